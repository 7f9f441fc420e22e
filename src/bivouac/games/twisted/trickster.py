"""Players who search by day: information-set Monte Carlo tree search, in worlds that the others' acts make likely.

All but the day they do as greedy players do.
"""

from collections.abc import Sequence
from math import exp

from bivouac.bots.search import Budget, Guide, Search
from bivouac.engine import Luck, Seat
from bivouac.games.twisted.estimate import estimate
from bivouac.games.twisted.greedy import Greedy
from bivouac.games.twisted.inference import Watcher
from bivouac.games.twisted.moves import NUMBERS, TwistedMove
from bivouac.games.twisted.outlook import hope_of, prospects, turns_left
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.view import ROUNDS, TwistedView
from bivouac.games.twisted.worth import heat


class Days(Guide):
    """A guide through the day of a view."""

    PICKY = 0.7  # a move that promises so much less deserves a look e times less
    FAIR = 0.1  # but all together deserve so much

    def __init__(self, view: TwistedView) -> None:
        self.watcher, self.left = Watcher(view), ROUNDS - view.round

    def imagine(self, view: TwistedView, luck: Luck) -> TwistedState:
        return self.watcher.imagine(luck)

    def cut(self, state: TwistedState) -> bool:
        return state.phase != "day"

    def priors(self, state: TwistedState, seat: Seat, moves: Sequence[TwistedMove]) -> Sequence[float]:
        worth = prospects(state, hope_of(state, seat).at(heat(turns_left(state))))
        most = max(worth.values())
        odds = [exp((worth[NUMBERS[move]] - most) / self.PICKY) for move in moves]
        whole = sum(odds)
        return [(1 - self.FAIR) * one / whole + self.FAIR / len(odds) for one in odds]

    def values(self, state: TwistedState, luck: Luck) -> Sequence[float]:
        return estimate(state, self.left)


class Trickster(Greedy):
    """Thinks for a tenth of a second at most."""

    budget = Budget(25, 0.1)
    steps = 3  # a step within a turn gets so much less

    def choose(self, view: TwistedView, luck: Luck) -> TwistedMove:
        if view.phase != "day" or len(view.moves) == 1:
            return super().choose(view, luck)
        budget = self.budget
        if view.task is not None or view.either:
            budget = Budget(max(1, budget.simulations // self.steps), budget.seconds)
        move: TwistedMove = Search(Days(view), budget).choose(view, luck)
        return move


class Legend(Trickster):
    """Thinks for a second at most."""

    budget = Budget(250, 1.0)
