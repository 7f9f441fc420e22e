"""A country that is being drawn: its ground as it stands, and the few ways in which shapes come about.

All reckoning is in whole numbers, and nothing depends on the order of a set: a seed draws the same country everywhere.
"""

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from itertools import pairwise

from bivouac.engine import Luck
from bivouac.games.survival.sheet import LETTERS
from bivouac.hexes import Grid, cells

GRID = Grid(43, 34)
CENTRE = GRID.at(21, 16)
MIDDLE = (14, 28)  # first and last column of the middle panel
EDGE = sum(
    1 << cell for cell in range(GRID.size) if cell % 43 in (0, 42) or cell // 43 in (0, 33)
)  # the hexes along the edge

CLEAR, WOODS, DESERT, MOUNTAIN, SWAMP = tuple(LETTERS)


class Fruitless(Exception):
    """This attempt leads nowhere; the next one may."""


class Draft:
    """The ground so far: a hex set for each kind, and the luck that draws it."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.kinds = dict.fromkeys((WOODS, DESERT, MOUNTAIN, SWAMP), 0)
        self.river = 0

    @property
    def clear(self) -> int:
        return GRID.all & ~(self.kinds[WOODS] | self.kinds[DESERT] | self.kinds[MOUNTAIN] | self.kinds[SWAMP])

    def rows(self) -> tuple[str, ...]:
        letters = [CLEAR] * GRID.size
        for letter, mask in self.kinds.items():
            for cell in cells(mask):
                letters[cell] = letter
        return tuple("".join(letters[at : at + GRID.width]) for at in range(0, GRID.size, GRID.width))


def near(mask: int, reach: int = 1) -> int:
    """The hexes within reach of a set."""
    return GRID.within_mask(mask, reach)


def headings(line: Sequence[int]) -> tuple[int, ...]:
    """The directions from hex to hex along a line of neighbours."""
    return tuple(GRID.neighbours[cell].index(to) for cell, to in pairwise(line))


def noise(luck: Luck, scale: int, height: int) -> list[int]:
    """A rolling field over the map, from 0 to below `height`, whose hills are about `scale` hexes apart."""
    columns, rows = GRID.width // scale + 2, GRID.height // scale + 2
    posts = [[luck.below(height) for _ in range(columns)] for _ in range(rows)]
    field = []
    for cell in range(GRID.size):
        column, row = GRID.place(cell)
        (left, across), (top, down) = divmod(column, scale), divmod(row, scale)
        above = posts[top][left] * (scale - across) + posts[top][left + 1] * across
        below = posts[top + 1][left] * (scale - across) + posts[top + 1][left + 1] * across
        field.append((above * (scale - down) + below * down) // (scale * scale))
    return field


def stroke(luck: Luck, start: int, length: int, headings: Sequence[int], within: int) -> int:
    """A line of hexes, begun in the middle and drawn both ways, that wavers between some headings."""
    line = 1 << start
    for back in (0, 3):
        cell, heading = start, luck.choose(headings)
        for _ in range(length // 2):
            if luck.below(100) < 45:
                heading = luck.choose(headings)
            step = GRID.neighbours[cell][(heading + back) % 6]
            if step is None or not within >> step & 1:
                break
            line |= 1 << step
            cell = step
    return line


def grow(luck: Luck, core: int, size: int, within: int, field: Sequence[int], slope: int) -> int:
    """A set of `size` hexes round a core, the nearest first, frayed by a field; Fruitless if there is no room.

    The steeper the slope, the closer it keeps to its core.
    """
    grown = 0
    heap = [(0, luck.below(1 << 20), cell, 0) for cell in cells(core & within)]
    heap.sort()
    seen = core
    while grown.bit_count() < size:
        if not heap:
            raise Fruitless
        _, _, cell, ring = heappop(heap)
        grown |= 1 << cell
        for to in GRID.neighbours[cell]:
            if to is not None and within & ~seen & 1 << to:
                seen |= 1 << to
                heappush(heap, ((ring + 1) * slope + field[to], luck.below(1 << 20), to, ring + 1))
    return grown


def scattered(luck: Luck, among: int, apart: int, tries: int) -> int:
    """A hex of a set, far from the hexes of another: the best of a few that luck names."""
    choices = list(cells(among))
    if not choices:
        raise Fruitless
    drawn = [luck.choose(choices) for _ in range(tries)]
    while apart:
        left = [cell for cell in drawn if not apart >> cell & 1]
        if not left:
            break
        drawn, apart = left, near(apart)
    return drawn[0]


def tried(times: int, draw: Callable[[], int]) -> int:
    """What comes of drawing until it succeeds, so many times at most."""
    for _ in range(times - 1):
        try:
            return draw()
        except Fruitless:
            continue
    return draw()
