"""How a bot weighs the steps of a walk: by the best that each can lead to.

A `Plan` says what it is worth to end the day somewhere, to stay, to leave the map, to enter a hex. `weighed` looks
through all walks that are left today and gives each legal move its worth.
"""

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush
from typing import Protocol

from bivouac.games.survival.country import OFF, opposite
from bivouac.games.survival.movement import Walk, Ways, ways
from bivouac.games.survival.moves import STOP, Step, SurvivalMove
from bivouac.games.survival.view import SurvivalView

FAR_AWAY = 10_000


class Plan(Protocol):
    """What somebody thinks of the ends of a day."""

    def ended(self, cell: int, passed: int) -> float:
        """To end the day in a hex after these sources were passed."""
        ...

    def stayed(self) -> float:
        """Not to move today."""
        ...

    def left(self, sides: int) -> float:
        """To leave the map over these sides."""
        ...

    def entered(self, cell: int, onward: float) -> float:
        """To enter a hex, if going on from there is worth so much."""
        ...


def weighed(view: SurvivalView, plan: Plan) -> Mapping[SurvivalMove, float]:
    """What each step, or stopping, is worth by a plan to whoever walks."""
    assert view.walk is not None
    look = _Look(view.ways, plan)
    paces, stop, _ = view.ways.ahead(view.walk)
    worth: dict[SurvivalMove, float] = {}
    for way, pace in paces.items():
        worth[Step(way)] = look.paced(pace.walk, pace.sides, view.passed)
    if stop:
        worth[STOP] = plan.ended(view.walk.cell, view.passed) if view.moved else plan.stayed()
    return worth


def best(worth: Mapping[SurvivalMove, float]) -> SurvivalMove:
    """The move that is worth most, the first of equals."""
    return max(worth, key=lambda move: worth[move])


class _Look:
    """Walks that were looked at, with what was passed before them."""

    def __init__(self, ways: Ways, plan: Plan) -> None:
        self.ways, self.plan = ways, plan
        self.known: dict[tuple[Walk, int], float] = {}

    def paced(self, walk: Walk, sides: int, passed: int) -> float:
        if walk.cell == OFF:
            return self.plan.left(sides)
        passed |= self.ways.marks[walk.cell]
        key = (walk, passed)
        worth = self.known.get(key)
        if worth is None:
            worth = self.known[key] = self.plan.entered(walk.cell, self._onward(walk, passed))
        return worth

    def _onward(self, walk: Walk, passed: int) -> float:
        paces, stop, _ = self.ways.ahead(walk)
        worth = self.plan.ended(walk.cell, passed) if stop else -FAR_AWAY
        for pace in paces.values():
            worth = max(worth, self.paced(pace.walk, pace.sides, passed))
        return worth


# How far it is


@lru_cache(maxsize=256)
def points_to(map: str, riverways: bool, goals: frozenset[int], sides: int = 0) -> tuple[int, ...]:
    """For each hex the movement points of the cheapest way to one of the goals, or over one of these sides of the map,
    if nothing but the ground were in the way."""
    found = ways(map, riverways)
    far = [FAR_AWAY] * found.land.grid.size
    queue: list[tuple[int, int]] = []
    for cell, entries in enumerate(found.entries):
        if cell in goals:
            heappush(queue, (0, cell))
        elif any(entry.to == OFF and entry.sides & sides for entry in entries):
            heappush(queue, (1, cell))
    while queue:
        points, cell = heappop(queue)
        if points >= far[cell]:
            continue
        far[cell] = points
        for way, before in enumerate(found.land.neighbours[cell]):
            if before != OFF:
                entry = found.entries[before][opposite(way)]
                heappush(queue, (points + entry.cost, before))
    return tuple(far)
