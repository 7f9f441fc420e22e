"""The pictures of the rules page. They have no words: what is to be seen is said in a caption below each.

They are small maps drawn for it, with ways and what they cost; and a life card.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from bivouac.games.survival.chart import LEVELS, Chart, Row, chart, standard_chart
from bivouac.games.survival.country import Country, survey
from bivouac.games.survival.dice import die_shape
from bivouac.games.survival.ground import land
from bivouac.games.survival.ground_art import ACROSS, DOWN, REACH, RISE
from bivouac.games.survival.life import COLOURS, Person
from bivouac.games.survival.movement import ANYWHERE, OUTSET, Walk, Ways
from bivouac.games.survival.moves import GRID
from bivouac.games.survival.pieces import (
    CENTRES,
    SIDES,
    cost_signs,
    counter,
    lost_one,
    outpost,
    person,
    track,
)
from bivouac.games.survival.scenarios import FREE_TURNS
from bivouac.games.survival.scrap import framed, scrap
from bivouac.games.survival.setup import standard_map
from bivouac.games.survival.sheet import DIRECTIONS, Place, Sheet, Way
from bivouac.games.survival.tracks import Day

GAP = 60  # between two maps
WHOLE = (0, 0, GRID.width, GRID.height)


@cache
def pictures() -> Mapping[str, str]:
    """The pictures by the names that the rules page gives them."""
    return {
        "country": scrap(standard_map(), WHOLE),
        "legend": _legend(),
        "rose": _rose(),
        "walk": _walk(),
        "trail": _trail(),
        "ford": _ford(),
        "card": _card(chart(standard_chart())),
        "pieces": _pieces(),
    }


# Small maps, side by side


class _Map:
    """A small map, and what lies on it."""

    def __init__(self, sheet: Sheet) -> None:
        self.land: Country = survey(sheet)
        self.ways = Ways(self.land)
        self.lying: list[str] = []

    @property
    def width(self) -> int:
        return ACROSS * (self.land.grid.width - 1) + 2 * REACH

    @property
    def height(self) -> int:
        return DOWN * self.land.grid.height + RISE

    def goes(self, seat: int, start: Place, steps: str) -> "_Map":
        """Somebody goes from a hex in some directions, and pays for it what the rules say."""
        grid = self.land.grid
        walk = Walk(grid.at(*start), ANYWHERE, 99, FREE_TURNS, OUTSET)
        cells, costs = [start], []
        for step in steps.split():
            pace = self.ways.ahead(walk).paces[DIRECTIONS.index(step)]
            walk = pace.walk
            cells.append(grid.place(walk.cell))
            costs.append(pace.cost)
        numbers = [GRID.at(*place) for place in cells]
        self.lying += track(COLOURS[seat], (Day(1, tuple(numbers)),)).values()
        self.lying.append(cost_signs(tuple(zip(numbers[1:], costs))))
        self.lying.append(person(seat, Person(numbers[0], base=5), (1, 0), False, -1, False))
        return self

    def drawn(self, x: int) -> str:
        return f'<g transform="translate({x} 0)">{land(self.land)}{"".join(self.lying)}</g>'


def _beside(*maps: _Map) -> str:
    parts, x = [], 0
    for one in maps:
        parts.append(one.drawn(x))
        x += one.width + GAP
    return framed((-4, -4, x - GAP + 8, max(one.height for one in maps) + 8), parts)


def _sheet(*rows: str, **said: Any) -> Sheet:
    return Sheet("Small", "own", rows, **said)


def _way(start: Place, steps: str) -> Way:
    return Way(start, tuple(DIRECTIONS.index(step) for step in steps.split()))


def _legend() -> str:
    """All grounds in a row, and below them all that can be in a hex."""
    grounds = _Map(_sheet(".ww.dd.mm.ss.", ".ww.dd.mm.ss."))
    signs = _Map(
        _sheet(
            "..ww.ww.ww...",
            "..ww.ww.ww...",
            rivers=(_way((0, -1), "s s s"), _way((12, -1), "s s s")),
            fords={13 + 12: (1, 4)},
            trails=(_way((1, 1), "ne se ne"),),
            lakes=(13 + 5,),
            food=(13 + 8,),
            bases={5: 13 + 10},
        )
    )
    below = f'<g transform="translate(0 {grounds.height + 30})">{signs.drawn(0)}</g>'
    return framed((-4, -4, grounds.width + 8, 2 * grounds.height + 38), [grounds.drawn(0), below])


def _walk() -> str:
    """Left, six points straight on; right, a turn, and two points left, too few for the river."""
    rows = ("......", "..ww..", "..ww..", ".mm...", "......")
    river = (_way((-1, 1), "ne se se ne se se ne"),)
    straight = _Map(_sheet(*rows, rivers=river)).goes(0, (4, 4), "n n n n")
    turned = _Map(_sheet(*rows, rivers=river)).goes(1, (0, 4), "ne n")
    return _beside(straight, turned)


def _trail() -> str:
    """Along a trail; and off it: the higher of two costs is paid."""
    along = _Map(_sheet("wwww", "wwww", "wwww", "....", trails=(_way((0, 3), "ne n ne se s"),)))
    along.goes(0, (0, 3), "ne n ne se s")
    off = _Map(_sheet("....", ".m..", ".m..", "....", trails=(_way((1, 0), "s s s"),))).goes(1, (1, 0), "s se")
    into = _Map(_sheet("....", ".wm.", ".w..", "....", trails=(_way((1, 0), "s s s"),))).goes(2, (1, 3), "n n ne")
    return _beside(along, off, into)


def _ford() -> str:
    """Over a ford; off it to the side; and into it along the river."""
    rows = ("....", "....", "....", "....")
    said = {"rivers": (_way((-1, 2), "ne se se ne se"),), "fords": {9: (0, 3)}}
    over = _Map(_sheet(*rows, **said)).goes(0, (1, 1), "s s")
    aside = _Map(_sheet(*rows, **said)).goes(1, (1, 1), "s ne")
    along = _Map(_sheet(*rows, **said)).goes(2, (0, 2), "se ne")
    return _beside(over, aside, along)


def _rose() -> str:
    """The six directions with their dice."""
    small = _Map(_sheet("...", "...", "..."))
    middle = GRID.at(1, 1)
    (x, y), dice = CENTRES[middle], ""
    for way, (dx, dy) in enumerate(SIDES):
        dice += f'<g class="die" transform="translate({x + dx} {y + dy})">{die_shape(way + 1)}</g>'
    small.lying += [person(0, Person(middle, base=5), (1, 0), True, -1, False), dice]
    wide = 3 * small.width
    return framed((-small.width, -4, wide, small.height + 8), [small.drawn(0)])


def _pieces() -> str:
    """Everybody's token, a counter, a lost person, somebody who leads one, an outpost, somebody who has died."""
    row = _Map(_sheet("." * 18, "." * 18))
    places = [GRID.at(column, 1) for column in range(1, 18, 2)]
    row.lying = [person(seat, Person(cell, base=5), (1, 0), False, -1, False) for seat, cell in zip(range(4), places)]
    row.lying += [counter(places[4]), lost_one(places[5]), outpost(places[7])]
    row.lying.append(person(0, Person(places[6], base=5, leads=True), (1, 0), False, -1, False))
    row.lying.append(person(1, Person(places[8], base=5, fate="dead"), (1, 0), False, -1, False))
    return _beside(row)


# The life card

BOX = 40


def _card(life: Chart) -> str:
    """The levels with what each can walk, and the two rows with their lines."""
    levels = "".join(_level(place, letter, life.allowances[place]) for place, letter in enumerate(LEVELS))
    rows = _row(life.water, 3, 110) + _row(life.food, 2, 190)
    return framed((-6, -6, 19 * BOX + 12, 260), [f'<g class="card">{levels}{rows}</g>'])


def _level(place: int, letter: str, points: int) -> str:
    x, middle = place * BOX, place * BOX + BOX // 2
    return (
        f'<rect{_on(place == 1)} x="{x}" y="0" width="{BOX}" height="64"/><text x="{middle}" y="28">{letter}</text>'
        f'<text class="small" x="{middle}" y="54">{points}</text>'
    )


def _row(row: Row, index: int, y: int) -> str:
    boxes = "".join(
        f'<rect{_on(box == index)} x="{(box - 1) * BOX}" y="{y}" width="{BOX}" height="44"/>'
        f'<text x="{(box - 1) * BOX + BOX // 2}" y="{y + 30}">{box}</text>'
        for box in range(1, row.boxes + 1)
    )
    lines = "".join(
        f'<path d="M{line.after * BOX} {y - 5}v54"/><text class="cost" x="{line.after * BOX}" y="{y + 66}">'
        f"−{line.levels}</text>"
        for line in row.lines
    )
    return boxes + lines


def _on(on: bool) -> str:
    return ' class="on"' if on else ""
