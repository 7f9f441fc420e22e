"""One leg of a search, solved: from every hex, with every box of water and food, the odds to come to a counter or out.

What a goal is worth depends on how one comes to it, so it is given by boxes. What lies beyond a leg is for `seekers` to
guess. Contingencies are left out of it, and turns of rest are taken at one go: a leg has to be there within a second.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np

from bivouac.games.survival.chart import Chart, chart
from bivouac.games.survival.life import Person, shifted
from bivouac.games.survival.movement import FOOD, WATER, ways
from bivouac.games.survival.scenarios import GOOD_DIE, SCENARIOS, Need
from bivouac.games.survival.solve import Layer, Values, folded, layers
from bivouac.games.survival.solve_days import PASSED_SETS, SIDE_SETS, Calendar, Truth, calendar
from bivouac.games.survival.view import SurvivalView

Odds = Sequence[tuple[int, float]]  # boxes lost, each with its odds

MARKS = (WATER, FOOD)  # as needs are in order
SWEEPS = 2  # what is regained by rest is better than what came before it: once more for that
ROUNDS, CLOSE = 30, 3e-3  # a layer is gone over until nothing changes by more, or so often


class Ground(NamedTuple):
    """What a leg is walked on, and by which rules."""

    map: str
    chart: str
    scenario: str
    supplies: bool
    riverways: bool

    @classmethod
    def of(cls, view: SurvivalView) -> "Ground":
        options = view.setting.options
        return cls(view.map, view.chart, options.scenario, options.supplies, options.riverways)

    @property
    def needs(self) -> tuple[Need, Need]:
        game = SCENARIOS[self.scenario]
        assert game.water is not None
        assert game.food is not None
        return game.water, game.food


class Leg:
    """The odds of every state, by boxes of water and food and then by hex.

    `goals` has, by hex, what it is worth to come there with these boxes in the evening; `sides` are those of the map
    that it is good to leave by; `price` is what a need that is missed costs; `haste` what a day takes off the odds.
    """

    def __init__(self, ground: Ground, goals: Mapping[int, Values], sides: int, price: int, haste: float) -> None:
        self.life, self.needs, self.price, self.kept = chart(ground.chart), ground.needs, price, 1 - haste
        self.goals, self.calendar = goals, _calendar(ground)
        self.marks = np.array(ways(ground.map, ground.riverways, ground.supplies).marks)
        self.springs = [(found, np.flatnonzero(self.marks == found)) for found in range(1, PASSED_SETS)]
        self.left = np.repeat([float(bool(over & sides)) for over in range(SIDE_SETS)], PASSED_SETS)
        self.values = np.zeros(boxes(self.life) + self.marks.shape)
        reached = {goal: _reached(ground, goal) for goal in goals}
        for _ in range(SWEEPS):
            for layer in layers(self.life, self.needs):
                self._settle(layer, reached)

    def _settle(self, layer: Layer, reached: Mapping[int, Sequence[Truth]]) -> None:
        """Goes over a layer until little changes: who finds all they need is in the same one the next day."""
        stride = self.life.allowances[self.life.level(*layer, 0)]
        goals = np.full(self.calendar.days[stride].stays.shape, -1.0)
        for goal, there in reached.items():
            np.maximum(goals, self.arrived(layer, goal), out=goals, where=there[stride])
        rests = self.rests(layer, 0)
        self.values[layer] = np.maximum(self.values[layer], self.values[self._at(layer, 0, 1)])
        for _ in range(ROUNDS):
            morning = np.maximum(self._morning(layer, stride, goals), rests)
            change = np.abs(morning - self.values[layer]).max()
            self.values[layer] = morning
            if change < CLOSE:
                break

    def _morning(self, layer: Layer, stride: int, goals: Values) -> Values:
        (starts, codes), stays = self.calendar.days[stride]
        evenings = self.evenings(layer)
        worth = np.concatenate([evenings.T.ravel(), self.left, [-1.0]])
        best = np.maximum(np.maximum.reduceat(worth.take(codes), starts).reshape(stays.shape), goals)
        stayed = evenings[self.marks, np.arange(len(self.marks))]
        value: Values = self.calendar.odds @ np.where(stays, np.maximum(best, stayed), best)
        morning: Values = np.maximum(value, stayed) * self.kept
        return morning

    def boxes_of(self, person: Person) -> Layer:
        """Somebody's boxes of water and food, with levels lost to contingencies as if hunger had cost them; and those
        to thirst, where there is always water."""
        water, hurt = person.water, person.hurt
        if self.needs[0].always:
            water, hurt = 1, hurt + self.life.thirst[water]
        return folded(self.life, water, person.food, hurt) or (water, self.life.food.boxes)

    def evenings(self, layer: Layer) -> Values:
        """What it is worth to end a day in each hex, by the sources that were found on it."""
        return np.array([self._evening(layer, found, self.values) for found in range(PASSED_SETS)])

    def arrived(self, layer: Layer, goal: int) -> float:
        """What it is worth to come to a goal on a day that began with these boxes."""
        return float(self._evening(layer, int(self.marks[goal]), self.goals[goal]))

    def _evening(self, layer: Layer, found: int, values: Values) -> Values:
        dry, hungry = (self.missed(need, found & mark) for need, mark in zip(self.needs, MARKS, strict=True))
        ends = product(dry, hungry)
        total: Values = sum(odds * more * values[self._at(layer, less, fewer)] for (less, odds), (fewer, more) in ends)
        return total

    def _at(self, layer: Layer, water: int, food: int) -> Layer:
        return shifted(self.life.water, layer[0], water), shifted(self.life.food, layer[1], food)

    def missed(self, need: Need, source: int) -> Odds:
        """The boxes of a need that a day costs."""
        if source or need.always:
            return [(0, 1.0)]
        good = GOOD_DIE / 6
        return [(0, good), (self.price, 1 - good)] if need.die else [(self.price, 1.0)]

    def rests(self, layer: Layer, rested: int) -> Values:
        """What it is worth to rest until boxes are regained, by hex, for who has done so for some turns."""
        value = np.zeros(len(self.marks))
        for found, here in self.springs:
            days = max(need.stays for need, mark in zip(self.needs, MARKS, strict=True) if found & mark) - rested
            if days > 0:
                boxes = (self._rested(need, found & mark, days) for need, mark in zip(self.needs, MARKS, strict=True))
                value[here] = self.kept**days * self.values[self._at(layer, *boxes)][here]
        return value

    def _rested(self, need: Need, source: int, days: int) -> int:
        """The boxes of a need that a rest costs, mostly."""
        daily = sum(boxes * odds for boxes, odds in self.missed(need, source))
        return -need.regain if source else round(daily * days)


def boxes(life: Chart) -> Layer:
    """The shape of what is given by boxes; there is no box 0."""
    return life.water.boxes + 1, life.food.boxes + 1


@lru_cache(maxsize=4)
def _calendar(ground: Ground) -> Calendar:
    found = ways(ground.map, ground.riverways, ground.supplies)
    passing = ground.needs[0].passing
    return calendar(found, SCENARIOS[ground.scenario].direction, passing, max(chart(ground.chart).allowances))


@lru_cache(maxsize=64)
def _reached(ground: Ground, goal: int) -> Sequence[Truth]:
    """By points a day, result of the dice and hex: whether a day can lead into a goal. What can be passed on a day is
    what a day with fewer points can end in."""
    there: list[Truth] = []
    for (starts, codes), stays in _calendar(ground).days:
        ends = np.logical_or.reduceat(codes // PASSED_SETS == goal, starts).reshape(stays.shape)
        there.append(ends | there[-1] if there else ends)
    return there
