"""Every title passes the tests that the makers of an interface have for those who offer it."""

from importlib import import_module
from typing import Any

import pytest

from bivouac.envs import GameEnv
from tests.contract.cases import Case, every_case

zoo: Any = import_module("pettingzoo.test")  # it has no types

# PettingZoo warns of observations that are dicts, though its own games with masks have them, unless it knows the game's
# name; and of masks without a legal action, which is what an agent has when the game is over.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


@every_case
def test_pettingzoo_takes_it_for_its_own(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    zoo.api_test(GameEnv(case.game, case.setting), num_cycles=100)
    assert "Passed API test" in capsys.readouterr().out


@every_case
def test_a_seed_gives_the_same_game(case: Case) -> None:
    zoo.seed_test(lambda: GameEnv(case.game, case.setting), num_cycles=50)


@every_case
def test_it_can_be_rendered(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    zoo.render_test(
        lambda render_mode: GameEnv(case.game, case.setting, render_mode),
        {"svg": lambda picture: picture.startswith("<svg")},
    )
    assert capsys.readouterr().out
