"""The live channel: a WebSocket that tells one client the news and takes its moves. docs/server.md has the messages."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import perf_counter

import msgspec
from msgspec import UNSET, UnsetType
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from bivouac.engine import Refused
from bivouac.server import deeds
from bivouac.server.asking import camp_of, client_of, desk_of, person_id, same_origin, who_asks, whole_number
from bivouac.server.calls import Fault, LiveAnswer, LiveMove
from bivouac.server.camp import Camp
from bivouac.server.desk import Desk
from bivouac.server.frames import language_of
from bivouac.server.guard import explained
from bivouac.server.news import News, Reader

TABS, STRANGERS = 12, 500  # that may listen to a table at once: windows of a person, and people nobody knows
SILENCE = 25.0  # seconds between two signs that the line is open
REFUSED = 4403
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(LiveMove).decode


class Gone(Exception):
    """The client has gone, or is just going."""


class Live:
    """The channel as an application of its own, which sends and receives by itself."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sends news until the client goes."""
        socket = WebSocket(scope, receive, send)
        socket.state.person = await who_asks(socket)
        try:
            same_origin(socket)
            socket.app.state.limit.take(person_id(socket) or client_of(socket))
            desk = await desk_of(socket)
            if desk.present[person_id(socket)] >= (TABS if socket.state.person else STRANGERS):
                raise Refused("page-too-much", seconds=60)
            after = whole_number(socket.query_params.get("after", "0"))
        except Refused:
            await socket.close(REFUSED)
            return
        await socket.accept()
        line = Line(socket, receive, send, desk, after)
        async with _presence(desk, line.reader.person):
            tasks = [asyncio.create_task(work) for work in (line.send(), line.beat(), line.listen())]
            try:
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                async with line.playing:  # what has begun is finished: it may be stored already
                    for task in tasks:
                        task.cancel()
        for task in done:
            task.result()


class Line:
    """A connection: what its client is told, and what it asks for."""

    def __init__(self, socket: WebSocket, receive: Receive, send: Send, desk: Desk, after: int) -> None:
        self.socket, self.desk, self.camp = socket, desk, camp_of(socket)
        self._receive, self._send = receive, send  # what Starlette does on the way costs as much as a view
        self.reader = Reader(desk, person_id(socket), language_of(socket), after)
        self.client = person_id(socket) or client_of(socket)
        self.playing, self._speaking = asyncio.Lock(), asyncio.Lock()
        self._answer: LiveAnswer | UnsetType = UNSET  # to the client's last move, not told yet

    async def send(self) -> None:
        """Tells what is new, whenever something is, as long as the client may see it."""
        with suppress(Gone):
            while self.desk.table.may_see(self.reader.person):
                change = self.desk.change()
                await self._tell()
                await change
            await self._close()

    async def _tell(self) -> None:
        """Sends what is new; the answer to a move goes along with what came of it."""
        async with self._speaking:
            news = self.reader.news(self.camp.now())
            if self._answer is not UNSET:
                news = news or News(self.reader.after)
                news.answer, self._answer = self._answer, UNSET
            if news is not None:
                text = encode(news).decode()
                await asyncio.sleep(0)  # others speak as well: all at once, for it is waking clients that takes long
                await self._say(text)

    async def _say(self, text: str) -> None:
        try:
            await self._send({"type": "websocket.send", "text": text})
        except (RuntimeError, OSError):
            raise Gone from None

    async def _close(self) -> None:
        """Sends the client away."""
        with suppress(RuntimeError, WebSocketDisconnect):
            await self.socket.close(REFUSED)

    async def beat(self) -> None:
        """Lets the client know, now and then, that the line is open."""
        with suppress(Gone):
            while True:
                await asyncio.sleep(SILENCE)
                await self._say("{}")

    async def listen(self) -> None:
        """Plays what the client asks for, one move after the other, until it goes. All else means nothing."""
        with suppress(Gone):
            while (message := await self._receive())["type"] != "websocket.disconnect":
                try:
                    wanted = decode(message.get("text") or b"")
                except (msgspec.DecodeError, UnicodeError, RecursionError):
                    continue
                async with self.playing:
                    self._answer = await self._play(wanted)
                await asyncio.sleep(0)  # `send` has something to tell by now, unless it was refused
                if self.desk.table.may_see(self.reader.person):
                    await self._tell()

    async def _play(self, wanted: LiveMove) -> LiveAnswer:
        started, status = perf_counter(), 200
        try:
            self.socket.app.state.limit.take(self.client)
            number = await deeds.play(self.camp, self.desk, self.reader.person, wanted.move, wanted.after)
            return LiveAnswer(wanted.ask, number)
        except Exception as error:
            status, why = explained(error)
            return LiveAnswer(wanted.ask, status=status, error=Fault(why.id, self.reader.say(why)))
        finally:
            self.socket.app.state.metrics.answered("live move", status, perf_counter() - started)


@asynccontextmanager
async def _presence(desk: Desk, person: str) -> AsyncIterator[None]:
    """The others see that somebody is there, and that they have gone."""
    desk.comings += 1
    desk.watching += 1
    desk.present[person] += 1
    desk.wake()
    try:
        yield
    finally:
        desk.comings += 1
        desk.watching -= 1
        desk.present[person] -= 1
        if not desk.present[person]:
            del desk.present[person]
        if not desk.watching:
            desk.table.close_eyes()
        desk.wake()


async def wait_for_news(camp: Camp, desk: Desk, after: int, seconds: float) -> None:
    """Waits until there are entries after a number, the time is over, or the server stops."""
    try:
        async with asyncio.timeout(seconds):
            while desk.table.number <= after and not camp.closing:
                await desk.change()
    except TimeoutError:
        desk.tidy()
