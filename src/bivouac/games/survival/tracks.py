"""Where people have been: each one's way over the map, day by day, read from the record."""

from collections.abc import Iterable
from typing import NamedTuple

from bivouac.engine import Seat
from bivouac.games.survival.country import OFF
from bivouac.games.survival.events import Began, Dawned, Event, Stayed, Threw, Walked
from bivouac.games.survival.view import SurvivalView


class Day(NamedTuple):
    """What somebody did on a day: the hexes that they were in, first the one where they woke up, last their camp."""

    day: int
    cells: tuple[int, ...]
    over: bool = False  # whether the way led over the edge of the map


def tracks(record: Iterable[Event], seats: int) -> list[list[Day]]:
    """The days of each seat. Day 0 is the base where they began; a day of which nothing is told yet is not there."""
    found: list[list[Day]] = [[] for _ in range(seats)]
    day = 0
    for event in record:
        if isinstance(event, Dawned):
            day = event.day
        elif isinstance(event, Began):
            found[event.seat] = [Day(0, (event.cell,))]
        elif isinstance(event, Stayed):
            found[event.seat].append(Day(day, (event.cell,)))
        elif isinstance(event, Walked):
            _walk(found[event.seat], day, event)
    return found


def _walk(days: list[Day], day: int, event: Walked) -> None:
    """A day may hold several walks, one after each choice."""
    cells, over = event.cells, event.cells[-1] == OFF
    if days[-1].day == day:
        days[-1] = Day(day, days[-1].cells + (cells[:-1] if over else cells), over)
    else:
        days.append(Day(day, (event.start, *(cells[:-1] if over else cells)), over))


class Throw(NamedTuple):
    """A die that fell: its number in the game, who threw it, for what, and what it shows."""

    number: int
    seat: Seat
    what: str
    die: int


def throws_today(record: tuple[Event, ...]) -> list[Throw]:
    """The dice that fell since the day began, or before the first day."""
    found: list[Throw] = []
    for number in range(len(record) - 1, -1, -1):
        event = record[number]
        if isinstance(event, Dawned):
            if found or number < len(record) - 1:
                break
            continue  # the day has only begun: what fell last is still to be seen
        if isinstance(event, Threw):
            found.append(Throw(number, event.seat, event.what, event.die))
    return found[::-1]


def throws_of_turn(view: SurvivalView) -> list[Throw]:
    """The dice of whoever's turn it is, in this turn: from the direction die on."""
    found: list[Throw] = []
    if view.phase in ("outset", "order"):
        return found
    for throw in reversed(throws_today(view.record)):
        if throw.seat != view.turn or throw.what == "order":
            break
        found.append(throw)
        if throw.what == "direction":
            break
    return found[::-1]


def costs_today(view: SurvivalView) -> list[tuple[int, int]]:
    """The hexes that whoever's turn it is has entered today, each with what that cost."""
    found: list[tuple[int, int]] = []
    for event in reversed(view.record):
        if isinstance(event, Dawned) or (isinstance(event, Threw) and event.what == "direction"):
            break
        if isinstance(event, Walked) and event.seat == view.turn:
            found = [*zip(event.cells, event.costs), *found]
    return found
