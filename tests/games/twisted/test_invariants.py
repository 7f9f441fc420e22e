"""What holds at every moment of any game."""

import pytest

from bivouac.engine import CHANCE
from bivouac.games.twisted.record import Revealed, Walked
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.sites import EACH, REST, wilderness
from bivouac.games.twisted.view import GONE, ON_PILE
from tests.games.twisted.box import random_game

GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in range(5)]
every_game = pytest.mark.parametrize(("seats", "seed"), GAMES)


@every_game
def test_humans_are_thirty_wherever_they_are(seats: int, seed: int) -> None:
    """TC-01, TC-17: and the record says who walked where."""
    states = random_game(seats, seed)
    humans = list(wilderness(seats).humans)
    for one in states[-1].record:
        if isinstance(one, Walked):
            humans[3 * one.start + one.taste] -= 1
            humans[3 * one.end + one.taste] += 1
    assert humans == states[-1].humans
    for state in states:
        assert min(state.humans) >= 0
        assert [sum(state.humans[taste::3]) for taste in range(3)] == [EACH] * 3


@every_game
def test_hideouts_stand_where_they_may(seats: int, seed: int) -> None:
    """TC-05, TC-13: never two of one's own on a site; of four players never four; gone with their pile."""
    for state in random_game(seats, seed):
        for seat in range(seats):
            own = [site for site in state.own_hideouts(seat) if site < REST]
            assert len(set(own)) == len(own)
        if seats == 4:
            assert all(state.hideouts.count(site) <= 3 for site in range(REST))
        for at, hideout in enumerate(state.hideouts):
            used_up = state.phase != "secrets" and not state.piles[at] and state.shown[at]
            revealing = state.phase == "dusk" and hideout == state.encounter
            assert (hideout == GONE) == bool(used_up) or revealing


@every_game
def test_nobody_is_asked_where_there_is_no_choice(seats: int, seed: int) -> None:
    """Forced steps are played by themselves; a day's turn and the cards at night are always asked about."""
    for state in random_game(seats, seed):
        for actor in state.actors:
            if actor != CHANCE:
                assert len(state.moves(actor)) > 1


@every_game
def test_what_is_open_follows_from_everything_else(seats: int, seed: int) -> None:
    for state in random_game(seats, seed):
        assert state.choices == tuple(state.open_choices())
        assert state.choices == tuple(sorted(set(state.choices)))


@every_game
def test_a_game_has_five_rounds_with_an_encounter_each(seats: int, seed: int) -> None:
    """TC-08, TC-12, TC-14: at most one sighting a player and round."""
    last = random_game(seats, seed)[-1]
    assert last.round == len(set(last.events)) == 5
    for seat in range(seats):
        shown = [one for one in last.record if isinstance(one, Revealed) and one.seat == seat]
        assert len(shown) == sum(len(pile) for pile in last.shown[3 * seat : 3 * seat + 3]) <= 5
        for one in shown:
            assert one.after == max(0, one.before + sum(one.sums))


def phases(states: tuple[TwistedState, ...]) -> set[str]:
    return {state.phase for state in states}


def test_random_games_come_everywhere() -> None:
    seen = set().union(*(phases(random_game(seats, seed)) for seats, seed in GAMES))
    assert len(seen) == 12
    assert any(ON_PILE in state.hideouts for state in random_game(4, 0) if state.phase == "place")
    assert any(len(random_game(seats, seed)[-1].shuffles) > 1 for seats, seed in GAMES)
