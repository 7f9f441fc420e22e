"""Saved games: where they are kept, what is there, and what can be wrong with a file."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from bivouac.engine import AnyGame, Refused, Table
from bivouac.games import load

SHOWN = 30  # saved games in a menu, newest first

AnyTable = Table[Any, Any, Any]

TROUBLES = {
    errno.ENOENT: "file-missing",
    errno.ENOTDIR: "file-missing",
    errno.EISDIR: "file-folder",
    errno.EACCES: "file-denied",
    errno.EPERM: "file-denied",
    errno.EROFS: "file-denied",
    errno.ENOSPC: "file-full",
    errno.EDQUOT: "file-full",
}


class BadFile(Refused):
    """A file that cannot be read or written."""


class Saved(msgspec.Struct, frozen=True):
    """A saved game, as a menu shows it."""

    path: Path
    game: AnyGame
    players: tuple[str, ...]
    when: datetime
    over: bool


def folder() -> Path:
    """Where games are kept that were given no file of their own."""
    home = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (home if home.is_absolute() else Path.home() / ".local" / "share") / "bivouac" / "games"


def fresh_path(title: str) -> Path:
    """A file for a new game that is not there yet."""
    with file_troubles(folder()):
        folder().mkdir(parents=True, exist_ok=True)
    stem = f"{title}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{f'-{again}' if again else ''}.jsonl" for again in range(1000))
    return next(path for path in map(folder().joinpath, names) if not path.exists())


def own_path(path: Path) -> Path:
    """A file that somebody chose for a new game; it must not be there yet, so that no game is lost."""
    with file_troubles(path):
        if path.is_dir():
            raise BadFile("file-folder", file=str(path))
        if path.exists():
            raise BadFile("file-exists", file=str(path))
        if not path.parent.is_dir():
            raise BadFile("file-no-folder", file=str(path), folder=str(path.parent))
    return path


def open_table(path: Path) -> AnyTable:
    """The table of a saved game. Raises BadFile or BadLog, with one clear sentence."""
    with file_troubles(path):
        if path.exists() and not path.is_dir() and not path.is_file():
            raise BadFile("file-odd", file=str(path))
        return Table.resume(path, load)


def saved() -> list[Saved]:
    """The games in our folder that can be read, newest first."""
    found = []
    for path in sorted(folder().glob("*.jsonl"), key=_age, reverse=True)[:SHOWN]:
        try:
            table = open_table(path)
        except Refused:
            continue
        when = datetime.fromtimestamp(_age(path))
        found.append(Saved(path, table.log.game, table.log.players, when, table.state.outcome is not None))
    return found


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


@contextmanager
def file_troubles(path: Path) -> Iterator[None]:
    """What the system says about a file, as a sentence of ours."""
    try:
        yield
    except (OSError, ValueError) as error:  # ValueError: a zero within the name
        code = error.errno if isinstance(error, OSError) else None
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise BadFile(TROUBLES.get(code or 0, "file-error"), file=str(path), why=why) from None
