"""The titles. A title is a folder here that has a `GAME`; nothing outside it names it."""

from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bivouac.engine import AnyGame


@cache
def names() -> tuple[str, ...]:
    """The titles there are.

    >>> "cryptid" in names()
    True
    """
    folders = (entry for entry in files(__package__).iterdir() if entry.joinpath("__init__.py").is_file())
    return tuple(sorted(folder.name for folder in folders))


def load(name: str) -> "AnyGame":
    """The game of that name. Only then is its code read."""
    from bivouac.engine import UnknownGame  # the names alone are wanted without it, by `--help`

    if name not in names():
        raise UnknownGame("unknown-game", game=name, known=", ".join(names()))
    game: AnyGame = import_module(f"{__package__}.{name}").GAME
    return game
