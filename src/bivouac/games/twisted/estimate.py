"""What the strongest player thinks of a game all of whose secrets lie open: everybody's odds to win.

A day is played to its end as greedy players would, half and half with what the crowds promise as they stand. It is what
a search values its leaves by, and what a review finds the turning points by.
"""

from collections.abc import Sequence

from bivouac.bots.search import shares
from bivouac.games.twisted.outlook import evening, noon
from bivouac.games.twisted.reckoning import chances, dusk, expected, totals
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.view import TURNS
from bivouac.games.twisted.worth import heat

PLAYED = 0.5  # how much a day that was played counts, against what the crowds promise


def estimate(state: TwistedState, encounters: int) -> Sequence[float]:
    """Everybody's odds, with so many encounters to come after this day."""
    if state.outcome is not None:
        return shares(state)
    if state.phase != "day":
        return chances(totals(state), encounters)
    at = noon(state)
    site, humans = evening(state, at)
    promised = expected(state, at.humans, heat(TURNS * state.setting.seats - at.step))
    both = zip(dusk(state, humans, site), promised, strict=True)
    return chances([PLAYED * one + (1 - PLAYED) * other for one, other in both], encounters)
