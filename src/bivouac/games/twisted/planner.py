"""A player who plays some possible days to their end first: draws what is hidden, lets everybody play for the next
encounter after each of its own best turns, and takes the turn with the best mean."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bivouac.engine import Luck, Seat
from bivouac.games.twisted.estimate import trust
from bivouac.games.twisted.evening import Day, evenings
from bivouac.games.twisted.greedy import Greedy
from bivouac.games.twisted.imagine import imagine
from bivouac.games.twisted.moves import MOVES, PASSED, TwistedMove
from bivouac.games.twisted.outlook import (
    Noon,
    after,
    beginnings,
    hope_of,
    options,
    prospects,
    row_of,
    turns_left,
    valued,
)
from bivouac.games.twisted.reckoning import dusk, lead
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.view import TURNS, TwistedView
from bivouac.games.twisted.ways import Numbers
from bivouac.games.twisted.worth import heat


class Planner(Greedy):
    """Plans its turns by day; does all else as a greedy player does."""

    worlds = 6
    turns = 5  # the best ones, which are looked at

    def choose(self, view: TwistedView, luck: Luck) -> TwistedMove:
        if view.phase != "day" or len(view.moves) == 1:
            return super().choose(view, luck)
        turns = best_turns(imagine(view, luck), self.turns)
        if len({turn.first for turn in turns}) == 1:
            return MOVES[turns[0].first]
        worlds = [imagine(view, luck) for _ in range(self.worlds)]
        worth = weighed([Day(world, put(turn.then, world, view.seat)) for turn in turns for world in worlds], view.seat)
        return MOVES[turns[int(np.reshape(worth, (len(turns), -1)).mean(axis=1).argmax())].first]


class Turn(NamedTuple):
    """A whole turn: the number of the move that it begins with, and the day after it."""

    first: int
    then: Noon


def best_turns(state: TwistedState, most: int) -> list[Turn]:
    """So many turns that promise most, the best one first, and doing nothing."""
    weigh = hope_of(state, state.turn).at(heat(turns_left(state)))
    worth = prospects(state, weigh)
    ways = options(state)
    values = valued(ways, row_of(state), weigh)
    found = []
    for row in np.argsort(-values, kind="stable")[:most].tolist():
        if values[row] > -np.inf:
            begun = [number for number in beginnings(state, ways, row) if number in worth]
            found.append(Turn(max(begun, key=lambda number: worth[number]), after(state, ways, row, weigh)))
    if PASSED in worth:
        found.append(Turn(PASSED, Noon(row_of(state), state.hands, state.used | state.locked, state.step + 1)))
    return found


def put(then: Noon, world: TwistedState, seat: Seat) -> Noon:
    """The day after a seat's own turn in a world, where others hold what was imagined."""
    return then._replace(hands=[*world.hands[:seat], then.hands[seat], *world.hands[seat + 1 :]])


def weighed(days: Sequence[Day], seat: Seat) -> Numbers:
    """What days of one view, as far on as each other, are worth to a seat: its lead when they have been played out, and
    beside it what the crowds promise it as they stand."""
    one, at = days[0]
    turns = TURNS * one.setting.seats - at.step
    promised = hope_of(one, seat).of(np.array([day.at.humans for day in days]), heat(turns))
    played = [lead(dusk(day.world, humans, site), seat) for day, (site, humans) in zip(days, evenings(days))]
    part = trust(turns)
    worth: Numbers = (1 - part) * promised + part * np.array(played, np.float32)
    return worth
