"""What lies around a person, in words: the six directions, and where the nearest water, food and edges are."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from bivouac.engine import Phrase, Say, Seat, phrase
from bivouac.games.survival.about import ground_words
from bivouac.games.survival.country import DIRECTIONS, OFF
from bivouac.games.survival.goals import seat_phrase
from bivouac.games.survival.movement import FOOD, OUTSET, WATER
from bivouac.games.survival.moves import GRID
from bivouac.games.survival.phrases import hex_name, way_phrase
from bivouac.games.survival.view import SurvivalView

FAR = 7  # hexes of a line that are told, after the next one
SLANTED = ((0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0))  # what a step in each direction changes, slanted


def surroundings(view: SurvivalView, seat: Seat, say: Say) -> Iterator[str]:
    here = view.people[seat].cell
    yield say(phrase("survival-heard-here", what=ground(ground_words(view.land, here), say)))
    entered = view.walk.entered if view.walk is not None and seat == view.turn else OUTSET
    for direction in range(6):
        yield _direction(view, here, direction, entered, say)
    for name, mark in (("water", WATER), ("food", FOOD)):
        yield say(_nearest(name, here, (cell for cell, marks in enumerate(view.ways.marks) if marks & mark)))
    column, row = GRID.place(here)
    yield say(
        phrase(
            "survival-heard-edges",
            north=row + 1,
            east=GRID.width - column,
            south=GRID.height - row,
            west=column + 1,
        )
    )
    for name, found in (("counter", view.counters), ("waiting", view.found), ("outpost", view.outposts)):
        if found:
            yield say(_nearest(name, here, found))
    for other, person in enumerate(view.people):
        if other != seat and person.base and person.fate == "afoot":
            yield say(_where("person-far", here, person.cell, seat_phrase(other)))


def ground(words: Sequence[Phrase], say: Say) -> str:
    """A hex: its terrain, with what else is there."""
    terrain, *rest = map(say, words)
    return f"{terrain} ({', '.join(rest)})" if rest else terrain


# In a direction


def _direction(view: SurvivalView, here: int, direction: int, entered: int, say: Say) -> str:
    """The next hex and what it costs, whether a trail or the river goes there, and what comes further on."""
    land, line = view.land, GRID.line(here, direction)
    cost, toward = view.ways.cost(here, direction, entered), Phrase(f"survival-toward-{DIRECTIONS[direction]}")
    if not line:
        return say(phrase("survival-heard-edge", toward=toward, cost=cost))
    links = [name for name, ways in (("trail", land.trails), ("river", land.rivers)) if ways[here] >> direction & 1]
    told = [ground(ground_words(land, line[0]), say), *(say(Phrase(f"survival-heard-{name}-leads")) for name in links)]
    next, further = ", ".join(told), _further(view, line[1:], say)
    if not further:
        return say(phrase("survival-heard-last", toward=toward, next=next, cost=cost))
    return say(phrase("survival-heard-way", toward=toward, next=next, cost=cost, further=further, far=len(line) + 1))


def _further(view: SurvivalView, line: Sequence[int], say: Say) -> str:
    """The hexes of a line; those that are alike are told in one go."""
    told = (ground(ground_words(view.land, cell), say) for cell in line[:FAR])
    runs = ((what, len(list(alike))) for what, alike in groupby(told))
    return ", ".join(f"{count} × {what}" if count > 1 else what for what, count in runs)


# How far


def _nearest(name: str, here: int, hexes: Iterable[int]) -> Phrase:
    found = min(hexes, key=lambda cell: (GRID.distance(here, cell), cell), default=OFF)
    return Phrase(f"survival-heard-{name}-nowhere") if found == OFF else _where(name, here, found)


def _where(name: str, here: int, cell: int, who: Phrase | str = "") -> Phrase:
    far = GRID.distance(here, cell)
    if not far:
        return phrase(f"survival-heard-{name}-here", who=who)
    return phrase(f"survival-heard-{name}", who=who, far=far, way=_way(legs(here, cell)), hex=hex_name(cell))


def _way(legs: Sequence[tuple[int, int]]) -> Phrase:
    """`north` for a hex in a straight line, else `(3 north, 2 north-east)`."""
    (first, one), *rest = legs
    if not rest:
        return way_phrase(first)
    (second, other), *_ = rest
    return phrase("survival-heard-legs", one=one, first=way_phrase(first), other=other, second=way_phrase(second))


def legs(here: int, cell: int) -> Sequence[tuple[int, int]]:
    """A shortest way to another hex: so many steps in one direction, and so many in the next one, if there are any.

    >>> [(DIRECTIONS[way], steps) for way, steps in legs(GRID.at(20, 20), GRID.at(23, 15))]
    [('n', 3), ('ne', 3)]
    """
    across, up = (one - other for one, other in zip(_slanted(cell), _slanted(here)))
    for way, (x, y) in enumerate(SLANTED):
        next_x, next_y = SLANTED[(way + 1) % 6]
        straight, aside = up * next_x - across * next_y, across * y - up * x
        if straight > 0 and aside >= 0:
            return [(way, straight), *([((way + 1) % 6, aside)] if aside else [])]
    return []


def _slanted(cell: int) -> tuple[int, int]:
    """A hex by its column and by its place up a slanted one, so that every direction is the same step everywhere."""
    column, row = GRID.place(cell)
    return column, column // 2 - row
