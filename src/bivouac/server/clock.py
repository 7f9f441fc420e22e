"""How long each seat has been thinking: folded from the times of the journal."""

from collections.abc import Collection

from bivouac.engine import Seat
from bivouac.server.journal import Clock


class Clocks:
    """The clocks of a table. They run for whoever is asked, and stand while the server is away."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.used = [0] * seats  # in all, up to `since`
        self.asked = [0] * seats  # since when the seat has been asked for its next move
        self.thought: list[int] = []  # how long each move took, less those taken back
        self.running: frozenset[Seat] = frozenset()
        self.since = 0

    @property
    def set(self) -> bool:
        return self.clock.kind != "none"

    def go_on(self, at: int, running: Collection[Seat], moved: Seat | None = None) -> None:
        """Time has gone by until `at`; from now on these seats are asked. A seat that has moved is asked anew."""
        for seat in self.running:
            self.used[seat] += at - self.since
        if moved is not None:
            self.thought.append(at - self.asked[moved])
        for seat in running:
            if seat not in self.running or seat == moved:
                self.asked[seat] = at
        self.running, self.since = frozenset(running), at

    def wake(self, at: int) -> None:
        """Nobody could play until `at`."""
        for seat in self.running:
            self.asked[seat] = at
        self.since = at

    def take_back(self, seat: Seat, at: int) -> None:
        """A seat thinks again about its last move: what it has thought already counts."""
        self.asked[seat] = at - self.thought.pop()

    def left(self, seat: Seat, now: int) -> int | None:
        """The milliseconds that a seat has left; None where no clock is set."""
        limit = self.clock.seconds * 1000
        if self.clock.kind == "none":
            return None
        if self.clock.kind == "move":
            return limit - (now - self.asked[seat]) if seat in self.running else limit
        return limit - self.used[seat] - (now - self.since if seat in self.running else 0)

    def next_out(self, now: int) -> tuple[int, Seat] | None:
        """Whose time runs out first, and in how many milliseconds."""
        times = [(left, seat) for seat in sorted(self.running) if (left := self.left(seat, now)) is not None]
        return min(times, default=None)
