"""Search and Rescue: who plans over where the lost may be.

Every counter that is still face down is as likely as any other. A seeker goes from counter to counter in the order in
which somebody lost is to be expected soonest, in Rescue with the way out after it, and weighs water and food by what
they cost: a person who loses levels walks fewer hexes a day, and may die.
"""

from functools import cache, lru_cache
from itertools import product

from bivouac.engine import Luck
from bivouac.games.survival.careful import Careful, exits, way_to
from bivouac.games.survival.goals import arrives
from bivouac.games.survival.life import DEAD, Person, changed
from bivouac.games.survival.movement import FOOD, WATER
from bivouac.games.survival.moves import From, SurvivalMove
from bivouac.games.survival.policy import FAR_AWAY, best, points_to, weighed
from bivouac.games.survival.scenarios import GOOD_DIE, Need
from bivouac.games.survival.view import SurvivalView

WASTE = 1.4  # points spent for one that brings a person nearer
DEATH = 100.0  # in days
WEAKNESS = 12.0  # what it adds to be on the last level, in days; in proportion to the square of levels lost


class Seeker(Careful):
    """Plans for the whole search."""

    def choose(self, view: SurvivalView, luck: Luck) -> SurvivalMove:
        if view.phase == "walk":
            return best(weighed(view, Seeking(view)))
        if view.phase == "from":
            route = Route.of(view, view.people[view.turn])
            bases = (move for move in view.moves if isinstance(move, From))
            return min(bases, key=lambda move: route.left(view.land.bases[move.base]))
        return super().choose(view, luck)


class Seeking:
    """What the ends of a day are worth: days that are still to come, less than 0."""

    def __init__(self, view: SurvivalView) -> None:
        self.view, self.person = view, view.people[view.turn]
        self.route = Route.of(view, self.person)
        self.needs = (view.scenario.water, view.scenario.food)

    def ended(self, cell: int, passed: int) -> float:
        sources = self.view.ways.marks[cell] | passed
        points = self.route.left(cell)
        chances = [_missed(need, sources & mark) for need, mark in zip(self.needs, (WATER, FOOD), strict=True)]
        return -sum(
            odds_dry * odds_hungry * self._days(points, dry, hungry)
            for (dry, odds_dry), (hungry, odds_hungry) in product(*chances)
        )

    def _days(self, points: float, dry: int, hungry: int) -> float:
        price, life = 2 if self.person.leads else 1, self.view.life
        after = changed(self.person, life, dry * price, hungry * price)
        if after.level == DEAD:
            return DEATH
        return WASTE * points / max(life.allowances[after.level], 1) + WEAKNESS * (after.level / DEAD) ** 2

    def stayed(self) -> float:
        return self.ended(self.person.cell, 0)

    def left(self, sides: int) -> float:
        return 0.0 if arrives(self.view.scenario, self.view.land, self.person, sides) else -DEATH

    def entered(self, cell: int, onward: float) -> float:
        """A counter that is passed on the way is not to be come back to, whatever the rest of the walk is."""
        beyond = self.route.beyond.get(cell)
        return onward if beyond is None else max(onward, self._points_worth(beyond))

    def _points_worth(self, points: float) -> float:
        return -self._days(points, 0, 0)


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
