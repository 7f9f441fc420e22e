"""Rivers: from high ground, or out of a swamp, gently winding into a swamp or over the edge of the map.

One joins the two swamps; to each swamp one more comes down, and one leaves it for the edge; one or two go their own
way; and one is the only tributary of the country.
"""

from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import pairwise

from bivouac.games.survival.atlas.draft import (
    CENTRE,
    DESERT,
    EDGE,
    GRID,
    MOUNTAIN,
    SWAMP,
    Draft,
    Fruitless,
    headings,
    near,
    noise,
)
from bivouac.games.survival.figures import parts
from bivouac.games.survival.sheet import Way
from bivouac.hexes import cells

RIVER_HEXES = 98
TRIBUTARY = range(6, 12)  # its length
OWN_WAY = range(8, 24)  # that of a river from the hills to the edge
CORNERS = near(sum(1 << GRID.at(*corner) for corner in ((0, 0), (42, 0), (0, 33), (42, 33))), 4)
BEND = 5  # what a bend costs a river, beside what its hexes cost
CROWDED = 24  # what a hex costs it near another river

Course = list[int]  # the hexes of a river
Start = tuple[int, int]  # a hex, and the heading in which a river comes into it; -1 for any


class Waters:
    """The rivers as they are led, one after the other, each at a distance from the others."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.cost = [12 + height for height in noise(draft.luck, 2, 70)]
        self.barred = near(draft.kinds[DESERT]) | near(1 << CENTRE)
        self.open = GRID.all & ~draft.kinds[MOUNTAIN] & ~draft.kinds[SWAMP] & ~EDGE
        self.high = draft.kinds[MOUNTAIN] & ~EDGE

    def led(self, starts: Iterable[Start], goals: int) -> Iterator[Course]:
        """Courses to the hexes of a set, through open ground, the easiest first."""
        through, goals = self.open & ~self.barred, goals & ~self.barred
        heap = [(0, cell, heading, -1) for cell, heading in starts if not self.barred >> cell & 1 or heading >= 0]
        came: dict[int, int] = {}
        reached = 0
        while heap:
            far, cell, heading, before = heappop(heap)
            state = cell * 7 + heading + 1
            if state in came:
                continue
            came[state] = before
            if before >= 0 and (goals & ~reached) >> cell & 1:
                reached |= 1 << cell
                course = _traced(came, state)
                if _gentle(course):
                    yield course
            if before >= 0 and not through >> cell & 1:
                continue
            for turn in (0, 1, 5) if heading >= 0 else range(6):
                to = (heading + turn) % 6 if heading >= 0 else turn
                step = GRID.neighbours[cell][to]
                if step is not None and (through | goals) >> step & 1 and step * 7 + to + 1 not in came:
                    heappush(heap, (far + self.cost[step] + (BEND if turn else 0), step, to, state))

    def take(self, courses: Iterable[Course], lengths: range) -> Course:
        """The first of some courses that has a fitting length becomes a river."""
        for course in courses:
            if len(course) in lengths:
                bed = sum(1 << cell for cell in course)
                self.draft.river |= bed
                self.barred |= near(bed)
                for cell in cells(near(bed, 4)):
                    self.cost[cell] += CROWDED
                return course
        raise Fruitless


def _traced(came: dict[int, int], state: int) -> Course:
    course = []
    while state >= 0:
        course.append(state // 7)
        state = came[state]
    return course[::-1]


def _gentle(course: Course) -> bool:
    """Whether a course nowhere turns back, nor touches itself."""
    turned = least = most = 0
    for before, after in pairwise(headings(course)):
        turned += (after - before + 1) % 6 - 1
        least, most = min(least, turned), max(most, turned)
    return most - least <= 2


def lead_rivers(draft: Draft) -> tuple[Way, ...]:
    """All the rivers of a country."""
    waters = Waters(draft)
    one, other = parts(GRID, draft.kinds[SWAMP])
    joining = waters.take(waters.led(_all(one), other), range(9, 26))
    rivers = [_way(joining)]
    leaving: list[Course] = []
    for swamp, apart in ((one, 3), (other, 2)):
        banks = swamp & ~near(1 << joining[0] | 1 << joining[-1], apart)
        far = waters.high & ~near(swamp, 6)
        down = waters.take(waters.led(_all(banks), far), range(7, 19))
        rivers.append(_way(down[::-1]))
        mouths = EDGE & ~CORNERS & ~near(draft.river, 8)
        away = waters.take(waters.led(_all(banks & ~near(1 << down[0], apart)), mouths), range(6, 24))
        rivers.append(_way(away, over=True))
        leaving.append(away)
    for own in _own_ways(waters):
        rivers.append(_way(own[::-1], over=True))
        leaving.append(own)
    rivers.append(_way(_tributary(waters, leaving)[::-1]))
    return tuple(rivers)


def _all(mask: int) -> Iterator[Start]:
    return ((cell, -1) for cell in cells(mask))


def _own_ways(waters: Waters) -> Iterator[Course]:
    """Rivers from the hills to the edge, until as many hexes are left as a tributary may have."""
    while (left := RIVER_HEXES - waters.draft.river.bit_count()) not in TRIBUTARY:
        last = left - TRIBUTARY[0] <= OWN_WAY[-1]
        spare = TRIBUTARY if last else range(OWN_WAY[0] + TRIBUTARY[0], left)
        yield _own_way(waters, range(max(OWN_WAY[0], left - spare[-1]), min(OWN_WAY[-1], left - spare[0]) + 1))


def _own_way(waters: Waters, lengths: range) -> Course:
    mouths = list(cells(EDGE & ~CORNERS & ~near(waters.draft.river, 5)))
    for mouth in waters.draft.luck.shuffled(mouths)[:5]:
        try:
            return waters.take(waters.led([(mouth, -1)], waters.high & ~near(waters.draft.river, 2)), lengths)
        except Fruitless:
            continue
    raise Fruitless


def _tributary(waters: Waters, others: Sequence[Course]) -> Course:
    """A short river that joins one of the others where that one bends, and completes the count."""
    left = RIVER_HEXES - waters.draft.river.bit_count()
    bends = [(course, at) for course in others for at in range(3, len(course) - 3)]
    for course, at in waters.draft.luck.shuffled(bends):
        meeting = course[at]
        up, down = (GRID.neighbours[meeting].index(course[at + by]) for by in (-1, 1))
        if (up - down) % 6 not in (2, 4):
            continue
        heading = next(way for way in range(6) if way % 2 == up % 2 and way not in (up, down))
        first = GRID.neighbours[meeting][heading]
        if first is None or not waters.open >> first & 1:
            continue
        try:
            return [meeting, *waters.take(waters.led([(first, heading)], waters.high), range(left, left + 1))]
        except Fruitless:
            continue
    raise Fruitless


def _way(course: Course, over: bool = False) -> Way:
    """A course as a way, if wanted with one more step over the edge."""
    steps = headings(course)
    if over:
        last, six = steps[-1], GRID.neighbours[course[-1]]
        steps += (next(way % 6 for way in (last, last + 1, last + 5, last + 2, last + 4) if six[way % 6] is None),)
    return Way(GRID.place(course[0]), steps)
