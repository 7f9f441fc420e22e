"""The live channel: news at once, exactly what was missed, who is there; moves, and nothing else that a client says."""

import asyncio
import threading
from contextlib import ExitStack
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from bivouac.server import live
from bivouac.server.config import Config
from bivouac.server.desk import Desk
from bivouac.server.journal import FREE, Machine
from bivouac.server.live import Line
from bivouac.server.news import Reader
from tests.server.houses import HOST, House, house_in, move_of, told, watch
from tests.server.tables import ADA, BEN, BOT, CLEO, DORA, a_move


def quiet(house: House, socket: Any) -> bool:
    """Whether there is nothing that was sent and not read."""

    async def settled() -> bool:
        for _ in range(20):
            await asyncio.sleep(0)
        return bool(socket._send_rx.statistics().current_buffer_used == 0)

    return house.run(settled)


def told_of(socket: Any, number: int) -> dict[str, Any]:
    """The message about an entry; others may come before it, about who came and went."""
    while (news := told(socket)).get("number", 0) < number:
        pass
    return news


def play(house: House, id: str, seat: int) -> int:
    return house.change(id, lambda table: table.move(seat, a_move(table, seat), house.camp.luck))


def talk(house: House, id: str, text: str) -> int:
    return house.change(id, lambda table: table.say("ada", text))


def test_the_first_news_come_at_once_and_are_whole(house: House) -> None:
    id = house.table(ADA, BEN, CLEO)
    with watch(house.client(ADA), id) as socket:
        news = told(socket)
    assert news["whole"]
    assert news["number"] == 3
    assert news["mine"]
    assert int(news["legal"], 16).bit_count() == len(news["words"]) == len(house.live(id).state.moves(0))
    assert "players" in news["panels"]


def test_each_change_is_told_to_everybody_who_watches(house: House) -> None:
    id = house.table(ADA, BEN, CLEO)
    with watch(house.client(ADA), id) as ada, watch(house.client(BEN), id) as ben, watch(house.client(), id) as nobody:
        for socket in (ada, ben, nobody):
            assert told(socket)["whole"]
        number = play(house, id, 0)
        for socket in (ada, ben, nobody):
            news = told_of(socket, number)
            assert "whole" not in news
            assert [one for one, _ in news["log"]] == [number]
            assert news.get("mine") == {ada: False, ben: True}.get(socket)


def test_who_comes_back_is_told_exactly_what_was_missed(house: House) -> None:
    id = house.table(ADA, BEN, CLEO)
    for turn in range(4):
        play(house, id, turn % 3)
        talk(house, id, f"turn {turn}")
    everything = [told_after(house, id, after) for after in range(house.live(id).number + 3)]
    for after, news in enumerate(everything):
        assert news["whole"]
        assert news["number"] == house.live(id).number
        for kind in ("log", "talk"):
            assert news.get(kind, []) == [line for line in everything[0][kind] if line[0] > after]
    assert len(everything[0]["log"]) == len(everything[0]["talk"]) == 4


def told_after(house: House, id: str, after: int) -> dict[str, Any]:
    with watch(house.client(ADA), id, after) as socket:
        return told(socket)


def test_a_client_that_follows_every_change_ends_up_where_one_does_that_comes_last(house: House) -> None:
    id = house.table(ADA, BEN, CLEO)
    shown: dict[str, Any] = {"pieces": {}, "panels": {}, "signs": {}, "log": []}
    with watch(house.client(BEN), id) as socket:
        number = 0
        for turn in range(7):
            while number < house.live(id).number:
                news = told(socket)
                number = news["number"]
                apply(shown, news)
            if turn < 6:
                play(house, id, turn % 3)
        fresh: dict[str, Any] = {"pieces": {}, "panels": {}, "signs": {}, "log": []}
        with watch(house.client(BEN), id) as late:
            apply(fresh, told(late))
    assert shown == fresh
    assert fresh["pieces"]


def apply(shown: dict[str, Any], news: dict[str, Any]) -> None:
    """What a page does with news."""
    for kind in ("pieces", "panels", "signs"):
        for name, thing in news.get(kind, {}).items():
            if thing is None:
                del shown[kind][name]
            else:
                shown[kind][name] = thing
    shown["log"] += news.get("log", [])
    for name in ("prompt", "mine", "legal", "undo", "over", "next", "begun"):
        if name in news:
            shown[name] = news[name]


def test_the_waiting_room_hears_when_the_game_begins(house: House) -> None:
    id = house.table(ADA, FREE, BOT)
    with watch(house.client(ADA), id) as socket:
        assert told(socket)["begun"] is False
        house.change(id, lambda table: table.sit("ben", "Ben", 1))
        news = told(socket)
        assert news["begun"] is True
        assert news["prompt"]


def test_who_sits_down_gets_everything_anew(house: House) -> None:
    id = house.table(ADA, BEN, BOT)
    play(house, id, 0)
    house.change(id, lambda table: table.give("ada", 1, FREE))
    with watch(house.client(DORA), id) as socket:
        first = told(socket)
        assert first["legal"] == "0"
        house.change(id, lambda table: table.sit("dora", "Dora", 1))
        news = told(socket)
        assert news["whole"]
        assert news["mine"]
        assert len(news["panels"]) > len(first["panels"])
        house.change(id, lambda table: table.give("ada", 1, FREE))
        while "mine" not in (news := told(socket)):
            pass
        assert news["mine"] is False


def test_others_see_who_is_there(house: House) -> None:
    id = house.table(ADA, BEN, BOT)
    with watch(house.client(ADA), id) as ada:
        alone = told(ada)["panels"]["players"]["html"]
        with watch(house.client(BEN), id) as ben:
            together = told(ada)["panels"]["players"]["html"]
            assert together.count("away") < alone.count("away")
            assert house.desk(id).watching == 2
            told(ben)
            with watch(house.client(BEN), id) as second:
                told(second)
            assert quiet(house, ada)  # one of two windows was closed: Ben is still there
        assert told(ada)["panels"]["players"]["html"] == alone
    house.until(lambda: house.camp._desks[id].watching == 0)
    assert not house.desk(id).present


@pytest.mark.parametrize("after", ["x", "-1", "1.5", "", "9" * 40, "²"])
def test_a_number_that_is_none_is_refused(house: House, after: str) -> None:
    id = house.table(ADA, BEN, BOT)
    assert refused(house.client(ADA), f"/api/tables/{id}/live", params={"after": after})


def refused(client: Any, path: str, params: Any = None, **settings: Any) -> bool:
    code = None
    try:
        with client.websocket_connect(path, params=params, **settings) as socket:
            told(socket)
    except WebSocketDisconnect as closed:
        code = closed.code
    assert code in (None, live.REFUSED)
    return code is not None


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Origin": "http://["}, {"Sec-Fetch-Site": "cross-site"}],
)
def test_other_sites_hear_nothing(house: House, headers: dict[str, str]) -> None:
    id = house.table(ADA, BEN, BOT)
    assert refused(house.client(ADA), f"/api/tables/{id}/live", headers=headers)
    assert not refused(house.client(ADA), f"/api/tables/{id}/live", headers={"Origin": f"http://{HOST}"})


def test_a_person_has_so_many_windows_and_no_more(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bivouac.server.live.TABS", 1)
    path = f"/api/tables/{house.table(ADA, BEN, CLEO)}/live"
    with house.client(ADA).websocket_connect(path) as first:
        first.receive_json()
        assert refused(house.client(ADA), path)
        assert not refused(house.client(BEN), path)
    assert not refused(house.client(ADA), path)


def test_strangers_hear_nothing_of_a_table_that_may_not_be_watched(house: House) -> None:
    id = house.table(ADA, BEN, BOT, watch=False)
    for stranger in (house.client(), house.client(DORA)):
        assert refused(stranger, f"/api/tables/{id}/live")
    assert refused(house.client(ADA), "/api/tables/nowhere/live")
    assert not refused(house.client(ADA), f"/api/tables/{id}/live")


def test_who_waits_with_the_others_is_sent_away_when_a_game_without_spectators_begins(house: House) -> None:
    id = house.table(ADA, BEN, FREE, watch=False)
    with watch(house.client(DORA), id) as socket:
        assert told(socket)["begun"] is False
        house.change(id, lambda table: table.give("ada", 2, Machine("random")))
        with pytest.raises(WebSocketDisconnect) as closed:
            told(socket)
        assert closed.value.code == live.REFUSED


def test_silence_is_told_from_a_lost_connection(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "SILENCE", 0.02)
    id = house.table(ADA, BEN, BOT)
    with watch(house.client(ADA), id) as socket:
        assert told(socket)["whole"]
        assert [told(socket) for _ in range(3)] == [{}, {}, {}]
        assert told_of(socket, play(house, id, 0))["log"]


def ask(socket: Any, move: int | str, after: int, ask: int = 1) -> dict[str, Any]:
    """What is told about a move that was sent along the channel."""
    socket.send_json({"ask": ask, "move": move, "after": after})
    while "answer" not in (news := told(socket)):
        pass
    return news


def test_a_move_along_the_channel_is_confirmed_with_what_it_did(house: House) -> None:
    id = house.table(ADA, BEN, CLEO)
    before = house.journal(id)
    with watch(house.client(ADA), id) as ada, watch(house.client(BEN), id) as ben:
        told(ada), told(ben)
        news = ask(ada, move_of(house.live(id), 0), 3, ask=41)
        assert news["answer"] == {"ask": 41, "number": 4}
        assert news["number"] == 4
        assert [number for number, _ in news["log"]] == [4]
        assert house.journal(id) != before
        heard = told_of(ben, 4)
        assert "answer" not in heard
        assert heard["mine"]
        named = house.live(id).state.moves(1)[0].text
        assert ask(ben, named, 4)["answer"] == {"ask": 1, "number": 5}


def test_a_move_along_the_channel_is_refused_as_a_call_is(house: House) -> None:
    id = house.table(ADA, BEN, CLEO)
    before = house.journal(id)
    move = move_of(house.live(id), 0)
    with watch(house.client(ADA), id) as ada, watch(house.client(BEN), id) as ben, watch(house.client(), id) as nobody:
        told(ada), told(ben), told(nobody)
        for socket, what, status, why in (
            (ada, 10**6, 400, "page-no-such-move"),
            (ada, "dance", 400, "unknown-move"),
            (ada, move_of(house.live(id), 0) + 400, 400, "page-illegal-move"),
            (ben, move, 400, "page-illegal-move"),
            (nobody, move, 403, "page-no-seat"),
        ):
            answer = ask(socket, what, 3)["answer"]
            assert (answer["status"], answer["error"]["id"]) == (status, why)
            assert answer["error"]["text"]
        assert house.journal(id) == before
        assert ask(ada, move, 3)["answer"]["number"] == 4
        assert ask(ada, move, 3)["answer"]["status"] == 409


def test_moves_along_the_channel_count_as_asking(tmp_path: Any) -> None:
    with house_in(tmp_path, Config(rate=0.5, tables=100)) as house:
        id = house.table(ADA, BEN, CLEO)
        with watch(house.client(ADA), id) as socket:
            told(socket)
            statuses = [ask(socket, 10**6, 3)["answer"]["status"] for _ in range(3)]
    assert statuses == [400, 429, 429]


def test_a_move_that_has_begun_is_finished_though_its_client_is_gone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = house.table(ADA, BEN, CLEO)
    append, begun, go_on = house.camp.store.append, threading.Event(), threading.Event()

    async def slow(*args: Any) -> None:
        await append(*args)
        begun.set()
        await asyncio.to_thread(go_on.wait)

    def broken(_: object) -> None:
        raise RuntimeError("broken")

    desk = house.desk(id)
    monkeypatch.setattr(house.camp.store, "append", slow)
    with ExitStack() as stack:
        socket = stack.enter_context(watch(house.client(ADA), id))
        told(socket)
        socket.send_json({"ask": 1, "move": move_of(house.live(id), 0), "after": 3})
        assert begun.wait(10)
        monkeypatch.setattr(Line, "_tell", broken)
        house.run(lambda: wake(desk))  # the connection ends for another reason meanwhile
        go_on.set()
        house.until(lambda: house.camp._desks[id].watching == 0)
        with pytest.raises(RuntimeError, match="broken"):
            stack.close()
    assert house.live(id).number == 4


async def wake(desk: Desk) -> None:
    desk.wake()


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "{}",
        '{"move": 1}',
        '{"ask": 1}',
        '{"ask": -1, "move": 1}',
        '{"ask": 1, "move": 1, "more": 1}',
        "\0",
        "x" * 100_000,
        "[" * 10_000,
        b"",
        b"\xff\xfe",
        b"x" * 100_000,
    ],
    ids=lambda garbage: repr(garbage[:8]),
)
def test_what_else_a_client_says_means_nothing(house: House, garbage: str | bytes) -> None:
    id = house.table(ADA, BEN, CLEO)
    before = house.journal(id)
    with watch(house.client(ADA), id) as socket:
        told(socket)
        socket.send_text(garbage) if isinstance(garbage, str) else socket.send_bytes(garbage)
        assert quiet(house, socket)
        assert house.journal(id) == before
        number = talk(house, id, "still there")
        assert told_of(socket, number)["talk"]


def test_a_client_that_never_stops_talking_harms_nobody(house: House) -> None:
    id = house.table(ADA, BEN, CLEO)
    before = house.journal(id)
    with watch(house.client(DORA), id) as loud, watch(house.client(ADA), id) as ada:
        told(loud), told(ada)

        async def shout() -> None:
            for turn in range(5000):
                await loud._receive_tx.send({"type": "websocket.receive", "text": f"{turn}"})

        house.run(shout)
        assert house.journal(id) == before
        number = play(house, id, 0)
        assert told_of(ada, number)["log"] == told_of(loud, number)["log"]
    house.until(lambda: house.camp._desks[id].watching == 0)


def test_a_fault_while_telling_closes_the_channel_so_that_the_client_comes_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = house.table(ADA, BEN, CLEO)
    with ExitStack() as stack:
        told(stack.enter_context(watch(house.client(ADA), id)))

        def fail(*_: object) -> None:
            raise RuntimeError("broken")

        monkeypatch.setattr(Reader, "news", fail)
        talk(house, id, "hi")
        house.until(lambda: house.camp._desks[id].watching == 0)
        with pytest.raises(RuntimeError, match="broken"):
            stack.close()


def test_connecting_counts_as_asking(tmp_path: Any) -> None:
    with house_in(tmp_path, Config(rate=0.5, tables=100)) as house:
        id = house.table(ADA, BEN, CLEO)
        outcomes = [refused(house.client(ADA), f"/api/tables/{id}/live") for _ in range(4)]
        assert outcomes == [False, False, True, True]


def test_news_are_in_the_language_of_whoever_hears_them(house: House) -> None:
    id = house.table(ADA, BEN, CLEO)
    prompts = set()
    for language in ("en", "fr", "de"):
        with house.client(ADA).websocket_connect(f"/api/tables/{id}/live?lang={language}") as socket:
            prompts.add(told(socket)["prompt"])
    assert len(prompts) == 3


def test_a_rematch_is_told_to_all(house: House) -> None:
    id = house.table(ADA, BEN)
    with watch(house.client(BEN), id) as socket:
        assert told(socket)["over"] is None
        house.change(id, lambda table: table.concede(0))
        assert told(socket)["over"]
        again = house.client(ADA).post(f"/api/tables/{id}/rematch", json={}).json()["table"]
        while "next" not in (news := told(socket)):
            pass
        assert news["next"] == again


def test_moves_whose_words_were_told_are_not_told_again(house: House) -> None:
    id = house.table(ADA, BEN, CLEO)
    known: set[int] = set()
    with watch(house.client(ADA), id) as socket:
        for turn in range(10):
            news = told_of(socket, house.live(id).number)
            fresh = {number for number, *_ in news.get("words", [])}
            assert not fresh & known
            known |= fresh
            legal = int(news.get("legal", "0"), 16)
            assert all(number in known for number in range(legal.bit_length()) if legal >> number & 1)
            play(house, id, turn % 3) if house.live(id).actors() == (turn % 3,) else talk(house, id, "hm")


def test_a_move_by_the_number_that_news_told_is_legal(house: House) -> None:
    id = house.table(ADA, BEN, CLEO)
    with watch(house.client(ADA), id) as socket:
        legal = int(told(socket)["legal"], 16)
    number = move_of(house.live(id), 0)
    assert legal >> number & 1
    assert house.client(ADA).post(f"/api/tables/{id}/moves", json={"move": number}).status_code == 200
