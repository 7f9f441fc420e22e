"""What a solver has to know of needs: places with turns of rest, and what a day of staying does there."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bivouac.games.survival.movement import FOOD, WATER
from bivouac.games.survival.needs import rested
from bivouac.games.survival.scenarios import Need
from bivouac.games.survival.solve_days import Whole


class Shift(NamedTuple):
    """What a day of staying does in some places: boxes of water and food lost (less than 0: regained), and the places
    that these become."""

    water: int
    food: int
    before: Whole
    after: Whole


class Places:
    """Where one is, and for how many turns one has rested there: first all hexes without rest, then by turns of rest
    the hexes where boxes are regained that way.

    Turns of rest with water and with food are the same number, where both are found: moving breaks both.
    """

    def __init__(self, marks: Sequence[int], drink: Need, meal: Need) -> None:
        stays = max(drink.stays, meal.stays)
        springs = [cell for cell, mark in enumerate(marks) if mark]
        self.number = {(cell, 0): cell for cell in range(len(marks))}
        for rest in range(1, stays):
            first = len(self.number)
            self.number |= {(cell, rest): first + at for at, cell in enumerate(springs)}
        self.cells = np.array([cell for cell, _ in self.number])
        kinds: dict[tuple[int, int], tuple[list[int], list[int]]] = {}
        for (cell, rest), place in self.number.items():
            water, dry_rest = _stayed(drink, rest, marks[cell] & WATER)
            food, meal_rest = _stayed(meal, rest, marks[cell] & FOOD)
            before, after = kinds.setdefault((water, food), ([], []))
            before.append(place)
            after.append(self.number[cell, max(dry_rest, meal_rest)])
        self.shifts = [Shift(*kind, np.array(before), np.array(after)) for kind, (before, after) in kinds.items()]

    def __len__(self) -> int:
        return len(self.number)


def _stayed(need: Need, rest: int, source: int) -> tuple[int, int]:
    """The boxes that a day of staying costs, and the turns of rest after it."""
    if not source:
        return lost(need, source), 0
    after, regained = rested(need, rest, "here", stayed=True)
    return -regained, after


def lost(need: Need, source: int) -> int:
    """The boxes that a day costs on which a source was found, or none."""
    return 0 if source or need.always else 1
