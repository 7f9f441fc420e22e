"""What the API takes and gives: the bodies and answers of its calls. `openapi` describes them from these."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from bivouac.engine import Aid, Seat
from bivouac.server.journal import Clock

Name = Annotated[str, Meta(max_length=100)]
Word = Annotated[str, Meta(max_length=100)]
Number = Annotated[int, Meta(ge=0, le=2**53)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a call takes."""


class Nothing(Body, frozen=True):
    pass


class MeBody(Body, frozen=True):
    name: Name


class TableBody(Body, frozen=True, kw_only=True):
    game: Word
    seats: Annotated[list[Word], Meta(min_length=1, max_length=12)]
    """`me`, `bot:NAME`, `link` or `free`, for each seat."""
    options: dict[Word, bool | int | Word] = {}
    clock: Clock = Clock()
    aid: Aid = "full"
    watch: bool = True
    listed: bool = False
    guided: bool = False


class MoveBody(Body, frozen=True):
    move: Number | Word
    """Its number in the alphabet, or its text."""
    after: Number | None = None


class LiveMove(MoveBody, frozen=True, kw_only=True):
    """A move along the live channel. The answer bears the same number."""

    ask: Number


class UndoBody(Body, frozen=True):
    after: Number | None = None


class NoteBody(Body, frozen=True):
    about: Word
    mark: Annotated[str, Meta(max_length=4)]


class TalkBody(Body, frozen=True):
    text: Annotated[str, Meta(max_length=1000)]


class SeatBody(Body, frozen=True):
    seat: Number
    to: Word
    """`me`, `bot:NAME`, `link` or `free`."""


class MuteBody(Body, frozen=True):
    seat: Number
    muted: bool


class Fault(msgspec.Struct, frozen=True):
    id: str
    text: str


class LiveAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a move along the live channel: the entry that confirms it, or why it was refused."""

    ask: int
    number: int | None = None
    status: int = 200
    error: Fault | None = None


class FaultAnswer(msgspec.Struct, frozen=True):
    """Why something was refused, in the person's language. Nothing has changed."""

    error: Fault


class MeAnswer(msgspec.Struct, frozen=True):
    token: str
    name: str


class Choice(msgspec.Struct, frozen=True):
    """An option of a game: its values and what they mean. Where it is `open`, the values are examples of texts."""

    name: str
    values: list[Any]
    default: Any
    text: str
    open: bool


class GameAnswer(msgspec.Struct, frozen=True):
    name: str
    title: str
    seats: list[int]
    options: list[Choice]
    bots: list[str]


class SetAnswer(msgspec.Struct, frozen=True):
    table: str
    code: str
    number: int
    links: dict[str, str]


class SeatAnswer(msgspec.Struct, frozen=True):
    """A seat and who holds it: `person`, `bot`, `free` or `awaited`."""

    name: str
    holder: str
    who: str
    me: bool
    asked: bool
    conceded: bool


class TableAnswer(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    game: str
    options: dict[str, Any]
    clock: Clock
    aid: Aid
    watch: bool
    listed: bool
    seats: Sequence[SeatAnswer]
    owner: bool
    """Whether it is the asker's."""
    number: int
    begun: bool
    over: str | None
    winners: Sequence[Seat] | None
    next: str | None


class TablesAnswer(msgspec.Struct, frozen=True):
    mine: list[TableAnswer]
    open: list[TableAnswer]


class ViewAnswer(msgspec.Struct, frozen=True):
    number: int
    seat: Seat
    view: msgspec.Raw


class NumberAnswer(msgspec.Struct, frozen=True):
    number: int


class SatAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    number: int
    link: str = ""
    qr: str = ""


class NextAnswer(msgspec.Struct, frozen=True):
    table: str


class AboutAnswer(msgspec.Struct, frozen=True):
    lines: Sequence[str]
    shows: Sequence[str]
