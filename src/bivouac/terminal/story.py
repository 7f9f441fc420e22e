"""A log as its viewers saw it: the state after each entry, and what each entry told whom."""

from collections.abc import Sequence
from typing import Any

from bivouac.engine import AnyState, Log, Phrase, Played, Say, Seat, TakenBack, phrase
from bivouac.engine.log import Entry
from bivouac.terminal.paper import places
from bivouac.terminal.seating import is_bot


class Story:
    """A log that may still grow. What an entry told a viewer, and why a bot did that, is worked out once."""

    def __init__(self, log: Log[Any, Any, Any]) -> None:
        self.log = log
        self._past: list[AnyState] = [log.game.start(log.setting, log.deal)]  # what has not been taken back
        self._states = self._past[:]  # after each entry
        self._told: dict[Seat, list[Sequence[Phrase]]] = {}

    def __len__(self) -> int:
        return len(self.log.entries)

    def state(self, number: int) -> AnyState:
        """The state after the first `number` entries."""
        for entry in self.log.entries[len(self._states) - 1 :]:
            if isinstance(entry, Played):
                self._past.append(self._past[-1].copy())
                self._past[-1].play(entry.actor, entry.move)
            elif isinstance(entry, TakenBack):
                self._past.pop()
            self._states.append(self._past[-1])
        return self._states[number]

    def told(self, viewer: Seat, number: int) -> Sequence[Phrase]:
        """What the `number`-th entry, counted from 1, told a viewer."""
        known = self._told.setdefault(viewer, [])
        while len(known) < number:
            known.append(self._tell(viewer, len(known), self.log.entries[len(known)]))
        return known[number - 1]

    def lines(self, viewer: Seat, number: int | None = None) -> list[Phrase]:
        """All that a viewer was told by the first `number` entries (all if None)."""
        last = len(self) if number is None else number
        return [line for entry in range(1, last + 1) for line in self.told(viewer, entry)]

    def changed(self, viewer: Seat, since: int, until: int, say: Say) -> set[str]:
        """The targets that look different to a viewer after `until` entries than after `since`. One that has moved on
        since is another thing."""
        before, after = (self._looks(viewer, number, say) for number in (since, until))
        there = ((target, look, before[target]) for target, look in after.items() if target in before)
        return {target for target, (place, now), (where, then) in there if place == where and now != then}

    def _looks(self, viewer: Seat, number: int, say: Say) -> dict[str, tuple[tuple[int, int], str]]:
        """Where each target begins, and all that it has written on it."""
        sketch = self.log.game.sketch(self.state(number).view(viewer), say)
        texts: dict[str, str] = {}
        for line in sketch:
            for span in line:
                texts[span.target] = texts.get(span.target, "") + span.text
        return {target: (place.cells[0][:2], texts[target]) for target, place in places(sketch).items()}

    def _tell(self, viewer: Seat, number: int, entry: Entry) -> Sequence[Phrase]:
        if self.log.silent(entry):
            return ()
        before, after = (self.state(place).view(viewer) for place in (number, number + 1))
        told = self.log.told(entry, before, after)
        reason = self.log.reason(entry, before, after) if self._by_bot(entry) else None
        return [*told, phrase("told-reason", reason=reason)] if reason else told

    def _by_bot(self, entry: Entry) -> bool:
        seats = range(len(self.log.players))
        return (
            isinstance(entry, Played) and entry.actor in seats and is_bot(self.log.game, self.log.players[entry.actor])
        )
