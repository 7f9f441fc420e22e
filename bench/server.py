"""The server under load: a real one, in a process of its own, with every seat of every table connected."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any, TypeVar

import msgspec
import uvicorn

from bench.wire import Ear, Line
from bivouac.games import load
from bivouac.games.cryptid.moves import Search

T = TypeVar("T")

HOST = "127.0.0.1"
SEATS = 3
MEASURED = 8.0  # seconds
BUSY, THINKING, IDLE = (
    200,
    50,
    300,
)  # tables: without a pause, where people think for a while, where nobody does anything
STARTS = 5


class Answer(msgspec.Struct):
    """What became of a move."""

    number: int = 0
    status: int = 200


class News(msgspec.Struct):
    """What a player needs of the news."""

    number: int = 0
    legal: str | None = None
    over: str | None = None
    answer: Answer | None = None


decode = msgspec.json.Decoder(News).decode

GAME = load("cryptid")
SETTING = GAME.setting(SEATS, advanced=True)
SEARCHES = sum(1 << number for number, move in enumerate(GAME.alphabet(SETTING)) if isinstance(move, Search))


# Starting it


@contextmanager
def serving(*flags: str) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """A server on a port and a file of its own."""
    with tempfile.TemporaryDirectory() as folder:
        port = _free_port()
        process = start(port, Path(folder) / "camp.sqlite", *flags)
        try:
            run(until_ready(port))
            yield port, process
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(20)


def start(port: int, database: Path, *flags: str) -> subprocess.Popen[bytes]:
    """A server with limits that no load reaches."""
    command = [sys.executable, "-m", "bivouac", "serve", "--port", str(port), "--database", str(database)]
    limits = ["--rate", "1000000", "--tables", "1000000", "--no-browser", "--pace", "0"]
    return subprocess.Popen([*command, *limits, *flags], stdout=subprocess.DEVNULL)


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind((HOST, 0))
        port: int = listener.getsockname()[1]
        return port


async def until_ready(port: int) -> None:
    line = Line(HOST, port)
    while True:
        try:
            await line.ask("GET", "/healthz")
            line.close()
            return
        except OSError:
            await asyncio.sleep(0.01)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Runs a load on the loop that the server has as well, if it has a quick one."""
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        return runner.run(work)


# Playing


class Camper:
    """A table whose seats are all played by this program."""

    def __init__(self, port: int, tokens: list[str]) -> None:
        self.port, self.tokens = port, tokens
        self.times: list[float] = []  # from a move's sending to its confirmation
        self.line = Line(HOST, port)
        self.table = ""
        self.ears: list[Ear] = []
        self.told: list[News] = []

    async def set(self) -> None:
        """A new table, everybody at it, all listening."""
        self.leave()
        terms = {"game": "cryptid", "seats": ["me", *["free"] * (SEATS - 1)], "options": {"advanced": True}}
        self.table = (await self.line.ask("POST", "/api/tables", self.tokens[0], terms))["table"]
        for seat, token in enumerate(self.tokens[1:], 1):
            await self.line.ask("POST", f"/api/tables/{self.table}/seats", token, {"seat": seat, "to": "me"})
        self.ears = [await Ear.open(HOST, self.port, f"/api/tables/{self.table}/live", token) for token in self.tokens]
        self.told = [News() for _ in self.tokens]
        await self._all_hear(1)

    def leave(self) -> None:
        for ear in self.ears:
            ear.close()
        self.ears = []
        self.line.close()

    async def _hear(self, seat: int, number: int) -> None:
        """Listens until a seat has heard of an entry."""
        while self.told[seat].number < number:
            await self._listen(seat)

    async def _listen(self, seat: int) -> Answer | None:
        """Takes in the next message to a seat."""
        news = decode(await self.ears[seat].hear())
        legal = self.told[seat].legal if news.legal is None else news.legal
        self.told[seat] = News(max(news.number, self.told[seat].number), legal, news.over)
        return news.answer

    async def play(self, luck: random.Random) -> None:
        """A random move of whoever is asked, heard of by everybody."""
        seat = next((seat for seat, news in enumerate(self.told) if news.legal not in (None, "0")), None)
        if seat is None:
            await self.set()
            return
        legal = int(self.told[seat].legal or "0", 16)
        legal = legal & ~SEARCHES or legal  # nobody wins: what is measured is moves, not the setting of new tables
        sent = time.perf_counter()
        self.ears[seat].say(b'{"ask":1,"move":%d,"after":%d}' % (_drawn(legal, luck), self.told[seat].number))
        while (answer := await self._listen(seat)) is None:
            pass
        self.times.append(time.perf_counter() - sent)
        if answer.status != 200:
            raise RuntimeError(f"a move was refused: {answer}")
        await self._all_hear(answer.number)

    async def _all_hear(self, number: int) -> None:
        for seat in range(SEATS):
            await self._hear(seat, number)


def _drawn(legal: int, luck: random.Random) -> int:
    """One of a set of moves: the first at or after a drawn place. Quick, for it takes time from the server."""
    place = luck.randrange(legal.bit_length())
    rest = legal >> place
    return place + (rest & -rest).bit_length() - 1


async def _campers(port: int, tables: int) -> list[Camper]:
    line = Line(HOST, port)
    tokens = [(await line.ask("POST", "/api/me", "", {"name": f"P{seat}"}))["token"] for seat in range(SEATS)]
    line.close()
    campers = [Camper(port, tokens) for _ in range(tables)]
    for camper in campers:
        await camper.set()
    return campers


async def _load(port: int, tables: int, pause: float) -> list[float]:
    """Plays at all tables for a while; gives how long each move took from its sending to its confirmation."""

    async def keep_playing(camper: Camper, luck: random.Random) -> None:
        await asyncio.sleep(luck.random() * pause)
        while time.perf_counter() < end:
            await camper.play(luck)
            if pause:
                await asyncio.sleep(2 * pause * luck.random())

    campers = await _campers(port, tables)
    end = time.perf_counter() + MEASURED
    await asyncio.gather(*(keep_playing(camper, random.Random(place)) for place, camper in enumerate(campers)))
    for camper in campers:
        camper.leave()
    return [moment for camper in campers for moment in camper.times]


def moves_per_s() -> float:
    """Confirmed and stored moves a second, at many tables with all seats connected, heard of by everybody."""
    with serving() as (port, _):
        return len(run(_load(port, BUSY, 0))) / MEASURED


def confirm_ms() -> tuple[float, float]:
    """The median and the 99th hundredth of a move's confirmation, at tables where people think for a while."""
    with serving() as (port, _):
        times = run(_load(port, THINKING, 0.25))
    cuts = quantiles(times, n=100)
    return 1000 * cuts[49], 1000 * cuts[98]


def idle_tables_per_gb() -> float:
    """Tables with all seats connected that fit into a GB of the server's memory."""

    async def sit() -> tuple[int, int]:
        before = _memory(process.pid)
        campers = await _campers(port, IDLE)
        luck = random.Random(1)
        for camper in campers:
            for _ in range(12):
                await camper.play(luck)
        after = _memory(process.pid)
        for camper in campers:
            camper.leave()
        return before, after

    with serving() as (port, process):
        before, after = run(sit())
    return (1 << 30) / ((after - before) / IDLE)


def _memory(pid: int) -> int:
    """The bytes that a process holds in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def ready_s() -> float:
    """From the start of the command to the first answer."""
    times = []
    for _ in range(STARTS):
        started = time.perf_counter()
        with serving():
            times.append(time.perf_counter() - started)
    return median(times)
