"""`bivouac serve`: starts the server, tells its address, opens a browser where there is one, stops gracefully."""

import asyncio
import gc
import json
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import Any

import msgspec
import uvicorn

from bivouac.engine import Phrase, Refused, phrase
from bivouac.server.app import make_app
from bivouac.server.asking import LOCAL
from bivouac.server.camp import Camp
from bivouac.server.config import Config
from bivouac.server.sqlite import SqliteStore
from bivouac.server.thinkers import Thinkers

EVERYWHERE = ("0.0.0.0", "::")
TRIES = 10  # ports after the default one
KNOWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A line of JSON a record: what happened, and what else the record says. Handlers put no secrets into it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update((name, value) for name, value in vars(record).items() if name not in KNOWN)
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def run(config: Config, say: Callable[[Phrase], str], *, browse: bool, verbose: bool) -> int:
    """Serves until it is told to stop."""
    asyncio.run(_try_store(config))
    listener = _listen(config, TRIES if config.port == Config().port else 0)
    port = listener.getsockname()[1]
    if config.host in EVERYWHERE and not config.reach:
        config = msgspec.structs.replace(config, reach=found_address())
    _log_to(sys.stderr, logging.INFO if verbose else logging.WARNING)
    camp = Camp(SqliteStore(config.path), Thinkers(config.workers), pace=config.pace, keep=config.keep)
    server = _Server(
        uvicorn.Config(
            make_app(camp, config),
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            ws_max_size=4096,
            access_log=False,
            log_config=None,
            server_header=False,
            proxy_headers=config.proxy,
            forwarded_allow_ips="*" if config.proxy else None,
            timeout_keep_alive=75,  # longer than a proxy keeps an idle line
            timeout_graceful_shutdown=5,
            lifespan="on",
        ),
        camp,
        lambda: _greet(config, port, say, browse),
    )
    gc.freeze()  # what is there now stays: no need to look through it again and again
    gc.set_threshold(50_000, 20, 20)
    server.run(sockets=[listener])
    return 0 if server.started else 1


async def _try_store(config: Config) -> None:
    """A file that cannot be used is told of before anything starts."""
    try:
        config.path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("file-error", file=str(config.path), why=error.strerror or str(error)) from None
    store = SqliteStore(config.path)
    await store.open()
    await store.close()


class _Server(uvicorn.Server):
    """Tells when it is ready, and keeps nobody waiting when it stops."""

    def __init__(self, config: uvicorn.Config, camp: Camp, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._camp, self._ready = camp, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            asyncio.get_running_loop().run_in_executor(None, self._ready)  # words take a while to read

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._camp.hang_up()
        await super().shutdown(sockets)


def _greet(config: Config, port: int, say: Callable[[Phrase], str], browse: bool) -> None:
    """Tells where the server is, for who sits at this machine and for others."""
    here = "localhost" if config.host in (*LOCAL, *EVERYWHERE) else config.host
    print(say(phrase("page-serving", address=f"http://{here}:{port}/")), flush=True)
    if config.reach:
        print(say(phrase("page-serving-others", address=f"http://{config.reach}:{port}/")), flush=True)
    if browse and (sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        webbrowser.open(f"http://{here}:{port}/")


def found_address() -> str:
    """The address of this machine in its network; empty if it is in none. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is nobody's, kept for examples
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
        return "" if address.startswith("127.") else address


def _listen(config: Config, tries: int) -> socket.socket:
    """A socket that listens on the port, or on one of the next ones."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    for port in range(config.port, config.port + tries + 1):
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((config.host, port))
            return listener
        except OSError as error:
            listener.close()
            last = error
    raise Refused("page-no-port", host=config.host, port=str(config.port), why=last.strerror or str(last))


def _log_to(stream: Any, level: int) -> None:
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
