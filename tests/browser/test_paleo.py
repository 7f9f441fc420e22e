"""Paleo through pages: a first turn for two, with help; the night; the end; room on small and large screens."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from bivouac.bots import find_bot
from bivouac.engine import Luck, Move
from bivouac.games import load
from bivouac.games.paleo.moves import Act, Ask, Help, Pay, Pick
from bivouac.games.paleo.texts import card_phrase
from bivouac.games.paleo.view import PaleoView
from tests.browser.conftest import Arrive
from tests.browser.people import Person, Told, table_of, until
from tests.browser.test_access import too_wide, violations

GAME = load("paleo")
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LEAST = 40  # pixels that a finger needs

CROWDED = """() => {
  const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const boxes = [...document.querySelectorAll(".strip, .map, .ask, .tabs")].filter(seen);
  const apart = (one, other) => {
    const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
    return a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  };
  const found = [];
  boxes.forEach((one, at) => {
    for (const other of boxes.slice(at + 1)) if (!apart(one, other)) found.push([one.className, other.className]);
  });
  const cut = [...document.querySelectorAll(".panel.open .paleo-leaf, #plain button, .tabs button, .player")]
    .filter((one) => seen(one) && one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent.trim());
  return [...found, ...cut];
}"""


IN_SIGHT = """() => {
  const map = document.querySelector(".map").getBoundingClientRect();
  return [...document.querySelectorAll(".map .lit")].some((one) => {
    const { x, y, width, height } = one.getBoundingClientRect(), across = x + width / 2, down = y + height / 2;
    return map.left <= across && across <= map.right && map.top <= down && down <= map.bottom;
  });
}"""


# A table, and what is done there without a page


def set_table(person: Person, *seats: str, **terms: Any) -> dict[str, Any]:
    answer = person.context.request.post("/api/tables", data={"game": "paleo", "seats": seats, **terms})
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def view_of(person: Person, table: str) -> tuple[int, PaleoView]:
    told = msgspec.json.decode(person.context.request.get(f"/api/tables/{table}/view").body(), type=Told)
    view: PaleoView = GAME.decode(bytes(told.view), GAME.view_type)
    return told.number, view


def together(ada: Person, ben: Person) -> str:
    """A table of two, at which both sit; Ada learns the game."""
    terms = set_table(ada, "me", "link", guided=True)
    ben.page.goto(terms["links"]["1"])
    ben.page.get_by_role("button", name=re.compile("^Sit down")).click()
    table = table_of(ben.page)
    ada.sit(table)
    return table


def play_until(people: list[Person], table: str, enough: Callable[[PaleoView], object], how: str = "forager") -> None:
    """Everybody plays as a bot would, until the first of them sees that something is so."""
    luck, bot = Luck.seeded(table), find_bot(GAME, how)
    while True:
        number, view = view_of(people[0], table)
        if enough(view) or view.outcome is not None:
            return
        asked = next((person for person in people if view_of(person, table)[1].moves), None)
        if asked is None:
            people[0].get(table, "news", after=number, wait=2)
            continue
        number, view = view_of(asked, table)
        if view.moves:  # it may come too late: in a turn all act when they like
            move = bot.choose(view, luck).text
            asked.context.request.post(f"/api/tables/{table}/moves", data={"move": move, "after": number})


def point_at(thing: Locator) -> None:
    """A click that lands wherever the thing is."""
    thing.dispatch_event("click")


def act(person: Person, table: str, move: Move) -> None:
    """Does a move by hand: a touch at what it is about, and at the button if there is a choice."""
    page, (number, view) = person.page, view_of(person, table)
    target = GAME.target(move)
    if target is not None:
        there = page.locator(f"#{target}.lit")
        there.wait_for()
        alone = [one for one in view.moves if GAME.target(one) == target] == [move]
        direct = alone and there.get_attribute("data-direct") is not None
        point_at(there)
        if direct:
            until(page, lambda: view_of(person, table)[0] > number)
            return
    page.get_by_role("button", name=person.say(GAME.say(view.setting, move)), exact=True).first.click()
    until(page, lambda: view_of(person, table)[0] > number)


# A first turn


def test_a_first_turn_for_two_with_help(arrive: Arrive) -> None:
    """PA-05, PA-26."""
    ada, ben = arrive("Ada", **DESKTOP), arrive("Ben", **PHONE)
    table = together(ada, ben)
    expect(ada.page.locator("#coach")).to_contain_text("5 tiles of the painting")
    expect(ada.page.locator("#panel-story")).to_contain_text("nobody brings down a mammoth alone")

    point_at(ada.page.locator("#top-0-1.lit"))
    expect(ada.page.locator("#card .lines")).to_contain_text("face down now")
    act(ada, table, Pick(0, 1))
    expect(ada.page.locator("#top-0-1")).to_have_class(re.compile(r"\bpicked\b"))
    expect(ben.page.locator("#group-0 .status.made")).to_be_visible()
    expect(ben.page.locator(".top.picked")).to_have_count(0)

    box = ben.page.locator("#top-1-0").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= LEAST
    act(ben, table, Pick(1, 0))
    for person in (ada, ben):
        expect(person.page.locator("#stage h2")).to_have_text("The cards are turned up")
        expect(person.page.locator("#stage li")).to_have_count(2)
    helper, helped = until_one_can_help(ada, ben, table)
    ask_and_help(helper, helped, table)


def until_one_can_help(ada: Person, ben: Person, table: str) -> tuple[Person, Person]:
    """Plays on until one could help the other, who could ask for it."""
    seats = (ada, ben)
    for _ in range(60):
        for seat, person in enumerate(seats):
            moves = view_of(person, table)[1].moves
            others = view_of(seats[1 - seat], table)[1].moves
            if any(isinstance(move, Help) for move in moves) and any(isinstance(move, Ask) for move in others):
                return person, seats[1 - seat]
        play_one(seats, table)
    raise AssertionError("nobody could help")


def play_one(people: tuple[Person, ...], table: str) -> None:
    asked = next(person for person in people if view_of(person, table)[1].moves)
    number, view = view_of(asked, table)
    picks = [move for move in view.moves if isinstance(move, Pick)]
    asked.post(table, "moves", move=(picks or view.moves)[-1].text, after=number)


def ask_and_help(helper: Person, helped: Person, table: str) -> None:
    """To ask is one touch, and so is to help."""
    group = view_of(helped, table)[1].seat
    for person in (helper, helped):
        person.catch_up()
        person.page.keyboard.press("Escape")
    helped.page.locator("#plain").get_by_role("button", name=re.compile("ask for help$")).click()
    row = helper.page.locator(f"#group-{group}.lit")
    expect(row.locator(".status.asks")).to_be_visible()
    expect(row.locator(".offer")).to_be_visible()
    view = view_of(helper, table)[1]
    point_at(helper.page.locator(f"#card-{view.people[group][0]}"))  # who looks at somebody has not said yes
    words = helper.say(GAME.say(view.setting, Help(1 - group, group)))
    expect(helper.card().get_by_role("button", name=words)).to_be_visible()
    point_at(row)
    for person in (helper, helped):
        expect(person.page.locator(f"#helps-{1 - group}")).to_be_attached()
    assert view_of(helped, table)[1].helping[1 - group] == group


def test_cards_that_are_shown_at_once_are_read_from_the_first(arrive: Arrive) -> None:
    small = {**PHONE, "viewport": {"width": 320, "height": 560}}
    ada = arrive("Ada", reduced_motion="reduce", **small)
    table = set_table(ada, "me", *["bot:forager"] * 3)["table"]  # who plays at random may sleep, and show no card
    ada.sit(table)
    act(ada, table, Pick(0, 0))
    steps = ada.page.locator("#stage ol")
    steps.locator("li").nth(1).wait_for()
    assert steps.evaluate("(list) => [list.scrollHeight > list.clientHeight, list.scrollTop]") == [True, 0]


def test_a_second_tap_at_a_choice_does_not_come_closer(arrive: Arrive) -> None:
    """Who pays two things of a kind taps twice."""
    ada = arrive("Ada", reduced_motion="reduce", **PHONE)
    table, before = who_pays(ada)
    ada.sit(table)
    ada.page.keyboard.press("Escape")
    tap_twice(ada.page.locator(f"#store-{payable(before)[0]}.lit"))
    until(ada.page, lambda: view_of(ada, table)[1].store != before.store)
    expect(ada.page.get_by_role("button", name="Show all of it")).to_be_hidden()


def who_pays(ada: Person) -> tuple[str, PaleoView]:
    """A table at which two things are to be paid, one after the other; few games have no such moment."""
    for _ in range(8):
        table = set_table(ada, "me", options={"level": "VII"})["table"]
        play_until([ada], table, lambda view: len(payable(view)) > 1)
        view = view_of(ada, table)[1]
        if view.outcome is None:
            return table, view
    raise AssertionError("nothing was ever to be paid")


def tap_twice(thing: Locator) -> None:
    """At its left edge, as fast as one can."""
    thing.wait_for()
    box = thing.bounding_box()
    assert box is not None
    for _ in range(2):
        thing.page.touchscreen.tap(box["x"] + 4, box["y"] + box["height"] / 2)


def payable(view: PaleoView) -> list[int]:
    """What can be paid with, as often as there is of it."""
    return [move.resource for move in view.moves if isinstance(move, Pay) for _ in range(view.store[move.resource])]


def test_what_can_be_done_comes_into_sight(arrive: Arrive) -> None:
    """Who looks at something closely, and is asked about something else, need not search for it."""
    ada = arrive("Ada", reduced_motion="reduce", **PHONE)
    table = set_table(ada, "me")["table"]
    ada.sit(table)
    page = ada.page
    tap_twice(page.locator("#moment"))
    expect(page.get_by_role("button", name="Show all of it")).to_be_visible()
    expect(page.locator("#top-0-0.lit")).not_to_be_in_viewport()
    play_until([ada], table, lambda view: view.phase == "settle" and view.moves)
    ada.catch_up()
    until(page, lambda: page.evaluate(IN_SIGHT))


# The night, and the end


def test_the_night_is_told_step_by_step(arrive: Arrive) -> None:
    """PA-28, PA-29."""
    ada = arrive("Ada", reduced_motion="reduce", **PHONE)
    table = set_table(ada, "me")["table"]
    ada.sit(table)
    page, stage = ada.page, ada.page.locator("#stage")
    play_until([ada], table, lambda view: view.night and view.phase == "night")
    ada.catch_up()
    view = view_of(ada, table)[1]
    assert view.due
    expect(page.locator("#prompt")).to_contain_text("Night.")
    expect(stage.locator("h2")).to_have_text("Night falls")
    (supper,) = [event for event in view.record if event.what == "fed"]
    expect(stage).to_contain_text("hungry" if supper.of else "fed")
    page.keyboard.press("Escape")
    for card in view.due:
        expect(page.locator(f"#card-{card}")).to_have_class(re.compile(r"\bdue\b"))
        expect(page.locator("#panel-story")).to_contain_text(ada.say(card_phrase(card)))
    assert violations(page) + too_wide(page) == []
    act(ada, table, next(move for move in view.moves if isinstance(move, Act)))
    play_until([ada], table, lambda view: not view.night)
    expect(page.locator("#sky")).to_have_class(re.compile(r"\b(day|night)\b"))


def test_a_game_ends_with_the_painting_and_a_review(arrive: Arrive) -> None:
    """PA-32."""
    ada = arrive("Ada", reduced_motion="reduce", **PHONE)
    table = set_table(ada, "me")["table"]
    ada.sit(table)
    page, stage = ada.page, ada.page.locator("#stage")
    play_until([ada], table, lambda view: view.outcome is not None, "straggler")
    view = view_of(ada, table)[1]
    page.locator("#table.over").wait_for()
    page.get_by_role("button", name=re.compile("^Show again: The (painting is finished|fifth skull)")).tap()
    expect(stage.locator(".fresco-tile")).to_have_count(view.tiles)
    assert view.outcome is not None
    expect(stage).to_contain_text(ada.say(view.outcome.why))
    assert violations(page) + too_wide(page) == []
    stage.get_by_role("button", name="Close").tap()
    page.get_by_role("link", name="Review").tap()
    expect(page.get_by_role("figure")).to_be_visible(timeout=60_000)
    expect(page.locator(".said p").filter(has_text="Tiles: ").first).to_be_visible()
    expect(page.locator(".legend li")).to_have_count(1)
    expect(page.locator("thead")).to_be_hidden()  # figures have their titles beside them
    expect(page.locator('.figure[data-title="Skulls"]').last).to_have_text(str(view.skulls))
    assert violations(page) + too_wide(page) == []


# Room


@pytest.mark.parametrize(
    ("language", "screen"),
    [
        pytest.param("en", DESKTOP, id="English, on a desktop"),
        pytest.param("fr", PHONE, id="French, on a phone"),
        pytest.param("de", {**PHONE, "color_scheme": "dark"}, id="German, on a phone, dark"),
    ],
)
def test_four_groups_have_room(arrive: Arrive, language: str, screen: dict[str, Any]) -> None:
    ada = arrive("Ada", language, reduced_motion="reduce", **screen)
    table = set_table(ada, "me", *["bot:straggler"] * 3)["table"]
    ada.sit(table)
    situations: dict[str, Callable[[PaleoView], object]] = {
        "pick": lambda view: view.phase == "pick" and view.moves,
        "settle": lambda view: view.phase == "settle" and view.moves,
        "night": lambda view: view.night and view.moves,
    }
    wrong: dict[str, list[Any]] = {}
    for name, enough in situations.items():
        play_until([ada], table, enough)
        ada.catch_up()
        ada.page.keyboard.press("Escape")
        wrong[name] = crowded(ada.page)
        if name == "pick":
            assert least(ada.page.locator("#top-0-0")) >= LEAST
    for tab in ("rack", "aside", "log"):
        ada.page.locator(f"#tab-{tab}").click()
        wrong[tab] = crowded(ada.page)
    assert not {name: found for name, found in wrong.items() if found}
    assert violations(ada.page) == []


def crowded(page: Page) -> list[Any]:
    """What is too wide, lies upon something else or is cut off."""
    return [*too_wide(page), *page.evaluate(CROWDED)]


def least(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return min(box["width"], box["height"])
