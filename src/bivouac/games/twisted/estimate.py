"""What the strongest player thinks of a game all of whose secrets lie open.

A day is played to its end, everybody playing for the next encounter; the more turns that takes, the more counts beside
it what the crowds promise as they stand. Reviews find the turning points by that.
"""

from collections.abc import Sequence

from bivouac.bots.search import shares
from bivouac.games.twisted.evening import Day, Evening, evenings
from bivouac.games.twisted.outlook import noon
from bivouac.games.twisted.reckoning import chances, dusk, expected, totals
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.view import TURNS
from bivouac.games.twisted.worth import heat

FORESIGHT = 4.0
"""After so many turns a day that was played out says as much as the crowds say now."""


def trust(turns: int) -> float:
    """How much a day counts that was played out over so many turns, against what the crowds promise."""
    return FORESIGHT / (FORESIGHT + turns)


def foreseen(states: Sequence[TwistedState]) -> list[Sequence[float]]:
    """What everybody would end with in games of one view after the encounter to come, or if that is over: as it is."""
    days = [Day(state, noon(state)) for state in states if state.phase == "day"]
    mixed = map(_mixed, days, evenings(days)) if days else iter(())
    return [next(mixed) if state.phase == "day" else totals(state) for state in states]


def _mixed(day: Day, evening: Evening) -> Sequence[float]:
    """Everybody's totals after a day as it was played out, and as the crowds promise."""
    turns = TURNS * day.world.setting.seats - day.at.step
    played = dusk(day.world, evening.humans, evening.site)
    promised = expected(day.world, day.at.humans, heat(turns))
    part = trust(turns)
    return [part * one + (1 - part) * other for one, other in zip(played, promised, strict=True)]


def estimate(state: TwistedState, encounters: int) -> Sequence[float]:
    """Everybody's odds to win, with so many encounters to come after this day."""
    return shares(state) if state.outcome is not None else chances(foreseen([state])[0], encounters)
