"""Every way in which a function can be resolved at a site, as tables of numbers, so that all are weighed at once.

Humans are a row of numbers by place and taste, as everywhere (`sites`).
"""

from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bivouac.games.twisted import lines
from bivouac.games.twisted.lines import ATTRACT, EXTRACT, LINES, LURE
from bivouac.games.twisted.moves import WALK
from bivouac.games.twisted.sites import REST, wilderness
from bivouac.hexes import cells

Numbers = NDArray[np.float32]
Flags = NDArray[np.bool_]

PEOPLE = 3 * (REST + 1)
"""How long a row of humans is."""
KINDS = 3
"""How many kinds of humans, by where they come from, a function moves at most."""
POWERED = -1
"""What stands for the cryptid's power where others have a card's number."""


class Ways(NamedTuple):
    """Ways to resolve effects, a row each: who comes and goes, who has to be there for it and how many, who could be
    moved at all, how many are moved of how many; which moves that is; and of what it is a way (a card and a line), at
    which site."""

    change: Numbers
    who: NDArray[np.intp]  # by kind (three at most) and row
    need: Numbers
    reach: Numbers
    moved: Numbers
    many: Numbers
    walks: tuple[tuple[int, ...], ...]
    origins: tuple[tuple[int, int, int], ...]

    def open(self, humans: Numbers) -> Flags:
        """Which of them are possible: all that can move, up to the number that must (TC-19)."""
        whole: Flags = (self.moved == self.many) | (self.moved == self.reach @ humans)
        return whole & (humans[self.who] >= self.need).all(axis=0)


def merged(parts: list[Ways]) -> Ways:
    """All of them, one after the other."""
    if len(parts) == 1:
        return parts[0]
    if not parts:
        nobody, none = np.zeros((0, PEOPLE), np.float32), np.zeros(0, np.float32)
        kinds = np.zeros((KINDS, 0))
        return Ways(nobody, kinds.astype(np.intp), kinds.astype(np.float32), nobody, none, none, (), ())
    columns = list(zip(*parts))
    change, reach, count, many = (np.concatenate(columns[at]) for at in (0, 3, 4, 5))
    who, need = (np.concatenate(columns[at], axis=1) for at in (1, 2))
    walks, origins = (tuple(row for rows in column for row in rows) for column in columns[6:])
    return Ways(change, who, need, reach, count, many, walks, origins)


@cache
def line_ways(seats: int, line: int, many: int, site: int, card: int = POWERED) -> Ways:
    """The ways to resolve a line at a site, when so many humans are left to move."""
    steps = _steps(seats, line, site)
    rows = [row for count in range(1, many + 1) for row in combinations_with_replacement(steps, count)]
    change = np.zeros((len(rows), PEOPLE), np.float32)
    who, need = np.zeros((KINDS, len(rows)), np.intp), np.zeros((KINDS, len(rows)), np.float32)
    for at, row in enumerate(rows):
        for taste, start, end in row:
            change[at, 3 * start + taste] -= 1
            change[at, 3 * end + taste] += 1
        for kind, leaving in enumerate(np.flatnonzero(change[at] < 0)):
            who[kind, at], need[kind, at] = leaving, -change[at, leaving]
    reach = np.zeros((len(rows), PEOPLE), np.float32)
    for taste, start, _ in steps:
        reach[:, 3 * start + taste] = 1
    return Ways(
        change,
        who,
        need,
        reach,
        np.array([len(row) for row in rows], np.float32),
        np.full(len(rows), many, np.float32),
        tuple(tuple(WALK[taste][start][end] for taste, start, end in row) for row in rows),
        ((card, line, site),) * len(rows),
    )


def _steps(seats: int, line: int, site: int) -> list[tuple[int, int, int]]:
    """Who can go where: taste, start, end (TC-17)."""
    verb, tastes, wild = LINES[line].verb, LINES[line].tastes, wilderness(seats)
    if verb == LURE:
        ways = [(start, site) for start in wild.around[site]]
    elif verb == ATTRACT:
        ways = [(REST, site)]
    elif verb == EXTRACT:
        ways = [(start, REST) for start in wild.near[site]]
    else:
        ways = [(site, end) for end in wild.around[site]]
    return [(taste, start, end) for taste in tastes for start, end in ways]


@lru_cache(maxsize=8192)
def card_ways(seats: int, card: int, sites: tuple[int, ...]) -> Ways:
    """The ways to play a card from hideouts on these sites."""
    return merged(
        [line_ways(seats, line, LINES[line].many, site, card) for line in lines.ACTIONS[card] for site in sites]
    )


@lru_cache(maxsize=1024)
def hand_ways(seats: int, hand: int, sites: tuple[int, ...], power: int = -1) -> Ways:
    """The ways to play any card of a hand from these sites, or to use a power that begins with this line (-1: none)."""
    parts = [card_ways(seats, card, sites) for card in cells(hand)]
    if power >= 0 and hand:
        parts += [line_ways(seats, power, LINES[power].many, site) for site in sites]
    return merged([part for part in parts if len(part.many)])
