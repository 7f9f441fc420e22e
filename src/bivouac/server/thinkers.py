"""Bots think outside of the event loop, in processes of their own, bounded in number and in time.

A process answers one question at a time; questions wait their turn in the order in which they came. Whatever goes
wrong in one, the asker gets `NoMove` and nobody else notices: the process is killed, and a fresh one takes its place.
Reviews and chances take long, so they have a process beside the others, one at a time: no move ever waits for them.
"""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from signal import SIGKILL
from time import perf_counter
from typing import Any

import msgspec

from bivouac.engine.log import Log
from bivouac.server.thinker import SIZE, Answer, Choose, Question, Study, Weigh, packed

LOG = logging.getLogger(__name__)
START_SECONDS = 30.0


class NoMove(Exception):
    """There is no answer: the bot failed or took too long, or its process died. Its text is for logs, and tells
    nothing of the view."""


class Thinkers:
    """The processes that think for this server.

    `asked`, `failed` and `seconds` (of thinking) only ever grow; `thinking` is how many think right now.
    """

    def __init__(
        self, workers: int, seconds: float = 10.0, review_seconds: float = 60.0, load: str = "bivouac.games:load"
    ) -> None:
        self.asked = self.failed = self.thinking = 0
        self.seconds = 0.0
        self._move_seconds, self._review_seconds = seconds, review_seconds
        self._all = [Thinker(load) for _ in range(workers)]
        self._idle = list(self._all)
        self._turns = asyncio.Semaphore(workers)
        self._reviewer = Thinker(load)
        self._review_turn = asyncio.Lock()

    async def open(self) -> None:
        """Starts the first process, in the background; others start when they are needed."""
        self._idle[-1].start()

    async def close(self) -> None:
        """Ends all of them at once. Who still waits gets NoMove."""
        await asyncio.gather(*(thinker.close() for thinker in (*self._all, self._reviewer)))

    async def choose(self, game: str, bot: str, view: bytes, seed: int | str) -> bytes:
        """The move that a bot would play, as JSON: a legal one. Raises NoMove."""
        async with self._turns:
            thinker = self._idle.pop()
            try:
                return await self._ask(thinker, Choose(game, bot, view, str(seed)), self._move_seconds)
            finally:
                self._idle.append(thinker)
                thinker.start()

    async def review(self, log: Log[Any, Any, Any]) -> bytes:
        """The review of a finished game, as JSON. Raises NoMove."""
        question = Study(log.game.name, msgspec.json.encode(list(log.bodies())))
        async with self._review_turn:
            try:
                return await self._ask(self._reviewer, question, self._review_seconds)
            finally:
                await self._reviewer.end()

    async def weigh(self, game: str, view: bytes) -> bytes:
        """The chances of whoever has a view, as JSON. Its process stays: what it worked out is often wanted again.
        Raises NoMove."""
        async with self._review_turn:
            return await self._ask(self._reviewer, Weigh(game, view), self._review_seconds)

    async def _ask(self, thinker: "Thinker", question: Question, seconds: float) -> bytes:
        started = perf_counter()
        self.asked += 1
        self.thinking += 1
        try:
            return await thinker.ask(question, seconds)
        except NoMove as error:
            self.failed += 1
            who = question.bot if isinstance(question, Choose) else type(question).__name__.lower()
            LOG.warning("%s of %s failed: %s", who, question.game, error)
            raise
        finally:
            self.thinking -= 1
            self.seconds += perf_counter() - started


class Thinker:
    """A place for one process, which is started when it is needed."""

    def __init__(self, load: str) -> None:
        self._load = load
        self._started: asyncio.Task[Process] | None = None
        self._closed = False

    def start(self) -> None:
        """Starts its process in the background, unless there is one that lives."""
        if not self._closed and (self._started is None or _gone(self._started)):
            self._started = asyncio.create_task(_start(self._load))

    async def ask(self, question: Question, seconds: float) -> bytes:
        """Raises NoMove; a process that did not answer in time is killed then."""
        process = await self._process()
        answer = None
        try:
            async with asyncio.timeout(seconds):
                await _write(process, question)
                answer = await _read(process)
        except TimeoutError:
            raise NoMove(f"no answer in {seconds:g} s") from None
        except (EOFError, OSError):
            raise NoMove("its process died") from None
        finally:
            if answer is None:  # also when the asker wants no answer any more
                await self.end()
        if answer.error:
            raise NoMove(answer.error)
        return answer.data

    async def end(self) -> None:
        """Kills its process."""
        started, self._started = self._started, None
        if started is not None:
            started.cancel()
            [process] = await asyncio.gather(started, return_exceptions=True)
            if isinstance(process, Process):
                await _kill(process)

    async def close(self) -> None:
        """Kills its process, for good."""
        self._closed = True
        await self.end()

    async def _process(self) -> Process:
        self.start()
        if self._started is not None:
            await asyncio.wait([self._started])
        if self._started is None or _gone(self._started):
            raise NoMove("its process did not start")
        return self._started.result()


def _gone(started: "asyncio.Task[Process]") -> bool:
    if not started.done():
        return False
    return started.cancelled() or started.exception() is not None or started.result().returncode is not None


async def _start(load: str) -> Process:
    """A process that has read all it needs and waits for its first question."""
    process = await _spawn(load)
    try:
        async with asyncio.timeout(START_SECONDS):
            await _read(process)
    except BaseException:
        await _kill(process)
        raise
    return process


async def _spawn(load: str) -> Process:
    """Whole or not at all: a loop may lose a process when it is interrupted here."""
    spawning = asyncio.ensure_future(
        asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "bivouac.server.thinker", load),
            stdin=PIPE,
            stdout=PIPE,
            start_new_session=True,  # Ctrl-C is for the server, which ends the others
        )
    )
    try:
        return await asyncio.shield(spawning)
    except asyncio.CancelledError:
        await _kill(await spawning)
        raise


async def _kill(process: Process) -> None:
    if process.returncode is None:
        with suppress(ProcessLookupError):
            os.kill(process.pid, SIGKILL)  # Process.kill would take its end away from who waits for it
        await process.wait()


async def _write(process: Process, question: Question) -> None:
    assert process.stdin is not None
    process.stdin.write(packed(question))
    await process.stdin.drain()


async def _read(process: Process) -> Answer:
    assert process.stdout is not None
    size = SIZE.unpack(await process.stdout.readexactly(SIZE.size))[0]
    return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Answer)
