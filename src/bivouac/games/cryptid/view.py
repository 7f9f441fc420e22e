"""What a seat may know: the map, every token, its own clues, and whatever happened in the open (CR-09)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

import msgspec

from bivouac.engine import Seat, Setting, View
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
        own = (code for colour, code in enumerate(self.clues) if code is not None and self.owner(colour) == self.seat)
        return features(self, self.seat, tuple(own))

    def svg(self) -> str:
        from bivouac.games.cryptid.draw import draw  # the picture is wanted rarely, the view often

        return draw(self)


class InTheOpen(Protocol):
    """What lies open before everybody, in a view as in a state."""

    @property
    def setting(self) -> Setting: ...
    @property
    def board(self) -> Board: ...
    @property
    def cubes(self) -> Sequence[int]: ...
    @property
    def discs(self) -> Sequence[int]: ...
    @property
    def phase(self) -> str: ...
    @property
    def turn(self) -> Seat: ...
    @property
    def cell(self) -> int | None: ...
    @property
    def searching(self) -> bool: ...
    @property
    def hint(self) -> str | None: ...


def features(table: InTheOpen, viewer: Seat, own: tuple[str, ...]) -> bytes:
    """One byte, 0 or 1, for each fact that a viewer with these clues of their own may know.

    By hex, 108 bytes each: the five terrains, bear, cougar, the eight structures, the hexes that the viewer's clues
    allow (two sets; the second is empty but for two players). Then the viewer's clues (twice 48). By hex again: the hex
    in question, the cubes of each colour, the discs of each colour. Then phase, turn, viewer, search or not, hint.
    """
    seats = table.setting.seats
    facts = (
        1 << PHASES.index(table.phase) | 1 << (len(PHASES) + table.turn) | table.searching << (len(PHASES) + 2 * seats)
    )
    if viewer >= 0:
        facts |= 1 << (len(PHASES) + seats + viewer)
    if table.hint is not None:
        facts |= 1 << (len(PHASES) + 2 * seats + 1 + HINTS.index(table.hint))
    planes = [1 << table.cell if table.cell is not None else 0, *table.cubes, *table.discs]
    size = len(planes) * GRID.size + len(PHASES) + 2 * seats + 1 + len(HINTS)
    return _still(table.board, own) + flags(_stacked(planes, facts), size)


@lru_cache(maxsize=256)
def _still(board: Board, own: tuple[str, ...]) -> bytes:
    """The features that stay the same all game."""
    masks = clue_masks(board)
    planes = [*ground(board.layout)[: len(TERRAINS) + len(ANIMALS)]]
    planes += [1 << cell for cell in board.structures] + [0] * (8 - len(board.structures))
    held = [parse_clue(code) for code in own]
    planes += [masks[clue] for clue in held] + [0] * (2 - len(held))
    facts = 0
    for clue in reversed(held):
        facts = facts << len(CODES) | 1 << clue
    return flags(_stacked(planes, facts), len(planes) * GRID.size + 2 * len(CODES))


def _stacked(planes: Sequence[int], above: int) -> int:
    """Hex sets one above the other, the first one lowest, as one set; `above` is on top of them."""
    for plane in reversed(planes):
        above = above << GRID.size | plane
    return above
