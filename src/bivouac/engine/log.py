"""The log of a game, and its file.

A game is its log: what was agreed and dealt, then numbered entries. The file is JSON Lines: a head, a line an entry, a
last line that counts them. Each line carries a sum over itself and all lines before, so that damage, a cut and an
edit are found and named by line, never played.
"""

import json
import os
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Generic

import msgspec

from bivouac.engine.game import CHANCE, D, Game, M, Seat, Setting, V
from bivouac.engine.phrase import Phrase, Refused, phrase

FORMAT = "bivouac-log"
VERSION = 1


class BadLog(Refused):
    """A log file that cannot be trusted; `line` is where."""

    def __init__(self, line: int, id: str, /, **args: str | int) -> None:
        super().__init__(id, line=line, **args)
        self.line = line


class Played(msgspec.Struct, Generic[M], frozen=True, tag="play"):
    """A seat, or CHANCE, played a move."""

    actor: Seat
    move: M


class TakenBack(msgspec.Struct, frozen=True, tag="undo"):
    """A seat took its last move back."""

    seat: Seat


class Noted(msgspec.Struct, frozen=True, tag="note"):
    """A seat marked something for itself; an empty mark wipes it off. Nobody else may see it."""

    seat: Seat
    about: str
    mark: str


Entry = Played[Any] | TakenBack | Noted


class Log(Generic[D, M, V]):
    """What was agreed, what was dealt, and what was done since, in order."""

    def __init__(self, game: Game[D, M, V], setting: Setting, deal: D, players: tuple[str, ...]) -> None:
        self.game = game
        self.setting = setting
        self.deal = deal
        self.players = players
        self.entries: list[Entry] = []

    def played(self, number: int | None = None) -> list[Played[M]]:
        """What has been played, less what was taken back, after the first `number` entries (all if None)."""
        return [entry for _, entry in self._live(number)]

    def before_last(self) -> int:
        """How many entries came before the last move that was not taken back."""
        return self._live(None)[-1][0]

    def _live(self, number: int | None) -> list[tuple[int, Played[M]]]:
        live: list[tuple[int, Played[M]]] = []
        for place, entry in enumerate(self.entries[:number]):
            if isinstance(entry, Played):
                live.append((place, entry))
            elif isinstance(entry, TakenBack):
                live.pop()
        return live

    def marks(self, seat: Seat, number: int | None = None) -> dict[str, str]:
        """A seat's own marks after the first `number` entries (all if None)."""
        marks: dict[str, str] = {}
        for entry in self.entries[:number]:
            if isinstance(entry, Noted) and entry.seat == seat:
                marks[entry.about] = entry.mark
        return {about: mark for about, mark in marks.items() if mark}

    def silent(self, entry: Entry) -> bool:
        """Whether an entry is one of which nothing is ever told: no view has to be made for it."""
        return isinstance(entry, Noted) or (
            isinstance(entry, Played) and entry.actor == CHANCE and self.game.silent(entry.move)
        )

    def told(self, entry: Entry, before: V, after: V) -> Sequence[Phrase]:
        """What an entry told a viewer, who saw this before it and that after it."""
        if isinstance(entry, Played):
            return self.game.tell(before, entry.actor, entry.move, after)
        if isinstance(entry, Noted):
            return ()  # a player's marks are their own
        return (phrase("told-undo", seat=self.game.seat_name(self.setting, entry.seat)),)

    def reason(self, entry: Entry, before: V, after: V) -> Phrase | None:
        """Why a seat did that, if there is something to say about it."""
        if not isinstance(entry, Played) or entry.actor == CHANCE:
            return None
        return self.game.reason(before, entry.actor, entry.move, after)

    def write(self, path: Path) -> None:
        """Writes the whole file beside the old one, then puts it in its place: an interrupt leaves one or the other."""
        draft = path.with_name(f"{path.name}.{os.getpid()}.part")
        try:
            with draft.open("w", encoding="utf-8") as file:
                file.writelines(f"{line}\n" for line in self._lines())
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)

    def bodies(self) -> Iterator[dict[str, Any]]:
        """The log as plain data, which `parse_log` reads: the head, then the entries."""
        yield {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.name,
            "seats": self.setting.seats,
            "options": msgspec.to_builtins(self.setting.options),
            "players": list(self.players),
            "deal": msgspec.to_builtins(self.deal),
        }
        for number, entry in enumerate(self.entries, 1):
            yield {"n": number} | msgspec.to_builtins(entry)

    def _lines(self) -> Iterator[str]:
        total = ""
        for body in (*self.bodies(), {"end": len(self.entries)}):
            total = _sum(total, body)
            yield _canonical(body | {"sum": total})


def _canonical(body: dict[str, Any]) -> str:
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def _sum(before: str, body: dict[str, Any]) -> str:
    return blake2b(f"{before}{_canonical(body)}".encode(), digest_size=8).hexdigest()


def read_bodies(path: Path) -> list[dict[str, Any]]:
    """The lines of a log file without their sums: the head, then the entries. Raises BadLog where one is wrong."""
    lines = path.read_bytes().split(b"\n")
    rest = lines.pop()  # nothing: each line has its end
    bodies: list[dict[str, Any]] = []
    total = ""
    for number, line in enumerate(lines, 1):
        body = _parsed(number, line)
        if number == 1:
            _check_head(body)
        claimed = body.pop("sum", None)
        total = _sum(total, body)
        if claimed != total:
            raise BadLog(number, "log-edited")
        if bodies and "end" in bodies[-1]:
            raise BadLog(number, "log-goes-on")
        bodies.append(body)
    if rest:
        raise BadLog(len(lines) + 1, "log-damaged")
    if not bodies or bodies[-1].get("end") != len(bodies) - 2:
        raise BadLog(max(1, len(bodies)), "log-cut")
    return bodies[:-1]


def _parsed(number: int, line: bytes) -> dict[str, Any]:
    try:
        body = json.loads(line.decode())
        as_written = _canonical(body).encode() == line
    except (ValueError, RecursionError):
        raise BadLog(number, "log-damaged") from None
    if not isinstance(body, dict):
        raise BadLog(number, "log-damaged")
    if not as_written:
        raise BadLog(number, "log-edited")
    return body


def _check_head(head: dict[str, Any]) -> None:
    if head.get("format") != FORMAT:
        raise BadLog(1, "log-not-ours")
    version = head.get("version")
    if not isinstance(version, int):
        raise BadLog(1, "log-damaged")
    if version > VERSION:
        raise BadLog(1, "log-newer", version=version, known=VERSION)


def parse_log(game: Game[D, M, V], bodies: list[dict[str, Any]]) -> Log[D, M, V]:
    """The log of the lines of a file, every entry decoded and checked for its place."""
    head = bodies[0]
    try:
        setting = game.setting(head["seats"], **head["options"])
        deal: Any = msgspec.convert(head["deal"], game.deal_type)
        log: Log[D, M, V] = Log(game, setting, deal, tuple(msgspec.convert(head["players"], list[str])))
    except (KeyError, TypeError, msgspec.ValidationError, Refused):
        raise BadLog(1, "log-damaged") from None
    played: Any = Played
    kinds = played[game.move_type] | TakenBack | Noted
    for number, body in enumerate(bodies[1:], 1):
        try:
            if body.pop("n") != number:
                raise BadLog(number + 1, "log-number", number=number)
            log.entries.append(msgspec.convert(body, kinds))
        except (KeyError, msgspec.ValidationError):
            raise BadLog(number + 1, "log-damaged") from None
    return log
