"""The odds of every scenario, under best and under careful play, with and without contingencies.

Best play is exact where a scenario is solved; elsewhere it is what guides reach, over many games from fixed seeds, with
Wilson's interval. In Pursuit it is the fugitive's odds, with players of the same kind on both sides.
"""

from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from bivouac.engine import CHANCE, Luck
from bivouac.games.survival import GAME
from bivouac.games.survival.bots import BOTS
from bivouac.games.survival.life import Person
from bivouac.games.survival.scenarios import SCENARIOS
from bivouac.games.survival.setup import map_and_chart
from bivouac.games.survival.solution import SOLVED, Terms, solution

Z_95 = 1.96


class Odds(NamedTuple):
    """A chance, the interval that it lies in (none if it is exact), and the days of those who make it."""

    chance: float
    low: float
    high: float
    days: float

    @property
    def exact(self) -> bool:
        return self.low == self.high


class Row(NamedTuple):
    """A line of the table."""

    scenario: str
    contingencies: bool
    best: Odds
    careful: Odds


def rows(scenarios: list[str], games: int, map: str = "standard") -> Iterator[Row]:
    """The lines of the table, each as soon as it is known."""
    for scenario in scenarios:
        for contingencies in (False, True) if SCENARIOS[scenario].contingencies else (False,):
            if scenario in SOLVED:
                best = solved(scenario, contingencies, map)
            else:
                best = simulated("guide", scenario, contingencies, games, map)
            yield Row(scenario, contingencies, best, simulated("careful", scenario, contingencies, games, map))


def solved(scenario: str, contingencies: bool, map: str) -> Odds:
    """The exact odds of one person."""
    land, life = map_and_chart(map, Luck.seeded(map))
    known = solution(Terms(land, life, scenario, contingencies, exact=contingencies))
    base = SCENARIOS[scenario].base
    worth = known.morning(Person(known.question.ways.land.bases[base], base))
    return Odds(worth.chance, worth.chance, worth.chance, worth.days / worth.chance if worth.chance else 0.0)


def simulated(bot: str, scenario: str, contingencies: bool, games: int, map: str) -> Odds:
    """The odds of the first seat over many games."""
    seats = 2 if SCENARIOS[scenario].outposts else 1
    setting = GAME.setting(seats, scenario=scenario, contingencies=contingencies, map=map)
    wins, days = 0, 0
    for number in range(games):
        luck = Luck.seeded(f"odds {scenario} {contingencies} {number}")
        state, players = GAME.start(setting, GAME.deal(setting, luck)), [BOTS[bot]() for _ in range(seats)]
        while actors := state.actors:
            actor = actors[0]
            move = (
                luck.weighted(state.outcomes()) if actor == CHANCE else players[actor].choose(state.view(actor), luck)
            )
            state.play(actor, move)
        if state.outcome is not None and 0 in state.outcome.winners:
            wins, days = wins + 1, days + state.view(0).day
    return Odds(*interval(wins, games), days / wins if wins else 0.0)


def interval(wins: int, games: int) -> tuple[float, float, float]:
    """The share of wins, and Wilson's interval for it.

    >>> "{:.3f} {:.3f} {:.3f}".format(*interval(240, 400))
    '0.600 0.551 0.647'
    """
    share, slack = wins / games, Z_95**2 / games
    centre, reach = share + slack / 2, Z_95 * sqrt(share * (1 - share) / games + slack / (4 * games))
    return share, (centre - reach) / (1 + slack), (centre + reach) / (1 + slack)
