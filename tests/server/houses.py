"""A whole server in this process, and browsers and programs that ask it."""

import asyncio
import warnings
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import StarletteDeprecationWarning

from bivouac.engine import Seat
from bivouac.server.app import make_app
from bivouac.server.camp import Camp
from bivouac.server.config import Config
from bivouac.server.desk import Desk
from bivouac.server.journal import Holder, Sitter
from bivouac.server.sqlite import SqliteStore
from bivouac.server.table import LiveTable
from bivouac.server.thinkers import Thinkers
from tests.server.tables import ADA, QuickThinkers, dealt, person_of, terms_for, until

with warnings.catch_warnings():
    warnings.simplefilter("ignore", StarletteDeprecationWarning)  # about the client that it is built on
    from starlette.testclient import TestClient, WebSocketTestSession

T = TypeVar("T")
GENEROUS = Config(rate=1e6, tables=10**6)
HOST = "testserver"  # the one that live channels are asked for at

Client = TestClient


class House:
    """An application whose camp tests reach into."""

    def __init__(self, app: Starlette, first: TestClient) -> None:
        self.app, self._first = app, first
        self.camp: Camp = app.state.camp
        self._desks: dict[str, Desk] = {}

    def run(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Does something on the server's own event loop."""
        assert self._first.portal is not None
        result: T = self._first.portal.call(work)
        return result

    def client(self, sitter: Sitter | None = None, *, bearer: bool = False, **settings: Any) -> TestClient:
        """A browser of somebody, or of nobody in particular; with `bearer` a program of theirs."""
        client = TestClient(
            self.app,
            f"http://{HOST}",
            raise_server_exceptions=False,
            follow_redirects=False,
            **({"client": ("203.0.113.5", 4711)} | settings),
        )
        client.portal = self._first.portal
        if sitter is not None:
            token = self.camp.people.token(person_of(sitter))
            if bearer:
                client.headers["Authorization"] = f"Bearer {token}"
            else:
                client.cookies.set("bivouac", token)
        return client

    def table(self, *holders: Holder, owner: Sitter = ADA, deal: msgspec.Struct | None = None, **terms: Any) -> str:
        """Sets a table; gives its id."""

        async def set_it() -> Desk:
            for sitter in {owner, *(holder for holder in holders if isinstance(holder, Sitter))}:
                await self.camp.store.keep_person(person_of(sitter))
            agreed = terms_for(len(holders), **terms)
            dealt_out = deal or dealt(len(holders), agreed.game)
            desk, _ = await self.camp.set_table(person_of(owner), agreed, holders, dealt_out)
            return desk

        desk = self.run(set_it)
        self._desks[desk.table.id] = desk
        return desk.table.id

    def live(self, id: str) -> LiveTable:
        return self.desk(id).table

    def desk(self, id: str) -> Desk:
        return self.run(lambda: self.camp.desk(id))

    def change(self, id: str, want: Callable[[LiveTable], Sequence[Any]]) -> int:
        """Something happens at a table that nobody asked this server's clients for."""
        return self.run(lambda: self.camp.change(self._desks[id], want))

    def until(self, true: Callable[[], bool]) -> None:
        self.run(lambda: until(true))

    def journal(self, id: str) -> str:
        """A sum over all that has happened at a table."""
        lines = self.run(lambda: self.camp.store.journal(id))
        return blake2b(b"\n".join(lines)).hexdigest()


@contextmanager
def house_in(
    folder: Path, config: Config = GENEROUS, thinkers: Thinkers | None = None, **settings: Any
) -> Iterator[House]:
    store = SqliteStore(folder / "tables.db")
    app = make_app(Camp(store, thinkers or QuickThinkers(), **({"pace": 0} | settings)), config)
    with TestClient(app) as first:
        yield House(app, first)


def watch(client: TestClient, id: str, after: int = 0, **settings: Any) -> WebSocketTestSession:
    """The live channel of a table, which tells everything since an entry."""
    return client.websocket_connect(f"/api/tables/{id}/live?after={after}", **settings)


def told(socket: WebSocketTestSession) -> dict[str, Any]:
    """The next message, within seconds."""

    async def receive() -> Any:
        async with asyncio.timeout(5):
            return await socket._send_rx.receive()

    message = socket.portal.call(receive)
    socket._raise_on_close(message)
    news: dict[str, Any] = msgspec.json.decode(message["text"])
    return news


def move_of(table: LiveTable, seat: Seat) -> int:
    """The number of a legal move."""
    return table.game.numbers(table.setting)[table.state.moves(seat)[0]]
