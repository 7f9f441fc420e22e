"""How a day can go on: what each move promises its player, and what the day is like after a turn.

Everybody plays for the next encounter, knows their own hand, top sightings and trait, and guesses the others'
(`worth`).
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from bivouac.engine import Seat
from bivouac.games.twisted import lines
from bivouac.games.twisted.lines import LINES
from bivouac.games.twisted.moves import CHOOSE, PLAY, POWER, USE
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.sites import REST
from bivouac.games.twisted.view import TURNS
from bivouac.games.twisted.ways import POWERED, Numbers, Ways, hand_ways, line_ways, merged
from bivouac.games.twisted.worth import Hope, heat, hope
from bivouac.hexes import cells, lowest

Weigh = Callable[[Numbers], Numbers]
"""What rows of humans are worth to somebody."""

MISSED = 0.1  # how much it counts what a card could have done that is discarded for a power


def hope_of(state: TwistedState, seat: Seat, selfish: bool = False) -> Hope:
    """What a seat hopes for."""
    tops = tuple(pile[0] if pile else -1 for pile in state.own_piles(seat))
    return hope(seat, state.cryptids, tuple(state.hideouts), tuple(state.shown), tops, state.kept[seat], selfish)


def own_sites(state: TwistedState, seat: Seat) -> tuple[int, ...]:
    return tuple(sorted(site for site in state.own_hideouts(seat) if site < REST))


def turns_left(state: TwistedState) -> int:
    """How many turns come after this one before dusk."""
    return TURNS * state.setting.seats - 1 - state.step if state.phase == "day" else TURNS * state.setting.seats


def row_of(state: TwistedState) -> Numbers:
    return np.array(state.humans, np.float32)


# What can be done now


def options(state: TwistedState) -> Ways:
    """The ways to go on for whoever's turn it is: with what is being resolved, or with a card or the power."""
    seat, seats, task = state.turn, state.setting.seats, state.task
    sites = own_sites(state, seat)
    if task is not None:
        starts = sites if task.start < 0 else (task.start,)
        return merged([line_ways(seats, task.line, task.left, site) for site in starts])
    if state.either:
        return merged([line_ways(seats, line, LINES[line].many, site) for line in state.either for site in sites])
    power = -1 if (state.used | state.locked) >> seat & 1 else lines.POWERS[state.cryptids[seat]][0]
    return hand_ways(seats, state.hands[seat], sites, power)


def beginnings(state: TwistedState, ways: Ways, row: int) -> Sequence[int]:
    """The numbers of the moves that a way can begin with."""
    card, line, site = ways.origins[row]
    if state.task is not None:
        return (CHOOSE + site,) if state.task.start < 0 else ways.walks[row]
    if state.either:
        return (USE[line],)
    return [POWER + spent for spent in cells(state.hands[state.turn])] if card == POWERED else (PLAY + card,)


def valued(ways: Ways, humans: Numbers, weigh: Weigh) -> Numbers:
    """What each way is worth; minus infinity where it is not possible."""
    if not len(ways.many):
        return np.zeros(0, np.float32)
    worth: Numbers = np.where(ways.open(humans), weigh(ways.change + humans), np.float32(-np.inf))
    return worth


def prospects(state: TwistedState, weigh: Weigh) -> dict[int, float]:
    """What the best way that begins with each move is worth, by the moves' numbers; a move that does nothing is worth
    what is there now."""
    humans = row_of(state)
    now = float(weigh(humans[None])[0])
    ways = options(state)
    values = valued(ways, humans, weigh)
    found: dict[int, float] = {}
    for row in np.argsort(-values, kind="stable").tolist():
        if values[row] == -np.inf:
            break
        for number in beginnings(state, ways, row):
            found.setdefault(number, float(values[row]))
    if POWER <= max(state.choices) and state.task is None and not state.either:
        _weigh_powers(state, found, humans, weigh, now)
    return {number: found.get(number, now) for number in state.choices}


def _weigh_powers(state: TwistedState, found: dict[int, float], humans: Numbers, weigh: Weigh, now: float) -> None:
    """Adds what the second effect of a power gives, and takes off what is missed with the card."""
    more = lines.POWERS[state.cryptids[state.turn]][1:]
    gain = float(weigh(resolved(state, humans, more, weigh)[None])[0]) - now if more else 0.0
    for card in cells(state.hands[state.turn]):
        if POWER + card in found:
            found[POWER + card] += max(0.0, gain) - MISSED * max(0.0, found.get(PLAY + card, now) - now)


def resolved(state: TwistedState, humans: Numbers, more: Sequence[int], weigh: Weigh) -> Numbers:
    """The humans when more lines are resolved, each as well as can be."""
    for line in more:
        sites = own_sites(state, state.turn)
        ways = merged([line_ways(state.setting.seats, line, LINES[line].many, site) for site in sites])
        values = valued(ways, humans, weigh)
        if len(values) and values.max() > -np.inf:
            humans = humans + ways.change[int(values.argmax())]
    return humans


# How it goes on


class Noon(NamedTuple):
    """A day between two turns, as far as it changes by day."""

    humans: Numbers
    hands: list[int]
    used: int  # who has no power left today, a bit a seat
    step: int


def noon(state: TwistedState) -> Noon:
    """The day as it is when what is being resolved has been, as well as can be for its player."""
    humans, used = row_of(state), state.used | state.locked
    if state.task is None and not state.either:
        return Noon(humans, state.hands, used, state.step)
    weigh = hope_of(state, state.turn).at(heat(turns_left(state)))
    ways = options(state)
    values = valued(ways, humans, weigh)
    if len(values) and values.max() > -np.inf:
        humans = humans + ways.change[int(values.argmax())]
    return Noon(resolved(state, humans, state.agenda, weigh), state.hands, used, state.step + 1)


def after(state: TwistedState, ways: Ways, row: int, weigh: Weigh) -> Noon:
    """The day when a way has been gone to its end. For a power the first card is spent, whichever that is."""
    card, _, _ = ways.origins[row]
    hands, used, seat = state.hands[:], state.used | state.locked, state.turn
    more = state.agenda
    if state.task is None and not state.either:
        more = lines.POWERS[state.cryptids[seat]][1:] if card == POWERED else ()
        hands[seat] ^= 1 << (lowest(hands[seat]) if card == POWERED else card)
        used |= (card == POWERED) << seat
    humans = resolved(state, ways.change[row] + row_of(state), more, weigh)
    return Noon(humans, hands, used, state.step + 1)
