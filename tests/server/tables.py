"""Tables without a server, and camps whose bots think at once: what tests of the server's core share."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from bivouac.engine import AnyView, Luck, Seat
from bivouac.engine.log import Log
from bivouac.games import load
from bivouac.server.camp import Camp
from bivouac.server.desk import Desk
from bivouac.server.journal import Entry, Holder, Machine, Sitter, Terms, encode
from bivouac.server.sqlite import SqliteStore
from bivouac.server.store import Head, Person
from bivouac.server.table import LiveTable
from bivouac.server.thinkers import NoMove, Thinkers

GAME = load("cryptid")
ADA, BEN, CLEO, DORA = (Sitter(name.lower(), name) for name in ("Ada", "Ben", "Cleo", "Dora"))
BOT = Machine("scout")


@cache
def dealt(seats: int, title: str = "cryptid") -> msgspec.Struct:
    """A deal for so many, the same each time."""
    game = load(title)
    deal: msgspec.Struct = game.deal(game.setting(seats), Luck.seeded(f"deal for {seats}"))
    return deal


def terms_for(seats: int, game: str = "cryptid", **terms: Any) -> Terms:
    return Terms(game=game, seats=seats, **terms)


def table_of(*holders: Holder, owner: str = "ada", **terms: Any) -> LiveTable:
    """A table where these have sat down, one by one."""
    agreed = terms_for(len(holders), **terms)
    deal = msgspec.json.encode(dealt(len(holders), agreed.game))
    table = LiveTable(Head("table", "CODE23", owner, 0, False, msgspec.json.encode(agreed), deal))
    for seat, holder in enumerate(holders):
        if isinstance(holder, Sitter):
            happen(table, table.sit(holder.person, holder.name, seat))
        else:
            happen(table, table.give(owner, seat, holder))
    return table


def happen(table: LiveTable, entries: Sequence[Entry], at: int = 0) -> int:
    """Entries are stored and read again; gives the number of the last."""
    for entry in entries:
        table.fold(encode(at, entry))
    return table.number


def play(table: LiveTable, count: int = 1, luck: Luck | None = None, at: int = 0) -> int:
    """Whoever is asked plays something legal, so many times or until it is over."""
    luck = luck or Luck.seeded("play")
    for _ in range(count):
        if not table.actors():
            break
        seat = table.actors()[0]
        happen(table, table.move(seat, luck.choose(table.state.moves(seat)), luck), at)
    return table.number


def person_of(sitter: Sitter) -> Person:
    return Person(sitter.person, sitter.name)


class QuickThinkers(Thinkers):
    """Bots without processes: they move at once and at random, or not at all."""

    def __init__(self, failing: Sequence[str] = ()) -> None:
        self.asked = self.failed = self.thinking = 0
        self.seconds = 0.0
        self.failing = failing

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def choose(self, game: str, bot: str, view: bytes, seed: int | str) -> bytes:
        await asyncio.sleep(0)
        self.asked += 1
        if bot in self.failing:
            self.failed += 1
            raise NoMove("it fails")
        seen: AnyView = load(game).decode(view, load(game).view_type)
        return msgspec.json.encode(Luck.seeded(seed).choose(seen.moves))

    async def review(self, log: Log[Any, Any, Any]) -> bytes:
        return msgspec.json.encode(log.game.face().review(log))

    async def weigh(self, game: str, view: bytes) -> bytes:
        found = load(game)
        return msgspec.json.encode(found.face().chances(found.decode(view, found.view_type)))


class Time:
    """A clock that tests turn."""

    def __init__(self, at: int = 1_000_000) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at


@asynccontextmanager
async def camp_in(folder: Path, thinkers: Thinkers | None = None, **settings: Any) -> AsyncIterator[Camp]:
    """A camp on the file of a folder."""
    camp = Camp(SqliteStore(folder / "tables.db"), thinkers or QuickThinkers(), **({"pace": 0} | settings))
    await camp.open()
    try:
        yield camp
    finally:
        await camp.close()


async def until(true: Callable[[], bool]) -> None:
    """Waits for something that the camp does by itself."""
    async with asyncio.timeout(25):
        while not true():
            await asyncio.sleep(0.002)


async def desk_with(camp: Camp, *holders: Holder, owner: Sitter = ADA, **terms: Any) -> Desk:
    agreed = terms_for(len(holders), **terms)
    desk, _ = await camp.set_table(person_of(owner), agreed, holders, dealt(len(holders), agreed.game))
    return desk


def a_move(table: LiveTable, seat: Seat) -> Any:
    """One that is legal; one that is not where there is none."""
    return next(iter(table.state.moves(seat)), GAME.alphabet(table.setting)[0])
