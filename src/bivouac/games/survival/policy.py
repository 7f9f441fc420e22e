"""How a bot weighs the steps of a walk: by the best that each can lead to.

A `Plan` says what it is worth to end the day somewhere, to stay, to leave the map, to enter a hex. `weighed` looks
through all walks that are left today and gives each legal move its worth.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Protocol

from bivouac.games.survival.chart import Chart
from bivouac.games.survival.country import OFF
from bivouac.games.survival.life import DEAD, shifted
from bivouac.games.survival.movement import Walk, Ways, ways
from bivouac.games.survival.moves import STOP, Step, SurvivalMove
from bivouac.games.survival.view import SurvivalView

FAR_AWAY = 10_000
LONG = 80  # days that are looked ahead


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
    near, out = _approaches(map, riverways)
    far = [FAR_AWAY] * len(near)
    begin = {cell: 1 for cell, over in enumerate(out) if over & sides} | dict.fromkeys(goals, 0)
    ahead: list[list[int]] = [[cell for cell, cost in begin.items() if cost == points] for points in (0, 1)]
    points = 0
    while points < len(ahead):
        for cell in ahead[points]:
            if far[cell] > points:
                far[cell] = points
                for before, cost in near[cell]:
                    if far[before] > points + cost:
                        ahead.extend([] for _ in range(points + cost + 1 - len(ahead)))
                        ahead[points + cost].append(before)
        points += 1
    return tuple(far)


@lru_cache(maxsize=16)
def _approaches(map: str, riverways: bool) -> tuple[list[list[tuple[int, int]]], list[int]]:
    """For each hex those that one enters it from, with the cost; and the sides of the map that lie beyond it."""
    found = ways(map, riverways)
    near: list[list[tuple[int, int]]] = [[] for _ in found.entries]
    out = [0] * len(near)
    for cell, entries in enumerate(found.entries):
        for entry in entries:
            if entry.to == OFF:
                out[cell] |= entry.sides
            else:
                near[entry.to].append((cell, entry.cost))
    return near, out


# How far one can go


@lru_cache(maxsize=4096)
def strength(life: Chart, water: int, food: int, hurt: int, rates: tuple[float, float]) -> tuple[int, ...]:
    """The points that somebody can have walked on the evening of each day to come, before they die."""
    strides, total, dry, hungry = [], 0, float(water), float(food)
    for _ in range(LONG):
        level = life.level(shifted(life.water, int(dry), 0), shifted(life.food, int(hungry), 0), hurt)
        if level >= DEAD:
            break
        total += life.allowances[level]
        strides.append(total)
        dry, hungry = min(dry + rates[0], life.water.boxes), min(hungry + rates[1], life.food.boxes)
    return tuple(strides)
