"""The needs of a day in each scenario, and what staying gives back."""

import pytest

from bivouac.games.survival.events import Joined, Missed, Regained, Supplied
from bivouac.games.survival.life import changed
from bivouac.games.survival.rules import SurvivalState
from tests.games.survival.small import drawn, game, here, play, told

ROWS = ["........."] * 15
BASES = {number: f"{number},15" for number in range(1, 10)}
HERE = {"food": ["4,3"], "lakes": ["4,3"]}
PASSED = {"food": ["4,5"], "lakes": ["4,6"]}  # on the way south


def country(base: int = 5, **lists: list[str]) -> str:
    """Clear ground, with the base where people begin at 4,3."""
    return drawn(*ROWS, bases={**BASES, base: "4,3"}, middle="[1, 9]", **lists)


def boxes(state: SurvivalState, seat: int = 0) -> tuple[int, int]:
    return state.people[seat].water, state.people[seat].food


def lacking(state: SurvivalState, water: int, food: int) -> SurvivalState:
    """The state with indexes that have been missing for some time."""
    state.people[0] = changed(state.people[0], state.life, water=water - 1, food=food - 1)
    return state


def south(state: SurvivalState) -> SurvivalState:
    """Six hexes south, through food and past a lake."""
    play(state, "set out", 4, "s")
    while state.phase == "walk":
        play(state, "s")
    return state


def test_in_lost_only_the_end_counts() -> None:
    """OS-23: to pass food and water is not enough."""
    state = south(game(country(5, **PASSED), scenario="lost"))
    assert (here(state), boxes(state)) == ("4,9", (2, 2))
    there = south(game(country(food=["4,9"], lakes=["4,9"]), scenario="lost"))
    assert (here(there), boxes(there)) == ("4,9", (1, 1))
    assert told(there, Supplied) == [Supplied(0, "water", "here"), Supplied(0, "food", "here")]


def test_in_lost_nothing_is_regained() -> None:
    """OS-23: however long one stays."""
    state = play(lacking(game(country(5, **HERE), scenario="lost"), 5, 5), *["stay"] * 7)
    assert boxes(state) == (5, 5)


def test_a_swamp_is_no_water() -> None:
    """OS-19: not even with a river in it."""
    rows = [row[:3] + "s" + row[4:] if 1 < at < 7 else row for at, row in enumerate(ROWS)]
    swamp = drawn(*rows, bases={**BASES, 5: "4,3"}, rivers=["4,3 s s s"])
    assert boxes(play(game(swamp), "stay")) == (2, 2)
    clear = drawn(*ROWS, bases={**BASES, 5: "4,3"}, rivers=["4,3 s s s"])
    assert boxes(play(game(clear), "stay")) == (1, 2)


@pytest.mark.parametrize("scenario", ["survival", "pursuit"])
def test_in_survival_passing_counts(scenario: str) -> None:
    """OS-24, OS-27: food and water that one passes; not those that one leaves."""
    seats, base = (1, 9) if scenario == "survival" else (2, 5)
    for lists, found in ((PASSED, (1, 1)), (HERE, (2, 2))):
        state = game(country(base, **lists), seats=seats, scenario=scenario)
        if seats == 2:
            play(state, "from 1", "outpost 1,1", "outpost 2,1", "outpost 3,1")
        play(state, "set out", 4, "s")
        assert boxes(state) == found


def test_in_survival_three_days_on_food_give_three_boxes_back() -> None:
    """OS-24: and on water one, on the third day running, and again on the sixth."""
    state = lacking(game(country(9, **HERE), scenario="survival"), 6, 9)
    seen = []
    for _ in range(7):
        play(state, "stay")
        seen.append(boxes(state))
    assert seen == [(6, 9), (6, 9), (5, 6), (5, 6), (5, 6), (4, 3), (4, 3)]
    assert told(state, Regained)[:2] == [Regained(0, "water", 1, 5), Regained(0, "food", 3, 6)]


def test_who_moves_begins_to_count_again() -> None:
    """OS-24: the days have to be running."""
    state = lacking(game(country(9, food=["4,3", "4,7"]), scenario="survival"), 2, 9)
    play(state, "stay", "stay", "set out", 4, "s")
    assert here(state) == "4,7"
    play(state, "stay", "stay")
    assert state.people[0].food == 9
    assert play(state, "stay").people[0].food == 6


def test_in_search_two_days_are_enough() -> None:
    """OS-25: 3 boxes of food, 1 of water."""
    state = lacking(play(game(country(7, **HERE), scenario="search", counters=["1,1"]), "from 7"), 6, 9)
    play(state, "stay")
    assert boxes(state) == (6, 9)
    assert boxes(play(state, "stay")) == (5, 6)


def test_in_search_a_die_may_find_water() -> None:
    """OS-25: 1 or 2, where none was passed; and it counts for regaining, if it falls so twice running."""
    state = lacking(play(game(country(7, food=["4,3"]), scenario="search", counters=["1,1"]), "from 7"), 6, 2)
    play(state, "stay")
    assert state.phase == "water"
    assert boxes(play(state, 3)) == (7, 2)
    assert boxes(play(state, "stay", 2)) == (7, 2)
    assert told(state, Supplied)[-2] == Supplied(0, "water", "die")
    assert boxes(play(state, "stay", 1)) == (6, 2)
    assert told(state, Regained) == [Regained(0, "water", 1, 6)]
    assert boxes(play(state, "stay", 1, "stay", 6, "stay", 1)) == (7, 2)


def test_in_search_no_die_is_thrown_for_food_nor_where_water_was_passed() -> None:
    """OS-25."""
    state = play(game(country(7, **PASSED), scenario="search", counters=["1,1"]), "from 7", "set out", 1, "s")
    assert (state.phase, boxes(state)) == ("outset", (1, 1))


def test_in_rescue_water_is_always_met_and_food_may_be_found() -> None:
    """OS-26: a die of 1 or 2 where there is no food, and then a box is regained by staying."""
    state = lacking(play(game(country(9), scenario="rescue", counters=["1,1"]), "from 9"), 1, 9)
    play(state, "stay")
    assert state.phase == "food"
    assert boxes(play(state, 2)) == (1, 8)
    assert boxes(play(state, "stay", 3)) == (1, 9)
    assert Supplied(0, "water", "carried") in told(state, Supplied)
    on_food = lacking(play(game(country(9, **HERE), scenario="rescue", counters=["1,1"]), "from 9"), 1, 9)
    assert boxes(play(on_food, "stay", "stay")) == (1, 7)


def test_in_rescue_a_die_that_falls_well_on_the_way_only_feeds() -> None:
    """OS-26: nothing is regained by who has moved."""
    state = lacking(play(game(country(9), scenario="rescue", counters=["1,1"]), "from 9"), 1, 9)
    play(state, "set out", 4, "s", "stop", 1)
    assert boxes(state) == (1, 9)


def test_two_people_need_twice_as_much() -> None:
    """OS-26: once they have met, a missing meal costs two boxes."""
    state = play(
        game(country(7), scenario="rescue", counters=["4,4", "1,1"]), "from 7", "set out", 4, "s", True, "stop"
    )
    assert told(state, Joined) == [Joined(0, state.people[0].cell)]
    assert boxes(play(state, 6)) == (1, 3)
    assert told(state, Missed) == [Missed(0, "food", 2, 3)]
    assert boxes(play(state, "stay", 6)) == (1, 5)
    assert boxes(play(state, "stay", 1)) == (1, 4)


def test_with_supplies_a_base_feeds() -> None:
    """The house rule: bases give food and water."""
    assert boxes(play(game(country()), "stay")) == (2, 2)
    assert boxes(play(game(country(), supplies=True), "stay")) == (1, 1)
