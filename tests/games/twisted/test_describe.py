"""A view in words, for people who hear the page."""

import pytest

from bivouac.engine import SPECTATOR, Seat
from bivouac.games.twisted.describe import describe
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.view import GONE, ON_PILE
from bivouac.locale import LANGUAGES, words
from tests.games.twisted.box import (
    EVENT,
    GORGE,
    LAKE,
    MARSH,
    PARK,
    RIVER,
    SIGHTING,
    WOODS,
    day,
    dealt,
    play,
    random_game,
)

OTHERS = [[PARK, MARSH, WOODS], [PARK, MARSH, WOODS]]


def chapters(state: TwistedState, viewer: Seat = 0, language: str = "en") -> dict[str, list[str]]:
    return {chapter.title: list(chapter.lines) for chapter in describe(state.view(viewer), words(language))}


def test_the_moment() -> None:
    state = day({}, [[RIVER, LAKE, GORGE], *OTHERS], [["cold-beer"]], round=2, step=4)
    state.events, state.encounter = (EVENT["fog-bank"], EVENT["regatta"]), WOODS
    assert chapters(state)["The moment"] == [
        "Round 2 of 5",
        "Day, turn 2 of 3",
        "Marker: Red",
        "Event: “Pedalo Regatta”.",
        "1. Move 2 hikers from anywhere onto Maple Lake.",
        "2. Move all hunters from the site with the most hunters onto the next site clockwise.",
        "3. Extract 2 humans from Maple Lake or a site next to it.",
        "The last encounter was in the Whispering Woods.",
        "In the deck: 51 cards. Discarded: nothing.",
    ]
    assert chapters(dealt(), language="fr")["Le moment"] == [
        "Traits et piles",
        "Marqueur : Rouge",
        "Dans le paquet : 52 cartes. Défaussées : aucune.",
    ]


def test_the_sites_with_humans_hideouts_and_neighbours() -> None:
    """TC-01, TC-06."""
    state = day({RIVER: (2, 0, 1)}, [[RIVER, LAKE, GORGE], [RIVER, PARK, WOODS]])
    assert chapters(state)["The wilderness"] == [
        "1, Crystal River: 2 hikers, 1 researcher. Hideouts: Red 1, Blue 1. "
        "Next to it: Pinehill Park, Whispering Woods.",
        "2, Pinehill Park: nobody. Hideouts: Blue 2. Next to it: Crystal River, Maple Lake.",
        "3, Maple Lake: nobody. Hideouts: Red 2. Next to it: Pinehill Park.",
        "4, Merry Marsh: the chasm. Nobody can go there.",
        "5, Grumble Gorge: nobody. Hideouts: Red 3. Next to it: Whispering Woods.",
        "6, Whispering Woods: nobody. Hideouts: Blue 3. Next to it: Crystal River, Grumble Gorge.",
        "Rest area: 8 hikers, 10 hunters, 9 researchers.",
    ]


def test_the_cryptids_with_what_lies_open_of_them() -> None:
    state = day({}, [[RIVER, ON_PILE, GONE], *OTHERS], [["cold-beer"]])
    state.shown[2], state.used, state.locked = (SIGHTING["big-toe"], SIGHTING["three-bears"]), 1, 2
    told = chapters(state, SPECTATOR)["The cryptids"]
    assert told[:7] == [
        "Red, Bigfoot: myth 5, one card in hand.",
        "Power “Stomp and Pose”: Scare 2 humans – and – Attract 1 human. Used this round.",
        "Hideout 1: Crystal River.",
        "Hideout 2: on its pile.",
        "Hideout 3: out of the game.",
        "Turned up from pile 3: “Big Toe Behind the Spruce”, “Three Bears in a Trench Coat”.",
        "Blue, Mothman: myth 5, 0 cards in hand.",
    ]
    assert told[7].endswith("Not today.")
    assert told[12].endswith("Not used this round.")


def test_what_one_holds_is_told_to_oneself_alone() -> None:
    """TC-26."""
    piles = {(0, 0): ["best-foot-forward", "gorilla-suit"]}
    state = day({}, [[RIVER, LAKE, GORGE], *OTHERS], [["size-64"]], piles=piles)
    state.piles[2] = ()
    told = chapters(state)
    assert told["Hand of Red"] == ["“Footprints, Size 64”: Lure 2 hunters – or – Scare 1 human."]
    assert told["Trait of Red"][0].startswith("“You Are Twisted”: Turned up: real deals")
    assert told["Piles of Red"][:3] == [
        "Pile 1, from the top:",
        "“Best Foot Forward”, Real deal, +4 a hunter, −3 a researcher: You cannot use your power tomorrow.",
        "“Gorilla Suit on a Coat Rack”, Decoy, −1 a hiker, +2 a hunter: Lure 2 hunters onto the site of the encounter.",
    ]
    assert told["Piles of Red"][-1] == "Pile 3: used up."
    for viewer in (1, SPECTATOR):
        assert not [title for title in chapters(state, viewer) if title.endswith("of Red")]


def test_what_can_be_chosen_from_while_all_choose() -> None:
    """TC-02, TC-03."""
    state = dealt()
    assert len(chapters(state)["Traits to choose from, Red"]) == 2
    state.play(0, state.moves(0)[0])
    play(state, "pile three-bears 2")
    told = chapters(state)
    assert told["Piles of Red"][0] == "Pile 1: still empty."
    assert len(told["Sightings of Red that are in no pile yet"]) == 8
    assert "Traits to choose from, Red" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_when_it_is_over_the_count_comes_first(language: str) -> None:
    """TC-24."""
    over = random_game(2, 3)[-1]
    first, *_ = describe(over.view(SPECTATOR), words(language))
    assert len(first.lines) == 8
    assert str(over.myth[0]) in first.lines[3]
    assert len(chapters(over, SPECTATOR, language)) == 8
