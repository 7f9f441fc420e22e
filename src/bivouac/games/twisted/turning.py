"""The turning points of a finished game: where the strongest player's estimate swung most.

It is asked at the beginning of every turn by day and at the end. What changed from one turn to the next was the doing
of whoever moved; what changed overnight was that of dusk.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from bivouac.engine import Phrase, Seat, phrase
from bivouac.games.twisted.estimate import estimate
from bivouac.games.twisted.names import seat_phrase
from bivouac.games.twisted.record import Met
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.view import ROUNDS

MOST = 3  # that are told
SLIGHT = 0.08  # of the odds; less is no turning point


class Turning(NamedTuple):
    """An entry (counted from 1) by which somebody's odds rose more than anybody else's rose or fell."""

    number: int
    seat: Seat
    before: float
    after: float

    @property
    def line(self) -> Phrase:
        before, after = (round(100 * odds) for odds in (self.before, self.after))
        return phrase("twisted-review-turning", seat=seat_phrase(self.seat), before=before, after=after)


def turning_points(states: Sequence[TwistedState]) -> list[Turning]:
    """The greatest ones, in the order of the game."""
    swings = sorted(_swings(states), key=lambda swing: swing.before - swing.after)[:MOST]
    return sorted(swing for swing in swings if swing.after - swing.before >= SLIGHT)


def _swings(states: Sequence[TwistedState]) -> Iterator[Turning]:
    asked = [at for at, state in enumerate(states) if _at_rest(state)]
    for one, other in pairwise(asked):
        before, after = (estimate(states[at], ROUNDS - states[at].round) for at in (one, other))
        seat = max(range(len(before)), key=lambda seat: after[seat] - before[seat])
        yield Turning(_cause(states, one, other), seat, before[seat], after[seat])


def _at_rest(state: TwistedState) -> bool:
    """Whether a turn begins, or all is over."""
    return state.outcome is not None or (state.phase == "day" and state.task is None and not state.either)


def _cause(states: Sequence[TwistedState], one: int, other: int) -> int:
    """The entry of the encounter between two moments, if there was one; else the first entry after the earlier."""
    for at in range(one, other):
        if any(isinstance(event, Met) for event in states[at + 1].record[len(states[at].record) :]):
            return at + 1
    return one + 1
