"""All that a day can lead to, everywhere on a map at once, as flat arrays.

It says the same as `Ways.ends` for every hex, every result of the direction die and every allowance, and is made of the
same `Ways.ahead`, asked once for each way of coming into a hex. What is left to say here is which steps one can pay,
and where one may stop; a test holds the two against each other.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bivouac.games.survival.country import OFF, opposite
from bivouac.games.survival.movement import AFTER_A_TURN, ALONG, ANYWHERE, AT_COST, COST, FREE, OUTSET, Walk, Ways
from bivouac.games.survival.scenarios import Result

Whole = npt.NDArray[np.int64]
Truth = npt.NDArray[np.bool_]

SIDE_SETS = 16  # ways to leave the map: sets of its four sides
PASSED_SETS = 4  # sets of food and water
FAR = max(COST.values())  # points enough for any step
NEVER = 1000  # what a step costs that cannot be taken


class Ends(NamedTuple):
    """The ends that walks can come to, as codes; those of walk i begin at `starts[i]`.

    A code is four times the hex of the end (off the map: the number of hexes plus the sides), plus what was found on
    the way: FOOD and WATER as bits.
    """

    starts: Whole
    codes: Whole

    def of(self, walks: Whole) -> tuple[Whole, Whole]:
        """The ends of some walks in a row, and the place among the walks of the one that each belongs to."""
        counts = self.starts[walks + 1] - self.starts[walks]
        owner = np.repeat(np.arange(len(walks)), counts)
        within = np.arange(len(owner)) - np.repeat(np.cumsum(counts) - counts, counts)
        return self.codes[self.starts[walks][owner] + within], owner


class Days(NamedTuple):
    """The days with an allowance, by result of the dice and then by hex: where each can end, and whether one may also
    stay where one is. A day that has no other end has the code after all others."""

    ends: Ends
    stays: Truth


class Calendar(NamedTuple):
    """All days of a map by a direction table: the results of the dice as (first direction, right to turn) with their
    odds, and the days for each allowance."""

    results: Sequence[tuple[int, int]]
    odds: npt.NDArray[np.float64]
    days: Sequence[Days]
    codes: int


def calendar(ways: Ways, table: Sequence[Result], passing: bool, most: int) -> Calendar:
    """The days for allowances up to the most there is.

    With `passing` what is found on the way counts, else only what is found where the day ends.
    """
    results: dict[tuple[int, int], float] = {}
    for random, right in table:
        for first in range(6) if random else (ANYWHERE,):
            results[first, right] = results.get((first, right), 0) + (1 / 36 if random else 1 / 6)
    survey = _Survey(ways, [right for _, right in results], passing)
    for points in range(most + 1):
        survey.look(points)
    outsets = survey.steps(Walk(cell, first, FAR, right, OUTSET) for first, right in results for cell in survey.hexes)
    days = [survey.days(outsets, allowance) for allowance in range(most + 1)]
    return Calendar(list(results), np.array(list(results.values())), days, survey.codes)


class _Steps(NamedTuple):
    """What walks can go on with. By walk and direction the cost of a step and the walk after it (less than 0: off the
    map, -1 less the sides); by walk the hex, the direction, and the points with which one has to go on."""

    cost: Whole
    onward: Whole
    cell: Whole
    heading: Whole
    obliged: Whole


class _Survey:
    """Walks have numbers, by the right to turn, the hex and the direction in which it was entered."""

    def __init__(self, ways: Ways, rights: Iterable[int], passing: bool) -> None:
        self.ways, self.passing = ways, passing
        self.hexes = range(ways.land.grid.size)
        self.codes = (len(self.hexes) + SIDE_SETS) * PASSED_SETS
        self.marks = np.array(ways.marks)
        turned = (AFTER_A_TURN[right] for right in rights)
        self.rights = sorted({*rights, *(right for right in turned if right is not None)})
        self.under_way = self.steps(
            Walk(cell, heading, FAR, right, self._entered(cell, heading))
            for right in self.rights
            for cell in self.hexes
            for heading in range(6)
        )
        self.levels: list[Ends] = []  # by points left
        self.off: list[Truth] = []  # whether straight on leads off the map with these points

    def _number(self, walk: Walk) -> int:
        return (self.rights.index(walk.right) * len(self.hexes) + walk.cell) * 6 + walk.heading

    def _entered(self, cell: int, heading: int) -> int:
        before = self.ways.land.neighbours[cell][opposite(heading)]
        return AT_COST if before == OFF else self.ways.entries[before][heading].entered

    def steps(self, walks: Iterable[Walk]) -> _Steps:
        cost, onward, cells, headings, obliged = [], [], [], [], []
        for walk in walks:
            paces = self.ways.ahead(walk).paces
            costs, afters = [NEVER] * 6, [0] * 6
            for way, (price, after, sides) in paces.items():
                costs[way] = price
                afters[way] = -1 - sides if after.cell == OFF else self._number(after)
            cost.append(costs)
            onward.append(afters)
            cells.append(walk.cell)
            headings.append(walk.heading)
            obliged.append(min((costs[way] for way in self._obliging(walk)), default=NEVER))
        return _Steps(*map(np.array, (cost, onward, cells, headings, obliged)))

    def _obliging(self, walk: Walk) -> Iterable[int]:
        """The directions that one has to go on in as long as one can (OS-07, see `Ways`)."""
        if walk.right in FREE:
            return ()
        if walk.heading == ANYWHERE:
            return range(6)
        along = self.ways.links[walk.cell] if walk.entered & ALONG else 0
        return (way for way in range(6) if way == walk.heading or along >> way & 1)

    def look(self, points: int) -> None:
        """Finds the ends of all walks under way with so many points left, from those with fewer."""
        steps = self.under_way
        stops = np.flatnonzero(steps.obliged > points)
        cells = steps.cell[stops]
        found = self._beyond(steps, points, [(stops, cells * PASSED_SETS | self.marks[cells])])
        walks, codes = np.divmod(found, self.codes)
        if self.passing:
            codes |= self.marks[steps.cell[walks]]
            walks, codes = np.divmod(np.unique(walks * self.codes + codes), self.codes)
        self.levels.append(Ends(np.searchsorted(walks, np.arange(len(steps.cell) + 1)), codes))
        self.off.append(self._leads_off(steps, points))

    def _beyond(self, steps: _Steps, points: int, found: list[tuple[Whole, Whole]]) -> Whole:
        """What has been found and all that lies beyond a step, as walk times codes plus code, each once."""
        for way in range(6):
            cost, onward = steps.cost[:, way], steps.onward[:, way]
            out = np.flatnonzero((cost <= points) & (onward < 0))
            found.append((out, (len(self.hexes) - 1 - onward[out]) * PASSED_SETS))
            for price in range(1, points + 1):
                walks = np.flatnonzero((cost == price) & (onward >= 0))
                codes, owner = self.levels[points - price].of(onward[walks])
                found.append((walks[owner], codes))
        return np.unique(np.concatenate([walks * self.codes + codes for walks, codes in found]))

    def _leads_off(self, steps: _Steps, points: int) -> Truth:
        """Whether straight on leads off the map (OS-11)."""
        straight = np.minimum(steps.heading, 5)[:, None]
        cost = np.take_along_axis(steps.cost, straight, 1)[:, 0]
        onward = np.take_along_axis(steps.onward, straight, 1)[:, 0]
        off: Truth = (cost <= points) & (onward < 0)
        for price in range(1, points + 1):
            walks = np.flatnonzero((cost == price) & (onward >= 0))
            off[walks] = self.off[points - price][onward[walks]]
        off &= steps.heading != ANYWHERE
        return off

    def days(self, outsets: _Steps, allowance: int) -> Days:
        stays = (outsets.obliged > allowance) | self._leads_off(outsets, allowance)
        walks, codes = np.divmod(self._beyond(outsets, allowance, []), self.codes)
        none = np.setdiff1d(np.arange(len(outsets.cell)), walks)
        order = np.argsort(np.concatenate([walks, none]), kind="stable")
        walks = np.concatenate([walks, none])[order]
        codes = np.concatenate([codes, np.full(len(none), self.codes)])[order]
        starts = np.searchsorted(walks, np.arange(len(outsets.cell)))
        return Days(Ends(starts, codes), stays.reshape(-1, len(self.hexes)))
