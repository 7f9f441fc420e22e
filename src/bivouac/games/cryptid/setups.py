"""Set-up files: puzzles that somebody wrote down, from a box or an app of their own, read strictly and checked.

The format is described in `docs/cryptid-setups.md`. What cannot be read at all is refused with the names of the file
and the set-up. What can be read is held to the rules of fair puzzles, and to the answer that the file gives.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec

from bivouac.engine import Phrase, Refused, phrase
from bivouac.games.cryptid.board import COLOURS, GRID, STRUCTURES, Board, checked, coordinates
from bivouac.games.cryptid.puzzle import Puzzle, faults, malformed


class BadSetups(Refused):
    """A set-up file that cannot be read."""


# The file, as it is written


class StructureEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    col: int
    row: int
    color: Literal["white", "green", "blue", "black"]
    type: Literal["stone", "shack"]


class GameEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game for some number of players."""

    clues: tuple[str, ...]
    hint: str
    answer: tuple[int, int]
    hint_number: int | None = None
    books: tuple[tuple[str, int], ...] = ()


class SetupEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    mode: Literal["normal", "advanced"]
    layout: tuple[str, ...]
    structures: tuple[StructureEntry, ...]
    players: dict[Literal["2", "3", "4", "5"], GameEntry]
    kind: str = ""


class SetupFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    setups: tuple[msgspec.Raw, ...]
    format: Literal[1] = 1
    meta: dict[str, Any] = {}


# What it says


class Setup(msgspec.Struct, frozen=True):
    """One game of a set-up file: a puzzle, and the hex that is said to be its habitat."""

    id: str
    puzzle: Puzzle
    answer: int


def load_setups(path: Path) -> list[Setup]:
    """All games of a file: one for each set-up and number of players."""
    try:
        entries = msgspec.json.decode(path.read_bytes(), type=SetupFile).setups
    except OSError as error:
        raise BadSetups("cryptid-setups-file", file=str(path), why=error.strerror or str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSetups("cryptid-setups-file", file=str(path), why=str(error)) from None
    games: list[Setup] = []
    for number, raw in enumerate(entries, 1):
        why: str | Phrase
        try:
            entry = msgspec.json.decode(raw, type=SetupEntry)
            if any(game.id == entry.id for game in games):
                raise BadSetups("cryptid-setup-twice")
            games += _games(entry)
            continue
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            why = str(error)
        except Refused as error:
            why = error.phrase
        raise BadSetups("cryptid-setups-entry", file=str(path), setup=_name(raw, number), why=why)
    return games


def _name(raw: msgspec.Raw, number: int) -> str:
    """The id of a set-up that is broken in some way; its number in the file if it has none."""
    try:
        return msgspec.json.decode(raw, type=_Named).id
    except (msgspec.DecodeError, UnicodeDecodeError):
        return f"#{number}"


class _Named(msgspec.Struct):
    id: str


def _games(entry: SetupEntry) -> Iterator[Setup]:
    board = _board(entry)
    for seats, game in entry.players.items():
        puzzle = Puzzle(board, int(seats), game.clues, game.hint)
        for fault in malformed(puzzle):
            raise BadSetups("cryptid-setup-game", seats=puzzle.seats, why=fault)
        yield Setup(entry.id, puzzle, _cell(*game.answer))


def _board(entry: SetupEntry) -> Board:
    colours = COLOURS if entry.mode == "advanced" else COLOURS[:-1]
    stand = {f"{piece.color} {piece.type}": _cell(piece.col, piece.row) for piece in entry.structures}
    wanted = [f"{colour} {kind}" for kind in STRUCTURES for colour in colours]
    if len(entry.structures) != len(wanted) or set(stand) != set(wanted):
        raise BadSetups("cryptid-setup-structures", mode=entry.mode, count=len(wanted))
    return checked(Board(entry.layout, tuple(stand[name] for name in wanted)))


def _cell(column: int, row: int) -> int:
    try:
        return GRID.at(column, row)
    except ValueError:
        raise BadSetups("cryptid-setup-outside", column=column, row=row) from None


# What is true of it

# Each check with the faults that it looks for.
CHECKS: dict[str, tuple[str, ...]] = {
    "clues": ("cryptid-fault-mode", "cryptid-fault-twice", "cryptid-fault-opposed"),
    "answer": ("cryptid-fault-hexes", "cryptid-fault-answer"),
    "necessity": ("cryptid-fault-hexes", "cryptid-fault-idle"),
    "balance": ("cryptid-fault-balance", "cryptid-fault-mode"),
    "pairs": ("cryptid-fault-pair",),
    "hint": ("cryptid-fault-hint",),
}


class Verdict(msgspec.Struct, frozen=True):
    """What was verified of a set-up, in words of `CHECKS`, and what is wrong with it."""

    setup: Setup
    verified: tuple[str, ...]
    faults: tuple[Phrase, ...]


def check_setups(path: Path) -> list[Verdict]:
    """Holds each game of a file to the rules of fair puzzles and to its answer."""
    return [judge(setup) for setup in load_setups(path)]


def judge(setup: Setup) -> Verdict:
    puzzle, found = setup.puzzle, faults(setup.puzzle)
    if all(fault.id != "cryptid-fault-hexes" for fault in found) and puzzle.habitat != setup.answer:
        where = {"answer": coordinates(setup.answer), "habitat": coordinates(puzzle.habitat)}
        found.append(phrase("cryptid-fault-answer", **where))
    ids = {fault.id for fault in found}
    made = (name for name in CHECKS if name != "pairs" or puzzle.seats == 2)
    return Verdict(setup, tuple(name for name in made if ids.isdisjoint(CHECKS[name])), tuple(found))
