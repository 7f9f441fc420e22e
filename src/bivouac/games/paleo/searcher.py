"""A player who looks ahead: each move that deserves it is tried, the day is played to its end by rules of thumb, and
the tribe that wakes up the next morning is weighed.

Luck differs by far more than moves do, so all moves are tried with the same luck, again and again, until they can be
told apart: who is surely worse is out (racing: Maron and Moore 1994).
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
from bivouac.games.paleo.rollout import Omens, Promises, play_day, promises
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.thumb import decide
from bivouac.games.paleo.view import MADE, NONE, PaleoView
from bivouac.games.paleo.worth import Mind

BED_TIME = 5
"""With more cards than that nobody thinks of sleep."""
NOTHING = 1e-9
LAP = 4  # how often moves are tried before they are compared again
SURELY, LIKELY = 2.0, 1.0
"""By how many standard errors a move has to be better than another that is dropped, and than the rule of thumb's."""


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
        """Lets moves race until one is left, or the budget is spent. The first one, by rule of thumb, gives way only to
        one that is likely better."""
        over, known = self.budget.begin(), promises(state)
        seed, end = luck.below(1 << 30), self.simulations + self.budget.simulations
        first, left = numbers[0], numbers
        tried: dict[int, list[float]] = {number: [] for number in numbers}
        for world in count(1):
            omens = Omens(Luck.seeded(seed + world))
            for number in left:
                tried[number].append(self._try(state, seat, number, known, omens))
            best = max(left, key=lambda number: sum(tried[number]))
            if world % LAP == 0:
                left = [number for number in left if number == best or not better(tried[best], tried[number], SURELY)]
            if len(left) == 1 or self.simulations >= end or over():
                break
        return first if first in left and not better(tried[best], tried[first], LIKELY) else best

    def _try(self, state: PaleoState, seat: int, number: int, known: Promises, omens: Omens) -> float:
        world = state.copy()
        world.do(seat, MOVES[number])
        if world.day == state.day:
            play_day(world, known, omens)
        self.simulations += 1
        if world.result is not None:
            return float(bool(world.result.winners))
        return standing(world)


def better(one: Sequence[float], other: Sequence[float], errors: float) -> bool:
    """Whether one is better on the mean than another with the same luck, by so many standard errors.

    >>> better([0.3, 0.5, 0.4], [0.2, 0.3, 0.3], 2), better([0.3, 0.5, 0.4], [0.4, 0.3, 0.3], 2)
    (True, False)
    """
    gains = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    mean = fmean(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    return mean > errors * sqrt(spread / len(gains)) + NOTHING


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
        super().__init__(Budget(16, 0.08), 4)


class Elder(Searcher):
    """A second at most."""

    def __init__(self) -> None:
        super().__init__(Budget(64, 0.9), 5)
