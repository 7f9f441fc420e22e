"""How fast games of Twisted Cryptids are imagined from a view, and searched."""

from functools import cache
from statistics import median
from time import perf_counter

from bivouac.bots.search import Budget, Search
from bivouac.engine import CHANCE, Luck
from bivouac.games.twisted import GAME
from bivouac.games.twisted.greedy import Greedy
from bivouac.games.twisted.trickster import Days
from bivouac.games.twisted.view import TwistedView

RUNS = 5
SECONDS = 0.3  # of a run
SIMULATIONS = 100  # of a search
WIDTH = 8  # turns that it looks at
ROUND = 3


@cache
def views() -> tuple[TwistedView, ...]:
    """What four players see before each turn of the third day of a game that greedy players play."""
    luck, bot, setting = Luck.seeded("bench"), Greedy(), GAME.setting(4)
    state = GAME.start(setting, GAME.deal(setting, luck))
    seen: list[TwistedView] = []
    while state.round <= ROUND and (actors := state.actors):
        actor = actors[0]
        if actor == CHANCE:
            state.play(CHANCE, luck.weighted(state.outcomes()))
            continue
        view = state.view(actor)
        if view.round == ROUND and view.phase == "day" and view.task is None and not view.either:
            seen.append(view)
        state.play(actor, bot.choose(view, luck))
    return tuple(seen)


def imagine_per_s() -> float:
    """Games imagined a second, from the middle of a game."""
    luck, view = Luck.seeded("bench"), views()[0]

    def run() -> float:
        done, begun = 0, perf_counter()
        while perf_counter() - begun < SECONDS:
            GAME.imagine(view, luck)
            done += 1
        return done / (perf_counter() - begun)

    return median(run() for _ in range(RUNS))


def ismcts_sims_per_s() -> float:
    """Simulations a second of the search, over all turns of a day: early ones take longer."""
    luck = Luck.seeded("bench")

    def run() -> float:
        done, begun = 0, perf_counter()
        for view in views():
            done += Search(Days(view, WIDTH), Budget(SIMULATIONS), WIDTH).explore(view, luck).open
        return done / (perf_counter() - begun)

    return median(run() for _ in range(RUNS))
