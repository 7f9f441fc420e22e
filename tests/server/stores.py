"""Kinds of stores, and what tests of stores share."""

import asyncio
import functools
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ParamSpec

from bivouac.server.sqlite import SqliteStore
from bivouac.server.store import Head, Store

KINDS: dict[str, Callable[[Path], Store]] = {
    "sqlite": lambda folder: SqliteStore(folder / "tables.db"),
}
ROOT = Path(__file__).parents[2]

P = ParamSpec("P")


def awaited(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that runs in an event loop of its own."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 30))

    return run


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Store]:
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def head(id: str, made: int = 1, *, listed: bool = True) -> Head:
    return Head(id, f"code of {id}", "ada", made, listed, b'{"game":"cryptid"}', b'{"deal":\xc3\xa9}')


def lines(count: int, by: str = "") -> list[bytes]:
    return [f"line {number} {by}".encode() for number in range(1, count + 1)]


def other_process(kind: str, folder: Path, script: str) -> subprocess.Popen[str]:
    """Runs a script with `store` opened."""
    program = f"""
import asyncio
from pathlib import Path
from bivouac.server.store import *
from tests.server.stores import *

async def main():
    async with opened(KINDS[{kind!r}](Path({str(folder)!r}))) as store:
{script}
asyncio.run(main())
"""
    return subprocess.Popen([sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, text=True)
