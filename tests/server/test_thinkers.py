"""Bots in processes of their own: real processes, and all that can go wrong in them."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from tempfile import TemporaryFile

import msgspec
import pytest
from uvicorn.loops.auto import auto_loop_factory

from bivouac.bots import find_bot
from bivouac.engine import IllegalMove, Luck, Table
from bivouac.engine.face import Review
from bivouac.games import load
from bivouac.server.thinker import Choose, answer
from bivouac.server.thinkers import NoMove, Thinkers
from tests.server.strange import BAD, STRANGE

ROOT = Path(__file__).parents[2]
STRANGERS = "tests.server.strange:load"
LEAST_PRIORITY = 19  # as nice as a process can be
GAME = load("cryptid")
SETTING = GAME.setting(3)
TABLE = Table.start(GAME, SETTING, luck=Luck.seeded("thinkers"))
VIEW = TABLE.view(TABLE.state.actors[0])
DATA = msgspec.json.encode(VIEW)


@pytest.fixture(autouse=True)
def _strangers_can_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def thinking(do: Callable[[Thinkers], Awaitable[None]], workers: int = 1, seconds: float = 5.0) -> None:
    """Does something with thinkers on the loop that the server has; nobody is left when it is done."""

    async def main() -> None:
        thinkers = Thinkers(workers, seconds, load=STRANGERS)
        await thinkers.open()
        try:
            await do(thinkers)
        finally:
            await thinkers.close()

    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(main())
    assert pids() == []


def pids(parent: int | None = None) -> list[int]:
    """The thinkers that a process has started and that live."""
    return [pid for pid, of in _lives() if of == (parent or os.getpid()) and b"server.thinker" in _command(pid)]


def _lives() -> Iterator[tuple[int, int]]:
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = path.read_text().rpartition(") ")[2].split()[:2]
        except OSError:  # it ended while we looked
            continue
        if state != "Z":
            yield int(path.parent.name), int(parent)


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


async def some_pids() -> list[int]:
    while not (found := pids()):
        await asyncio.sleep(0.02)
    return found


# What is asked for


@pytest.mark.parametrize("bot", ["scout", "random"])
def test_a_bot_moves_as_it_would_here(bot: str) -> None:
    async def ask(thinkers: Thinkers) -> None:
        moves = {await thinkers.choose("cryptid", bot, DATA, "seed") for _ in range(2)}
        assert moves == {msgspec.json.encode(find_bot(GAME, bot).choose(VIEW, Luck.seeded("seed")))}
        assert (thinkers.asked, thinkers.failed, thinkers.thinking) == (2, 0, 0)
        assert thinkers.seconds > 0

    thinking(ask)


def test_open_does_not_wait_for_the_first_process() -> None:
    async def ask(thinkers: Thinkers) -> None:
        assert time.perf_counter() - started < 0.1

    started = time.perf_counter()
    thinking(ask)


def test_it_works_on_the_plain_loop_too() -> None:
    async def main() -> None:
        thinkers = Thinkers(1, 5.0, load=STRANGERS)
        with pytest.raises(NoMove):
            await thinkers.choose("cryptid", "gone", DATA, 1)
        assert await thinkers.choose("cryptid", "random", DATA, 1)
        await thinkers.close()

    asyncio.run(main())


def test_moves_do_not_wait_for_a_review_and_reviews_come_one_at_a_time() -> None:
    async def ask(thinkers: Thinkers) -> None:
        await thinkers.choose("cryptid", "random", DATA, 1)
        reviews = [asyncio.create_task(thinkers.review(TABLE.log)) for _ in range(2)]
        for _ in range(3):
            await thinkers.choose("cryptid", "random", DATA, 1)
        assert not any(review.done() for review in reviews)
        first = msgspec.json.decode(await reviews[0], type=Review)
        assert first.title.args == {"entries": 0}
        assert not reviews[1].done()
        assert len(pids()) <= 2
        await reviews[1]
        assert len(pids()) == 1

    thinking(ask)


# What goes wrong


@pytest.mark.parametrize("bot", BAD)
def test_a_bad_bot_gives_no_move_and_the_next_one_thinks(bot: str, caplog: pytest.LogCaptureFixture) -> None:
    async def ask(thinkers: Thinkers) -> None:
        with pytest.raises(NoMove):
            await thinkers.choose("cryptid", bot, DATA, 1)
        assert await thinkers.choose("cryptid", "random", DATA, 1)
        assert (thinkers.asked, thinkers.failed) == (2, 1)

    with caplog.at_level(logging.WARNING):
        thinking(ask, seconds=0.5)
    [record] = caplog.records
    assert record.getMessage().startswith(f"{bot} of cryptid failed: ")
    clue = VIEW.clues[VIEW.seat]
    assert clue is not None
    assert clue not in record.getMessage()


def test_the_log_names_the_error_and_its_place(caplog: pytest.LogCaptureFixture) -> None:
    question = Choose("cryptid", "crash", DATA, "1")
    assert answer(question, STRANGE).error.startswith("ZeroDivisionError in strange.py:")
    illegal = msgspec.structs.replace(question, bot="illegal")
    assert answer(illegal, STRANGE).error.startswith(IllegalMove.__name__)
    unread = msgspec.structs.replace(question, view=b"[]")
    assert answer(unread, STRANGE).error.startswith("ValidationError")


def test_a_bot_may_print() -> None:
    async def ask(thinkers: Thinkers) -> None:
        assert await thinkers.choose("cryptid", "chatty", DATA, 1) == msgspec.json.encode(VIEW.moves[0])

    thinking(ask)


def test_a_process_that_is_killed_is_replaced() -> None:
    async def ask(thinkers: Thinkers) -> None:
        thought = asyncio.create_task(thinkers.choose("cryptid", "endless", DATA, 1))
        await asyncio.sleep(0.3)
        [pid] = await some_pids()
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(NoMove):
            await thought
        assert await thinkers.choose("cryptid", "random", DATA, 1)
        os.kill(pids()[0], signal.SIGKILL)  # now while it has nothing to do
        await asyncio.sleep(0.1)
        assert await thinkers.choose("cryptid", "random", DATA, 1)
        assert thinkers.failed == 1

    thinking(ask)


def test_who_stops_asking_frees_the_process() -> None:
    async def ask(thinkers: Thinkers) -> None:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.7):
                await thinkers.choose("cryptid", "endless", DATA, 1)
        assert await thinkers.choose("cryptid", "random", DATA, 1)

    thinking(ask, seconds=60)


def test_processes_that_do_not_start_give_no_move() -> None:
    async def main() -> None:
        thinkers = Thinkers(1, load="bivouac.nowhere:load")
        for _ in range(2):
            with pytest.raises(NoMove, match="did not start"):
                await thinkers.choose("cryptid", "random", DATA, 1)
        await thinkers.close()

    asyncio.run(main())


# Bounds


@pytest.mark.parametrize("workers", [1, 2])
def test_many_questions_stay_within_the_workers_and_keep_their_order(workers: int) -> None:
    answered: list[int] = []
    most = 0

    async def ask(thinkers: Thinkers) -> None:
        async def one(number: int) -> None:
            nonlocal most
            await thinkers.choose("cryptid", "slow", DATA, number)
            answered.append(number)
            most = max(most, thinkers.thinking, len(pids()))

        await asyncio.gather(*(one(number) for number in range(5)))

    thinking(ask, workers)
    assert most == workers
    if workers == 1:
        assert answered == [0, 1, 2, 3, 4]


def test_closing_ends_thoughts_and_turns_down_who_waits() -> None:
    async def ask(thinkers: Thinkers) -> None:
        thoughts = [asyncio.create_task(thinkers.choose("cryptid", "endless", DATA, 1)) for _ in range(3)]
        thoughts.append(asyncio.create_task(thinkers.review(TABLE.log)))
        await asyncio.sleep(0.6)
        await thinkers.close()
        answers = await asyncio.gather(*thoughts, return_exceptions=True)
        assert [type(answer) for answer in answers] == [NoMove] * 4

    started = time.perf_counter()
    thinking(ask, workers=2, seconds=60)
    assert time.perf_counter() - started < 5


def test_thinkers_hold_nothing_of_the_server_and_are_deaf_to_interrupts() -> None:
    async def ask(thinkers: Thinkers) -> None:
        await thinkers.choose("cryptid", "random", DATA, 1)
        [pid] = pids()
        held = {path.readlink() for path in Path(f"/proc/{pid}/fd").iterdir()}
        assert Path(f"/proc/self/fd/{file.fileno()}").readlink() not in held
        assert os.getpgid(pid) != os.getpgid(0)
        assert os.getpriority(os.PRIO_PROCESS, pid) >= min(os.getpriority(os.PRIO_PROCESS, 0) + 5, LEAST_PRIORITY)

    with TemporaryFile() as file:
        thinking(ask)


SERVER = """
import asyncio, sys
from bivouac.server.thinkers import Thinkers

async def main():
    thinkers = Thinkers(2, 60, load="tests.server.strange:load")
    view = sys.stdin.buffer.read()
    await thinkers.choose("cryptid", "random", view, 1)
    endless = asyncio.create_task(thinkers.choose("cryptid", "endless", view, 1))
    await thinkers.choose("cryptid", "random", view, 1)
    print("here", flush=True)
    await endless

asyncio.run(main())
"""


def test_a_server_that_is_killed_leaves_nobody_behind() -> None:
    server = subprocess.Popen([sys.executable, "-c", SERVER], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    with server:
        assert server.stdin is not None
        assert server.stdout is not None
        server.stdin.write(DATA)
        server.stdin.close()
        assert server.stdout.readline() == b"here\n"
        orphans = set(pids(server.pid))
        assert len(orphans) == 2
        server.kill()
    until = time.monotonic() + 3
    while orphans & {pid for pid, _ in _lives()} and time.monotonic() < until:
        time.sleep(0.05)
    assert not orphans & {pid for pid, _ in _lives()}
