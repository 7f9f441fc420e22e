"""Whole games through pages: from the first page to the end, and on to the next game."""

import re

from playwright.sync_api import expect

from bivouac.bots import find_bot
from bivouac.games.cryptid.clues import parse_clue
from bivouac.games.cryptid.phrases import clue_phrase
from tests.browser.conftest import PHONE, Arrive
from tests.browser.people import GAME, Person, play_on, table_of, tapping

TITLES = re.compile(r'title=\\?"[^"]*"')  # the sheet names every clue that there is


def clue_of(person: Person, table: str) -> str:
    """The sentence of a person's own clue."""
    (code,) = filter(None, person.view(table).clues)
    return person.say(clue_phrase(parse_clue(code)))


def test_three_people_and_a_bot_play_a_whole_game(arrive: Arrive) -> None:
    ada, ben, cleo = arrive(), arrive(), arrive("Cleo")
    everybody = [ada, ben, cleo]
    for person in everybody:
        person.bot = find_bot(GAME, "scout")
    table = sit_down(ada, ben, cleo)

    play_on(table, everybody, most=6)
    clues = [clue_of(person, table) for person in everybody]
    for person, own in zip(everybody, clues):
        expect(person.page.get_by_role("region", name="My clue")).to_contain_text(own)
        shown = TITLES.sub("", person.page.content())
        assert [clue for clue in clues if clue in shown] == [own]

    play_on(table, everybody)
    outcome = ada.get(table)["over"]
    for person in everybody:
        expect(person.page.locator("#prompt")).to_have_text(outcome)
        for clue in clues:
            expect(person.page.get_by_role("region", name="The clues")).to_contain_text(clue)

    look_back(ben, table, outcome)
    ada.page.get_by_role("button", name="Play again with the same people").click()
    ada.page.wait_for_url(lambda url: "/tables/" in url and table not in url)
    cleo.page.get_by_role("link", name="To the next game").click()
    cleo.page.wait_for_url(ada.page.url)
    holders = [seat["who"] for seat in ada.get(table_of(ada.page))["seats"]]
    assert holders[:3] == ["Ada", "Ben", "Cleo"]
    assert ada.view(table_of(ada.page)).outcome is None


def sit_down(ada: Person, ben: Person, cleo: Person) -> str:
    """One sets the table, one comes by a link, one by the code."""
    page = ada.page
    page.goto("/")
    page.locator(".game").first.get_by_role("link", name="New table").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="4", exact=True).click()
    for seat, who in (("Blue", "Me"), ("Orange", "A friend, by a link"), ("Green", "Free: whoever comes first")):
        page.get_by_label(seat, exact=True).select_option(label=who)
    page.get_by_label("Purple", exact=True).select_option("bot:wanderer")
    page.get_by_role("button", name="Set the table").click()

    link, code = page.get_by_label("Link to the seat Orange").input_value(), page.locator(".code").inner_text()
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down as Orange").click()
    expect(page.locator("#seat-1")).to_contain_text("Ben")
    cleo.page.goto("/")
    cleo.page.get_by_label("I have a code").fill(code.lower())
    cleo.page.get_by_role("button", name="Go there").click()
    cleo.page.get_by_role("button", name="Sit here").click()
    expect(page.locator("#prompt")).to_have_text("Place a cube where the habitat cannot be by your clue.")
    return table_of(page)


def look_back(person: Person, table: str, outcome: str) -> None:
    """Replay and review of a finished game."""
    page = person.page
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("#prompt")).to_contain_text(outcome)
    page.get_by_role("link", name="To the beginning").click()
    expect(page.locator("#prompt")).to_have_text("The beginning")
    expect(page.locator("#pieces > *")).to_have_count(0)
    page.get_by_role("link", name="One step on").click()
    expect(page.locator("#prompt")).to_contain_text("Blue: cube on")
    expect(page).to_have_url(re.compile(r"at=[1-9]\d*&eyes=1"))
    expect(page.get_by_role("region", name="My clue")).to_be_visible()
    page.get_by_label("With the eyes of").select_option("all")
    expect(page.get_by_role("region", name="The clues").get_by_role("button")).to_have_count(4)
    page.reload()
    expect(page.locator("#prompt")).to_contain_text("Blue: cube on")

    page.get_by_role("link", name="To the end").click()
    page.get_by_role("link", name="Review").click()
    rows = page.get_by_role("region", name="Turn by turn").get_by_role("row")
    expect(rows.nth(4)).to_be_visible(timeout=60_000)
    expect(page.get_by_role("figure").get_by_role("listitem")).to_have_count(4)
    page.goto(f"/tables/{table}")
    expect(page.locator("#prompt")).to_have_text(outcome)


def test_a_whole_game_on_a_phone(arrive: Arrive) -> None:
    ada = arrive(**PHONE)
    ada.page.goto("/")
    ada.page.locator(".game").first.get_by_role("button", name="Play now against bots").tap()
    table = table_of(ada.page)
    play_on(table, [ada], tapping)
    expect(ada.page.locator("#prompt")).to_have_text(ada.get(table)["over"])
    assert ada.page.evaluate("document.documentElement.scrollWidth") == 360
    ada.page.get_by_role("button", name="Play again").tap()
    ada.page.wait_for_url(lambda url: "/tables/" in url and table not in url)
