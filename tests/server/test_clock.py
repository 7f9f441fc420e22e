"""Clocks: who is charged for which time."""

import pytest

from bivouac.server.clock import Clocks
from bivouac.server.journal import Clock


def test_without_a_clock_nobody_runs_out() -> None:
    clocks = Clocks(Clock(), 2)
    clocks.go_on(0, [0])
    assert clocks.left(0, 10**12) is None
    assert clocks.next_out(10**12) is None


def test_a_clock_per_move_starts_anew_when_one_is_asked_anew() -> None:
    clocks = Clocks(Clock("move", 10), 2)
    clocks.go_on(0, [0])
    assert clocks.left(0, 4_000) == 6_000
    clocks.go_on(4_000, [1])
    assert (clocks.left(0, 9_000), clocks.left(1, 9_000)) == (10_000, 5_000)
    clocks.go_on(9_000, [0])
    assert clocks.left(0, 9_000) == 10_000


def test_a_seat_that_moves_twice_in_a_row_has_all_of_its_time_for_each() -> None:
    clocks = Clocks(Clock("move", 10), 2)
    clocks.go_on(0, [0])
    clocks.go_on(7_000, [0], moved=0)
    assert clocks.left(0, 8_000) == 9_000


def test_what_others_do_meanwhile_gives_nobody_new_time() -> None:
    clocks = Clocks(Clock("move", 10), 3)
    clocks.go_on(0, [0, 1])
    clocks.go_on(6_000, [0, 1])  # talk
    clocks.go_on(7_000, [0], moved=1)
    assert clocks.left(0, 7_000) == 3_000


def test_a_clock_per_game_adds_up_what_a_seat_has_used() -> None:
    clocks = Clocks(Clock("game", 10), 2)
    for start in (0, 10_000, 20_000):
        clocks.go_on(start, [0])
        clocks.go_on(start + 3_000, [1])
    assert (clocks.left(0, 23_000), clocks.left(1, 23_000)) == (1_000, -4_000)


def test_clocks_stand_while_the_server_is_away() -> None:
    for_move, for_game = Clocks(Clock("move", 10), 1), Clocks(Clock("game", 10), 1)
    for clocks in (for_move, for_game):
        clocks.go_on(0, [0])
        clocks.go_on(2_000, [0])
        clocks.wake(1_000_000)
    assert for_move.left(0, 1_001_000) == 9_000
    assert for_game.left(0, 1_001_000) == 7_000


@pytest.mark.parametrize("kind", ["move", "game"])
def test_who_runs_out_first_is_found_among_those_who_are_asked(kind: str) -> None:
    clocks = Clocks(Clock(kind, 10), 3)  # type: ignore[arg-type]
    clocks.go_on(0, [2])
    clocks.go_on(1_000, [1, 2])
    assert clocks.next_out(4_000) == (6_000, 2)
    clocks.go_on(5_000, [])
    assert clocks.next_out(50_000) is None
