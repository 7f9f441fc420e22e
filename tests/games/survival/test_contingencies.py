"""What may befall people, cell by cell."""

import pytest

from bivouac.games.survival.events import Befell, Died, LevelChanged, Missed, Stayed
from bivouac.games.survival.life import changed
from bivouac.games.survival.rules import SurvivalState
from bivouac.games.survival.scenarios import SCENARIOS
from tests.games.survival.small import drawn, game, play, texts, told

ROWS = ["........."] * 9
BASES = {number: f"{number},9" for number in range(1, 10)}
DRY = drawn(*ROWS, bases={**BASES, 5: "4,3"}, middle="[1, 9]")
NOURISHING = drawn(*ROWS, bases={**BASES, 5: "4,3"}, food=["4,3"], lakes=["4,3"])

TABLES = {
    "lost": (
        ("", "", "stay+2", "", "stay+3", ""),
        ("", "", "stay+1", "food-1", "", "life-1"),
        ("food+1", "water+1", "stay+1", "food-2", "water-1", "life-2"),
    ),
    "survival": (
        ("", "", "stay+2", "", "stay+2", ""),
        ("", "", "stay+1", "food-1", "", "water-2"),
        ("food+2", "food+1", "stay+1", "food-2", "water-1", "life-1"),
    ),
    "search": (
        ("", "", "stay+1", "", "stay+2", ""),
        ("food+1", "water+1", "", "food-1", "", "water-2"),
        ("food+1", "water+1", "", "food-1", "water-1", "life-1"),
    ),
    "rescue": (
        ("", "", "stay+1", "", "stay+1", ""),
        ("food+1", "food+1", "", "food-1", "", "water-1"),
        ("food+2", "water+1", "", "food-1", "water-1", "life-1"),
    ),
    "pursuit": (
        ("", "", "stay+2", "", "stay+2", ""),
        ("", "", "stay+1", "food-1", "", "water-2"),
        ("food+2", "food+1", "stay+1", "food-2", "water-1", "life-1"),
    ),
}


@pytest.mark.parametrize("scenario", TABLES)
def test_the_tables_are_those_of_the_rulebook(scenario: str) -> None:
    """OS-40."""
    table = SCENARIOS[scenario].contingencies
    assert table is not None
    codes = tuple(tuple(cell.code if cell else "" for cell in column) for column in table.values())
    assert codes == TABLES[scenario]
    assert tuple(table) == ("hazards", "animals", "personal")


def test_variants_have_the_tables_of_their_scenario_and_the_basic_game_has_none() -> None:
    """OS-33, OS-40."""
    assert SCENARIOS["lost-east"].contingencies is SCENARIOS["lost"].contingencies
    assert SCENARIOS["rescue-home"].contingencies is SCENARIOS["rescue"].contingencies
    assert SCENARIOS["basic"].contingencies is None
    assert play(game(DRY, scenario="basic", contingencies=True), "stay").phase == "outset"


def befallen(column: str, die: int, map: str = DRY) -> SurvivalState:
    """A game of Lost after a first day of staying, and what befell."""
    return play(game(map, contingencies=True), "stay", 5, column, die)


@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_on_one_to_four_nothing_befalls(die: int) -> None:
    """OS-40: nor at all without the option."""
    state = play(game(DRY, contingencies=True), "stay")
    assert state.phase == "check"
    assert play(state, die).phase == "outset"
    assert play(game(DRY), "stay").phase == "outset"


@pytest.mark.parametrize("die", [5, 6])
def test_on_five_and_six_the_player_names_a_column(die: int) -> None:
    """OS-40, OS-02: after the needs of the day, and then throws on it."""
    state = play(game(DRY, contingencies=True), "stay", die)
    assert state.people[0].water == 2
    assert (state.phase, texts(state)) == ("column", ["hazards", "animals", "personal"])
    play(state, "animals", 5)
    assert told(state, Befell) == [Befell(0, "animals", 5, "")]
    assert (state.phase, state.day) == ("outset", 2)


def test_boxes_add_to_those_of_the_turn() -> None:
    """OS-41: a dry day and two boxes of food more; a gain never leads back to the start."""
    assert (befallen("personal", 4).people[0].water, befallen("personal", 4).people[0].food) == (2, 4)
    assert befallen("personal", 5).people[0].water == 3
    assert befallen("personal", 5).people[0].letter == "B"
    assert befallen("personal", 1).people[0].food == 2
    state = game(DRY, contingencies=True)
    state.people[0] = changed(state.people[0], state.life, water=4)
    assert play(state, "stay", 6, "personal", 2).people[0].water == 5


def test_a_level_lost_to_a_contingency_stays_lost() -> None:
    """OS-41, OS-22: no box gives it back."""
    state = befallen("personal", 6, NOURISHING)
    assert (state.people[0].hurt, state.people[0].letter) == (2, "C")
    assert told(state, LevelChanged) == [LevelChanged(0, 0, 2)]
    assert befallen("animals", 6, NOURISHING).people[0].letter == "B"


def test_a_contingency_can_be_the_death_of_somebody() -> None:
    """OS-18, OS-41."""
    state = game(NOURISHING, contingencies=True)
    state.people[0] = changed(state.people[0], state.life, hurt=13)
    play(state, "stay", 6, "personal", 6)
    assert told(state, Died) == [Died(0, state.people[0].cell, "contingency", 1)]
    assert state.outcome is not None
    assert state.outcome.winners == ()


def test_who_has_to_stay_put_loses_turns_and_still_throws() -> None:
    """OS-41: two turns, each a box of water and of food; only then a choice again."""
    state = befallen("hazards", 3)
    assert (state.people[0].held, state.phase, state.day) == (1, "check", 2)
    assert told(state, Stayed)[-1] == Stayed(0, state.people[0].cell, True, 1)
    assert (state.people[0].water, state.people[0].food) == (3, 3)
    play(state, 1)
    assert (state.people[0].held, state.phase, state.day) == (0, "check", 3)
    play(state, 1)
    assert (state.phase, state.day, state.people[0].water) == ("outset", 4, 4)


def test_who_has_to_stay_put_lives_on_what_the_hex_has() -> None:
    """OS-41."""
    state = play(befallen("hazards", 5, NOURISHING), 1, 1, 1)
    assert (state.phase, state.day) == ("outset", 5)
    assert (state.people[0].water, state.people[0].food) == (1, 1)


def test_who_has_to_stay_put_in_rescue_goes_thirsty_too() -> None:
    """OS-26, OS-41: neither what is carried nor a die helps then."""
    land = drawn(*ROWS, bases={**BASES, 7: "4,3"}, middle="[1, 9]")
    state = play(game(land, scenario="rescue", counters=["1,1", "2,1"], contingencies=True), "from 7")
    play(state, "stay", 6, 5, "hazards", 3)
    assert (state.phase, state.people[0].water, state.people[0].food) == ("check", 2, 3)
    assert told(state, Missed)[-2:] == [Missed(0, "water", 1, 2), Missed(0, "food", 1, 3)]


def test_of_two_spells_of_staying_put_the_longer_counts() -> None:
    """OS-41: both begin now."""
    state = play(befallen("hazards", 5), 5, "personal", 3)
    assert (state.people[0].held, state.day) == (1, 3)  # 2 of the first were left
    state = play(befallen("hazards", 3), 5, "hazards", 5)
    assert (state.people[0].held, state.day) == (2, 3)


def test_turns_of_staying_put_count_as_staying() -> None:
    """OS-24, OS-41."""
    land = drawn(*ROWS, bases={**BASES, 9: "4,3"}, food=["4,3"], lakes=["4,3"])
    state = game(land, scenario="survival", contingencies=True)
    state.people[0] = changed(state.people[0], state.life, water=3, food=5)
    play(state, "stay", 5, "hazards", 3)
    assert (state.people[0].water, state.people[0].food) == (4, 6)
    play(state, 1)
    assert (state.people[0].water, state.people[0].food) == (3, 3)
