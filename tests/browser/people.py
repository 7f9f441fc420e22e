"""People with browsers of their own. They think as a bot does, and do by hand what they thought of.

What a person knows comes from the server's API, with the cookie of their browser; whatever they do goes through pages.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext, Locator, Page, expect

from bivouac.bots import find_bot
from bivouac.engine import Luck, Move, Phrase, Setting
from bivouac.games import load
from bivouac.games.cryptid.view import CryptidView
from bivouac.locale import words

GAME = load("cryptid")
MOST_MOVES = 400  # a game is over long before

Do = Callable[["Person", Move], None]


class Told(msgspec.Struct):
    """The answer to `GET /api/tables/{id}/view`."""

    number: int
    seat: int
    view: msgspec.Raw


class Person:
    """Somebody at a browser. `page` is the first tab."""

    def __init__(self, context: BrowserContext, language: str = "en", scripts: bool = True) -> None:
        self.context, self.scripts = context, scripts
        self.page = context.new_page()
        self.say = words(language)
        self.bot = find_bot(GAME, "tracker")
        self._settings: dict[str, Setting] = {}

    def word(self, id: str, **arguments: Any) -> str:
        """Something that a page says, in this person's language."""
        return self.say(Phrase(id, arguments))

    # What a program would be told

    def get(self, table: str, call: str = "", **query: str | float | bool) -> Any:
        answer = self.context.request.get(f"/api/tables/{table}{call and '/'}{call}", params=query)
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, table: str, call: str, **body: Any) -> Any:
        answer = self.context.request.post(f"/api/tables/{table}/{call}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def told(self, table: str) -> tuple[int, CryptidView]:
        """The number of the last entry, and the view."""
        answer = self.context.request.get(f"/api/tables/{table}/view")
        told = msgspec.json.decode(answer.body(), type=Told)
        view: CryptidView = GAME.decode(bytes(told.view), GAME.view_type)
        return told.number, view

    def view(self, table: str) -> CryptidView:
        return self.told(table)[1]

    def set_table(self, *seats: str, **terms: Any) -> dict[str, Any]:
        """A new table, set without a page: id, code and links."""
        answer = self.context.request.post("/api/tables", data={"game": "cryptid", "seats": seats, **terms})
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    # What they do

    def think(self, view: CryptidView) -> Move:
        move: Move = self.bot.choose(view, Luck.seeded(len(view.record)))
        return move

    def sit(self, table: str, page: str = "") -> None:
        """Opens the table, or another page of it."""
        self.page.goto(f"/tables/{table}{page and '/'}{page}")

    def card(self) -> Locator:
        """What can be done where one points."""
        return self.page.get_by_role("complementary", name=self.word("page-table-card"))

    def choice(self, move: Move) -> str:
        """A move in words, as a button says it."""
        table = table_of(self.page)
        if table not in self._settings:
            self._settings[table] = self.view(table).setting
        return self.say(GAME.say(self._settings[table], move))

    def catch_up(self) -> None:
        """Waits until the table's page shows all that has happened so far."""
        log = self.get(table_of(self.page), "news", after=0, wait=0).get("log", [])
        if log:
            told = re.compile(rf"^\s*{log[-1][0]}\s*$")
            self.page.locator("#log a").filter(has_text=told).first.wait_for(state="attached")


def table_of(page: Page) -> str:
    """The table that a page is about, or is about to show."""
    page.wait_for_url(re.compile("/tables/"))
    found = re.search(r"/tables/([\w-]+)", page.url)
    assert found, page.url
    return found[1]


# Ways to do what one thought of


def pointing(person: Person, move: Move) -> None:
    """With the mouse: a click at the hex, a click at the choice."""
    _point(person, move, lambda thing: thing.click())


def tapping(person: Person, move: Move) -> None:
    """With a finger."""
    _point(person, move, lambda thing: thing.tap())


def _point(person: Person, move: Move, press: Callable[[Locator], None]) -> None:
    person.catch_up()
    target = GAME.target(move)
    if target is not None:
        there = person.page.locator(f"#{target}")
        expect(there).to_have_class(re.compile(r"\blit\b"))
        press(there)
    among = person.card() if target else person.page.locator("#plain")
    press(among.get_by_role("button", name=person.choice(move), exact=True))


def typing(person: Person, move: Move) -> None:
    """On the page in words: the move is typed."""
    _read(person)
    person.page.get_by_label(person.word("page-text-type")).fill(move.text)
    person.page.keyboard.press("Enter")


def pressing(person: Person, move: Move) -> None:
    """On the page in words: the move's own button is found in its group, and pressed."""
    _read(person)
    button = person.page.locator(f'button[name="move"][value="{move.text}"]').last
    group = person.page.locator("details:not([open])").filter(has=button)
    if group.count():
        group.locator("summary").click()
    expect(button).to_have_text(person.choice(move))
    button.click()


def _read(person: Person) -> None:
    """Waits until the page in words is up to date; where no script does that, the page is asked for again."""
    number, _ = person.told(table_of(person.page))
    here = person.page.locator(f'#live[data-number="{number}"]')
    if not person.scripts and not here.count():
        person.page.get_by_role("link", name=person.word("page-refresh")).click()
    here.wait_for()


def walking(person: Person, move: Move) -> None:
    """With the keyboard alone."""
    person.catch_up()
    target = GAME.target(move)
    if target is not None:
        tab_to(person.page, ".map [id]")
        walk_to(person.page, target)
        person.page.keyboard.press("Enter")
    tab_to(person.page, "button", person.choice(move))
    person.page.keyboard.press("Enter")


MATCHES = """([selector, text]) => {
  const here = document.activeElement;
  return here.matches(selector) && (!text || here.textContent.trim().startsWith(text));
}"""


def tab_to(page: Page, selector: str, text: str = "", key: str = "Tab") -> None:
    """Goes on with the tab key until the focus is on such a thing."""
    for _ in range(150):
        if page.evaluate(MATCHES, [selector, text]):
            return
        page.keyboard.press(key)
    raise AssertionError(f"the tab key does not lead to {selector} {text}")


def walk_to(page: Page, target: str) -> None:
    """Walks over the map with the arrow keys, place by place."""
    _, column, row = target.split("-")
    for _ in range(60):
        _, x, y = page.evaluate("document.activeElement.id").split("-")
        if (x, y) == (column, row):
            return
        ways = [("Right", int(column) - int(x)), ("Down", int(row) - int(y))]
        ways += [("Left", int(x) - int(column)), ("Up", int(y) - int(row))]
        page.keyboard.press(f"Shift+Arrow{max(ways, key=lambda way: way[1])[0]}")
    raise AssertionError(f"the arrow keys do not lead to {target}")


# Whole games


def together(ada: Person, ben: Person, bot: str = "bot:wanderer", **terms: Any) -> str:
    """A table of one person's with another and, as a rule, a bot; both look at it."""
    set_up = ada.set_table(*filter(None, ("me", "link", bot)), **terms)
    ben.page.goto(set_up["links"]["1"])
    ben.page.get_by_role("button", name="Sit down as Orange").click()
    table: str = set_up["table"]
    ada.sit(table)
    return table


def play_on(table: str, people: Sequence[Person], do: Do = pointing, most: int = MOST_MOVES) -> int:
    """Everybody who is asked does what they think best, until the game is over or so many moves were made.

    Gives the number of moves. Bots play on by themselves.
    """
    for made in range(most):
        asked = who_is_asked(table, people)
        if asked is None:
            return made
        play_one(table, asked, do)
    return most


def who_is_asked(table: str, people: Sequence[Person]) -> Person | None:
    """Waits until one of them is asked; None when the game is over."""
    while True:
        number, view = people[0].told(table)  # before the others look, so that nothing is missed
        if view.outcome is not None:
            return None
        for person in people:
            if person.view(table).moves:
                return person
        wait_for_entry(people[0], table, number)


def play_one(table: str, person: Person, do: Do = pointing) -> None:
    """One move."""
    number, view = person.told(table)
    do(person, person.think(view))
    wait_for_entry(person, table, number)


def turn_of(person: Person, table: str) -> CryptidView:
    """Waits until somebody is asked; gives what they see then."""
    assert who_is_asked(table, [person])
    return person.view(table)


def wait_for_entry(person: Person, table: str, number: int) -> None:
    """Waits until something happens after an entry."""
    for _ in range(4):
        person.get(table, "news", after=number, wait=10)
        if person.told(table)[0] > number:
            return
    raise AssertionError(f"nothing happens after entry {number}")


def until(page: Page, condition: Callable[[], bool]) -> None:
    """Waits for something that no page can be asked to wait for."""
    for _ in range(500):
        if condition():
            return
        page.wait_for_timeout(20)
    raise AssertionError("it did not happen")
