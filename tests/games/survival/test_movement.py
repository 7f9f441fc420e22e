"""Walking, rule by rule; and all that a day can lead to, against known figures."""

from collections.abc import Callable

import pytest

from bivouac.engine import Luck
from bivouac.games.survival.country import OFF, survey
from bivouac.games.survival.movement import ANYWHERE, FOOD, OUTPOST, OUTSET, WATER, End, Walk, Ways, ways
from bivouac.games.survival.scenarios import FREE_STRAIGHT, FREE_TURNS, ONE_TURN, RIGHTS, STRAIGHT
from bivouac.games.survival.setup import standard_map
from bivouac.games.survival.sheet import DIRECTIONS, Sheet
from tests.games.survival.small import at, costs, drawn, ends, surveyed

Best = Callable[[list[float]], float]

CLEAR = Ways(surveyed(*["......."] * 7))
WIDE = Ways(surveyed(*["..............."] * 13))


# Costs


@pytest.mark.parametrize(("letter", "cost"), [(".", 1), ("w", 2), ("d", 2), ("m", 3), ("s", 4)])
def test_every_ground_has_its_cost(letter: str, cost: int) -> None:
    """OS-06: also where there is a lake, a base or food in it."""
    rows = (".", letter, ".")
    assert costs(Ways(surveyed(*rows)), "1,1", "s", STRAIGHT) == [cost]
    assert costs(Ways(surveyed(*rows, lakes=["1,2"], food=["1,2"])), "1,1", "s", STRAIGHT) == [cost]
    assert costs(ways(drawn(*rows, bases={5: "1,2"})), "1,1", "s", STRAIGHT) == [cost]


@pytest.mark.parametrize(("letter", "cost"), [(".", 3), ("w", 3), ("m", 3), ("s", 4)])
def test_a_river_costs_the_same_across_and_along(letter: str, cost: int) -> None:
    """OS-16, OS-06: 3 on every ground but the swamp, where it is 4."""
    land = surveyed("...", f".{letter}.", f".{letter}.", "...", rivers=["2,2 s"])
    assert costs(Ways(land), "2,1", "s s", STRAIGHT) == [cost, cost]
    assert costs(Ways(land), "3,2", "sw", STRAIGHT) == [cost]


def test_points_left_over_are_lost_and_what_costs_more_is_not_entered() -> None:
    """OS-05, OS-07: 5 points through clear, river and clear, and the woods beyond are too much for the last one."""
    rows = (".", ".", ".", ".", "w")
    land = Ways(surveyed(*rows, rivers=["0,2 se ne"]))
    assert costs(land, "1,1", "s s s", STRAIGHT, 6) == [1, 3, 1]
    assert ends(land, "1,1", 6, STRAIGHT, "s") == {"1,4"}
    assert ends(land, "1,1", 7, STRAIGHT, "s") == {"1,5"}


# As far as possible, and turns


def test_one_goes_as_far_as_possible() -> None:
    """OS-07: no stopping on the way, unless the result says so."""
    assert ends(WIDE, "8,7", 4, STRAIGHT, "n") == {"8,3"}
    assert ends(WIDE, "8,7", 4, FREE_STRAIGHT, "n") == {"8,7", "8,6", "8,5", "8,4", "8,3"}
    assert len(ends(WIDE, "8,7", 4, STRAIGHT)) == 6
    assert "8,7" not in ends(WIDE, "8,7", 4, STRAIGHT)


def test_one_turn_comes_after_a_hex_at_least() -> None:
    """OS-08: and then straight on."""
    assert costs(CLEAR, "4,6", "n n ne ne", ONE_TURN, 6, "n") == [1, 1, 1, 1]
    for steps in ("ne", "n ne n", "n ne se"):
        with pytest.raises(KeyError):
            costs(CLEAR, "4,6", steps, ONE_TURN, 6, "n")
    with pytest.raises(KeyError):
        costs(CLEAR, "4,6", "n ne", STRAIGHT, 6, "n")


def test_any_number_of_turns() -> None:
    """OS-08."""
    assert costs(CLEAR, "4,6", "n ne n nw n", FREE_TURNS, 6) == [1] * 5
    assert len(ends(WIDE, "8,7", 2, FREE_TURNS)) == 1 + 6 + 12


@pytest.mark.parametrize("right", RIGHTS)
def test_nobody_goes_back_into_the_hex_that_they_left(right: int) -> None:
    """OS-09: with any right, and along a trail too."""
    trail = Ways(surveyed("www", "www", "www", "www", trails=["2,1 s s s"]))
    for land in (CLEAR, trail):
        with pytest.raises(KeyError):
            costs(land, "2,2", "s n", right)


def test_nobody_is_obliged_to_turn() -> None:
    """OS-08: where straight on is too much, one may turn or stop; where it is not, one goes on or turns."""
    land = Ways(surveyed("mmm", "...", "...", "...", "..."))
    assert ends(land, "2,4", 3, ONE_TURN, "n") >= {"2,2"}
    before = Walk(at(land.land, "2,2"), 0, 1, ONE_TURN, 0)
    assert land.ahead(before).stop
    assert sorted(land.ahead(before).paces) == [1, 2, 4, 5]
    assert not land.ahead(before._replace(cell=at(land.land, "2,3"))).stop


def test_random_direction_is_that_of_the_first_hex() -> None:
    """OS-10: with the right to turn it can be changed after that."""
    assert ends(WIDE, "8,7", 3, STRAIGHT, "se") == {"11,9"}
    first = Walk(at(WIDE.land, "8,7"), 2, 3, ONE_TURN, OUTSET)
    assert list(WIDE.ahead(first).paces) == [2]
    assert {"11,9", "9,10", "11,7"} <= ends(WIDE, "8,7", 3, ONE_TURN, "se")


def test_a_random_direction_that_leads_off_the_map_can_be_refused() -> None:
    """OS-11: by staying where one is, at the outset only; and only if it leads off within the day."""
    assert ends(WIDE, "8,3", 4, STRAIGHT, "n") == {"off", "8,3"}
    assert ends(WIDE, "8,3", 2, STRAIGHT, "n") == {"8,1"}
    assert ends(WIDE, "8,3", 3, STRAIGHT, "n") == {"off", "8,3"}
    assert "8,3" not in ends(WIDE, "8,3", 4, STRAIGHT)  # a direction of one's own choice is one's own fault


# Trails


def test_at_the_outset_a_trail_can_be_taken_instead_of_a_random_direction() -> None:
    """OS-12."""
    land = Ways(surveyed("www.", "www.", "www.", "....", trails=["1,2 se ne"]))
    assert ends(land, "2,2", 1, STRAIGHT, "s") == {"2,2", "1,2", "3,2"}  # the woods to the south cost 2
    start = Walk(at(land.land, "2,2"), 3, 2, STRAIGHT, OUTSET)
    assert [DIRECTIONS[way] for way in land.ahead(start).paces] == ["ne", "s", "nw"]


def test_a_trail_that_one_comes_upon_may_be_taken_or_not() -> None:
    """OS-12: where straight on is too much one need not take it either."""
    land = Ways(surveyed("mmm", "www", "...", "...", trails=["1,2 se ne"]))
    assert ends(land, "2,3", 1, STRAIGHT, "n") == {"2,2"}
    assert ends(land, "2,3", 2, STRAIGHT, "n") == {"2,2", "1,2", "3,2"}


def test_who_follows_a_trail_goes_along_it_as_far_as_possible() -> None:
    """OS-07, OS-12."""
    land = Ways(surveyed("wmmm", "wwww", "mmmm", trails=["1,2 se ne se"]))
    assert ends(land, "1,2", 3, STRAIGHT, "se") == {"4,2"}


@pytest.mark.parametrize(("start", "steps", "paid"), [("1,2", "se", 2), ("2,3", "n", 1), ("3,2", "sw", 1)])
def test_what_it_costs_to_come_upon_a_trail(start: str, steps: str, paid: int) -> None:
    """OS-13: 1 along it, 1 out of clear ground, its own cost out of any other."""
    land = Ways(surveyed("w..", "www", "...", trails=["2,2 ne"]))
    assert costs(land, start, steps, STRAIGHT) == [paid]


def test_a_hex_beside_the_trail_is_not_along_it() -> None:
    """OS-13: from one trail hex to another that no trail leads to, the ground is paid for."""
    land = Ways(surveyed("www", "www", "www", trails=["1,1 s", "2,1 s"]))
    assert costs(land, "1,1", "s", STRAIGHT) == [1]
    assert costs(land, "1,1", "se", STRAIGHT) == [2]


def test_a_trail_leads_out_into_the_open() -> None:
    """OS-14: where it does, nothing more is paid."""
    land = Ways(surveyed("...", ".m.", "...", trails=["2,1 s s"]))
    assert costs(land, "2,1", "s s", STRAIGHT) == [1, 1]
    assert costs(land, "2,1", "s se", ONE_TURN) == [1, 3]


def test_only_the_right_to_turn_lets_one_leave_a_trail_another_way() -> None:
    """OS-14: the scenarios; straight on one may always leave it."""
    land = surveyed("wwww", "wwww", "wwww", "wwww", trails=["2,4 n n ne"])
    scenario, basic = Ways(land), Ways(land, basic=True)
    assert costs(scenario, "2,4", "n n n", STRAIGHT) == [1, 1, 2]
    assert costs(scenario, "2,4", "n n se", ONE_TURN) == [1, 1, 2]
    with pytest.raises(KeyError):
        costs(scenario, "2,4", "n n se", STRAIGHT)
    assert costs(basic, "2,4", "n n se", STRAIGHT) == [1, 1, 2]


def test_in_the_basic_game_who_leaves_a_trail_goes_straight_on_from_there() -> None:
    """OS-14, OS-33: and who only crossed one has no choice."""
    land = surveyed("....", "wwww", "wwww", "....", "....", "....", trails=["2,3 n"])
    basic = Ways(land, basic=True)
    assert costs(basic, "2,3", "n nw", STRAIGHT) == [1, 2]
    with pytest.raises(KeyError):
        costs(basic, "2,3", "n nw n", STRAIGHT)
    with pytest.raises(KeyError):
        costs(basic, "2,5", "n n se", STRAIGHT)


def test_each_day_begins_afresh() -> None:
    """OS-14, OS-15: who begins the day on a trail or a ford leaves it at the other hex's own cost."""
    land = Ways(surveyed("...", ".m.", "...", trails=["2,1 s s"]))
    assert costs(land, "2,2", "se", STRAIGHT) == [1]
    ford = Ways(surveyed("...", "...", "...", rivers=["1,3 ne se"], fords=["2,2 n s"]))
    assert costs(ford, "2,2", "ne", STRAIGHT) == [1]


# Fords, and the edge


def test_a_ford_gives_no_right_to_turn() -> None:
    """OS-15."""
    ford = Ways(surveyed("...", "...", "...", "...", rivers=["1,3 ne se"], fords=["2,2 n ne"]))
    assert costs(ford, "2,1", "s ne", ONE_TURN) == [1, 1]
    with pytest.raises(KeyError):
        costs(ford, "2,1", "s ne", STRAIGHT)


def test_a_ford_from_the_river_costs_as_much_as_the_river() -> None:
    """OS-15: and so it does from anywhere but an approach."""
    ford = Ways(surveyed("...", "...", "...", rivers=["1,3 ne se"], fords=["2,2 n s"]))
    assert costs(ford, "1,3", "ne", STRAIGHT) == [3]
    assert costs(ford, "3,2", "sw", STRAIGHT) == [3]


def test_over_the_edge_costs_as_clear_ground() -> None:
    """OS-17: 1; and who came by a trail that does not lead there pays for leaving it."""
    assert costs(CLEAR, "4,1", "n", STRAIGHT) == [1]
    assert ends(CLEAR, "4,1", 1, STRAIGHT, "n") == {"off", "4,1"}
    beside = Ways(surveyed("www", "www", trails=["2,2 n ne"]))
    assert costs(beside, "2,2", "n n", STRAIGHT) == [1, 2]
    leading = Ways(surveyed("www", "www", trails=["2,2 n n"]))
    assert costs(leading, "2,2", "n n", STRAIGHT) == [1, 1]


def test_the_sides_that_one_leaves_by() -> None:
    """OS-17, OS-34: over a corner by both."""
    sides = {way: CLEAR.ends(0, 6, STRAIGHT, way) for way in (0, 4, 5)}
    assert {end.sides for end in sides[0]} == {0b0001, 0}
    assert {end.sides for end in sides[4]} == {0b1000, 0}
    assert {end.sides for end in sides[5]} == {0b1001, 0}


# House rules


def test_with_riverways_a_river_is_followed_like_a_trail() -> None:
    """The house rule: 2 a hex, and its bends are no turns."""
    rows, river = ("....", "....", "...."), ["1,2 se ne se"]
    plain, house = (Ways(surveyed(*rows, rivers=river), riverways=on) for on in (False, True))
    assert costs(house, "1,2", "se ne se", STRAIGHT) == [2, 2, 2]
    with pytest.raises(KeyError):
        costs(plain, "1,2", "se ne se", STRAIGHT)


def test_with_supplies_a_base_is_food_and_water() -> None:
    text = drawn("...", "...", bases={5: "2,1"}, food=["1,1"])
    assert ways(text).marks == (FOOD, 0, 0, 0, 0, 0)
    assert ways(text, supplies=True).marks == (FOOD, FOOD | WATER, 0, 0, 0, 0)


# All that a day can lead to


def test_what_is_passed_is_told_with_the_end() -> None:
    land = Ways(surveyed(".", ".", ".", ".", food=["1,2"], lakes=["1,3"]))
    assert land.ends(0, 3, STRAIGHT, 3) == {End(3, 0, FOOD | WATER)}
    assert land.ends(0, 2, STRAIGHT, 3) == {End(2, 0, FOOD | WATER)}
    assert land.ends(0, 2, FREE_STRAIGHT, 3) == {End(0, 0, 0), End(1, 0, FOOD), End(2, 0, FOOD | WATER)}


def test_marks_of_ones_own_are_told_with_the_end() -> None:
    land = Ways(surveyed(".", ".", ".", ".", food=["1,2"]))
    assert land.marked([2]).ends(0, 3, STRAIGHT, 3) == {End(3, 0, FOOD | OUTPOST)}
    assert land.marked([3], 64).ends(0, 3, STRAIGHT, 3) == {End(3, 0, FOOD | 64)}
    assert land.ends(0, 3, STRAIGHT, 3) == {End(3, 0, FOOD)}


def test_ends_are_where_random_walks_end() -> None:
    """On the standard map: whatever a walk of steps comes to is among the ends, and nothing else is."""
    land, luck = ways(standard_map()), Luck.seeded("ends")
    for _ in range(60):
        cell, points, right = luck.below(land.land.grid.size), 1 + luck.below(6), luck.choose(RIGHTS)
        first = luck.choose((ANYWHERE, *range(6)))
        found = {(end.cell, end.sides) for end in land.ends(cell, points, right, first)}
        walked = {random_end(land, Walk(cell, first, points, right, OUTSET), luck) for _ in range(40)}
        assert walked <= found
        if len(found) < 4:
            assert walked == found


def random_end(land: Ways, walk: Walk, luck: Luck) -> tuple[int, int]:
    while True:
        paces, stop, moves = land.ahead(walk)
        assert len(moves) == len(paces) + stop
        assert moves
        if stop and luck.below(len(moves)) == 0:
            return walk.cell, 0
        if paces:
            _, walk, sides = luck.choose(list(paces.values()))
            if walk.cell == OFF:
                return OFF, sides


# The two known figures of a board that is all clear


Choice = tuple[bool, list[int]]  # whether one can get off the map, and where else one can end
Board = list[tuple[Choice, list[Choice], list[Choice]]]  # by hex: any direction; random, straight; random, one turn


@pytest.fixture(scope="module")
def board() -> Board:
    land = Ways(survey(Sheet("Clear", "own", ("." * 43,) * 34)), basic=True)

    def choice(cell: int, right: int, first: int = ANYWHERE) -> Choice:
        found = land.ends(cell, 6, right, first)
        return any(end.cell == OFF for end in found), [end.cell for end in found if end.cell != OFF]

    return [
        (
            choice(cell, STRAIGHT),
            [choice(cell, STRAIGHT, way) for way in range(6)],
            [choice(cell, ONE_TURN, way) for way in range(6)],
        )
        for cell in range(land.land.grid.size)
    ]


def the_day_before(board: Board, value: list[float], out: float, best: Best) -> list[float]:
    """What each hex is worth before a day of the basic game, by best play, from what they are worth after it."""

    def worth(choice: Choice) -> float:
        off, cells = choice
        return best([value[cell] for cell in cells] + [out] * off)

    return [
        (sum(map(worth, straight)) + 2 * sum(map(worth, turning)) + 18 * worth(free)) / 36
        for free, straight, turning in board
    ]


def test_the_expected_turns_of_an_all_clear_board(board: Board) -> None:
    """OS-28, OS-33: 3.9651 turns from column 21, row 16, and 3.8681 from row 17, by best play."""
    turns = [0.0] * len(board)
    for _ in range(40):
        turns = [1 + later for later in the_day_before(board, turns, 0.0, min)]
    assert [round(turns[row * 43 + 21], 4) for row in (16, 17)] == [3.9651, 3.8681]


def test_the_odds_to_be_out_soon_on_an_all_clear_board(board: Board) -> None:
    """OS-28, OS-33: never before turn 3, and then with 0.4105 and 0.4767."""
    odds = [0.0] * len(board)
    for turn in range(1, 4):
        odds = the_day_before(board, odds, 1.0, max)
        if turn < 3:
            assert odds[16 * 43 + 21] == odds[17 * 43 + 21] == 0
    assert [round(odds[row * 43 + 21], 4) for row in (16, 17)] == [0.4105, 0.4767]
