"""What is agreed at a table, and what can happen there: the terms, who holds a seat, and the entries of the journal.

The journal holds a game's own entries (moves, moves taken back, marks) among those of the table (who sits where, talk,
giving up). Each line is an entry and its time, as JSON.
"""

from functools import cache
from typing import Any, Generic, Literal, TypeVar

import msgspec

from bivouac.engine import Aid, AnyGame, Noted, Played, Seat, TakenBack

# What is agreed


class Clock(msgspec.Struct, frozen=True):
    """How long a person may think: for each move, or for all of a game."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: int = 0


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What is agreed when a table is set."""

    game: str
    seats: int
    options: dict[str, bool | int | str] = {}
    clock: Clock = Clock()
    aid: Aid = "full"
    watch: bool = True
    """Whether people without a seat may look on."""
    listed: bool = False
    """Whether the first page shows it while a seat is free."""
    guided: bool = False
    """Whether the coach speaks."""


# Who holds a seat


class Free(msgspec.Struct, frozen=True, tag="free"):
    """Whoever comes first."""


class Awaited(msgspec.Struct, frozen=True, tag="awaited"):
    """Whoever has the link to the seat."""


class Sitter(msgspec.Struct, frozen=True, tag="person"):
    """A person, and the name they had when they sat down."""

    person: str
    name: str


class Machine(msgspec.Struct, frozen=True, tag="bot"):
    """A bot."""

    bot: str


Holder = Free | Awaited | Sitter | Machine
FREE, AWAITED = Free(), Awaited()


# What can happen

Why = Literal["", "clock", "owner", "left", "failed"]


class Sat(msgspec.Struct, frozen=True, tag="sit"):
    """A seat changed hands: by its new holder's own wish, or because of a clock, the owner, leaving, a failing bot."""

    seat: Seat
    holder: Holder
    why: Why = ""


class Conceded(msgspec.Struct, frozen=True, tag="concede"):
    """A seat gave up: a bot plays on for it, and it cannot win."""

    seat: Seat
    bot: str


class Said(msgspec.Struct, frozen=True, tag="say"):
    """Somebody on a seat said something."""

    seat: Seat
    name: str
    text: str


class Muted(msgspec.Struct, frozen=True, tag="mute"):
    """The owner shut somebody up, or lets them speak again."""

    person: str
    muted: bool


class Followed(msgspec.Struct, frozen=True, tag="follow"):
    """The same people play again, at another table."""

    table: str


class Woke(msgspec.Struct, frozen=True, tag="wake"):
    """The server had been away: the clocks go on from here."""


TableEntry = Sat | Conceded | Said | Muted | Followed | Woke
GameEntry = Played[Any] | TakenBack | Noted
Entry = TableEntry | GameEntry
E = TypeVar("E")


class Line(msgspec.Struct, Generic[E], frozen=True):
    """An entry and when it happened, in milliseconds since 1970."""

    at: int
    entry: E


_encode = msgspec.json.Encoder().encode


def encode(at: int, entry: Entry) -> bytes:
    return _encode(Line(at, entry))


@cache
def decoder(game: AnyGame) -> msgspec.json.Decoder[Line[Entry]]:
    """Reads the lines of a game's tables."""
    played: Any = Played
    line: Any = Line
    return msgspec.json.Decoder(line[TableEntry | played[game.move_type] | TakenBack | Noted])
