"""Turns: who goes when, what is asked, and what goes by itself."""

import pytest

from bivouac.engine import CHANCE, BadSetting, IllegalMove, Luck, Table
from bivouac.games import load
from bivouac.games.survival.events import Camped, Dawned, Ordered, Snowed, Stayed, Threw, Walked
from bivouac.games.survival.life import changed
from bivouac.games.survival.moves import DIE, SET_OUT, STAY, STEP, STOP
from bivouac.games.survival.scenarios import LAST_DAY
from tests.games.survival.small import at, drawn, game, here, play, texts, told

SURVIVAL = load("survival")
ROWS = ["........."] * 13
CLEAR = drawn(*ROWS, bases={5: "4,7"})
NOURISHING = drawn(*ROWS, bases={5: "4,7"}, food=["4,7"], lakes=["4,7"])


# The order of play


def test_a_turn_is_a_day_and_all_have_theirs() -> None:
    """OS-01: in the order of play, then the next day."""
    state = play(game(CLEAR, seats=3), 2, 6, 4)
    assert told(state, Ordered) == [Ordered((1, 2, 0))]
    turns = []
    for _ in range(6):
        turns.append((state.day, state.turn))
        play(state, "stay")
    assert turns == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0)]
    assert told(state, Dawned) == [Dawned(1), Dawned(2), Dawned(3)]


def test_equal_dice_are_thrown_again() -> None:
    """OS-01: by those who are tied, for the places that they are tied for."""
    state = play(game(CLEAR, seats=4), 5, 3, 5, 3)
    assert (state.phase, list(state.tied), state.turn) == ("order", [(0, 2), (1, 3)], 0)
    assert list(play(state, 4, 4).tied) == [(0, 2), (1, 3)]
    assert list(play(state, 1, 2).tied) == [(2,), (0,), (1, 3)]
    assert state.turn == 1
    play(state, 6, 5)
    assert (state.order, state.phase, state.turn) == ((2, 0, 1, 3), "outset", 2)


def test_who_is_alone_throws_for_nothing() -> None:
    """OS-04: one person plays at once; Pursuit takes two."""
    assert game(CLEAR).phase == "outset"
    for scenario in ("basic", "lost", "survival", "search", "rescue"):
        assert SURVIVAL.setting(1, scenario=scenario).seats == 1
    with pytest.raises(BadSetting):
        SURVIVAL.setting(1, scenario="pursuit")
    assert {setting.seats for setting in SURVIVAL.settings() if setting.options.scenario == "pursuit"} == {2, 3, 4}
    with pytest.raises(BadSetting):
        SURVIVAL.setting(5)


# A turn


def test_the_parts_of_a_turn() -> None:
    """OS-02: direction, movement, needs, life, contingency, life again."""
    state = game(CLEAR, contingencies=True)
    state.people[0] = changed(state.people[0], state.life, water=1)
    play(state, "set out", 4, "n", 6, "personal", 5)
    assert [type(event).__name__ for event in state.record[2:]] == [
        *("Threw", "Walked", "Camped", "Missed", "Missed", "LevelChanged"),
        *("Threw", "Threw", "Befell", "Dawned"),
    ]
    assert [event.what for event in told(state, Threw) if isinstance(event, Threw)] == [
        "direction",
        "check",
        "contingency",
    ]


def test_one_may_stay_before_the_die_is_thrown() -> None:
    """OS-03: and not after."""
    state = game(NOURISHING)
    assert texts(state) == ["stay", "set out"]
    assert told(play(state, "stay"), Stayed) == [Stayed(0, state.people[0].cell, False, 0)]
    play(state, "set out", 4)
    assert texts(state) == ["n", "ne", "se", "s", "sw", "nw"]


def test_a_walk_without_a_choice_goes_by_itself() -> None:
    """OS-07, OS-10: random and straight: nothing is asked until the next day."""
    state = play(game(CLEAR), "set out", 1, 4)
    assert (here(state), state.phase, state.day) == ("4,13", "outset", 2)
    (walked,) = told(state, Walked)
    assert isinstance(walked, Walked)
    assert (walked.start, len(walked.cells), walked.costs) == (at(state.land, "4,7"), 6, (1,) * 6)
    assert told(state, Camped) == [Camped(0, at(state.land, "4,13"), True)]


def test_with_a_right_to_turn_one_is_asked_at_every_hex() -> None:
    """OS-08: the first one is given."""
    state = play(game(CLEAR), "set out", 2, 4)
    assert (here(state), texts(state)) == ("4,8", ["ne", "se", "s", "sw", "nw"])
    play(state, "s", "sw")  # and then straight on, over the edge
    assert (here(state), state.people[0].fate) == ("1,11", "out")


def test_who_cannot_move_stays_all_the_same() -> None:
    """OS-07: the day's walk is over at once, and counts as a day of staying."""
    rows = [*["mmmmmmmmm"] * 4, *["mmm.mmmmm"], *["mmmmmmmmm"] * 4]
    state = game(drawn(*rows, bases={5: "4,5"}))
    state.people[0] = changed(state.people[0], state.life, hurt=8)
    play(state, "set out", 6)
    assert (state.phase, state.day) == ("outset", 2)
    assert told(state, Camped) == [Camped(0, state.people[0].cell, False)]


def test_a_random_direction_off_the_map_is_asked_about() -> None:
    """OS-11."""
    edge = drawn(*ROWS, bases={5: "4,2"})
    state = play(game(edge), "set out", 1, 1)
    assert (state.phase, texts(state)) == ("walk", ["n", "stop"])
    play(state, "stop")
    assert (here(state), state.day) == ("4,2", 2)


def test_dice_show_each_of_six_faces() -> None:
    state = play(game(CLEAR), "set out")
    assert state.actors == (CHANCE,)
    assert [(move.text, weight) for move, weight in state.outcomes()] == [(f"die {face}", 1) for face in range(1, 7)]


@pytest.mark.parametrize("face", range(1, 7))
def test_a_random_direction_is_counted_clockwise_from_north(face: int) -> None:
    """OS-10."""
    state = play(game(CLEAR), "set out", 2, face)
    assert state.walk is not None
    assert state.walk.heading == face - 1


def test_what_is_not_open_is_refused() -> None:
    state = game(CLEAR)
    for move in (STOP, STEP[0], DIE[0]):
        with pytest.raises(IllegalMove):
            state.play(0, move)
    with pytest.raises(IllegalMove):
        state.play(1, STAY)
    state.play(0, SET_OUT)
    with pytest.raises(IllegalMove):
        state.play(0, SET_OUT)


# The end


def test_winter_comes_on_the_evening_of_the_last_day() -> None:
    """An end for every game: whoever is still on the map then is lost."""
    state = play(game(NOURISHING), *["stay"] * (LAST_DAY - 1))
    assert (state.day, state.outcome) == (LAST_DAY, None)
    play(state, "stay")
    assert told(state, Snowed) == [Snowed(0, state.people[0].cell)]
    assert state.people[0].fate == "snowed"
    assert state.outcome is not None
    assert state.outcome.winners == ()
    assert state.actors == ()


def test_a_day_of_staying_can_be_taken_back_until_a_die_falls() -> None:
    table = Table.start(SURVIVAL, SURVIVAL.setting(1), luck=Luck.seeded(1))
    table.play(0, STAY)
    assert table.state.undo == 0
    table.undo(0)
    table.play(0, SET_OUT)
    assert table.state.undo is None
