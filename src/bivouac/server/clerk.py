"""Threads that keep SQLite's waiting away from the event loop.

What a thread finds waiting it does in one transaction, each request in a savepoint of its own: one flush to the disk
confirms many, and a request that is refused spoils none of the others. Requests of a kind that can be done `together`
are, by a few statements for all of them: with every statement the thread has to wait for its turn to run.
"""

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from itertools import groupby
from queue import SimpleQueue
from threading import Thread
from typing import Any, Self, TypeVar

from bivouac.engine.phrase import Refused
from bivouac.server.store import NotKept, Taken

GROUP = 500  # requests that share a commit, at most

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Request = tuple[Work[Any], asyncio.Future[Any]]
Answer = tuple[asyncio.Future[Any], Any, Exception | None]


class Shared(ABC):
    """Work that is as well done along with others of its kind."""

    __slots__ = ()

    def __call__(self, db: sqlite3.Connection) -> None:
        self.all(db, [self])

    @classmethod
    @abstractmethod
    def all(cls, db: sqlite3.Connection, works: Sequence[Self]) -> None:
        """Does all of them, or raises: then each is done by itself, so that only those are refused that must be."""


class Clerk:
    """A thread with a connection of its own, which does what it is asked in the order in which it was asked."""

    def __init__(self, file: str, connect: Callable[[str], sqlite3.Connection], begin: str, end: str) -> None:
        self._file = file
        self._connect = connect
        self._begin = begin
        self._end = end
        self._asked: list[Request] = []
        self._waiting: SimpleQueue[list[Request]] = SimpleQueue()
        self._open = False

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        started = self._loop.create_future()
        self._thread = Thread(target=self._run, args=(started,), name=f"store {self._file}", daemon=True)
        self._thread.start()
        await started

    async def stop(self) -> None:
        if self._open:
            self._open = False
            self._hand_over()
            self._waiting.put([])  # wakes it, so that it sees
            await asyncio.to_thread(self._thread.join)

    def ask(self, work: Work[T]) -> asyncio.Future[T]:
        """What the work gives or raises, once its transaction has ended."""
        if not self._open:
            raise RuntimeError("the store is not open")
        future: asyncio.Future[T] = self._loop.create_future()
        if not self._asked:
            self._loop.call_soon(self._hand_over)
        self._asked.append((work, future))
        return future

    def _hand_over(self) -> None:
        """Gives the thread all that was asked for in one go: it is waking it that takes long."""
        if self._asked:
            self._waiting.put(self._asked)
            self._asked = []

    def _run(self, started: asyncio.Future[None]) -> None:
        try:
            db = self._connect(self._file)
        except Exception as error:
            self._tell([(started, None, _why_closed(error, self._file))])
            return
        with closing(db):
            self._open = True
            self._tell([(started, None, None)])
            while self._open or not self._waiting.empty():
                self._tell(self._do(db, self._take()))

    def _take(self) -> list[Request]:
        """Waits for a request, and takes along those that wait by then."""
        requests = [*self._waiting.get()]
        while len(requests) < GROUP and not self._waiting.empty():
            requests += self._waiting.get()
        return requests

    def _do(self, db: sqlite3.Connection, requests: list[Request]) -> list[Answer]:
        try:
            db.execute(self._begin)
            answers = [answer for _, some in groupby(requests, _kind) for answer in _answers(db, list(some))]
            db.execute(self._end)
            return answers
        except Exception as error:
            with suppress(sqlite3.Error):  # some failures have rolled back already
                db.execute("ROLLBACK")
            return [(future, None, _meant(error)) for _, future in requests]

    def _tell(self, answers: list[Answer]) -> None:
        with suppress(RuntimeError):  # the loop has ended: nobody listens
            self._loop.call_soon_threadsafe(_resolve, answers)


def _kind(request: Request) -> type:
    return type(request[0])


def _answers(db: sqlite3.Connection, requests: list[Request]) -> list[Answer]:
    """What requests of one kind give or raise."""
    works: list[Any] = [work for work, _ in requests]
    if len(works) > 1 and isinstance(works[0], Shared):
        together = works[0].all
        _, error = _done(db, lambda db: together(db, works))
        if error is None:
            return [(future, None, None) for _, future in requests]
    return [(future, *_done(db, work)) for work, future in requests]


def _done(db: sqlite3.Connection, work: Work[Any]) -> tuple[Any, Exception | None]:
    """What a request gives or raises; one that raises has changed nothing."""
    db.execute("SAVEPOINT request")
    try:
        result = work(db)
    except Exception as error:
        if not db.in_transaction:  # all others of this transaction are lost as well
            raise
        db.execute("ROLLBACK TO request")
        return None, _meant(error)
    db.execute("RELEASE request")
    return result, None


def _resolve(answers: list[Answer]) -> None:
    for future, result, error in answers:
        if future.done():  # cancelled
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


# Troubles


def _meant(error: Exception) -> Exception:
    """What SQLite says about a request, in the store's words."""
    if not isinstance(error, sqlite3.Error):
        return error
    meant: Exception
    match error_name(error):
        case "SQLITE_CONSTRAINT_PRIMARYKEY" | "SQLITE_CONSTRAINT_UNIQUE":
            meant = Taken()
        case "SQLITE_CONSTRAINT_FOREIGNKEY":
            meant = LookupError("there is no such table")
        case "SQLITE_FULL":
            meant = NotKept("page-store-full")
        case _:
            meant = NotKept("page-store-failed")
    meant.__cause__ = error
    return meant


def _why_closed(error: Exception, file: str) -> Exception:
    """Why a file cannot be opened, as a sentence."""
    match error:
        case OSError():
            return Refused("file-error", file=file, why=error.strerror or str(error))
        case sqlite3.Error() if error_name(error).startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT")):
            return Refused("page-store-damaged", file=file)
        case sqlite3.Error():
            return Refused("file-error", file=file, why=str(error))
        case _:
            return error


def error_name(error: sqlite3.Error) -> str:
    return getattr(error, "sqlite_errorname", "")
