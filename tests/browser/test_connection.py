"""Connections that break, servers that start again, tabs that move at once: what is done is done once, and shown."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from bivouac.engine import Move
from tests.browser.conftest import Arrive, Faults
from tests.browser.people import GAME, Person, play_on, play_one, together, turn_of, until
from tests.browser.server import Server

BROKEN = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "WebSocket connection to")
NAMED = "(all) => all.map((one) => one.id || one.textContent)"
LATE = "You have done something since, here or in another window."


def cubes_of(person: Person, table: str) -> int:
    """How many of the opening cubes of blue lie on the map."""
    return person.view(table).cubes[0].bit_count()


def open_card(person: Person, page: Page, move: Move) -> None:
    page.locator(f"#{GAME.target(move)}").click()
    expect(page.get_by_role("button", name=person.choice(move), exact=True)).to_be_visible()


def choose(person: Person, page: Page, move: Move) -> None:
    page.get_by_role("button", name=person.choice(move), exact=True).click()


def alone(ada: Person) -> str:
    """A table where Ada plays against bots that are quick, and her page of it."""
    table: str = ada.set_table("me", "bot:wanderer", "bot:wanderer")["table"]
    ada.sit(table)
    return table


class Wire:
    """The live channel of a page, with a test in the middle. What the page says is held back if the test wants that."""

    def __init__(self, page: WebSocketRoute, hold: bool) -> None:
        self.page, self.server = page, page.connect_to_server()
        self.hold, self.held = hold, list[str | bytes]()
        page.on_message(self.said)

    def said(self, message: str | bytes) -> None:
        self.held.append(message)
        if not self.hold:
            self.server.send(message)

    @property
    def moves(self) -> list[tuple[int, int]]:
        """What the page wanted to play, and after which entry."""
        return [(said["move"], said["after"]) for said in map(json.loads, self.held)]

    def let_through(self) -> None:
        for message in self.held:
            self.server.send(message)


def wired(page: Page, *, hold: bool = False) -> list[Wire]:
    """The live channels that a page will open, the latest last."""
    wires: list[Wire] = []
    page.route_web_socket("**/live**", lambda socket: wires.append(Wire(socket, hold)))
    return wires


def test_a_move_made_without_a_network_is_made_once_when_it_is_back(arrive: Arrive, faults: Faults) -> None:
    faults.expect(*BROKEN)
    ada = arrive("Ada")
    wires = wired(ada.page)
    table = alone(ada)
    move = ada.view(table).moves[0]
    open_card(ada, ada.page, move)
    ada.context.set_offline(True)
    wires[-1].page.close()
    choose(ada, ada.page, move)
    expect(ada.page.get_by_text("Reconnecting …")).to_be_visible()
    ada.context.set_offline(False)
    expect(ada.page.locator("#log")).to_contain_text("Blue: cube on")
    expect(ada.page.get_by_text("Reconnecting …")).to_be_hidden()
    ada.catch_up()
    assert cubes_of(ada, table) == 1
    assert play_on(table, [ada], most=1) == 1


@pytest.fixture
def other_server(executable: str, tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    server = Server(tmp_path / "camp.sqlite")
    yield server
    server.stop()


def test_a_page_outlives_its_server(arrive: Arrive, faults: Faults, other_server: Server) -> None:
    faults.expect(*BROKEN)
    ada = arrive("Ada", base_url=other_server.address)
    table = alone(ada)
    play_on(table, [ada], most=1)
    move = turn_of(ada, table).moves[0]
    ada.catch_up()
    open_card(ada, ada.page, move)
    other_server.stop()
    expect(ada.page.get_by_text("Reconnecting …")).to_be_visible()
    choose(ada, ada.page, move)
    other_server.start()
    expect(ada.page.get_by_text("Reconnecting …")).to_be_hidden()
    until(ada.page, lambda: cubes_of(ada, table) >= 2)
    ada.catch_up()
    assert cubes_of(ada, table) == 2
    play_on(table, [ada])
    expect(ada.page.locator("#prompt")).to_have_text(ada.get(table)["over"])


def test_a_page_that_slept_tells_what_it_missed(arrive: Arrive, faults: Faults) -> None:
    faults.expect(*BROKEN)
    ada, ben = arrive("Ada"), arrive("Ben")
    wires = wired(ada.page)
    table = together(ada, ben)
    play_on(table, [ada], most=1)
    ada.catch_up()
    ada.context.set_offline(True)
    wires[-1].page.close()
    expect(ada.page.get_by_text("Reconnecting …")).to_be_visible()
    play_one(table, ben)
    ben.catch_up()
    expect(ada.page.locator("#log")).not_to_contain_text("Orange: cube on")
    ada.context.set_offline(False)
    ada.catch_up()
    expect(ada.page.get_by_text("Reconnecting …")).to_be_hidden()
    told = [line for _, line in ada.get(table, "news", after=0, wait=0)["log"]]
    assert ada.page.locator("#log li").count() == len(told)


def test_where_websockets_do_not_get_through_the_page_asks(arrive: Arrive) -> None:
    ada, ben = arrive("Ada"), arrive("Ben")
    ada.page.route_web_socket("**/live**", lambda socket: socket.close())
    with ada.page.expect_request("**/news?*wait=20"):
        table = together(ada, ben)
    play_on(table, [ada, ben], most=4)
    ada.catch_up()


def test_an_answer_that_was_lost_does_not_move_twice(arrive: Arrive) -> None:
    ada = arrive("Ada")
    wires = wired(ada.page)
    table = alone(ada)
    move = ada.view(table).moves[0]
    open_card(ada, ada.page, move)
    wires[-1].server.on_message(lambda _: None)  # nothing gets back to the page
    choose(ada, ada.page, move)
    until(ada.page, lambda: cubes_of(ada, table) == 1)
    wires[0].page.close()
    until(ada.page, lambda: len(wires) == 2 and wires[1].moves == wires[0].moves)  # the same, sent again
    ada.catch_up()
    assert cubes_of(ada, table) == 1
    expect(ada.page.get_by_role("alert")).to_be_empty()


def test_of_two_tabs_that_move_at_once_one_does(arrive: Arrive) -> None:
    ada = arrive("Ada")
    tabs = [ada.page, ada.context.new_page()]
    wires = [wired(tab, hold=True) for tab in tabs]
    table = alone(ada)
    tabs[1].goto(ada.page.url)
    for tab, move in zip(tabs, ada.view(table).moves):
        open_card(ada, tab, move)
        choose(ada, tab, move)
    until(ada.page, lambda: all(wire[-1].held for wire in wires))
    for wire in wires:
        wire[-1].let_through()
    toasts = [tab.locator("#toast") for tab in tabs]
    until(ada.page, lambda: any(toast.text_content() for toast in toasts))
    for tab in tabs:
        ada.page = tab
        ada.catch_up()
    assert cubes_of(ada, table) == 1
    assert sorted(toast.text_content() or "" for toast in toasts) == ["", LATE]
    for shown in ("#pieces > *", "#log > *", ".map .lit"):
        first, second = (tab.locator(shown).evaluate_all(NAMED) for tab in tabs)
        assert first == second
