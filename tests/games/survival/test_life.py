"""Life levels, and the rows of water and food."""

import pytest

from bivouac.games.survival.chart import LEVELS, chart, standard_chart
from bivouac.games.survival.events import Died, LevelChanged, Missed
from bivouac.games.survival.life import DEAD, Person, changed, shifted
from tests.games.survival.small import drawn, game, play, told

LIFE = chart(standard_chart())
DRY = drawn(*["......."] * 9, bases={5: "4,5"})
BY_THE_LAKE = drawn(*["......."] * 9, bases={5: "4,5"}, lakes=["4,5"])
BY_FOOD = drawn(*["......."] * 9, bases={5: "4,5"}, food=["4,5"])


def level(letter: str) -> int:
    return LEVELS.index(letter)


def test_every_level_has_its_points() -> None:
    """OS-18: what the rulebook tells of the printed chart holds for ours, and every number from 6 to 1 occurs."""
    points = dict(zip(LEVELS, LIFE.allowances, strict=True))
    assert len(points) == 15
    assert {letter: points[letter] for letter in "ABDHI"} == {"A": 6, "B": 5, "D": 4, "H": 2, "I": 2}
    assert sorted(set(LIFE.allowances)) == [1, 2, 3, 4, 5, 6]


def test_a_walk_has_the_points_of_the_level() -> None:
    """OS-05: two dry days make A into B, and 6 points into 5."""
    state = play(game(DRY), "stay", "set out", 6)
    assert state.walk is not None
    assert (state.people[0].letter, state.walk.points) == ("A", 6)
    state = play(game(DRY), "stay", "stay", "set out", 6)
    assert state.walk is not None
    assert (state.people[0].letter, state.walk.points) == ("B", 5)


def test_each_dry_day_is_a_box_and_each_line_a_level() -> None:
    """OS-19: the first dry day costs nothing, the second a level, and the ninth is the last."""
    state, letters = game(BY_FOOD), []
    while state.actors:
        play(state, "stay")
        letters.append(state.people[0].letter)
    assert letters == ["A", "B", "B", "C", "C", "E", "H", "L", ""]
    assert [event.box for event in told(state, Missed) if isinstance(event, Missed)] == list(range(2, 11))
    assert told(state, Died) == [Died(0, state.people[0].cell, "thirst", 9)]


def test_food_is_slower() -> None:
    """OS-19: the same on its own row."""
    state, days = game(BY_THE_LAKE), 0
    while state.actors:
        play(state, "stay")
        days += 1
    assert days == 18
    assert told(state, Died) == [Died(0, state.people[0].cell, "hunger", 18)]


def test_what_both_cost_adds_up() -> None:
    """OS-20, OS-22."""
    state = play(game(DRY), *["stay"] * 4)
    assert (state.people[0].water, state.people[0].food, state.people[0].letter) == (5, 5, "D")
    assert told(state, LevelChanged)[-1] == LevelChanged(0, level("B"), level("D"))


def test_boxes_that_are_regained_give_levels_back() -> None:
    """OS-21: from box 5 to box 3 of water, D becomes C."""
    person = changed(Person(0), LIFE, water=4, hurt=1)
    assert (person.water, person.letter) == (5, "D")
    assert changed(person, LIFE, water=-2).letter == "C"


@pytest.mark.parametrize(("box", "boxes", "after"), [(5, -2, 3), (3, -3, 2), (2, -1, 2), (1, -1, 1), (10, 1, 10)])
def test_no_index_ever_returns_to_the_start(box: int, boxes: int, after: int) -> None:
    """OS-21: and none goes past the last box."""
    assert shifted(LIFE.water, box, boxes) == after


def test_a_level_is_what_is_left_of_all_that_was_lost() -> None:
    """OS-22: the lines crossed by both indexes, and contingencies."""
    for water in range(1, 11):
        for food in range(1, 20):
            for hurt in range(4):
                person = changed(Person(0), LIFE, water=water - 1, food=food - 1, hurt=hurt)
                assert person.level == min(LIFE.water.lost(water) + LIFE.food.lost(food) + hurt, DEAD)


def test_who_loses_a_level_on_o_is_dead() -> None:
    """OS-18: and out of the game."""
    worst = changed(Person(0), LIFE, hurt=14)
    assert worst.letter == "O"
    assert changed(worst, LIFE, hurt=1).level == DEAD
    state = game(DRY, seats=2)
    play(state, 1, 2)
    state.people[1] = changed(state.people[1], LIFE, hurt=14)
    play(state, "stay", "stay", "stay")
    assert (state.people[1].fate, state.people[1].day, state.turn, state.day) == ("dead", 2, 0, 2)
    play(state, "stay")
    assert (state.turn, state.day) == (0, 3)
