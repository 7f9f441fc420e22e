"""A player who plays some possible days to their end first: draws what is hidden, lets everybody play for the next
encounter after each of its own best turns, and takes the turn with the best mean."""

from collections.abc import Iterator, Sequence

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
from bivouac.games.twisted.view import TwistedView
from bivouac.games.twisted.worth import heat


class Planner(Greedy):
    """Plans its turns by day; does all else as a greedy player does."""

    worlds = 6
    turns = 5  # the best ones, which are looked at

    def choose(self, view: TwistedView, luck: Luck) -> TwistedMove:
        if view.phase != "day" or len(view.moves) == 1:
            return super().choose(view, luck)
        state = imagine(view, luck)
        plans = list(self.plans(state))
        if len({number for number, _ in plans}) == 1:
            return MOVES[plans[0][0]]
        turns = turns_left(state)
        promised = hope_of(state, view.seat).of(np.array([plan.humans for _, plan in plans]), heat(turns))
        part = trust(turns)
        worlds = [imagine(view, luck) for _ in range(self.worlds)]
        played = leads([Day(world, put(plan, world, view.seat)) for _, plan in plans for world in worlds], view.seat)
        worth = (1 - part) * promised + part * np.reshape(played, (len(plans), -1)).mean(axis=1)
        return MOVES[plans[int(worth.argmax())][0]]

    def plans(self, state: TwistedState) -> Iterator[tuple[int, Noon]]:
        """The best turns: the number of the move that each begins with, and the day after it."""
        weigh = hope_of(state, state.turn).at(heat(turns_left(state)))
        worth = prospects(state, weigh)
        ways = options(state)
        values = valued(ways, row_of(state), weigh)
        for row in np.argsort(-values, kind="stable")[: self.turns].tolist():
            if values[row] > -np.inf:
                begun = [number for number in beginnings(state, ways, row) if number in worth]
                yield max(begun, key=lambda number: worth[number]), after(state, ways, row, weigh)
        if PASSED in worth:
            yield PASSED, Noon(row_of(state), state.hands, state.used | state.locked, state.step + 1)


def put(plan: Noon, world: TwistedState, seat: Seat) -> Noon:
    """A plan of a seat's own in a world, where others hold what was imagined."""
    return plan._replace(hands=[*world.hands[:seat], plan.hands[seat], *world.hands[seat + 1 :]])


def leads(days: Sequence[Day], seat: Seat) -> list[float]:
    """A seat's lead when days of one view have been played out."""
    return [lead(dusk(day.world, humans, site), seat) for day, (site, humans) in zip(days, evenings(days))]
