"""What lies beside the wilderness on a page: the hand, the piles, the day, the cryptids; and nothing that is hidden."""

import re
from xml.etree import ElementTree

from bivouac.engine import REFEREE, SPECTATOR, Panel
from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.effects import TYPES
from bivouac.games.twisted.face import FACE
from bivouac.games.twisted.faces import action_card, effect_signs, sighting_card, trait_card, worth_signs
from bivouac.games.twisted.moves import OWN_SIGHTINGS, PILES
from bivouac.games.twisted.rules import TwistedState
from bivouac.hexes import cells
from bivouac.locale import LANGUAGES, words
from tests.games.twisted.box import ACTION, EVENT, SIGHTING, TRAIT, dealt, event, play, random_game, readied

DECK = deck()
EN = words("en")


def panels(state: TwistedState, viewer: int) -> dict[str, Panel]:
    return dict(FACE.scene(state.view(viewer), "full", EN).panels)


def named(panel: Panel, kind: str) -> list[str]:
    """The names of a kind that one can point at in a panel, in order."""
    return re.findall(rf'id="({kind}-\d+)"', panel.html)


def text(html: str) -> str:
    return " ".join("".join(ElementTree.fromstring(html).itertext()).split())


def some_day(seats: int = 4) -> TwistedState:
    return next(
        state
        for state in random_game(seats, "face")
        if state.phase == "day" and state.round == 3 and all(hand.bit_count() > 1 for hand in state.hands)
    )


# What is secret


def test_the_hand_is_its_players_alone() -> None:
    """TC-26."""
    state = some_day()
    for seat in range(4):
        panel = panels(state, seat)["hand"]
        assert panel.secret
        assert named(panel, "card") == [f"card-{card}" for card in cells(state.hands[seat])]
    assert "hand" not in panels(state, SPECTATOR)


def test_my_piles_are_face_up_for_me_on_request_from_the_top() -> None:
    """TC-03."""
    state = some_day()
    for seat in range(4):
        html = panels(state, seat)["hand"].html
        piles = [card for pile in state.own_piles(seat) for card in pile]
        assert named(panels(state, seat)["hand"], "sighting") == [f"sighting-{card}" for card in piles]
        folded = re.search(r"<details.*</details>", html)
        assert folded
        assert all(f"sighting-{card}" in folded[0] for card in piles)
        assert f'id="trait-{state.kept[seat]}"' in folded[0]


def test_nobody_sees_anothers_sightings_before_they_are_turned_up() -> None:
    """TC-26."""
    for state in random_game(3, "face")[::40]:
        for viewer in (*range(3), SPECTATOR):
            seen = {name for panel in panels(state, viewer).values() for name in named(panel, "sighting")}
            for seat in range(3):
                hidden = {f"sighting-{card}" for pile in state.own_piles(seat) for card in pile}
                assert not seen & hidden or viewer == seat or state.phase == "over"


def test_a_referee_sees_everybodys_cards() -> None:
    state = some_day()
    panel = panels(state, REFEREE)["cryptids"]
    every = {f"sighting-{card}" for seat in range(4) for card in OWN_SIGHTINGS[state.cryptids[seat]]}
    assert set(named(panel, "sighting")) == every
    assert len(named(panel, "card")) == sum(hand.bit_count() for hand in state.hands)


def test_at_the_end_all_piles_and_traits_lie_open() -> None:
    """TC-24."""
    state = random_game(3, "face")[-1]
    for viewer in (0, SPECTATOR):
        shown = panels(state, viewer)
        assert "hand" not in shown
        assert set(named(shown["cryptids"], "trait")) == {f"trait-{trait}" for trait in state.kept}
        assert len(named(shown["cryptids"], "sighting")) == 27


# While all choose


def test_two_traits_then_nine_sightings_and_three_piles() -> None:
    """TC-02, TC-03."""
    state = dealt(3)
    first = panels(state, 0)["hand"]
    assert first.title == "Traits"
    assert named(first, "trait") == [f"trait-{trait}" for trait in sorted(state.dealt[0])]
    state.play(0, state.moves(0)[0])
    then = panels(state, 0)["hand"]
    assert then.title == "Piles"
    assert named(then, "pile") == ["pile-0", "pile-1", "pile-2"]
    assert set(named(then, "sighting")) == {f"sighting-{card}" for card in OWN_SIGHTINGS[state.cryptids[0]]}


def test_a_sighting_lies_in_the_pile_that_it_was_put_into() -> None:
    """TC-03."""
    state = dealt(3)
    state.play(0, state.moves(0)[0])
    play(state, "pile big-toe 2", "pile wet-carpet 2")
    root = ElementTree.fromstring(panels(state, 0)["hand"].html)
    second = next(element for element in root.iter() if element.get("id") == "pile-1")
    cards = [button.get("id") for button in second.iter("button")]
    assert cards == [f"sighting-{SIGHTING['big-toe']}", f"sighting-{SIGHTING['wet-carpet']}"]


def test_who_is_ready_looks_at_piles_while_others_choose() -> None:
    state = dealt(2)
    while 0 in state.actors:
        state.play(0, state.moves(0)[0])
    assert panels(state, 0)["hand"].title == "Hand"
    assert "<details" in panels(state, 0)["hand"].html


# Cards


def test_cards_say_what_they_do_in_signs_and_words() -> None:
    card = text(action_card(EN, ACTION["five-stars"]))
    assert card == "Five Stars on the Trail App Lure 2 hikers or Scare 1 human"
    signs = effect_signs(DECK.actions[ACTION["only-toilet"]].effect.effects[0])
    assert signs.count('class="hiker"') == 3
    assert 'class="house"' in signs


def test_a_sighting_says_its_type_its_worth_and_what_it_does() -> None:
    """TC-12: it always does it at the encounter, so the card need not say so."""
    card = text(sighting_card(EN, SIGHTING["false-stag"]))
    assert card == "Decoy False Stag +2 −1 Lure 2 hunters"
    assert 'aria-label="+2 a hunter"' in worth_signs(EN, SIGHTING["false-stag"])


def test_a_trait_has_three_tiers_and_the_one_that_is_reached_is_lit() -> None:
    """TC-24."""
    html = trait_card(EN, TRAIT["ingenious"], 1)
    tiers = re.findall(r'class="(tier[ on]*)"><span>(\d)</span> <b>\+(\d+)</b>', html)
    assert tiers == [("tier", "2", "7"), ("tier on", "1", "14"), ("tier", "0", "21")]
    assert "tier on" not in trait_card(EN, TRAIT["ingenious"], 3)


def test_every_card_is_sound_markup_in_every_language() -> None:
    for language in LANGUAGES:
        say = words(language)
        cards = [action_card(say, card) for card in range(len(DECK.actions))]
        cards += [sighting_card(say, card) for card in range(len(DECK.sightings))]
        cards += [trait_card(say, trait) for trait in range(len(DECK.traits))]
        for html in cards:
            assert len(text(html)) > 5


# The day, and the cryptids


def test_the_event_is_told_line_by_line_with_the_one_that_is_at_hand() -> None:
    """TC-08."""
    state = next(state for state in random_game(3, "face") if state.phase == "event").copy()
    event(state, "park-ranger")
    while state.phase == "dawn":
        html = panels(state, 0)["day"].html
        kinds = re.findall(r'<li class="(\w*)">', html)
        at = 3 - len(state.agenda) - 1
        assert kinds == ["done"] * at + ["now"] + [""] * (2 - at)
        state.play(state.actors[0], state.moves(state.actors[0])[0])
    assert re.findall(r'<li class="(\w*)">', panels(state, 0)["day"].html) == ["done"] * 3
    assert EVENT["park-ranger"] == state.events[-1]


def test_the_discards_lie_open() -> None:
    """TC-26."""
    state = some_day()
    html = panels(state, 1)["day"].html
    assert html.count("<li>") == state.discards.bit_count()


def test_cryptids_begin_at_the_viewers_left_and_tell_their_powers() -> None:
    """TC-09."""
    state = some_day()
    assert named(panels(state, 1)["cryptids"], "power") == ["power-2", "power-3", "power-0", "power-1"]
    assert named(panels(state, SPECTATOR)["cryptids"], "power") == [f"power-{seat}" for seat in range(4)]
    state = state.copy()
    state.used, state.locked = 1, 2
    html = panels(state, SPECTATOR)["cryptids"].html
    states = re.findall(r'class="twisted-card power (\w+)"', html)
    assert states == ["used", "locked", "ready", "ready"]


def test_what_was_turned_up_is_shown_with_its_pile() -> None:
    """TC-12."""
    state = random_game(4, "face")[-2]
    turned = [card for pile in state.shown for card in pile]
    found = named(panels(state, SPECTATOR)["cryptids"], "sighting")
    assert sorted(found) == sorted(f"sighting-{card}" for card in turned)


def test_every_type_has_a_band_of_its_own() -> None:
    bands = re.findall(rf"\.({'|'.join(TYPES)}) ?\{{--band:(#\w+)", FACE.style)
    assert len(bands) == len({colour for _, colour in bands}) == len(TYPES)


def test_panels_that_did_not_change_are_the_same() -> None:
    state = some_day()
    one, other = (panels(state.copy(), 0) for _ in range(2))
    assert one["hand"] is other["hand"]
    assert one["day"] is other["day"]


def test_there_are_piles_for_everybody_once_all_are_ready() -> None:
    state = readied(3)
    assert all(len(pile) == PILES for pile in state.piles)
    assert all(len(named(panels(state, seat)["hand"], "sighting")) == 9 for seat in range(3))
