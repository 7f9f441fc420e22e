"""A player who plays some possible days to their end first: draws what is hidden, lets everybody play for the next
encounter after each of its own best turns, and takes the turn with the best mean."""

from collections.abc import Iterator

import numpy as np

from bivouac.engine import Luck
from bivouac.games.twisted.greedy import Greedy
from bivouac.games.twisted.imagine import imagine
from bivouac.games.twisted.moves import MOVES, PASSED, TwistedMove
from bivouac.games.twisted.outlook import (
    Noon,
    after,
    beginnings,
    evening,
    hope_of,
    options,
    prospects,
    row_of,
    turns_left,
    valued,
)
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.sites import REST
from bivouac.games.twisted.view import TwistedView
from bivouac.games.twisted.worth import heat

PLAYED = 0.5
"""How much the days that were played count, against what the crowds promise when the turn is over."""


class Planner(Greedy):
    """Plans its turns by day; does all else as a greedy player does."""

    worlds = 5
    turns = 5  # the best ones, which are looked at

    def choose(self, view: TwistedView, luck: Luck) -> TwistedMove:
        if view.phase != "day" or len(view.moves) == 1:
            return super().choose(view, luck)
        state = imagine(view, luck)
        plans = list(self.plans(state))
        if len({number for number, _ in plans}) == 1:
            return MOVES[plans[0][0]]
        mine = hope_of(state, view.seat)
        promised = mine.of(np.array([plan.humans for _, plan in plans]), heat(turns_left(state)))
        sites = sorted({site for site in view.hideouts if site < REST})
        worth = (1 - PLAYED) * promised
        for number in range(self.worlds):
            world = imagine(view, luck) if number else state
            for at, (_, plan) in enumerate(plans):
                hands = [*world.hands[: view.seat], plan.hands[view.seat], *world.hands[view.seat + 1 :]]
                site, humans = evening(world, plan._replace(hands=hands))
                column = sites.index(site)
                worth[at] += PLAYED / self.worlds * (humans @ mine.worth[:, column] + mine.extra[column])
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
