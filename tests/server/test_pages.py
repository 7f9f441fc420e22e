"""Pages for browsers, as a browser without script gets them."""

import asyncio
import re
from collections.abc import Callable, Iterator, Mapping
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient, Response
from starlette.applications import Starlette

from bivouac.bots import bot_names
from bivouac.engine import Luck, Phrase
from bivouac.games import load, names
from bivouac.locale import LANGUAGES, words
from bivouac.server import forms, frames, lobby
from bivouac.server.app import make_app
from bivouac.server.camp import Camp
from bivouac.server.config import Config
from bivouac.server.journal import FREE, Clock
from bivouac.server.sqlite import SqliteStore
from tests.engine.campfire import CAMPFIRE, Campfire
from tests.engine.fires import Shared
from tests.server.fireside import light
from tests.server.tables import ADA, QuickThinkers, table_of

GAME = load("cryptid")
TEMPLATES = Path(frames.__file__).parents[1] / "web" / "templates"
ALONE = {"seat-0": "me", "seat-1": "bot:scout", "seat-2": "bot:scout", "watch": "yes"}
COMPANY = {"seat-0": "me", "seat-1": "link", "seat-2": "free", "watch": "yes", "name": "Ada"}


class Browser:
    """A browser without script, with cookies of its own. The server goes on while it waits for an answer."""

    def __init__(self, app: Starlette, runner: asyncio.Runner, headers: Mapping[str, str]) -> None:
        transport = ASGITransport(app)
        self._client = AsyncClient(
            transport=transport, base_url="http://testserver", headers=headers, follow_redirects=True
        )
        self._runner = runner

    def request(self, method: str, address: str, **rest: Any) -> Response:
        return self._runner.run(self._client.request(method, address, **rest))

    def get(self, address: str, **rest: Any) -> Response:
        return self.request("GET", address, **rest)

    def post(self, address: str, **rest: Any) -> Response:
        return self.request("POST", address, **rest)


Browsers = Callable[..., Browser]


@pytest.fixture
def camp(tmp_path: Path) -> Camp:
    return Camp(SqliteStore(tmp_path / "camp.sqlite"), QuickThinkers(), pace=0, luck=Luck.seeded("pages"))


@pytest.fixture
def browser(camp: Camp) -> Iterator[Browsers]:
    """Opens browsers, all on one camp."""
    app = make_app(camp, Config(rate=10_000, tables=10_000))
    with asyncio.Runner() as runner:
        runner.run(camp.open())
        yield lambda **headers: Browser(app, runner, headers)
        runner.run(camp.close())


def sentence(id: str, language: str = "en", **args: str | int) -> str:
    return words(language)(Phrase(id, dict(args)))


def text_of(page: Response) -> str:
    return unescape(page.text)


def said(page: Response) -> str:
    found = re.search(r'role="(?:alert|status)"[^>]*>([^<]*)<', page.text)
    return unescape(found[1]) if found else ""


def set_table(client: Browser, fields: Mapping[str, str] = COMPANY) -> str:
    """Sets a table; gives its address."""
    page = client.post("/new/cryptid", data=dict(fields))
    assert page.status_code == 200
    return page.url.path


def chosen(page: Response, field: str) -> str:
    select = re.search(rf'<select[^>]* name="{field}".*?</select>', page.text, re.S)
    assert select
    found = re.search(r'<option value="([^"]*)" selected', select[0])
    return found[1] if found else ""


# The first page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_shows_every_game_in_the_browsers_language(browser: Browsers, language: str) -> None:
    page = browser(**{"Accept-Language": f"xx, {language};q=0.9, en;q=0.1"}).get("/")
    assert page.headers["Content-Language"] == language
    assert f'<html lang="{language}"' in page.text
    for name in names():
        assert sentence(f"{name}-line", language) in text_of(page)
        assert load(name).face().cover() in page.text


@pytest.mark.parametrize(("game", "words"), [(CAMPFIRE, "against bots"), (Shared(), "with bots")])
def test_bots_are_opponents_or_partners(
    browser: Browsers, monkeypatch: pytest.MonkeyPatch, game: Campfire, words: str
) -> None:
    light(monkeypatch, game)
    assert f'Play now {words}<span class="hear"> Campfire</span>' in browser().get("/").text


def test_one_click_plays_against_bots(browser: Browsers) -> None:
    client = browser()
    form = re.search(r"<form.*?</form>", client.get("/").text, re.S)
    assert form
    hidden = dict(re.findall(r'type="hidden" name="([^"]*)" value="([^"]*)"', form[0]))
    page = client.post("/new/cryptid", data=hidden)
    assert page.url.path.startswith("/tables/")
    assert 'class="at-table"' in page.text


def test_the_first_page_tells_whose_turn_it_is_at_my_tables(browser: Browsers) -> None:
    ada, ben = browser(), browser()
    table = set_table(ada, ALONE)
    assert sentence("page-card-yours") in text_of(ada.get("/"))
    assert table not in ben.get("/").text
    assert 'name="concede"' in ada.get(f"{table}/text").text
    assert 'name="concede"' not in ada.post(f"{table}/text", data={"concede": "yes"}).text
    assert f"{table}/replay" in ada.get("/").text


def test_open_tables_are_listed_only_if_their_owner_wants(browser: Browsers) -> None:
    ada, ben = browser(), browser()
    hidden, listed = set_table(ada), set_table(ada, {**COMPANY, "listed": "yes"})
    page = ben.get("/").text
    assert listed in page
    assert hidden not in page


# Language and looks


def test_a_language_in_the_address_is_remembered(browser: Browsers) -> None:
    client = browser()
    assert '<html lang="fr"' in client.get("/about?lang=fr").text
    assert '<html lang="fr"' in client.get("/").text
    assert '<html lang="fr"' in client.get("/?lang=klingon").text


def test_a_look_in_the_address_is_remembered_and_can_be_given_back_to_the_system(browser: Browsers) -> None:
    client = browser()
    assert 'data-theme="dark"' in client.get("/?theme=dark").text
    assert 'data-theme="dark"' in client.get("/about").text
    assert "data-theme" not in client.get("/about?theme=").text
    assert "data-theme" not in client.get("/about").text


def test_links_to_other_languages_keep_the_rest_of_the_address(browser: Browsers) -> None:
    assert 'href="/about?a=1%262&amp;lang=de"' in browser().get("/about?a=1%262&lang=fr").text


# Setting a table


def test_a_table_is_set_as_the_form_says(browser: Browsers, camp: Camp) -> None:
    fields = {**ALONE, "option-advanced": "yes", "clock": "move:60", "aid": "hand", "guided": "yes"}
    del fields["watch"]
    table = camp._desks[set_table(browser(), fields).rpartition("/")[2]].table
    assert table.setting == GAME.setting(3, advanced=True)
    assert table.terms.clock == Clock("move", 60)
    assert (table.terms.aid, table.terms.watch, table.terms.listed, table.terms.guided) == ("hand", False, False, True)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seat-1": "", "seat-3": "free"}, sentence("page-seats-gap", seat="Orange")),
        ({"seat-1": "me"}, sentence("page-seat-twice")),
        ({"seat-1": "", "seat-2": ""}, sentence("bad-seats", seats=1, least=2, most=5)),
        ({"seat-1": "bot:nobody"}, sentence("unknown-bot", bot="nobody", known=", ".join(bot_names(GAME)))),
        ({"seat-1": "king"}, sentence("page-bad-seat", word="king")),
        ({"name": "A" * 25}, sentence("page-name-long", most=24)),
        ({"clock": "move:1"}, sentence("page-error-400")),
        ({"aid": "magic"}, sentence("page-error-400")),
    ],
)
def test_a_form_that_is_refused_says_why_and_keeps_what_was_typed(
    browser: Browsers, change: dict[str, str], why: str
) -> None:
    typed = {**COMPANY, "seat-2": "bot:ranger", "clock": "game:1200", **change}
    page = browser().post("/new/cryptid", data=typed)
    assert page.status_code == 400
    assert said(page) == why
    assert chosen(page, "seat-2") == typed["seat-2"]
    assert typed["name"] in page.text


def test_a_game_that_is_not_there_is_an_error_page(browser: Browsers) -> None:
    for address in ("/new/chess", "/rules/chess"):
        page = browser().get(address)
        assert 400 <= page.status_code < 500
        assert "<h1>There is no game “chess”" in page.text


def test_the_usual_form_comes_back_as_it_was_sent() -> None:
    form = forms.usual_form(GAME)
    assert forms.read_form(GAME, dict(forms.form_fields(form))) == form


# The waiting room


def test_the_owner_gets_the_link_the_code_and_a_picture(browser: Browsers, camp: Camp) -> None:
    ada = browser()
    address = set_table(ada)
    code = camp._desks[address.rpartition("/")[2]].table.head.code
    page = ada.get(address).text
    assert f">{code}</p>" in page
    assert f'value="http://testserver{address}"' in page
    assert 'class="qr"' in page
    assert "/seats/" in page
    assert "/seats/" not in browser().get(address).text


def test_somebody_sits_down_by_name_and_stands_up(browser: Browsers) -> None:
    ada, ben = browser(), browser()
    address = set_table(ada)
    ben.post(address, data={"sit": "2", "name": " <b>Ben</b>\u202e "})
    page = ada.get(address)
    assert "&lt;b&gt;Ben&lt;/b&gt;" in page.text
    assert "<b>Ben" not in page.text
    ben.post(address, data={"seat": "2", "to": "free"})
    assert "Ben" not in ada.get(address).text


def test_only_the_owner_changes_others_seats(browser: Browsers) -> None:
    ada, ben = browser(), browser()
    address = set_table(ada)
    ben.post(address, data={"sit": "2", "name": "Ben"})
    for fields in ({"seat": "0", "to": "free"}, {"seat": "1", "to": "bot:scout"}, {"start": "bot:scout"}):
        page = ben.post(address, data=fields)
        assert page.status_code == 403
        assert said(page) == sentence("page-owner-only")
    assert ada.post(address, data={"seat": "2", "to": "free"}).status_code == 200
    assert "Ben" not in ada.get(address).text


def test_the_owner_starts_with_bots_on_the_empty_seats(browser: Browsers) -> None:
    ada = browser()
    page = ada.post(set_table(ada), data={"start": "bot:scout"})
    assert 'class="at-table"' in page.text


def test_what_makes_no_sense_is_refused(browser: Browsers) -> None:
    ada = browser()
    address = set_table(ada)
    for fields in ({}, {"sit": "9"}, {"sit": "x"}, {"seat": "1", "to": "king"}, {"start": "king"}):
        assert ada.post(address, data=fields).status_code == 400
    assert ada.post(address, json={"sit": 2}).status_code == 400


# Links and codes


def seat_link(page: Response) -> str:
    found = re.search(r'value="http://testserver(/seats/[^"]+)"', page.text)
    assert found
    return found[1]


def test_a_link_gives_a_seat_once_and_looking_does_not_use_it_up(browser: Browsers) -> None:
    ada, ben, cleo = browser(), browser(), browser()
    address = set_table(ada)
    link = seat_link(ada.get(address))
    for _ in range(3):
        page = ben.get(link)
        assert sentence("page-join-go", seat="Orange") in page.text
    assert ben.post(link, data={"name": "Ben"}).url.path == address
    assert "Ben" in ada.get(address).text
    page = cleo.post(link, data={"name": "Cleo"})
    assert page.status_code == 404
    assert sentence("page-link-used") in text_of(page)


def test_a_name_that_is_too_long_does_not_use_a_link_up(browser: Browsers) -> None:
    ada, ben = browser(), browser()
    link = seat_link(ada.get(set_table(ada)))
    page = ben.post(link, data={"name": "B" * 25})
    assert page.status_code == 400
    assert f'value="{"B" * 25}"' in page.text
    assert ben.post(link, data={"name": "Ben"}).status_code == 200


def test_a_new_link_replaces_the_old_one(browser: Browsers) -> None:
    ada = browser()
    address = set_table(ada)
    old = seat_link(ada.get(address))
    new = seat_link(ada.post(address, data={"seat": "1", "to": "link"}))
    assert browser().get(old).status_code == 404
    assert browser().get(new).status_code == 200


def test_a_code_leads_to_its_table(browser: Browsers, camp: Camp) -> None:
    ada, ben = browser(), browser()
    address = set_table(ada)
    code = camp._desks[address.rpartition("/")[2]].table.head.code
    assert ben.get(f"/code/{code}").url.path == address
    assert ben.get("/code", params={"code": f" {code.lower()} "}).url.path == address
    assert ben.get("/code/NOSUCH").status_code == 404


def test_codes_cannot_be_tried_out(browser: Browsers) -> None:
    client = browser()
    assert 429 in {client.get("/code/NOSUCH").status_code for _ in range(20)}


# The table in words


def moves_on(page: Response) -> list[str]:
    return [unescape(move) for move in re.findall(r'name="move" value="([^"]+)"', page.text)]


def number_on(page: Response) -> str:
    found = re.search(r'data-number="(\d+)"', page.text)
    assert found
    return found[1]


def my_turn(client: Browser, address: str) -> Response:
    """The page once the bots have moved."""
    for _ in range(2000):
        page = client.get(address)
        if moves_on(page) or 'name="rematch"' in page.text:
            return page
    raise AssertionError("nobody asks me")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_in_words(browser: Browsers, language: str) -> None:
    client, luck = browser(**{"Accept-Language": language}), Luck.seeded(language)
    address = set_table(client, ALONE | {"guided": "yes"}) + "/text"
    page = my_turn(client, address)
    while moves := moves_on(page):
        field, wish = luck.choose(("move", "typed")), [move for move in moves if move.startswith("search")]
        answer = client.post(address, data={field: luck.choose(wish or moves), "after": number_on(page)})
        assert answer.status_code == 200 or moves_on(answer) != moves  # bots may end a vote before I have voted
        page = my_turn(client, address)
    assert "/replay" in page.text
    again = client.post(address, data={"rematch": "yes"})
    assert again.url.path != address
    assert again.url.path.endswith("/text")


def test_a_word_that_fits_several_moves_lists_them(browser: Browsers) -> None:
    client = browser()
    address = set_table(client, ALONE) + "/text"
    page = my_turn(client, address)
    place = moves_on(page)[0].split()[1]
    answer = client.post(address, data={"typed": place, "after": number_on(page)})
    assert answer.status_code == 400
    assert moves_on(answer)[0].split()[1] == place
    assert sentence("page-text-which") in answer.text
    assert f'value="{place}"' in answer.text


def test_a_move_from_a_page_that_is_too_old_is_refused(browser: Browsers) -> None:
    client = browser()
    address = set_table(client, ALONE) + "/text"
    page = my_turn(client, address)
    client.post(address, data={"move": moves_on(page)[0], "after": number_on(page)})
    still = moves_on(my_turn(client, address))[0]
    answer = client.post(address, data={"move": still, "after": number_on(page)})
    assert answer.status_code == 409
    assert said(answer) == sentence("page-too-late")


def test_a_move_is_taken_back(browser: Browsers) -> None:
    ada, ben = browser(), browser()
    table = set_table(ada, {"seat-0": "me", "seat-1": "free", "seat-2": "bot:scout", "name": "Ada"})
    ben.post(table, data={"sit": "1", "name": "Ben"})
    address = f"{table}/text"
    page = ada.get(address)
    move = moves_on(page)[0]
    played = ada.post(address, data={"move": move, "after": number_on(page)})
    assert not moves_on(played)
    assert 'name="undo"' in played.text
    assert 'name="undo"' not in ben.get(address).text
    undone = ada.post(address, data={"undo": "yes", "after": number_on(played)})
    assert move in moves_on(undone)


def test_people_talk_and_what_they_say_is_shown_as_they_typed_it(browser: Browsers) -> None:
    client = browser()
    address = set_table(client, ALONE | {"name": "Ada"}) + "/text"
    page = client.post(address, data={"talk": "<script>alert(1)</script>"})
    assert "<strong>Ada:</strong> &lt;script&gt;alert(1)&lt;/script&gt;" in page.text
    page = client.post(address, data={"talk": "x" * 300})
    assert page.status_code == 400
    assert said(page) == sentence("page-talk-long", most=280)


def test_the_owner_gives_a_seat_to_a_bot_and_its_person_takes_it_back(browser: Browsers) -> None:
    ada, ben = browser(), browser()
    table = set_table(ada, {"seat-0": "me", "seat-1": "free", "name": "Ada", "clock": "game:600"})
    ben.post(table, data={"sit": "1", "name": "Ben"})
    address = f"{table}/text"
    assert "Orange (Ben), 10:00 left" in ben.get(address).text
    assert 'name="back"' not in ben.get(address).text
    assert "Ben" not in re.sub(r"<ol>.*?</ol>", "", ada.post(address, data={"bot": "1"}).text, flags=re.S)
    assert ben.post(address, data={"bot": "0"}).status_code == 403
    assert 'name="back" value="1"' in ben.get(address).text
    assert "Ben" in ben.post(address, data={"back": "1"}).text


def test_whoever_is_muted_is_not_heard(browser: Browsers) -> None:
    ada, ben = browser(), browser()
    table = set_table(ada, {"seat-0": "me", "seat-1": "free", "name": "Ada"})
    ben.post(table, data={"sit": "1", "name": "Ben"})
    address = f"{table}/text"
    ada.post(address, data={"mute": "1"})
    assert said(ben.post(address, data={"talk": "Hello"})) == sentence("page-talk-muted")
    ada.post(address, data={"unmute": "1"})
    assert "Hello" in ben.post(address, data={"talk": "Hello"}).text


def test_a_spectator_reads_and_cannot_play(browser: Browsers) -> None:
    ada, ben = browser(), browser()
    address = set_table(ada, ALONE) + "/text"
    page = my_turn(ada, address)
    assert not moves_on(ben.get(address))
    answer = ben.post(address, data={"move": moves_on(page)[0]})
    assert answer.status_code == 403


def test_a_table_that_nobody_may_watch_is_not_there(browser: Browsers) -> None:
    address = set_table(browser(), {"seat-0": "me", "seat-1": "bot:scout", "seat-2": "bot:scout"})
    for page in ("", "/text", "/replay"):
        assert browser().get(address + page).status_code == 404


def test_the_page_in_words_of_a_table_that_waits_is_its_waiting_room(browser: Browsers) -> None:
    ada = browser()
    address = set_table(ada)
    assert ada.get(f"{address}/text").url.path == address


def test_a_waiting_room_says_what_is_agreed_and_nothing_of_help_that_a_game_does_not_have() -> None:
    assert lobby.agreed(table_of(ADA, FREE), words("en")) == (
        "2 players · No limit · The sheet fills itself in, and you can add marks · others may watch"
    )
    assert lobby.agreed(table_of(FREE, game="paleo"), words("en")) == "One player · No limit · others may watch"


def test_many_moves_are_folded_in_even_parts() -> None:
    buttons = [(f"ask {number} blue", f"Ask Blue about {number}") for number in range(100)] + [("hint", "Take it")]
    groups = lobby.grouped(buttons, words("en"))
    assert [len(group) for _, group in groups] == [1, 25, 25, 25, 25]
    assert groups[0] == ("", [("hint", "Take it")])
    assert groups[1][0] == "25 moves: Ask Blue about 0 … Ask Blue about 24"
    assert sorted(button for _, group in groups for button in group) == sorted(buttons)


# Afterwards


def test_while_a_game_goes_on_nobody_looks_through_others_eyes(browser: Browsers) -> None:
    ada = browser()
    address = set_table(ada, ALONE)
    my_turn(ada, f"{address}/text")
    page = ada.get(f"{address}/replay")
    assert page.status_code == 200
    assert 'value="0"' in page.text
    assert 'value="all"' not in page.text
    for eyes in ("1", "all"):
        assert ada.get(f"{address}/replay", params={"eyes": eyes}).status_code == 403
    assert ada.get(f"{address}/review").status_code == 400


def test_a_finished_game_is_seen_through_any_eyes(browser: Browsers) -> None:
    ada = browser()
    address = set_table(ada, ALONE)
    ada.post(f"{address}/text", data={"concede": "yes"})
    for eyes in ("0", "1", "2", "all", "watch"):
        page = browser().get(f"{address}/replay", params={"eyes": eyes, "at": 3})
        assert page.status_code == 200
        assert 'value="all"' in page.text
    assert ada.get(f"{address}/replay", params={"at": 10_000}).status_code == 400
    assert ada.get(f"{address}/review").status_code == 200


# Oneself


def test_name_language_and_look_are_kept(browser: Browsers) -> None:
    client = browser()
    page = client.post("/me", data={"name": "Zoë", "lang": "de", "theme": "dark"})
    assert said(page) == sentence("page-me-saved", "de")
    assert 'data-theme="dark"' in page.text
    assert 'value="Zoë"' in page.text


def test_a_passphrase_brings_seats_to_another_browser(browser: Browsers) -> None:
    laptop, phone = browser(), browser()
    address = set_table(laptop, ALONE | {"name": "Ada"})
    page = laptop.post("/me", data={"make": "yes"})
    found = re.search(r"<strong>([a-z-]+)</strong>", page.text)
    assert found
    assert 'class="qr"' in page.text
    assert found[1] not in laptop.get("/me").text
    page = phone.post("/me", data={"phrase": f" {found[1].upper()} "})
    assert said(page) == sentence("page-brought", name="Ada")
    assert moves_on(my_turn(phone, f"{address}/text"))
    page = phone.post("/me", data={"phrase": "no such phrase"})
    assert (page.status_code, said(page)) == (400, sentence("page-phrase-unknown"))


def test_looking_at_pages_leaves_no_cookie(browser: Browsers) -> None:
    client = browser()
    for address in ("/", "/new/cryptid", "/me", "/about", "/rules/cryptid", "/nowhere"):
        assert "Set-Cookie" not in client.get(address).headers


# What one reads, and what goes wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_about_are_there_in_every_language(browser: Browsers, language: str) -> None:
    rules = browser().get(f"/rules/cryptid?lang={language}")
    assert "CR-01" in rules.text
    assert "<svg" in rules.text
    about = text_of(browser().get(f"/about?lang={language}"))
    assert sentence("cryptid-origin", language) in about
    assert sentence("page-about-unofficial", language) in about


@pytest.mark.parametrize(
    ("method", "address", "status"),
    [("GET", "/nowhere", 404), ("GET", "/tables/none", 404), ("GET", "/seats/none", 404), ("POST", "/about", 405)],
)
def test_what_is_not_there_is_told_in_one_sentence(browser: Browsers, method: str, address: str, status: int) -> None:
    page = browser().request(method, address)
    assert page.status_code == status
    assert re.search(r"<h1>[^<]+</h1>\s*<p><a [^>]*href=\"/\"", page.text)


def test_forms_of_other_kinds_and_sizes_are_refused(browser: Browsers) -> None:
    client = browser()
    kind = {"Content-Type": "application/x-www-form-urlencoded"}
    assert client.post("/me", content=b"\xff\xfe", headers=kind).status_code == 400
    assert client.post("/me", content="&".join(f"a{n}=1" for n in range(100)), headers=kind).status_code == 400
    assert client.post("/me", content=b"name=" + b"x" * 100_000, headers=kind).status_code == 413


# Files


def test_files_have_lasting_addresses(browser: Browsers) -> None:
    client = browser()
    address = frames.asset("base.css")
    plain = client.get(address, headers={"Accept-Encoding": "identity"})
    packed = client.get(address, headers={"Accept-Encoding": "gzip"})
    assert plain.content == packed.content
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "immutable" in plain.headers["Cache-Control"]
    assert client.get("/web/old/base.css").status_code == 404
    assert client.get(frames.asset("base.css").replace("base.css", "nothing.css")).status_code == 404


def test_every_title_has_its_style_sheet_and_every_script_its_imports(browser: Browsers) -> None:
    client = browser()
    for title in names():
        assert client.get(frames.asset(f"{title}.css")).text == load(title).face().style
    for name, file in frames.static_files().items():
        for imported in re.findall(r'from "\./([^"]+)"', file.plain.decode()) if name.endswith(".js") else ():
            assert imported in frames.static_files(), name


def test_the_style_that_all_pages_share_is_small() -> None:
    assert len(frames.static_files()["base.css"].plain) <= 8 * 1024


# What holds for every page


def test_pages_need_nothing_that_the_policy_forbids(browser: Browsers) -> None:
    client = browser()
    waiting, table = set_table(client), set_table(client, ALONE)
    client.post(f"{table}/text", data={"talk": "Hello"})
    addresses = ("/", "/new/cryptid", "/me", "/about", "/rules/cryptid", waiting, table, f"{table}/text", "/nowhere")
    for address in (*addresses, f"{table}/replay"):
        page = client.get(address).text
        assert not re.search(r"<[^>]+\s(?:style|on[a-z]+)=", page), address
        assert not re.search(r"<style|<script(?![^>]*(?: src=|application/json))", page), address
        assert not re.search(r"(?:src|href)=\"(?:https?:)?//(?!testserver)", page), address
        assert page.count("<h1") == 1, address
        assert page.count("<main") == 1, address


def test_every_message_that_a_template_names_is_there() -> None:
    for path in TEMPLATES.glob("*.html"):
        for id in re.findall(r'say\("([a-z0-9-]+)"', path.read_text(encoding="utf-8")):
            assert words("en").has(id) or id.endswith("-"), (path.name, id)
