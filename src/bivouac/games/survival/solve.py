"""The best play of one person on the map, by value iteration: Lost, Survival and the basic game.

A state is the hex, the boxes of water and food, the levels lost to contingencies, the turns of rest and the turns still
held. First comes the chance to get out alive; then, among plans that are as good, the fewest days of those who get out.
For these all is done again with days that cost a trifle: the difference, by that trifle, are the days. Winter is left
out of it.

Boxes are mostly lost, so a sweep over the layers (water, food) from the last boxes to the first has nearly all in one
go; only what is regained wants further sweeps. Levels lost to contingencies never come back: each number of them is a
stage of its own, solved after the worse ones.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bivouac.games.survival.chart import Chart
from bivouac.games.survival.country import SIDES
from bivouac.games.survival.life import DEAD, shifted
from bivouac.games.survival.movement import FOOD, WATER, Ways
from bivouac.games.survival.scenarios import CALM, Cell, Contingencies, Effect, Need, Scenario
from bivouac.games.survival.solve_days import PASSED_SETS, SIDE_SETS, calendar
from bivouac.games.survival.solve_places import Places, lost

Values = npt.NDArray[np.float64]
Layer = tuple[int, int]  # boxes of water and food

TRIFLE = 1e-5  # what a day costs somebody who will get out
CLOSE, NEAR_ENOUGH = 1e-9, 1e-7  # sweeps end when nothing changes by more; the latter where rough is good enough
MOST = (
    40  # sweeps at most; only where bases give supplies, and people can recover as often as they like, are there more
)
NO_NEED = Need(passing=False, always=True)


class Question(NamedTuple):
    """What is to be solved: a scenario without counters and pursuers, on a map, with a life chart."""

    ways: Ways
    chart: Chart
    scenario: Scenario
    contingencies: bool
    folded: bool = False
    """Levels lost to contingencies count as if hunger had cost them: much quicker, and right within a hundredth."""
    haste: float = 0.0
    """What each day takes off the chance, in proportion: for races."""

    @property
    def rough(self) -> bool:
        """Whether all is done once: the chance has something taken off it for each day, and days are not counted."""
        return self.folded or self.haste > 0

    @property
    def discount(self) -> float:
        return max(self.haste, TRIFLE)

    @property
    def needs(self) -> tuple[Need, Need]:
        return self.scenario.water or NO_NEED, self.scenario.food or NO_NEED

    @property
    def places(self) -> Places:
        return Places(self.ways.marks, *self.needs)

    @property
    def table(self) -> Contingencies:
        return (self.scenario.contingencies if self.contingencies else None) or {}

    @property
    def stages(self) -> Sequence[int]:
        """The levels lost to contingencies that are told apart, in the order of solving."""
        return range(DEAD)[::-1] if self.table and not self.folded else range(1)

    def layers(self, hurt: int) -> Sequence[Layer]:
        return layers(self.chart, self.needs, hurt)

    @property
    def rows(self) -> dict[tuple[int, int, int], int]:
        """The rows of an answer, by boxes of water and food and levels hurt."""
        states = [(*layer, hurt) for hurt in self.stages for layer in self.layers(hurt)]
        return {state: row for row, state in enumerate(states)}


class Answer(NamedTuple):
    """By row, turns held and place: the chance to get out alive, and that times the days of those who do."""

    chance: npt.NDArray[np.float32]
    days: npt.NDArray[np.float32]


def solve(question: Question) -> Answer:
    """The answer for every state."""
    solver = Solver(question)
    chances, days = [], []
    for hurt in question.stages:
        chance, hurried = solver.stage(hurt)
        for layer in question.layers(hurt):
            chances.append(chance[layer])
            days.append((chance[layer] - hurried[layer]) / TRIFLE)
    return Answer(np.array(chances, np.float32), np.array(days, np.float32))


def layers(chart: Chart, needs: tuple[Need, Need], hurt: int = 0) -> Sequence[Layer]:
    """The boxes of water and food with which one is alive, the last ones first."""
    drink, meal = needs
    waters = range(1, 2 if drink.always else chart.water.boxes + 1)
    foods = range(1, 2 if meal.always else chart.food.boxes + 1)
    alive = [(water, food) for water in waters for food in foods if chart.level(water, food, hurt) < DEAD]
    return sorted(alive, key=sum, reverse=True)


def folded(chart: Chart, water: int, food: int, hurt: int) -> Layer | None:
    """The boxes of somebody who lost levels in some other way, as if hunger had cost them; None: they are dead."""
    wanted = chart.hunger[food] + hurt
    for box in range(food, chart.food.boxes + 1):
        if chart.hunger[box] >= wanted:
            return (water, box) if chart.level(water, box, 0) < DEAD else None
    return None


class Solver:
    """Works from the worst state of life to the best. `stage` is to be called for falling numbers of levels hurt."""

    def __init__(self, question: Question) -> None:
        self.chart, self.places = question.chart, question.places
        self.drink, self.meal = question.needs
        self.question, self.table, self.size = question, question.table, question.ways.land.grid.size
        scenario = question.scenario
        stays = [cell.amount for column in self.table.values() for cell in column if cell and cell.what == "stay"]
        self.spells = np.arange(max(stays, default=0) + 1)
        self.calendar = calendar(question.ways, scenario.direction, self.drink.passing, max(self.chart.allowances))
        wanted = sum(1 << SIDES.index(side) for side in scenario.exits)
        self.left = np.repeat([1.0 if sides & wanted else 0.0 for sides in range(SIDE_SETS)], PASSED_SETS)
        self._worse: tuple[dict[int, Values], dict[int, Values]] = ({}, {})

    def stage(self, hurt: int) -> tuple[Values, Values]:
        """The values with so many levels hurt, by water, food, turns held and place: when days cost nothing, and when
        they cost a trifle."""
        shape = (self.chart.water.boxes + 1, self.chart.food.boxes + 1, len(self.spells), len(self.places))
        nothing = np.zeros(shape)
        calm = Stage(self, hurt, nothing, nothing, self._worse[0])
        calm.settle()
        if self.question.rough:
            return calm.values, calm.values
        soon = Stage(self, hurt, calm.values * (1 - 20 * TRIFLE), calm.values * TRIFLE, self._worse[1])
        soon.settle()
        for worse, stage in zip(self._worse, (calm, soon), strict=True):
            worse[hurt] = stage.values
        return calm.values, soon.values


class Stage:
    """The states with the same number of levels hurt.

    `values` are those of mornings; `nights` those of evenings, when the needs of the day are settled; `price` is what a
    day costs in each state; `worse` has the values of stages with more levels hurt.
    """

    def __init__(self, solver: Solver, hurt: int, values: Values, price: Values, worse: Mapping[int, Values]) -> None:
        self.solver, self.hurt, self.worse = solver, hurt, worse
        self.values, self.price = values.copy(), price
        self.nights = self.values
        self.layers = solver.question.layers(hurt)
        if solver.table:
            self.nights = np.zeros_like(values)
            for layer in self.layers:
                self.nights[layer] = self._night(layer)

    def settle(self) -> None:
        """Sweeps until nothing changes any more, over the layers for which something has."""
        uses = {layer: self._uses(layer) for layer in self.layers}
        moved = dict.fromkeys(self.layers, 1.0)
        close = NEAR_ENOUGH if self.solver.question.rough else CLOSE
        for _ in range(MOST):
            for layer in self.layers:
                stirred = any(moved[other] > close for other in uses[layer])
                moved[layer] = self._visit(layer) if stirred else 0.0
            if max(moved.values()) <= close:
                break

    def sweep(self) -> None:
        """Goes through all layers once."""
        for layer in self.layers:
            self._visit(layer)

    def _visit(self, layer: Layer) -> float:
        """Values a layer anew; gives the greatest change."""
        old, old_night = self.values[layer].copy(), self.nights[layer].copy()
        self.values[layer] = self._morning(layer)
        if self.solver.table:
            self.nights[layer] = self._night(layer)
        return float(max(np.abs(self.values[layer] - old).max(), np.abs(self.nights[layer] - old_night).max()))

    def _uses(self, layer: Layer) -> list[Layer]:
        """The layers that a layer's values depend on."""
        solver = self.solver
        boxes = {
            (lost(solver.drink, passed & WATER), lost(solver.meal, passed & FOOD)) for passed in range(PASSED_SETS)
        }
        boxes |= {(shift.water, shift.food) for shift in solver.places.shifts}
        effects = [cell for column in solver.table.values() for cell in column if cell]
        boxes |= {_boxes(cell) for cell in effects}
        others = {self._at(layer, *less) for less in boxes}
        if solver.question.folded:
            others |= {folded(solver.chart, *layer, -cell.amount) or layer for cell in effects if cell.what == "life"}
        return sorted(others & set(self.layers))

    def _at(self, layer: Layer, less_water: int, less_food: int) -> Layer:
        chart = self.solver.chart
        return shifted(chart.water, layer[0], less_water), shifted(chart.food, layer[1], less_food)

    def _morning(self, layer: Layer) -> Values:
        stayed = self._stayed(layer)
        values = np.empty_like(stayed)
        values[1:] = stayed[:-1]
        values[0] = np.maximum(stayed[0], self._set_out(layer, stayed[0]))
        if self.solver.question.rough:
            values *= 1 - self.solver.question.discount
        else:
            values -= self.price[layer]
        return values

    def _stayed(self, layer: Layer) -> Values:
        """What it is worth to stay, by the turns that one is held for after this one, and place."""
        stayed: Values = np.empty_like(self.values[layer])
        for shift in self.solver.places.shifts:
            to = self._at(layer, shift.water, shift.food)
            stayed[:, shift.before] = self.nights[to][:, shift.after]
        return stayed

    def _set_out(self, layer: Layer, stayed: Values) -> Values:
        """What it is worth to set out, by place: for each result of the dice the best end of the day."""
        solver, size = self.solver, self.solver.size
        worth = np.empty(solver.calendar.codes + 1)
        for passed in range(PASSED_SETS):
            to = self._at(layer, lost(solver.drink, passed & WATER), lost(solver.meal, passed & FOOD))
            worth[passed : size * PASSED_SETS : PASSED_SETS] = self.nights[to][0, :size]
        worth[size * PASSED_SETS : -1] = solver.left
        worth[-1] = -1
        level = solver.chart.level(*layer, self.hurt)
        (starts, codes), stays = solver.calendar.days[solver.chart.allowances[level]]
        best = np.maximum.reduceat(worth.take(codes), starts).reshape(stays.shape)
        best, stays = best[:, solver.places.cells], stays[:, solver.places.cells]
        value: Values = solver.calendar.odds @ np.where(stays, np.maximum(best, stayed), best)
        return value

    # Contingencies (OS-40, OS-41)

    def _night(self, layer: Layer) -> Values:
        """What may befall one before the night, on the best column, by turns held and place."""
        columns = [
            np.mean([self._befallen(layer, cell) for cell in column], 0) for column in self.solver.table.values()
        ]
        night: Values = (CALM * self.values[layer] + (6 - CALM) * np.max(columns, 0)) / 6
        return night

    def _befallen(self, layer: Layer, cell: Cell) -> Values:
        values: Values = self.values[layer]
        if cell is None:
            return values
        if cell.what == "stay":
            values = values[np.maximum(self.solver.spells, cell.amount)]
        elif cell.what != "life":
            values = self.values[self._at(layer, *_boxes(cell))]
        elif self.solver.question.folded:
            to = folded(self.solver.chart, *layer, -cell.amount)
            values = self.values[to] if to else np.zeros_like(values)
        else:
            worse = self.worse.get(self.hurt - cell.amount)
            values = np.zeros_like(values) if worse is None else worse[layer]
        return values


def _boxes(effect: Effect) -> Layer:
    """The boxes of water and food that a contingency costs."""
    return -effect.amount if effect.what == "water" else 0, -effect.amount if effect.what == "food" else 0
