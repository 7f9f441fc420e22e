"""Days that are played on to dusk: the same one by one or together, and each turn the best that the rules allow."""

import numpy as np
import pytest

from bivouac.engine import Luck
from bivouac.games.twisted import lines
from bivouac.games.twisted.evening import Day, Mind, evenings
from bivouac.games.twisted.imagine import imagine
from bivouac.games.twisted.outlook import Noon, hope_of, noon, options, row_of, valued
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.view import GONE
from bivouac.games.twisted.ways import POWERED
from bivouac.games.twisted.worth import heat
from tests.games.twisted.box import random_game


def turns(seats: int, games: int) -> list[TwistedState]:
    """States of random games in which a turn begins."""
    states = [one for seed in range(games) for one in random_game(seats, seed) if one.phase == "day"]
    return [one for one in states if one.task is None and not one.either and one.hands[one.turn]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_days_do_not_disturb_each_other(seats: int) -> None:
    for state in turns(seats, 2)[::9]:
        view = state.view(state.turn)
        worlds = [imagine(view, Luck.seeded(number)) for number in range(4)]
        days = [Day(world, noon(world)) for world in worlds]
        later = Noon(row_of(state)[::-1].copy(), worlds[0].hands, 0, state.step + 1)
        days.append(Day(worlds[0], later))
        for day, together in zip(days, evenings(days), strict=True):
            [alone] = evenings([day])
            assert together.site == alone.site
            assert together.humans.tolist() == alone.humans.tolist()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turn_is_the_best_that_can_be_done(seats: int) -> None:
    done = 0
    for state in turns(seats, 3)[::5]:
        weigh, ways = hope_of(state, state.turn).at(heat(2)), options(state)
        humans = row_of(state)
        power = not (state.used | state.locked) >> state.turn & 1
        mind = Mind(state.turn, [state])
        [change], [card] = mind.turns(humans[None], np.array([0]), [(state.hands[state.turn], power)], heat(2))
        values = valued(ways, humans, weigh)
        now = float(weigh(humans[None])[0])
        best = max([now, *values.tolist()])
        assert float(weigh((humans + change)[None])[0]) == pytest.approx(best, abs=1e-4)
        if card is not None:
            done += 1
            allowed = lines.POWERS[state.cryptids[state.turn]][:1] if card == POWERED else lines.ACTIONS[card]
            same = [row for row in range(len(values)) if np.array_equal(ways.change[row], change)]
            assert any(ways.origins[row][:2] == (card, line) for row in same for line in allowed)
    assert done > 10


def test_who_has_no_hideout_left_does_nothing() -> None:
    state = next(one for one in turns(3, 1) if one.step == 3).copy()
    seat = state.turn
    state.hideouts[3 * seat : 3 * seat + 3] = [GONE] * 3
    change, cards = Mind(seat, [state]).turns(row_of(state)[None], np.array([0]), [(state.hands[seat], True)], 1.0)
    assert cards == [None]
    assert not change.any()
