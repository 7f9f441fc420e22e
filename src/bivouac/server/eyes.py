"""What one viewer sees of a game, and has seen happen: kept up move by move, or worked out from the log."""

from collections.abc import Container
from typing import Any

from bivouac.engine import AnyState, AnyView, Noted, Phrase, Seat, steps
from bivouac.engine.log import Entry, Log


class Eyes:
    """A viewer's view, the lines that each numbered entry has told them, and why bots did what they did."""

    def __init__(self, log: Log[Any, Any, Any], viewer: Seat, state: AnyState) -> None:
        self.log, self.viewer = log, viewer
        self._state = state
        self._view: AnyView | None = None
        self.lines: list[tuple[int, Phrase]] = []
        self.reasons: list[tuple[int, Phrase]] = []

    @classmethod
    def catch_up(cls, log: Log[Any, Any, Any], numbers: list[int], viewer: Seat, bots: Container[int] = ()) -> "Eyes":
        """The eyes of somebody who has watched from the beginning; the entries with numbers in `bots` are bots'."""
        states = steps(log)
        eyes = cls(log, viewer, next(states))
        for number, entry, state in zip(numbers, log.entries, states):
            eyes.take(number, entry, state, number in bots)
        return eyes

    def look(self) -> AnyView:
        """What is seen now. It is made when it is wanted: of all that luck does in silence, only the end is seen."""
        if self._view is None:
            self._view = self._state.view(self.viewer)
        return self._view

    def take(self, number: int, entry: Entry, state: AnyState, bot: bool) -> None:
        """An entry was added; this is the state that it led to. Whoever changes a state looks first, unless the entry
        is silent."""
        if isinstance(entry, Noted):
            return  # a player's marks are their own, and no part of a view
        if self.log.silent(entry):
            self._state, self._view = state, None
            return
        before, self._state, self._view = self.look(), state, state.view(self.viewer)
        self.lines += [(number, line) for line in self.log.told(entry, before, self._view)]
        if bot and (reason := self.log.reason(entry, before, self._view)):
            self.reasons.append((number, reason))
