"""How long solving Lost takes, how long a guide thinks, and how long a new country is drawn."""

import os
import subprocess
import sys
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from bivouac.engine import CHANCE, Luck
from bivouac.games.survival import GAME
from bivouac.games.survival.guide import Guide
from bivouac.games.survival.setup import drawn

DECISIONS, COUNTRIES = 2000, 5
SOLVE = """
from time import perf_counter
from bivouac.games.survival.chart import standard_chart
from bivouac.games.survival.setup import standard_map
from bivouac.games.survival.solution import Terms, solution
begun = perf_counter()
solution(Terms(standard_map(), standard_chart(), "lost"))
print(perf_counter() - begun)
"""


def solve_s() -> float:
    """Seconds to solve Lost without contingencies, the whole state space, in a new process and with an empty cache."""
    with TemporaryDirectory() as folder:
        env = os.environ | {"XDG_CACHE_HOME": folder}
        run = subprocess.run([sys.executable, "-c", SOLVE], env=env, capture_output=True, text=True, check=True)
    return float(run.stdout)


def guide_ms() -> float:
    """Milliseconds of a guide's decision in Lost, the median, when the solution is loaded."""
    luck, guide, setting = Luck.seeded("bench"), Guide(), GAME.setting(1)
    times: list[float] = []
    guide.choose(GAME.start(setting, GAME.deal(setting, luck)).view(0), luck)
    while len(times) < DECISIONS:
        state = GAME.start(setting, GAME.deal(setting, luck))
        while state.actors:
            if state.actors[0] == CHANCE:
                state.play(CHANCE, luck.weighted(state.outcomes()))
                continue
            view, begun = state.view(0), perf_counter()
            move = guide.choose(view, luck)
            times.append(1000 * (perf_counter() - begun))
            state.play(0, move)
    return median(times)


def map_s() -> float:
    """Seconds to draw a fair country, the median."""
    times = []
    for seed in range(COUNTRIES):
        drawn.cache_clear()
        begun = perf_counter()
        drawn(seed)
        times.append(perf_counter() - begun)
    return median(times)
