"""Fits the weights of `games/paleo/estimate.py` to games of foragers: `.venv/bin/python -m bench.paleo_odds [GAMES]`.

At every turn of every game the figures are counted; whether that game was won in the end is what they should foretell.
How hard a level is, is fitted beside them and left out: it does not change within a game.
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
    """What was counted at each turn, and how it ended."""

    sample: Sample
    turns: list[tuple[float, ...]]
    won: bool


def played(sample: Sample) -> Told:
    setting, luck = GAME.setting(sample.groups, level=sample.level), Luck.seeded(f"odds-{sample.number}")
    state, turns = GAME.start(setting, GAME.deal(setting, luck)), list[tuple[float, ...]]()
    while actors := state.actors:
        phase, seat = state.phase, actors[0]
        if seat == CHANCE:
            state.do(CHANCE, luck.weighted(state.outcomes()))
        else:
            state.do(seat, MOVES[decide(state, seat, state.numbers_of(seat), alone=True)])
        if state.phase == "pick" != phase:
            turns.append(figures(state))
    return Told(sample, turns, state.outcome is not None and bool(state.outcome.winners))


def row(told: Told, turn: tuple[float, ...]) -> list[float]:
    return [*turn, *(float(told.sample.level == level) for level in LEVELS)]


def fitted(games: Sequence[Told]) -> list[float]:
    """Logistic regression, with a little pull towards zero."""
    rows = np.array([row(told, turn) for told in games for turn in told.turns])
    won = np.array([float(told.won) for told in games for _ in told.turns])
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
