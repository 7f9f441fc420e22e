"""A home of its own for every test, and tables to sit at."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bivouac.engine import AnyGame
from bivouac.games import load
from bivouac.terminal.replay import Replay
from bivouac.terminal.session import Session
from tests.engine.campfire import CAMPFIRE

Sit = Callable[..., Session]


def state_of(session: Session) -> Any:
    """The whole truth, which only tests may look at."""
    return session.table.state


def view_of(seen: Session | Replay) -> Any:
    return seen.view


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is written but here, and the system speaks English."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("NO_COLOR", raising=False)
    return tmp_path


@pytest.fixture
def sit(tmp_path: Path) -> Sit:
    """Starts a game: `sit("me,random,random")`."""

    def start(players: str, game: AnyGame | None = None, seed: str = "camp", **options: object) -> Session:
        game, names = game or load("cryptid"), tuple(players.split(","))
        return Session.start(game, game.setting(len(names), **options), names, tmp_path / f"{seed}.jsonl", seed=seed)

    return start


@pytest.fixture
def campfire(sit: Sit) -> Callable[[str], Session]:
    """A table of the tests' own game, where all choose at once and luck decides."""
    return lambda players: sit(players, CAMPFIRE)
