"""Legs of a search, solved: against the exact solution where there is one, and by hand."""

import numpy as np
import pytest

from bivouac.games.survival.chart import standard_chart
from bivouac.games.survival.legs import Ground, Leg, boxes
from bivouac.games.survival.life import DEAD, Person
from bivouac.games.survival.solution import Terms, solution
from bivouac.games.survival.solve import Values
from tests.games.survival.small import at, drawn, game

LAND = ("..w.....m.", ".ww......m", "..........", "...mm.....", "..........", "w.........", "..........", ".....ww...")
MAP = drawn(*LAND, bases={5: "5,4"}, lakes=["2,6"], food=["8,3"])
ALL_SIDES, EAST = 0b1111, 0b0010


def ground(scenario: str, map: str = MAP) -> Ground:
    return Ground(map, standard_chart(), scenario, supplies=False, riverways=False)


def alive(worth: float = 1.0) -> Values:
    """The worth of a goal to whoever comes there alive."""
    life = game(MAP).life
    waters, foods = map(range, boxes(life))
    return np.array([[worth * (life.level(w, f, 0) < DEAD) if w and f else 0.0 for f in foods] for w in waters])


@pytest.mark.parametrize(("scenario", "sides"), [("lost", ALL_SIDES), ("lost-east", EAST)])
def test_a_leg_out_of_the_map_is_what_the_exact_solution_says(scenario: str, sides: int) -> None:
    leg = Leg(ground(scenario), {}, sides, price=1, haste=0.0)
    exact = solution(Terms(MAP, standard_chart(), scenario))
    for cell in range(leg.values.shape[2]):
        for water, food in ((1, 1), (4, 3), (8, 12), (9, 18)):
            person = Person(cell, 5, water, food)
            assert leg.values[water, food, cell] == pytest.approx(exact.morning(person).chance, abs=0.02)


def test_a_counter_in_reach_is_worth_what_it_is_worth() -> None:
    land = game(MAP).land
    goal = at(land, "5,4")
    leg = Leg(ground("search"), {goal: alive(0.3)}, 0, price=1, haste=0.1)
    assert leg.values[1, 1, at(land, "5,6")] == pytest.approx(0.9 * 0.3)
    assert leg.values[1, 1, at(land, "1,8")] <= 0.9 * 0.3


def test_who_comes_to_a_counter_dead_has_nothing_of_it() -> None:
    """OS-25: thirsty in the last box, with food there is, they live with two dice in six."""
    state = game(MAP)
    goal = at(state.land, "5,4")
    leg = Leg(ground("search"), {goal: alive()}, 0, price=1, haste=0.0)
    last = max(water for water in range(1, boxes(state.life)[0]) if state.life.level(water, 1, 0) < DEAD)
    assert leg.arrived((last, 1), goal) == pytest.approx(1 / 3 if last < state.life.water.boxes else 1)


def test_two_people_need_twice_as_much() -> None:
    """OS-26, OS-37."""
    one, two = (Leg(ground("rescue"), {}, EAST, price, haste=0.0) for price in (1, 2))
    assert (two.values <= one.values + 1e-6).all()
    assert two.values[1, 15].sum() < one.values[1, 15].sum()


def test_levels_lost_to_contingencies_count_as_hunger() -> None:
    life, leg = game(MAP).life, Leg(ground("search"), {}, 0, 1, 0.0)
    assert leg.boxes_of(Person(0, 5, 3, 2)) == (3, 2)
    water, food = leg.boxes_of(Person(0, 5, 3, 2, hurt=1))
    assert water == 3
    assert life.level(3, food, 0) == life.level(3, 2, 1)


def test_thirst_counts_as_hunger_where_there_is_always_water() -> None:
    """OS-26: in Rescue only contingencies cost water."""
    life, leg = game(MAP).life, Leg(ground("rescue"), {}, EAST, 1, 0.0)
    water, food = leg.boxes_of(Person(0, 5, 3, 2))
    assert water == 1
    assert life.level(1, food, 0) == life.level(3, 2, 0)
    assert leg.values[water, food].max() == pytest.approx(1)
