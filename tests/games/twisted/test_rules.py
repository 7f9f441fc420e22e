"""Rounds by the rules: day, dusk and night."""

import pytest

from bivouac.engine import CHANCE, IllegalMove
from bivouac.games.twisted.moves import PASS, Play, Power
from bivouac.games.twisted.record import Hid, Met, Returned, Revealed, Shuffled, Stayed
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.sites import REST
from bivouac.games.twisted.view import GONE, ON_PILE
from tests.games.twisted.box import (
    ACTION,
    DECK,
    EVENT,
    GORGE,
    LAKE,
    MARSH,
    PARK,
    RIVER,
    SIGHTING,
    WOODS,
    at,
    day,
    draw,
    drawn,
    event,
    play,
    scored,
    texts,
)

HAND = ["cold-beer", "blisters", "many-teeth", "long-weekend", "something-shiny"]
OTHERS = [[PARK, MARSH, WOODS], [PARK, MARSH, WOODS]]


def last_turn(state: TwistedState) -> TwistedState:
    """The day's last turn, in which nothing is done."""
    state.step = 3 * state.setting.seats - 1
    state.turn = state.in_turn(state.step)
    state.choices = state.day_choices()
    return play(state, "pass")


# Dawn


def test_the_first_player_turns_up_an_event_that_was_not_there_yet() -> None:
    """TC-08."""
    state = day({}, [[RIVER, LAKE, GORGE], *OTHERS])
    state.phase, state.choices, state.events = "event", (), (EVENT["regatta"], EVENT["fog-bank"])
    assert state.actors == (CHANCE,)
    names = [move.text for move, weight in state.outcomes() if weight == 1]
    assert len(names) == 10
    assert "event regatta" not in names
    event(state, "opening-day")
    assert state.events[-1] == EVENT["opening-day"]


def test_the_first_player_decides_whoever_that_is() -> None:
    """TC-08."""
    state = day({RIVER: (3, 0, 0)}, [[RIVER, LAKE, GORGE], *OTHERS])
    state.phase, state.choices, state.events, state.first, state.turn = "event", (), (), 2, 2
    event(state, "opening-day")
    assert state.actors == (2,)
    assert texts(state) == ["choose park", "choose woods"]


# Day


def test_a_day_is_three_times_round_the_table() -> None:
    """TC-09: passing ends only that turn."""
    state = day({RIVER: (1, 0, 0)}, [[RIVER, LAKE, GORGE], *OTHERS], [HAND, HAND[:0], HAND[:0]])
    turns = []
    while state.phase == "day":
        turns.append(state.turn)
        play(state, "pass")
    assert turns == [0, 1, 2] * 3


def test_a_card_a_power_or_nothing() -> None:
    """TC-09: the power costs a card, and can be used once a round."""
    state = day({PARK: (1, 0, 0)}, [[RIVER, GONE, GONE], *OTHERS], [HAND[:2], HAND[2:4], []])
    assert texts(state) == ["play cold-beer", "play blisters", "power cold-beer", "power blisters", "pass"]
    play(state, "power blisters", "hiker rest river")
    assert state.discards == 1 << ACTION["blisters"]
    assert state.hands[0] == 1 << ACTION["cold-beer"]
    play(state, "pass", "pass")
    assert texts(state) == ["play cold-beer", "pass"]
    with pytest.raises(IllegalMove):
        state.play(0, Power(ACTION["cold-beer"]))


def test_nobody_plays_a_card_that_is_not_in_their_hand() -> None:
    """TC-09."""
    state = day({}, [[RIVER, LAKE, GORGE], *OTHERS], [HAND[:2], HAND[2:4], []])
    for actor, move in ((0, Play(ACTION["many-teeth"])), (1, Play(ACTION["many-teeth"])), (1, PASS)):
        with pytest.raises(IllegalMove):
            state.play(actor, move)


def test_undo_is_open_inside_a_turn() -> None:
    """What was revealed or drawn stays; all else can be taken back until another plays."""
    state = day({RIVER: (0, 4, 0)}, [[RIVER, GONE, GONE], *OTHERS], [HAND, [], []])
    for text in ("play many-teeth", "hunter river park", "hunter river woods"):
        play(state, text)
        assert state.undo == 0
    play(state, "pass")
    assert state.undo == 1
    last_turn(state)
    assert [type(one) for one in state.record].count(Revealed) == 1
    assert state.undo is None


# Dusk


def test_the_encounter_is_where_most_humans_are_among_sites_with_a_hideout() -> None:
    """TC-11: more humans elsewhere do not count."""
    state = day({LAKE: (9, 0, 0), RIVER: (0, 2, 0), PARK: (1, 0, 0)}, [[RIVER, GORGE, WOODS], [RIVER, PARK, WOODS]])
    last_turn(state)
    assert state.encounter == RIVER


def test_the_first_player_breaks_ties() -> None:
    """TC-11: all zero is a tie too."""
    state = day({LAKE: (9, 0, 0)}, [[RIVER, GORGE, WOODS], [RIVER, PARK, WOODS]])
    last_turn(state)
    assert (state.phase, state.actors) == ("encounter", (0,))
    assert texts(state) == ["choose river", "choose park", "choose gorge", "choose woods"]
    play(state, "choose park")
    assert state.encounter == PARK
    assert [one.seat for one in state.record if isinstance(one, Revealed)] == [1]


def test_each_turns_up_the_top_of_that_pile_in_turn_order() -> None:
    """TC-12: it scores, it acts, it is set aside, the hideout goes back; the next one sees humans as they are then."""
    state = day(
        {RIVER: (0, 3, 0), PARK: (0, 1, 0)},
        [[LAKE, RIVER, GORGE], [GORGE, LAKE, RIVER]],
        piles={(0, 1): ["gorilla-suit", "big-toe", "three-bears"], (1, 2): ["red-eyed-umbrella", "two-owls"]},
    )
    last_turn(state)
    first, second = (one for one in state.record if isinstance(one, Revealed))
    sums = scored("gorilla-suit", (0, 3, 0))
    assert first == Revealed(0, 1, SIGHTING["gorilla-suit"], sums, 5, 5 + sum(sums))
    # The first one lured the hunter from the park, so there are four by then; the second one attracted another.
    sums = scored("red-eyed-umbrella", (0, 4, 0))
    assert second == Revealed(1, 2, SIGHTING["red-eyed-umbrella"], sums, 5, 5 + sum(sums))
    assert at(state, RIVER) == (0, 5, 0)
    assert state.shown[1] == (SIGHTING["gorilla-suit"],)
    assert state.piles[1] == (SIGHTING["big-toe"], SIGHTING["three-bears"])
    assert [one for one in state.record if isinstance(one, Returned)] == [Returned(0, 1, False), Returned(1, 2, False)]
    assert state.hideouts[1] == ON_PILE


def test_who_turns_up_decides_what_their_sighting_leaves_open() -> None:
    """TC-12, TC-19: at the encounter only, and it is not optional."""
    state = day(
        {RIVER: (4, 0, 0), LAKE: (2, 0, 0)},
        [[LAKE, GORGE, WOODS], [RIVER, PARK, GORGE]],
        piles={(1, 0): ["possum-on-stilts", "two-owls"]},
    )
    last_turn(state)
    assert (state.phase, state.actors) == ("dusk", (1,))
    assert texts(state) == ["hiker river park", "hiker river woods"]
    play(state, "hiker river woods")
    assert state.encounter == RIVER
    assert (at(state, RIVER), at(state, WOODS)) == ((3, 0, 0), (1, 0, 0))


def test_the_encounter_stays_where_it_is_even_if_humans_leave() -> None:
    """TC-11."""
    state = day(
        {RIVER: (1, 0, 0)},
        [[RIVER, LAKE, GORGE], [RIVER, LAKE, GORGE]],
        piles={(0, 0): ["giant-slippers", "big-toe"], (1, 0): ["two-owls", "porch-light"]},
    )
    last_turn(state)
    play(state, "hiker river park")
    assert [one for one in state.record if isinstance(one, Met)] == [Met(RIVER)]
    second = [one for one in state.record if isinstance(one, Revealed)][1]
    assert (second.seat, second.sums) == (1, (0, 0, 0))


def test_myth_is_never_below_zero() -> None:
    """TC-12: the net of a card is added, and the track ends at 0."""
    state = day(
        {RIVER: (5, 0, 1)}, [[RIVER, GORGE, WOODS], [LAKE, PARK, GORGE]], piles={(0, 0): ["pedicure-day", "big-toe"]}
    )
    last_turn(state)
    found = next(one for one in state.record if isinstance(one, Revealed))
    assert found.sums == scored("pedicure-day", (5, 0, 1))
    assert sum(found.sums) < -5
    assert (found.before, found.after) == (5, 0)


def test_minus_two_zero_and_six_make_four() -> None:
    """TC-27: the rulebook's example: −2 for hikers, 0 for hunters, +6 for researchers."""
    hiker, hunter, researcher = DECK.sightings[SIGHTING["big-toe"]].score
    assert hunter == 0
    state = day(
        {RIVER: (-2 // hiker, 1, 6 // researcher)},
        [[RIVER, GORGE, WOODS], [LAKE, PARK, GORGE]],
        piles={(0, 0): ["big-toe", "wet-carpet"]},
    )
    last_turn(state)
    found = next(one for one in state.record if isinstance(one, Revealed))
    assert found.sums == (-2, 0, 6)
    assert found.after - found.before == 4
    assert state.myth == [9, 5]


def test_a_used_up_pile_takes_its_hideout_out_of_the_game() -> None:
    """TC-13."""
    state = day({RIVER: (3, 0, 0)}, [[RIVER, GORGE, WOODS], [LAKE, PARK, GORGE]], piles={(0, 0): ["pedicure-day"]})
    last_turn(state)
    assert state.hideouts[0] == GONE
    assert state.piles[0] == ()
    assert Returned(0, 0, True) in state.record
    assert state.phase == "move"  # no hideout is on a pile, so another one may move


# Night


def test_a_hideout_may_move_at_night() -> None:
    """TC-14: with none on a pile, to any other site, also to that of the encounter."""
    state = last_turn(day({RIVER: (3, 0, 0)}, [[LAKE, GORGE, WOODS], [RIVER, PARK, GORGE]], [["blisters"], []]))
    assert (state.phase, state.actors) == ("move", (0,))
    assert texts(state) == ["choose lake", "choose gorge", "choose woods", "stay"]
    play(state, "choose gorge")
    assert texts(state) == ["place river", "place park"]
    play(state, "place river")
    assert state.hideouts[:3] == [LAKE, RIVER, WOODS]
    assert Hid(0, 1, RIVER, GORGE) in state.record
    assert state.phase == "discard"


def test_no_hideout_has_to_move() -> None:
    """TC-14."""
    state = last_turn(day({RIVER: (3, 0, 0)}, [[LAKE, GORGE, WOODS], [RIVER, PARK, GORGE]], [["blisters"], []]))
    play(state, "stay")
    assert state.hideouts[:3] == [LAKE, GORGE, WOODS]
    assert (state.phase, Stayed(0) in state.record) == ("discard", True)


def test_a_hideout_on_a_pile_must_be_placed_elsewhere() -> None:
    """TC-14: not where the encounter was."""
    state = last_turn(
        day(
            {RIVER: (3, 0, 0)},
            [[RIVER, GORGE, WOODS], [LAKE, PARK, GORGE]],
            [["blisters"], []],
            piles={(0, 0): ["big-toe", "wet-carpet"]},
        )
    )
    assert (state.phase, state.actors, state.pile) == ("place", (0,), 0)
    assert texts(state) == ["place park", "place lake"]
    play(state, "place lake")
    assert state.hideouts[:3] == [LAKE, GORGE, WOODS]


def crowded() -> TwistedState:
    """Four players: three of them all on park, lake and marsh; the fourth alone at the encounter."""
    three = [PARK, LAKE, MARSH]
    return day(
        {RIVER: (0, 0, 5)},
        [[RIVER, GORGE, WOODS], three, three, three],
        piles={(0, 0): ["best-foot-forward", "big-toe", "wet-carpet"]},
    )


def test_a_hideout_without_a_legal_site_stays_on_its_pile() -> None:
    """TC-15: and is placed the next night."""
    state = crowded()
    last_turn(state)
    assert Stayed(0, 0, True) in state.record
    assert state.hideouts[0] == ON_PILE
    drawn(state)
    play(state, "choose park", "place gorge")
    drawn(state)
    for _ in range(2):
        play(state, "stay")
        drawn(state)
    assert (state.phase, state.round) == ("event", 2)
    state.play(CHANCE, state.outcomes()[0][0])
    while state.phase == "dawn":
        state.play(state.turn, state.moves(state.turn)[0])
    state.humans = [0] * 18 + [10] * 3
    state.humans[3 * LAKE], state.humans[3 * REST] = 9, 1
    while state.phase == "day":
        play(state, "pass")
    while state.turn != 0 or state.phase != "place":
        state.play(state.actors[0], state.outcomes()[0][0] if state.phase == "draw" else state.moves(state.turn)[-1])
    assert state.hideouts[0] == ON_PILE
    assert state.pile == 0
    assert "place lake" not in texts(state)


def test_hideouts_that_can_go_nowhere_stay_without_asking() -> None:
    """TC-05, TC-14: the other three players fill all other sites."""
    three = [PARK, LAKE, MARSH]
    state = day({PARK: (4, 0, 0)}, [[RIVER, GORGE, WOODS], three, three, three], [["blisters"], [], [], []])
    state.phase, state.step, state.choices, state.encounter = "dusk", 4, (), PARK
    state._next_reveal()
    assert (state.turn, state.phase) == (0, "discard")
    assert state.own_hideouts(0) == [RIVER, GORGE, WOODS]


def test_any_number_of_cards_is_discarded_and_five_are_held_again() -> None:
    """TC-14: player by player."""
    state = last_turn(day({RIVER: (3, 0, 0)}, [[LAKE, GORGE, WOODS], [RIVER, PARK, GORGE]], [HAND[:3], HAND[3:]]))
    play(state, "stay")
    assert texts(state) == ["discard cold-beer", "discard many-teeth", "discard blisters", "done"]
    play(state, "discard many-teeth", "discard blisters")
    assert state.undo == 0
    play(state, "done")
    assert (state.phase, state.actors) == ("draw", (CHANCE,))
    draw(state, "size-64")
    assert state.undo is None
    drawn(state)
    assert state.hands[0].bit_count() == 5
    assert state.hands[0] >> ACTION["cold-beer"] & 1
    assert state.discards == 1 << ACTION["many-teeth"] | 1 << ACTION["blisters"]
    assert state.turn == 1


def test_the_marker_passes_on_when_all_have_drawn() -> None:
    """TC-14."""
    state = last_turn(day({RIVER: (3, 0, 0)}, [[LAKE, GORGE, WOODS], [RIVER, PARK, GORGE]]))
    play(state, "stay")
    drawn(state)
    while state.phase != "event":
        state.play(state.actors[0], state.outcomes()[0][0] if state.phase == "draw" else state.moves(state.turn)[-1])
    assert (state.first, state.turn, state.round) == (1, 1, 2)


def test_the_discards_are_shuffled_when_the_deck_runs_out() -> None:
    """TC-16: what is left is drawn first."""
    state = last_turn(day({RIVER: (3, 0, 0)}, [[LAKE, GORGE, WOODS], [RIVER, PARK, GORGE]], [HAND[:3], HAND[3:]]))
    two = 1 << ACTION["size-64"] | 1 << ACTION["blurry-photo"]
    state.discards, state.deck = state.deck & ~two, two
    play(state, "stay", "discard cold-beer", "done")
    assert {move.text for move, _ in state.outcomes()} == {"draw size-64", "draw blurry-photo"}
    discards = state.discards
    draw(state, "size-64")
    draw(state, "blurry-photo")
    assert Shuffled() in state.record
    assert (state.deck, state.discards, state.shuffles[-1]) == (discards, 0, discards)
    assert discards >> ACTION["cold-beer"] & 1
    drawn(state)
    assert state.hands[0].bit_count() == 5


# Drawbacks of real deals


def turned_up(card: str, round: int = 1) -> TwistedState:
    """The night after a real deal was turned up at the river."""
    state = day(
        {RIVER: (3, 0, 0)},
        [[RIVER, GORGE, WOODS], [LAKE, PARK, GORGE], [LAKE, PARK, GORGE]],
        [HAND[:2], HAND[2:], []],
        piles={(0, 0): [card, "big-toe", "wet-carpet"]},
        round=round,
    )
    return last_turn(state)


def test_no_power_the_next_day() -> None:
    """TC-23: that day only."""
    state = turned_up("best-foot-forward")
    state.piles[2] = state.piles[1]  # no other real deal will be turned up
    assert state.locked == 0b001
    powers = []
    for _ in range(2):
        while state.phase != "day":
            state.play(
                state.actors[0], state.outcomes()[0][0] if state.actors == (CHANCE,) else state.moves(state.turn)[-1]
            )
        play(state, *["pass"] * ((0 - state.first) % 3))
        assert state.turn == 0
        powers.append(any(text.startswith("power") for text in texts(state)))
        while state.phase == "day":
            play(state, "pass")
    assert powers == [False, True]


def test_a_hand_of_three_tonight() -> None:
    """TC-23: a larger one is kept, and nothing is drawn."""
    state = turned_up("sasquatch-siesta")
    play(state, "place park", "done")
    drawn(state)
    assert state.hands[0].bit_count() == 3
    state = turned_up("sasquatch-siesta")
    state.hands[0] = sum(1 << ACTION[id] for id in HAND[:4])
    play(state, "place park", "done")
    assert state.hands[0].bit_count() == 4
    assert state.turn == 1


def test_the_hideout_goes_to_the_next_site_tonight() -> None:
    """TC-23: the first legal one clockwise after the encounter, by itself."""
    state = turned_up("pedicure-day")
    assert state.hideouts[0] == PARK
    assert state.phase == "discard"
    state = day(
        {RIVER: (3, 0, 0)},
        [[RIVER, GORGE, WOODS], [LAKE, PARK, GORGE], [LAKE, PARK, GORGE], [LAKE, PARK, MARSH]],
        piles={(0, 0): ["pedicure-day", "big-toe", "wet-carpet"]},
    )
    last_turn(state)
    assert state.hideouts[0] == MARSH  # park and lake are full


# Round five


def test_in_round_five_nobody_draws_and_hands_are_discarded() -> None:
    """TC-14: hideouts still move; then it is over (TC-24)."""
    state = turned_up("sasquatch-siesta", round=5)
    play(state, "place park", "stay", "choose gorge", "place marsh")
    assert (state.phase, state.actors) == ("over", ())
    assert state.hands == [0, 0, 0]
    assert state.discards == sum(1 << ACTION[id] for id in HAND)
    assert state.hideouts[8] == MARSH
    assert state.outcome is not None
