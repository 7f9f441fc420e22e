"""The tests' own game as a title of the server: it has what no title may have yet."""

import sys
from functools import cache
from types import ModuleType
from typing import Any

import pytest

from bivouac import games
from bivouac.server import api, frames, pages
from tests.engine.campfire import CAMPFIRE, Campfire


def light(patch: pytest.MonkeyPatch, game: Campfire = CAMPFIRE) -> None:
    """Makes it a title, until the patch is undone."""
    title: Any = ModuleType(f"{games.__name__}.{game.name}")
    title.GAME = game
    patch.setitem(sys.modules, title.__name__, title)
    known = games.names()
    for module in (games, api, frames, pages):
        patch.setattr(module, "names", lambda: (*known, game.name))
    for made_once in (frames.static_files, frames.version):  # they are made anew, with the title's style sheet
        patch.setattr(frames, made_once.__name__, cache(made_once.__wrapped__))
