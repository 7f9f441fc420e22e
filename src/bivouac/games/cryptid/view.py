"""What a seat may know: the map, every token, its own clues, and whatever happened in the open (CR-09)."""

from functools import lru_cache

import msgspec

from bivouac.engine import Seat, View
from bivouac.games.cryptid.board import ANIMALS, GRID, TERRAINS, Board, ground
from bivouac.games.cryptid.clues import CODES, HINTS, clue_masks, parse_clue
from bivouac.games.cryptid.moves import CryptidMove, colours_of, owner
from bivouac.hexes import flags

PHASES = ("opening", "turn", "answer", "disc", "cube", "vote", "over")


class Asked(msgspec.Struct, frozen=True, tag="asked"):
    """A player asked another about a hex."""

    seat: Seat
    cell: int
    of: Seat


class Searched(msgspec.Struct, frozen=True, tag="searched"):
    """A player searched a hex."""

    seat: Seat
    cell: int


class Placed(msgspec.Struct, frozen=True, tag="placed"):
    """A token came onto the map: a cube, or a disc."""

    colour: int
    cube: bool
    cell: int


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    """A player proposed the hint, agreed to it or refused it."""

    seat: Seat
    agree: bool


class Hinted(msgspec.Struct, frozen=True, tag="hinted"):
    """The hint was given."""

    hint: str


Event = Asked | Searched | Placed | Voted | Hinted


class CryptidView(View[CryptidMove], frozen=True, kw_only=True):
    """All that a seat may know of a game of Cryptid. Hex sets are integers; lists by colour follow `colours`."""

    moves: tuple[CryptidMove, ...]
    board: Board
    clues: tuple[str | None, ...]
    cubes: tuple[int, ...]
    discs: tuple[int, ...]
    phase: str
    turn: Seat
    cell: int | None
    searching: bool
    owed: tuple[str, ...]
    proposed: bool
    votes: dict[Seat, bool]
    hint: str | None
    record: tuple[Event, ...]

    @property
    def seats(self) -> int:
        return self.setting.seats

    @property
    def colours(self) -> tuple[str, ...]:
        return colours_of(self.setting.seats)

    def owner(self, colour: int) -> Seat:
        return owner(self.setting.seats, colour)

    def features(self) -> bytes:
        """One byte, 0 or 1, for each fact.

        By hex, 108 bytes each: the five terrains, bear, cougar, the eight structures, the hexes that the viewer's
        clues allow (two sets; the second is empty but for two players), the hex in question, the cubes of each colour,
        the discs of each colour. Then the viewer's clues (twice 48), phase, viewer, turn, search or not, hint.
        """
        planes = [1 << self.cell if self.cell is not None else 0, *self.cubes, *self.discs]
        sets = 0
        for place, plane in enumerate(planes):
            sets |= plane << (place * GRID.size)
        seats = self.setting.seats
        small = 1 << PHASES.index(self.phase)
        small |= 1 << (len(PHASES) + self.turn)
        if self.seat >= 0:
            small |= 1 << (len(PHASES) + seats + self.seat)
        small |= self.searching << (len(PHASES) + 2 * seats)
        if self.hint is not None:
            small |= 1 << (len(PHASES) + 2 * seats + 1 + HINTS.index(self.hint))
        size = len(PHASES) + 2 * seats + 1 + len(HINTS)
        own = tuple(c for k, c in enumerate(self.clues) if c is not None and self.owner(k) == self.seat)
        return _still(self.board, own) + flags(sets, len(planes) * GRID.size) + flags(small, size)

    def svg(self) -> str:
        from bivouac.games.cryptid.draw import draw  # the picture is wanted rarely, the view often

        return draw(self)


@lru_cache(maxsize=256)
def _still(board: Board, own: tuple[str, ...]) -> bytes:
    """The features that stay the same all game."""
    masks = clue_masks(board)
    planes = [*ground(board.layout)[: len(TERRAINS) + len(ANIMALS)]]
    planes += [1 << cell for cell in board.structures] + [0] * (8 - len(board.structures))
    held = [parse_clue(code) for code in own]
    planes += [masks[clue] for clue in held] + [0] * (2 - len(held))
    numbers = [flags(1 << clue, len(CODES)) for clue in held] + [bytes(len(CODES))] * (2 - len(held))
    return b"".join([*(flags(plane, GRID.size) for plane in planes), *numbers])
