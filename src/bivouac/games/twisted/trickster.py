"""Players who search by day: information-set Monte Carlo tree search, in worlds that the others' acts make likely.

All but the day they do as greedy players do.
"""

from collections.abc import Sequence
from functools import cached_property
from math import exp

from bivouac.bots.search import Budget, Guide, Search
from bivouac.engine import Luck, Seat
from bivouac.games.twisted.estimate import foreseen
from bivouac.games.twisted.greedy import Greedy
from bivouac.games.twisted.inference import Watcher
from bivouac.games.twisted.moves import NUMBERS, TwistedMove
from bivouac.games.twisted.outlook import hope_of, prospects, turns_left
from bivouac.games.twisted.reckoning import lead
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.view import TwistedView
from bivouac.games.twisted.worth import heat

MUCH = 30.0
"""A lead in myth that decides any game."""


class Days(Guide):
    """A guide through the day of a view."""

    PICKY = 2.0  # a move that promises so much less deserves a look e times less
    FAIR = 0.3  # but all together deserve so much

    def __init__(self, view: TwistedView) -> None:
        self.view, self.step = view, view.step

    @cached_property
    def watcher(self) -> Watcher:
        """Reads the others when the search has begun, for that takes its time."""
        return Watcher(self.view)

    def imagine(self, view: TwistedView, luck: Luck) -> TwistedState:
        return self.watcher.imagine(luck)

    def cut(self, state: TwistedState) -> bool:
        """When the turn is over: how the others answer is played out, not searched."""
        return state.phase != "day" or state.step > self.step

    def priors(self, state: TwistedState, seat: Seat, moves: Sequence[TwistedMove]) -> Sequence[float]:
        worth = prospects(state, hope_of(state, seat).at(heat(turns_left(state))))
        most = max(worth.values())
        odds = [exp((worth[NUMBERS[move]] - most) / self.PICKY) for move in moves]
        whole = sum(odds)
        return [(1 - self.FAIR) * one / whole + self.FAIR / len(odds) for one in odds]

    def values(self, states: Sequence[TwistedState], luck: Luck) -> list[list[float]]:
        return [[lead(totals, seat) / MUCH for seat in range(len(totals))] for totals in foreseen(states)]


class Trickster(Greedy):
    """Thinks for a tenth of a second at most."""

    budget = Budget(40, 0.08)
    worlds = 8
    width = 5

    def choose(self, view: TwistedView, luck: Luck) -> TwistedMove:
        if view.phase != "day" or len(view.moves) == 1:
            return super().choose(view, luck)
        search = Search(Days(view), self.budget, self.width, self.worlds)
        move: TwistedMove = search.choose(view, luck)
        return move


class Legend(Trickster):
    """Thinks for a second at most."""

    budget = Budget(160, 0.9)
    worlds = 32
    width = 6
