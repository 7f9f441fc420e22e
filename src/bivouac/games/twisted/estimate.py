"""What the strongest player thinks of a game all of whose secrets lie open.

A day is played to its end, everybody playing for the next encounter; the more turns that takes, the more counts beside
it what the crowds promise as they stand. Searches value their leaves by that, and reviews find the turning points.
"""

from collections.abc import Sequence

from bivouac.bots.search import shares
from bivouac.games.twisted.outlook import evening, noon
from bivouac.games.twisted.reckoning import chances, dusk, expected, totals
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.view import TURNS
from bivouac.games.twisted.worth import heat

FORESIGHT = 4.0
"""After so many turns a day that was played out says as much as the crowds say now."""


def trust(turns: int) -> float:
    """How much a day counts that was played out over so many turns, against what the crowds promise."""
    return FORESIGHT / (FORESIGHT + turns)


def foreseen(state: TwistedState) -> Sequence[float]:
    """What everybody would end with after the encounter to come, or if that is over: as it is."""
    if state.phase != "day":
        return totals(state)
    at = noon(state)
    site, humans = evening(state, at)
    turns = TURNS * state.setting.seats - at.step
    played, promised = dusk(state, humans, site), expected(state, at.humans, heat(turns))
    part = trust(turns)
    return [part * one + (1 - part) * other for one, other in zip(played, promised, strict=True)]


def estimate(state: TwistedState, encounters: int) -> Sequence[float]:
    """Everybody's odds to win, with so many encounters to come after this day."""
    return shares(state) if state.outcome is not None else chances(foreseen(state), encounters)
