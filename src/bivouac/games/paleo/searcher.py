"""A player who looks ahead: each move that deserves it is tried, the day is played to its end by rules of thumb, and
the tribe that wakes up the next morning is weighed.

Luck differs by far more than moves do, so all moves are tried with the same luck, then the better half of them with
more, and so on (sequential halving: Karnin, Koren and Somekh 2013).
"""

from collections.abc import Sequence

from bivouac.bots.search import Budget
from bivouac.engine import Luck
from bivouac.games.paleo import moves
from bivouac.games.paleo.deeds import DEEDS
from bivouac.games.paleo.estimate import standing
from bivouac.games.paleo.imagine import imagine
from bivouac.games.paleo.moves import ACT, MOVES, PaleoMove
from bivouac.games.paleo.rollout import Promises, play_day, promises
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.thumb import decide
from bivouac.games.paleo.view import PaleoView
from bivouac.games.paleo.worth import Mind

BED_TIME = 5
"""With more cards than that nobody thinks of sleep."""


class Searcher:
    """Looks ahead within a budget; `simulations` of it are those that were made so far."""

    def __init__(self, budget: Budget, width: int) -> None:
        self.budget, self.width = budget, width
        self.simulations = 0

    def choose(self, view: PaleoView, luck: Luck) -> PaleoMove:
        if len(view.moves) == 1:
            return view.moves[0]
        state = imagine(view, luck)
        numbers = shortlist(state, view.seat, self.width)
        return MOVES[numbers[0] if len(numbers) == 1 else self._best(state, view.seat, numbers, luck)]

    def _best(self, state: PaleoState, seat: int, numbers: list[int], luck: Luck) -> int:
        """Halves the moves until one is left; who wins by nothing loses to the rule of thumb, which comes first."""
        over, known = self.budget.begin(), promises(state)
        seed = luck.below(1 << 30)
        totals = dict.fromkeys(numbers, 0.0)
        rounds = max(1, (len(numbers) - 1).bit_length())
        tried = 0
        for _ in range(rounds):
            each = max(1, self.budget.simulations // (rounds * len(totals)))
            for world in range(tried, tried + each):
                for number in totals:
                    totals[number] += self._try(state, seat, number, known, Luck.seeded(seed + world))
                if over():
                    return max(totals, key=totals.__getitem__)
            tried += each
            keep = sorted(totals, key=totals.__getitem__, reverse=True)[: (len(totals) + 1) // 2]
            totals = {number: total for number, total in totals.items() if number in keep}
        return max(totals, key=totals.__getitem__)

    def _try(self, state: PaleoState, seat: int, number: int, known: Promises, luck: Luck) -> float:
        world = state.copy()
        world.do(seat, MOVES[number])
        play_day(world, known, luck)
        self.simulations += 1
        if world.result is not None:
            return float(bool(world.result.winners))
        return standing(world)


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
        super().__init__(Budget(24, 0.08), 4)


class Elder(Searcher):
    """A second at most."""

    def __init__(self) -> None:
        super().__init__(Budget(160, 0.9), 5)
