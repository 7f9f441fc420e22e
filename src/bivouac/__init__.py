"""Bivouac: a home for wilderness board games. This is its public face for programs.

>>> from bivouac import Luck, Table, load
>>> game = load("cryptid")
>>> table = Table.start(game, game.setting(3), luck=Luck.seeded(7))
>>> table.state.actors
(0,)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bivouac.engine import (
        CHANCE,
        REFEREE,
        SPECTATOR,
        BadLog,
        Bot,
        Game,
        IllegalMove,
        Luck,
        Move,
        Refused,
        Setting,
        State,
        Table,
        View,
        find_move,
        replay,
        steps,
    )
    from bivouac.games import load, names

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "REFEREE",
    "SPECTATOR",
    "BadLog",
    "Bot",
    "Game",
    "IllegalMove",
    "Luck",
    "Move",
    "Refused",
    "Setting",
    "State",
    "Table",
    "View",
    "find_move",
    "load",
    "names",
    "replay",
    "steps",
]


def __getattr__(name: str) -> Any:
    """Reads a name's room when it is first wanted: the command can then answer an interrupt from its first moment."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    room = "bivouac.games" if name in ("load", "names") else "bivouac.engine"
    return getattr(import_module(room), name)
