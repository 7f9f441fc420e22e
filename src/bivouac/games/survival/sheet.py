"""What a map says: ground, rivers, trails and places, in the words of its file and nothing more.

A map may have any size, and leave out what it has none of: small ones are for trying a rule out.
"""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from bivouac.hexes import Grid

DIRECTIONS = ("n", "ne", "se", "s", "sw", "nw")  # north 0, then clockwise
TERRAINS = ("clear", "woods", "desert", "mountain", "swamp")
LETTERS = ".wdms"  # of the terrains
ORIGINS = ("original", "box", "own")
BASES = range(1, 10)

Place = tuple[int, int]  # column and row, counted from 0; -1 and the width or height lie just over the edge


class Way(msgspec.Struct, frozen=True):
    """A river or a trail: where it begins and its steps. It may begin or end one hex over the edge."""

    start: Place
    steps: tuple[int, ...]

    def places(self) -> Iterator[Place]:
        """The places it comes through, the first and the last too."""
        place = self.start
        yield place
        for direction in self.steps:
            place = beside(place, direction)
            yield place


class Sheet(msgspec.Struct, frozen=True):
    """What a map file says."""

    title: str
    origin: str
    rows: tuple[str, ...]  # of letters
    middle: tuple[int, int] | None = None  # first and last column of the middle panel, counted from 0
    lakes: tuple[int, ...] = ()
    food: tuple[int, ...] = ()
    fords: dict[int, tuple[int, int]] = {}  # hex → the directions of its two approaches
    rivers: tuple[Way, ...] = ()
    trails: tuple[Way, ...] = ()
    bases: dict[int, int] = {}  # number → hex

    @property
    def grid(self) -> Grid:
        return _grid(len(self.rows[0]), len(self.rows))

    def letter(self, cell: int) -> str:
        return self.rows[cell // len(self.rows[0])][cell % len(self.rows[0])]


@lru_cache(maxsize=64)
def _grid(width: int, height: int) -> Grid:
    return Grid(width, height)


def beside(place: Place, direction: int) -> Place:
    """The place that lies in a direction, on the map or off it.

    >>> beside((0, 0), DIRECTIONS.index("se"))
    (1, 0)
    """
    column, row = place
    across = (0, 1, 1, 0, -1, -1)[direction]
    down = (-1, -1, 0, 1, 0, -1)[direction] + (column & 1 if across else 0)
    return column + across, row + down


def named(place: Place) -> str:
    """A hex as people name it: column and row, counted from 1.

    >>> named((4, 2))
    '5,3'
    """
    return f"{place[0] + 1},{place[1] + 1}"
