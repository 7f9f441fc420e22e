"""What is said to people, before it has a language: a message's name and what goes into it.

The engine and the games never write sentences. They name a message (`cryptid-prompt-opening`); `bivouac.locale` puts
it into English, French or German.
"""

from typing import Union

import msgspec

Argument = Union[str, int, "Phrase"]


class Phrase(msgspec.Struct, frozen=True):
    """A message and its arguments; an argument may be a phrase itself.

    >>> str(phrase("illegal-move", move="ask 5,3 blue"))
    'illegal-move (move: ask 5,3 blue)'
    """

    id: str
    args: dict[str, Argument] = {}

    def __str__(self) -> str:
        details = ", ".join(f"{name}: {value}" for name, value in self.args.items())
        return f"{self.id} ({details})" if details else self.id


def phrase(id: str, /, **args: Argument) -> Phrase:
    return Phrase(id, args)


class Refused(Exception):
    """Something that cannot be done, with the sentence that tells why. Nothing has changed."""

    def __init__(self, id: str, /, **args: Argument) -> None:
        self.phrase = Phrase(id, args)
        super().__init__(str(self.phrase))


class IllegalMove(Refused):
    """A move that the rules do not allow now."""


class UnknownMove(Refused):
    """A text that names no legal move, or more than one."""


class BadSetting(Refused):
    """A number of seats or an option that the game does not have."""


class UnknownGame(Refused):
    """There is no such title."""


class BadDeal(Refused):
    """A deal that the setting cannot have."""
