"""Outdoor Survival's players: sensible where one can tell, each better than the last."""

import pytest

from bivouac.arena.match import Match, play_match
from bivouac.engine import Luck
from bivouac.games.survival.bots import BOTS
from bivouac.games.survival.careful import least_harm
from bivouac.games.survival.chase import reach
from bivouac.games.survival.country import country
from bivouac.games.survival.moves import STAY
from bivouac.games.survival.policy import FAR_AWAY, points_to, strength
from bivouac.games.survival.rules import SurvivalState
from bivouac.games.survival.seekers import Seeking
from tests.games.survival.small import at, drawn, game, play

CLEAR = ("........",) * 7


def chosen(bot: str, state: SurvivalState) -> str:
    """What a bot plays, as text."""
    view = state.view(state.turn)
    return str(BOTS[bot]().choose(view, Luck.seeded("choice")).text)


# How far it is


def test_the_cheapest_way_goes_around_mountains() -> None:
    text = drawn(*("...", "mmw", "..."))
    land = country(text)
    points = points_to(text, False, frozenset({at(land, "1,3")}))
    assert points[at(land, "1,1")] == 4  # over the mountain it would be 3 and 1, through the woods 2 and then 2 hexes
    assert points_to(text, False, frozenset())[0] == FAR_AWAY


def test_the_way_out_costs_a_point_at_the_edge() -> None:
    text = drawn(*CLEAR)
    points = points_to(text, False, frozenset(), sides=0b0010)
    assert [points[column] for column in range(8)] == [8, 7, 6, 5, 4, 3, 2, 1]


# A careful walker


@pytest.mark.parametrize("bot", list(BOTS))
def test_who_can_leave_leaves(bot: str) -> None:
    state = play(game(drawn(*CLEAR, bases={5: "2,4"}), scenario="lost-east"), "set out", 4)
    assert chosen(bot, play(game(drawn(*CLEAR, bases={5: "7,4"}), scenario="lost-east"), "set out", 4)) in ("ne", "se")
    assert chosen(bot, state) in ("ne", "se")


def test_a_careful_walker_goes_for_water_when_thirsty() -> None:
    rows = ("." * 21,) * 21
    state = game(drawn(*rows, bases={5: "11,11"}, lakes=["11,5"]))
    state.people[0] = type(state.people[0])(state.people[0].cell, 5, water=8, level=7)
    assert chosen("careful", play(state, "set out", 4)) == "n"


def test_a_careful_walker_throws_where_least_can_happen() -> None:
    state = game(drawn(*CLEAR, bases={5: "2,4"}), contingencies=True)
    assert least_harm(state.view(0)) == "animals"


# A guide


def test_a_guide_does_not_stay_for_nothing() -> None:
    assert chosen("guide", game(drawn(*CLEAR, bases={5: "2,4"}))) == "set out"


def test_a_guide_rests_where_that_helps() -> None:
    """OS-24: two days of rest are behind, the third one gives three boxes of food back."""
    rows = ("mmmm",) * 9
    state = game(drawn(*rows, bases={9: "4,5"}, food=["4,5"], lakes=["3,5"]), scenario="survival")
    kind = type(state.people[0])
    state.people[0] = kind(state.people[0].cell, 9, 1, 17, 0, 11, 0, 2)
    assert chosen("guide", state) == STAY.text


def test_a_seeker_thinks_of_the_whole_round() -> None:
    """One counter lies a little nearer, but three on the other side: the many first."""
    rows = ("." * 28,) * 9
    counters = ["25,5", "16,4", "16,6", "15,5", "15,4", "15,6", "16,5"]
    state = game(drawn(*rows, bases={7: "20,5", 9: "28,5"}, middle="[15, 25]"), scenario="search", counters=counters)
    plan = Seeking(play(state, "from 7").view(0))
    assert plan.ended(at(state.land, "19,5"), 0) > plan.ended(at(state.land, "21,5"), 0)


def test_strength_is_what_a_person_can_still_walk() -> None:
    life = game(drawn(*CLEAR, bases={5: "2,4"})).life
    fresh, dry = (strength(life, water, 1, 0, (1.0, 0.0)) for water in (1, 6))
    assert fresh[:3] == (6, 12, 17)
    assert len(fresh) == 9
    assert dry[-1] < fresh[-1]


def test_the_reach_of_a_pursuer() -> None:
    """OS-32: with 5 in 6 one goes where one likes, straight at least; else by the direction die, or a turn after it."""
    state = game(drawn(*("." * 15,) * 15, bases={5: "8,8"}))
    odds = reach(state.ways, state.people[0].cell, 6)
    assert odds[at(state.land, "8,7")] == pytest.approx(5 / 6 + 3 / 36)
    assert odds[at(state.land, "9,5")] < odds[at(state.land, "8,5")]  # which lies straight ahead
    assert at(state.land, "15,15") not in odds


# The ladder, in short; docs/survival-odds.md has the long one


@pytest.mark.parametrize("scenario", ["lost", "survival"])
def test_a_guide_gets_out_more_often_than_a_careful_walker(scenario: str) -> None:
    def out(bot: str) -> int:
        matches = (Match("survival", {"scenario": scenario}, (bot,), f"out {seed}") for seed in range(60))
        return sum(bool(play_match(match).winners) for match in matches)

    assert out("guide") > out("careful") + 15


@pytest.mark.parametrize(
    ("scenario", "contingencies"), [("search", True), ("rescue", False), ("rescue-home", True), ("pursuit", True)]
)
def test_bots_play_every_scenario_to_its_end(scenario: str, contingencies: bool) -> None:
    options: dict[str, bool | str | int] = {"scenario": scenario, "contingencies": contingencies}
    result = play_match(Match("survival", options, ("guide", "careful"), "whole"))
    assert result.fault is None
