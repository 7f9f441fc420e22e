"""Walking: which steps a person can take, what they cost, and where a day can end (OS-05 to OS-17).

`Ways` are the tables of a country: costs by hex and direction, made once. `Ways.ahead` says what a person can do at a
moment of a walk. The rules ask it step by step, the solver asks `Ways.ends` for all that a day can lead to, which is
made of the same `ahead`: so they never disagree.

Each day is a walk of its own: who begins it on a trail or a ford leaves at the other hex's own cost.
"""

from collections.abc import Iterable, Sequence
from copy import copy
from functools import lru_cache
from typing import NamedTuple

from bivouac.games.survival.country import OFF, Country, country, opposite
from bivouac.games.survival.moves import STEP, STOP, Step, Stop
from bivouac.games.survival.scenarios import FREE_ONE_TURN, FREE_STRAIGHT, FREE_TURNS, ONE_TURN, STRAIGHT
from bivouac.hexes import cells

COST = {"clear": 1, "woods": 2, "desert": 2, "mountain": 3, "swamp": 4}  # OS-06
RIVER, FOLLOWED_RIVER = 3, 2  # the latter with the house rule of riverways

AFTER_A_TURN = {
    STRAIGHT: None,
    ONE_TURN: STRAIGHT,
    FREE_STRAIGHT: None,
    FREE_ONE_TURN: FREE_STRAIGHT,
    FREE_TURNS: FREE_TURNS,
}
"""The right that is left after a turn (OS-08)."""
FREE = (FREE_STRAIGHT, FREE_ONE_TURN, FREE_TURNS)

# How a person came into the hex they are in: bits
AT_COST = 0  # for what its terrain costs
BY_TRAIL = 1  # for 1, as a trail hex (OS-13)
BY_FORD = 2  # for 1, from an approach (OS-15)
ALONG = 4  # along a trail
OUTSET = 8  # not at all: the day's first step is still to come

ANYWHERE = 6  # the heading of somebody who may set out in any direction

ALL_WAYS = 0b111111
MOVES = tuple(
    tuple((*(STEP[way] for way in cells(ways)), *((STOP,) if stop else ())) for ways in range(ALL_WAYS + 1))
    for stop in (False, True)
)
"""The steps in a set of directions as moves, without and with stopping."""

FOOD, WATER, OUTPOST = 1, 2, 4  # what is passed on the way, as bits; outposts are no part of the country


class Walk(NamedTuple):
    """A moment of a walk: the hex, the direction of the last step, points left, the right to turn, how it was entered.

    At the outset the heading is the direction that the dice gave, or ANYWHERE.
    """

    cell: int
    heading: int
    points: int
    right: int
    entered: int


class Pace(NamedTuple):
    """A step that can be taken: its cost, and the walk after it. Over the edge the walk's hex is OFF."""

    cost: int
    walk: Walk
    sides: int  # of the map, as bits, if it leads over the edge


class Ahead(NamedTuple):
    """What a person can do at a moment of a walk: steps by direction, and perhaps stop; the same as moves."""

    paces: dict[int, Pace]
    stop: bool
    moves: tuple[Step | Stop, ...]


class End(NamedTuple):
    """How a day can end: in which hex (OFF: over the edge, by which sides), and what was passed, the end too."""

    cell: int
    sides: int
    passed: int


class Entry(NamedTuple):
    """Going from a hex in a direction: where to (OFF: over the edge), at what cost, how the hex there is entered by it,
    and the sides of the map that it leads over."""

    to: int
    cost: int
    entered: int
    sides: int


class Ways:
    """The steps of a country, by the rules of a game. All that is asked twice is kept."""

    def __init__(self, land: Country, riverways: bool = False, supplies: bool = False, basic: bool = False) -> None:
        hexes = range(land.grid.size)
        self.land = land
        self.basic = basic
        self.price = tuple(_price(land, cell, riverways) for cell in hexes)
        self.links = tuple(land.trails[cell] | (land.rivers[cell] if riverways else 0) for cell in hexes)
        self.entries = tuple(tuple(self._entry(cell, way) for way in range(6)) for cell in hexes)
        bases = sum(1 << cell for cell in land.bases.values()) if supplies else 0
        food, water = land.food | bases, land.water | bases
        self.marks = tuple(FOOD * (food >> cell & 1) | WATER * (water >> cell & 1) for cell in hexes)
        self._ahead: dict[Walk, Ahead] = {}
        self._ends: dict[Walk, frozenset[End]] = {}

    def marked(self, hexes: Iterable[int], mark: int = OUTPOST) -> "Ways":
        """The same ways, with a mark of one's own on some hexes: `ends` then tells where it was passed, too."""
        twin = copy(self)
        own = set(hexes)
        twin.marks = tuple(bits | mark if cell in own else bits for cell, bits in enumerate(self.marks))
        twin._ends = {}
        return twin

    # What a step costs

    def _entry(self, cell: int, way: int) -> Entry:
        land, to = self.land, self.land.neighbours[cell][way]
        if to == OFF:
            return Entry(OFF, COST["clear"], AT_COST, land.edges[cell][way])  # OS-17
        entered = AT_COST
        if land.trail >> to & 1 and (land.trails[cell] >> way & 1 or land.terrain[cell] == "clear"):
            entered |= BY_TRAIL  # OS-13
        if opposite(way) in land.fords.get(to, ()):
            entered |= BY_FORD  # OS-15
        cost = 1 if entered else self.price[to]
        if self.links[cell] >> way & 1 and (self.links[to] or self.basic):
            entered |= ALONG
        return Entry(to, cost, entered, 0)

    def cost(self, cell: int, way: int, entered: int) -> int:
        """What it costs to leave a hex in a direction for whoever came into it in that manner (OS-13 to OS-15)."""
        cost = self.entries[cell][way].cost
        if not entered & (BY_TRAIL | BY_FORD):
            return cost
        on_trail = entered & BY_TRAIL and self.land.trails[cell] >> way & 1
        over_ford = entered & BY_FORD and way in self.land.fords[cell]
        return cost if on_trail or over_ford else max(cost, self.price[cell])

    # What can be done

    def ahead(self, walk: Walk) -> Ahead:
        """The steps that a person can take, and whether they may stop."""
        found = self._ahead.get(walk)
        if found is None:
            found = self._ahead[walk] = self._look(walk)
        return found

    def _look(self, walk: Walk) -> Ahead:
        cell, points, entered = walk.cell, walk.points, walk.entered
        paces, ways = {}, 0
        for way, right in self._rights(walk):
            cost = self.cost(cell, way, entered)
            if cost <= points:
                to, _, manner, sides = self.entries[cell][way]
                paces[way] = Pace(cost, Walk(to, way, points - cost, right, manner), sides)
                ways |= 1 << way
        stop = self._may_stop(walk, paces)
        return Ahead(paces, stop, MOVES[stop][ways])

    def _rights(self, walk: Walk) -> Sequence[tuple[int, int]]:
        """The directions in which one may go, each with the right to turn that is left after it."""
        cell, heading, _, right, entered = walk
        if heading == ANYWHERE:
            return [(way, right) for way in range(6)]
        back = -1 if entered == OUTSET else opposite(heading)  # OS-09
        turned = None if entered == OUTSET else AFTER_A_TURN[right]  # OS-08, OS-10
        at_will = ALL_WAYS if self.basic and entered & ALONG else self.links[cell] | 1 << heading  # OS-12, OS-14
        if turned is None and at_will == 1 << heading:
            return ((heading, right),)
        rights = ((way, right if at_will >> way & 1 else turned) for way in range(6) if way != back)
        return [(way, after) for way, after in rights if after is not None]

    def _may_stop(self, walk: Walk, paces: dict[int, Pace]) -> bool:
        """As far as possible (OS-07), which for who follows a trail is along it; but nobody is obliged to turn, nor to
        take a trail that they come upon (OS-08, OS-12)."""
        if walk.right in FREE:
            return True  # OS-30 to OS-32
        if walk.heading == ANYWHERE:
            return not paces
        if walk.entered == OUTSET and self._leads_off(walk):
            return True
        on = 1 << walk.heading | (self.links[walk.cell] if walk.entered & ALONG else 0)
        return not any(on >> way & 1 for way in paces)

    def _leads_off(self, walk: Walk) -> bool:
        """Whether straight on from the outset leads off the map (OS-11)."""
        cell, way, points, _, entered = walk
        while cell != OFF:
            points -= self.cost(cell, way, entered)
            if points < 0:
                return False
            cell, _, entered, _ = self.entries[cell][way]
        return True

    # All that a day can lead to

    def ends(self, cell: int, allowance: int, right: int, first: int = ANYWHERE) -> frozenset[End]:
        """Every way in which a day's walk can end, by the person's choices; `first` is the direction given by chance.

        >>> from bivouac.games.survival.country import survey
        >>> from bivouac.games.survival.sheet import Sheet
        >>> ways = Ways(survey(Sheet("Small", "own", ("....", "....", "...."))))
        >>> ways.ends(0, 2, STRAIGHT, 3)
        frozenset({End(cell=8, sides=0, passed=0)})
        """
        return self.ends_of(Walk(cell, first, allowance, right, OUTSET))

    def ends_of(self, walk: Walk) -> frozenset[End]:
        """The same from any moment of a walk on; what was passed before it is not counted."""
        found = self._ends.get(walk)
        if found is None:
            found = self._ends[walk] = frozenset(self._find_ends(walk))
        return found

    def _find_ends(self, walk: Walk) -> set[End]:
        paces, stop, _ = self.ahead(walk)
        ends = {End(walk.cell, 0, self.marks[walk.cell] if walk.entered == OUTSET else 0)} if stop else set()
        for pace in paces.values():
            to = pace.walk.cell
            if to == OFF:
                ends.add(End(OFF, pace.sides, 0))
            elif mark := self.marks[to]:
                ends |= {End(cell, sides, passed | mark) for cell, sides, passed in self.ends_of(pace.walk)}
            else:
                ends |= self.ends_of(pace.walk)
        return ends


def _price(land: Country, cell: int, riverways: bool) -> int:
    """What a hex costs on no trail and by no ford (OS-06, OS-16)."""
    if land.river >> cell & 1 and not land.swamp >> cell & 1:
        return FOLLOWED_RIVER if riverways else RIVER
    return COST[land.terrain[cell]]


@lru_cache(maxsize=16)
def ways(text: str, riverways: bool = False, supplies: bool = False, basic: bool = False) -> Ways:
    """The ways of the country that a map's text describes."""
    return Ways(country(text), riverways, supplies, basic)
