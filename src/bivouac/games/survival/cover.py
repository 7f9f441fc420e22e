"""The picture of Outdoor Survival for a first page: two people on their way out of the middle of the map."""

from functools import cache

from bivouac.games.survival.life import COLOURS, Person
from bivouac.games.survival.moves import GRID
from bivouac.games.survival.pieces import die, person, track
from bivouac.games.survival.scrap import scrap
from bivouac.games.survival.setup import standard_map
from bivouac.games.survival.tracks import Day

WINDOW = (14, 9, 14, 11)
BOX = (940, 770, 660, 440)
# Columns and rows, from 0: each day's way of Red and of Blue
RED = (
    ((21, 16), (21, 15), (22, 15), (23, 14)),
    ((23, 14), (23, 13), (23, 12), (23, 11)),
)
BLUE = (
    ((21, 16), (20, 16), (19, 15), (18, 15)),
    ((18, 15), (18, 14), (18, 13)),
)


@cache
def cover() -> str:
    lying: list[str] = []
    for seat, ways in enumerate((RED, BLUE)):
        days = (
            Day(0, (GRID.at(*ways[0][0]),)),
            *(Day(n, tuple(GRID.at(*at) for at in way)) for n, way in enumerate(ways, 1)),
        )
        lying += track(COLOURS[seat], days).values()
    for seat, ways in enumerate((RED, BLUE)):
        one = Person(GRID.at(*ways[-1][-1]), base=5)
        lying.append(person(seat, one, (1, 0), seat == 0, -1, False))
    x, y = 60 * RED[-1][-1][0] + 40, 68 * RED[-1][-1][1] + 68
    lying += [die("die-1", 5, 0, x + 62, y - 20), die("die-2", 6, 0, x + 100, y - 26)]
    return scrap(standard_map(), WINDOW, lying, BOX)
