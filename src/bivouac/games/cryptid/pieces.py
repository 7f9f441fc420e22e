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


def _shape(kind: str, colour: str) -> str:
    notch = f'<path class="notch" d="{NOTCHES[colour]}"/>' if NOTCHES[colour] else ""
    return f'<g class="drop">{TOKEN_SHAPES[kind]}{notch}<text y="7.6">{colour[0].upper()}</text></g>'


_SHAPES = {(kind, colour): _shape(kind, colour) for kind in _KINDS for colour in SEAT_COLOURS}


def pieces(view: CryptidView) -> Mapping[str, str]:
    """The pieces by their names, in drawing order."""
    last = next((event for event in reversed(view.record) if isinstance(event, Placed)), None)
    found = view.outcome is not None
    return _position(view.setting.seats, view.board.structures, view.cubes, view.discs, view.cell, found, last)


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
    drawn: dict[str, str] = {}
    if cell is not None:
        drawn.update(_found(cell) if found else _asked(cell))
    sets, built = cubes + discs, _built(structures)
    taken = shared = 0
    for tokens in sets:
        shared |= taken & tokens
        taken |= tokens
    for kind, tokens in enumerate(sets):  # most lie alone, and most sets are as they were a move ago
        drawn.update(_alone(seats, kind, tokens & ~shared, built))
    if shared:
        drawn.update(_together(seats, tuple([tokens & shared for tokens in sets]), built))
    if last is not None:
        name = _name("cube" if last.cube else "disc", colours_of(seats)[last.colour], last.cell)
        drawn[name] = drawn[name].replace('" transform', ' last" transform', 1)
    if cell is not None:
        drawn["pawn"] = _pawn(cell)
    return drawn


@lru_cache(maxsize=256)
def _built(structures: tuple[int, ...]) -> int:
    """The hexes with a structure."""
    return sum(1 << cell for cell in structures)


@lru_cache(maxsize=8192)
def _alone(seats: int, kind: int, tokens: int, built: int) -> Mapping[str, str]:
    """Tokens of one kind and colour, each alone on its hex. Kinds are counted: the colours' cubes, then their discs."""
    return dict(_token(seats, kind, cell, bool(built >> cell & 1), 1, 0) for cell in cells(tokens))


@lru_cache(maxsize=1024)
def _together(seats: int, sets: tuple[int, ...], built: int) -> Mapping[str, str]:
    """The tokens that share a hex with others."""
    here: dict[int, list[int]] = {}
    for kind, tokens in enumerate(sets):
        for cell in cells(tokens):
            here.setdefault(cell, []).append(kind)
    return dict(
        _token(seats, kind, cell, bool(built >> cell & 1), len(kinds), place)
        for cell, kinds in here.items()
        for place, kind in enumerate(kinds)
    )


@lru_cache(maxsize=16384)
def _token(seats: int, kind: int, cell: int, below: bool, count: int, place: int) -> tuple[str, str]:
    """A token in one of the places for so many on a hex, and its name."""
    colours, (x, y) = colours_of(seats), CENTRES[cell]
    scale, stand = (BELOW if below else ALONE)[count]
    dx, dy = stand[place]
    sort, colour = _KINDS[kind // len(colours)], colours[kind % len(colours)]
    name = _name(sort, colour, cell)
    return name, (
        f'<g id="{name}" class="piece {sort} {colour}" transform="translate({x + dx:.1f} {y + dy:.1f}) '
        f'scale({scale})">{_SHAPES[sort, colour]}</g>'
    )


def _name(kind: str, colour: str, cell: int) -> str:
    return f"{kind}-{colour}-{_PLACES[cell]}"


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
