"""What a seat may know, and how it imagines the rest."""

from collections import Counter

import msgspec
import pytest

from bivouac.arena.fuzz import differing, leaks, viewers, wild_move
from bivouac.engine import CHANCE, REFEREE, SPECTATOR, Luck
from bivouac.games.twisted import GAME
from bivouac.games.twisted.moves import OWN_SIGHTINGS, PILES, Keep, Pile
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.state import EVERY_ACTION
from bivouac.hexes import cells
from tests.games.twisted.box import ACTION, TRAIT, day, dealt, doing, play, random_game, readied

every_size = pytest.mark.parametrize("seats", [2, 3, 4])


def in_the_middle(seats: int = 4, round: int = 3, seed: int | str = "middle") -> TwistedState:
    """A day in the middle of a game."""
    return next(state for state in random_game(seats, seed) if (state.phase, state.round) == ("day", round))


def test_hands_piles_and_traits_are_ones_own() -> None:
    """TC-26."""
    state = in_the_middle()
    view = state.view(1)
    assert view.hands == (None, state.hands[1], None, None)
    assert view.piles == (None,) * 3 + tuple(state.piles[3:6]) + (None,) * 6
    assert view.kept == (None, state.kept[1], None, None)
    assert view.dealt == (None, state.dealt[1], None, None)
    watching = state.view(SPECTATOR)
    assert set(watching.hands) | set(watching.piles) | set(watching.kept) | set(watching.dealt) == {None}


def test_what_lies_open_is_open_to_all() -> None:
    """TC-26: myth, humans, hideouts, discards, sightings that were turned up, numbers of cards."""
    state = in_the_middle()
    for viewer in (0, 1, 2, 3, SPECTATOR):
        view = state.view(viewer)
        assert view.myth == tuple(state.myth)
        assert view.humans == tuple(state.humans)
        assert view.hideouts == tuple(state.hideouts)
        assert view.discards == state.discards
        assert view.shown == tuple(state.shown)
        assert view.deck == state.deck.bit_count()
        assert [sum(held) for held in view.held] == [hand.bit_count() for hand in state.hands]


def test_at_the_end_piles_and_traits_are_turned_up_but_not_those_that_were_not_kept() -> None:
    """TC-24, TC-26."""
    state = random_game(3, "end")[-1]
    view = state.view(SPECTATOR)
    assert view.piles == tuple(state.piles)
    assert view.kept == tuple(state.kept)
    assert view.dealt == (None, None, None)


def test_others_see_only_who_has_finished() -> None:
    """TC-03, TC-26: not which trait, not which pile, not how far somebody is."""
    state = dealt(3)
    before = state.view(1)
    state.play(0, Keep(TRAIT["honest"]))
    for card in OWN_SIGHTINGS[0][:7]:
        state.play(0, Pile(card, card // 3))
        assert differing(before, state.view(1)) == []
    state.play(0, state.moves(0)[0])
    assert differing(before, state.view(1)) == ["actors", "ready", "record"]
    assert state.view(1).ready == (True, False, False)


@every_size
def test_nothing_that_is_hidden_changes_what_a_seat_sees_or_may_do(seats: int) -> None:
    """TC-26: another state that a seat could be in looks the same, now and after a move that reveals nothing."""
    luck = Luck.seeded(seats)
    for seed in range(4):
        for state in random_game(seats, f"leak/{seed}")[::3]:
            for viewer in viewers(state):
                assert leaks(GAME, state, viewer, luck) == []


@every_size
def test_others_do_not_know_what_a_player_may_do(seats: int) -> None:
    """TC-26: whoever's turn it is, only they see their moves."""
    for state in random_game(seats, "moves")[::5]:
        for viewer in (*range(seats), SPECTATOR, REFEREE):
            assert bool(state.view(viewer).moves) == (viewer in state.actors)


def test_the_deck_and_hands_are_always_all_the_cards() -> None:
    """TC-26: what is imagined too."""
    luck = Luck.seeded("cards")
    for state in random_game(4, "cards")[::7]:
        for viewer in viewers(state):
            other = GAME.imagine(state.view(viewer), luck)
            piles = [*other.hands, other.deck, other.discards]
            assert sum(pile.bit_count() for pile in piles) == 52
            assert sum(piles) == EVERY_ACTION
            for seat, cryptid in enumerate(other.cryptids):
                own = slice(PILES * seat, PILES * seat + PILES)
                cards = [card for pile in (*other.piles[own], *other.shown[own]) for card in pile]
                assert set(cards) <= set(OWN_SIGHTINGS[cryptid])
                assert len(cards) == len(set(cards)) == (9 if other.ready(seat) else len(cards))
            traits = [trait for pair in other.dealt for trait in pair]
            assert len(set(traits)) == len(traits)
            assert all(kept in (-1, *pair) for kept, pair in zip(other.kept, other.dealt))


# Odds


def shares(counts: Counter[int], total: int) -> dict[int, float]:
    return {thing: count / total for thing, count in counts.items()}


def test_every_unseen_card_is_as_likely_in_a_hand() -> None:
    """TC-26: before the first shuffle."""
    state = in_the_middle(3, round=1)
    view, luck, draws = state.view(0), Luck.seeded("hands"), 4000
    found: Counter[int] = Counter()
    for _ in range(draws):
        found.update(cells(GAME.imagine(view, luck).hands[1]))
    unseen = list(cells(EVERY_ACTION & ~(state.hands[0] | state.discards)))
    assert set(found) == set(unseen)
    expected = state.hands[1].bit_count() / len(unseen)
    assert all(abs(share - expected) < 0.03 for share in shares(found, draws).values())


def test_cards_held_since_before_a_shuffle_are_not_among_those_that_were_shuffled() -> None:
    """TC-16, TC-26: the discards lay open, so all know which cards cannot be in an old hand, and which must be."""
    state = day({}, [[0, 1, 2], [3, 4, 5], [0, 2, 4]])
    names = list(ACTION)
    old, fresh = names[5:8], names[20:22]
    mine = names[:5]
    state.hands[0] = sum(1 << ACTION[id] for id in mine)
    state.hands[1] = sum(1 << ACTION[id] for id in (*old[:2], *fresh))
    state.hands[2] = 1 << ACTION[old[2]]
    shuffled = EVERY_ACTION & ~sum(1 << ACTION[id] for id in (*mine, *old))
    state.deck = shuffled & ~sum(1 << ACTION[id] for id in fresh)
    state.shuffles = (EVERY_ACTION, shuffled)
    assert [state.held(seat) for seat in range(3)] == [(5, 0), (2, 2), (1, 0)]
    state.choices = tuple(state.open_choices())
    luck, draws = Luck.seeded("shuffle"), 3000
    kept: Counter[int] = Counter()
    for _ in range(draws):
        other = GAME.imagine(state.view(0), luck)
        olds = sum(1 << ACTION[id] for id in old)
        assert other.held(1) == (2, 2)
        assert (other.hands[1] | other.hands[2]) & olds == olds
        kept.update(cells(other.hands[1] & olds))
    assert all(abs(share - 2 / 3) < 0.04 for share in shares(kept, draws).values())


def test_every_unseen_sighting_is_as_likely_on_top() -> None:
    """TC-26: and those that were turned up are not among them."""
    state = in_the_middle(2, seed="piles")
    view, luck, draws = state.view(0), Luck.seeded("piles"), 4000
    at = max(range(PILES, 2 * PILES), key=lambda pile: len(state.shown[pile]))
    if not state.piles[at]:
        at = next(pile for pile in range(PILES, 2 * PILES) if state.piles[pile])
    tops = Counter(GAME.imagine(view, luck).piles[at][0] for _ in range(draws))
    shown = {card for pile in state.shown[PILES:] for card in pile}
    unseen = set(OWN_SIGHTINGS[state.cryptids[1]]) - shown
    assert shown
    assert set(tops) == unseen
    assert all(abs(share - 1 / len(unseen)) < 0.03 for share in shares(tops, draws).values())


def test_every_trait_that_is_not_ones_own_is_as_likely() -> None:
    """TC-26: one knows both of one's own, also the one that was not kept."""
    state = in_the_middle(3, seed="traits")
    view, luck, draws = state.view(2), Luck.seeded("traits"), 4000
    kept = Counter(GAME.imagine(view, luck).kept[0] for _ in range(draws))
    assert set(kept) == set(range(10)) - set(state.dealt[2])
    assert all(abs(share - 1 / 8) < 0.025 for share in shares(kept, draws).values())


def test_whoever_has_not_finished_is_imagined_not_to_have_begun() -> None:
    state = dealt(3)
    state.play(0, state.moves(0)[0])
    other = GAME.imagine(state.view(1), Luck.seeded(1))
    assert other.kept == [-1, -1, -1]
    assert other.actors == (0, 1, 2)
    assert set(other.dealt[1]) == set(state.dealt[1])


def test_the_referee_imagines_the_truth() -> None:
    luck = Luck.seeded("referee")
    for state in random_game(3, "truth")[::9]:
        other = GAME.imagine(state.view(REFEREE), luck)
        other.undo = state.undo
        assert other == state


@every_size
def test_what_is_imagined_can_be_played_to_the_end(seats: int) -> None:
    luck = Luck.seeded("on")
    for state in random_game(seats, "on")[::40]:
        for viewer in viewers(state):
            other = GAME.imagine(state.view(viewer), luck)
            while other.actors:
                actor = luck.choose(other.actors)
                move = luck.weighted(other.outcomes()) if actor == CHANCE else wild_move(other.moves(actor), luck)
                other.play(actor, move)
            assert other.outcome is not None


def test_views_are_plain_data() -> None:
    state = readied(4)
    view = state.view(2)
    assert msgspec.json.decode(msgspec.json.encode(view.piles)) == [list(pile) if pile else None for pile in view.piles]
    assert len(view.features()) == len(state.features(SPECTATOR)) == len(in_the_middle(4).view(0).features())


def test_a_view_says_what_is_asked_within_an_effect() -> None:
    """Which of two effects, from where, to where, which site gets one more, which human."""
    hideouts = [[0, 2, 4], [1, 3, 5], [1, 3, 5]]
    state = day({0: (3, 1, 0), 1: (2, 0, 0)}, hideouts, [["stove-left-on"], [], []])
    asked = [state.view(0).asks]
    play(state, "play stove-left-on")
    asked.append(state.view(1).asks)
    play(state, "extract 2 hiker")
    asked.append(state.view(0).asks)
    play(state, "choose river")
    asked.append(state.view(0).asks)
    assert asked == ["", "effect", "start", "human"]
    state = doing("move all hunter from most hunter onto most hideouts", day({0: (0, 1, 0)}, hideouts))
    assert state.view(0).asks == "end"
    state = doing("spread any from most any", day({0: (1, 2, 0)}, hideouts))
    assert state.view(0).asks == "odd"
    play(state, "choose park")
    assert state.view(0).asks == "human"


@every_size
def test_features_are_the_same_from_the_state_and_from_the_view(seats: int) -> None:
    for state in random_game(seats, "features")[::20]:
        for viewer in (*range(seats), SPECTATOR, REFEREE):
            assert state.features(viewer) == state.view(viewer).features()
