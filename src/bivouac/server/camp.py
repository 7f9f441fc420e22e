"""All tables that are in use: one lock a table, one way to change it, and who has to hear of it.

Whatever happens at a table goes through `change`: the table says which entries it takes, the store keeps them, then the
table takes them in and everybody who watches is woken. If another process was faster the journal is read again and the
wish is put to the table anew.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import msgspec

from bivouac.bots import RandomBot, find_bot
from bivouac.engine import IllegalMove, Luck, Move, Refused, Seat
from bivouac.games import load
from bivouac.server.desk import Desk
from bivouac.server.journal import (
    AWAITED,
    FREE,
    Entry,
    Holder,
    Line,
    Machine,
    Sat,
    Sitter,
    Terms,
    Woke,
    encode,
)
from bivouac.server.people import People
from bivouac.server.store import Head, Link, NotKept, Person, Store, Taken
from bivouac.server.table import LiveTable, TooLate
from bivouac.server.thinkers import NoMove, Thinkers

log = logging.getLogger(__name__)

CODE_SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
CODE_LENGTH = 6
LONGEST_CLOCK = 24 * 3600
STORE_AGAIN = 2.0  # seconds until something is tried again that could not be stored
IDLE = 600  # seconds after which a table that nobody watches is put away
DAY = 24 * 3600 * 1000  # in milliseconds


class NoTable(Refused):
    """There is no such table, or none that this person may see."""


def _milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Camp:
    """The tables of this process."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        *,
        pace: float = 0.8,
        keep: int = 365,
        now: Callable[[], int] = _milliseconds,
        make_id: Callable[[], str] = lambda: secrets.token_urlsafe(16),
        luck: Luck | None = None,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.people: People
        self.pace = pace
        self.keep = keep * DAY
        self.now = now
        self.make_id = make_id
        self.luck = luck or Luck.system()
        self.entries = 0  # stored since the start
        self.closing = False
        self._desks: dict[str, Desk] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        self.people = People(self.store, await self.store.key())
        await self.thinkers.open()
        self._spawn(self._go_on())
        self._spawn(self._tidy())

    def hang_up(self) -> None:
        """Nobody is kept waiting any more: the server is about to stop."""
        self.closing = True
        for desk in self._desks.values():
            desk.wake()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for desk in self._desks.values():
            if desk.alarm is not None:
                desk.alarm.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.store.close()

    @property
    def desks(self) -> int:
        """How many tables are in use."""
        return len(self._desks)

    @property
    def connections(self) -> int:
        return sum(desk.watching for desk in self._desks.values())

    # Setting tables

    async def set_table(
        self, owner: Person, terms: Terms, holders: Sequence[Holder], deal: msgspec.Struct | None = None
    ) -> tuple[Desk, dict[Seat, str]]:
        """A new table, and the links to the seats that wait for a friend."""
        self._check(terms, holders)
        game = load(terms.game)
        setting = game.setting(terms.seats, **terms.options)
        if deal is None:
            deal = await asyncio.get_running_loop().run_in_executor(None, game.deal, setting, self.luck)
        desk = await self._keep(owner, terms, holders, msgspec.json.encode(deal))
        self._desks[desk.table.id] = desk
        await self._place(desk)
        links = {seat: await self.invite(desk, seat) for seat, holder in enumerate(holders) if holder == AWAITED}
        self._stir(desk)
        return desk, links

    async def _keep(self, owner: Person, terms: Terms, holders: Sequence[Holder], deal: bytes) -> Desk:
        """Stores a new table, with a code that no other has."""
        while True:
            code = "".join(self.luck.choose(CODE_SIGNS) for _ in range(CODE_LENGTH))
            head = Head(self.make_id(), code, owner.id, self.now(), terms.listed, msgspec.json.encode(terms), deal)
            desk = Desk(LiveTable(head))
            seated = [Sat(seat, holder) for seat, holder in enumerate(holders) if holder != FREE]
            lines = [Line(self.now(), entry) for entry in (*desk.table.deal_out(self.luck), *seated)]
            try:
                await self.store.set_table(head, [encode(line.at, line.entry) for line in lines])
            except Taken:
                continue
            for line in lines:
                desk.table.take(line)
            return desk

    def _check(self, terms: Terms, holders: Sequence[Holder]) -> None:
        people = [holder.person for holder in holders if isinstance(holder, Sitter)]
        if len(holders) != terms.seats:
            raise Refused("page-seats-count", seats=terms.seats)
        if len(set(people)) < len(people):
            raise Refused("page-seat-twice")
        if terms.clock.kind != "none" and not 5 <= terms.clock.seconds <= LONGEST_CLOCK:
            raise Refused("page-bad-clock")

    def holder(self, game: str, word: str, person: Person) -> Holder:
        """Who is meant by `me`, `bot:NAME`, `link` or `free`."""
        kind, _, name = word.partition(":")
        if kind == "bot":
            find_bot(load(game), name)
            return Machine(name)
        holders: dict[str, Holder] = {"me": Sitter(person.id, person.name), "link": AWAITED, "free": FREE}
        if word not in holders:
            raise Refused("page-bad-seat", word=word[:40])
        return holders[word]

    async def invite(self, desk: Desk, seat: Seat) -> str:
        """A link that gives a seat, once."""
        token = self.make_id()
        await self.store.make_link(Link(self.people.link_digest(token), desk.table.id, seat))
        return token

    async def link(self, token: str) -> tuple[Desk, Seat]:
        """The seat that a link gives, which is not used up by asking."""
        link = await self.store.link(self.people.link_digest(token))
        if link is None:
            raise NoTable("page-link-used")
        return await self.desk(link.table), link.seat

    async def use_link(self, token: str, person: Person) -> Desk:
        """Sits down on the seat that a link gives."""
        desk, seat = await self.link(token)
        desk.table.sit(person.id, person.name, seat, invited=True)  # refused before the link is used up
        if await self.store.use_link(self.people.link_digest(token)) is None:
            raise NoTable("page-link-used")
        await self.change(desk, lambda table: table.sit(person.id, person.name, seat, invited=True))
        return desk

    async def rematch(self, desk: Desk, person: Person) -> str:
        """The table at which the same people play again; set by whoever asks first."""
        async with desk.lock:
            table = desk.table
            await self._catch_up(table)  # it may have ended in another process
            if table.seat_of(person.id) is None:
                raise Refused("page-talk-seated")
            table.follow("")  # refused while the game goes on
            if table.next is None:
                after, _ = await self.set_table(person, table.terms, self._again(table))
                await self._append(desk, lambda old: old.follow(after.table.id))
        self._after(desk)
        assert desk.table.next is not None
        return desk.table.next

    def _again(self, table: LiveTable) -> list[Holder]:
        """Who sat at a table: the person a bot keeps a seat for, too."""
        holders = list(table.holders)
        for person, seat in table.people.items():
            holders[seat] = Sitter(person, table.names[person])
        return holders

    # Finding tables

    async def desk(self, id: str) -> Desk:
        """A table by its id."""
        if id not in self._desks:
            head = await self.store.head(id)
            if head is None:
                raise NoTable("page-no-table")
            desk = Desk(LiveTable(head))
            for line in await self.store.journal(id):
                desk.table.fold(line)
            self._desks.setdefault(id, desk)
        desk = self._desks[id]
        desk.touched = time.monotonic()
        return desk

    async def desk_of_code(self, code: str) -> Desk:
        id = await self.store.table_of_code(code.strip().upper())
        if id is None:
            raise NoTable("page-no-code")
        return await self.desk(id)

    async def desks_of(self, person: Person, most: int = 50) -> list[Desk]:
        return await self._readable(await self.store.tables_of(person.id, most))

    async def open_desks(self, most: int = 50) -> list[Desk]:
        """Tables where anybody may sit down."""
        desks = await self._readable(await self.store.open_tables(most))
        return [desk for desk in desks if desk.table.may_see("")]

    async def _readable(self, ids: Sequence[str]) -> list[Desk]:
        """Tables by their ids; one that cannot be read does not keep the others from being shown."""
        desks = []
        for id in ids:
            try:
                desks.append(await self.desk(id))
            except NotKept:
                raise
            except Exception:
                log.exception("a table cannot be read")
        return desks

    # Changing tables

    async def change(self, desk: Desk, want: Callable[[LiveTable], Sequence[Entry]]) -> int:
        """Does what somebody wants, or raises Refused; gives the number of the table's last entry then."""
        async with desk.lock:
            number = desk.table.number
            try:
                await self._append(desk, want)
            except Refused:
                if desk.table.number > number:  # others did something, in another process
                    self._after(desk)
                raise
            number = desk.table.number
        self._after(desk)
        return number

    async def _append(self, desk: Desk, want: Callable[[LiveTable], Sequence[Entry]]) -> None:
        table = desk.table
        while True:
            try:
                entries = want(table)
                if not entries:
                    return
                lines = [Line(self.now(), entry) for entry in entries]
                await self.store.append(table.id, table.number, [encode(line.at, line.entry) for line in lines])
                break
            except Taken:
                await self._catch_up(table)
            except Refused:
                if not await self._catch_up(table):
                    raise
        seating = any(isinstance(entry, Sat) for entry in entries)
        before = table.over
        self.entries += len(lines)
        for line in lines:
            table.take(line)
        if seating or table.over != before or self.now() - desk.placed > DAY:
            await self._place(desk)

    async def _catch_up(self, table: LiveTable) -> bool:
        """Takes in what another process has stored, and tells whether there was anything."""
        missed = await self.store.journal(table.id, table.number)
        for line in missed:
            table.fold(line)
        return bool(missed)

    async def _place(self, desk: Desk) -> None:
        table, desk.placed = desk.table, max(desk.table.head.made, desk.table.clocks.since)
        await self.store.place(table.id, sorted({table.owner, *table.people}), table.open, table.over, desk.placed)

    def _after(self, desk: Desk) -> None:
        desk.touched = time.monotonic()
        desk.wake()
        self._stir(desk)

    # Bots and clocks

    def _stir(self, desk: Desk) -> None:
        """Whatever has to happen next without anybody's doing is set going."""
        if desk.table.bot_to_move() is not None and desk.thinking is None:
            desk.thinking = self._spawn(self._bots(desk))
        if desk.alarm is not None:
            desk.alarm.cancel()
            desk.alarm = None
        out = desk.table.clocks.next_out(self.now())
        if out is not None:
            wait = max(0, out[0]) / 1000
            desk.alarm = asyncio.get_running_loop().call_later(wait, lambda: self._spawn(self._time_out(desk)))

    async def _time_out(self, desk: Desk) -> None:
        await self._insist(desk, lambda table: table.time_out(self.now()))

    async def _insist(self, desk: Desk, want: Callable[[LiveTable], Sequence[Entry]]) -> None:
        """Does what nobody would ask for again, however long the store has no room for it."""
        while True:
            try:
                await self.change(desk, want)
                return
            except NotKept:
                log.warning("table waits for the store", extra={"table": desk.tag})
                await asyncio.sleep(STORE_AGAIN)

    async def _bots(self, desk: Desk) -> None:
        """Bots move, at a pace that people can follow, until it is a person's turn."""
        try:
            while (asked := desk.table.bot_to_move()) is not None:
                if self.pace:
                    await asyncio.sleep(self.pace)
                await self._bot(desk, *asked)
        finally:
            desk.thinking = None

    async def _bot(self, desk: Desk, seat: Seat, bot: str) -> None:
        table, number = desk.table, desk.table.number
        if table.bot_to_move() != (seat, bot):
            return  # somebody took the seat back, or took a move back
        view = table.state.view(seat)
        entries: list[Entry] = []
        try:
            chosen = await self.thinkers.choose(table.game.name, bot, msgspec.json.encode(view), self.make_id())
            move = msgspec.json.decode(chosen, type=table.game.move_type)
        except NoMove:
            entries = [Sat(seat, Machine("random"), "failed")] if bot != "random" else []
            move = RandomBot().choose(view, self.luck)
        try:
            await self._insist(desk, lambda now: [*entries, *self._still(now, number, seat, bot, move)])
        except (IllegalMove, TooLate):
            log.info("table moved on while a bot thought", extra={"table": desk.tag})

    def _still(self, table: LiveTable, number: int, seat: Seat, bot: str, move: Move) -> list[Entry]:
        """A bot's move, if it is still its own."""
        if table.bot_to_move() is None or table.holders[seat] != Machine(bot):
            raise TooLate("page-too-late")
        return table.move(seat, move, self.luck, after=number)

    # Being there for a long time

    async def _go_on(self) -> None:
        """After a start: what was going on goes on. Clocks stood still meanwhile."""
        for id in await self.store.unfinished():
            try:
                desk = await self.desk(id)
                await self._place(desk)  # a server that was killed may have stored an entry and no more
                if desk.table.clocks.running and desk.table.terms.clock.kind != "none":
                    await self.change(desk, lambda _: [Woke()])
                else:
                    self._stir(desk)
            except Exception:  # one table that cannot be read must not keep the others from going on
                log.exception("a table does not go on")
            await asyncio.sleep(0)

    async def _tidy(self) -> None:
        """Tables that nobody has looked at for a while leave memory; much later they are forgotten."""
        while True:
            await self.store.drop_tables(self.now() - self.keep)
            await asyncio.sleep(IDLE / 4)
            for id, desk in list(self._desks.items()):
                if time.monotonic() - desk.touched > IDLE and not desk.busy:
                    del self._desks[id]

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", exc_info=error)
