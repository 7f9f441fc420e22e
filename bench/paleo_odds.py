"""Fits the weights of `games/paleo/estimate.py` to games of foragers: `.venv/bin/python -m bench.paleo_odds [GAMES]`.

At every dawn of every game the figures are counted; whether that game was won in the end is what they should foretell.
How hard a level is, and with how many groups, is fitted beside them and left out: it does not change within a game.
"""

import sys
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bivouac.arena import spread
from bivouac.engine import CHANCE, Luck
from bivouac.games.paleo import GAME
from bivouac.games.paleo.cards import LEVELS
from bivouac.games.paleo.estimate import WEIGHTS, figures
from bivouac.games.paleo.moves import MOVES
from bivouac.games.paleo.thumb import decide

GROUPS = (2, 3, 4)
PULL = 1.0  # towards zero, lest few games say much
STEPS = 30  # of Newton's


class Sample(NamedTuple):
    """One of many games."""

    level: str
    groups: int
    number: int


class Told(NamedTuple):
    """What was counted at each dawn, and how it ended."""

    sample: Sample
    dawns: list[tuple[float, ...]]
    won: bool


def played(sample: Sample) -> Told:
    setting, luck = GAME.setting(sample.groups, level=sample.level), Luck.seeded(f"odds-{sample.number}")
    state, dawns = GAME.start(setting, GAME.deal(setting, luck)), list[tuple[float, ...]]()
    while actors := state.actors:
        day, seat = state.day, actors[0]
        if seat == CHANCE:
            state.do(CHANCE, luck.weighted(state.outcomes()))
        else:
            state.do(seat, MOVES[decide(state, seat, state.numbers_of(seat), alone=True)])
        if state.day != day:
            dawns.append(figures(state))
    return Told(sample, dawns, state.outcome is not None and bool(state.outcome.winners))


def row(told: Told, dawn: tuple[float, ...]) -> list[float]:
    beside = [float(told.sample.level == level) for level in LEVELS]
    return [*dawn, *beside, *(float(told.sample.groups == groups) for groups in GROUPS)]


def fitted(games: Sequence[Told]) -> list[float]:
    """Logistic regression, with a little pull towards zero."""
    rows = np.array([row(told, dawn) for told in games for dawn in told.dawns])
    won = np.array([float(told.won) for told in games for _ in told.dawns])
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        odds = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (odds - won) + PULL * weights
        bend = (rows * (odds * (1 - odds))[:, None]).T @ rows + PULL * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    return [float(weight) for weight in weights[: len(WEIGHTS)]]


def main(arguments: Sequence[str]) -> None:
    many = int(arguments[0]) if arguments else 100
    samples = [Sample(level, groups, number) for level in LEVELS for groups in GROUPS for number in range(many)]
    for old, new in zip(WEIGHTS, fitted(list(spread(played, samples))), strict=True):
        print(f"{old:8.2f} {new:8.2f}")


if __name__ == "__main__":
    main(sys.argv[1:])
