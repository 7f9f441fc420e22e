"""The map as a value: a `Country`, parsed once from its text, with everything that rules and pictures look up.

A hex is a number of the country's grid, a set of hexes an int. Directions are 0 to 5, north first, then clockwise.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache

import msgspec

from bivouac.engine import phrase
from bivouac.games.survival.mapfile import BadMap, parse, printed
from bivouac.games.survival.sheet import BASES, DIRECTIONS, LETTERS, TERRAINS, Place, Sheet, Way, beside
from bivouac.hexes import Grid

__all__ = [
    "DIRECTIONS",
    "OFF",
    "SIDES",
    "TERRAINS",
    "BadMap",
    "Country",
    "coordinates",
    "country",
    "opposite",
    "playable",
    "survey",
]

SIDES = ("north", "east", "south", "west")
OFF = -1  # no hex: beyond the edge
COUNTERS = 10  # that may lie on the middle panel: four lost persons and six blanks


def opposite(direction: int) -> int:
    """The direction that one comes from.

    >>> DIRECTIONS[opposite(DIRECTIONS.index("ne"))]
    'sw'
    """
    return (direction + 3) % 6


class Country(msgspec.Struct, frozen=True):
    """A map, surveyed. Tuples have one item a hex; hex sets are ints.

    >>> small = survey(Sheet("Small", "own", (".w..", ".ww.", "...."), trails=(Way((0, 0), (2, 2, 2)),)))
    >>> small.terrain[5], small.neighbours[5]
    ('woods', (1, 6, 10, 9, 8, 4))
    >>> small.trail == 1 << 1 | 1 << 6  # its ends lie in clear ground, and are no trail hexes
    True
    """

    sheet: Sheet
    text: str  # the canonical form of its file
    grid: Grid
    terrain: tuple[str, ...]  # one of TERRAINS
    neighbours: tuple[tuple[int, ...], ...]  # in the six directions; OFF beyond the edge
    edges: tuple[tuple[int, ...], ...]  # in the six directions: the sides of the map that one leaves by, a set of bits
    rivers: tuple[int, ...]  # the directions in which a river goes on, a set of bits; also over the edge
    trails: tuple[int, ...]  # the same of trails, which also lead out into open ground
    river: int
    trail: int
    swamp: int
    lakes: int
    food: int
    water: int  # lakes, and rivers outside the swamps (OS-19)
    middle: int  # the middle panel
    bases: Mapping[int, int]  # number → hex
    fords: Mapping[int, tuple[int, int]]  # hex → the directions of its two approaches (OS-15)

    @property
    def title(self) -> str:
        return self.sheet.title


def coordinates(grid: Grid, cell: int) -> str:
    """A hex as people name it: column and row, counted from 1.

    >>> coordinates(Grid(43, 34), 90)
    '5,3'
    """
    return f"{cell % grid.width + 1},{cell // grid.width + 1}"


@lru_cache(maxsize=256)
def country(text: str) -> Country:
    """The country that a map's text describes."""
    return survey(parse(text))


def survey(sheet: Sheet) -> Country:
    """The country of a sheet."""
    grid = sheet.grid
    terrain = tuple(TERRAINS[LETTERS.index(letter)] for row in sheet.rows for letter in row)
    wild = sum(1 << cell for cell, kind in enumerate(terrain) if kind in ("woods", "mountain", "swamp"))
    swamp = sum(1 << cell for cell, kind in enumerate(terrain) if kind == "swamp")
    rivers, trails = _links(grid, sheet.rivers, grid.all), _links(grid, sheet.trails, wild)
    river, lakes = _mask(cell for cell, links in enumerate(rivers) if links), _mask(sheet.lakes)
    first, last = sheet.middle or (0, grid.width - 1)
    return Country(
        sheet=sheet,
        text=printed(sheet),
        grid=grid,
        terrain=terrain,
        neighbours=_neighbours(grid),
        edges=_edges(grid),
        rivers=rivers,
        trails=trails,
        river=river,
        trail=_mask(cell for cell, links in enumerate(trails) if links),
        swamp=swamp,
        lakes=lakes,
        food=_mask(sheet.food),
        water=lakes | river & ~swamp,
        middle=_mask(cell for cell in range(grid.size) if first <= cell % grid.width <= last),
        bases=sheet.bases,
        fords=sheet.fords,
    )


@lru_cache(maxsize=64)
def _neighbours(grid: Grid) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(OFF if to is None else to for to in six) for six in grid.neighbours)


@lru_cache(maxsize=64)
def _edges(grid: Grid) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(_sides(grid, beside(grid.place(cell), way)) for way in range(6)) for cell in range(grid.size))


def _mask(hexes: Iterable[int]) -> int:
    mask = 0
    for cell in hexes:
        mask |= 1 << cell
    return mask


def _links(grid: Grid, ways: tuple[Way, ...], where: int) -> tuple[int, ...]:
    """For each hex of a set the directions in which ways go on from it."""
    links = [0] * grid.size

    def link(place: Place, direction: int) -> None:
        if not _sides(grid, place) and where >> grid.at(*place) & 1:
            links[grid.at(*place)] |= 1 << direction

    for way in ways:
        for place, direction in zip(way.places(), way.steps):
            link(place, direction)
            link(beside(place, direction), opposite(direction))
    return tuple(links)


def _sides(grid: Grid, place: Place) -> int:
    """The sides of the map that a place lies beyond, bit 0 for north; over a corner one leaves by both."""
    column, row = place
    return (row < 0) << 0 | (column >= grid.width) << 1 | (row >= grid.height) << 2 | (column < 0) << 3


def playable(found: Country, name: str = "map") -> Country:
    """The country itself, if every scenario can be played on it; BadMap otherwise.

    That takes all nine bases, bases 7 and 9 off the middle panel (OS-36), and room for the counters on that panel.
    """
    for number in BASES:
        if number not in found.bases:
            raise BadMap("survival-map-unfit", file=name, why=phrase("survival-map-no-base", base=number))
    if found.sheet.middle is None or found.middle.bit_count() < COUNTERS:
        raise BadMap("survival-map-unfit", file=name, why=phrase("survival-map-no-middle", count=COUNTERS))
    for number in (7, 9):
        if found.middle >> found.bases[number] & 1:
            hex = coordinates(found.grid, found.bases[number])
            raise BadMap("survival-map-unfit", file=name, why=phrase("survival-map-inside", base=number, hex=hex))
    return found
