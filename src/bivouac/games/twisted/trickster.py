"""Players who search by day: information-set Monte Carlo tree search, in worlds that the others' acts make likely.

What they choose between are whole turns: of a step within one it depends on the next steps what it is good for. All but
the day they do as greedy players do.
"""

from collections.abc import Sequence
from functools import cached_property

from bivouac.bots.search import Budget, Guide, Search
from bivouac.engine import Luck, Seat
from bivouac.games.twisted.evening import Day
from bivouac.games.twisted.greedy import Greedy
from bivouac.games.twisted.inference import Watcher
from bivouac.games.twisted.moves import MOVES, TwistedMove
from bivouac.games.twisted.outlook import noon
from bivouac.games.twisted.planner import Turn, best_turns, weighed
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.view import TwistedView


class Days(Guide):
    """A guide through the day of a view. Options are the places of turns among the best ones."""

    def __init__(self, view: TwistedView, turns: int) -> None:
        self.view, self.most = view, turns
        self.turns: list[Turn] = []

    @cached_property
    def watcher(self) -> Watcher:
        """Reads the others when the search has begun, for that takes its time."""
        return Watcher(self.view)

    def imagine(self, view: TwistedView, luck: Luck) -> TwistedState:
        return self.watcher.imagine(luck)

    def options(self, state: TwistedState, seat: Seat) -> Sequence[int]:
        self.turns = best_turns(state, self.most)
        return range(len(self.turns))

    def play(self, state: TwistedState, seat: Seat, option: int) -> None:
        """Makes a whole turn at once, as far as a day depends on it."""
        then = self.turns[option].then
        state.humans, state.hands[seat] = then.humans.astype(int).tolist(), then.hands[seat]
        state.used, state.step = then.used, then.step
        state.task, state.either, state.agenda = None, (), ()

    def first(self, option: int) -> TwistedMove:
        return MOVES[self.turns[option].first]

    def cut(self, state: TwistedState) -> bool:
        """When the turn is over: how the others answer is played out, not searched."""
        return True

    def values(self, states: Sequence[TwistedState], luck: Luck) -> list[list[float]]:
        """Of the searcher, who alone chooses in this tree."""
        worth = weighed([Day(state, noon(state)) for state in states], self.view.seat).tolist()
        return [[one] * self.view.seats for one in worth]


class Trickster(Greedy):
    """Thinks for a tenth of a second at most."""

    budget = Budget(48, 0.08)
    worlds = 12
    turns = 5

    def choose(self, view: TwistedView, luck: Luck) -> TwistedMove:
        if view.phase != "day" or len(view.moves) == 1:
            return super().choose(view, luck)
        search = Search(Days(view, self.turns), self.budget, self.turns + 1, self.worlds)
        move: TwistedMove = search.choose(view, luck)
        return move


class Legend(Trickster):
    """Thinks for a second at most."""

    budget = Budget(320, 0.9)
    worlds = 64
    turns = 9
