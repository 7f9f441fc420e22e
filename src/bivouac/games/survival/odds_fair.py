"""Fair countries: of all that a seed draws, the first whose odds of Lost lie near those of the standard map.

The exact odds would take too long for every candidate. Without any turn Lost is solved in a fraction of the time, and
over 37 countries its odds foretold the exact ones with a standard error of 0.009, and of 0.019 at most
(correlation 0.94). So what is let through lies within BAND + 0.02 of the standard map, all but certainly.
"""

import numpy as np

from bivouac.games.survival.atlas import countries
from bivouac.games.survival.chart import chart, standard_chart
from bivouac.games.survival.country import Country
from bivouac.games.survival.movement import Ways
from bivouac.games.survival.scenarios import LOST, STRAIGHT
from bivouac.games.survival.solve import Question, Solver, Stage

STANDARD = 0.935  # the exact odds on the standard map, by best play from base 5
BAND = 0.04  # how far from it the estimate may lie
LEAST, SLOPE = 0.674, 0.3615  # the line through the exact odds over those without turns
STRAIGHT_ON = LOST._replace(direction=tuple(result._replace(right=STRAIGHT) for result in LOST.direction))


def fair_country(seed: int) -> Country:
    """The country of a seed."""
    return next(land for land in countries(seed) if fair(land))


def fair(land: Country) -> bool:
    """Whether people who are lost have about the odds here that they have on the standard map."""
    return abs(estimated(land) - STANDARD) <= BAND


def estimated(land: Country) -> float:
    """About the odds to get out of a country from base 5."""
    solver = Solver(Question(Ways(land), chart(standard_chart()), STRAIGHT_ON, contingencies=False))
    life, places = solver.chart, len(solver.places)
    nothing = np.zeros((life.water.boxes + 1, life.food.boxes + 1, 1, places))
    stage = Stage(solver, 0, nothing, nothing, {})
    stage.sweep()
    return LEAST + SLOPE * float(stage.values[1, 1, 0, land.bases[5]])
