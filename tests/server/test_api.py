"""The API over HTTP: every call, who may make it, and what a refusal looks like."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bivouac.engine import REFEREE, SPECTATOR, Luck
from bivouac.locale import LANGUAGES
from bivouac.server.api import CALLS
from bivouac.server.config import Config
from bivouac.server.journal import AWAITED, FREE, Machine
from bivouac.server.table import LiveTable
from tests.server.houses import HOST, Client, House, house_in, move_of
from tests.server.tables import ADA, BEN, BOT, CLEO, DORA, GAME


@pytest.fixture
def ada(house: House) -> Client:
    return house.client(ADA)


@pytest.fixture
def ben(house: House) -> Client:
    return house.client(BEN)


@pytest.fixture
def stranger(house: House) -> Client:
    return house.client(DORA)


def failed(answer: Any, status: int, id: str) -> str:
    """Checks that an answer is a refusal; gives its sentence."""
    assert answer.status_code == status, answer.text
    assert answer.headers["Content-Type"] == "application/json"
    fault = answer.json()
    assert set(fault) == {"error"}
    assert fault["error"]["id"] == id
    text: str = fault["error"]["text"]
    assert text
    return text


def done(answer: Any) -> Any:
    assert answer.status_code == 200, answer.text
    return answer.json()


# People and games


def test_a_program_becomes_a_person_and_is_known_by_its_token(house: House) -> None:
    program = house.client()
    me = done(program.post("/api/me", json={"name": "  Deep  Thought "}))
    assert me["name"] == "Deep Thought"
    again = house.client()
    again.headers["Authorization"] = f"Bearer {me['token']}"
    assert done(again.post("/api/me", json={"name": "Marvin"})) == {"token": me["token"], "name": "Marvin"}
    assert "Set-Cookie" not in again.post("/api/me", json={"name": "Marvin"}).headers


def test_a_newcomer_gets_a_cookie_that_scripts_and_other_sites_cannot_use(house: House) -> None:
    cookie = house.client().post("/api/me", json={"name": "Ada"}).headers["Set-Cookie"]
    assert cookie.startswith("bivouac=")
    flags = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert "secure" not in flags
    over_tls = house.client()
    over_tls.base_url = f"https://{HOST}"
    assert "secure" in over_tls.post("/api/me", json={"name": "Ada"}).headers["Set-Cookie"].lower()


@pytest.mark.parametrize(
    "token", ["made.up", "", ".", "x" * 5000, "é", "bearer", "ada.00000000000000000000000000000000"]
)
def test_a_token_that_was_made_up_is_nobodys(house: House, token: str) -> None:
    id = house.table(ADA, BEN, BOT)
    for header in (f"Bearer {token}", f"bearer  {token}", token):
        answer = house.client().post(
            f"/api/tables/{id}/talk", json={"text": "hi"}, headers={"Authorization": header.encode()}
        )
        failed(answer, 403, "page-who")
    cookie = {"Cookie": f"bivouac={token}".encode()}
    failed(house.client().post(f"/api/tables/{id}/talk", json={"text": "hi"}, headers=cookie), 403, "page-who")


def test_games_are_told_with_their_options_and_bots(house: House) -> None:
    [game] = [game for game in done(house.client().get("/api/games?lang=fr")) if game["name"] == "cryptid"]
    assert game["seats"] == [2, 3, 4, 5]
    assert game["bots"][-1] == "random"
    [option] = [option for option in game["options"] if option["name"] == "advanced"]
    assert (option["values"], option["default"]) == ([False, True], False)
    assert option["text"]
    assert not option["open"]


def test_an_open_option_is_told_with_examples(house: House) -> None:
    [game] = [game for game in done(house.client().get("/api/games")) if game["name"] == "survival"]
    [option] = [option for option in game["options"] if option["name"] == "map"]
    assert (option["values"], option["default"], option["open"]) == (["standard", "random:7"], "standard", True)


# Setting a table, and sitting down


def test_a_table_is_set_as_docs_say(ada: Client, house: House) -> None:
    body = {
        "game": "cryptid",
        "seats": ["me", "bot:ranger", "link", "free"],
        "options": {"advanced": True},
        "clock": {"kind": "move", "seconds": 60},
        "aid": "full",
        "watch": True,
        "listed": False,
    }
    made = done(ada.post("/api/tables", json=body))
    assert set(made) == {"table", "code", "number", "links"}
    assert made["number"] == 3
    assert list(made["links"]) == ["2"]
    told = done(ada.get(f"/api/tables/{made['table']}"))
    assert told["options"] == {"advanced": True}
    assert told["clock"] == {"kind": "move", "seconds": 60}
    assert [seat["holder"] for seat in told["seats"]] == ["person", "bot", "awaited", "free"]
    assert [seat["me"] for seat in told["seats"]] == [True, False, False, False]
    assert (told["owner"], told["begun"], told["over"], told["winners"], told["next"]) == (
        True,
        False,
        None,
        None,
        None,
    )


@pytest.mark.parametrize(
    ("body", "id"),
    [
        ({"game": "chess", "seats": ["me", "free"]}, "unknown-game"),
        ({"game": "../cryptid", "seats": ["me", "free"]}, "unknown-game"),
        ({"game": "cryptid", "seats": ["me"]}, "bad-seats"),
        ({"game": "cryptid", "seats": ["me", "me", "me"]}, "page-seat-twice"),
        ({"game": "cryptid", "seats": ["me", "bot:gandalf"]}, "unknown-bot"),
        ({"game": "cryptid", "seats": ["me", "you"]}, "page-bad-seat"),
        ({"game": "cryptid", "seats": ["me", "free"], "options": {"seats": 2}}, "bad-option"),
        ({"game": "cryptid", "seats": ["me", "free"], "options": {"advanced": 2}}, "bad-option-value"),
        ({"game": "cryptid", "seats": ["me", "free"], "clock": {"kind": "move", "seconds": 1}}, "page-bad-clock"),
        ({"game": "cryptid", "seats": ["me", "free"], "clock": {"kind": "sand"}}, "page-bad-request"),
        ({"game": "cryptid", "seats": ["me", "free"], "aid": "all"}, "page-bad-request"),
        ({"game": "cryptid", "seats": ["me", "free"], "more": 1}, "page-bad-request"),
        ({"game": "cryptid", "seats": []}, "page-bad-request"),
        ({"game": "cryptid", "seats": ["free"] * 13}, "page-bad-request"),
        ({"game": "cryptid"}, "page-bad-request"),
        ([], "page-bad-request"),
        (None, "page-bad-request"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(ada: Client, house: House, body: Any, id: str) -> None:
    failed(ada.post("/api/tables", json=body), 404 if id == "unknown-game" else 400, id)
    assert house.run(lambda: house.camp.store.unfinished()) == []


def test_my_tables_and_open_ones_are_told(house: House, ada: Client, stranger: Client) -> None:
    mine = house.table(ADA, FREE, BOT)
    listed = house.table(BEN, FREE, BOT, owner=BEN, listed=True)
    told = done(ada.get("/api/tables"))
    assert [[one["table"] for one in told[kind]] for kind in ("mine", "open")] == [[mine], [listed]]
    assert done(house.client().get("/api/tables"))["mine"] == []
    assert done(stranger.post(f"/api/tables/{listed}/seats", json={"seat": 1, "to": "me"})) == {"number": 3}
    assert done(house.client().get("/api/tables"))["open"] == []


def test_a_free_seat_of_a_game_without_spectators_is_not_offered(house: House) -> None:
    id = house.table(ADA, BEN, BOT, watch=False, listed=True)
    house.change(id, lambda table: table.give("ada", 2, FREE))
    assert done(house.client().get("/api/tables"))["open"] == []


def test_who_sits_down_without_being_known_becomes_a_person(house: House) -> None:
    id = house.table(ADA, FREE, BOT)
    newcomer = house.client()
    answer = newcomer.post(f"/api/tables/{id}/seats", json={"seat": 1, "to": "me"})
    assert done(answer) == {"number": 3}
    assert "bivouac=" in answer.headers["Set-Cookie"]
    assert done(newcomer.get(f"/api/tables/{id}"))["seats"][1]["me"]


def test_the_owner_invites_by_a_link_with_a_picture(house: House, ada: Client, ben: Client) -> None:
    id = house.table(ADA, FREE, BOT)
    sat = done(ada.post(f"/api/tables/{id}/seats", json={"seat": 1, "to": "link"}))
    assert sat["link"].startswith(f"http://{HOST}/seats/")
    assert sat["qr"].startswith("<svg")
    assert ben.post(sat["link"].removeprefix(f"http://{HOST}")).status_code == 303
    assert done(ben.get(f"/api/tables/{id}"))["seats"][1]["me"]
    again = ben.get(sat["link"].removeprefix(f"http://{HOST}"))
    assert again.status_code == 404


def test_who_leaves_a_game_leaves_the_seat_to_a_bot_and_gets_no_link_to_it(house: House, ben: Client) -> None:
    id = house.table(ADA, BEN, BOT)
    assert set(done(ben.post(f"/api/tables/{id}/seats", json={"seat": 1, "to": "link"}))) == {"number"}
    assert isinstance(house.live(id).holders[1], Machine)
    assert house.live(id).holders[1] != AWAITED


def test_only_the_owner_gives_seats_away_and_mutes(house: House, ada: Client, ben: Client) -> None:
    id = house.table(ADA, BEN, CLEO)
    for body in ({"seat": 2, "to": "bot:scout"}, {"seat": 2, "to": "free"}, {"seat": 2, "to": "link"}):
        failed(ben.post(f"/api/tables/{id}/seats", json=body), 403, "page-owner-only")
    failed(ben.post(f"/api/tables/{id}/mute", json={"seat": 0, "muted": True}), 403, "page-owner-only")
    assert done(ada.post(f"/api/tables/{id}/mute", json={"seat": 1, "muted": True})) == {"number": 4}
    failed(ben.post(f"/api/tables/{id}/talk", json={"text": "!"}), 403, "page-talk-muted")
    assert done(ada.post(f"/api/tables/{id}/seats", json={"seat": 1, "to": "bot:scout"})) == {"number": 5}
    assert done(ben.post(f"/api/tables/{id}/seats", json={"seat": 1, "to": "me"}))["number"] > 5


# Playing


def test_a_move_is_played_by_number_or_by_text_and_confirmed_with_its_number(
    house: House, ada: Client, ben: Client
) -> None:
    id = house.table(ADA, BEN, CLEO)
    table = house.live(id)
    assert done(ada.post(f"/api/tables/{id}/moves", json={"move": move_of(table, 0), "after": 3})) == {"number": 4}
    text = table.state.moves(1)[0].text
    assert done(ben.post(f"/api/tables/{id}/moves", json={"move": text.upper(), "after": 3})) == {"number": 5}
    assert [entry.actor for entry in table.log.played()] == [0, 1]


def test_a_program_plays_with_its_token(house: House) -> None:
    id = house.table(ADA, BEN, CLEO)
    program = house.client(ADA, bearer=True)
    assert done(program.post(f"/api/tables/{id}/moves", json={"move": move_of(house.live(id), 0)})) == {"number": 4}


def test_moves_that_are_none_are_refused_and_change_nothing(house: House, ada: Client, ben: Client) -> None:
    id = house.table(ADA, BEN, CLEO)
    before = house.journal(id)
    path, legal = f"/api/tables/{id}/moves", move_of(house.live(id), 0)
    failed(ben.post(path, json={"move": legal}), 400, "page-illegal-move")
    failed(ada.post(path, json={"move": 0}), 400, "page-illegal-move")
    failed(ada.post(path, json={"move": 10**9}), 400, "page-no-such-move")
    failed(ada.post(path, json={"move": "fly away"}), 400, "unknown-move")
    for body in ({"move": -1}, {"move": 1.5}, {"move": True}, {"move": None}, {"move": [1]}, {}, {"move": "x" * 101}):
        failed(ada.post(path, json=body), 400, "page-bad-request")
    failed(house.client(DORA).post(path, json={"move": legal}), 403, "page-no-seat")
    failed(house.client().post(path, json={"move": legal}), 403, "page-who")
    assert house.journal(id) == before


def test_of_two_tabs_that_move_at_once_one_is_told_that_it_is_too_late(house: House, ada: Client) -> None:
    id = house.table(ADA, BEN, CLEO)
    table = house.live(id)
    moves = [GAME.numbers(table.setting)[move] for move in table.state.moves(0)[:2]]
    done(ada.post(f"/api/tables/{id}/moves", json={"move": moves[0], "after": 3}))
    failed(ada.post(f"/api/tables/{id}/moves", json={"move": moves[1], "after": 3}), 409, "page-too-late")
    failed(ada.post(f"/api/tables/{id}/undo", json={"after": 3}), 409, "page-too-late")
    assert done(ada.post(f"/api/tables/{id}/undo", json={"after": 4})) == {"number": 5}


def test_nothing_is_played_before_the_game_begins(house: House, ada: Client) -> None:
    id = house.table(ADA, BEN, FREE)
    for call, body in (("undo", {}), ("concede", {}), ("notes", {"about": "x", "mark": "+"})):
        failed(ada.post(f"/api/tables/{id}/{call}", json=body), 400, "page-not-begun")
    assert ada.post(f"/api/tables/{id}/moves", json={"move": 0}).status_code == 400
    for call in ("view", "past", "about?target=hex-1-1"):
        failed(ada.get(f"/api/tables/{id}/{call}"), 400, "page-not-begun")
    failed(ada.get(f"/api/tables/{id}/review"), 400, "page-not-over")


def test_a_seat_that_a_bot_keeps_plays_nothing_for_its_person(house: House, ben: Client) -> None:
    id = house.table(ADA, BEN, CLEO)
    house.change(id, lambda table: table.give("ada", 1, Machine("random")))
    for call, body in (("moves", {"move": 0}), ("undo", {}), ("notes", {"about": "x", "mark": ""}), ("concede", {})):
        failed(ben.post(f"/api/tables/{id}/{call}", json=body), 403, "page-no-seat")


def test_marks_are_for_ones_own_eyes(house: House, ada: Client, ben: Client) -> None:
    id = house.table(ADA, BEN, CLEO)
    before = ben.get(f"/api/tables/{id}/view").json()["view"]
    assert done(ada.post(f"/api/tables/{id}/notes", json={"about": "clue-orange-1:W", "mark": "+"})) == {"number": 4}
    assert house.live(id).log.marks(0) == {"clue-orange-1:W": "+"}
    assert ben.get(f"/api/tables/{id}/view").json()["view"] == before
    failed(ada.post(f"/api/tables/{id}/notes", json={"about": "x\ny", "mark": "+"}), 400, "page-bad-mark")


def test_talk_reaches_the_others_as_text(house: House, ada: Client, ben: Client) -> None:
    id = house.table(ADA, BEN, CLEO)
    said = "<script>alert('hi')</script> \u202e & so on"
    assert done(ada.post(f"/api/tables/{id}/talk", json={"text": said})) == {"number": 4}
    news = ben.get(f"/api/tables/{id}/news?after=3").json()
    assert news["talk"] == [[4, "Ada", "<script>alert('hi')</script> & so on", 0]]
    for page in (f"/tables/{id}", f"/tables/{id}/text"):
        assert "<script>alert" not in ben.get(page).text
    failed(ada.post(f"/api/tables/{id}/talk", json={"text": " "}), 400, "page-talk-empty")
    failed(ada.post(f"/api/tables/{id}/talk", json={"text": "x" * 281}), 400, "page-talk-long")


def test_giving_up_playing_again_and_looking_back(house: House, ada: Client, ben: Client) -> None:
    id = house.table(ADA, BEN)
    failed(ada.post(f"/api/tables/{id}/rematch", json={}), 400, "page-not-over")
    assert done(ben.post(f"/api/tables/{id}/concede", json={})) == {"number": 3}
    told = done(ada.get(f"/api/tables/{id}"))
    assert (told["winners"], [seat["conceded"] for seat in told["seats"]]) == ([0], [False, True])
    assert told["over"]
    failed(ada.post(f"/api/tables/{id}/concede", json={}), 400, "page-is-over")
    first, second = (done(one.post(f"/api/tables/{id}/rematch", json={}))["table"] for one in (ada, ben))
    assert first == second == done(ada.get(f"/api/tables/{id}"))["next"]
    assert house.live(first).begun
    failed(house.client(DORA).post(f"/api/tables/{id}/rematch", json={}), 400, "page-talk-seated")


# Looking


@pytest.fixture
def finished(house: House) -> str:
    """A game that has been played to its end."""
    id = house.table(ADA, BEN, BOT)
    luck, table = Luck.seeded("finished"), house.live(id)

    def somebody_moves(table: LiveTable) -> list[Any]:
        seat = next((seat for seat in table.actors() if seat < 2), None)
        return [] if seat is None else list(table.move(seat, luck.choose(table.state.moves(seat)), luck))

    while not table.over:
        house.change(id, somebody_moves)
        house.until(lambda: table.over or min(table.actors()) < 2)
    return id


def test_a_view_is_that_of_the_seat_or_of_a_spectator(house: House, ada: Client, stranger: Client) -> None:
    id = house.table(ADA, BEN, CLEO)
    mine, public = ada.get(f"/api/tables/{id}/view").json(), stranger.get(f"/api/tables/{id}/view").json()
    assert (mine["seat"], mine["number"], public["seat"]) == (0, 3, SPECTATOR)
    assert GAME.decode(msgspec.json.encode(mine["view"]), GAME.view_type) == house.live(id).state.view(0)
    assert public["view"]["clues"] == [None] * 3
    assert public["view"]["moves"] == []


def test_during_a_game_one_looks_back_with_ones_own_eyes(house: House, ada: Client) -> None:
    id = house.table(ADA, BEN, CLEO)
    done(ada.post(f"/api/tables/{id}/moves", json={"move": move_of(house.live(id), 0)}))
    assert done(ada.get(f"/api/tables/{id}/past?at=3")).get("log", []) == []
    assert len(done(ada.get(f"/api/tables/{id}/past?at=4&eyes=0"))["log"]) == 1
    assert done(ada.get(f"/api/tables/{id}/past?at=4&eyes=watch"))["number"] == 4
    for eyes in ("1", "2", "all"):
        failed(ada.get(f"/api/tables/{id}/past?eyes={eyes}"), 403, "page-eyes-later")
        failed(ada.get(f"/api/tables/{id}/about?target=hex-1-1&eyes={eyes}"), 403, "page-eyes-later")
    for eyes in ("3", "-1", "", "me", "²", "99999999999", "0 "):
        failed(ada.get(f"/api/tables/{id}/past", params={"eyes": eyes}), 400, "not-a-seat")
    for at in ("5", "-1", "x", "", "²", "9" * 30, "1e3", "0x1"):
        failed(ada.get(f"/api/tables/{id}/past", params={"at": at}), 400, "page-bad-number")


def test_a_finished_game_is_seen_with_anybodys_eyes(house: House, finished: str, stranger: Client) -> None:
    table = house.live(finished)
    for eyes, viewer in (("0", 0), ("2", 2), ("watch", SPECTATOR), ("all", REFEREE)):
        news = done(stranger.get(f"/api/tables/{finished}/past?at={table.numbers[5]}&eyes={eyes}"))
        assert news["whole"]
        assert [number for number, _ in news["log"]] == sorted(
            number for number, _ in table.lines(viewer) if number <= table.numbers[5]
        )
    early = done(stranger.get(f"/api/tables/{finished}/about?target=hex-1-1&eyes=0&at={table.numbers[0]}"))
    assert early["lines"]


def test_a_finished_game_has_a_review(house: House, finished: str, stranger: Client) -> None:
    review = done(stranger.get(f"/api/tables/{finished}/review?lang=de"))
    table = house.live(finished)
    assert review["numbers"] == table.numbers
    assert [curve["seat"] for curve in review["curves"]] == [0, 1, 2]
    assert {len(curve["values"]) for curve in review["curves"]} == {len(table.numbers) + 1}
    assert all(remark["number"] in table.numbers for remark in review["remarks"])


def test_what_one_points_at_is_told(house: House, ada: Client) -> None:
    id = house.table(ADA, BEN, CLEO)
    assert done(ada.get(f"/api/tables/{id}/about?target=hex-5-3"))["lines"]
    for nothing in ("", "hex-99-99", "hex-²-1", "clue-", "clue-orange-", "rule-", "own-", "'\"<>", "\0", "x" * 500):
        assert done(ada.get(f"/api/tables/{id}/about", params={"target": nothing})) == {"lines": [], "shows": []}


def test_news_wait_until_there_are_some(house: House, ada: Client, ben: Client) -> None:
    id = house.table(ADA, BEN, CLEO)
    assert done(ada.get(f"/api/tables/{id}/news?after=3&wait=0"))["number"] == 3
    assert done(ada.get(f"/api/tables/{id}/news?wait=20"))["number"] == 3  # there are some already
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bivouac.server.api.LONGEST_WAIT", 0.05)
        assert done(ada.get(f"/api/tables/{id}/news?after=3&wait=20"))["number"] == 3
    for query in ("after=x", "wait=-1", "after=1.5"):
        failed(ada.get(f"/api/tables/{id}/news?{query}"), 400, "page-bad-number")


def test_who_waits_for_a_game_without_spectators_is_not_told_of_it_when_it_begins(house: House) -> None:
    import threading

    id = house.table(ADA, BEN, FREE, watch=False)
    answers: list[Any] = []
    waiting = threading.Thread(
        target=lambda: answers.append(house.client(DORA).get(f"/api/tables/{id}/news?after=2&wait=20"))
    )
    waiting.start()
    desk = house.desk(id)
    house.until(lambda: bool(desk._waiting))
    house.change(id, lambda table: table.sit("cleo", "Cleo", 2))
    waiting.join(10)
    failed(answers[0], 404, "page-no-table")


# Refusals


def all_calls(id: str) -> Iterator[tuple[str, str, Any]]:
    """Every call about a table, with a body that could be meant."""
    bodies: dict[str, Any] = {
        "moves": {"move": 0},
        "notes": {"about": "x", "mark": "+"},
        "talk": {"text": "hi"},
        "seats": {"seat": 2, "to": "me"},
        "mute": {"seat": 1, "muted": True},
    }
    for call in CALLS:
        if "{id}" in call.path:
            path = call.path.replace("{id}", id)
            body = bodies.get(call.path.rpartition("/")[2], {}) if call.takes else None
            yield call.method, f"/api{path}{'?target=hex-1-1' if path.endswith('about') else ''}", body


PAGES = ("", "/text", "/replay", "/review", "/replay?at=1&eyes=watch")


def test_a_table_that_may_not_be_watched_is_not_there_for_strangers(house: House, ben: Client) -> None:
    id = house.table(ADA, BEN, CLEO, watch=False)
    before = house.journal(id)
    nowhere = "A" * len(id)
    for who in (house.client(), house.client(DORA), house.client(DORA, bearer=True)):
        for (method, path, body), (_, gone, _) in zip(all_calls(id), all_calls(nowhere)):
            answer = who.request(method, path, json=body)
            failed(answer, 404, "page-no-table")
            assert answer.content == who.request(method, gone, json=body).content
        for page in PAGES:
            answer = who.get(f"/tables/{id}{page}")
            assert answer.status_code == 404
            assert answer.text.replace(id, "") == who.get(f"/tables/{nowhere}{page}").text.replace(nowhere, "")
        for page in ("", "/text"):
            assert who.post(f"/tables/{id}{page}", data={"sit": "1", "talk": "hi"}).status_code == 404
    assert house.journal(id) == before
    for method, path, body in all_calls(id):
        assert ben.request(method, path, json=body).status_code != 404


def test_ids_that_do_not_exist_are_not_found(house: House, ada: Client) -> None:
    for id in ("nowhere", "x" * 500, "%00", "..", "%2e%2e", "%ff%fe", "'", '"<b>', " ", "1;drop table head"):
        for method, path, body in all_calls(id):
            assert ada.request(method, path, json=body).status_code == 404, (method, path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_told_in_ones_language(house: House, language: str) -> None:
    english = failed(house.client().get("/api/tables/nowhere"), 404, "page-no-table")
    by_header = house.client(DORA)
    by_header.headers["Accept-Language"] = f"{language}-XX, en;q=0.5"
    by_cookie = house.client()
    by_cookie.cookies.set("lang", language)
    sentences = {
        failed(house.client().get(f"/api/tables/nowhere?lang={language}"), 404, "page-no-table"),
        failed(by_header.get("/api/tables/nowhere"), 404, "page-no-table"),
        failed(by_cookie.get("/api/tables/nowhere"), 404, "page-no-table"),
    }
    assert len(sentences) == 1
    assert (sentences == {english}) == (language == "en")


def test_tables_that_one_client_may_set_are_counted(tmp_path: Path) -> None:
    with house_in(tmp_path, Config(rate=1e6, tables=2)) as house:
        ada, id = house.client(ADA), house.table(ADA, BEN)
        body = {"game": "cryptid", "seats": ["me", "free"]}
        for _ in range(2):
            done(ada.post("/api/tables", json=body))
        answer = ada.post("/api/tables", json=body)
        failed(answer, 429, "page-too-much")
        assert int(answer.headers["Retry-After"]) > 60
        house.change(id, lambda table: table.concede(0))
        failed(ada.post(f"/api/tables/{id}/rematch", json={}), 429, "page-too-much")
        done(house.client(ADA, client=("203.0.113.6", 1)).post("/api/tables", json=body))


def test_people_that_one_client_may_become_are_counted(tmp_path: Path) -> None:
    with house_in(tmp_path, Config(rate=1e6, tables=2)) as house:
        for _ in range(2):
            done(house.client().post("/api/me", json={"name": "Ada"}))
        failed(house.client().post("/api/me", json={"name": "Ada"}), 429, "page-too-much")
        done(house.client(ADA).post("/api/me", json={"name": "Ada"}))
