"""Walking: which steps a person can take, what they cost, and where a day can end (OS-05 to OS-17).

`Ways` are the tables of a country: costs by hex and direction, made once. `Ways.ahead` says what a person can do at a
moment of a walk. The rules ask it step by step, the solver asks `Ways.ends` for all that a day can lead to, which is
made of the same `ahead`: so they never disagree.

Each day is a walk of its own: who begins it on a trail or a ford leaves at the other hex's own cost.
"""

from functools import lru_cache
from typing import NamedTuple

from bivouac.games.survival.country import OFF, Country, country, opposite
from bivouac.games.survival.moves import STEP, STOP, Step, Stop
from bivouac.games.survival.scenarios import FREE_ONE_TURN, FREE_STRAIGHT, FREE_TURNS, ONE_TURN, STRAIGHT

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
ALONG = 4  # along the trail, which matters in the basic game only (OS-14)
OUTSET = 8  # not at all: the day's first step is still to come

ANYWHERE = 6  # the heading of somebody who may set out in any direction

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


class Ways:
    """The steps of a country, by the rules of a game. All that is asked twice is kept."""

    def __init__(self, land: Country, riverways: bool = False, supplies: bool = False, basic: bool = False) -> None:
        self.land = land
        self.basic = basic
        self.price = tuple(_price(land, cell, riverways) for cell in range(land.grid.size))
        self.links = tuple(
            trail | (river if riverways else 0) for trail, river in zip(land.trails, land.rivers, strict=True)
        )
        self.entries = tuple(tuple(self._entry(cell, way) for way in range(6)) for cell in range(land.grid.size))
        bases = land.bases.values() if supplies else ()
        self.marks = tuple(
            FOOD * (land.food >> cell & 1 or cell in bases) | WATER * (land.water >> cell & 1 or cell in bases)
            for cell in range(land.grid.size)
        )
        self._ahead: dict[Walk, Ahead] = {}
        self._ends: dict[Walk, frozenset[End]] = {}

    # What a step costs

    def _entry(self, cell: int, way: int) -> tuple[int, int]:
        """What the hex in a direction costs whoever comes from this one, and how it is entered by that."""
        land, to = self.land, self.land.neighbours[cell][way]
        if to == OFF:
            return COST["clear"], AT_COST  # OS-17
        linked = land.trails[cell] >> way & 1
        entered = AT_COST
        if land.trail >> to & 1 and (linked or land.terrain[cell] == "clear"):
            entered |= BY_TRAIL  # OS-13
        if opposite(way) in land.fords.get(to, ()):
            entered |= BY_FORD  # OS-15
        cost = 1 if entered else self.price[to]
        return cost, entered | (ALONG if self.links[cell] >> way & 1 else 0)

    def cost(self, cell: int, way: int, entered: int) -> int:
        """What it costs to leave a hex in a direction for whoever came into it in that manner (OS-13 to OS-15)."""
        cost = self.entries[cell][way][0]
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
        paces = {}
        for way in range(6):
            right = self._right_after(walk, way)
            if right is not None:
                cost = self.cost(walk.cell, way, walk.entered)
                if cost <= walk.points:
                    paces[way] = self._pace(walk, way, cost, right)
        stop = self._may_stop(walk, paces)
        return Ahead(paces, stop, (*(STEP[way] for way in paces), *((STOP,) if stop else ())))

    def _may_stop(self, walk: Walk, paces: dict[int, Pace]) -> bool:
        """As far as possible (OS-07), but nobody is obliged to turn or to take a trail (OS-08, OS-12)."""
        if walk.right in FREE:
            return True  # OS-30 to OS-32
        if walk.heading == ANYWHERE:
            return not paces
        return walk.heading not in paces or (walk.entered == OUTSET and self._leads_off(walk))

    def _pace(self, walk: Walk, way: int, cost: int, right: int) -> Pace:
        to, land = self.land.neighbours[walk.cell][way], self.land
        entered = self.entries[walk.cell][way][1]
        if not self.basic:
            entered &= ~ALONG
        after = Walk(to, way, walk.points - cost, right, entered)
        return Pace(cost, after, land.edges[walk.cell][way] if to == OFF else 0)

    def _right_after(self, walk: Walk, way: int) -> int | None:
        """The right to turn that is left after a step in a direction; None where one may not go that way."""
        if walk.heading in (way, ANYWHERE):
            return walk.right
        if walk.entered != OUTSET and way == opposite(walk.heading):
            return None  # OS-09
        if self.links[walk.cell] >> way & 1 or walk.entered & ALONG:
            return walk.right  # along the trail, no turn (OS-12); the basic game lets one leave it at will (OS-14)
        return None if walk.entered == OUTSET else AFTER_A_TURN[walk.right]  # OS-08, OS-10

    def _leads_off(self, walk: Walk) -> bool:
        """Whether straight on from the outset leads off the map (OS-11)."""
        while walk.cell != OFF:
            cost = self.cost(walk.cell, walk.heading, walk.entered)
            if cost > walk.points:
                return False
            walk = self._pace(walk, walk.heading, cost, walk.right).walk
        return True

    # All that a day can lead to

    def ends(self, cell: int, allowance: int, right: int, first: int = ANYWHERE) -> frozenset[End]:
        """Every way in which a day's walk can end, by the person's choices; `first` is the direction given by chance.

        >>> from bivouac.games.survival.country import Sheet, survey
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


@lru_cache(maxsize=32)
def ways(text: str, riverways: bool = False, supplies: bool = False, basic: bool = False) -> Ways:
    """The ways of the country that a map's text describes."""
    return Ways(country(text), riverways, supplies, basic)
