"""The live channel: a WebSocket that sends news to one client. docs/server.md says what comes through it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from bivouac.engine import Refused
from bivouac.server.asking import camp_of, client_of, desk_of, person_id, same_origin, who_asks, whole_number
from bivouac.server.camp import Camp
from bivouac.server.desk import Desk
from bivouac.server.frames import language_of
from bivouac.server.news import Reader

TABS, STRANGERS = 12, 500  # that may listen to a table at once: windows of a person, and people nobody knows
SILENCE = 25.0  # seconds between two signs that the line is open
REFUSED = 4403
GONE = (WebSocketDisconnect, RuntimeError)  # what sending raises when the client has gone, or is just going
encode = msgspec.json.Encoder().encode


async def live(socket: WebSocket) -> None:
    """Sends news until the client goes."""
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
    reader = Reader(desk, person_id(socket), language_of(socket), after)
    async with _presence(desk, reader.person):
        work = (_send(socket, desk, reader), _beat(socket), _listen(socket))
        tasks = [asyncio.create_task(one) for one in work]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
    for task in done:
        task.result()


async def _send(socket: WebSocket, desk: Desk, reader: Reader) -> None:
    camp = camp_of(socket)
    while desk.table.may_see(reader.person):
        changed = desk.changed
        news = reader.news(camp.now())
        try:
            if news is not None:
                await socket.send_text(encode(news).decode())
        except GONE:
            return
        await changed.wait()
    with suppress(*GONE):
        await socket.close(REFUSED)


async def _beat(socket: WebSocket) -> None:
    """Lets the client know, now and then, that the line is open."""
    with suppress(*GONE):
        while True:
            await asyncio.sleep(SILENCE)
            await socket.send_text("{}")


async def _listen(socket: WebSocket) -> None:
    """Waits for the client to go; what it says means nothing here."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


@asynccontextmanager
async def _presence(desk: Desk, person: str) -> AsyncIterator[None]:
    """The others see that somebody is there, and that they have gone."""
    desk.watching += 1
    desk.present[person] += 1
    desk.wake()
    try:
        yield
    finally:
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
                await desk.changed.wait()
    except TimeoutError:
        pass
