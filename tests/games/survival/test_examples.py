"""The ten examples of movement in the rulebook, on small maps drawn for them."""

import pytest

from bivouac.games.survival.movement import Ways
from bivouac.games.survival.scenarios import ONE_TURN, STRAIGHT
from tests.games.survival.small import costs, ends, surveyed


def test_1_somebody_with_two_points_among_mountains_stays() -> None:
    """OS-07: on level I, with 2 points, and all around costs 3."""
    ways = Ways(surveyed("mmm", "m.m", "mmm"))
    assert ends(ways, "2,2", 2, STRAIGHT) == {"2,2"}
    assert ends(ways, "2,2", 2, ONE_TURN, "n") == {"2,2"}


def test_2_straight_on_until_a_trail_and_then_along_it() -> None:
    """OS-12: on level B, with 5 points and no right to turn."""
    ways = Ways(surveyed("....", ".www", "....", "....", "....", trails=["2,2 ne se"]))
    assert costs(ways, "2,5", "n n n ne se", STRAIGHT, 5, "n") == [1, 1, 1, 1, 1]
    assert ends(ways, "2,5", 5, STRAIGHT, "n") == {"2,1", "4,2"}  # over the trail and on, or along it


def test_3_a_river_that_is_too_much_ends_the_walk() -> None:
    """OS-07, OS-16: on level D, with 4 points, 2 of them left before the river."""
    ways = Ways(surveyed("....", "....", "....", "....", "....", rivers=["1,2 se ne se"]))
    assert ends(ways, "2,5", 4, STRAIGHT, "n") == {"2,3"}
    assert "4,4" in ends(ways, "2,5", 4, ONE_TURN, "n")


def test_4_a_ford_takes_two_points_across_the_river() -> None:
    """OS-15: on level H, with 2 points."""
    rows = ("...", "...", "...", "...")
    ford = Ways(surveyed(*rows, rivers=["1,2 se ne"], fords=["2,2 n s"]))
    assert ends(ford, "2,3", 2, STRAIGHT, "n") == {"2,1"}
    assert ends(Ways(surveyed(*rows, rivers=["1,2 se ne"])), "2,3", 2, STRAIGHT, "n") == {"2,3"}


def test_5_the_bends_of_a_trail_are_no_turns() -> None:
    """OS-12: on level A, with 6 points and no right to turn, and in the end another direction than at first."""
    land = surveyed("wwww", "wwww", "wwww", "wwww", trails=["2,4 n n ne se s s"])
    assert costs(Ways(land), "2,4", "n n ne se s s", STRAIGHT, 6) == [1, 1, 1, 1, 1, 1]


def test_6_who_came_upon_a_trail_across_country_leaves_it_at_the_other_hexes_cost() -> None:
    """OS-13, OS-14: on level B: 2 into A, 2 into B though there is a trail, and the last point into C."""
    land = surveyed(".ww", ".ww", ".ww", "...", trails=["1,3 se ne"])
    ways = Ways(land)
    assert costs(ways, "2,1", "s s s", STRAIGHT, 5, "s") == [2, 2, 1]
    assert ends(ways, "2,1", 5, STRAIGHT, "s") >= {"2,4"}


def test_7_a_turn_is_taken_where_one_likes() -> None:
    """OS-08: on level A, with the right to turn once."""
    ways = Ways(surveyed(*(["......."] * 7)))
    assert costs(ways, "2,2", "s s se se se", ONE_TURN, 6, "s") == [1, 1, 1, 1, 1]
    with pytest.raises(KeyError):
        costs(ways, "2,2", "s s se se s", ONE_TURN, 6, "s")


def test_8_who_leaves_a_trail_pays_for_the_hex_that_they_leave() -> None:
    """OS-14: A to B is 2, A to C is 4: 1 into D, and 3 to leave the trail in the mountains."""
    ways = Ways(surveyed("...", ".m.", ".m.", "...", trails=["2,1 s s s"]))
    assert sum(costs(ways, "2,1", "s s", ONE_TURN)) == 2
    assert costs(ways, "2,1", "s ne", ONE_TURN) == [1, 3]


def test_9_who_leaves_a_trail_pays_for_the_hex_that_they_enter_where_that_is_more() -> None:
    """OS-14: out of a trail in the woods into the mountains is 3, not 2."""
    ways = Ways(surveyed("...", ".wm", ".w.", "...", trails=["2,1 s s s"]))
    assert costs(ways, "2,1", "s ne", ONE_TURN) == [1, 3]
    assert costs(ways, "2,1", "s se", ONE_TURN) == [1, 2]


def test_10_what_a_ford_costs() -> None:
    """OS-15: A to B 1, A to B to C 2, A to B to D 4, E to B 3, E to B to D 4."""
    ways = Ways(surveyed("...", "...", "...", "...", rivers=["1,3 ne se"], fords=["2,2 n s"]))
    a, e = "2,1", "1,3"  # B is the ford south of A, C lies south of it, D north-east
    assert costs(ways, a, "s", ONE_TURN) == [1]
    assert costs(ways, a, "s s", ONE_TURN) == [1, 1]
    assert costs(ways, a, "s ne", ONE_TURN) == [1, 3]
    assert costs(ways, e, "ne", ONE_TURN) == [3]
    assert costs(ways, e, "ne ne", ONE_TURN) == [3, 1]
