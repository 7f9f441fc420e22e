"""Search and Rescue: who plans over where the lost may be.

Every counter that is still face down is as likely as any other. A seeker goes from counter to counter in the order in
which somebody lost is to be expected soonest, in Rescue with the way out after it. Water and food are weighed by how
far they still carry: how many points of the way a person can walk before they die, if things go as they mostly do.
"""

from bisect import bisect_left
from functools import cache, lru_cache
from itertools import product
from math import exp

from bivouac.engine import Luck
from bivouac.games.survival.careful import Careful, exits, way_to
from bivouac.games.survival.goals import arrives
from bivouac.games.survival.life import DEAD, Person, changed
from bivouac.games.survival.movement import FOOD, WATER
from bivouac.games.survival.moves import SET_OUT, STAY, From, SurvivalMove
from bivouac.games.survival.policy import FAR_AWAY, best, points_to, strength, weighed
from bivouac.games.survival.scenarios import GOOD_DIE, Need
from bivouac.games.survival.view import SurvivalView

WASTE = 1.8  # points spent for one that brings a person nearer
PATIENCE = 40.0  # days in which a find loses two thirds of its worth: others may be faster, and things happen
SHARPNESS = 3.0  # how sharply strength that just suffices is told from strength that does not
FOUND_BY_DIE, FOUND = 0.5, 0.2  # how often a need is met on the way, where a die helps and where none does
SHARED = 1.4  # boxes lost for one by who will lead somebody on a part of the way


class Seeker(Careful):
    """Plans for the whole search."""

    def choose(self, view: SurvivalView, luck: Luck) -> SurvivalMove:
        match view.phase:
            case "walk":
                return best(weighed(view, Seeking(view)))
            case "outset":
                return STAY if Seeking(view).recovers() else SET_OUT
            case "from":
                bases = (move for move in view.moves if isinstance(move, From))
                return min(bases, key=lambda move: _ahead_from(view, move.base))
            case _:
                return super().choose(view, luck)


def _ahead_from(view: SurvivalView, base: int) -> float:
    """What there is to walk for somebody who begins at a base."""
    cell = view.land.bases[base]
    return Route.of(view, Person(cell, base)).left(cell)


class Seeking:
    """What the ends of a day are worth: about the odds to do what is asked, and soon."""

    def __init__(self, view: SurvivalView) -> None:
        self.view, self.person = view, view.people[view.turn]
        self.route = Route.of(view, self.person)
        self.needs = (view.scenario.water, view.scenario.food)
        self.price = 2 if self.person.leads else 1
        rates = [_rate(need) for need in self.needs]
        share = self.price if self.person.leads or not view.scenario.exits else SHARED
        self.rates = (rates[0] * share, rates[1] * share)

    def worth(self, person: Person, points: float) -> float:
        """To be on one's way like this, with so many points to go."""
        if person.level >= DEAD:
            return 0.0
        strides = strength(self.view.life, person.water, person.food, person.hurt, self.rates)
        points = max(points, 1) * WASTE
        enough = 1 / (1 + exp(-SHARPNESS * (min(strides[-1] / points, 2) - 1)))
        return enough * exp(-bisect_left(strides, points) / PATIENCE)

    def ended(self, cell: int, passed: int) -> float:
        sources = self.view.ways.marks[cell] | passed
        points = self.route.left(cell)
        chances = [_missed(need, sources & mark) for need, mark in zip(self.needs, (WATER, FOOD), strict=True)]
        return sum(
            dry_odds * hungry_odds * self.worth(self._lacking(dry, hungry), points)
            for (dry, dry_odds), (hungry, hungry_odds) in product(*chances)
        )

    def _lacking(self, dry: int, hungry: int) -> Person:
        return changed(self.person, self.view.life, dry * self.price, hungry * self.price)

    def recovers(self) -> bool:
        """Whether to rest until boxes are regained is better than to set out."""
        person, here = self.person, self.view.ways.marks[self.person.cell]
        days, boxes = 0, [self.rates[0], self.rates[1]]
        for at, (need, mark, rest) in enumerate(
            zip(self.needs, (WATER, FOOD), (person.water_rest, person.food_rest), strict=True)
        ):
            if need is not None and need.stays and here & mark:
                days = need.stays - rest
                boxes[at] = -need.regain / days
        if not days:
            return False
        water, food = (round(box * days) for box in boxes)
        points = self.route.left(person.cell)
        return self.worth(changed(person, self.view.life, water, food), points) * exp(-days / PATIENCE) > self.worth(
            person, points
        )

    def stayed(self) -> float:
        return self.ended(self.person.cell, 0)

    def left(self, sides: int) -> float:
        return 1.0 if arrives(self.view.scenario, self.view.land, self.person, sides) else -1.0

    def entered(self, cell: int, onward: float) -> float:
        """A counter that is passed on the way is not to be come back to, whatever the rest of the walk is."""
        beyond = self.route.beyond.get(cell)
        return onward if beyond is None or onward < 0 else max(onward, self.worth(self.person, beyond))


def _rate(need: Need | None) -> float:
    """The boxes that a day costs, mostly."""
    if need is None or need.always:
        return 0.0
    return 1 - (FOUND_BY_DIE if need.die else FOUND)


def _missed(need: Need | None, source: int) -> list[tuple[int, float]]:
    """Whether a need will be missed, each with its odds."""
    if need is None or source or need.always:
        return [(0, 1.0)]
    return [(0, GOOD_DIE / 6), (1, 1 - GOOD_DIE / 6)] if need.die else [(1, 1.0)]


class Route:
    """The points that are still to be walked, on the average, in the best order of counters."""

    def __init__(
        self, fields: tuple[tuple[int, ...], ...], beyond: dict[int, float], out: tuple[int, ...] | None
    ) -> None:
        self.fields, self.beyond, self.out = fields, beyond, out

    @classmethod
    def of(cls, view: SurvivalView, person: Person) -> "Route":
        """The route that is ahead of somebody."""
        sides = exits(view, person)
        if person.leads:
            return cls((), {}, way_to(view, frozenset(), sides))
        return _route(view.map, view.setting.options.riverways, view.counters, view.found, view.lost, sides)

    def left(self, cell: int) -> float:
        """What there is to walk from a hex."""
        if self.out is not None:
            return self.out[cell]
        ways = (field[cell] + beyond for field, beyond in zip(self.fields, self.beyond.values(), strict=True))
        return min(ways, default=FAR_AWAY)


@lru_cache(maxsize=256)
def _route(
    map: str, riverways: bool, counters: tuple[int, ...], found: tuple[int, ...], lost: int, sides: int
) -> Route:
    """For each counter, and each lost person who was found, what is still to be walked on arriving there."""
    targets = counters + found
    fields = tuple(points_to(map, riverways, frozenset({cell})) for cell in targets)
    way_out = points_to(map, riverways, frozenset(), sides) if sides else None
    home = [way_out[cell] if way_out else 0 for cell in targets]
    sure = range(len(counters), len(targets))

    @cache
    def arrived(left: int, at: int) -> float:
        """On arriving at a counter, when these are face down, that one too."""
        odds = lost / left.bit_count()
        others = left & ~(1 << at)
        here = targets[at]
        further = [fields[to][here] + arrived(others, to) for to in range(len(counters)) if others >> to & 1]
        further += [fields[to][here] + home[to] for to in sure]
        return odds * home[at] + (1 - odds) * min(further, default=0)

    all_down = (1 << len(counters)) - 1
    beyond = {targets[at]: arrived(all_down, at) for at in range(len(counters))}
    return Route(fields, beyond | {targets[at]: float(home[at]) for at in sure}, None)
