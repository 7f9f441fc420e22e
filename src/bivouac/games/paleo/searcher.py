"""A player who looks ahead: each move that deserves it is tried, the day is played to its end by rules of thumb, and
the tribe that wakes up the next morning is weighed.

Luck differs by far more than moves do, so all moves are tried with the same luck, again and again. They race against
the move by rule of thumb (racing: Maron and Moore 1994): whichever does not look better after some tries is out.
"""

from collections.abc import Sequence
from itertools import count
from math import sqrt
from statistics import fmean

from bivouac.bots.search import Budget
from bivouac.engine import Luck
from bivouac.games.paleo import moves
from bivouac.games.paleo.deeds import DEEDS
from bivouac.games.paleo.estimate import standing
from bivouac.games.paleo.imagine import imagine
from bivouac.games.paleo.moves import ACT, MOVES, PaleoMove
from bivouac.games.paleo.rollout import Omens, play_day
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.thumb import decide
from bivouac.games.paleo.view import MADE, NONE, PaleoView
from bivouac.games.paleo.worth import Mind

BED_TIME = 5
"""With more cards than that nobody thinks of sleep."""
NOTHING = 1e-9
LAP = 4  # how often moves are tried before they are compared again
LIKELY = 1.0
"""By how many standard errors a move has to be better than the rule of thumb's."""


class Searcher:
    """Looks ahead within a budget; `simulations` of it are those that were made so far."""

    def __init__(self, budget: Budget, width: int) -> None:
        self.budget, self.width = budget, width
        self.simulations = 0

    def choose(self, view: PaleoView, luck: Luck) -> PaleoMove:
        if len(view.moves) == 1:
            return view.moves[0]
        state = imagine(view, luck)
        for group, picked in enumerate(view.picked):
            if picked == MADE:
                state.picked[group] = NONE  # they will have picked by rule of thumb
        numbers = shortlist(state, view.seat, self.width)
        return MOVES[numbers[0] if len(numbers) == 1 else self._best(state, view.seat, numbers, luck)]

    def _best(self, state: PaleoState, seat: int, numbers: list[int], luck: Luck) -> int:
        """Lets moves race against the first one, by rule of thumb, until none is left that looks better, or the budget
        is spent. It gives way only to one that is likely better."""
        over, seed, end = self.budget.begin(), luck.below(1 << 30), self.simulations + self.budget.simulations
        first, *left = numbers
        gains: dict[int, list[float]] = {number: [] for number in left}
        for world in count(1):
            omens = Omens(Luck.seeded(seed + world))
            worth = self._try(state, seat, first, omens)
            for number in left:
                gains[number].append(self._try(state, seat, number, omens) - worth)
            if world % LAP == 0:
                left = [number for number in left if errors(gains[number]) > 0]
            if not left or self.simulations + len(left) >= end or over():
                break
        better = [number for number in left if errors(gains[number]) > LIKELY]
        return max(better, key=lambda number: fmean(gains[number]), default=first)

    def _try(self, state: PaleoState, seat: int, number: int, omens: Omens) -> float:
        world = state.copy()
        world.do(seat, MOVES[number])
        if world.day == state.day:
            play_day(world, omens)
        self.simulations += 1
        if world.result is not None:
            return float(bool(world.result.winners))
        return standing(world)


def errors(gains: Sequence[float]) -> float:
    """By how many standard errors gains are above nothing on the mean; what was seen once says nothing.

    >>> errors([0.1, 0.3, 0.2, 0.2]) > 2, errors([0.5, -0.5]), errors([0.5])
    (True, 0.0, 0.0)
    """
    mean = fmean(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    return mean / (sqrt(spread / len(gains)) + NOTHING) if len(gains) > 1 else 0.0


def shortlist(state: PaleoState, seat: int, width: int) -> list[int]:
    """The moves that deserve a look, the one by rule of thumb first. Within an action that is enough."""
    numbers = state.numbers_of(seat)
    first = decide(state, seat, numbers)
    if state.phase == "step" or first in (moves.WAITED, moves.FINISHED) or _asks(first):
        return [first]
    if state.phase == "pick":
        rest = _picks(state, numbers)
    elif state.phase == "night":
        rest = [number for number in numbers if number != moves.WAITED]
    else:
        rest = _settling(state, seat, numbers)
    return list(dict.fromkeys([first, *rest]))[:width]


def _asks(number: int) -> bool:
    return moves.ASK <= number < moves.ASK + moves.GROUPS


def _picks(state: PaleoState, numbers: Sequence[int]) -> list[int]:
    """Backs that differ; sleep late in the day."""
    found: dict[tuple[int, int], int] = {}
    for number in numbers:
        move = MOVES[number]
        if isinstance(move, moves.Pick):
            found.setdefault((move.group, state.decks[move.group][move.place]), number)
        elif isinstance(move, moves.Sleep) and len(state.decks[move.group]) <= BED_TIME:
            found[move.group, -1] = number
    return list(found.values())


def _settling(state: PaleoState, seat: int, numbers: Sequence[int]) -> list[int]:
    """What brings most, by the same rules; then help, and leaving a card alone."""
    mind = Mind(state)
    acts = []
    others = []
    for number in numbers:
        move = MOVES[number]
        if isinstance(move, moves.Act):
            deed = DEEDS[number - ACT]
            group = state.up.index(move.card) if move.card in state.up else next(iter(state.led(seat)))
            acts.append((mind.value(deed, group, state.party_of(group)), number))
        elif isinstance(move, moves.Help | moves.Ignore):
            others.append(number)
    return [number for _, number in sorted(acts, key=lambda pair: -pair[0])] + others


class Scout(Searcher):
    """A tenth of a second at most."""

    def __init__(self) -> None:
        super().__init__(Budget(10, 0.08), 4)


class Elder(Searcher):
    """A second at most."""

    def __init__(self) -> None:
        super().__init__(Budget(32, 0.9), 5)
