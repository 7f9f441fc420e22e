"""What holds at every moment of any game."""

from collections import Counter
from itertools import product

import pytest

from bivouac.engine import CHANCE, REFEREE, SPECTATOR, Luck
from bivouac.games.paleo import GAME
from bivouac.games.paleo.cards import LEVELS
from bivouac.games.paleo.moves import MOVES, NUMBERS, Deal, Draw, Roll
from bivouac.games.paleo.record import WHATS
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.view import PHASES
from tests.games.paleo.scenes import random_game, sound

GAMES = [(1 + (at + late) % 4, level, 9 * late) for at, level in enumerate(LEVELS) for late in (0, 1)]
"""Seats, level, and for how many days the tribe is spared: as it comes, and longer than it would live."""
every_game = pytest.mark.parametrize(("seats", "level", "days"), GAMES)


@every_game
def test_no_card_is_lost_and_nothing_is_beyond_its_measure(seats: int, level: str, days: int) -> None:
    """PA-02, PA-17, PA-23, PA-24, PA-31: each card of the game is in one place, face down ones as backs; supplies are
    never overdrawn, nobody has more wounds than hearts, and no group is without people."""
    for state in random_game(seats, level, 0, days):
        sound(state)


@every_game
def test_somebody_can_always_go_on_until_it_is_over(seats: int, level: str, days: int) -> None:
    """PA-08, PA-32: no dead ends; and it does end."""
    states = random_game(seats, level, 0, days)
    for state in states[:-1]:
        assert state.actors
        assert state.outcome is None
        for actor in state.actors:
            if actor == CHANCE:
                assert state.actors == (CHANCE,)
                assert all(weight > 0 for _, weight in state.outcomes())
            assert state.outcomes() if actor == CHANCE else state.moves(actor)
    last = states[-1]
    assert last.outcome is not None
    assert (last.actors, last.phase) == ((), "over")
    assert (last.skulls == 5) == (not last.outcome.winners)


@every_game
def test_nobody_is_asked_within_an_action_where_there_is_no_choice(seats: int, level: str, days: int) -> None:
    """PA-11: what is forced goes by itself; what is open follows from everything else."""
    for state in random_game(seats, level, 0, days):
        assert (state.phase == "step") == bool(state.choices)
        if state.choices:
            assert len(set(state.choices)) == len(state.choices) > 1
            assert state.choices == tuple(sorted(state.choices))
            twin = state.copy()
            twin.recall()
            assert twin == state


@every_game
def test_moves_are_of_the_alphabet_and_in_order(seats: int, level: str, days: int) -> None:
    for state in random_game(seats, level, 0, days)[::5]:
        for seat in range(seats):
            numbers = [NUMBERS[move] for move in state.moves(seat)]
            assert numbers == sorted(set(numbers))
            assert state.mask(seat) == sum(1 << number for number in numbers)
            assert not any(isinstance(MOVES[number], Deal | Draw | Roll) for number in numbers)
            assert bool(numbers) == (seat in state.actors)


@every_game
def test_a_move_is_open_if_and_only_if_it_is_listed(seats: int, level: str, days: int) -> None:
    """Of the moves that are not, some others at each moment."""
    for at, state in enumerate(random_game(seats, level, 0, days)[::3]):
        for seat in range(-1, seats + 1):
            numbers = state.numbers_of(seat)
            for number in (-1, *numbers, *range(at % 17, len(MOVES), 17)):
                assert state.is_open(seat, number) == (number in numbers)


@every_game
def test_what_was_seen_can_be_imagined(seats: int, level: str, days: int) -> None:
    """PA-05: nothing but what others have picked is hidden."""
    luck = Luck.seeded(1)
    for state in random_game(seats, level, 0, days)[::9]:
        for viewer in (*range(seats), SPECTATOR, REFEREE):
            view = state.view(viewer)
            other = GAME.imagine(view, luck)
            assert isinstance(other, PaleoState)
            assert other.view(viewer) == view
            sound(other)
            if viewer == REFEREE or state.phase != "pick":
                other.undo = state.undo
                assert other == state


@every_game
def test_skulls_and_tiles_are_told(seats: int, level: str, days: int) -> None:
    """PA-32: the record knows them, and what it knows is of known kinds."""
    for before, after in zip(random_game(seats, level, 0, days), random_game(seats, level, 0, days)[1:]):
        told = after.record[max(0, before.past + len(before.record) - after.past) :]
        assert {one.what for one in told} <= set(WHATS)
        if days == 0:
            skulls = [one.count for one in told if one.what in ("skull", "lifted")]
            assert after.skulls == (skulls[-1] if skulls else before.skulls)
            tiles = [one.count for one in told if one.what == "tile"]
            assert after.tiles == (tiles[-1] if tiles else before.tiles)


@every_game
def test_a_turn_has_a_card_a_group_that_is_awake(seats: int, level: str, days: int) -> None:
    """PA-05, PA-09: who picked turns one up; who sleeps has no cards."""
    for state in random_game(seats, level, 0, days):
        for group in state.groups:
            if state.asleep >> group & 1 and not state.night:
                assert not state.decks[group]
                assert state.up[group] < 0 or state.urgent == group
            if state.phase == "pick" and not state.asleep >> group & 1:
                assert state.decks[group]


def test_random_games_come_everywhere() -> None:
    """All phases, and nearly all that can happen."""
    phases: set[str] = set()
    whats: Counter[str] = Counter()
    for seed, (seats, level, days) in product(range(3), GAMES):
        for state in random_game(seats, level, seed, days):
            phases.add(state.phase)
            whats.update(one.what for one in state.record[-2:])
    assert phases == set(PHASES)
    assert len(set(WHATS) - set(whats)) <= 4
