"""Twisted Cryptids through pages: a first game from the trait to dusk, the final count, its review; what others get to
see; room on small and large screens."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bivouac.engine import Move
from bivouac.games import load
from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.effects import TASTES
from bivouac.games.twisted.moves import Choose, Place, Play, Use, Walk
from bivouac.games.twisted.record import Counted, Revealed, Walked
from bivouac.games.twisted.sites import PLACES
from bivouac.games.twisted.texts import action_phrase, sighting_phrase, trait_phrase
from bivouac.games.twisted.view import TwistedView
from bivouac.hexes import cells
from tests.browser.conftest import Arrive
from tests.browser.people import Person, table_of, until
from tests.browser.test_access import too_wide, violations
from tests.browser.test_taking import drag, middle, moments_in, piled, play_until, sightings, view_of

GAME, DECK = load("twisted"), deck()
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

OVERLAPS = """() => {
  const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const boxes = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const apart = (one, other) => {
    const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
    return a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  };
  const names = (one) => one.id || one.className || one.tagName;
  const found = [];
  for (const group of [boxes(".strip, .map, .ask, .tabs"), boxes(".panel.open .twisted-card")]) {
    group.forEach((one, at) => {
      for (const other of group.slice(at + 1)) {
        if (!one.contains(other) && !other.contains(one) && !apart(one, other)) found.push([names(one), names(other)]);
      }
    });
  }
  return found;
}"""
CUT_OFF = """() => [...document.querySelectorAll(".panel.open .twisted-card, .ask button, .tabs button, .player")]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent.trim())"""


# A table, and what hands do there


def set_table(person: Person, *seats: str, **terms: Any) -> dict[str, Any]:
    answer = person.context.request.post("/api/tables", data={"game": "twisted", "seats": seats, **terms})
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def act(person: Person, table: str, move: Move) -> TwistedView:
    """Points at what a move is about, then at where it goes or at its button; gives what is seen after it."""
    page, (number, view) = person.page, view_of(person, table)
    target, onto = GAME.target(move), GAME.onto(move)
    done = False
    if target is not None:
        there = page.locator(f"#{target}.lit")
        there.wait_for()
        alone = [one for one in view.moves if GAME.target(one) == target] == [move]
        done = alone and there.get_attribute("data-direct") is not None
        point_at(there)
    if onto is not None and not done:
        point_at(page.locator(f"#{onto}.can-put"))
    elif not done:
        page.get_by_role("button", name=person.say(GAME.say(view.setting, move)), exact=True).first.click()
    until(page, lambda: view_of(person, table)[0] > number)
    return view_of(person, table)[1]


def point_at(thing: Locator) -> None:
    """A click that lands wherever the thing is, though people stand on it."""
    thing.dispatch_event("click")


def my_turn(person: Person, table: str) -> TwistedView:
    """Waits until there is something to choose."""
    until(person.page, lambda: bool(view_of(person, table)[1].moves))
    person.page.locator("#table.mine").wait_for()
    return view_of(person, table)[1]


def let_a_bot_finish(person: Person, table: str) -> TwistedView:
    """The person leaves their seat to a bot, and the bots play to the end."""
    person.post(table, "seats", seat=0, to="bot:rascal")
    until(person.page, lambda: view_of(person, table)[1].outcome is not None)
    return view_of(person, table)[1]


# A first game


def test_a_first_game_from_the_trait_to_dusk(arrive: Arrive) -> None:
    ada = arrive("Ada", **DESKTOP)
    table = set_table(ada, "me", "bot:rascal", guided=True)["table"]
    ada.sit(table)
    page = ada.page
    expect(page.locator("#coach")).to_contain_text("trait")

    traits = page.locator("#panel-hand .twisted-card.lit")
    expect(traits).to_have_count(2)
    kept = traits.first.locator("b").first.inner_text()
    traits.first.click()
    ada.card().get_by_role("button", name=re.compile(f"^Keep “{kept}”")).click()
    expect(sightings(page)).to_have_count(9)

    make_piles(ada, table)
    for number in range(1, 4):
        view = my_turn(ada, table)
        expect(page.locator("#prompt")).to_contain_text(f"hideout {number}")
        site = next(move for move in view.moves if isinstance(move, Place))
        act(ada, table, site)
        expect(page.locator(f"#hideout-0-{number - 1}")).to_be_attached()

    view = ask_for_humans(ada, table)
    walk_one(ada, table, view)
    watch_dusk(ada, table, past=len(view.record))


def make_piles(ada: Person, table: str) -> None:
    """One sighting by keys, one by hand, the others without a page."""
    page = ada.page
    sightings(page).first.focus()
    for key in ("Enter", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(piled(page, 1)).to_have_count(1)
    drag(page, sightings(page).first, *middle(page.locator("#pile-0 h3")))
    expect(piled(page, 0)).to_have_count(1)
    play_until(ada, table, lambda view: view.phase != "secrets")
    expect(page.locator("#panel-hand .twisted-mine")).to_be_visible()


def ask_for_humans(ada: Person, table: str) -> TwistedView:
    """Plays cards from the hand until one asks which human goes where."""
    while True:
        view = my_turn(ada, table)
        if any(isinstance(move, Walk) for move in view.moves):
            return view
        wanted = (Use, Choose, Play) if view.phase == "day" else (Choose, Use)
        found = [move for kind in wanted for move in view.moves if isinstance(move, kind)]
        act(ada, table, (found or view.moves)[0])


def walk_one(ada: Person, table: str, view: TwistedView) -> None:
    """A human is seen to go, is counted where they are then, and is told of."""
    page = ada.page
    move = next(move for move in view.moves if isinstance(move, Walk))
    told = page.locator("#log li").count()
    after = act(ada, table, move)
    walked = [event for event in after.record[len(view.record) :] if isinstance(event, Walked)]
    assert (walked[0].taste, walked[0].start, walked[0].end) == (move.taste, move.start, move.end)

    def is_counted() -> bool:
        """Others may have gone since, too."""
        count = view_of(ada, table)[1].humans[3 * move.end + move.taste]
        shown = page.locator(f"#human-{PLACES[move.end]}-{move.taste}[data-name^='{count} {TASTES[move.taste]}']")
        return shown.count() == bool(count)

    until(page, is_counted)
    expect(page.locator("#log li")).not_to_have_count(told)


def watch_dusk(ada: Person, table: str, past: int) -> None:
    """The card turns, the sum is counted taste by taste, and the track shows it.

    Some hands ask for no human on the first day, so the first dusks may be `past`.
    """
    page, stage = ada.page, ada.page.locator("#stage")

    def revealed(view: TwistedView) -> list[Revealed]:
        return [event for event in view.record[past:] if isinstance(event, Revealed)]

    event = revealed(play_until(ada, table, revealed))[0]
    expect(stage).to_be_visible()
    expect(stage.get_by_role("heading")).to_contain_text("has been sighted")
    page.keyboard.press("m")
    card = stage.locator(".twisted-card.turned b").first
    expect(card).to_have_text(ada.say(sighting_phrase(event.card)))
    counted = ", ".join(f"{part:+d}".replace("-", "−") if part else "0" for part in event.sums)
    expect(stage.locator(".part.total")).to_contain_text(counted)
    page.keyboard.press("Escape")
    now = view_of(ada, table)[1]
    expect(page.locator(f"#cryptid-{event.seat} .myth")).to_have_text(str(now.myth[event.seat]))


# The end


def test_a_game_ends_with_a_count_and_a_review_of_its_turning_points(arrive: Arrive) -> None:
    """TC-24."""
    ada = arrive("Ada", reduced_motion="reduce", **PHONE)
    table = set_table(ada, "me", "bot:hatchling", "bot:rascal")["table"]
    ada.sit(table)
    page, stage = ada.page, ada.page.locator("#stage")
    view = let_a_bot_finish(ada, table)
    counts = [event for event in view.record if isinstance(event, Counted)]
    page.locator("#table.over").wait_for()
    page.get_by_role("button", name="Show again: The final count").tap()
    expect(stage.get_by_role("heading")).to_have_text("The final count")
    expect(stage.locator(".part.total b")).to_have_text([str(count.total) for count in counts])
    assert view.outcome is not None
    expect(stage.get_by_role("listitem").last).to_have_text(ada.say(view.outcome.why))
    assert violations(page) + too_wide(page) == []
    stage.get_by_role("button", name="Close").tap()

    page.get_by_role("link", name="Review").tap()
    expect(page.get_by_role("figure")).to_be_visible(timeout=60_000)
    legend = page.locator(".legend li")
    expect(legend).to_have_text([re.compile(rf" {count.total}$") for count in counts])
    expect(page.locator(".said p").filter(has_text="A turning point: ").first).to_be_visible()
    assert page.locator(".said p").filter(has_text="Dusk. The encounter is").count() == 5
    assert violations(page) + too_wide(page) == []


# What others see


def test_nothing_that_another_players_browser_is_sent_has_my_secrets(arrive: Arrive) -> None:
    """TC-26."""
    ada, ben = arrive("Ada"), arrive("Ben")
    sent: list[str] = []
    ben.page.on("websocket", lambda wire: wire.on("framereceived", lambda frame: sent.append(str(frame))))
    ben.page.on("response", lambda answer: sent.append(body_of(answer)))
    terms = set_table(ada, "me", "link")
    table = terms["table"]
    ben.page.goto(terms["links"]["1"])
    ben.page.get_by_role("button", name=re.compile("^Sit down")).click()
    assert table_of(ben.page) == table
    while view_of(ada, table)[1].phase != "day":
        asked = ada if view_of(ada, table)[1].moves else ben
        number, view = view_of(asked, table)
        asked.post(table, "moves", move=view.moves[0].text, after=number)
    mine, theirs = view_of(ada, table)[1], view_of(ben, table)[1]
    ben.page.locator("#panel-hand .twisted-cards").first.wait_for()
    ben.catch_up()
    heard = "\n".join([*sent, ben.page.content()])
    secrets = my_secrets(ada, mine, theirs)
    assert len(secrets) >= 9 + 1
    assert [secret for secret in secrets if secret in heard] == []
    own = view_of(ben, table)[1].kept[1]
    assert own is not None
    assert ben.say(trait_phrase(own)) in "\n".join(sent)  # the search would have found them


def body_of(answer: Any) -> str:
    """What an answer said; a redirect says nothing."""
    return answer.text() if answer.ok and answer.request.resource_type in ("document", "fetch", "xhr") else ""


def my_secrets(person: Person, mine: TwistedView, theirs: TwistedView) -> list[str]:
    """The titles of a player's piles, traits and hand, without those of the other's."""
    piles = [card for pile in mine.piles[:3] for card in pile or ()]
    hand = (mine.hands[0] or 0) & ~(theirs.hands[1] or 0) & ~mine.discards
    traits = set(mine.dealt[0] or ()) - set(theirs.dealt[1] or ())
    titles = [*map(sighting_phrase, piles), *map(action_phrase, cells(hand)), *map(trait_phrase, sorted(traits))]
    return [person.say(title) for title in titles]


# Room


@pytest.mark.parametrize(
    ("language", "screen"),
    [
        pytest.param("en", DESKTOP, id="English, on a desktop"),
        pytest.param("fr", PHONE, id="French, on a phone"),
        pytest.param("de", {**PHONE, "color_scheme": "dark"}, id="German, on a phone, dark"),
    ],
)
def test_everything_has_room(arrive: Arrive, language: str, screen: dict[str, Any]) -> None:
    ada = arrive("Ada", language, reduced_motion="reduce", **screen)
    table = set_table(ada, "me", "bot:rascal", "bot:rascal", "bot:rascal")["table"]
    ada.sit(table)
    moments = {
        "trait": lambda view: True,
        "piles": lambda view: view.kept[0] != -1,
        "hideouts": lambda view: view.phase == "hideouts" and view.moves,
        "day": lambda view: view.round == 1 and view.phase == "day" and view.moves,
        "night": lambda view: view.phase == "discard" and view.moves,
    }
    wrong: dict[str, list[Any]] = {}
    for name, enough in moments.items():
        play_until(ada, table, enough)
        ada.catch_up()
        ada.page.keyboard.press("Escape")
        wrong[name] = crowded(ada.page)
    let_a_bot_finish(ada, table)
    ada.page.locator("#table.over").wait_for()
    ada.page.keyboard.press("Escape")
    wrong["over"] = crowded(ada.page)
    for tab in ("day", "cryptids", "log"):
        ada.page.locator(f"#tab-{tab}").click()
        wrong[tab] = crowded(ada.page)
    assert not {name: found for name, found in wrong.items() if found}
    assert moments_in(ada, table)


def crowded(page: Page) -> list[Any]:
    """What is too wide, lies upon something else or is cut off."""
    return [*too_wide(page), *page.evaluate(OVERLAPS), *page.evaluate(CUT_OFF)]
