"""What one can do at a table beside moving: the sheet, the hint, taking back, giving up, talking, learning, hiding."""

import re

import pytest
from playwright.sync_api import Locator, expect

from bivouac.engine import Move
from bivouac.games.cryptid.clues import clue_masks, parse_clue
from bivouac.games.cryptid.moves import HINT
from tests.browser.conftest import Arrive, Faults
from tests.browser.people import Person, play_on, pointing, table_of, together


def alone(ada: Person, **terms: object) -> str:
    """A table where Ada plays against two bots, and her page of it."""
    table: str = ada.set_table("me", "bot:wanderer", "bot:wanderer", **terms)["table"]
    ada.sit(table)
    return table


# The sheet and the map


def box(person: Person, colour: str, clue: str) -> Locator:
    return person.page.locator(f"[id='clue-{colour}-{clue}']")


def test_marks_on_the_sheet_stay(arrive: Arrive) -> None:
    ada = arrive("Ada")
    alone(ada, aid="hand")
    water = box(ada, "orange", "1:W")
    for mark in ("-", "+", "?", "", "-"):
        with ada.page.expect_response("**/notes"):
            water.click()
        expect(water).to_have_attribute("data-mark", mark)
    with ada.page.expect_response("**/notes"):
        box(ada, "green", "2:bear").press("+")
    ada.page.reload()
    expect(water).to_have_attribute("data-mark", "-")
    expect(water).to_have_accessible_name(re.compile(r"^Orange.*water.*-$"))
    expect(box(ada, "green", "2:bear")).to_have_attribute("data-mark", "+")
    expect(box(ada, "green", "1:W")).to_have_attribute("data-mark", "")


def test_the_sheet_fills_itself_in_where_that_was_agreed(arrive: Arrive) -> None:
    ada = arrive("Ada")
    table = alone(ada)
    play_on(table, [ada], most=2)
    ada.catch_up()
    struck = ada.page.locator("#panel-sheet .box[data-sign='-']")
    expect(struck.first).to_be_visible()
    expect(struck.first).to_have_accessible_description("ruled out")


def test_there_is_no_sheet_where_that_was_agreed(arrive: Arrive) -> None:
    ada = arrive("Ada")
    alone(ada, aid="off")
    expect(ada.page.get_by_role("region", name="My clue")).to_be_visible()
    expect(ada.page.locator(".box")).to_have_count(0)


def test_pointing_at_a_clue_shows_its_hexes(arrive: Arrive) -> None:
    ada = arrive("Ada")
    table = alone(ada)
    view = ada.view(table)
    (own,) = filter(None, view.clues)
    for thing, clue in (("own-blue", own), ("rule-1:W", "1:W")):
        ada.page.locator(f"[id='{thing}']").hover()
        count = clue_masks(view.board)[parse_clue(clue)].bit_count()
        expect(ada.page.locator(".map .shown")).to_have_count(count)
        expect(ada.card()).to_contain_text(f"{count} hexes fit.")
    ada.page.get_by_role("heading", level=1).hover()
    expect(ada.page.locator(".map .shown")).to_have_count(0)
    expect(ada.card()).to_be_hidden()


def test_pointing_at_a_hex_tells_what_is_known_there(arrive: Arrive) -> None:
    ada = arrive("Ada")
    table = alone(ada)
    lit = ada.page.locator(".map .lit")
    expect(lit).to_have_count(len(ada.view(table).moves))
    ada.page.locator(".map .hex:not(.lit)").first.hover()
    expect(ada.card()).to_contain_text("My clue allows this hex.")
    lit.first.hover()
    expect(ada.card()).to_contain_text("My clue rules this hex out.")


def test_a_point_at_a_dark_hex_does_nothing(arrive: Arrive) -> None:
    ada = arrive("Ada")
    table = alone(ada)
    number, _ = ada.told(table)
    ada.page.locator(".map .hex:not(.lit)").first.click()
    expect(ada.card()).to_contain_text("My clue allows this hex.")
    expect(ada.card().locator(".choices button")).to_have_count(0)
    assert ada.told(table)[0] == number


def test_what_only_i_may_see_can_be_hidden(arrive: Arrive) -> None:
    ada = arrive("Ada")
    table = alone(ada)
    clue, hide = ada.page.locator("#panel-clue .content"), ada.page.get_by_role("button", name="Hide what only you")
    hide.click()
    for _ in range(2):
        expect(hide).to_have_attribute("aria-pressed", "true")
        expect(clue).to_have_css("filter", "blur(9px)")
        expect(clue).to_have_attribute("inert", "")
        ada.page.reload()
    hide.press("h")
    expect(clue).to_have_css("filter", "none")
    play_on(table, [ada], most=1)


def test_the_map_comes_closer_and_back(arrive: Arrive) -> None:
    ada = arrive("Ada")
    table = alone(ada)
    corner, whole = ada.page.locator("#hex-1-1"), ada.page.get_by_role("button", name="Show all of it")
    expect(whole).to_be_hidden()
    ada.page.get_by_role("button", name="Closer").click()
    ada.page.keyboard.press("+")
    expect(corner).not_to_be_in_viewport(ratio=1)
    whole.click()
    expect(corner).to_be_in_viewport(ratio=1)
    expect(whole).to_be_hidden()
    play_on(table, [ada], most=1)


# The hint, taking back, giving up


@pytest.mark.parametrize(
    ("answer", "told"), [("Agree to the hint", "Hint:"), ("Refuse the hint", "The hint is not taken.")]
)
def test_the_hint_is_voted_on(arrive: Arrive, answer: str, told: str) -> None:
    ada, ben = arrive("Ada"), arrive("Ben")
    table = together(ada, ben, bot="")
    while ada.view(table).phase != "turn":
        play_on(table, [ada, ben], most=1)
    pointing(ada, HINT)
    expect(ben.page.locator("#prompt")).to_have_text("Blue would like the hint. Do you agree?")
    ben.page.get_by_role("button", name=answer).click()
    for person in (ada, ben):
        expect(person.page.locator("#log")).to_contain_text(told)
        expect(person.page.locator("#panel-hint")).to_have_count(1 if told == "Hint:" else 0)
    expect(ada.page.locator("#prompt")).to_have_text("Your turn: ask somebody about a hex, or search one.")


def test_a_move_is_taken_back_with_what_it_was(arrive: Arrive) -> None:
    ada, ben = arrive("Ada"), arrive("Ben")
    table = together(ada, ben)
    move: Move = ada.view(table).moves[0]
    pointing(ada, move)
    undo = ada.page.get_by_role("button", name=f"Take back: {ada.choice(move)}")
    expect(ben.page.locator("#pieces > *")).not_to_have_count(0)
    undo.click()
    expect(ada.page.locator("#pieces > *")).to_have_count(0)
    expect(ben.page.locator("#pieces > *")).to_have_count(0)
    expect(undo).to_be_hidden()
    play_on(table, [ada, ben], most=2)
    expect(undo).to_be_hidden()


def test_giving_up_is_asked_about_first(arrive: Arrive) -> None:
    ada = arrive("Ada")
    alone(ada)
    for answer in ("No", "Yes"):
        ada.page.get_by_role("button", name="Menu").click()
        ada.page.get_by_role("button", name="Give up …").click()
        expect(ada.page.get_by_role("dialog")).to_contain_text("you can no longer win")
        expect(ada.page.locator("#prompt")).to_have_text("Place a cube where the habitat cannot be by your clue.")
        ada.page.get_by_role("button", name=answer, exact=True).click()
    expect(ada.page.locator("#prompt")).to_have_text("The game was given up.")


# Talking


def test_what_is_said_is_shown_as_it_was_typed(arrive: Arrive) -> None:
    ada, ben = arrive("Ada"), arrive('<i id="x">Ben</i>')
    together(ada, ben)
    said = '<script>document.title = "taken"</script> & <b>bold</b>'
    ben.page.locator("#tab-talk").click()
    words = ben.page.get_by_role("textbox", name="Say something")
    words.fill(said)
    words.press("Enter")
    expect(words).to_have_value("")
    ada.page.locator("#tab-talk").click()
    for person in (ada, ben):
        expect(person.page.locator("#said li")).to_have_text(f'<i id="x">Ben</i> {said}')
    for path in ("", "/text"):
        ada.page.goto(f"/tables/{table_of(ada.page)}{path}")
        expect(ada.page.get_by_text(said)).not_to_have_count(0)
        expect(ada.page.locator("#x, b:text('bold')")).to_have_count(0)
    assert ada.page.title() != "taken"


def test_the_owner_mutes_somebody(arrive: Arrive, faults: Faults) -> None:
    faults.expect("status of 403")
    ada, ben = arrive("Ada"), arrive("Ben")
    together(ada, ben)
    ada.page.get_by_role("button", name="Mute").click()
    expect(ben.page.get_by_role("region", name="Players")).to_contain_text("muted")
    ben.page.locator("#tab-talk").click()
    words = ben.page.get_by_role("textbox", name="Say something")
    words.fill("Hello?")
    words.press("Enter")
    expect(ben.page.get_by_role("alert")).to_have_text("The owner of the table has asked you to be quiet.")
    expect(words).to_have_value("Hello?")
    ada.page.get_by_role("button", name="Let speak").click()
    expect(ben.page.get_by_role("region", name="Players")).not_to_contain_text("muted")
    words.press("Enter")
    expect(ada.page.locator("#said")).to_contain_text("Hello?")


# Learning, motion, sound


def test_the_coach_speaks_until_the_end_of_a_guided_game(arrive: Arrive) -> None:
    ada = arrive()
    ada.page.goto("/")
    ada.page.locator(".game").first.get_by_role("button", name="Learn it: a guided first game").click()
    table, heard = table_of(ada.page), set[str]()
    coach = ada.page.get_by_role("region", name="Coach")

    def listening(person: Person, move: Move) -> None:
        person.catch_up()
        lines = person.get(table, "news", after=0, wait=0)["coach"]
        expect(coach.get_by_role("paragraph")).to_have_text(lines)
        heard.update(lines)
        pointing(person, move)

    moves = play_on(table, [ada], listening)
    assert len(heard) > moves
    expect(ada.page.locator("#prompt")).to_have_text(ada.get(table)["over"])
    expect(coach).to_contain_text("The review shows")


def test_nothing_moves_where_the_system_asks_for_that(arrive: Arrive) -> None:
    still, lively = arrive("Ada", reduced_motion="reduce"), arrive("Ben")
    began: dict[Person, int] = {}
    for person in (still, lively):
        person.page.add_init_script("""
          window.began = 0;
          addEventListener("animationstart", () => window.began++, true);
          addEventListener("transitionrun", () => window.began++, true);
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...args) { window.began++; return animate.apply(this, args); };
        """)
        table = alone(person)
        play_on(table, [person], most=3)
        person.catch_up()
        began[person] = person.page.evaluate("window.began")
    assert began[still] == 0
    assert began[lively] > 0


def test_sound_is_off_until_it_is_turned_on(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.page.add_init_script("""
      window.tones = 0;
      const made = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function () { window.tones++; return made.call(this); };
    """)
    table = alone(ada)
    play_on(table, [ada], most=1)
    ada.catch_up()
    assert ada.page.evaluate("window.tones") == 0
    ada.page.get_by_role("button", name="Menu").click()
    sound = ada.page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    assert ada.page.evaluate("window.tones") > 0
