"""`bivouac cryptid follow`: a companion for a game at a real table. Tokens are typed in as they are placed.

The notebook is kept in a file after every line, so it can be closed and opened again.
"""

import re
from collections.abc import Iterable
from pathlib import Path

import msgspec

from bivouac.engine import Phrase, Refused, Say, phrase, plain
from bivouac.games.cryptid import phrases
from bivouac.games.cryptid.board import GRID, BadBoard, Board, checked, coordinates
from bivouac.games.cryptid.clues import BadClue, parse_clue
from bivouac.games.cryptid.deduce import deduce
from bivouac.games.cryptid.moves import colours_of
from bivouac.games.cryptid.notebook import Notebook
from bivouac.games.cryptid.puzzle import SEATS
from bivouac.games.cryptid.sheet import sheet
from bivouac.games.cryptid.sketch import map_sketch

BEST = 5  # hexes that are named with their odds


class BadNotebook(Refused):
    """A notebook that cannot be begun or read."""


def begin(code: str, seats: int, clues: Iterable[str]) -> Notebook:
    """A new notebook: the map, how many play, and the keeper's clues as `blue=on:FS`."""
    if seats not in SEATS:
        raise BadNotebook("bad-seats", seats=seats, least=SEATS[0], most=SEATS[-1])
    colours = colours_of(seats)
    held: dict[int, str] = {}
    for clue in clues:
        colour, _, what = clue.partition("=")
        parse_clue(what)
        held[_colour(colours, colour)] = what
    return Notebook(Board.from_code(code), seats, tuple(held.get(colour) for colour in range(len(colours))))


def read(path: Path) -> Notebook:
    """The notebook in a file; a file that anybody may have changed."""
    try:
        notes = msgspec.json.decode(path.read_bytes(), type=Notebook)
        checked(notes.board)
        for code in notes.clues:
            if code is not None:
                parse_clue(code)
    except OSError as error:
        raise BadNotebook("file-error", file=str(path), why=error.strerror or str(error)) from None
    except (msgspec.MsgspecError, UnicodeDecodeError, BadBoard, BadClue):
        raise BadNotebook("cryptid-follow-file", file=str(path)) from None
    whole = notes.seats in SEATS and len(notes.clues) == len(colours_of(notes.seats))
    if not whole or not all(t.cell in range(GRID.size) and t.colour in range(len(notes.clues)) for t in notes.placed):
        raise BadNotebook("cryptid-follow-file", file=str(path))
    return notes


def write(path: Path, notes: Notebook) -> None:
    draft = path.with_name(f"{path.name}.part")
    try:
        draft.write_bytes(msgspec.json.encode(notes))
        draft.replace(path)
    except OSError as error:
        raise BadNotebook("file-error", file=str(path), why=error.strerror or str(error)) from None


def changed(notes: Notebook, line: str) -> Notebook:
    """The notebook after a typed line: `cube 5,3 orange`, `disc 5,3 green`, `mend 5,3 orange 6,4`, `back`.

    >>> notes = begin("1B4926021733485A71", 3, ["blue=on:FS"])
    >>> changed(changed(notes, "cube 2,7 orange"), "mend 2,7 orange 3,7").view().discs[1] == 1 << GRID.at(1, 6)
    True
    """
    word, *rest = line.lower().split()
    colours = colours_of(notes.seats)
    if word in ("cube", "disc") and len(rest) == 2:
        return notes.entered(_colour(colours, rest[1]), word == "cube", _cell(rest[0]))
    if word == "mend" and len(rest) == 3:
        return notes.mended(_colour(colours, rest[1]), _cell(rest[0]), _cell(rest[2]))
    if word == "back" and notes.placed and not rest:
        return msgspec.structs.replace(notes, placed=notes.placed[:-1])
    raise BadNotebook("cryptid-follow-words", line=line)


def shown(notes: Notebook, line: str, say: Say) -> str | None:
    """What a line that only asks wants to see; None for any other line."""
    match line.lower().split():
        case ["map"]:
            return plain(map_sketch(notes.view()))
        case ["sheet"]:
            return plain(sheet(notes.view(), {}, say))
        case ["odds"]:
            return odds(notes, say)
        case ["help"]:
            return say(Phrase("cryptid-follow-help"))
        case _:
            return None


def odds(notes: Notebook, say: Say) -> str:
    """How many worlds are left, and the likeliest hexes; where none is left somebody has made a mistake."""
    known = deduce(notes.view())
    if not known.worlds:
        return say(Phrase("cryptid-follow-mistake"))
    best = sorted(range(GRID.size), key=lambda cell: -known.hex_counts[cell])[:BEST]
    hexes = ", ".join(
        f"{coordinates(cell)} ({100 * known.hex_odds[cell]:.0f} %)" for cell in best if known.hex_counts[cell]
    )
    lines = [say(phrase("cryptid-follow-odds", worlds=known.worlds, hexes=hexes))]
    for colour, clues in enumerate(known.possible):
        if notes.clues[colour] is None and len(clues) == 1:
            name = phrases.colour_phrase(colours_of(notes.seats)[colour])
            lines.append(say(phrase("cryptid-follow-found", colour=name, clue=phrases.clue_phrase(clues[0]))))
    return "\n".join(lines)


def _colour(colours: tuple[str, ...], word: str) -> int:
    fitting = [number for number, colour in enumerate(colours) if word and colour.startswith(word.lower())]
    if len(fitting) != 1:
        raise BadNotebook("cryptid-follow-colour", word=word, known=", ".join(colours))
    return fitting[0]


def _cell(word: str) -> int:
    place = re.fullmatch(r"(\d{1,2}),(\d{1,2})", word)
    try:
        return GRID.at(int(place[1]) - 1, int(place[2]) - 1) if place else GRID.at(-1, -1)
    except ValueError:
        raise BadNotebook("cryptid-follow-hex", word=word) from None
