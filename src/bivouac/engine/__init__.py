"""The contract that every game keeps: moves, states, views, chance, logs, tables. It knows no game."""

from bivouac.engine.game import (
    CHANCE,
    REFEREE,
    SPECTATOR,
    AnyGame,
    AnyState,
    AnyView,
    Bot,
    Game,
    Marks,
    Move,
    Options,
    Outcome,
    Say,
    Seat,
    Setting,
    State,
    View,
)
from bivouac.engine.log import BadLog, Log, Noted, Played, TakenBack
from bivouac.engine.luck import Luck
from bivouac.engine.phrase import BadDeal, BadSetting, IllegalMove, Phrase, Refused, UnknownGame, UnknownMove, phrase
from bivouac.engine.sketch import Sketch, Span, plain
from bivouac.engine.table import NoUndo, Table, replay, steps
from bivouac.engine.text import find_move

__all__ = [
    "CHANCE",
    "REFEREE",
    "SPECTATOR",
    "AnyGame",
    "AnyState",
    "AnyView",
    "BadDeal",
    "BadLog",
    "BadSetting",
    "Bot",
    "Game",
    "IllegalMove",
    "Log",
    "Luck",
    "Marks",
    "Move",
    "NoUndo",
    "Noted",
    "Options",
    "Outcome",
    "Phrase",
    "Played",
    "Refused",
    "Say",
    "Seat",
    "Setting",
    "Sketch",
    "Span",
    "State",
    "Table",
    "TakenBack",
    "UnknownGame",
    "UnknownMove",
    "View",
    "find_move",
    "phrase",
    "plain",
    "replay",
    "steps",
]
