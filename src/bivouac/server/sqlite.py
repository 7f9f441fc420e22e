"""The store in one SQLite file.

One thread writes, with one flush to the disk for all that waits; another one reads and never waits for that. Several
processes may use the same file: each writes under SQLite's lock, and unique keys decide who came first.
"""

import os
import secrets
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any, Final, Literal

from msgspec.json import encode

from bivouac.engine.phrase import Refused
from bivouac.server.clerk import Clerk, Shared, error_name
from bivouac.server.store import Head, Link, Person

MEMORY: Final = ":memory:"

VERSION = 1
MARK = 0x42495655  # "BIVU": how a database says that it is ours
PATIENCE = 10.0  # seconds that a process waits for another one's lock
AT_ONCE = 1000  # entries that one statement writes
SLICE = 100  # tables that are forgotten at once: between slices others may write

SCHEMA = (
    "CREATE TABLE settings (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID",
    """CREATE TABLE head (
        id TEXT PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        owner TEXT NOT NULL,
        made INTEGER NOT NULL,
        listed INTEGER NOT NULL,
        open INTEGER NOT NULL,
        over INTEGER NOT NULL,
        at INTEGER NOT NULL,
        terms BLOB NOT NULL,
        deal BLOB NOT NULL
    )""",
    "CREATE INDEX head_by_age ON head (at)",
    "CREATE INDEX head_open ON head (at) WHERE listed AND open AND NOT over",
    "CREATE INDEX head_unfinished ON head (made, id) WHERE NOT over",
    """CREATE TABLE entry (
        table_id TEXT NOT NULL REFERENCES head ON DELETE CASCADE,
        number INTEGER NOT NULL,
        line BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID""",
    """CREATE TABLE belongs (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES head ON DELETE CASCADE,
        at INTEGER NOT NULL,
        PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID""",
    "CREATE INDEX belongs_by_table ON belongs (table_id)",
    "CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL, phrase TEXT NOT NULL) WITHOUT ROWID",
    "CREATE UNIQUE INDEX person_by_phrase ON person (phrase) WHERE phrase != ''",
    """CREATE TABLE link (
        token TEXT PRIMARY KEY,
        table_id TEXT NOT NULL REFERENCES head ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        UNIQUE (table_id, seat)
    ) WITHOUT ROWID""",
)

KEEP_KEY = "INSERT INTO settings VALUES ('key', ?)"
KEY = "SELECT value FROM settings WHERE name = 'key'"

KEEP_HEAD = """INSERT INTO head (id, code, owner, made, listed, terms, deal, open, over, at)
    VALUES (?, ?, ?, ?, ?, ?, ?, FALSE, FALSE, ?)"""
HEAD = "SELECT id, code, owner, made, listed, terms, deal FROM head WHERE id = ?"
TABLE_OF_CODE = "SELECT id FROM head WHERE code = ?"
DROP_TABLES = "DELETE FROM head WHERE id IN (SELECT id FROM head WHERE at < ? LIMIT ?)"

KEEP_ENTRIES, ENTRY = "INSERT INTO entry VALUES ", "(?, ?, ?)"
ENTRIES_THERE = """SELECT count(*) FROM json_each(?) CROSS JOIN entry
    ON table_id = value ->> 0 AND number = value ->> 1"""
JOURNAL = "SELECT line FROM entry WHERE table_id = ? AND number > ? ORDER BY number"

PLACE = "UPDATE head SET open = ?, over = ?, at = ? WHERE id = ?"
NOBODY_BELONGS = "DELETE FROM belongs WHERE table_id = ?"
BELONGS = "INSERT INTO belongs VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
TABLES_OF = "SELECT table_id FROM belongs WHERE person = ? ORDER BY at DESC, table_id LIMIT ?"
OPEN_TABLES = "SELECT id FROM head WHERE listed AND open AND NOT over ORDER BY at DESC LIMIT ?"
UNFINISHED = "SELECT id FROM head WHERE NOT over ORDER BY made, id"

KEEP_PERSON = """INSERT INTO person VALUES (?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, phrase = excluded.phrase"""
PERSON = "SELECT id, name, phrase FROM person WHERE id = ?"
PERSON_OF_PHRASE = "SELECT id, name, phrase FROM person WHERE phrase = ? AND phrase != ''"

MAKE_LINK = "INSERT INTO link VALUES (?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET token = excluded.token"
LINK = "SELECT token, table_id, seat FROM link WHERE token = ?"
USE_LINK = "DELETE FROM link WHERE token = ? RETURNING token, table_id, seat"


class SqliteStore:
    """A `Store` in a file that only its owner may read, or in memory."""

    def __init__(self, path: Path | Literal[":memory:"]) -> None:
        file = str(path)
        self._writer = Clerk(file, _writing, "BEGIN IMMEDIATE", "COMMIT")
        # What is in memory belongs to one connection. Reading ends with ROLLBACK: who has met a damaged page cannot
        # commit, and others may have been reading elsewhere.
        self._reader = self._writer if file == MEMORY else Clerk(file, _reading, "BEGIN", "ROLLBACK")

    async def open(self) -> None:
        """Makes the file if it is not there. Raises Refused if it is not ours, newer than this program or damaged."""
        await self._writer.start()
        if self._reader is not self._writer:
            try:
                await self._reader.start()
            except BaseException:
                await self._writer.stop()
                raise

    async def close(self) -> None:
        """Finishes what was asked for before."""
        await self._reader.stop()
        await self._writer.stop()

    async def key(self) -> bytes:
        (key,) = await self._first(KEY)
        return bytes(key)

    # Tables

    async def set_table(self, head: Head, lines: Sequence[bytes]) -> None:
        await self._writer.ask(lambda db: _set_table(db, head, lines))

    async def head(self, table: str) -> Head | None:
        row = await self._first(HEAD, table)
        return row and _head(*row)

    async def append(self, table: str, after: int, lines: Sequence[bytes]) -> None:
        await self._writer.ask(Append(table, after, lines))

    async def journal(self, table: str, after: int = 0) -> list[bytes]:
        return await self._column(JOURNAL, table, after)

    async def table_of_code(self, code: str) -> str | None:
        row = await self._first(TABLE_OF_CODE, code)
        return row and str(row[0])

    async def drop_tables(self, before: int) -> int:
        total = 0
        while dropped := await self._change(DROP_TABLES, before, SLICE):
            total += dropped
        return total

    # Who is where

    async def place(self, table: str, people: Sequence[str], open: bool, over: bool, at: int) -> None:
        await self._writer.ask(lambda db: _place(db, table, people, open, over, at))

    async def tables_of(self, person: str, most: int) -> list[str]:
        return await self._column(TABLES_OF, person, most)

    async def open_tables(self, most: int) -> list[str]:
        return await self._column(OPEN_TABLES, most)

    async def unfinished(self) -> list[str]:
        return await self._column(UNFINISHED)

    # People

    async def keep_person(self, person: Person) -> None:
        await self._change(KEEP_PERSON, person.id, person.name, person.phrase)

    async def person(self, id: str) -> Person | None:
        row = await self._first(PERSON, id)
        return row and Person(*row)

    async def person_of_phrase(self, phrase: str) -> Person | None:
        row = await self._first(PERSON_OF_PHRASE, phrase)
        return row and Person(*row)

    # Links

    async def make_link(self, link: Link) -> None:
        await self._change(MAKE_LINK, link.token, link.table, link.seat)

    async def link(self, token: str) -> Link | None:
        row = await self._first(LINK, token)
        return row and Link(*row)

    async def use_link(self, token: str) -> Link | None:
        row = await self._writer.ask(lambda db: db.execute(USE_LINK, (token,)).fetchone())
        return row and Link(*row)

    # How statements reach the threads

    async def _change(self, statement: str, *args: str | int) -> int:
        """How many rows it changed."""
        return await self._writer.ask(lambda db: db.execute(statement, args).rowcount)

    async def _first(self, query: str, *args: str | int) -> Any:
        return await self._reader.ask(lambda db: db.execute(query, args).fetchone())

    async def _column(self, query: str, *args: str | int) -> list[Any]:
        return [value for (value,) in await self._reader.ask(lambda db: db.execute(query, args).fetchall())]


def _head(id: str, code: str, owner: str, made: int, listed: int, terms: bytes, deal: bytes) -> Head:
    return Head(id, code, owner, made, bool(listed), terms, deal)


# What is written, each within a savepoint


def _set_table(db: sqlite3.Connection, head: Head, lines: Sequence[bytes]) -> None:
    db.execute(KEEP_HEAD, (head.id, head.code, head.owner, head.made, head.listed, head.terms, head.deal, head.made))
    Append(head.id, 0, lines)(db)


@dataclass(frozen=True, slots=True)
class Append(Shared):
    """New entries of a table, after one that is there."""

    table: str
    after: int
    lines: Sequence[bytes]

    @classmethod
    def all(cls, db: sqlite3.Connection, works: "Sequence[Append]") -> None:
        before = [(work.table, work.after) for work in works if work.after]
        if db.execute(ENTRIES_THERE, (encode(before).decode(),)).fetchone() != (len(before),):
            raise LookupError(f"table {works[0].table} has no entry {works[0].after}")
        rows = [row for work in works for row in work._rows()]
        for first in range(0, len(rows), AT_ONCE):
            some = rows[first : first + AT_ONCE]
            db.execute(KEEP_ENTRIES + ", ".join([ENTRY] * len(some)), list(chain.from_iterable(some)))

    def _rows(self) -> Iterator[tuple[str, int, bytes]]:
        for number, line in enumerate(self.lines, self.after + 1):
            yield self.table, number, line


def _place(db: sqlite3.Connection, table: str, people: Sequence[str], open: bool, over: bool, at: int) -> None:
    if not db.execute(PLACE, (open, over, at, table)).rowcount:
        raise LookupError(f"there is no table {table}")
    db.execute(NOBODY_BELONGS, (table,))
    db.executemany(BELONGS, [(person, table, at) for person in people])


# Connections


def _writing(file: str) -> sqlite3.Connection:
    if file != MEMORY:
        _create(file)
    db = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)
    try:
        _prepare(db, file)
        _write_ahead(db)
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        db.close()
        raise
    return db


def _reading(file: str) -> sqlite3.Connection:
    db = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)
    db.execute("PRAGMA query_only = ON")
    return db


def _create(file: str) -> None:
    """An empty file that nobody else may read: it will hold hidden deals. SQLite gives its other files the same mode.

    A file that is there is not touched: closing it here would take away the locks that this process has on it.
    """
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _prepare(db: sqlite3.Connection, file: str) -> None:
    """Makes what a new database needs; refuses one that is not ours or newer than this program."""
    db.execute("BEGIN IMMEDIATE")
    mark, version = _number(db, "PRAGMA application_id"), _number(db, "PRAGMA user_version")
    if (mark, version, _number(db, "SELECT count(*) FROM sqlite_master")) == (0, 0, 0):
        for statement in SCHEMA:
            db.execute(statement)
        db.execute(KEEP_KEY, (secrets.token_bytes(32),))
        db.execute(f"PRAGMA application_id = {MARK}")
        db.execute(f"PRAGMA user_version = {VERSION}")
    elif mark != MARK:
        raise Refused("page-store-damaged", file=file)
    elif version > VERSION:
        raise Refused("page-store-newer", file=file, version=version, known=VERSION)
    db.execute("COMMIT")


def _number(db: sqlite3.Connection, query: str) -> int:
    (number,) = db.execute(query).fetchone()
    return int(number)


def _write_ahead(db: sqlite3.Connection) -> None:
    """Lets readers go on while somebody writes. SQLite itself does not wait for others who ask for this as well."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if not error_name(error).startswith("SQLITE_BUSY") or time.monotonic() > end:
                raise
            time.sleep(0.01)
