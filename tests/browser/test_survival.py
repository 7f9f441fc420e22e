"""Outdoor Survival through pages: a large map on a small screen, whole games, the odds, the way in the end."""

import re

import msgspec
from playwright.sync_api import Page, expect

from bivouac.bots import find_bot
from bivouac.engine import Luck, Move
from bivouac.games import load
from bivouac.games.survival.view import SurvivalView
from tests.browser.conftest import PHONE, Arrive
from tests.browser.people import Person, Told
from tests.browser.test_access import too_wide, violations

GAME = load("survival")
MOST_MOVES = 300
INSIDE = """(thing) => {
  const frame = document.querySelector(".map").getBoundingClientRect(), it = thing.getBoundingClientRect();
  return frame.left <= it.left && it.right <= frame.right && frame.top <= it.top && it.bottom <= frame.bottom;
}"""


def set_table(person: Person, *seats: str, aid: str = "full", **options: str | bool) -> str:
    terms = {"game": "survival", "seats": seats, "options": options, "aid": aid}
    answer = person.context.request.post("/api/tables", data=terms)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]
    return table


def view_of(person: Person, table: str) -> SurvivalView:
    told = msgspec.json.decode(person.context.request.get(f"/api/tables/{table}/view").body(), type=Told)
    view: SurvivalView = GAME.decode(bytes(told.view), GAME.view_type)
    return view


def tap(page: Page, person: Person, view: SurvivalView, move: Move) -> None:
    """A step by one tap at its arrow, all else by a button; bases and hexes by both."""
    target, words = GAME.target(move), person.say(GAME.say(view.setting, move))
    if target is not None:
        page.locator(f"#{target}").dispatch_event("click")
    if not (target or "").startswith("way-"):
        page.get_by_role("button", name=words, exact=True).click()


def play(person: Person, table: str, bot: str = "careful", most: int = MOST_MOVES) -> SurvivalView:
    """Plays as a bot would until it is over, or so many moves, everything through the page."""
    page, mind = person.page, find_bot(GAME, bot)
    for number in range(most):
        page.locator("#table.mine, #table.over").first.wait_for()
        view = view_of(person, table)
        if view.outcome is not None:
            break
        before = person.get(table)["number"]
        tap(page, person, view, mind.choose(view, Luck.seeded(f"{number}")))
        _settle(person, table, before)
    return view_of(person, table)


def _settle(person: Person, table: str, before: int) -> None:
    """Waits until the server knows more than before, and the page shows what it knows."""
    while (number := person.get(table)["number"]) == before:
        person.page.wait_for_timeout(20)
    person.page.wait_for_function(
        "n => Number(document.querySelector('#log a')?.textContent ?? 0) >= n - 3", arg=number, timeout=10_000
    )


def test_a_person_plays_lost_to_the_end_on_a_phone(arrive: Arrive) -> None:
    ada = arrive("Ada", **PHONE)
    table = set_table(ada, "me", scenario="lost")
    ada.sit(table)
    over = play(ada, table)
    assert over.outcome is not None
    expect(ada.page.locator("#prompt")).to_have_text(ada.say(over.outcome.why))
    ada.page.get_by_role("link", name="Review").click()
    expect(ada.page.locator("#whole .map svg #track-red")).to_be_attached()
    expect(ada.page.locator("#whole .map #nights-red text").first).to_be_attached()


def test_the_map_opens_at_ones_person_where_hexes_can_be_pointed_at(arrive: Arrive) -> None:
    ada = arrive("Ada", **PHONE)
    ada.sit(set_table(ada, "me"))
    page = ada.page
    person = page.locator("#person-red")
    page.wait_for_function(f"() => ({INSIDE})(document.querySelector('#person-red'))")
    box = page.locator("#hex-22-17").bounding_box()
    assert box is not None
    assert box["width"] >= 30

    page.get_by_role("button", name="Show all of it").click()
    page.wait_for_function("() => document.querySelector('#hex-22-17').getBoundingClientRect().width < 20")
    page.get_by_role("button", name="Find me").click()
    page.wait_for_function("() => document.querySelector('#hex-22-17').getBoundingClientRect().width >= 30")
    assert person.evaluate(INSIDE)
    assert not too_wide(page)


def test_dragging_moves_the_picture_and_paints_it_no_more(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.sit(set_table(ada, "me"))
    svg = ada.page.locator(".map svg")
    expect(svg).to_have_css("will-change", "transform")
    ada.page.wait_for_timeout(400)
    size, before = svg.evaluate("s => s.style.width"), svg.evaluate("s => s.style.transform")
    ada.page.mouse.move(400, 400)
    ada.page.mouse.down()
    ada.page.mouse.move(300, 330, steps=5)
    ada.page.mouse.up()
    assert svg.evaluate("s => s.style.transform") != before
    assert svg.evaluate("s => s.style.width") == size
    expect(ada.page.locator("#card")).to_be_hidden()


def test_a_step_is_one_tap_and_can_be_taken_back(arrive: Arrive) -> None:
    ada = arrive("Ada")
    table = set_table(ada, "me", scenario="rescue")
    ada.sit(table)
    page = ada.page
    page.locator("#base-7").dispatch_event("click")
    page.get_by_role("button", name=re.compile("base 7")).click()
    page.get_by_role("button", name="Set out").click()
    page.locator("#way-n").wait_for()
    expect(page.locator("#pieces .die")).to_have_count(1)
    page.locator("#way-n").click()
    page.get_by_role("button", name=re.compile("^Take back")).click()
    expect(page.locator("#walk-red")).to_have_count(0)


def test_steps_are_taken_with_the_keyboard(arrive: Arrive) -> None:
    ada = arrive("Ada")
    table = set_table(ada, "me", scenario="rescue")
    ada.sit(table)
    ada.page.locator("#base-7").dispatch_event("click")
    ada.page.get_by_role("button", name=re.compile("base 7")).click()
    ada.page.get_by_role("button", name="Set out").click()
    way = ada.page.locator("#way-n")
    expect(way).to_have_attribute("role", "button")
    expect(way).to_have_attribute("aria-label", re.compile("^north"))
    way.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("#walk-red")).to_be_attached()


def test_odds_are_shown_to_who_asks_and_go_when_the_table_moves_on(arrive: Arrive) -> None:
    ada = arrive("Ada")
    table = set_table(ada, "me", scenario="lost")
    ada.sit(table)
    button = ada.page.get_by_role("button", name="Show my odds")
    button.click()
    expect(ada.page.locator(".chance").first).to_be_attached(timeout=60_000)
    expect(ada.page.locator(".chance.best").first).to_be_attached()
    expect(button).to_have_attribute("aria-pressed", "true")
    ada.page.get_by_role("button", name="Set out").click()
    expect(ada.page.locator(".chance")).to_have_count(0)


def test_there_are_no_odds_where_they_are_not_agreed(arrive: Arrive) -> None:
    ada = arrive("Ada")
    table = set_table(ada, "me", scenario="lost", aid="off")
    ada.sit(table)
    ada.page.get_by_role("button", name="Set out").wait_for()
    expect(ada.page.locator("#chances")).to_be_hidden()
    assert ada.context.request.get(f"/api/tables/{table}/chances").status == 400


def test_pursuers_begin_and_put_up_outposts_by_pointing(arrive: Arrive) -> None:
    ada = arrive("Ada")
    table = set_table(ada, "bot:careful", "me", scenario="pursuit")
    ada.sit(table)
    page = ada.page
    page.locator("#base-2").dispatch_event("click")
    page.get_by_role("button", name=re.compile("base 2")).click()
    for hex in ("22-14", "24-15", "26-13"):
        there = page.locator(f"#hex-{hex}")
        expect(there).to_have_class(re.compile(r"\blit\b"))
        there.click()
        page.locator("#card .choices button").click()
        expect(page.locator(f"#outpost-{hex}")).to_be_attached()


def test_the_page_is_for_everybody(arrive: Arrive) -> None:
    ada = arrive("Ada", **PHONE)
    table = set_table(ada, "me", "bot:careful", scenario="survival", contingencies=True)
    ada.sit(table)
    ada.page.get_by_role("button", name="Set out").click()
    ada.page.wait_for_timeout(500)
    for tab in ("life", "day", "scenario"):
        ada.page.locator(f"#tab-{tab}").click()
        assert violations(ada.page) == []
        assert not too_wide(ada.page)


def test_a_map_that_was_pushed_goes_on_a_little_and_stops_under_a_finger(arrive: Arrive) -> None:
    ada = arrive("Ada", **PHONE)
    ada.sit(set_table(ada, "me"))
    ada.page.wait_for_timeout(400)
    svg, wire = ada.page.locator(".map svg"), ada.context.new_cdp_session(ada.page)

    def place() -> str:
        found: str = svg.evaluate("s => s.style.transform")
        return found

    def touch(kind: str, *fingers: dict[str, int]) -> None:
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(fingers)})

    touch("touchStart", {"x": 180, "y": 200})
    for step in range(1, 9):
        touch("touchMove", {"x": 180 - 12 * step, "y": 200})
    touch("touchEnd")
    lifted = place()
    ada.page.wait_for_timeout(150)
    assert place() != lifted
    touch("touchStart", {"x": 180, "y": 200})
    held = place()
    ada.page.wait_for_timeout(150)
    assert place() == held
    touch("touchEnd")
