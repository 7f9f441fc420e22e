"""Bivouac: a home for wilderness board games. This is its public face for programs.

>>> from bivouac import Luck, Table, load
>>> game = load("cryptid")
>>> table = Table.start(game, game.setting(3), luck=Luck.seeded(7))
>>> table.state.actors
(0,)
"""

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
