"""The six games: where they begin, which way the die sends people, and how they are won."""

import msgspec
import pytest

from bivouac.engine import Seat
from bivouac.games.survival.country import SIDES
from bivouac.games.survival.events import Died, Joined, Left, TurnedUp
from bivouac.games.survival.goals import home_sides
from bivouac.games.survival.life import changed
from bivouac.games.survival.rules import SurvivalState
from bivouac.games.survival.scenarios import (
    FREE_ONE_TURN,
    FREE_TURNS,
    FUGITIVE_DIRECTION,
    ONE_TURN,
    PURSUER_DIRECTION,
    SCENARIOS,
    STRAIGHT,
    Result,
    counter_count,
    lost_people,
    sides,
)
from tests.games.survival.small import at, drawn, game, here, play, texts, told

ROWS = ["........."] * 9
BASES = {number: f"{number},9" for number in range(1, 10)}
RANDOM, ANY = True, False


def country(base: int, where: str = "5,5", **lists: list[str]) -> str:
    return drawn(*ROWS, bases={**BASES, base: where}, middle="[1, 9]", **lists)


def winners(state: SurvivalState) -> tuple[Seat, ...] | None:
    return state.outcome.winners if state.outcome else None


def why(state: SurvivalState) -> str:
    assert state.outcome is not None
    return state.outcome.why.id


# Direction tables


@pytest.mark.parametrize(
    ("scenario", "results"),
    [
        ("basic", [(RANDOM, STRAIGHT), *[(RANDOM, ONE_TURN)] * 2, *[(ANY, STRAIGHT)] * 3]),
        ("lost", [(RANDOM, STRAIGHT), *[(RANDOM, ONE_TURN)] * 2, *[(ANY, STRAIGHT)] * 3]),
        ("survival", [(RANDOM, ONE_TURN), *[(ANY, STRAIGHT)] * 3, *[(ANY, ONE_TURN)] * 2]),
        ("search", [*[(ANY, STRAIGHT)] * 2, *[(ANY, ONE_TURN)] * 3, (ANY, FREE_TURNS)]),
        ("rescue", [*[(ANY, ONE_TURN)] * 3, *[(ANY, FREE_TURNS)] * 3]),
    ],
)
def test_direction_tables(scenario: str, results: list[tuple[bool, int]]) -> None:
    """OS-28 to OS-31: OS-29 Survival, OS-30 Search, OS-31 Rescue."""
    assert SCENARIOS[scenario].direction == tuple(Result(*result) for result in results)


def test_direction_tables_of_pursuit() -> None:
    """OS-32: pursuers and fugitives have each their own."""
    random, straight, free = Result(RANDOM, ONE_TURN), Result(ANY, STRAIGHT), Result(ANY, FREE_ONE_TURN)
    assert PURSUER_DIRECTION == (random, *[straight] * 2, *[free] * 3)
    assert FUGITIVE_DIRECTION == (*[random] * 2, *[straight] * 3, free)
    assert (SCENARIOS["pursuit"].hunt, SCENARIOS["pursuit"].direction) == (PURSUER_DIRECTION, FUGITIVE_DIRECTION)


def test_in_search_on_a_six_one_need_not_move() -> None:
    """OS-30: nor go all the way, and may turn at every hex."""
    state = play(game(country(7), scenario="search", counters=["1,1"]), "from 7", "set out", 6)
    assert texts(state) == ["n", "ne", "se", "s", "sw", "nw", "stop"]
    play(state, "n")
    assert texts(state) == ["n", "ne", "se", "sw", "nw", "stop"]
    play(state, "ne", "se", "stop")
    assert state.phase == "water"


def test_in_lost_one_half_of_all_starts_is_random_and_one_third_may_turn() -> None:
    """OS-28."""
    table = SCENARIOS["lost"].direction
    assert sum(result.random for result in table) == 3
    assert sum(result.right == ONE_TURN for result in table) == 2


# Basic and Lost


def test_in_the_basic_game_nobody_needs_anything() -> None:
    """OS-33: everyone stays on A, from base 5."""
    state = play(game(country(5), scenario="basic"), *["stay"] * 30)
    assert (here(state), state.people[0].letter, state.people[0].water) == ("5,5", "A", 1)


@pytest.mark.parametrize("scenario", ["basic", "lost"])
def test_who_is_first_off_any_edge_wins(scenario: str) -> None:
    """OS-33, OS-34: from base 5."""
    for way in ("n", "ne", "s", "nw"):
        state = play(game(country(5), seats=2, scenario=scenario), 6, 5, "set out", 5, way)
        assert (winners(state), why(state)) == ((0,), "survival-won-out")
        (left,) = told(state, Left)
        assert isinstance(left, Left)
        assert (left.seat, state.people[0].fate, state.people[0].sides) == (0, "out", left.sides)


def test_lost_is_lost_when_all_are_dead() -> None:
    """OS-34: who does not survive is out of the game."""
    state = game(country(5), seats=2)
    play(state, 6, 1)
    for seat in range(2):
        state.people[seat] = changed(state.people[seat], state.life, hurt=14, water=1)
    play(state, "stay")
    assert (winners(state), state.people[0].fate) == (None, "dead")
    play(state, "stay")
    assert (winners(state), why(state)) == ((), "survival-lost-all")
    assert len(told(state, Died)) == 2


def test_the_variant_of_lost_wants_the_east_edge() -> None:
    """OS-34: over another one is out, without winning."""
    state = play(game(country(5), scenario="lost-east"), "set out", 5, "n")
    assert (winners(state), why(state)) == ((), "survival-lost-all")
    state = play(game(country(5), scenario="lost-east"), "set out", 5, "ne")
    assert winners(state) == (0,)


# Survival


def test_survival_is_won_over_the_west_edge() -> None:
    """OS-35: from base 9."""
    state = play(game(country(9), scenario="survival"), "set out", 3, "nw")
    assert (winners(state), why(state)) == ((0,), "survival-won-out")


def test_who_died_is_not_nearest() -> None:
    """OS-35: of those who left the map alive."""
    state = play(game(country(9), seats=2, scenario="survival"), 6, 1, "set out", 3, "n")
    assert winners(state) is None
    state.people[1] = changed(state.people[1], state.life, hurt=14, water=1)
    state.people[1] = type(state.people[1])(at(state.land, "4,4"), 9, *_indexes(state, 1))
    play(state, "stay")
    assert (winners(state), why(state)) == ((0,), "survival-won-nearest")


def test_if_all_die_nobody_is_nearest() -> None:
    """OS-35."""
    state = play(game(country(9), seats=2, scenario="survival"), 6, 1)
    for seat in range(2):
        state.people[seat] = changed(state.people[seat], state.life, hurt=14, water=1)
    play(state, "stay", "stay")
    assert (winners(state), why(state)) == ((), "survival-lost-all")


def test_if_nobody_gets_there_the_nearest_of_those_who_left_wins() -> None:
    """OS-35: by columns from the west edge."""
    state = play(game(country(9), seats=2, scenario="survival"), 6, 1, "set out", 3, "n")
    state.people[1] = msgspec.structs.replace(state.people[1], cell=at(state.land, "4,1"))
    play(state, "set out", 3, "n")
    assert (winners(state), why(state)) == ((1,), "survival-won-nearest")


def test_among_equally_near_ones_the_earlier_wins() -> None:
    """OS-35: the earlier turn."""
    state = play(game(country(9), seats=2, scenario="survival"), 1, 6, "set out", 3, "n", "set out", 3, "s")
    assert (winners(state), why(state)) == ((1,), "survival-won-nearest")


def test_alone_there_is_nobody_to_be_nearer_than() -> None:
    """OS-35."""
    state = play(game(country(9), scenario="survival"), "set out", 3, "n")
    assert (winners(state), why(state)) == ((), "survival-lost-all")


# Search and Rescue


def test_in_search_one_lies_lost_among_six_blanks_and_in_rescue_one_for_each() -> None:
    """OS-36, OS-37."""
    assert [(lost_people("search", seats), counter_count("search", seats)) for seats in (1, 4)] == [(1, 7), (1, 7)]
    assert [(lost_people("rescue", seats), counter_count("rescue", seats)) for seats in (1, 4)] == [(1, 7), (4, 10)]
    assert counter_count("lost", 4) == counter_count("pursuit", 4) == 0


def test_everybody_chooses_a_base() -> None:
    """OS-36: 7 or 9."""
    land = country(7)
    state = game(land, seats=2, scenario="search", counters=["1,1", "2,1"])
    assert (state.phase, state.turn, texts(state)) == ("from", 0, ["from 7", "from 9"])
    play(state, "from 9", "from 7")
    assert [person.base for person in state.people] == [9, 7]
    assert [here(state, seat) for seat in range(2)] == ["9,9", "5,5"]
    assert state.phase == "order"


def test_a_counter_is_turned_up_when_somebody_enters_its_hex() -> None:
    """OS-36: passing is enough, and chance says what it is: one of three is the lost person."""
    state = play(game(country(7), scenario="search", counters=["5,4", "1,1", "2,1"]), "from 7", "set out", 1, "n")
    assert (state.phase, here(state)) == ("turned", "5,4")
    assert [(move.text, weight) for move, weight in state.outcomes()] == [("lost person", 1), ("blank", 2)]
    play(state, False)
    assert (len(state.counters), state.lost) == (2, 1)
    assert told(state, TurnedUp) == [TurnedUp(0, at(state.land, "5,4"), False)]
    assert state.people[0].fate == "out"  # straight on, over the edge


def test_who_finds_the_lost_person_wins_the_search() -> None:
    """OS-36."""
    state = play(game(country(7), scenario="search", counters=["5,4", "1,1"]), "from 7", "set out", 1, "n", True)
    assert (winners(state), why(state)) == ((0,), "survival-won-found")


def test_the_last_counter_is_the_lost_person() -> None:
    state = play(game(country(7), scenario="search", counters=["5,4"]), "from 7", "set out", 1, "n")
    assert [(move.text, weight) for move, weight in state.outcomes()] == [("lost person", 1)]


def test_leaving_the_map_wins_no_search() -> None:
    """OS-36."""
    state = play(game(country(7), scenario="search", counters=["1,1"]), "from 7", "set out", 1, "n")
    assert winners(state) == ()


def rescue(seats: int = 1, **options: str) -> SurvivalState:
    counters = ["5,4", "5,3", *(f"{number},1" for number in (1, 2, 3, 7, 8))]
    state = game(country(7), seats=seats, counters=counters, **{"scenario": "rescue", **options})
    return play(state, *["from 7"] * seats, *range(6, 6 - seats, -1)[: seats if seats > 1 else 0])


def test_who_leaves_the_map_with_somebody_rescued_wins() -> None:
    """OS-37: over any edge; without anybody one is only out."""
    north = ("n", "n", "n")
    state = play(rescue(), "set out", 4, "n", True, "n", False, *north)
    assert (winners(state), why(state)) == ((0,), "survival-won-rescued")
    state = play(rescue(), "set out", 4, "n", False, "n", False, *north)
    assert (winners(state), why(state)) == ((), "survival-lost-all")


def test_they_move_together_at_the_rescuers_allowance() -> None:
    """OS-37: and the walk goes on with the points that are left."""
    state = play(rescue(), "set out", 4, "n", True)
    assert told(state, Joined) == [Joined(0, at(state.land, "5,4"))]
    assert state.people[0].leads
    assert state.walk is not None
    assert state.walk.points == 5


def test_one_is_rescued_at_a_time() -> None:
    """OS-37: a second lost person stays there, face up, for whoever else comes by."""
    state = play(rescue(seats=2), "set out", 4, "n", True, "n", True)
    assert (state.found, state.lost) == ((at(state.land, "5,3"),), 0)
    play(state, "stop", 6, "set out", 4, "n", "n")
    assert (state.found, state.people[1].leads) == ((), True)
    assert told(state, Joined)[-1] == Joined(1, at(state.land, "5,3"))


def test_the_variant_of_rescue_leads_home() -> None:
    """OS-37: by the side that they came from, the one nearest to their base."""
    state = rescue(scenario="rescue-home")
    assert [SIDES[side] for side in range(4) if home_sides(state.land, 9) >> side & 1] == ["east", "south"]
    assert [SIDES[side] for side in range(4) if home_sides(state.land, 3) >> side & 1] == ["south"]
    near = drawn(*ROWS, bases={**BASES, 7: "5,7"}, middle="[1, 9]")
    for way, won in (("n", ()), ("s", (0,))):
        state = game(near, counters=["5,6", "1,1"], scenario="rescue-home")
        play(state, "from 7", "set out", 4, "n", True, "stop", 6)
        state.people[0] = type(state.people[0])(at(state.land, "5,9" if way == "s" else "5,1"), 7, leads=True)
        play(state, "set out", 4, way)
        assert winners(state) == won


def test_seats_of_the_two_sides() -> None:
    """OS-38: one fugitive and one or two pursuers, or two and two."""
    assert sides("pursuit", 2) == (range(1), range(1, 2))
    assert sides("pursuit", 3) == (range(1), range(1, 3))
    assert sides("pursuit", 4) == (range(2), range(2, 4))
    assert sides("lost", 4) == (range(0), range(0))


def _indexes(state: SurvivalState, seat: Seat) -> tuple[int, int, int, int]:
    person = state.people[seat]
    return person.water, person.food, person.hurt, person.level
