"""Pursuit: a fugitive who keeps out of reach, and pursuers who hunt as a team.

What counts is the reach of a pursuer: with which odds the dice of a day let them come into a hex. A fugitive weighs the
way out against that. Of the pursuers the nearest stays on a fugitive's heels, where they may be tomorrow; the others go
and stand in the way.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from bivouac.engine import Luck, Seat
from bivouac.games.survival.careful import Careful, Thumb, exits, outposts_near, way_to
from bivouac.games.survival.country import OFF
from bivouac.games.survival.legs import Ground, Leg
from bivouac.games.survival.life import Person
from bivouac.games.survival.movement import ANYWHERE, FOOD, OUTSET, WATER, Walk, Ways
from bivouac.games.survival.moves import From, Outpost, SurvivalMove
from bivouac.games.survival.policy import best, weighed
from bivouac.games.survival.scenarios import FUGITIVE_DIRECTION, PURSUER_DIRECTION, Result
from bivouac.games.survival.view import SurvivalView

LATER = 0.88  # the odds not to be caught on a later day, as a fugitive sees it
CAUGHT = 10.0
NEARER = 0.02  # what a hex is worth to a pursuer who cannot come into reach today
AHEAD = 12  # points of a fugitive's way out that are thought of


class Chaser(Careful):
    """Plays either side."""

    def choose(self, view: SurvivalView, luck: Luck) -> SurvivalMove:
        match view.phase:
            case "walk":
                hunts = view.turn in view.pursuers
                return best(weighed(view, Hunt(view) if hunts else Flight(view)))
            case "from":
                return max((move for move in view.moves if isinstance(move, From)), key=lambda move: _apart(view, move))
            case "outposts":
                return max(outposts_near(view), key=lambda move: _useful(view, move))
            case _:
                return super().choose(view, luck)


class Flight:
    """What a fugitive thinks of the ends of a day: the odds to get away."""

    def __init__(self, view: SurvivalView) -> None:
        self.view, self.person = view, view.people[view.turn]
        hunters = (view.people[seat] for seat in view.pursuers)
        self.reaches = [
            reach(view.ways, one.cell, view.life.allowances[one.level])
            for one in hunters
            if one.fate == "afoot" and not one.held
        ]
        leg = _way_out(Ground.of(view), exits(view, self.person))
        self.evenings = leg.evenings(leg.boxes_of(self.person))

    def ended(self, cell: int, passed: int) -> float:
        free = 1.0
        for odds in self.reaches:
            free *= 1 - odds.get(cell, 0.0)
        found = (self.view.ways.marks[cell] | passed) & (WATER | FOOD)
        return free * float(self.evenings[found, cell])

    def stayed(self) -> float:
        return self.ended(self.person.cell, 0)

    def left(self, sides: int) -> float:
        return 1.0

    def entered(self, cell: int, onward: float) -> float:
        return onward


@lru_cache(maxsize=4)
def _way_out(ground: Ground, sides: int) -> Leg:
    """The odds to get out alive and uncaught, as far as pursuers are not near."""
    return Leg(ground, {}, sides, 1, 1 - LATER)


class Hunt(Thumb):
    """What a pursuer thinks of the ends of a day: the odds to catch somebody tomorrow, and then to come nearer."""

    def __init__(self, view: SurvivalView) -> None:
        super().__init__(view)
        self.grid, self.stride = view.land.grid, view.life.allowances[self.person.level]
        self.prey = [view.people[seat] for seat in view.fugitives if view.people[seat].fate == "afoot"]
        self.places = {one.cell: self._tomorrow(one) for one in self.prey}
        self.paths = [list(path_out(view, one)) for one in self.prey]
        self.first = self._is_nearest()

    def _is_nearest(self) -> bool:
        """Whether nobody else is nearer to a fugitive."""

        def far(seat: Seat) -> int:
            return min(self.grid.distance(self.view.people[seat].cell, one.cell) for one in self.prey)

        team = [seat for seat in self.view.pursuers if self.view.people[seat].fate == "afoot"]
        return min(team, key=far) == self.view.turn

    def _tomorrow(self, one: Person) -> Mapping[int, float]:
        """Where a fugitive may be after their next day, with the odds, if they make for the way out."""
        out = way_to(self.view, frozenset(), exits(self.view, one))
        return heading_for(self.view.ways, one.cell, self.view.life.allowances[one.level], out)

    def ended(self, cell: int, passed: int) -> float:
        catch = sum(
            odds * self._grasp(cell, place) for places in self.places.values() for place, odds in places.items()
        )
        goal = min(min(self._behind(cell, path)) for path in self.paths)
        thirst = 0.001 * super().ended(cell, passed)
        return catch * (1.0 if self.first else 0.5) - NEARER * goal * (1 if self.first else 2) + thirst

    def _grasp(self, cell: int, place: int) -> float:
        """The odds to come from one hex into another."""
        if self.grid.distance(cell, place) > self.stride:
            return 0.0
        return reach(self.view.ways, cell, self.stride).get(place, 0.0)

    def _behind(self, cell: int, path: list[tuple[int, int]]) -> Iterator[float]:
        """For the hexes of a fugitive's way out, how much later than they one would be there."""
        yield from (max(self.grid.distance(cell, place) - points, 0) + 0.3 * points for place, points in path)

    def left(self, sides: int) -> float:
        return -CAUGHT

    def entered(self, cell: int, onward: float) -> float:
        return CAUGHT if cell in self.places else onward


@lru_cache(maxsize=4096)
def reach(ways: Ways, cell: int, allowance: int) -> Mapping[int, float]:
    """The hexes that a pursuer can come into tomorrow, with the odds of dice that let them."""
    odds = {cell: 1.0}
    for first, right, share in _results(PURSUER_DIRECTION):
        for entered in _entered(ways, Walk(cell, first, allowance, right, OUTSET)):
            if entered != cell:
                odds[entered] = odds.get(entered, 0.0) + share
    return odds


@lru_cache(maxsize=512)
def heading_for(ways: Ways, cell: int, allowance: int, field: tuple[int, ...]) -> Mapping[int, float]:
    """Where somebody ends a day who always makes for the least of a field, with the odds; off the map they are gone."""
    odds: dict[int, float] = {}
    for first, right, share in _results(FUGITIVE_DIRECTION):
        ends = [end.cell for end in ways.ends(cell, allowance, right, first)]
        if OFF not in ends:
            to = min(ends, key=lambda end: (field[end], end))
            odds[to] = odds.get(to, 0.0) + share
    return odds


def path_out(view: SurvivalView, one: Person) -> Iterator[tuple[int, int]]:
    """The hexes of the cheapest way out of somebody, each with the points to it."""
    out = way_to(view, frozenset(), exits(view, one))
    cell, start = one.cell, out[one.cell]
    yield cell, 0
    while out[cell] > 1 and start - out[cell] < AHEAD:
        cell = min((to for to in view.land.neighbours[cell] if to != OFF), key=lambda to: (out[to], to))
        yield cell, start - out[cell]


def _results(table: tuple[Result, ...]) -> Iterator[tuple[int, int, float]]:
    """The results of the dice: first direction, right to turn, odds."""
    for random, right in table:
        for first in range(6) if random else (ANYWHERE,):
            yield first, right, 1 / 36 if random else 1 / 6


def _entered(ways: Ways, walk: Walk) -> set[int]:
    """The hexes that can be entered from a moment of a walk on."""
    found: set[int] = set()
    seen, ahead = {walk}, [walk]
    while ahead:
        for pace in ways.ahead(ahead.pop()).paces.values():
            if pace.walk.cell != OFF and pace.walk not in seen:
                seen.add(pace.walk)
                ahead.append(pace.walk)
                found.add(pace.walk.cell)
    return found


def _apart(view: SurvivalView, move: From) -> float:
    """How good a base is for a pursuer: near the fugitives, and not where the others begin."""
    grid, start = view.land.grid, view.land.bases[move.base]
    prey = min(grid.distance(start, view.people[seat].cell) for seat in view.fugitives)
    others = [view.people[seat] for seat in view.pursuers if seat != view.turn and view.people[seat].base]
    return -prey + 0.5 * min((grid.distance(start, one.cell) for one in others), default=0)


def _useful(view: SurvivalView, move: Outpost) -> tuple[int, int]:
    """How good a place is for an outpost: away from the others, and from water."""
    grid, marks = view.land.grid, view.ways.marks
    others = min((grid.distance(move.cell, other) for other in view.outposts), default=9)
    dry = not any(marks[to] for to in (move.cell, *view.land.neighbours[move.cell]) if to != OFF)
    return others + 2 * dry, -move.cell
