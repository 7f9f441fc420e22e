"""What a player can do, one click each.

Every move exists once, in the tables below: listing legal moves is picking from a table by a hex set, which keeps
hundreds of legal questions cheap.
"""

from functools import cache
from itertools import compress
from typing import NamedTuple

from bivouac.engine import Move, Seat
from bivouac.games.cryptid.board import GRID, coordinates
from bivouac.hexes import flags

# Each seat has a colour of tokens (CR-32: two players have two each, blue and green against orange and purple).
SEAT_COLOURS = ("blue", "orange", "green", "purple", "red")
TWO_PLAYER_COLOURS = ("blue", "green", "orange", "purple")


def colours_of(seats: int) -> tuple[str, ...]:
    """The token colours of a game; colour k is that of clue k."""
    return TWO_PLAYER_COLOURS if seats == 2 else SEAT_COLOURS[:seats]


def owner(seats: int, colour: int) -> Seat:
    """Whose the k-th colour is."""
    return colour // 2 if seats == 2 else colour


class Ask(Move, frozen=True):
    """A question: could the creature be here? (CR-18)"""

    cell: int
    seat: Seat

    @property
    def text(self) -> str:
        return f"ask {coordinates(self.cell)} {SEAT_COLOURS[self.seat % len(SEAT_COLOURS)]}"


class Search(Move, frozen=True):
    """A search for the habitat (CR-21)."""

    cell: int

    @property
    def text(self) -> str:
        return f"search {coordinates(self.cell)}"


class Cube(Move, frozen=True):
    """A cube: not here by my clue (CR-10, CR-16, CR-20, CR-34)."""

    cell: int
    colour: str

    @property
    def text(self) -> str:
        return f"cube {coordinates(self.cell)} {self.colour}"


class Disc(Move, frozen=True):
    """A disc on another hex than the one searched (CR-21, CR-35, CR-37)."""

    cell: int
    colour: str

    @property
    def text(self) -> str:
        return f"disc {coordinates(self.cell)} {self.colour}"


class Discs(Move, frozen=True):
    """Two players: the answer that both clues fit (CR-34)."""

    cell: int

    @property
    def text(self) -> str:
        return f"discs {coordinates(self.cell)}"


class Hint(Move, frozen=True):
    """Proposes to take the hint (CR-27)."""

    @property
    def text(self) -> str:
        return "hint"


class Vote(Move, frozen=True):
    """Agrees to the hint or not (CR-27)."""

    agree: bool

    @property
    def text(self) -> str:
        return "yes" if self.agree else "no"


CryptidMove = Ask | Search | Cube | Disc | Discs | Hint | Vote

ASK = tuple(tuple(Ask(cell, seat) for cell in range(GRID.size)) for seat in range(len(SEAT_COLOURS)))
SEARCH = tuple(Search(cell) for cell in range(GRID.size))
CUBE = {colour: tuple(Cube(cell, colour) for cell in range(GRID.size)) for colour in SEAT_COLOURS}
DISC = {colour: tuple(Disc(cell, colour) for cell in range(GRID.size)) for colour in SEAT_COLOURS}
DISCS = tuple(Discs(cell) for cell in range(GRID.size))
HINT = Hint()
AGREE, REFUSE = Vote(True), Vote(False)


@cache
def alphabet(seats: int) -> tuple[CryptidMove, ...]:
    """Every move of a game with so many seats, in the order in which they are listed and numbered."""
    colours = colours_of(seats)
    return (
        *(move for seat in range(seats) for move in ASK[seat]),
        *SEARCH,
        HINT,
        *(move for colour in colours for move in CUBE[colour]),
        *(move for colour in colours for move in DISC[colour]),
        *(DISCS if seats == 2 else ()),
        AGREE,
        REFUSE,
    )


class Part(NamedTuple):
    """A run of the alphabet that a player chooses from at a time; `first` is the number of its first move."""

    first: int
    moves: tuple[CryptidMove, ...]

    def picked(self, legal: int) -> list[CryptidMove]:
        """The moves of a set; move k of the part is bit k."""
        return list(compress(self.moves, flags(legal, len(self.moves))))


class Parts(NamedTuple):
    """The alphabet by what is chosen: a turn, a cube (by seat), a disc (by colour), both discs, a vote."""

    numbers: dict[CryptidMove, int]
    turn: Part
    cubes: tuple[Part, ...]
    discs: tuple[Part, ...]
    both: Part
    vote: Part


@cache
def parts(seats: int) -> Parts:
    moves, colours, size = alphabet(seats), len(colours_of(seats)), GRID.size
    cubes = (seats + 1) * size + 1
    discs = cubes + colours * size
    both = discs + colours * size
    held = colours // seats * size  # the cubes of one seat

    def part(first: int, length: int) -> Part:
        return Part(first, moves[first : first + length])

    return Parts(
        {move: number for number, move in enumerate(moves)},
        part(0, cubes),
        tuple(part(cubes + seat * held, held) for seat in range(seats)),
        tuple(part(discs + colour * size, size) for colour in range(colours)),
        part(both, len(moves) - 2 - both),
        part(len(moves) - 2, 2),
    )
