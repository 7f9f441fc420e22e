"""Players that work for every game, and how a player is found by name.

>>> from bivouac.games import load
>>> bot_names(load("cryptid"))[-1]
'random'
"""

from collections.abc import Callable, Mapping
from typing import Any

from bivouac.engine import AnyGame, AnyView, Bot, Luck, Refused


class UnknownBot(Refused):
    """There is no such player for this game."""


class RandomBot:
    """Plays any legal move."""

    def choose(self, view: AnyView, luck: Luck) -> Any:
        return luck.choose(view.moves)


GENERAL: Mapping[str, Callable[[], Bot]] = {"random": RandomBot}


def bot_names(game: AnyGame) -> tuple[str, ...]:
    """The players there are for a game: its own, weakest first, then those for every game."""
    return tuple({**game.bots(), **GENERAL})


def strongest_bot(game: AnyGame) -> str:
    """The best player there is for a game.

    >>> from bivouac.games import load
    >>> strongest_bot(load("cryptid"))
    'ranger'
    """
    return [*GENERAL, *game.bots()][-1]


def find_bot(game: AnyGame, name: str) -> Bot:
    """A new player of that name; a game's own goes before one for every game."""
    known = {**GENERAL, **game.bots()}
    if name not in known:
        raise UnknownBot("unknown-bot", bot=name, known=", ".join(bot_names(game)))
    return known[name]()
