"""Requests that nobody would make: none breaks the server, and none changes what it may not change."""

import json
import random
import socket
import sqlite3
import struct
import threading
import time
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core import NOT_SET

from bivouac.server.app import make_app
from bivouac.server.camp import Camp
from bivouac.server.journal import Sitter
from bivouac.server.openapi import openapi
from bivouac.server.sqlite import SqliteStore
from bivouac.server.table import LiveTable
from tests.server.houses import GENEROUS, Client, House, house_in
from tests.server.tables import ADA, BEN, CLEO, DORA, QuickThinkers

SCHEMA = schemathesis.openapi.from_dict(json.loads(json.dumps(openapi())))
OPERATIONS = [
    (path, method.upper(), mode)
    for path, item in openapi()["paths"].items()
    for method, operation in item.items()
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    if mode is GenerationMode.POSITIVE or operation["parameters"] or "requestBody" in operation
]
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
every_operation = pytest.mark.parametrize(
    ("path", "method", "mode"), OPERATIONS, ids=[f"{method} {path} {mode.value}" for path, method, mode in OPERATIONS]
)


class Camping:
    """A server with tables of all kinds, and people of all kinds who ask."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.own = house.table(ADA, BEN, CLEO)  # Ada's
        self.over = house.table(ADA, BEN)
        house.change(self.over, lambda table: table.concede(1))
        self.foreign = house.table(BEN, CLEO, DORA, owner=BEN, watch=False)
        self.tables = [self.own, self.over, self.foreign, "A" * 22]
        self.clients: dict[str, Client] = {
            "browser": house.client(ADA),
            "program": house.client(ADA, bearer=True),
            "stranger": house.client(),
        }
        self.before = house.journal(self.foreign)

    def numbers(self) -> list[int]:
        return [self.house.live(id).number for id in (self.own, self.over, self.foreign)]

    def quiet(self) -> bool:
        """Whether only people move at the own table."""
        return all(isinstance(holder, Sitter) for holder in self.house.live(self.own).holders)

    def renew(self) -> None:
        """Another table in place of one that bots have taken over."""
        self.own = self.tables[0] = self.house.table(ADA, BEN, CLEO)


@pytest.fixture(scope="module")
def camping(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Camping]:
    with house_in(tmp_path_factory.mktemp("fuzz")) as house:
        yield Camping(house)


def sent(client: Client, case: Any) -> Any:
    path = case.path.replace("{id}", str((case.path_parameters or {}).get("id", "")))
    content = case.body if isinstance(case.body, bytes) else None
    if content is None and case.body is not NOT_SET:
        content = json.dumps(case.body).encode()
    return client.request(case.method, path, params=case.query or None, content=content)


def asked(camping: Camping, case: Any, table: int, who: str) -> None:
    """Asks, and holds the answer to what the API says about itself."""
    if "{id}" in case.path and table < len(camping.tables):
        case.path_parameters = {"id": camping.tables[table]}
    if case.query and "wait" in case.query:
        case.query["wait"] = "0"
    quiet, before = camping.quiet(), camping.numbers()
    answer = sent(camping.clients[who], case)
    case.validate_response(answer, checks=CHECKS)
    if case.method == "GET" or answer.status_code != 200:
        after = camping.numbers()
        assert after[1:] == before[1:]
        assert after[0] == before[0] or not quiet
    if not camping.quiet():
        camping.renew()


def fuzzed(camping: Camping, path: str, method: str, mode: GenerationMode, examples: int, steady: bool) -> None:
    operation = SCHEMA[path][method]

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=steady,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy(generation_mode=mode),
        table=st.integers(0, 4),
        who=st.sampled_from(["browser", "program", "stranger"]),
    )
    def run(case: Any, table: int, who: str) -> None:
        asked(camping, case, table, who)

    run()
    assert camping.house.journal(camping.foreign) == camping.before


@every_operation
def test_requests_that_the_schema_allows_or_forbids(
    camping: Camping, path: str, method: str, mode: GenerationMode
) -> None:
    fuzzed(camping, path, method, mode, examples=40, steady=True)


@pytest.mark.slow
@every_operation
def test_many_requests_that_the_schema_allows_or_forbids(
    camping: Camping, path: str, method: str, mode: GenerationMode
) -> None:
    fuzzed(camping, path, method, mode, examples=500, steady=False)


WORDS = st.sampled_from(["me", "bot:scout", "bot:random", "link", "free", "bot:", "Me", ""]) | st.text(max_size=20)
BODIES: dict[str, Any] = {
    "moves": st.fixed_dictionaries(
        {
            "move": st.integers(0, 2000)
            | st.sampled_from(["hint", "yes", "cube 1,1 blue", "ask 5,3 blue", "search 2,2"])
        },
        optional={"after": st.integers(0, 60)},
    ),
    "undo": st.fixed_dictionaries({}, optional={"after": st.integers(0, 60) | st.none()}),
    "notes": st.fixed_dictionaries({"about": st.text(max_size=90), "mark": st.text(max_size=5)}),
    "talk": st.fixed_dictionaries({"text": st.text(max_size=300)}),
    "seats": st.fixed_dictionaries({"seat": st.integers(0, 4), "to": WORDS}),
    "mute": st.fixed_dictionaries({"seat": st.integers(0, 4), "muted": st.booleans()}),
}


def test_requests_that_could_be_meant_at_any_table_by_anybody(camping: Camping) -> None:
    """What is stored is what was accepted, and no table is touched by those who may not."""

    @settings(
        max_examples=250,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        call=st.sampled_from(sorted(BODIES)).flatmap(lambda name: st.tuples(st.just(name), BODIES[name])),
        table=st.integers(0, 3),
        who=st.sampled_from(["browser", "program", "stranger"]),
    )
    def run(call: tuple[str, Any], table: int, who: str) -> None:
        name, body = call
        before = camping.numbers()
        answer = camping.clients[who].post(f"/api/tables/{camping.tables[table]}/{name}", json=body)
        assert answer.status_code < 500
        assert set(answer.json()) <= {"number", "link", "qr", "error"}
        if answer.status_code == 200 and table < 3:
            assert answer.json()["number"] >= before[table]
        for other in {1, 2} - {table}:
            assert camping.numbers()[other] == before[other]
        if not camping.quiet():
            camping.renew()

    run()
    assert camping.house.journal(camping.foreign) == camping.before


def test_a_table_that_was_fuzzed_can_still_be_read_from_its_journal(camping: Camping) -> None:
    for id in (camping.own, camping.over):
        table = camping.house.live(id)
        again = LiveTable(table.head)
        for line in camping.house.run(lambda id=id: camping.house.camp.store.journal(id)):  # type: ignore[misc]
            again.fold(line)
        assert again.number >= table.number
        assert again.log.entries[: len(table.log.entries)] == table.log.entries


# Bytes on a wire


class Wire:
    """A real server on a port of this machine."""

    def __init__(self, port: int, camp: Camp, file: Path, table: str) -> None:
        self.port, self.camp, self.file, self.table = port, camp, file, table

    def send(self, *parts: bytes, patience: float = 0.02) -> bytes:
        """What comes back for these bytes until the server hangs up, or is silent for so long: it waits for more."""
        with socket.create_connection(("127.0.0.1", self.port)) as connection:
            received = b""
            connection.settimeout(5)
            with suppress(OSError):
                for part in parts:
                    connection.sendall(part)
                connection.settimeout(patience)
                while data := connection.recv(65536):
                    received += data
            return received

    def say_live(self, *frames: bytes) -> bytes:
        """What comes back on the live channel."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=5) as connection:
            connection.sendall(handshake(self.table))
            received = connection.recv(12)
            assert received == b"HTTP/1.1 101"
            with suppress(OSError):
                for frame in frames:
                    connection.sendall(frame)
                connection.settimeout(0.02)
                while data := connection.recv(65536):
                    received += data
            return received

    def well(self) -> bool:
        answer = self.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", patience=5)
        return answer.endswith(b'{"status":"ok"}')


@contextmanager
def running(app: Any) -> Iterator[int]:
    """Serves as `bivouac serve` does, in a thread."""
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    server = uvicorn.Server(
        uvicorn.Config(app, ws="websockets-sansio", ws_max_size=4096, log_config=None, lifespan="on", access_log=False)
    )
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(10)
        listener.close()


@pytest.fixture(scope="module")
def wire(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Wire]:
    folder = tmp_path_factory.mktemp("wire")
    with house_in(folder) as house:
        table = house.table(ADA, BEN, CLEO)
    camp = Camp(SqliteStore(folder / "tables.db"), QuickThinkers(), pace=0)
    with running(make_app(camp, GENEROUS)) as port:
        yield Wire(port, camp, folder / "tables.db", table)


LINES = (
    b"GET / HTTP/1.1\r\n",
    b"POST /api/me HTTP/1.1\r\n",
    b"GET /api/tables/%ff%fe%00 HTTP/1.1\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\n",
    b"GET http://evil.example/ HTTP/1.1\r\n",
    b"OPTIONS * HTTP/1.1\r\n",
    b"GET /../../etc/passwd HTTP/1.1\r\n",
    b"GET //x HTTP/1.1\r\n",
    b"GET /?" + b"a=b&" * 3000 + b" HTTP/1.1\r\n",
    b"GET / HTTP/0.9\r\n",
    b"GET / HTTP/9.9\r\n",
    b"\x00\x01\x02\r\n",
    b"GET\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"POST /tables/x/text HTTP/1.1\r\n",
)
FIELDS = (
    b"Host: x\r\n",
    b"Host: [\r\n",
    b"Host: \xff\r\n",
    b"Host: x\r\nHost: y\r\n",
    b"Content-Length: 5\r\n",
    b"Content-Length: -5\r\n",
    b"Content-Length: 99999999999999999999\r\n",
    b"Content-Length: 5\r\nContent-Length: 6\r\n",
    b"Transfer-Encoding: chunked\r\n",
    b"Transfer-Encoding: chunked\r\nContent-Length: 3\r\n",
    b"Content-Type: application/x-www-form-urlencoded\r\n",
    b"Content-Type: \x00\r\n",
    b"Cookie: bivouac=\x80\x81; lang=\xff\r\n",
    b"Cookie: " + b"a=b;" * 5000 + b"\r\n",
    b"Authorization: Bearer " + b"x" * 9000 + b"\r\n",
    b"Origin: http://[\r\n",
    b"Expect: 100-continue\r\n",
    b"Upgrade: websocket\r\nConnection: Upgrade\r\n",
    b"Upgrade: h2c\r\nConnection: Upgrade\r\n",
    b"X\r\n",
    b": x\r\n",
    b" folded\r\n",
    b"Accept-Language: " + b"fr;q=0.1," * 900 + b"\r\n",
    b'If-None-Match: "\xff"\r\nRange: bytes=9-1\r\n',
)
TAILS = (
    b"",
    b"hello",
    b"5\r\nhello\r\n0\r\n\r\n",
    b"ffffffffffffffff\r\n",
    b"-1\r\n",
    b"{" * 3000,
    b"\xff" * 3000,
    b"a=%ff&" * 50,
)


def test_garbage_on_the_wire_gets_a_refusal_or_nothing(wire: Wire) -> None:
    luck = random.Random("wire")
    before = journal(wire)
    for _ in range(250):
        fields = b"".join(luck.sample(FIELDS, luck.randrange(5)))
        answer = wire.send(luck.choice(LINES) + fields + luck.choice((b"\r\n", b"\r\n", b"")), luck.choice(TAILS))
        assert not answer.startswith(b"HTTP/1.1 5"), answer
        assert b"Traceback" not in answer
        assert b'.py"' not in answer
    assert wire.well()
    assert journal(wire) == before


def test_random_bytes_on_the_wire_get_a_refusal_or_nothing(wire: Wire) -> None:
    luck = random.Random("bytes")
    for _ in range(60):
        answer = wire.send(luck.randbytes(luck.randrange(1, 2000)))
        assert not answer.startswith(b"HTTP/1.1 5")
    assert wire.well()


def journal(wire: Wire) -> list[bytes]:
    """The lines of the table, read as another process would."""
    with closing(sqlite3.connect(wire.file)) as db:
        return [line for (line,) in db.execute("SELECT line FROM entry WHERE table_id = ?", [wire.table])]


# The live channel's bytes


def frame(code: int, payload: bytes, *, masked: bool = True, final: bool = True, bits: int = 0) -> bytes:
    """A WebSocket frame, right or wrong."""
    head = bytes([(0x80 if final else 0) | bits | code])
    size = len(payload)
    length = bytes([size]) if size < 126 else b"\x7e" + struct.pack(">H", size) if size < 65536 else None
    length = length or b"\x7f" + struct.pack(">Q", size)
    if not masked:
        return head + length + payload
    return head + bytes([length[0] | 0x80]) + length[1:] + b"\0\0\0\0" + payload


def handshake(table: str, extra: bytes = b"") -> bytes:
    key = b64encode(b"0123456789abcdef")
    return (
        (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\n"
        ).encode()
        + b"Sec-WebSocket-Key: "
        + key
        + b"\r\n"
        + extra
        + b"\r\n"
    )


GARBAGE: dict[str, Callable[[random.Random], bytes]] = {
    "text": lambda luck: frame(1, luck.randbytes(luck.randrange(100)).hex().encode()),
    "bad-utf-8": lambda luck: frame(1, b"\xff\xfe" + luck.randbytes(9)),
    "binary": lambda luck: frame(2, luck.randbytes(luck.randrange(3000))),
    "huge": lambda _: frame(2, bytes(70_000)),
    "claims-to-be-huge": lambda _: b"\x82\xff" + b"\x7f" + b"\xff" * 7 + b"\0\0\0\0",
    "unmasked": lambda _: frame(1, b"hello", masked=False),
    "reserved-code": lambda luck: frame(luck.choice((3, 7, 11, 15)), b"x"),
    "reserved-bits": lambda _: frame(1, b"x", bits=0x70),
    "parts": lambda luck: b"".join(
        frame(0 if part else 1, b"x", final=part == 3) for part in range(luck.randrange(1, 5))
    ),
    "part-of-nothing": lambda _: frame(0, b"x"),
    "long-ping": lambda _: frame(9, bytes(200)),
    "ping": lambda luck: frame(9, luck.randbytes(20)) * 50,
    "close-code": lambda luck: frame(8, struct.pack(">H", luck.choice((0, 999, 1005, 5000)))),
    "half-a-close": lambda _: frame(8, b"\x03"),
    "http-again": lambda _: b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    "bytes": lambda luck: luck.randbytes(luck.randrange(1, 500)),
}


@pytest.mark.parametrize("kind", sorted(GARBAGE))
def test_garbage_on_the_live_channel_changes_nothing(wire: Wire, kind: str) -> None:
    luck, before = random.Random(kind), journal(wire)
    for _ in range(5):
        assert b"Traceback" not in wire.say_live(*(GARBAGE[kind](luck) for _ in range(4)))
    assert wire.well()
    assert journal(wire) == before


def test_handshakes_that_are_none_are_refused(wire: Wire) -> None:
    for request in (
        handshake(wire.table, b"Origin: http://evil.example\r\n"),
        handshake(wire.table, b"Origin: http://[\r\n"),
        handshake("nowhere"),
        handshake("%ff%00"),
        handshake(wire.table).replace(b"Version: 13", b"Version: 99"),
        handshake(wire.table).replace(b"Key: ", b"Key: \xff"),
        handshake(wire.table).replace(b"/live", b"/live?after=x"),
        handshake(wire.table).replace(b"/api/tables", b"/nowhere"),
    ):
        answer = wire.send(request, patience=1)
        assert answer.startswith(b"HTTP/1.1 4"), (request, answer[:200])
        assert b"Traceback" not in answer
    assert wire.well()


def test_many_connections_that_end_abruptly_leave_nothing_behind(wire: Wire) -> None:
    for _ in range(50):
        with socket.create_connection(("127.0.0.1", wire.port), timeout=5) as connection:
            connection.sendall(handshake(wire.table))
            connection.recv(100)
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # a reset
    desk = wire.camp._desks[wire.table]
    end = time.monotonic() + 10
    while desk.watching and time.monotonic() < end:
        time.sleep(0.01)
    assert desk.watching == 0
    assert not desk.present
    assert wire.well()


def test_the_file_is_its_owners_alone(wire: Wire) -> None:
    assert wire.file.stat().st_mode & 0o077 == 0
