"""Bots are found by name: a game's own first, then those for every game."""

from collections.abc import Callable, Mapping

import pytest

from bivouac.bots import RandomBot, UnknownBot, bot_names, find_bot
from bivouac.engine import Bot, Luck
from bivouac.games import load
from bivouac.locale import LANGUAGES, words

GAME = load("cryptid")


def test_a_games_own_bots_come_first() -> None:
    assert bot_names(GAME) == (*GAME.bots(), "random")


def test_a_games_own_bot_goes_before_one_for_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Own:
        def choose(self, view: object, luck: Luck) -> object:
            return view

    own: Mapping[str, Callable[[], Bot]] = {"random": Own}
    monkeypatch.setattr(type(GAME), "bots", lambda self: own)
    assert bot_names(GAME) == ("random",)
    assert isinstance(find_bot(GAME, "random"), Own)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_bot_is_refused_with_the_ones_there_are(language: str) -> None:
    with pytest.raises(UnknownBot) as refusal:
        find_bot(GAME, "yeti")
    sentence = words(language)(refusal.value.phrase)
    assert all(name in sentence for name in ("yeti", *bot_names(GAME)))


def test_random_plays_any_legal_move() -> None:
    view = GAME.start(setting := GAME.setting(3), GAME.deal(setting, Luck.seeded(1))).view(0)
    luck = Luck.seeded(2)
    played = {RandomBot().choose(view, luck) for _ in range(100)}
    assert len(played) > 20
    assert played <= set(view.moves)
