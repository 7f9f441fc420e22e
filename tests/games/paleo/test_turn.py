"""A turn of the day: picking, turning up, settling in any order, waiting, asking, sleeping."""

import pytest

from bivouac.engine import CHANCE, REFEREE, SPECTATOR, IllegalMove
from bivouac.games.paleo.deeds import CARDS
from bivouac.games.paleo.moves import DONE, WAIT, Ask, Ignore, Pick, Sleep
from bivouac.games.paleo.view import ASLEEP, MADE, NONE
from tests.games.paleo.scenes import (
    BLUE,
    CARD,
    GREEN,
    ORANGE,
    back,
    deed,
    dusk,
    event,
    gains,
    held,
    ids,
    play,
    scene,
    texts,
    whats,
    wounds,
)


def backs(text: str) -> tuple[int, ...]:
    return tuple(map(back, text.split()))


DECK = "river hearth mountain forest"


# Picking


def test_one_of_the_top_three_is_picked_and_the_others_stay_in_their_order() -> None:
    """PA-05: nothing moves before all have picked."""
    state = scene(decks=["forest river mountain hearth red", "hearth river forest"])
    assert texts(state, ORANGE) == ["pick orange 1", "pick orange 2", "pick orange 3", "sleep orange"]
    play(state, "pick orange 2")
    assert state.decks[ORANGE] == backs("forest river mountain hearth red")
    assert [*state.actors] == [BLUE]
    play(state, "pick blue 3", "draw salmon", "draw birches")
    assert state.decks == [backs("forest mountain hearth red"), backs("hearth river")]
    assert ids(state.up) == ["salmon", "birches"]
    assert state.phase == "settle"


def test_fewer_are_offered_where_fewer_are_left() -> None:
    """PA-05."""
    state = scene(decks=["forest river", "red"])
    assert texts(state, ORANGE) == ["pick orange 1", "pick orange 2", "sleep orange"]
    assert texts(state, BLUE) == ["pick blue 1", "sleep blue"]
    with pytest.raises(IllegalMove):
        state.play(ORANGE, Pick(ORANGE, 2))
    with pytest.raises(IllegalMove):
        state.play(ORANGE, Pick(BLUE, 0))


def test_nobody_sees_what_others_picked_until_all_have() -> None:
    """PA-05: not even whether they sleep; then all see all."""
    for move in ("pick orange 3", "sleep orange"):
        state = play(scene(seats=3), move)
        assert state.view(ORANGE).picked[ORANGE] in (2, ASLEEP)
        for viewer in (BLUE, GREEN, SPECTATOR):
            assert state.view(viewer).picked == (MADE, NONE, NONE)
            assert state.view(viewer).decks == scene(seats=3).view(viewer).decks
        assert state.record == [event("chose", ORANGE)]
        assert state.view(BLUE).features() == play(scene(seats=3), "pick orange 1").view(BLUE).features()
    play(state, "pick blue 2", "pick green 1")
    assert state.view(SPECTATOR).picked == (ASLEEP, 1, 0)


def test_who_picks_last_cannot_think_again() -> None:
    """PA-05: by then the others' picks are open."""
    state = play(scene(seats=3), "pick orange 1", "pick blue 1")
    assert state.undo == BLUE
    play(state, "pick green 1")
    assert state.undo is None
    state = play(scene(), "sleep orange", "sleep blue")
    assert state.undo is None


def test_faces_are_drawn_out_of_what_is_there_with_that_back() -> None:
    """PA-05, PA-06: nobody can know more than the back; all faces with it are as likely."""
    state = play(scene(open="deer birches"), "pick orange 1", "pick blue 2")
    assert [*state.actors] == [CHANCE]
    outcomes = state.outcomes()
    assert {weight for _, weight in outcomes} == {1}
    forest = [card.id for card in CARDS if card.back == "forest" and card.set in ("base", "A", "B")]
    assert [move.text for move, _ in outcomes] == [f"draw {id}" for id in forest if id not in ("deer", "birches")]
    play(state, "draw honey")
    assert all("river" in CARDS[CARD[text.split()[1]]].back for text in texts(state))


def test_a_face_that_can_only_be_one_needs_no_luck() -> None:
    """PA-05: whoever's is turned up last may know it from its hint."""
    state = play(scene(decks=["river-tracks", "mountain-tent forest"]), "pick orange 1", "pick blue 1")
    assert ids(state.up) == ["mammoth-tracks", "dry-overhang"]
    assert [one.what for one in state.record] == ["chose", "chose", "turned", "turned"]


def test_backs_are_open_to_all_and_faces_to_nobody() -> None:
    """PA-06: a view tells the backs of whole decks in their order, and no move changes it."""
    state = scene(decks=["forest red river mountain hearth", "hearth"])
    for viewer in (ORANGE, BLUE, SPECTATOR, REFEREE):
        assert state.view(viewer).decks == (backs("forest red river mountain hearth"), backs("hearth"))
        assert state.view(viewer).up == (-1, -1)
    assert state.view(ORANGE).pools == state.view(REFEREE).pools


# Sleep


def test_sleeping_early_costs_nothing() -> None:
    """PA-07: the whole deck goes to the hidden discard; red backs do not wound."""
    state = scene(decks=["red forest red river", DECK])
    hidden = len(state.hidden)
    play(state, "sleep orange", "pick blue 1", "draw mussels")
    assert state.decks[ORANGE] == ()
    assert state.hidden[hidden:] == backs("red forest red river")
    assert wounds(state) == {}
    assert event("slept", ORANGE, count=4) in state.record
    assert state.skulls == 0
    assert [*state.actors] == [BLUE]


def test_who_sleeps_neither_acts_nor_helps() -> None:
    """PA-09: nor does the next turn ask them."""
    state = scene(level="II", tools=["root", ""], hurt={"bran": 1}, allies=["ahab", ""], store=(5, 5, 5))
    play(state, "sleep orange", "pick blue 2", "draw salmon")
    assert [*state.actors] == [BLUE]
    assert not any(text.startswith(("help", "ask", "wait")) for text in texts(state, BLUE))
    assert texts(state, ORANGE) == []
    play(state, "ignore blue")
    assert (state.phase, state.turn, state.actors) == ("pick", 2, (BLUE,))


def test_an_empty_deck_at_the_end_of_a_turn_is_sleep() -> None:
    """PA-09: not before, so the last card is settled as any."""
    state = scene(decks=["hearth", DECK])
    play(state, "pick orange 1", "pick blue 1", "draw flat-stone", "draw salmon")
    assert state.decks[ORANGE] == ()
    assert state.asleep == 0
    play(state, "help blue orange", "do flat-stone 1")
    assert state.asleep == 1 << ORANGE
    assert state.record[-1] == event("slept", ORANGE)
    assert [*state.actors] == [BLUE]


def test_a_dream_on_top_keeps_a_group_awake() -> None:
    """PA-09, PA-17."""
    state = scene("stars", "mussels", store=(0, 9, 0), decks=["forest " * deed("stars", 2).cards, DECK])
    play(state, "do stars 2", "ignore blue")
    assert state.asleep == 0
    assert state.decks[ORANGE] == backs("fresh-dream")
    assert [*state.actors] == [ORANGE, BLUE]


def test_all_asleep_is_night() -> None:
    """PA-09: whether their decks are used up or they went early."""
    state = scene(decks=["hearth", DECK], tools=["pelt tent", ""])
    play(state, "pick orange 1", "sleep blue", "draw flat-stone", "do flat-stone 1")
    assert "evening" in whats(state)
    assert state.night


# Settling


def test_each_card_gets_one_option_and_goes_to_the_open_discard() -> None:
    """PA-08: an action, help or ignore; all may look through the discard."""
    state = scene("windfall", "mussels", "salmon", seats=3)
    assert {"help orange blue", "help orange green", "ignore orange"} <= set(texts(state, ORANGE))
    assert "help blue orange" not in texts(state, BLUE)  # mussels have no help option
    play(state, "help green orange", "do mussels 1", "ignore orange")
    assert ids(state.open) == ["salmon", "mussels", "windfall"]
    assert state.view(SPECTATOR).open == state.open
    assert state.turn == 2


def test_an_action_is_not_done_twice() -> None:
    """PA-08."""
    state = play(scene("birches", "mussels"), "do birches 1")
    assert state.store == [5, gains("birches", 1, "wood"), 0]
    assert [*state.actors] == [BLUE]
    with pytest.raises(IllegalMove):
        state.play(ORANGE, Ignore(ORANGE))


@pytest.mark.parametrize("order", [(ORANGE, BLUE, GREEN), (GREEN, ORANGE, BLUE), (BLUE, GREEN, ORANGE)])
def test_cards_are_settled_in_any_order(order: tuple[int, ...]) -> None:
    """PA-08."""
    state = scene("birches", "mussels", "flint", seats=3)
    for group in order:
        assert set(state.actors) >= {group}
        play(state, f"ignore {['orange', 'blue', 'green'][group]}")
    assert state.turn == 2


def test_a_destroyed_card_does_not_come_back() -> None:
    """PA-08, PA-14: others lie in the open discard, and nowhere else."""
    state = scene("birches", "mussels", tools=["axe", ""], decks=["forest " * deed("birches", 3).cards])
    play(state, "do birches 3", "do mussels 1")
    assert (ids(state.grave), ids(state.open)) == (["birches"], ["mussels"])
    assert event("destroyed", ORANGE, "birches") in state.record


def test_what_says_where_it_goes_goes_there() -> None:
    """PA-10: to the group or onto the board; no option is open, and it is in no discard."""
    state = scene(level="II", decks=["mountain-tracks river", "hearth-tent river"])
    play(state, "pick orange 1", "pick blue 1", "draw ahab")
    assert ids(state.allies[ORANGE]) == ["ahab"]
    assert ids(state.board) == ["hungry-eyes", "coughing-nights", "sweat-lodge"]
    assert state.open == ()
    assert event("placed", ORANGE, "ahab", of=0) in state.record
    assert event("placed", BLUE, "sweat-lodge", of=1) in state.record
    assert (state.phase, state.turn) == ("pick", 2)


def test_a_placed_card_is_no_help_in_that_turn() -> None:
    """PA-10: its group is done, though its help may be wanted."""
    state = scene(level="II", decks=["mountain-tracks river", "mountain river"])
    play(state, "pick orange 1", "pick blue 1", "draw ahab", "draw flint")
    assert [*state.actors] == [BLUE]
    assert not any(text.startswith("ask") for text in texts(state, BLUE))


# Waiting and asking


def test_a_group_may_let_the_others_go_first() -> None:
    """PA-08: who waits is asked again as soon as somebody has done something."""
    state = scene("birches", "salmon", "flint", seats=3)
    play(state, "1 wait")
    assert [*state.actors] == [ORANGE, GREEN]
    play(state, "0 wait")
    assert [*state.actors] == [GREEN]
    assert "wait" not in texts(state, GREEN)
    with pytest.raises(IllegalMove):
        state.play(GREEN, WAIT)
    play(state, "ignore green")
    assert [*state.actors] == [ORANGE, BLUE]


def test_asking_ends_all_waiting() -> None:
    """PA-08: and is done once a turn."""
    state = play(scene("deer", "salmon", "mussels", seats=3), "1 wait", "2 wait", "ask orange")
    assert [*state.actors] == [ORANGE, BLUE, GREEN]
    assert state.asked == 1 << ORANGE
    assert state.record[-1] == event("asked", ORANGE, "deer")
    with pytest.raises(IllegalMove):
        state.play(ORANGE, Ask(ORANGE))
    play(state, "help blue orange", "ignore orange", "ignore green")
    assert state.asked == 0


def test_nobody_asks_where_nobody_can_help() -> None:
    """PA-26: mussels and birches have no help option; alone one would ask oneself."""
    assert "ask orange" not in texts(scene("deer", "mussels"), ORANGE)
    assert "ask orange" in texts(scene("deer", "salmon"), ORANGE)
    assert "ask orange" not in texts(scene("deer", "salmon", seats=1), ORANGE)


def test_waiting_cannot_stop_the_game() -> None:
    """PA-08: of those who could go on one always has to."""
    state = scene("birches", "salmon", "flint", "mussels", seats=4)
    for _ in range(3):
        play(state, f"{state.actors[0]} wait")
    assert len(state.actors) == 1
    assert texts(state)
    state = dusk(scene(tools=["tent pelt", ""], store=(9, 0, 0)))
    play(state, "1 wait")
    assert [*state.actors] == [ORANGE]
    assert "wait" not in texts(state)


# Extra and alone


def test_who_is_done_may_go_on_with_what_is_in_play() -> None:
    """PA-20: until they say that they are done, or nothing is to be had any more."""
    state = scene("birches", "mussels", level="II", allies=["ahab", ""], store=(5, 9, 0))
    play(state, "ignore orange", "ignore blue")
    assert texts(state) == ["do ahab 1", "done"]
    play(state, "do ahab 1")
    assert held(state, ORANGE) == {"spear": 1}
    play(state, "done")
    assert (state.phase, state.turn) == ("pick", 2)


def test_done_is_said_for_groups_that_are_done() -> None:
    """PA-01, PA-20: alone, one group rests, and the other may still do something extra after its action."""
    state = scene("birches", "mussels", seats=1, level="II", allies=["ahab", "reed-mother"], store=(5, 9, 8))
    play(state, "ignore orange")
    assert {"done", "do ahab 1", "ignore blue", "do reed-mother 1"} <= set(texts(state))
    play(state, "done")
    assert "do ahab 1" not in texts(state)
    assert "done" not in texts(state)
    play(state, "ignore blue")
    assert texts(state) == ["do reed-mother 1", "done"]


def test_alone_one_says_which_group_does_it() -> None:
    """PA-01, PA-20: an extra action on the board that both could do."""
    state = scene("birches", "mussels", seats=1, level="V", board="far-shore", store=(0, 0, 8))
    play(state, "do far-shore 1")
    assert texts(state) == ["take orange", "take blue"]
    assert state.view(0).asks is not None
    play(state, "take blue")
    assert next(one for one in state.record if one.what == "acted").group == BLUE
    assert state.store[2] == 8 - deed("far-shore").goods[2]


def test_undo_ends_where_something_was_seen() -> None:
    """Until then each may take back their last move."""
    state = play(scene("birches", "mussels"), "do birches 1")
    assert state.undo == ORANGE
    state = scene("mammoth-tracks", "mussels", people=(("bero", "lisse"), ("dorn", "pim")))
    play(state, "do mammoth-tracks 1")
    assert state.undo is None  # a secret lies open


def test_no_move_is_made_by_who_may_not() -> None:
    state = scene("birches", "mussels")
    for seat, move in ((ORANGE, Ignore(BLUE)), (BLUE, Pick(BLUE, 0)), (BLUE, Sleep(BLUE)), (ORANGE, DONE)):
        before = state.copy()
        with pytest.raises(IllegalMove):
            state.play(seat, move)
        assert state == before
