"""What Paleo asks, and what its moves are called."""

import msgspec
import pytest

from bivouac.engine import SPECTATOR, Phrase, Seat
from bivouac.games.paleo import moves, phrases
from bivouac.games.paleo.cards import LEVELS
from bivouac.games.paleo.deeds import (
    CARDS,
    CRAFT,
    DREAMS,
    FAIL,
    GIVE,
    GOODS,
    HEAL,
    KILL,
    MIX,
    REDS,
    ROOM,
    SPEND,
    TOOL,
    WELCOME,
    WHO,
    WOUND,
    Step,
)
from bivouac.games.paleo.phrases import prompt, say
from bivouac.games.paleo.prompts import ASKED
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.steps import ANSWERS
from bivouac.games.paleo.texts import count_phrase
from bivouac.locale import LANGUAGES, words
from tests.games.paleo import scenes
from tests.games.paleo.scenes import BLUE, CARD, GREEN, ORANGE, deed, dusk, play, random_game, scene, worded

every_language = pytest.mark.parametrize("language", LANGUAGES)


def asked(state: PaleoState, viewer: Seat = 0, language: str = "en") -> str:
    return words(language)(prompt(state.view(viewer)))


def said(move: moves.PaleoMove) -> tuple[str, ...]:
    return tuple(words(language)(say(move)) for language in LANGUAGES)


# What is asked


def test_everybody_is_asked_for_a_card_at_once() -> None:
    """PA-05."""
    state = scene(decks=["forest", "river hearth red"], seats=3)
    assert asked(state) == "Your last card: do you turn it up, or sleep?"
    assert asked(state, BLUE) == "Which of your top cards do you turn up? Or do you sleep?"
    play(state, "pick orange 1")
    assert asked(state) == asked(state, SPECTATOR) == "Still to pick a card: Blue, Green."


def test_nothing_is_not_one_in_french() -> None:
    """Whose plural begins at two."""
    assert [words("fr")(count_phrase("food", count)) for count in (0, 1, 2)] == [
        "0 nourriture",
        "1 nourriture",
        "2 nourritures",
    ]


def test_who_leads_two_groups_is_asked_for_both() -> None:
    """PA-01."""
    state = scene(seats=1)
    assert asked(state) == "Orange, Blue: which card is turned up? Or sleep?"
    play(state, "pick blue 1")
    assert asked(state) == "Orange: which card is turned up? Or sleep?"
    state = scene("deer", "adders", seats=1)
    assert asked(state) == "Orange with “Deer”, Blue with “Adders”: which one is settled first, and how?"


def test_a_card_is_asked_about_with_its_title_and_a_danger_is_called_one() -> None:
    """PA-08, PA-22."""
    state = scene("deer", "adders")
    assert asked(state, ORANGE) == "Orange, “Deer”: what do you do with it?"
    assert asked(state, BLUE) == "Blue, “Adders”: a danger. What do you do about it?"
    assert asked(state, SPECTATOR) == "Still to settle a card: Orange, Blue."


def test_who_asks_for_help_is_named_to_the_others() -> None:
    """PA-26."""
    state = play(scene("deer", "salmon", "flint", seats=3), "ask orange")
    assert asked(state, BLUE) == "Blue, “Salmon run”: what do you do with it? Asking for help: Orange."
    assert asked(state, ORANGE) == "Orange, “Deer”: what do you do with it?"
    play(state, "1 wait")
    assert asked(state, BLUE) == "You let the others go first: Orange, Green."


def test_what_is_in_play_can_be_used_when_the_own_card_is_settled() -> None:
    """PA-20."""
    state = scene("", "deer", tools=["root"], hurt={"tira": 1})
    assert asked(state) == "Your card is settled. Something in play can still be used; or you are done."


def test_a_secret_is_settled_first() -> None:
    """PA-17."""
    people = [("bero", "oren"), ("tira", "bran")]
    state = scene("far-smoke", "deer", people=people, tools=["torch torch"])
    play(state, "do far-smoke 1")
    assert asked(state) == "Orange, “The green valley”: a secret. What do you do with it?"
    assert asked(state, BLUE) == "Orange has a secret to settle, “The green valley”. Do you help?"
    state = scene("far-smoke", "mussels", people=people, tools=["torch torch", "root"], hurt={"tira": 1})
    play(state, "do far-smoke 1")
    assert asked(state, BLUE) == "Orange has a secret to settle, “The green valley”. Is there anything you do first?"


def test_the_night_is_asked_of_all() -> None:
    """PA-29."""
    state = dusk(scene(seats=3, tools=["pelt", "tent"], store=(12, 0, 0)))
    assert asked(state) == "Night. What does the tribe do? “Bountiful prey”, “A new world”"
    play(state, "0 wait")
    assert asked(state) == "Night. You let the others decide: Blue, Green."
    missions = "“Bountiful prey”, “A new world”"
    assert asked(state, SPECTATOR) == (
        f"Night. The tribe has something to decide: {missions}. Still thinking: Blue, Green."
    )


def test_within_an_action_who_is_not_asked_is_told_who_is() -> None:
    """PA-23."""
    state = play(scene("cave-lion", "deer"), "do cave-lion 3")
    assert asked(state) == "“Cave lion”: who takes the 2 wounds?"
    assert asked(state, BLUE) == asked(state, SPECTATOR) == "Orange, “Cave lion”: who takes the 2 wounds?"
    alone = play(scene("cave-lion", "deer", seats=1), "do cave-lion 3")
    assert asked(alone) == "Orange, “Cave lion”: who takes the 2 wounds?"


@pytest.mark.parametrize(
    ("step", "question"),
    [
        (Step(GIVE, 1, scenes.TOOL["pelt"]), "who pays 1 pelt?"),
        (Step(SPEND, 1, 0), "whose tool is used up for it?"),
        (Step(MIX, 1, 0), "what is paid? One more."),
        (Step(MIX, 3, 0), "what is paid? 3 more, one at a time."),
        (Step(KILL), "who dies for it?"),
        (Step(REDS), "the red card wounds once. Whom?"),
        (Step(REDS, 2), "red cards wound 2 times. Whom first?"),
        (Step(WOUND), "who takes the wound?"),
        (Step(GOODS, 2, 1), "2 wood. Into the store, or onto a card? One at a time."),
        (Step(TOOL, 2, scenes.TOOL["pelt"]), "who gets 2 pelts?"),
        (
            Step(WELCOME, 1, CARD["hela"]),
            "which group is joined by Hela, warrior? (strength 1, 2 hearts, brings 1 torch)",
        ),
        (Step(DREAMS), "on whose deck is the dream laid?"),
        (Step(ROOM, 1, CARD["rope"]), "the rack is full. Which idea makes room for “Rope”?"),
        (Step(HEAL), "whose wound heals?"),
        (Step(HEAL, 3), "whose wounds heal? 3 more, one at a time."),
        (Step(CRAFT), "what is crafted?"),
        (Step(CRAFT, 2), "what is crafted? Up to 2."),
        (Step(FAIL), "the dice ask for more, strength 2, skill 1, and that is too much. What now?"),
    ],
)
def test_each_step_has_a_question(step: Step, question: str) -> None:
    state = scene("deer", "")
    state.phase, state.speaker, state.actor, state.deed = "step", BLUE, BLUE, deed("deer").number
    state.steps, state.rolled, state.choices = (step,), (2, 0, 1), (0,)
    assert asked(state, BLUE) == f"“Deer”: {question}"
    assert asked(state, ORANGE) == f"Blue, “Deer”: {question}"


def test_a_root_and_a_choice_of_groups_are_asked_about_without_an_action() -> None:
    """PA-20, PA-25."""
    state = play(scene("deer", "", tools=["root"], hurt={"tira": 2, "bran": 2}), "use orange root")
    assert asked(state) == "“healing root”: whose wounds heal? 3 more, one at a time."
    state.steps = (Step(WHO, 3, deed("darca").number),)
    assert asked(state) == "“Darca”: which group does it?"


def test_all_that_can_be_asked_has_a_question() -> None:
    assert set(ASKED) == set(ANSWERS)


def test_what_luck_decides() -> None:
    """PA-13, PA-17."""
    state = scene("wolf-pair", "", level="II", people=[("rask", "oren"), ("tira", "bran")])
    play(state, "do wolf-pair 1")
    assert asked(state) == "“The pair”: a die is thrown."
    state.phase = "person"
    assert asked(state) == "“The pair”: somebody comes along. Who is it?"
    state.phase = "deal"
    assert asked(state, language="de") == "Die Karten des neuen Tages werden ausgeteilt."


def test_when_it_is_over_the_prompt_tells_how() -> None:
    """PA-32."""
    state = random_game(2, "I", 1)[-1]
    assert state.outcome is not None
    assert prompt(state.view(0)) == state.outcome.why


# Moves


@pytest.mark.parametrize(
    ("move", "english"),
    [
        (moves.Pick(GREEN, 1), "Green: turn up the second card"),
        (moves.Sleep(ORANGE), "Orange: go to sleep"),
        (
            moves.Act(CARD["deer"], 0),
            "Deer – strength 2, perception 1; discard 2 cards, destroy this card → 2 food, 1 pelt",
        ),
        (moves.Act(CARD["cave-lion"], 2), "Cave lion – hostile: 2 wounds"),
        (moves.Help(BLUE, ORANGE), "Blue: help Orange"),
        (moves.Tend(BLUE, CARD["darca"]), "Blue: be among those who help “Darca”"),
        (moves.Use(BLUE, scenes.TOOL["spear"]), "Blue: give up 1 spear"),
        (moves.Bury(CARD["rask"]), "Dies for it: Rask, hunter"),
        (moves.Bury(CARD["rope"]), "Forget the idea “Rope”"),
        (moves.Craft(CARD["torch"]), "Craft: Torch – pay 1 wood → 1 torch"),
        (moves.Roll(5), "The die shows skill 2"),
    ],
)
def test_a_move_in_words(move: moves.PaleoMove, english: str) -> None:
    assert said(move)[0] == english


@every_language
def test_all_moves_differ(language: str) -> None:
    texts = [words(language)(say(move)) for move in moves.MOVES]
    assert len(set(texts)) == len(texts)


def test_two_actions_of_the_same_text_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """People may write such a card."""
    mussels = CARDS[CARD["mussels"]]
    twin = msgspec.structs.replace(mussels, actions=mussels.actions[:1] * 2)
    changed = (*CARDS[: twin.number], twin, *CARDS[twin.number + 1 :])
    monkeypatch.setattr(phrases, "CARDS", changed)
    both = [words("en")(phrases._act(moves.Act(twin.number, place))) for place in (0, 1)]
    assert both == [f"Mussel bank, {place} – {worded('mussels')}" for place in (1, 2)]


# Names


@every_language
def test_levels_are_called_by_their_modules(language: str) -> None:
    """PA-03."""
    spoken = words(language)
    for level, letters in LEVELS.items():
        name = spoken(Phrase(f"paleo-option-level-{level}"))
        assert name.startswith(level)
        assert all(spoken(Phrase(f"paleo-module-{letter.lower()}")) in name for letter in letters)
