"""How much one client may ask for: a bucket a client that fills up again with time."""

from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from time import monotonic

from bivouac.engine import Refused

CLIENTS = 50_000  # remembered at a time


class TooMuch(Refused):
    """A client asks for more than its share; `seconds` is when it may again."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, ceil(seconds))
        super().__init__("page-too-much", seconds=self.seconds)


class Limit:
    """So many a second, and so many at once.

    >>> limit = Limit(rate=1, burst=2, clock=lambda: 0.0)
    >>> limit.take("ada"), limit.take("ada")
    (None, None)
    >>> limit.take("ada")
    Traceback (most recent call last):
    bivouac.server.limits.TooMuch: page-too-much (seconds: 1)
    """

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str) -> None:
        """One more; raises TooMuch if there is none left."""
        now = self.clock()
        left, then = self._left.pop(client, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        self._left[client] = (max(left - 1, 0) if left >= 1 else left, now)
        if len(self._left) > CLIENTS:
            self._left.popitem(last=False)
        if left < 1:
            raise TooMuch((1 - left) / self.rate)
