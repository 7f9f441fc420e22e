"""The map: six sections, each in one of six places, upright or turned, with structures on it (CR-01 to CR-04)."""

import tomllib
from functools import cache, lru_cache
from importlib.resources import files

import msgspec

from bivouac.engine import Refused
from bivouac.hexes import Grid

GRID = Grid(12, 9)

TERRAINS = ("water", "mountain", "forest", "swamp", "desert")
LETTERS = "WMFSD"  # of the terrains
ANIMALS = ("bear", "cougar")
STRUCTURES = ("stone", "shack")
COLOURS = ("white", "green", "blue", "black")  # of the structures; the normal game has no black

SECTIONS = 6
SECTION_COLUMNS, SECTION_ROWS = 6, 3


class BadBoard(Refused):
    """A map that cannot be built: a section twice, a structure outside it, two structures on a hex."""


@cache
def coordinates(cell: int) -> str:
    """A hex as people name it: column and row, counted from 1.

    >>> coordinates(GRID.at(4, 2))
    '5,3'
    """
    column, row = GRID.place(cell)
    return f"{column + 1},{row + 1}"


class Structure(msgspec.Struct, frozen=True):
    """A standing stone or an abandoned shack."""

    kind: str
    colour: str
    cell: int


class Board(msgspec.Struct, frozen=True, cache_hash=True):
    """A map: which section lies where, and where the structures stand.

    `layout` names the sections row by row, two a row, `t` for turned by 180 degrees. `structures` holds the hexes of
    the white, green, blue (and in the advanced game black) standing stones, then of the shacks in the same order.

    >>> board = Board.from_code("1B4926021733485A71")
    >>> board.layout
    ('1', '5t', '4', '3t', '2', '6')
    >>> board.terrain(GRID.at(6, 0)), board.animal(GRID.at(6, 0))
    ('water', 'bear')
    """

    layout: tuple[str, ...]
    structures: tuple[int, ...]

    @classmethod
    def from_code(cls, code: str) -> "Board":
        """Reads the map code of the app: six hex digits (1–6 upright, 7–C turned), then row and column of each
        structure."""
        if len(code) not in (18, 22):
            raise BadBoard("cryptid-code-length", length=len(code))
        try:
            digits = [int(digit, 16) for digit in code]
        except ValueError:
            raise BadBoard("cryptid-code-digits", code=code) from None
        layout = tuple(f"{(digit - 1) % SECTIONS + 1}{'t' if digit > SECTIONS else ''}" for digit in digits[:SECTIONS])
        places = zip(digits[SECTIONS::2], digits[SECTIONS + 1 :: 2], strict=True)
        return checked(cls(layout, tuple(_hex(column, row) for row, column in places)))

    @property
    def code(self) -> str:
        """The map code of the app.

        >>> Board.from_code("1B492602173386485A710B").code
        '1B492602173386485A710B'
        """
        sections = (int(name[0]) + (SECTIONS if name.endswith("t") else 0) for name in self.layout)
        places = (GRID.place(cell) for cell in self.structures)
        return "".join(f"{section:X}" for section in sections) + "".join(f"{row:X}{column:X}" for column, row in places)

    @property
    def advanced(self) -> bool:
        return len(self.structures) == len(STRUCTURES) * len(COLOURS)

    @property
    def pieces(self) -> tuple[Structure, ...]:
        """The structures, each with its kind and colour."""
        colours = COLOURS if self.advanced else COLOURS[:-1]
        names = [(kind, colour) for kind in STRUCTURES for colour in colours]
        return tuple(Structure(*name, cell) for name, cell in zip(names, self.structures, strict=True))

    def terrain(self, cell: int) -> str:
        """The terrain of a hex."""
        return next(name for name, mask in zip(TERRAINS, ground(self.layout), strict=False) if mask >> cell & 1)

    def animal(self, cell: int) -> str | None:
        """The animal whose territory a hex lies in (CR-02), if any."""
        territories = zip(ANIMALS, ground(self.layout)[len(TERRAINS) : len(TERRAINS) + 2], strict=True)
        return next((name for name, mask in territories if mask >> cell & 1), None)


def _hex(column: int, row: int) -> int:
    try:
        return GRID.at(column, row)
    except ValueError:
        raise BadBoard("cryptid-structure-outside", hex=f"{column + 1},{row + 1}") from None


def checked(board: Board) -> Board:
    """The board itself, if it can be built; BadBoard otherwise."""
    if len(board.layout) != SECTIONS or any(name not in _NAMES for name in board.layout):
        raise BadBoard("cryptid-bad-layout", layout=" ".join(board.layout))
    numbers = [name[0] for name in board.layout]
    for number in numbers:
        if numbers.count(number) > 1:
            raise BadBoard("cryptid-section-twice", section=number)
    if len(board.structures) not in (6, 8):
        raise BadBoard("cryptid-structure-count", count=len(board.structures))
    for cell in board.structures:
        if not 0 <= cell < GRID.size:
            raise BadBoard("cryptid-structure-outside", hex=coordinates(cell))
        if board.structures.count(cell) > 1:
            raise BadBoard("cryptid-structures-meet", hex=coordinates(cell))
    return board


# What the ground alone decides, as hex sets, for each section in each place. A union of sections is a union of their
# sets, also for "within n", so a whole map is six look-ups. The order:
#   5 terrains · bear, cougar · within 1 of each terrain · within 1 of either animal · within 2 of bear, of cougar
Ground = tuple[int, ...]
_NAMES = tuple(f"{number}{turn}" for number in range(1, SECTIONS + 1) for turn in ("", "t"))


def _load_sections() -> dict[str, list[list[str]]]:
    text = files(__package__).joinpath("data/sections.toml").read_text(encoding="utf-8")
    return {name: [row.split() for row in rows] for name, rows in tomllib.loads(text)["sections"].items()}


def _section_ground(rows: list[list[str]], place: int, turned: bool) -> Ground:
    marks = dict.fromkeys(LETTERS + "bc", 0)
    for row in range(SECTION_ROWS):
        for column in range(SECTION_COLUMNS):
            across, down = (SECTION_COLUMNS - 1 - column, SECTION_ROWS - 1 - row) if turned else (column, row)
            cell = GRID.at(across + place % 2 * SECTION_COLUMNS, down + place // 2 * SECTION_ROWS)
            for mark in rows[row][column]:
                marks[mark] |= 1 << cell
    terrains = [marks[letter] for letter in LETTERS]
    bear, cougar = marks["b"], marks["c"]
    near = [GRID.within_mask(mask, 1) for mask in (*terrains, bear | cougar)]
    return (*terrains, bear, cougar, *near, GRID.within_mask(bear, 2), GRID.within_mask(cougar, 2))


SECTION_GROUND: tuple[dict[str, Ground], ...] = tuple(
    {
        name + turn: _section_ground(rows, place, turn == "t")
        for name, rows in _load_sections().items()
        for turn in ("", "t")
    }
    for place in range(SECTIONS)
)


@lru_cache(maxsize=64)
def ground(layout: tuple[str, ...]) -> Ground:
    """What the ground of a whole map decides; see `SECTION_GROUND`."""
    a, b, c, d, e, f = (SECTION_GROUND[place][name] for place, name in enumerate(layout))
    return tuple(u | v | w | x | y | z for u, v, w, x, y, z in zip(a, b, c, d, e, f, strict=True))
