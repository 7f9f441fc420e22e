"""Going through a log step by step, as one of its seats, as a spectator, or with all shown."""

from collections.abc import Sequence
from pathlib import Path

from bivouac.engine import REFEREE, SPECTATOR, AnyGame, AnyView, Phrase, Refused, Say, Seat, phrase
from bivouac.terminal.saves import AnyTable, open_table
from bivouac.terminal.seating import seat_and_player
from bivouac.terminal.story import Story

ALL, PUBLIC = "all", "spectator"


class BadReplay(Refused):
    """A seat that is not there, or a game whose secrets are still secret."""


class Replay:
    """A log, a place in it (how many entries have happened), and whose eyes see it."""

    def __init__(self, table: AnyTable, viewer: Seat | None = None) -> None:
        self.table = table
        self.game: AnyGame = table.log.game
        self.setting = table.log.setting
        self.story = Story(table.log)
        self.over = table.state.outcome is not None
        self.place = 0
        self.viewer = viewer if viewer is not None else REFEREE if self.over else SPECTATOR
        if not self.over and self.viewer != SPECTATOR:
            raise BadReplay("replay-unfinished")

    @classmethod
    def open(cls, path: Path, seat: str | None = None) -> "Replay":
        """The replay of a file; `seat` is `all`, `spectator`, or a seat's number from 1."""
        table = open_table(path)
        if seat is None:
            return cls(table)
        known = {ALL: REFEREE, PUBLIC: SPECTATOR} | {
            str(number + 1): number for number in range(table.log.setting.seats)
        }
        if seat not in known:
            raise BadReplay("replay-seat", seat=seat, seats=table.log.setting.seats)
        return cls(table, known[seat])

    def __len__(self) -> int:
        return len(self.story)

    def go(self, place: int) -> None:
        """To a place, or as near as there is one."""
        self.place = max(0, min(place, len(self)))

    def step(self, by: int) -> None:
        """So many steps on or back; marks alone are no step, nor is what luck does in silence."""
        self.go(self.place + by)
        log = self.story.log
        while abs(by) == 1 and 0 < self.place < len(self) and log.silent(log.entries[self.place - 1]):
            self.go(self.place + by)

    def turn_to(self, by: int = 1) -> None:
        """The next pair of eyes, for a game that is over."""
        eyes = [REFEREE, SPECTATOR, *range(self.setting.seats)]
        if self.over:
            self.viewer = eyes[(eyes.index(self.viewer) + by) % len(eyes)]

    @property
    def view(self) -> AnyView:
        view: AnyView = self.story.state(self.place).view(self.viewer)
        return view

    @property
    def marks(self) -> dict[str, str]:
        return self.table.log.marks(self.viewer, self.place) if self.viewer >= 0 else {}

    def recent(self, say: Say) -> set[str]:
        """What the last step has changed."""
        return self.story.changed(self.viewer, max(0, self.place - 1), self.place, say)

    @property
    def told(self) -> Sequence[Phrase]:
        """What the last step told."""
        return self.story.told(self.viewer, self.place) if self.place else ()

    @property
    def lines(self) -> Sequence[Phrase]:
        return self.story.lines(self.viewer, self.place)

    @property
    def eyes(self) -> Phrase:
        """Whose eyes see it, in words."""
        if self.viewer == REFEREE:
            return Phrase("replay-all")
        if self.viewer == SPECTATOR:
            return Phrase("replay-spectator")
        return seat_and_player(self.game, self.setting, self.table.log.players, self.viewer)

    @property
    def title(self) -> Phrase:
        return phrase("replay-title", place=self.place, count=len(self), eyes=self.eyes)
