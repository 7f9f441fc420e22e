"""What lies on the map of a page: tokens, the mark round the hex in question, the pawn, each by its name.

They are made for every viewer after every move. A position is drawn once and a hex with the same tokens once, so most
of a new position is found, not made.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import cos, pi, sin

from bivouac.games.cryptid.art import ALONE, BELOW, HEX, NOTCHES, PAWN_SHAPE, SIZE, TOKEN_SHAPES
from bivouac.games.cryptid.board import GRID, coordinates
from bivouac.games.cryptid.moves import SEAT_COLOURS, colours_of
from bivouac.games.cryptid.view import CryptidView, Placed
from bivouac.hexes import cells, centre

CENTRES = tuple(centre(GRID, cell, SIZE) for cell in range(GRID.size))
_PLACES = tuple(coordinates(cell).replace(",", "-") for cell in range(GRID.size))
_KINDS = ("cube", "disc")


def _token(kind: str, colour: str) -> str:
    notch = f'<path class="notch" d="{NOTCHES[colour]}"/>' if NOTCHES[colour] else ""
    return f'<g class="drop">{TOKEN_SHAPES[kind]}{notch}<text y="7.6">{colour[0].upper()}</text></g>'


_TOKENS = {(kind, colour): _token(kind, colour) for kind in _KINDS for colour in SEAT_COLOURS}


def pieces(view: CryptidView) -> Mapping[str, str]:
    """The pieces by their names, in drawing order."""
    last = next((event for event in reversed(view.record) if isinstance(event, Placed)), None)
    found = view.outcome is not None
    return _position(view.seats, view.board.structures, view.cubes, view.discs, view.cell, found, last)


@lru_cache(maxsize=1024)
def _position(
    seats: int,
    structures: tuple[int, ...],
    cubes: tuple[int, ...],
    discs: tuple[int, ...],
    cell: int | None,
    found: bool,
    last: Placed | None,
) -> Mapping[str, str]:
    here: dict[int, int] = {}  # for each hex its tokens: a bit for the cube and the disc of each colour
    bit = 1
    for mask in (*cubes, *discs):
        for place in cells(mask):
            here[place] = here.get(place, 0) | bit
        bit <<= 1
    drawn: dict[str, str] = {}
    if cell is not None:
        drawn.update(_found(cell) if found else _asked(cell))
    newest = last.cell if last is not None else None
    for place, tokens in here.items():
        drawn.update(_tokens(seats, place, tokens, place in structures, last if place == newest else None))
    if cell is not None:
        drawn["pawn"] = _pawn(cell)
    return drawn


@lru_cache(maxsize=16384)
def _tokens(seats: int, cell: int, tokens: int, below: bool, last: Placed | None) -> Mapping[str, str]:
    """The tokens of one hex; `last` if one of them came last."""
    colours, (x, y) = colours_of(seats), CENTRES[cell]
    scale, stand = (BELOW if below else ALONE)[tokens.bit_count()]
    drawn = {}
    for number, (dx, dy) in zip(cells(tokens), stand):
        kind, colour = divmod(number, len(colours))
        name = f"{_KINDS[kind]}-{colours[colour]}-{_PLACES[cell]}"
        newest = last is not None and last.cube == (kind == 0) and last.colour == colour
        drawn[name] = (
            f'<g id="{name}" class="piece {_KINDS[kind]} {colours[colour]}{" last" if newest else ""}" '
            f'transform="translate({x + dx:.1f} {y + dy:.1f}) scale({scale})">'
            f"{_TOKENS[_KINDS[kind], colours[colour]]}</g>"
        )
    return drawn


def _at(cell: int, dx: float = 0, dy: float = 0) -> str:
    x, y = CENTRES[cell]
    return f"translate({x + dx:.1f} {y + dy:.1f})"


def _asked(cell: int) -> dict[str, str]:
    """A line round the hex in question."""
    line = f'<path class="asked" d="{HEX}"/><path class="asked inner" d="{HEX}"/>'
    return {"asked": f'<g id="asked" class="mark" transform="{_at(cell)}">{line}</g>'}


def _found(cell: int) -> dict[str, str]:
    """The light of the habitat."""
    light = f'<path class="rays" d="{_RAYS}"/><path class="glow" d="{HEX}"/>'
    return {"found": f'<g id="found" class="mark" transform="{_at(cell)}">{light}</g>'}


def _rays() -> str:
    turns = [(cos(pi * step / 9), sin(pi * step / 9)) for step in range(18)]
    return "".join(f"M{47 * c:.1f} {47 * s:.1f}L{58 * c:.1f} {58 * s:.1f}" for c, s in turns)


_RAYS = _rays()


def _pawn(cell: int) -> str:
    """The pawn, at the upper right corner of the hex in question, where it hides no token."""
    return f'<g id="pawn" class="mark pawn" transform="{_at(cell, 25, -37)} scale(.9)">{PAWN_SHAPE}</g>'
