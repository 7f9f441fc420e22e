"""The store in a file: full disks, locks, foreign and damaged files, and who may read it."""

import asyncio
import os
import resource
import sqlite3
import stat
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bivouac.engine import Refused
from bivouac.locale import LANGUAGES, words
from bivouac.server import sqlite
from bivouac.server.sqlite import SqliteStore
from bivouac.server.store import Person, Taken
from tests.server.stores import awaited, head, lines, opened


@contextmanager
def held(store: SqliteStore) -> Iterator[None]:
    """Keeps the writer busy, so that what is asked for meanwhile goes into one commit."""
    go_on = threading.Event()
    waiting = store._writer.ask(lambda _: go_on.wait(10))
    try:
        yield
    finally:
        go_on.set()
        assert not waiting.cancelled()


@contextmanager
def no_file_larger_than(size: int) -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def refused(path: Path) -> str:
    """Why a file is not opened, in English; the other languages have words for it as well."""

    @awaited
    async def try_it() -> None:
        await SqliteStore(path).open()

    with pytest.raises(Refused) as error:
        try_it()
    assert len({words(language)(error.value.phrase) for language in LANGUAGES}) == len(LANGUAGES)
    return words("en")(error.value.phrase)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@awaited
async def test_a_commit_that_fails_keeps_nothing_of_it_and_harms_nothing_else(path: Path) -> None:
    store = SqliteStore(path)
    async with opened(store):
        tables = [f"camp {number}" for number in range(8)]
        for table in tables:
            await store.set_table(head(table), lines(1))
        with no_file_larger_than(path.with_name("tables.db-wal").stat().st_size):
            with held(store):
                writes = [asyncio.create_task(store.append(table, 1, [b"x" * 3000])) for table in tables]
                await asyncio.sleep(0)
            results = await asyncio.gather(*writes, return_exceptions=True)
        assert [str(result) for result in results] == ["page-store-failed"] * len(tables)
        for table in tables:
            assert await store.journal(table) == lines(1)
            await store.append(table, 1, [b"again"])
    async with opened(SqliteStore(path)) as later:
        for table in tables:
            assert await later.journal(table) == [*lines(1), b"again"]


@awaited
async def test_a_commit_that_is_refused_leaves_no_transaction_open(path: Path) -> None:
    def write_what_no_commit_takes(db: sqlite3.Connection) -> None:
        db.execute("PRAGMA defer_foreign_keys = ON")
        db.execute("INSERT INTO entry VALUES ('nowhere', 1, 'x')")

    store = SqliteStore(path)
    async with opened(store):
        with pytest.raises(LookupError):
            await store._writer.ask(write_what_no_commit_takes)
        assert await store.journal("nowhere") == []
        await store.keep_person(Person("ada"))
        assert await store.person("ada") == Person("ada")


@awaited
async def test_a_full_database_says_so_and_can_be_used_when_there_is_room_again(path: Path) -> None:
    async def room(pages: int) -> None:
        await store._writer.ask(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone())

    store = SqliteStore(path)
    async with opened(store):
        await store.set_table(head("camp"), lines(1))
        await room(1)  # SQLite makes that as many as there are
        with pytest.raises(Refused, match="page-store-full"):
            await store.append("camp", 1, [b"small", b"x" * 100_000])
        assert await store.journal("camp") == lines(1)
        await store.append("camp", 1, [b"small"])
        await room(1_000_000)
        await store.append("camp", 2, [b"x" * 100_000])
        assert await store.journal("camp", 1) == [b"small", b"x" * 100_000]


@awaited
async def test_entries_of_which_the_second_collides_are_not_written_at_all(path: Path) -> None:
    async with opened(SqliteStore(path)) as store:
        await store.set_table(head("camp"), lines(1))
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("INSERT INTO entry VALUES ('camp', 3, ?)", (b"theirs",))  # a gap, which no store would leave
        other.close()
        results = await asyncio.gather(
            store.append("camp", 1, [b"two", b"three"]), store.keep_person(Person("ada")), return_exceptions=True
        )
        assert [type(result) for result in results] == [Taken, type(None)]
        assert await store.journal("camp") == [*lines(1), b"theirs"]
        assert await store.person("ada") == Person("ada")


@awaited
async def test_nobody_who_reads_waits_for_a_write(path: Path) -> None:
    store = SqliteStore(path)
    async with opened(store):
        await store.set_table(head("camp"), lines(1))
        with held(store):
            writing = asyncio.create_task(store.append("camp", 1, [b"x"]))
            assert await asyncio.wait_for(store.journal("camp"), 5) == lines(1)
            assert not writing.done()
        await writing


@awaited
async def test_a_process_waits_for_another_ones_lock(path: Path) -> None:
    async with opened(SqliteStore(path)) as store:
        await store.set_table(head("camp"), [])
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(store.append("camp", 0, [b"x"]))
        await asyncio.sleep(0.2)
        assert not writing.done()
        other.execute("COMMIT")
        other.close()
        await writing


@awaited
async def test_a_lock_that_is_never_given_back_is_not_waited_for_for_ever(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.05)
    async with opened(SqliteStore(path)) as store:
        await store.set_table(head("camp"), [])
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Refused, match="page-store-failed"):
            await store.append("camp", 0, [b"x"])
        other.close()
        await store.append("camp", 0, [b"y"])
        assert await store.journal("camp") == [b"y"]


@awaited
async def test_a_store_in_memory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    async with opened(SqliteStore(":memory:")) as store:
        await store.set_table(head("camp"), lines(2))
        await store.append("camp", 2, [b"x"])
        assert await store.journal("camp", 1) == [*lines(2)[1:], b"x"]
    assert list(tmp_path.iterdir()) == []


@awaited
async def test_only_its_owner_can_read_the_files(path: Path) -> None:
    before = os.umask(0)
    try:
        async with opened(SqliteStore(path)) as store:
            await store.set_table(head("camp"), [])
            files = sorted(path.parent.iterdir())
            assert [file.name for file in files] == ["tables.db", "tables.db-shm", "tables.db-wal"]
            assert [stat.S_IMODE(file.stat().st_mode) for file in files] == [0o600] * 3
    finally:
        os.umask(before)


@awaited
async def test_it_is_flushed_to_the_disk_at_every_commit(path: Path) -> None:
    store = SqliteStore(path)
    async with opened(store):
        for pragma, value in (("synchronous", 2), ("journal_mode", "wal"), ("foreign_keys", 1)):
            assert await store._writer.ask(lambda db: db.execute(f"PRAGMA {pragma}").fetchone()) == (value,)  # noqa: B023


@awaited
async def test_a_store_that_is_not_open_says_so(path: Path) -> None:
    store = SqliteStore(path)
    with pytest.raises(RuntimeError, match="not open"):
        await store.unfinished()
    async with opened(store):
        assert await store.unfinished() == []
    with pytest.raises(RuntimeError, match="not open"):
        await store.append("camp", 0, [])
    await store.close()
    async with opened(store):
        assert await store.unfinished() == []


@pytest.mark.parametrize(
    ("query", "index"),
    [
        (sqlite.UNFINISHED, "head_unfinished"),
        (sqlite.OPEN_TABLES, "head_open"),
        (sqlite.DROP_TABLES, "head_by_age"),
        (sqlite.TABLES_OF, "PRIMARY KEY"),
        (sqlite.NOBODY_BELONGS, "belongs_by_table"),
        (sqlite.JOURNAL, "PRIMARY KEY"),
        (sqlite.PERSON_OF_PHRASE, "person_by_phrase"),
    ],
)
def test_no_query_looks_at_everything(query: str, index: str) -> None:
    db = sqlite3.connect(":memory:")
    for statement in sqlite.SCHEMA:
        db.execute(statement)
    plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {query}", [1] * query.count("?"))]
    db.close()
    assert any(index in step for step in plan)
    assert not [step for step in plan if step.startswith("SCAN") and index not in step]


# Files that are not opened


def test_a_newer_database_is_left_alone(path: Path) -> None:
    asyncio.run(_make(path))
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version = {sqlite.VERSION + 1}")
    db.close()
    before = path.read_bytes()
    assert refused(path) == (
        f"The database {path} is of version 2, this program knows up to 1. A newer Bivouac can open it."
    )
    assert path.read_bytes() == before


def test_a_database_of_something_else_is_left_alone(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE recipes (name)")
    db.close()
    before = path.read_bytes()
    assert refused(path) == f"{path} is not a database of Bivouac, or it is damaged."
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"Dear diary", b"x" * 10_000, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_file_that_is_no_database_is_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert refused(path) == f"{path} is not a database of Bivouac, or it is damaged."
    assert path.read_bytes() == content


def test_a_database_that_was_cut_is_refused(path: Path) -> None:
    asyncio.run(_make(path))
    path.write_bytes(path.read_bytes()[:4096])
    assert refused(path) == f"{path} is not a database of Bivouac, or it is damaged."


def test_a_damaged_page_is_told_and_all_else_goes_on(path: Path) -> None:
    asyncio.run(_make(path))
    db = sqlite3.connect(path)
    ((page,),) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entry'")
    db.close()
    content = bytearray(path.read_bytes())
    content[(page - 1) * 4096 : page * 4096] = b"\xff" * 4096
    path.write_bytes(content)

    @awaited
    async def read() -> None:
        async with opened(SqliteStore(path)) as store:
            reading = asyncio.gather(store.journal("camp"), store.head("camp"), return_exceptions=True)
            assert [str(result) for result in await reading] == ["page-store-failed", str(head("camp"))]
            with pytest.raises(Refused, match="page-store-failed"):
                await store.append("camp", 1, [b"x"])
            await store.keep_person(Person("ada"))
            assert await store.person("ada") == Person("ada")

    read()


def test_a_place_where_no_file_can_be(tmp_path: Path) -> None:
    assert refused(tmp_path) == f"{tmp_path} cannot be used: unable to open database file"
    nowhere = tmp_path / "nowhere" / "tables.db"
    assert refused(nowhere) == f"{nowhere} cannot be used: No such file or directory"


async def _make(path: Path) -> None:
    async with opened(SqliteStore(path)) as store:
        await store.set_table(head("camp"), lines(1))
