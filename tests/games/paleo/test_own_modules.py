"""Modules that people make for themselves: whatever the language allows can be played, to the end.

The cards are read when the game is loaded, so that each game with others is played by a process of its own.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bivouac.engine import CHANCE, Luck
from bivouac.engine.cardfile import BadCard
from bivouac.games import paleo
from bivouac.games.paleo import GAME
from bivouac.games.paleo.cards import FOLDER, box, parse_box
from bivouac.games.paleo.rules import PaleoState
from tests.games.paleo.scenes import BLUE, CARD, FOOD, ORANGE, ids, play, scene, sound, spared, texts, wild

ODD = """
format = "bivouac-paleo-cards"
version = 1
origin = "own"
set = "L"

[module]
secrets = [30, 31, 32, 33]
state = ["dry", "wet"]
pile = "guard"
waiting = ["odd-fish", "odd-bird"]
ending = true

[cards.odd-mission]
kind = "mission"
slots = { wood = 2, spear = 1 }
actions = [
  "extra: pay food 1 ; gain secret 30",
  "extra: pay wood 1 ; gain secret 31 secret 32",
  "need help tiles 1 ; pay cards 1 ; gain victory",
  "need help laid wood 1 dice 2 ; pay food 1 ; gain tile 1",
  "night: need strength 1 dice 1 ; pay food 1 ; gain secret 33 person 1",
  "night if wet: pay wood 1 ; gain loose 1 dream 1 become dry",
  "night hostile: need skill 9 dice 2 ; suffer wound 2 loose 1",
  "night hostile if dry: pay goods 3 ; suffer secret 30 become wet",
]

[cards.odd-person]
kind = "person"
hearts = 1
skills = "strength 1"
tool = "horn"
actions = [
  "extra: pay food 1 ; gain heal 1",
  "extra: pay destroy ; gain food 2",
  "need help ; pay cards 1 destroy ; gain secret 30",
  "night: pay food 1",
  "night: pay destroy",
]

[cards.odd-danger]
back = "red paw"
kind = "danger"
help = true
actions = [
  "pay food 1 destroy ; gain ignore",
  "need dice 2 strength 1 ; pay bury odd-person destroy ; gain secret 30 secret 31 ; suffer wound 1 secret 33",
  "hostile: need dice 2 strength 9 ; suffer wound 1",
  "hostile: need strength 3 ; pay person 1 torch 1 ; suffer pile 2",
]

[cards.odd-ally]
back = "red paw"
kind = "ally"
place = "group"
slots = { food = 2, pelt = 2 }
actions = [
  "extra: pay cards 1 ; gain secret 31",
  "extra: pay destroy ; gain ignore",
  "need help laid food 1 ; pay destroy ; gain craft 2 mend 1 ignore",
  "night: pay food 1",
  "night hostile: pay destroy person 1",
]

[cards.odd-fish]
back = "red"
kind = "danger"
actions = ["pay food 1 ; gain loose 1 dream 1", "hostile: pay person 1", "hostile: pay cards 2 ; suffer loose 1"]

[cards.odd-bird]
back = "red paw"
kind = "ally"
place = "board"
actions = ["extra: pay food 1 ; gain loose 1 dream 1 person 1"]

[cards.odd-one]
number = 30
kind = "danger"
help = true
actions = [
  "need dice 1 ; pay cards 1",
  "need dice 2 skill 2 ; pay destroy ; gain tile 1",
  "hostile: suffer wound 2 secret 31",
  "hostile: pay food 2 ; suffer become wet",
]

[cards.odd-two]
number = 31
kind = "action"
help = true
actions = ["pay cards 1 ; gain idea 2 person 2", "gain secret 30 secret 32"]

[cards.odd-three]
number = 32
kind = "ally"
place = "board"
actions = ["extra if wet: pay food 1 ; gain secret 33", "night: pay destroy"]

[cards.odd-four]
number = 33
kind = "person"
hearts = 2
skills = "skill 1"
actions = ["night: pay destroy ; gain dream 2"]
"""
"""People who act and leave, secrets out of extra actions and out of the night, dice on what is hostile, a danger that
is ignored and destroyed, cards that wait behind several backs."""


def run(folder: Path) -> None:
    folder.joinpath("odd.toml").write_text(ODD, encoding="utf-8")
    code = "from tests.games.paleo import test_own_modules as odd; odd.odd_moments(); odd.odd_games()"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {FOLDER: str(folder), "PYTHONPATH": os.pathsep.join(["src", "."])},
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def odd_games() -> None:
    """Some games at random, each moment held to what is true of any."""
    for seed in range(12):
        luck = Luck.seeded(f"odd/{seed}")
        setting = GAME.setting(1 + seed % 4, modules=("A+L", "C+L", "E+J+L")[seed % 3])
        state = GAME.start(setting, GAME.deal(setting, luck))
        assert isinstance(state, PaleoState)
        for _ in range(3000):
            if state.day <= 4 * (seed % 2):
                spared(state)
            if not state.actors:
                break
            assert all(state.outcomes() if actor == CHANCE else state.moves(actor) for actor in state.actors)
            state.play(*wild(state, luck))
            sound(state)
        assert state.outcome is not None


def odd_moments() -> None:
    people = (("una", "dorn"), ("tira", "oren"))
    state = scene("deer", "salmon", modules="A+L", people=people)
    play(state, "do odd-mission 1")  # PA-17: a secret out of an extra action comes when the own card is settled
    assert (ids(state.up), state.urgent) == (["deer", "salmon"], ORANGE)
    assert texts(state, BLUE) == ["do odd-mission 1", "help blue orange", "wait"]
    play(state, "ignore orange")
    assert (ids(state.up), state.urgent) == (["odd-one", "salmon"], ORANGE)

    state = scene("deer", "salmon", modules="A+L", people=(("odd-person",), ("tira", "oren")))
    play(state, "do odd-person 2", "draw una")  # PA-20, PA-24: who leaves is followed by another one
    assert (ids(state.people[ORANGE]), ids(state.grave), state.skulls) == (["una"], ["odd-person"], 0)

    state = scene("odd-danger", "salmon", modules="A+L", people=people)
    play(state, "do odd-danger 3", "roll skill 1", "roll skill 1")  # PA-13: hostile, and failed: it is over
    assert ids(state.open) == ["odd-danger"]

    state = scene("odd-danger", "salmon", modules="A+L", people=people, allies=["odd-ally"])
    state.laid = ((CARD["odd-ally"], FOOD, 1),)
    play(state, "do odd-ally 3")  # PA-27: what one helps with is no danger any more
    assert (ids(state.open), ids(state.grave)) == (["odd-danger"], ["odd-ally"])


def test_whatever_the_language_allows_is_played_to_the_end(tmp_path: Path) -> None:
    """PA-04, PA-13, PA-17, PA-20, PA-24: no card is lost or twice there, and nobody is stuck."""
    run(tmp_path)


def test_what_waits_has_not_the_back_of_dreams() -> None:
    """PA-04: it could not be told from those in the stack."""
    folder = Path(paleo.__file__).with_name("data")
    ours = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.toml")}
    assert "L" in parse_box(ours, {"odd.toml": ODD}).modules
    assert "L" not in box().modules
    with pytest.raises(BadCard):
        parse_box(ours, {"odd.toml": ODD.replace('[cards.odd-fish]\nback = "red"', '[cards.odd-fish]\nback = "dream"')})
