"""Pursuit: bases, outposts, and who catches whom."""

from bivouac.engine import Seat
from bivouac.games.survival.events import Built, Caught, Ordered, Supplied
from bivouac.games.survival.life import Person, changed
from bivouac.games.survival.rules import SurvivalState
from tests.games.survival.small import at, drawn, game, here, play, told

ROWS = ["............."] * 13
BASES = {1: "5,2", 2: "9,2", 3: "5,12", 4: "9,12", 5: "7,7", 6: "1,13", 7: "2,13", 8: "12,13", 9: "13,13"}
LAND = drawn(*ROWS, bases=BASES)
OUTPOSTS = ("outpost 1,1", "outpost 2,1", "outpost 3,1")


def hunt(seats: int = 2) -> SurvivalState:
    """A game in which all pursuers begin at base 1 and all outposts stand in the far corner."""
    state = game(LAND, seats=seats, scenario="pursuit")
    pursuers = len(state.pursuers)
    for _ in range(pursuers):
        play(state, "from 1")
    for number in range(3 * pursuers):
        play(state, f"outpost {number + 1},1")
    return state


def put(state: SurvivalState, seat: Seat, hex: str) -> None:
    state.people[seat] = Person(at(state.land, hex), state.people[seat].base)


def winners(state: SurvivalState) -> tuple[Seat, ...] | None:
    return state.outcome.winners if state.outcome else None


def test_pursuers_choose_a_base_and_place_their_outposts() -> None:
    """OS-38, OS-39: base 1 to 4, then three outposts each, anywhere, none upon another."""
    state = game(LAND, seats=3, scenario="pursuit")
    assert here(state, 0) == "7,7"
    assert (state.phase, state.turn) == ("from", 1)
    assert [move.text for move in state.moves(1)] == ["from 1", "from 2", "from 3", "from 4"]
    play(state, "from 2", "from 2")
    assert (state.phase, state.turn, len(state.moves(1))) == ("outposts", 1, 169)
    play(state, *OUTPOSTS)
    assert (state.turn, len(state.moves(2))) == (2, 166)
    play(state, "outpost 7,7", "outpost 13,13", "outpost 12,1")
    assert len(state.outposts) == len(told(state, Built)) == 6


def test_the_fugitives_always_go_first() -> None:
    """OS-01, OS-38: dice decide only among those of a side."""
    assert hunt(2).phase == "outset"
    state = play(hunt(4), 1, 2)
    assert state.turn == 2
    play(state, 6, 5)
    assert told(state, Ordered) == [Ordered((1, 0, 2, 3))]
    assert play(hunt(3), 3, 4).order == (0, 2, 1)


def test_a_fugitive_off_the_map_wins_for_all_fugitives() -> None:
    """OS-38."""
    state = play(hunt(4), 6, 5, 6, 5)
    put(state, 0, "7,3")
    play(state, "set out", 3, "n")
    assert winners(state) == (0, 1)
    assert state.outcome is not None
    assert state.outcome.why.id == "survival-won-escaped"


def test_a_pursuer_off_the_map_wins_nothing() -> None:
    """OS-38: when none is left, the fugitives have won."""
    state = play(hunt(2), "stay", "set out", 2, "n")
    assert (state.people[1].fate, winners(state)) == ("out", (0,))
    state = play(hunt(3), 6, 5, "stay", "set out", 2, "n")
    assert (state.people[1].fate, winners(state), state.turn) == ("out", None, 2)


def test_a_pursuer_who_comes_into_a_fugitives_hex_has_caught_them() -> None:
    """OS-38: passing is enough, and one fugitive is enough."""
    state = play(hunt(4), 6, 5, 6, 5, "stay", "stay")
    put(state, 1, "5,4")
    put(state, 2, "5,2")
    play(state, "set out", 2, "s")
    assert told(state, Caught) == [Caught(1, 2, at(state.land, "5,4"))]
    assert (winners(state), state.people[1].fate, state.people[0].fate) == ((2, 3), "caught", "afoot")
    assert here(state, 2) == "5,4"


def test_a_fugitive_who_walks_into_a_pursuer_is_caught_in_the_pursuers_turn() -> None:
    """OS-38: whatever the pursuer wanted to do; passing one by is no harm."""
    state = hunt(2)
    put(state, 0, "5,5")
    play(state, "set out", 3, "n")  # past the pursuer at 5,2, and out
    assert winners(state) == (0,)
    state = hunt(2)
    put(state, 0, "5,8")
    play(state, "set out", 3, "n")
    assert told(state, Caught) == [Caught(0, 1, at(state.land, "5,2"))]
    assert winners(state) == (1,)


def test_who_outlives_the_other_side_wins() -> None:
    """OS-38."""
    state = hunt(2)
    state.people[0] = changed(state.people[0], state.life, hurt=14, water=1)
    assert winners(play(state, "stay")) == (1,)
    state = hunt(2)
    state.people[1] = changed(state.people[1], state.life, hurt=14, water=1)
    assert winners(play(state, "stay", "stay")) == (0,)


def test_one_of_two_fugitives_plays_on_without_the_other() -> None:
    state = play(hunt(4), 6, 5, 6, 5)
    state.people[0] = changed(state.people[0], state.life, hurt=14, water=1)
    play(state, "stay")
    assert (winners(state), state.turn) == (None, 1)


def test_an_outpost_meets_the_needs_of_pursuers() -> None:
    """OS-27, OS-39: when they pass it or end there, as often as they like; it regains nothing."""
    state = game(LAND, seats=2, scenario="pursuit")
    play(state, "from 1", "outpost 5,4", "outpost 5,8", "outpost 5,2")
    state.people[1] = changed(state.people[1], state.life, water=2, food=2)
    for _ in range(4):
        play(state, "stay", "stay")
    assert (state.people[1].water, state.people[1].food) == (3, 3)
    play(state, "stay", "set out", 2, "s")
    assert (here(state, 1), state.people[1].water, state.people[1].food) == ("5,7", 3, 3)
    assert Supplied(1, "food", "outpost") in told(state, Supplied)


def test_an_outpost_is_nothing_to_fugitives() -> None:
    """OS-27."""
    state = game(LAND, seats=2, scenario="pursuit")
    play(state, "from 1", "outpost 7,7", "outpost 5,8", "outpost 5,2", "stay")
    assert (state.people[0].water, state.people[0].food) == (2, 2)


def test_pursuers_have_their_own_direction_table() -> None:
    """OS-32: a 4 is any direction and any distance for a pursuer, straight on for a fugitive."""
    state = play(hunt(2), "set out", 4)
    assert "stop" not in [move.text for move in state.moves(0)]
    play(state, "s", "set out", 4)
    assert [move.text for move in state.moves(1)] == ["n", "ne", "se", "s", "sw", "nw", "stop"]
    assert state.phase == "walk"
