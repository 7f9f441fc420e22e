"""What Outdoor Survival asks, and what its moves are called."""

import pytest

from bivouac.engine import SPECTATOR, Phrase
from bivouac.games.survival.moves import COLUMN, DIE, FROM, LOST, OUTPOST, SET_OUT, STAY, STEP, STOP, SurvivalMove
from bivouac.games.survival.phrases import listed, say, sides_phrase
from bivouac.locale import LANGUAGES, words
from tests.games.survival.small import game, play
from tests.games.survival.whole import asked, whole

LAND = whole(bases={5: "5,9"})


def test_the_day_is_asked_of_whose_turn_it_is_and_told_to_others() -> None:
    state = play(game(LAND, seats=2, scenario="lost"), 6, 1)
    assert asked(state, 0) == "Day 1, level A, 6 points. Stay here, or set out?"
    assert asked(state, 1) == "Day 1: Red is to stay or to set out."


def test_a_walk_is_asked_with_its_right_and_its_points() -> None:
    state = play(game(LAND, scenario="search", counters=["15,1"]), "from 7", "set out")
    assert asked(state) == "Red throws for a direction."
    play(state, 3)
    assert asked(state) == "Go in any direction, with one turn. You have 6 points."
    play(state, "n")
    assert asked(state) == "Where to now (with one turn)? You have 5 points left."
    play(state, "ne")
    assert asked(state).startswith("Red looks for water")


def test_a_direction_given_by_the_dice_is_named_where_there_is_a_choice() -> None:
    land = whole(*["...."] * 8, "....w", "....w", bases={5: "5,9"}, trails=["5,8 s s s"])
    state = play(game(land), "set out", 2, 2)
    assert asked(state) == "The die says north-east (with one turn), but the choice is yours: 6 points."


def test_pursuers_are_asked_for_a_base_and_three_outposts() -> None:
    state = game(LAND, seats=2, scenario="pursuit")
    assert asked(state, 1) == "Choose a base to begin at: 1, 2, 3, 4."
    assert asked(state, 0) == "Blue chooses a base to begin at."
    play(state, "from 3", "outpost 1,1")
    assert asked(state, 1) == "Put up an outpost, anywhere on the map: 2 of 3."


def test_who_names_a_column_is_asked_which() -> None:
    state = play(game(LAND, contingencies=True), "stay", 6)
    assert asked(state, 0) == "Something is about to happen to you. What shall it be?"
    assert asked(state, SPECTATOR) == "Something happens to Red, who names what kind."


def test_when_it_is_over_the_question_is_the_answer() -> None:
    state = play(game(whole(bases={5: "5,5"})), "set out", 4, "n")
    assert asked(state) == "Red got out of the wilderness on day 1."


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (FROM[7], "Begin at base 7"),
        (OUTPOST[90], "Put up an outpost on 5,3"),
        (STAY, "Stay here today"),
        (SET_OUT, "Set out"),
        (STEP[1], "Go north-east"),
        (STOP, "Stop here"),
        (COLUMN["animals"], "Animals and insects"),
        (DIE[3], "The die shows 4"),
        (LOST, "The counter is a lost person"),
    ],
)
def test_moves_in_words(move: SurvivalMove, sentence: str) -> None:
    assert words("en")(say(move)) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_have_commas_and_a_corner_has_two_sides(language: str) -> None:
    said = words(language)
    north, east = (said(Phrase(f"survival-side-{side}")) for side in ("north", "east"))
    assert said(sides_phrase(0b11)) == f"{north}, {east}"
    assert said(listed([Phrase("survival-side-east")])) == east
