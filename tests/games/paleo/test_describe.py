"""A view in words, for people who hear the page."""

import pytest

from bivouac.engine import SPECTATOR, Seat
from bivouac.games.paleo.describe import describe
from bivouac.games.paleo.rules import PaleoState
from bivouac.locale import LANGUAGES, words
from tests.games.paleo.scenes import BLUE, CARD, play, random_game, scene, worded


def chapters(state: PaleoState, viewer: Seat = 0, language: str = "en") -> dict[str, list[str]]:
    return {chapter.title: list(chapter.lines) for chapter in describe(state.view(viewer), words(language))}


def test_the_moment() -> None:
    state = scene("deer", "", level="III", store=(3, 1, 0), skulls=2, tiles=1)
    assert chapters(state)["The moment"] == [
        "Day 1, turn 1.",
        "Tiles of the painting: 1 of 5.",
        "Skulls: 2 of 5.",
        "In the store: 3 food, 1 wood, 0 stone. 4 people eat tonight.",
        "State: fire lit.",
        "Orange, “Deer”: what do you do with it?",
    ]


def test_the_night_board_with_what_lies_on_it() -> None:
    """PA-21, PA-29."""
    state = scene("deer", "", modules="B+H", board="jetty")
    state.laid = ((CARD["jetty"], 1, 2),)
    lines = chapters(state)["The night board"]
    assert lines[0] == "“A new world”, mission."
    assert lines[2:4] == ["Action 1: at night: pay 1 tent.", "Action 2: at night, hostile: 1 skull."]
    assert lines[-1] == "On it room for 3 wood; there now: 2 wood."


def test_a_pile_of_people() -> None:
    state = scene(level="VI")
    assert chapters(state)["The night board"][-1] == (
        "In the pile of people there are 4. On top: Hela, warrior. Wounds: 0."
    )


def test_a_group_with_all_that_it_has() -> None:
    """PA-02, PA-05, PA-12."""
    state = scene("deer", "salmon", tools=["torch pelt pelt"], hurt={"bran": 1}, decks=["forest red", "river"])
    play(state, "help blue orange")
    assert chapters(state)["Orange, yours"] == [
        "Tira, crafter: skill 1, 3 hearts.",
        "Bran, guard: strength 1, 3 hearts, brings 1 horn; 1 wound.",
        "Together: strength 1, perception 1, skill 1.",
        "Tools: 1 torch, 2 pelts.",
        "2 cards in the deck. On top: forest, red.",
        "Helped by Blue.",
        "Turned up:",
        "“Deer”, action.",
        "It has heard you already. It is only being polite.",
        "Action 1: strength 2, perception 1; discard 2 cards, destroy this card → 2 food, 1 pelt.",
        "Or help.",
    ]
    blue = chapters(state, SPECTATOR)["Blue"]
    assert "The last card of the deck: river." in blue
    assert "Now: helps Orange." in blue


def test_what_a_group_has_picked_is_told_to_itself() -> None:
    """PA-05, PA-07."""
    state = play(scene(seats=3), "pick orange 2", "sleep blue")
    assert "Picked: card 2." in chapters(state)["Orange, yours"]
    assert "Picked: sleep." in chapters(state, BLUE)["Blue, yours"]
    seen = chapters(state, BLUE)["Orange"]
    assert "Now: has chosen." in seen
    assert not [line for line in seen if line.startswith("Picked")]


def test_who_sleeps_and_companions() -> None:
    """PA-09, PA-10."""
    state = scene("deer", "", allies=["", "darca"], decks=["forest", ""])
    state.asleep = 2
    lines = chapters(state)["Blue"]
    assert "No cards in the deck." in lines
    assert "Now: sleeps." in lines
    assert lines[-3] == "“Darca”, companion."
    assert lines[-1] == "Action 1: help for this card; discard 1 card → 1 person."


def test_the_rack_and_what_lies_aside() -> None:
    state = scene("deer", "", rack="tent", open="adders", grave="boar windfall")
    assert chapters(state)["The rack"][-1] == f"Tent – {worded('tent')}"
    assert chapters(state)["Discards and graveyard"] == [
        "In the open discard 1 card: “Adders”.",
        f"In the hidden discard {len(state.hidden)} cards.",
        "In the graveyard 2 cards: “Windfall”, “Wild boar”.",
        "Symbol in the graveyard: tree, 1.",
    ]


def test_nobody_is_left() -> None:
    """PA-24."""
    state = scene("deer", "")
    state.crowd, state.people[1], state.hurt[1] = (*state.crowd, *state.people[1]), (), ()
    assert chapters(state)["Blue"][0] == "Nobody is left in this group."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "level"), [(1, "V"), (4, "VII")])
def test_all_of_a_game_can_be_heard(seats: int, level: str, language: str) -> None:
    for state in random_game(seats, level, 3, days=1)[::11]:
        told = chapters(state, 0, language)
        assert len(told) == 4 + max(2, seats)
        assert all(line.strip() for lines in told.values() for line in lines)
