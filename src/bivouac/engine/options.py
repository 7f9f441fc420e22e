"""A game's options: what each can be, for whatever lists them, asks for them or shows them."""

import typing
from functools import cache
from typing import Any

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's options, each with a default and a sentence in the game's words: a bool, a `Literal`, or a text with a
    pattern and examples, `Annotated[str, Meta(pattern=…, examples=[…])]`."""


class Kind(msgspec.Struct, frozen=True):
    """What an option can be: its values; of a text some examples."""

    values: tuple[bool | int | str, ...]
    default: bool | int | str
    text: bool = False

    @property
    def tick(self) -> bool:
        """Whether it is on or off."""
        return isinstance(self.default, bool)


@cache
def kinds(options: type[Options]) -> dict[str, Kind]:
    """What each option can be, by name.

    >>> from bivouac.games import load
    >>> kinds(load("cryptid").options)
    {'advanced': Kind(values=(False, True), default=False, text=False)}
    """
    hints = typing.get_type_hints(options, include_extras=True)
    usual = options()
    return {name: _kind(hints[name], getattr(usual, name)) for name in options.__struct_fields__}


def _kind(hint: Any, default: Any) -> Kind:
    if hint is bool:
        return Kind((False, True), default)
    for more in getattr(hint, "__metadata__", ()):
        if isinstance(more, msgspec.Meta):
            return Kind(tuple(more.examples or (default,)), default, text=True)
    return Kind(typing.get_args(hint), default)
