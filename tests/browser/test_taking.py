"""Taking and putting, and moments that are watched, at a table of Twisted Cryptids: with mouse, finger and keys."""

import re
from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Any

import msgspec
from playwright.sync_api import FloatRect, Locator, Page, expect

from bivouac.bots import find_bot
from bivouac.engine import Luck
from bivouac.games import load
from bivouac.games.twisted.moves import Walk
from bivouac.games.twisted.view import TwistedView
from tests.browser.conftest import PHONE, Arrive
from tests.browser.people import Person, Told, until
from tests.browser.test_access import too_wide, violations

GAME = load("twisted")
RESTING = """(panel) => new Promise((done) => {
  let last = -1, same = 0;
  const look = () => {
    same = panel.scrollTop === last ? same + 1 : 0;
    last = panel.scrollTop;
    if (same > 10) done(last);
    else requestAnimationFrame(look);
  };
  look();
})"""
QUICK = 0.15  # seconds in which a finger has to move, or else it rests


# A table, and what is done there without a page


def sit_down(person: Person) -> str:
    """A table with a bot; a trait is kept already."""
    answer = person.context.request.post("/api/tables", data={"game": "twisted", "seats": ["me", "bot:random"]})
    table: str = answer.json()["table"]
    person.post(table, "moves", move=view_of(person, table)[1].moves[0].text)
    person.sit(table)
    return table


def view_of(person: Person, table: str) -> tuple[int, TwistedView]:
    told = msgspec.json.decode(person.context.request.get(f"/api/tables/{table}/view").body(), type=Told)
    view: TwistedView = GAME.decode(bytes(told.view), GAME.view_type)
    return told.number, view


def play_until(person: Person, table: str, enough: Callable[[TwistedView], object]) -> TwistedView:
    """Plays at random until something is so."""
    luck, bot = Luck.seeded(table), find_bot(GAME, "random")
    while True:
        number, view = view_of(person, table)
        if enough(view) or view.outcome is not None:
            return view
        if view.moves:
            person.post(table, "moves", move=bot.choose(view, luck).text, after=number)
        else:
            person.get(table, "news", after=number, wait=5)


def moments_in(person: Person, table: str) -> list[Any]:
    found: list[Any] = person.get(table, "news", after=0, wait=0).get("moments", [])
    return found


# What hands do


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def middle(thing: Locator) -> tuple[float, float]:
    box = box_of(thing)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: Locator, x: float, y: float) -> None:
    page.mouse.move(*middle(thing))
    page.mouse.down()
    page.mouse.move(x, y, steps=5)
    expect(page.locator(".ghost")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)


def sightings(page: Page) -> Locator:
    """Those that are in no pile yet."""
    return page.locator(".content .can-take")


def piled(page: Page, pile: int) -> Locator:
    return page.locator(f"#pile-{pile} [id^=sighting]")


def scrolled(page: Page) -> float:
    """How far the panel of sightings is scrolled, once it is at rest."""
    far: float = page.locator("#panel-hand").evaluate(RESTING)
    return far


def test_piles_are_made_by_dragging_by_two_clicks_and_by_keys(arrive: Arrive) -> None:
    ada = arrive("Ada")
    table, page = sit_down(ada), ada.page
    expect(sightings(page)).to_have_count(9)

    drag(page, sightings(page).nth(1), 300, 400)  # not a place
    assert view_of(ada, table)[1].piles[:3] == ((), (), ())
    expect(page.locator(".held, .can-put")).to_have_count(0)
    drag(page, sightings(page).nth(1), *middle(page.locator("#pile-0 h3")))
    expect(piled(page, 0)).to_have_count(1)
    expect(ada.card()).to_be_hidden()

    sightings(page).first.click()
    expect(page.locator(".can-put")).to_have_count(3)
    expect(ada.card().get_by_role("button")).to_have_count(4)  # the same in words, and "close"
    page.locator("#pile-1").click(position={"x": 8, "y": 8})
    expect(piled(page, 1)).to_have_count(1)

    sightings(page).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#pile-0")).to_be_focused()
    expect(page.locator("#hear")).to_contain_text("Put “")
    page.keyboard.press("Escape")
    expect(sightings(page).first).to_be_focused()
    expect(page.locator(".can-put")).to_have_count(0)
    for key in ("Enter", "ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(piled(page, 2)).to_have_count(1)
    expect(sightings(page)).to_have_count(6)
    expect(sightings(page).first).to_be_focused()


class Finger:
    """A finger on the screen of a phone."""

    def __init__(self, page: Page) -> None:
        self.wire = page.context.new_cdp_session(page)

    def touch(self, kind: str, *places: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in places]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def swipe(self, x: float, y: float, far: float) -> None:
        """Up or down, without a rest: where this machine was too slow for that, the finger begins anew."""
        began = -inf
        while monotonic() - began > QUICK:
            if began > 0:
                self.touch("touchCancel")
            began = monotonic()
            self.touch("touchStart", (x, y))
            self.touch("touchMove", (x, y + far / 4))
        for step in range(2, 5):
            self.touch("touchMove", (x, y + far * step / 4))
        self.touch("touchEnd")


def test_a_finger_takes_what_it_rests_on_and_scrolls_where_it_does_not(arrive: Arrive) -> None:
    ada = arrive("Ada", **PHONE)
    table, page = sit_down(ada), ada.page
    finger, panel = Finger(page), page.locator("#panel-hand")
    expect(sightings(page)).to_have_count(9)
    pile, title = page.locator("#pile-2"), sightings(page).nth(1).locator("b")
    under = box_of(pile)["y"] + box_of(pile)["height"] + 10  # the piles stay where they are when the others scroll
    panel.evaluate("(panel, far) => panel.scrollTop += far", box_of(title)["y"] - under)

    before = scrolled(page)
    finger.swipe(*middle(title), -80)
    assert scrolled(page) > before + 30
    expect(page.locator(".held, .ghost")).to_have_count(0)
    expect(ada.card()).to_be_hidden()
    assert view_of(ada, table)[1].piles[:3] == ((), (), ())

    panel.evaluate("(panel, far) => panel.scrollTop += far", box_of(title)["y"] - under)
    before = scrolled(page)
    finger.touch("touchStart", middle(title))
    expect(page.locator(".ghost")).to_have_count(1)
    finger.touch("touchMove", middle(pile))  # at once: near its edge the panel would scroll by itself
    expect(page.locator("#pile-2.aimed")).to_have_count(1)
    assert scrolled(page) == before
    finger.touch("touchEnd")
    expect(piled(page, 2)).to_have_count(1)


def test_humans_are_dragged_over_a_map_that_stays_where_it_is(arrive: Arrive) -> None:
    ada = arrive("Ada")
    table, page = sit_down(ada), ada.page
    view = play_until(ada, table, lambda view: any(isinstance(move, Walk) for move in view.moves))
    walks = [move for move in view.moves if isinstance(move, Walk)]
    move = min(walks, key=lambda walk: view.humans[3 * walk.start + walk.taste])  # whom nobody stays behind with
    onto = GAME.onto(move)
    human, place = page.locator(f"#{GAME.target(move)}.lit"), page.locator(f"#{onto}")
    human.wait_for()
    page.mouse.move(*middle(human))
    page.mouse.wheel(0, -60)  # a little closer, about whom one points at: where they can go is still to be seen
    page.get_by_role("button", name="Show all of it").wait_for()
    page.wait_for_function("() => !document.querySelector('.map svg').style.transform.includes('scale')")
    still: str = page.locator(".map svg").first.evaluate("map => map.style.transform")
    frame = box_of(page.locator(".map"))
    x, y = middle(place)
    inside = (min(max(x, 20), frame["width"] - 20), min(max(y, 20), frame["height"] - 20))
    drag(page, human, *inside)
    until(page, lambda: view_of(ada, table)[1].humans != view.humans)
    assert page.locator(".map svg").first.evaluate("map => map.style.transform") == still


# Moments


def test_a_sighting_is_watched_and_the_count_of_the_end_stays_in_reach(arrive: Arrive) -> None:
    ada = arrive("Ada", **PHONE)
    table, page = sit_down(ada), ada.page
    stage, again = page.locator("#stage"), page.get_by_role("button", name=re.compile("^Show again"))
    expect(stage).to_be_hidden()
    play_until(ada, table, lambda view: moments_in(ada, table) if view.phase != "secrets" else False)
    first = moments_in(ada, table)[0]
    expect(stage).to_be_visible()
    expect(stage.get_by_role("heading")).to_have_text(first["title"])
    assert stage.get_by_role("listitem").count() < len(first["steps"])
    page.keyboard.press("m")
    expect(stage.get_by_role("listitem")).to_have_count(len(first["steps"]))
    assert violations(page) == []
    assert not too_wide(page)
    page.keyboard.press("Escape")
    page.reload()
    page.locator("#prompt").wait_for()
    expect(stage).to_be_hidden()
    page.get_by_role("button", name="Menu").tap()
    again.tap()
    expect(stage).to_be_visible()

    play_until(ada, table, lambda view: view.outcome)
    page.reload()
    expect(stage).to_be_hidden()
    again.tap()
    expect(stage.get_by_role("heading")).to_have_text("The final count")
    stage.get_by_role("heading").tap()
    expect(stage.get_by_role("listitem")).to_have_count(9)
    page.wait_for_timeout(300)
    assert violations(page) == []
    stage.get_by_role("button", name="Close").tap()
    expect(stage).to_be_hidden()


def test_a_moment_is_there_at_once_where_nothing_may_move(arrive: Arrive) -> None:
    ada = arrive("Ada", reduced_motion="reduce")
    table, page = sit_down(ada), ada.page
    page.evaluate("""() => {
      window.began = 0;
      const count = (event) => window.began += Boolean(event.target.closest("#stage"));
      for (const kind of ["animationstart", "transitionrun"]) addEventListener(kind, count, true);
    }""")
    play_until(ada, table, lambda view: view.phase != "secrets" and moments_in(ada, table))
    steps = moments_in(ada, table)[0]["steps"]
    stage = page.locator("#stage")
    expect(stage).to_be_visible()
    assert stage.get_by_role("listitem").count() == len(steps)
    assert page.evaluate("window.began") == 0
