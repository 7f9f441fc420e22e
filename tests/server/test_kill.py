"""A server killed at any moment and started again: what it confirmed is there, once, and all tables go on."""

import asyncio
import random
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench.wire import Ear, Line
from bivouac.engine import Noted, Played, Seat, TakenBack
from bivouac.hexes import cells
from bivouac.server import sqlite
from bivouac.server.journal import Entry, Said, decoder
from bivouac.server.store import Head
from bivouac.server.table import LiveTable
from tests.server.stores import ROOT
from tests.server.tables import GAME

HOST = "127.0.0.1"
SEATINGS = (
    ("me", "free", "bot:scout"),
    ("me", "bot:wanderer", "bot:scout"),
    ("me", "free", "free"),
    ("me", "bot:scout", "free", "bot:wanderer"),
)
LOST = (OSError, EOFError)  # the server went away in the middle of something
PATIENCE = 60  # seconds, on a machine that does much else


class News(msgspec.Struct):
    """What a player needs of the news. A member that is missing has not changed."""

    number: int = 0
    legal: str | None = None
    undo: str | msgspec.UnsetType | None = msgspec.UNSET
    over: str | None = None
    log: list[tuple[int, str]] = []
    talk: list[tuple[int, str, str, Seat]] = []


# The server


class Server:
    """A server that dies whenever it is told to."""

    def __init__(self, process: asyncio.subprocess.Process, port: int, file: Path) -> None:
        self.process, self.port, self.file = process, port, file

    async def again(self) -> None:
        """Kills it, if it lives, and waits until it is back."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(b"\n")
        async with asyncio.timeout(PATIENCE):
            while b"is ready" not in (line := await self.process.stdout.readline()):
                assert line, "it did not start"

    def table(self, id: str, number: int) -> LiveTable:
        """A table after so many entries, worked out from the file alone."""
        with closing(sqlite3.connect(self.file)) as db:
            table = LiveTable(Head(*db.execute(sqlite.HEAD, (id,)).fetchone()))
        for line in self.journal(id)[:number]:
            table.fold(line)
        return table

    def journal(self, table: str) -> list[bytes]:
        """The lines that are in the file; they are numbered without a gap."""
        with closing(sqlite3.connect(self.file)) as db:
            rows = db.execute("SELECT number, line FROM entry WHERE table_id = ? ORDER BY number", (table,)).fetchall()
        assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
        return [line for _, line in rows]


@asynccontextmanager
async def serving(kind: str, folder: Path) -> AsyncIterator[Server]:
    with socket.socket() as listener:
        listener.bind((HOST, 0))
        port = listener.getsockname()[1]
    file = folder / "camp.sqlite"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.server.mortal", kind, str(port), str(file)),
        cwd=ROOT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    server = Server(process, port, file)
    try:
        await server.again()
        yield server
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


# Those who play


class Player:
    """Somebody who does what comes to mind, and remembers what was confirmed and what was heard."""

    def __init__(self, server: Server, name: str, luck: random.Random) -> None:
        self.server, self.name, self.luck = server, name, luck
        self.line = Line(HOST, server.port)
        self.token = ""
        self.sit_at("", 0, 0)

    def sit_at(self, table: str, seat: Seat, seats: int) -> None:
        self.table, self.seat, self.seats = table, seat, seats
        self.news = News()
        self.log: list[tuple[int, str]] = []
        self.talk: list[tuple[int, str, str, Seat]] = []
        self.confirmed: dict[int, Entry] = {}
        self.acts: list[Entry] = []  # moves and moves taken back that are known to be stored
        self.unsure: Entry | None = None  # its answer was lost, and then the game was over
        self.known = 0  # the last entry of which the seat knows without having heard of it
        self.ideas = 0
        self.lost = False

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Asks once; raises one of LOST if there is no answer."""
        try:
            return await self.line.ask(method, path, self.token, body)
        except LOST:
            self.line.close()
            self.lost = True
            await asyncio.sleep(0.005)
            raise

    async def insist(self, method: str, path: str, body: Any = None) -> Any:
        """Asks until there is an answer."""
        while True:
            with suppress(*LOST):
                return await self.ask(method, path, body)

    async def play(self) -> None:
        """One thing after the other, until the game is over."""
        while not self.news.over:
            await self.act()
            await asyncio.sleep(0.004 * self.luck.random())
            if self.lost:
                self.lost = False
                await self.look()

    async def act(self) -> None:
        chance, after = self.luck.random(), self.news.number
        informed = after >= self.known
        legal = int(self.news.legal or "0", 16) if informed else 0
        if informed and self.news.undo and chance < 0.2:
            await self.do("undo", {"after": after}, TakenBack(self.seat))
        elif legal and chance < 0.8:
            number = self.luck.choice(list(cells(legal)))
            move = GAME.alphabet(GAME.setting(self.seats))[number]
            await self.do("moves", {"move": number, "after": after}, Played(self.seat, move))
        elif chance < 0.9:
            text = f"My idea number {self.idea()}"
            await self.tell("talk", {"text": text}, Said(self.seat, self.name, text))
        else:
            about, mark = f"idea-{self.idea()}", self.luck.choice("+-?")
            await self.tell("notes", {"about": about, "mark": mark}, Noted(self.seat, about, mark))

    def idea(self) -> int:
        self.ideas += 1
        return self.ideas

    async def do(self, call: str, body: Any, entry: Entry) -> None:
        """Something that is asked for again if its answer is lost, and still must not happen twice."""
        again = False
        while True:
            try:
                answer = await self.ask("POST", f"/api/tables/{self.table}/{call}", body)
            except LOST:
                again = True
                continue
            except RuntimeError as refusal:
                if again and "page-too-late" in str(refusal):
                    self.acts.append(entry)
                    self.known = (await self.insist("GET", f"/api/tables/{self.table}"))["number"]
                elif again and "page-is-over" in str(refusal):
                    self.unsure = entry
                return
            self.confirm(answer["number"], entry)
            self.acts.append(entry)
            self.known = answer["number"]
            return

    async def tell(self, call: str, body: Any, entry: Entry) -> None:
        """Something that may be lost as long as it is not confirmed."""
        with suppress(*LOST):
            self.confirm((await self.ask("POST", f"/api/tables/{self.table}/{call}", body))["number"], entry)

    def confirm(self, number: int, entry: Entry) -> None:
        assert number not in self.confirmed
        self.confirmed[number] = entry

    async def listen(self) -> None:
        """Hears of everything, over as many connections as that takes."""
        while True:
            with suppress(*LOST):
                path = f"/api/tables/{self.table}/live?after={self.news.number}"
                ear = await Ear.open(HOST, self.server.port, path, self.token)
                try:
                    while True:
                        self.hear(await ear.hear())
                finally:
                    ear.close()
            await asyncio.sleep(0.005)

    def hear(self, message: bytes) -> None:
        news, before = msgspec.json.decode(message, type=News), self.news
        assert (
            min([before.number + 1, *(line[0] for line in news.log), *(line[0] for line in news.talk)]) > before.number
        )
        self.log += news.log
        self.talk += news.talk
        news.number = max(news.number, before.number)  # silence has no number
        news.legal = before.legal if news.legal is None else news.legal
        news.undo = before.undo if news.undo is msgspec.UNSET else news.undo
        news.over = news.over or before.over
        self.news = news

    # What must be true

    async def look(self) -> None:
        """The view is what the journal leads to."""
        answer = await self.insist("GET", f"/api/tables/{self.table}/view")
        table = self.server.table(self.table, answer["number"])
        assert answer["seat"] == table.people[self.token.partition(".")[0]] == self.seat
        assert GAME.decode(msgspec.json.encode(answer["view"]), GAME.view_type) == table.view(self.seat)

    def check(self, entries: list[Entry]) -> None:
        """What was confirmed is in the journal as it was confirmed, and nothing was heard of that is not."""
        assert {number: entries[number - 1] for number in self.confirmed} == self.confirmed
        assert self.news.number <= len(entries)

    async def check_all(self, entries: list[Entry]) -> None:
        """Once nobody does anything any more: each entry was heard of once, and nothing was done twice."""
        await until(lambda: self.news.number == len(entries))
        said = [
            (number, one.name, one.text, one.seat) for number, one in enumerate(entries, 1) if isinstance(one, Said)
        ]
        assert self.talk == said
        news = await self.insist("GET", f"/api/tables/{self.table}/news?after=0")
        assert self.log == [tuple(line) for line in news["log"]]
        acts = [entry for entry in entries if whose(entry) == self.seat]
        assert acts in (self.acts, [*self.acts, self.unsure])


def whose(entry: Entry) -> Seat | None:
    """Who moved, or took a move back."""
    return entry.actor if isinstance(entry, Played) else entry.seat if isinstance(entry, TakenBack) else None


class Group:
    """People who play one game after the other, with bots on the other seats."""

    def __init__(self, server: Server, seating: tuple[str, ...], luck: random.Random) -> None:
        self.server, self.seating = server, seating
        seats = [seat for seat, word in enumerate(seating) if not word.startswith("bot:")]
        self.players = {seat: Player(server, f"Player {seat}", random.Random(luck.random())) for seat in seats}
        self.table = self.code = ""
        self.last = False
        self.confirmed = 0  # entries at the tables before
        self.lines: list[bytes] = []  # of the journal, when it was last looked at

    @property
    def entries(self) -> int:
        """How many entries were confirmed to these people."""
        return self.confirmed + sum(len(player.confirmed) for player in self.players.values())

    async def play(self) -> None:
        """Game after game, until it is told that this one is the last."""
        try:
            for player in self.players.values():
                player.token = (await player.insist("POST", "/api/me", {"name": player.name}))["token"]
            while not self.last:
                await self.set_table()
                await self.play_a_game()
        finally:
            for player in self.players.values():
                player.line.close()

    async def set_table(self) -> None:
        terms = {"game": "cryptid", "seats": self.seating}
        answer = await self.players[0].insist("POST", "/api/tables", terms)
        self.confirmed, self.lines = self.entries, []
        self.table, self.code = answer["table"], answer["code"]
        for seat, player in self.players.items():
            player.sit_at(self.table, seat, len(self.seating))
        for seat, player in self.players.items():
            await player.insist("POST", f"/api/tables/{self.table}/seats", {"seat": seat, "to": "me"})

    async def play_a_game(self) -> None:
        players = self.players.values()
        async with asyncio.TaskGroup() as tasks:
            listening = [tasks.create_task(player.listen()) for player in players]
            await asyncio.gather(*(player.play() for player in players))
            entries = self.check()
            await asyncio.gather(*(player.check_all(entries) for player in players))
            for task in listening:
                task.cancel()

    def check(self) -> list[Entry]:
        """What was in the journal is still there, and all that was confirmed since."""
        lines = self.server.journal(self.table)
        assert lines[: len(self.lines)] == self.lines
        self.lines = lines
        entries = [decoder(GAME).decode(line).entry for line in lines]
        for player in self.players.values():
            player.check(entries)
        assert self.server.table(self.table, 0).head.code == self.code
        return entries


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.001)


# Rounds


async def killed(kind: str, folder: Path, rounds: int, seed: int) -> None:
    """Everybody plays, and again and again the server is killed after some entries; then all games are played out."""
    luck = random.Random(seed)
    async with serving(kind, folder) as server, asyncio.TaskGroup() as tasks:
        groups = [Group(server, seating, luck) for seating in SEATINGS]
        for group in groups:
            tasks.create_task(group.play())
        for _ in range(rounds):
            wanted = sum(group.entries for group in groups) + luck.randint(1, 25)
            await until(lambda: sum(group.entries for group in groups) >= wanted)  # noqa: B023 - is awaited here
            await asyncio.sleep(0.01 * luck.random())
            await server.again()
            for group in groups:
                if group.table:
                    group.check()
        for group in groups:
            group.last = True


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_confirmed_is_lost_to_a_hundred_kills(tmp_path: Path, seed: int) -> None:
    asyncio.run(killed("quick", tmp_path, 50, seed=seed))


@pytest.mark.parametrize("rounds", [4, pytest.param(100, marks=pytest.mark.slow)])
def test_nothing_confirmed_is_lost_when_the_command_itself_is_killed(tmp_path: Path, rounds: int) -> None:
    asyncio.run(killed("command", tmp_path, rounds, seed=rounds))
