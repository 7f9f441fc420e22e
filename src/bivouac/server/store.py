"""What the server keeps, and what it asks of whatever keeps it.

A table is a head, which never changes, and a journal: numbered lines that are only ever added to. `(table, number)` is
unique, so of two writers one wins; the other is told (`Taken`), reads what came between, and decides anew. Whatever a
call has confirmed by returning survives the loss of power.
"""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from bivouac.engine import Refused


class Taken(Exception):
    """Somebody else has written an entry of that number. Nothing was written."""


class NotKept(Refused):
    """What was to be kept could not be: the disk is full or failing. Nothing was written."""


class Head(msgspec.Struct, frozen=True):
    """A table as it was set. `terms` is what was agreed, `deal` what was dealt, both as JSON."""

    id: str
    code: str
    owner: str
    made: int
    listed: bool
    terms: bytes
    deal: bytes


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays here: a name that they chose, nothing else. `phrase` is a digest, or empty."""

    id: str
    name: str = ""
    phrase: str = ""


class Link(msgspec.Struct, frozen=True):
    """A link that gives a seat, once. `token` is a digest."""

    token: str
    table: str
    seat: int


class Store(Protocol):
    """Whatever keeps tables and people. All calls may come from any task; none blocks the event loop.

    A write that the store has no room or no strength for raises Refused, one about a table that is not there
    LookupError; nothing has changed then. A write whose task was cancelled may have been done.
    """

    async def open(self) -> None: ...
    async def close(self) -> None: ...

    async def key(self) -> bytes:
        """32 secret bytes, made when the store was: what cookies are signed with."""
        ...

    # Tables

    async def set_table(self, head: Head, lines: Sequence[bytes]) -> None:
        """Keeps a new table with the first lines of its journal. Raises Taken if the id or the code is in use."""
        ...

    async def head(self, table: str) -> Head | None: ...

    async def append(self, table: str, after: int, lines: Sequence[bytes]) -> None:
        """Adds entries `after + 1`, `after + 2`, … all or none. Raises Taken if one of these numbers exists.

        LookupError where there is no entry `after`: a journal has no gaps.
        """
        ...

    async def journal(self, table: str, after: int = 0) -> list[bytes]:
        """The lines of a table from number `after + 1` on."""
        ...

    async def table_of_code(self, code: str) -> str | None:
        """The table with that code."""
        ...

    async def drop_tables(self, before: int) -> int:
        """Forgets tables with all that belongs to them, and tells how many.

        A table's age is what `place` said last; `made`, before the first time.
        """
        ...

    # Who is where

    async def place(self, table: str, people: Sequence[str], open: bool, over: bool, at: int) -> None:
        """Notes who belongs to a table now, whether it has a free seat, whether it is over, and when that was so."""
        ...

    async def tables_of(self, person: str, most: int) -> list[str]:
        """The tables that a person belongs to, the latest first."""
        ...

    async def open_tables(self, most: int) -> list[str]:
        """Tables that are listed, have a free seat and are not over, the latest first."""
        ...

    async def unfinished(self) -> list[str]:
        """Tables that are not over: what has to go on after a restart."""
        ...

    # People

    async def keep_person(self, person: Person) -> None:
        """Keeps somebody, or what has changed about them. Raises Taken if somebody else has that phrase."""
        ...

    async def person(self, id: str) -> Person | None: ...
    async def person_of_phrase(self, phrase: str) -> Person | None:
        """Nobody has the empty phrase."""
        ...

    # Links

    async def make_link(self, link: Link) -> None:
        """A new link to a seat; an older one to the same seat stops working."""
        ...

    async def link(self, token: str) -> Link | None:
        """The link, if it has not been used."""
        ...

    async def use_link(self, token: str) -> Link | None:
        """The link, to one caller only: who comes later gets None."""
        ...
