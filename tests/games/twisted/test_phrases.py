"""What Twisted Cryptids asks, and what its moves are called."""

import pytest

from bivouac.engine import SPECTATOR, Seat
from bivouac.games.twisted import GAME, moves
from bivouac.games.twisted.phrases import prompt, say
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.sites import REST
from bivouac.locale import LANGUAGES, words
from tests.games.twisted.box import (
    ACTION,
    GORGE,
    HIKER,
    HUNTER,
    LAKE,
    MARSH,
    PARK,
    RIVER,
    SIGHTING,
    TRAIT,
    WOODS,
    day,
    dealt,
    doing,
    event,
    play,
    random_game,
    readied,
)

OTHERS = [[PARK, MARSH, WOODS], [PARK, MARSH, WOODS]]


def asked(state: TwistedState, viewer: Seat = 0, language: str = "en") -> str:
    return words(language)(prompt(state.view(viewer)))


def said(move: moves.TwistedMove) -> tuple[str, ...]:
    return tuple(words(language)(say(move)) for language in LANGUAGES)


# What is asked


def test_everybody_is_asked_for_a_trait_then_for_piles() -> None:
    """TC-02, TC-03."""
    state = dealt()
    assert asked(state) == "Which trait do you keep? The others will not know until the end."
    state.play(0, state.moves(0)[0])
    assert asked(state).endswith("is turned up first. 9 are left.")
    for _ in range(7):
        state.play(0, state.moves(0)[0])
    assert asked(state).endswith("2 are left.")
    state.play(0, state.moves(0)[0])
    assert asked(state) == asked(state, SPECTATOR) == "Traits and piles are still being chosen: Blue, Green."


def test_a_hideout_is_asked_for_by_its_number() -> None:
    """TC-04."""
    state = readied()
    assert asked(state) == "Where do you put hideout 1? It belongs to pile 1."
    assert asked(state, 1) == "Red looks for a place for hideout 1."
    play(state, "place river", "place river", "place river")
    assert asked(state, 1) == "Where do you put hideout 2? It belongs to pile 2."


def test_a_day_tells_the_turn_and_whether_the_power_is_open() -> None:
    """TC-09."""
    state = day({}, [[RIVER, LAKE, GORGE], *OTHERS], [["cold-beer", "blisters"]], step=3)
    assert asked(state) == "Your turn, 2 of 3: play a card, discard one for your power, or pass."
    assert asked(state, 2) == "Red is to play, turn 2 of 3, and still has the power."
    state.used = 1
    assert asked(state) == "Your turn, 2 of 3: play a card, or pass."
    assert asked(state, 2) == "Red is to play, turn 2 of 3."


def test_an_effect_is_asked_about_with_its_text() -> None:
    """TC-10, TC-18."""
    state = day({RIVER: (2, 0, 0), LAKE: (2, 0, 0)}, [[RIVER, LAKE, GORGE], *OTHERS], [["who-ate-my-sandwich"]])
    play(state, "play who-ate-my-sandwich")
    assert asked(state) == "One of the two: which?"
    assert asked(state, 1) == "Red takes one effect of two."
    play(state, "scare 2 hiker")
    assert asked(state) == "Scare 2 hikers: at which of your hideouts?"
    assert asked(state, 1) == "Red chooses a hideout. Scare 2 hikers."
    play(state, "choose lake")
    assert asked(state) == "Scare 2 hikers: who goes where?"
    play(state, "hiker lake park")
    assert asked(state) == "Scare 2 hikers: 1 more. Who goes where?"
    assert asked(state, 1) == "Red decides who else goes where. Scare 2 hikers."


@pytest.mark.parametrize(
    ("text", "humans", "question"),
    [
        ("spread hiker from most hiker", {RIVER: (1, 0, 0), LAKE: (1, 0, 0)}, "several sites are tied. Which one?"),
        ("spread hiker from most hiker", {RIVER: (3, 0, 0)}, "which neighbour gets one more?"),
        (
            "move 1 researcher from most researcher toward fewest any",
            {RIVER: (0, 0, 2)},
            "several sites are tied. Where do they go?",
        ),
    ],
)
def test_ties_of_an_event_are_asked_of_the_first_player(
    text: str, humans: dict[int, tuple[int, int, int]], question: str
) -> None:
    """TC-08, TC-21, TC-22."""
    state = doing(text, day(humans, [[RIVER, LAKE, GORGE], *OTHERS]))
    assert asked(state).endswith(f": {question}")
    assert asked(state, 1).startswith("Red decides")


def test_dusk_and_night() -> None:
    """TC-11, TC-14."""
    piles = {(0, 1): ["best-foot-forward", "gorilla-suit", "wet-carpet"]}
    humans = {RIVER: (1, 0, 0), LAKE: (1, 0, 0)}
    state = day(humans, [[RIVER, LAKE, GORGE], *OTHERS], [["blisters"]], piles=piles, step=8)
    play(state, "pass")
    assert asked(state) == "Equally crowded! At which site is the encounter?"
    play(state, "choose lake")
    assert asked(state) == "Where does your hideout 2 go?"
    assert asked(state, 1) == "Red looks for a new place for hideout 2."
    play(state, "place park")
    assert asked(state) == "Discard what you do not want, then draw."
    assert asked(state, 1) == "Red goes through the cards in hand."
    play(state, "done")
    assert asked(state) == asked(state, 1) == "Red draws."


def test_when_it_is_over_the_winner_is_told() -> None:
    state = random_game(2, 1)[-1]
    assert asked(state).endswith("myth.")
    assert state.outcome is not None
    assert prompt(state.view(0)) == state.outcome.why


def test_what_happens_today_is_for_chance_to_say() -> None:
    state = day({}, [[RIVER, LAKE, GORGE], *OTHERS])
    state.phase, state.choices, state.events = "event", (), ()
    assert asked(state) == "The sun rises. What happens today?"
    event(state, "half-term")
    assert asked(state, 1, "de").startswith("Rot entscheidet einen Gleichstand.")


# Moves


def test_moves_read_well() -> None:
    assert said(moves.Walk(HUNTER, PARK, WOODS)) == (
        "1 hunter from Pinehill Park to the Whispering Woods",
        "1 chasseur du Parc des Pins au Bois Bavard",
        "1 Jäger vom Kiefernpark in den Wisperwald",
    )
    assert said(moves.Walk(HIKER, REST, GORGE))[0] == "1 hiker from the rest area to Grumble Gorge"
    assert said(moves.Walk(HIKER, GORGE, REST))[2] == "1 Wanderer von der Grummelschlucht zum Rastplatz"
    assert said(moves.Place(MARSH)) == (
        "Hide in Merry Marsh",
        "Se cacher au Marais Marrant",
        "Versteck im Munteren Moor",
    )
    assert said(moves.Play(ACTION["cold-beer"]))[0] == "Play “Cold Beer in the Brook”: Lure 3 hunters"
    assert (
        said(moves.Power(ACTION["cold-beer"]))[1] == "Défausser « Bières au frais dans le ruisseau » pour votre pouvoir"
    )
    assert said(moves.Pile(SIGHTING["false-stag"], 1))[2] == "„Falscher Hirsch“ (Attrappe) unter Stapel 2 legen"
    assert said(moves.Keep(TRAIT["honest"]))[0].startswith("Keep “You Are Honest”: Turned up: hoaxes – 2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_words_of_its_own(language: str) -> None:
    told = [words(language)(say(move)) for move in GAME.alphabet(GAME.setting(4))]
    assert len(set(told)) == len(told)
