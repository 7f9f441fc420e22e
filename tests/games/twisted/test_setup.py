"""Before the first round: traits and piles in secret, hideouts in turn, cards."""

import pytest

from bivouac.engine import BadDeal, BadSetting, IllegalMove, Luck, Setting
from bivouac.games.twisted import GAME, TwistedOptions
from bivouac.games.twisted.cards import CRYPTIDS
from bivouac.games.twisted.moves import Keep, Pile
from bivouac.games.twisted.record import Hid, Readied
from bivouac.games.twisted.setup import TwistedDeal
from bivouac.games.twisted.view import HAND, ON_PILE
from tests.games.twisted.box import (
    GORGE,
    LAKE,
    PARK,
    RIVER,
    SIGHTING,
    TRAIT,
    WOODS,
    dealt,
    drawn,
    play,
    readied,
    texts,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    """TC-01, TC-02: a cryptid each, myth 5, three hideouts, two traits that nobody else has."""
    deal = GAME.deal(GAME.setting(seats), Luck.seeded(1))
    state = GAME.start(GAME.setting(seats), deal)
    assert len(set(state.cryptids)) == seats
    assert state.myth == [5] * seats
    assert state.hideouts == [ON_PILE] * (3 * seats)
    assert len({trait for pair in state.dealt for trait in pair}) == 2 * seats
    assert state.actors == tuple(range(seats))
    for other in (1, 5):
        with pytest.raises(BadSetting):
            GAME.setting(other)


def test_who_begins_and_who_is_what_is_drawn() -> None:
    """TC-04: anybody can begin, and be any cryptid."""
    luck, setting = Luck.seeded(2), GAME.setting(4)
    deals = [GAME.deal(setting, luck) for _ in range(60)]
    assert {deal.first for deal in deals} == set(range(4))
    assert {deal.cryptids[0] for deal in deals} == set(CRYPTIDS)
    assert {trait for deal in deals for trait in deal.traits[0]} == set(TRAIT)


@pytest.mark.parametrize(
    "deal",
    [
        TwistedDeal(2, ("frog", "bigfoot"), (("shy", "honest"), ("famous", "twisted"))),
        TwistedDeal(-1, ("frog", "bigfoot"), (("shy", "honest"), ("famous", "twisted"))),
        TwistedDeal(0, ("frog", "frog"), (("shy", "honest"), ("famous", "twisted"))),
        TwistedDeal(0, ("frog", "yeti"), (("shy", "honest"), ("famous", "twisted"))),
        TwistedDeal(0, ("frog", "bigfoot"), (("shy", "honest"), ("shy", "twisted"))),
        TwistedDeal(0, ("frog", "bigfoot"), (("shy", "honest"), ("meek", "twisted"))),
        TwistedDeal(0, ("frog", "bigfoot"), (("shy", "honest"),)),
        TwistedDeal(0, ("frog",), (("shy", "honest"), ("famous", "twisted"))),
    ],
)
def test_a_deal_that_cannot_be_is_refused(deal: TwistedDeal) -> None:
    with pytest.raises(BadDeal):
        GAME.start(Setting(2, TwistedOptions()), deal)


def test_one_of_two_traits_is_kept() -> None:
    """TC-02."""
    state = dealt(3)
    assert [move.text for move in state.moves(1)] == ["keep laid-back", "keep ingenious"]
    state.play(1, Keep(TRAIT["ingenious"]))
    assert state.kept == [-1, TRAIT["ingenious"], -1]
    with pytest.raises(IllegalMove):
        state.play(1, Keep(TRAIT["laid-back"]))
    with pytest.raises(IllegalMove):
        state.play(2, Keep(TRAIT["laid-back"]))


def test_three_piles_of_three_in_an_order_of_ones_choice() -> None:
    """TC-03: the first card under a pile is turned up first; the last one goes where there is room by itself."""
    state = dealt(2, cryptids=("jackalope", "frog"))
    state.play(0, Keep(TRAIT["twisted"]))
    order = ["false-stag", "mad-as-a-hare", "hare-today", "catch-me", "digestive-nap", "suspicious-shrub"]
    for at, id in enumerate(order):
        state.play(0, Pile(SIGHTING[id], at % 2))
    assert [move.text for move in state.moves(0)] == [
        f"pile {id} 3" for id in ("not-in-the-pot", "missed-by-a-hare", "caught-red-berried")
    ]
    state.play(0, Pile(SIGHTING["caught-red-berried"], 2))
    assert 0 in state.actors
    state.play(0, Pile(SIGHTING["not-in-the-pot"], 2))
    assert state.own_piles(0) == [
        tuple(SIGHTING[id] for id in ("false-stag", "hare-today", "digestive-nap")),
        tuple(SIGHTING[id] for id in ("mad-as-a-hare", "catch-me", "suspicious-shrub")),
        tuple(SIGHTING[id] for id in ("caught-red-berried", "not-in-the-pot", "missed-by-a-hare")),
    ]
    assert state.actors == (1,)
    assert state.record == [Readied(0)]


def test_nobody_piles_what_is_not_theirs_or_full() -> None:
    """TC-03."""
    state = dealt(2)
    state.play(0, Keep(TRAIT["twisted"]))
    for id in ("gorilla-suit", "wet-carpet", "three-bears"):
        state.play(0, Pile(SIGHTING[id], 0))
    for move in (Pile(SIGHTING["big-toe"], 0), Pile(SIGHTING["two-owls"], 1), Pile(SIGHTING["wet-carpet"], 1)):
        with pytest.raises(IllegalMove):
            state.play(0, move)


def test_all_choose_in_secret_at_the_same_time() -> None:
    """TC-02, TC-03: in any order; what can be taken back is one's own last move."""
    state = dealt(3)
    for seat in (2, 0, 1, 1, 2, 0):
        state.play(seat, state.moves(seat)[-1])
        assert state.undo == seat
    assert state.actors == (0, 1, 2)
    assert readied(3).phase == "hideouts"


@pytest.mark.parametrize("first", range(3))
def test_hideouts_are_placed_in_three_rounds(first: int) -> None:
    """TC-04: hideout k for pile k; the marker passes on after each round, three times in all."""
    state = readied(3, first)
    seen = []
    while state.phase == "hideouts":
        seen.append((state.turn, state.pile))
        state.play(state.turn, state.moves(state.turn)[-1])
    assert seen == [((first + round + turn) % 3, round) for round in range(3) for turn in range(3)]
    assert state.first == (first + 3) % 3
    assert [(one.seat, one.pile) for one in state.record if isinstance(one, Hid)] == seen


def test_the_marker_of_two_and_of_four_has_moved_on() -> None:
    """TC-04."""
    for seats, first in ((2, 1), (4, 3)):
        state = readied(seats)
        while state.phase == "hideouts":
            state.play(state.turn, state.moves(state.turn)[0])
        assert state.first == first


def test_never_two_of_ones_own_on_a_site() -> None:
    """TC-05."""
    state = readied(2)
    play(state, "place lake", "place park", "place lake")
    assert state.turn == 0
    assert texts(state) == ["place river", "place park", "place gorge", "place woods"]


def test_four_players_have_at_most_three_hideouts_on_a_site() -> None:
    """TC-05: three players may all be on the same site, but not four."""
    state = readied(4)
    play(state, "place lake", "place lake", "place lake")
    assert "place lake" not in texts(state)
    state = readied(3)
    play(state, "place lake", "place lake", "place lake", "place river")
    assert state.hideouts.count(LAKE) == 3


def test_a_last_hideout_with_one_site_left_goes_there_by_itself() -> None:
    """TC-05: three players are all at park, lake and marsh; the fourth is at the river and at the gorge."""
    state = readied(4)
    play(state, "place park", "place river", "place park", "place park")
    play(state, "place gorge", "place lake", "place lake", "place lake")
    play(state, "place marsh", "place marsh", "place marsh")
    assert state.own_hideouts(1) == [RIVER, GORGE, WOODS]
    assert state.phase == "draw"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_cards_each_when_the_hideouts_stand(seats: int) -> None:
    """TC-07: nobody has a card before that."""
    state = readied(seats)
    while state.phase == "hideouts":
        assert state.hands == [0] * seats
        state.play(state.turn, state.moves(state.turn)[0])
    assert state.phase == "draw"
    assert state.turn == state.first
    drawn(state, Luck.seeded(3))
    assert [hand.bit_count() for hand in state.hands] == [HAND] * seats
    assert sum(state.hands) + state.deck == (1 << 52) - 1
    assert (state.phase, state.round) == ("event", 1)
    assert {PARK, RIVER, LAKE} <= set(state.hideouts)
