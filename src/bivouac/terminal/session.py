"""A sitting at a table: who sits where, whose choice it is, and which person looks at the screen.

It knows nothing of how things are shown; the full-screen face and the one of plain lines both stand on it.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bivouac.bots import find_bot
from bivouac.engine import (
    SPECTATOR,
    AnyGame,
    AnyView,
    Luck,
    Move,
    NoUndo,
    Phrase,
    Played,
    Refused,
    Say,
    Seat,
    Setting,
    Table,
)
from bivouac.terminal.saves import AnyTable, BadFile, file_troubles, open_table
from bivouac.terminal.seating import is_bot, seat_and_player
from bivouac.terminal.story import Story

MARKS = ("", "-", "+", "?")  # what a mark on a sheet goes through


class Session:
    """A table in a file, its players, and who looks at the screen: SPECTATOR while nobody may see a hand."""

    def __init__(self, table: AnyTable, luck: Luck | None = None) -> None:
        self.table = table
        self.game: AnyGame = table.log.game
        self.setting = table.log.setting
        self.players = table.log.players
        self.story = Story(table.log)
        self.luck = luck or Luck.system()
        names = [*self.players, *[""] * self.setting.seats][: self.setting.seats]
        self.bots = {seat: find_bot(self.game, name) for seat, name in enumerate(names) if is_bot(self.game, name)}
        self.people = tuple(seat for seat in range(self.setting.seats) if seat not in self.bots)
        self.looking: Seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        self._turn_round()
        self._stamp = self._file_stamp()

    @classmethod
    def start(
        cls,
        game: AnyGame,
        setting: Setting,
        players: tuple[str, ...],
        path: Path,
        *,
        seed: str | None = None,
        deal: Any = None,
    ) -> "Session":
        """Deals a new game and keeps it in a file."""
        luck = Luck.system() if seed is None else Luck.seeded(seed)
        with file_troubles(path):
            table: AnyTable = Table.start(game, setting, luck=luck, deal=deal, players=players, path=path)
        return cls(table, luck.fork())

    @classmethod
    def resume(cls, path: Path) -> "Session":
        """Goes on with a saved game."""
        return cls(open_table(path))

    # Who

    @property
    def turn(self) -> Seat | None:
        """Who is to choose next: bots first, then whoever looks at the screen; None when the game is over."""
        actors = self.table.state.actors
        waiting = [seat for seat in actors if seat in self.bots] or [seat for seat in actors if seat == self.looking]
        return next(iter(waiting or actors), None)

    @property
    def bot_to_move(self) -> bool:
        return self.turn in self.bots

    @property
    def over(self) -> bool:
        return self.table.state.outcome is not None

    @property
    def curtain(self) -> Seat | None:
        """The person whom the screen must be handed to before anything is shown, if it must."""
        seat = self.turn
        return None if seat is None or seat in self.bots or seat == self.looking else seat

    def hand_over(self) -> None:
        """The screen is in the hands of whose turn it is."""
        if self.curtain is not None:
            self.looking = self.curtain

    def _turn_round(self) -> None:
        """Where nothing is hidden, whoever is to choose looks at the screen: there is nothing to hand over."""
        if self.game.open:
            self.hand_over()

    @property
    def viewer(self) -> Seat:
        """Whose view is shown. When a game of several people is over, all of them look."""
        return SPECTATOR if self.over and len(self.people) != 1 else self.looking

    def name(self, seat: Seat) -> Phrase:
        return seat_and_player(self.game, self.setting, self.players, seat)

    # What is seen

    @property
    def view(self) -> AnyView:
        view: AnyView = self.table.view(self.viewer)
        return view

    @property
    def marks(self) -> dict[str, str]:
        return self.table.marks(self.viewer)

    def moves_at(self, target: str | None) -> list[Move]:
        """The legal moves that one points at a target for; those without one for None."""
        return [move for move in self.view.moves if self.game.target(move) == target]

    @property
    def lit(self) -> set[str]:
        """The targets that some legal move points at."""
        return {target for move in self.view.moves if (target := self.game.target(move))}

    def recent(self, say: Say) -> set[str]:
        """What has changed since the one who looks last chose, or else with the last entry."""
        entries = self.table.log.entries
        own = (place for place, entry in enumerate(entries) if isinstance(entry, Played) and entry.actor == self.viewer)
        since = max(own, default=max(0, len(entries) - 1))
        return self.story.changed(self.viewer, since, len(entries), say)

    @property
    def lines(self) -> Sequence[Phrase]:
        """What the one who looks has seen happen."""
        return self.story.lines(self.viewer)

    # What is done

    def play(self, move: Move) -> None:
        """Plays a move of whose turn it is."""
        seat = self.turn
        with self._writing():
            self.table.play(SPECTATOR if seat is None else seat, move)
        self._turn_round()

    def think(self) -> Move:
        """What the bot whose turn it is would play. Changes nothing."""
        seat = self.turn
        assert seat is not None
        move: Move = self.bots[seat].choose(self.table.view(seat), self.luck)
        return move

    def reversible(self, move: Move) -> bool:
        """Whether a move could be taken back, as far as the one who looks can know."""
        state = self.game.imagine(self.view, self.luck)
        state.play(self.looking, move)
        return state.undo == self.looking

    @property
    def to_undo(self) -> Phrase | None:
        """The move that could be taken back now, in words."""
        undoer = self.table.state.undo
        if undoer not in self.people or (undoer != self.looking and not self.game.open):
            return None
        return self.game.say(self.setting, self.table.log.played()[-1].move)

    def undo(self) -> None:
        undoer = self.table.state.undo
        if self.to_undo is None or undoer is None:
            raise NoUndo("no-undo")
        with self._writing():
            self.table.undo(undoer)
        self._turn_round()

    def note(self, about: str, mark: str) -> None:
        """Marks something on the sheet of the one who looks."""
        if self.viewer < 0:
            raise Refused("no-sheet")
        if self.marks.get(about, "") != mark:
            with self._writing():
                self.table.note(self.viewer, about, mark)

    def note_next(self, about: str) -> None:
        """The next of the marks, and round again."""
        place = MARKS.index(self.marks.get(about, "")) if self.marks.get(about, "") in MARKS else 0
        self.note(about, MARKS[(place + 1) % len(MARKS)])

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Whatever is done is written to the file, unless another program has written to it since."""
        path = self.table.path
        if path is None:
            yield
            return
        if self._file_stamp() != self._stamp:
            raise BadFile("file-changed", file=str(path))
        with file_troubles(path):
            yield
        self._stamp = self._file_stamp()

    def _file_stamp(self) -> tuple[int, int] | None:
        try:
            seen = self.table.path.stat() if self.table.path else None
        except OSError:
            return None
        return (seen.st_ino, seen.st_mtime_ns) if seen else None
