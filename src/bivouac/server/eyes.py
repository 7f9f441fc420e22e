"""What one viewer sees of a game, and has seen happen: kept up move by move, or worked out from the log."""

from typing import Any

from bivouac.engine import AnyState, AnyView, Noted, Phrase, Seat, steps
from bivouac.engine.log import Entry, Log


class Eyes:
    """A viewer's view, and the lines that each numbered entry has told them."""

    def __init__(self, log: Log[Any, Any, Any], viewer: Seat, state: AnyState) -> None:
        self.log, self.viewer = log, viewer
        self.view: AnyView = state.view(viewer)
        self.lines: list[tuple[int, Phrase]] = []

    @classmethod
    def catch_up(cls, log: Log[Any, Any, Any], numbers: list[int], viewer: Seat) -> "Eyes":
        """The eyes of somebody who has watched from the beginning."""
        states = steps(log)
        eyes = cls(log, viewer, next(states))
        for number, entry, state in zip(numbers, log.entries, states):
            eyes.take(number, entry, state)
        return eyes

    def take(self, number: int, entry: Entry, state: AnyState) -> None:
        """An entry was added; this is the state that it led to."""
        if isinstance(entry, Noted):
            return  # a player's marks are their own, and no part of a view
        before, self.view = self.view, state.view(self.viewer)
        self.lines += [(number, line) for line in self.log.told(entry, before, self.view)]
