"""How fast days of Paleo are looked ahead."""

from functools import cache
from statistics import median
from time import perf_counter

from bivouac.bots.search import Budget
from bivouac.engine import CHANCE, Luck
from bivouac.games.paleo import GAME
from bivouac.games.paleo.searcher import Searcher
from bivouac.games.paleo.thumb import Thumb
from bivouac.games.paleo.view import PaleoView

RUNS = 5
SIMULATIONS = 20  # of a search
WIDTH = 4  # moves that it tries
DAY = 2


@cache
def views() -> tuple[PaleoView, ...]:
    """What three players see when they pick, on the second day of a game that foragers play."""
    luck, bot, setting = Luck.seeded("bench"), Thumb(), GAME.setting(3)
    state = GAME.start(setting, GAME.deal(setting, luck))
    seen: list[PaleoView] = []
    while state.day <= DAY and (actors := state.actors):
        actor = actors[0]
        if actor == CHANCE:
            state.play(CHANCE, luck.weighted(state.outcomes()))
            continue
        view = state.view(actor)
        if view.day == DAY and view.phase == "pick":
            seen.append(view)
        state.play(actor, bot.choose(view, luck))
    return tuple(seen)


def search_sims_per_s() -> float:
    """Simulations a second of the search, over all turns of a day: early ones take longer."""
    luck = Luck.seeded("bench")

    def run() -> float:
        searcher, begun = Searcher(Budget(SIMULATIONS), WIDTH), perf_counter()
        for view in views():
            searcher.choose(view, luck)
        return searcher.simulations / (perf_counter() - begun)

    return median(run() for _ in range(RUNS))
