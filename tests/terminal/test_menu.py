"""The menu as questions: forwards, backwards, and what comes of it."""

from typing import Any

import pytest

from bivouac.games import load
from bivouac.locale import LANGUAGES, words
from bivouac.terminal import menu
from bivouac.terminal.menu import Dialogue, Language, Leave, NewGame, Resume, Rules, Watch
from bivouac.terminal.saves import fresh_path
from bivouac.terminal.session import Session
from tests.engine.campfire import CAMPFIRE


def go(dialogue: Dialogue, *answers: Any) -> Dialogue:
    """Answers by the value of a choice; what is no choice is an error."""
    for answer in answers:
        assert dialogue.question is not None
        if dialogue.question.choices:
            assert answer in [choice.value for choice in dialogue.question.choices]
        dialogue.answer(answer)
    return dialogue


def main() -> Dialogue:
    return Dialogue(menu.menu_in("en"))


def test_a_new_game() -> None:
    dialogue = go(main(), "new", "cryptid", 3, True, "me", None, "Anna")
    assert dialogue.question is not None
    assert dialogue.question.title == "Who plays Green?"
    assert [choice.value for choice in dialogue.question.choices][:2] == [None, "wanderer"]
    wish = go(dialogue, "random").wish
    game = load("cryptid")
    assert wish == NewGame(game, game.setting(3, advanced=True), ("me", "Anna", "random"))


def test_back_to_the_question_before() -> None:
    dialogue = go(main(), "new", "cryptid", 3, True)
    assert dialogue.back()
    assert dialogue.back()
    assert go(dialogue, 4, False, "me", "random", "random", "random").wish is not None
    dialogue = main()
    assert not dialogue.back()


def test_names_that_are_taken() -> None:
    dialogue = go(main(), "new", "cryptid", 3, False, "me", None)
    assert dialogue.question is not None
    assert not dialogue.question.choices
    assert {"me", "random"} <= set(dialogue.question.taken)


def test_enter_all_the_way_is_a_game_against_bots() -> None:
    dialogue = main()
    while dialogue.wish is None:
        assert dialogue.question is not None
        dialogue.answer(dialogue.question.choices[dialogue.question.likely].value)
    assert isinstance(dialogue.wish, NewGame)
    assert dialogue.wish.players[0] == "me"
    assert set(dialogue.wish.players[1:]) & set(dialogue.wish.game.bots())


def test_options_that_are_given_are_not_asked() -> None:
    questions = menu.new_game(words("en"), CAMPFIRE, gusty=True)
    asked = next(questions).title
    assert asked == "How many players?"
    assert questions.send(2).title == "How many sticks each player holds."
    assert questions.send(3).title.startswith("Who plays")


def test_keys_of_choices() -> None:
    questions = menu.new_game(words("en"), CAMPFIRE)
    assert next(questions).keys == ("2", "3")  # a number of players is typed as it is
    assert questions.send(2).keys == ("1", "2")


def test_a_text_is_one_of_the_examples_or_typed() -> None:
    game = load("survival")
    dialogue = go(Dialogue(lambda: menu.new_game(words("en"), game)), 1, "lost", False, False, False)
    assert dialogue.question is not None
    assert [choice.value for choice in dialogue.question.choices] == ["standard", "random:7", None]
    go(dialogue, None)
    assert dialogue.question is not None
    assert not dialogue.question.choices
    assert go(dialogue, "random:12", "me").wish == NewGame(game, game.setting(1, map="random:12"), ("me",))


def test_what_does_not_go_is_asked_again_with_the_reason() -> None:
    game = load("survival")
    dialogue = go(Dialogue(lambda: menu.new_game(words("en"), game)), 1, "pursuit")
    assert dialogue.question is not None
    assert dialogue.question.title.startswith("Pursuit takes two players at least.\n")
    go(dialogue, "lost", False, False, False, None, "nowhere")
    assert dialogue.question is not None
    assert [choice.value for choice in dialogue.question.choices] == ["standard", "random:7", None]
    assert go(dialogue, "standard", "me").wish is not None


def test_only_as_many_are_offered_as_can_play() -> None:
    questions = menu.new_game(words("en"), load("survival"), scenario="pursuit")
    assert [choice.value for choice in next(questions).choices] == [2, 3, 4]


def test_values_have_words_where_the_title_has_them() -> None:
    questions = menu.new_game(words("fr"), load("survival"))
    next(questions)
    labels = [choice.label for choice in questions.send(1).choices]
    assert labels[1] == "Perdu : en sortir vivant, par un bord quelconque"


def test_saved_games_are_offered() -> None:
    question = main().question
    assert question is not None
    assert [choice.value for choice in question.choices] == ["new", "rules", "language", "quit"]
    game = load("cryptid")
    session = Session.start(game, game.setting(3), ("random",) * 3, fresh_path("cryptid"))
    dialogue = go(main(), "resume")
    assert dialogue.question is not None
    (choice,) = dialogue.question.choices
    assert "Cryptid" in choice.label
    assert go(dialogue, choice.value).wish == Resume(choice.value)
    while not session.over:
        session.play(session.think())
    with pytest.raises(AssertionError):
        go(main(), "resume")
    assert go(main(), "replay", choice.value).wish == Watch(choice.value)


def test_a_damaged_file_is_not_offered() -> None:
    fresh_path("cryptid").write_text("what is this\n")
    with pytest.raises(AssertionError):
        go(main(), "replay")


def test_rules_language_and_leaving() -> None:
    assert go(main(), "rules", "cryptid").wish == Rules(load("cryptid"))
    assert go(main(), "language", "de").wish == Language("de")
    assert go(main(), "quit").wish == Leave()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language: str) -> None:
    dialogue = Dialogue(menu.menu_in(language))
    titles = [dialogue.question.title if dialogue.question else ""]
    for answer in ("new", "cryptid", 2, False, None, "Anna", "random"):
        go(dialogue, answer)
        titles.append(dialogue.question.title if dialogue.question else "")
    assert all(titles[:-1])
    assert dialogue.wish is not None
