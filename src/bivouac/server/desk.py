"""A table in use: the table, its lock, who watches it, and what is kept for all who do."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, TypeVar, cast

from bivouac.server.table import LiveTable

T = TypeVar("T")
U = TypeVar("U")


class Desk:
    """A table in use."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.present: Counter[str] = Counter()  # connections of each person
        self.comings = 0  # and goings, counted: who is there is the same as long as this is
        self.watching = 0
        self.touched = time.monotonic()
        self.placed = 0  # when the store last heard who is here
        self.thinking: asyncio.Task[None] | None = None
        self.review: asyncio.Future[bytes] | None = None
        self.glance: tuple[Any, Any] = (None, ())  # a moment, and what was seen of the players then
        self._compared: tuple[Any, Any, Any] = (None, None, None)
        self.alarm: asyncio.TimerHandle | None = None
        self._waiting: list[asyncio.Future[None]] = []

    @property
    def tag(self) -> str:
        """What logs call the table: whoever reads them cannot go there."""
        return blake2b(self.table.id.encode(), digest_size=4).hexdigest()

    @property
    def busy(self) -> bool:
        return bool(self.watching or self.thinking or self.alarm or self.lock.locked())

    def change(self) -> asyncio.Future[None]:
        """The next change, to be waited for: of one's own, so that whoever gives up waiting does so alone."""
        change: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(change)
        return change

    def compared(self, old: T, new: T, compare: Callable[[T, T], U]) -> U:
        """What a comparison gives. Many ask for the same one after a move, so the last is kept."""
        before, after, found = self._compared
        if before is not old or after is not new:
            found = compare(old, new)
            self._compared = old, new, found
        return cast(U, found)

    def tidy(self) -> None:
        """Forgets whoever gave up waiting."""
        self._waiting = [change for change in self._waiting if not change.done()]

    def wake(self) -> None:
        waiting, self._waiting = self._waiting, []
        for change in waiting:
            if not change.done():
                change.set_result(None)
