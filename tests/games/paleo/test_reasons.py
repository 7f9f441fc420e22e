"""Why a bot did that: in a short sentence, in three languages, of nothing that is still hidden."""

import re
from importlib.resources import files
from itertools import pairwise

import pytest

from bivouac.engine import CHANCE, SPECTATOR, Phrase
from bivouac.games.paleo import GAME
from bivouac.games.paleo.deeds import DEEDS, VICTORY
from bivouac.games.paleo.moves import Act, Pick, Sleep
from bivouac.games.paleo.reasons import reason
from bivouac.games.paleo.rules import PaleoState
from bivouac.locale import LANGUAGES, words
from tests.games.paleo.scenes import dusk, play, random_game, scene

PAIR = (("dorn", "oren"), ("lisse", "bran"))
KEEN = (("lisse", "oren"), ("dorn", "bran"))


def why(state: PaleoState, text: str) -> Phrase | None:
    """Why whoever can would do that."""
    for seat in state.actors:
        for move in state.moves(seat):
            if move.text == text:
                return reason(state.view(seat), move)
    raise AssertionError(f"{text} cannot be done")


def smoke() -> PaleoState:
    return scene("far-smoke", "salmon", allies=["darca"])


def night() -> PaleoState:
    return dusk(scene(tools=["pelt", "tent"], store=(9, 0, 0)))


def wound() -> PaleoState:
    return play(scene("adders", "salmon", tools=["pelt"]), "do adders 3")


def bench() -> PaleoState:
    return play(scene("flat-stone", "salmon", people=PAIR, store=(5, 4, 4)), "do flat-stone 1")


def wall() -> PaleoState:
    return scene(
        "bare-wall", "salmon", people=PAIR, tools=["axe axe axe"], store=(9, 0, 8), grave="lame-mammoth mammoth-cow"
    )


SCENES = {
    "tile": (wall, "do bare-wall 1"),
    "lift": (lambda: scene("dream-ancestors", "salmon", store=(9, 0, 0), skulls=2), "do dream-ancestors 1"),
    "secret": (smoke, "do far-smoke 2"),
    "person": (lambda: scene("stragglers", "salmon"), "do stragglers 1"),
    "help": (lambda: scene("mammoth-cow", "salmon"), "help blue orange"),
    "tend": (lambda: scene("salmon", "flint", "honey", seats=3, allies=["", "darca"]), "tend orange darca"),
    "ignore": (lambda: scene("salmon", "flint"), "ignore orange"),
    "ask": (lambda: scene("mammoth-cow", "salmon"), "ask orange"),
    "wait": (lambda: scene("mammoth-cow", "salmon"), "wait"),
    "wait-night": (night, "wait"),
    "shield": (wound, "use orange pelt"),
    "talisman": (lambda: scene("wolves", "salmon", tools=["talisman"]), "use orange talisman"),
    "root": (lambda: scene("salmon", "flint", tools=["root"], hurt={"tira": 2}), "use orange root"),
    "hurt": (wound, "hurt tira"),
    "build": (bench, "craft torch"),
    "mission": (night, "do new-world 1"),
    "skull": (night, "do new-world 2"),
    "hostile": (lambda: scene("adders", "salmon"), "do adders 3"),
    "hungry": (lambda: scene("mussels", "salmon", store=(0, 0, 0)), "do mussels 1"),
    "tonight": (lambda: scene("dream-coat", "salmon", store=(9, 0, 0)), "do dream-coat 1"),
    "craft": (lambda: scene("flat-stone", "salmon", store=(9, 0, 0)), "do flat-stone 1"),
    "heal": (lambda: scene("bed-of-moss", "salmon", store=(9, 0, 0)), "do bed-of-moss 1"),
    "idea": (lambda: scene("sudden-thought", "salmon", people=PAIR), "do sudden-thought 1"),
    "dream": (lambda: scene("stars", "salmon", store=(9, 0, 0)), "do stars 1"),
    "danger": (lambda: scene("adders", "salmon", people=KEEN), "do adders 1"),
    "store": (lambda: scene("mussels", "salmon", store=(15, 0, 0)), "do mussels 1"),
}


@pytest.mark.parametrize("name", SCENES)
def test_each_reason_is_given_where_it_belongs(name: str) -> None:
    make, text = SCENES[name]
    found = why(make(), text)
    assert found is not None
    assert found.id == f"paleo-reason-{name}"
    said = [words(language)(found) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert all(len(sentence) < 90 and sentence[-1] in ".?!" for sentence in said)


def test_all_reasons_that_have_words_have_a_scene() -> None:
    """But for the end of the last module, which is below."""
    text = files("bivouac.games.paleo").joinpath("words/en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^paleo-reason-([a-z-]+) =", text, re.MULTILINE)) == {*SCENES, "victory"}


def test_the_end_of_the_last_module_is_reason_enough() -> None:
    last = next(deed for deed in DEEDS if any(step.what == VICTORY for step in deed.steps))
    assert reason(scene(level="VII").view(0), Act(last.card, last.place)) == Phrase("paleo-reason-victory")


def test_what_is_picked_has_no_reason() -> None:
    """It is not shown yet; nor is it said why one sleeps."""
    state = scene(decks=["river forest", "river"])
    for move in state.moves(0):
        assert isinstance(move, Pick | Sleep)
        assert reason(state.view(0), move) is None


def test_small_things_within_an_action_have_none() -> None:
    state = play(scene("dream-coat", "salmon"), "help blue orange", "do dream-coat 1")
    assert why(state, "take blue") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_done_can_be_explained_to_everybody(language: str) -> None:
    states = random_game(3, "V", 2, days=2)
    for before, after in list(pairwise(states))[::5]:
        for seat in before.actors:
            for move in before.moves(seat) if seat != CHANCE else ():
                found = GAME.reason(before.view(SPECTATOR), seat, move, after.view(SPECTATOR))
                assert found is None or words(language)(found)
