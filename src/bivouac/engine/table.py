"""A table: a game that is being played, in memory or kept in a file.

>>> from bivouac.games import load
>>> game = load("cryptid")
>>> table = Table.start(game, game.setting(3), luck=Luck.seeded(1))
>>> seat = table.state.actors[0]
>>> table.play(seat, table.view(seat).moves[0])
>>> len(table.log.entries), table.view(seat).undo
(1, True)
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Generic

from bivouac.engine.game import CHANCE, D, Game, M, Seat, Setting, State, V
from bivouac.engine.log import BadLog, Entry, Log, Noted, Played, TakenBack, parse_log, read_bodies
from bivouac.engine.luck import Luck
from bivouac.engine.phrase import IllegalMove, Refused


class NoUndo(Refused):
    """There is nothing that this seat may take back."""


class Table(Generic[D, M, V]):
    """A log, the state that it leads to, and the luck that is drawn from.

    What `play`, `undo` and `note` confirm by returning is in the log, and in the file if there is one.
    """

    def __init__(self, log: Log[D, M, V], state: State[M, V], luck: Luck, path: Path | None = None) -> None:
        self.log = log
        self.state = state
        self.luck = luck
        self.path = path

    @classmethod
    def start(
        cls,
        game: Game[D, M, V],
        setting: Setting,
        *,
        luck: Luck | None = None,
        deal: D | None = None,
        players: tuple[str, ...] = (),
        path: Path | None = None,
    ) -> "Table[D, M, V]":
        """Deals a new game; with a `deal`, that one. Without `luck`, the system's generator draws."""
        luck = luck or Luck.system()
        deal = deal if deal is not None else game.deal(setting, luck)
        table = cls(Log(game, setting, deal, players), game.start(setting, deal), luck, path)
        table._go_on(table.state)
        return table

    @classmethod
    def resume(cls, path: Path, find_game: Callable[[str], Any], luck: Luck | None = None) -> "Table[D, M, V]":
        """The table that a file was written by. Raises BadLog if the file cannot be trusted."""
        bodies = read_bodies(path)
        game = find_game(str(bodies[0].get("game")))
        log: Log[D, M, V] = parse_log(game, bodies)
        return cls(log, replay(log), luck or Luck.system(), path)

    def view(self, viewer: Seat) -> V:
        return self.state.view(viewer)

    def marks(self, seat: Seat) -> dict[str, str]:
        return self.log.marks(seat)

    def play(self, seat: Seat, move: M) -> None:
        """Plays a move and draws what luck then decides."""
        if seat < 0:
            raise IllegalMove("not-a-seat", seat=seat)
        state = self.state.copy()
        state.play(seat, move)
        self._go_on(state, Played(seat, move))

    def undo(self, seat: Seat) -> None:
        """Takes back the seat's last move, if it told them nothing and nobody has moved since."""
        if self.state.undo != seat:
            raise NoUndo("no-undo")
        self._keep(replay(self.log, self.log.before_last()), TakenBack(seat))

    def note(self, seat: Seat, about: str, mark: str) -> None:
        """Marks something on the seat's own sheet."""
        if seat not in range(self.log.setting.seats):
            raise IllegalMove("not-a-seat", seat=seat)
        self._keep(self.state, Noted(seat, about, mark))

    def at(self, number: int) -> State[M, V]:
        """The state after the first `number` entries."""
        return replay(self.log, number)

    def _go_on(self, state: State[M, V], *entries: Entry) -> None:
        """Draws what luck decides next, then keeps it all at once: no move is in the file without its luck."""
        self._keep(state, *entries, *drawn(state, self.luck))

    def _keep(self, state: State[M, V], *entries: Entry) -> None:
        """Puts entries, and the state that they lead to, in place: in the file first."""
        before, count = self.state, len(self.log.entries)
        try:
            self.log.entries += entries
            if self.path is not None:
                self.log.write(self.path)
            self.state = state
        except BaseException:  # an interrupt too: what is not in the file did not happen
            del self.log.entries[count:]
            self.state = before
            raise


def drawn(state: State[M, V], luck: Luck) -> list[Played[M]]:
    """Plays what luck decides next, as long as it is luck's turn, and gives the entries of it."""
    entries: list[Played[M]] = []
    while state.actors == (CHANCE,):
        move = luck.weighted(state.outcomes())
        state.play(CHANCE, move)
        entries.append(Played(CHANCE, move))
    return entries


def replay(log: Log[D, M, V], number: int | None = None) -> State[M, V]:
    """The state after the first `number` entries of a log (all if None). Raises BadLog at one that is not legal."""
    *_, state = steps(log, number)
    return state


def steps(log: Log[D, M, V], number: int | None = None) -> Iterator[State[M, V]]:
    """The state that was dealt, then the state after each entry; each a state of its own."""
    try:
        past = [log.game.start(log.setting, log.deal)]
    except Refused:
        raise BadLog(1, "log-damaged") from None
    yield past[-1].copy()
    for line, entry in enumerate(log.entries[:number], 2):
        if isinstance(entry, Played):
            past.append(past[-1].copy())
            try:
                past[-1].play(entry.actor, entry.move)
            except IllegalMove:
                raise BadLog(line, "log-illegal", move=entry.move.text) from None
        elif isinstance(entry, TakenBack):
            if past[-1].undo != entry.seat:
                raise BadLog(line, "log-illegal", move="undo")
            past.pop()
        yield past[-1].copy()
