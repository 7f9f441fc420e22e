"""The picture of a view, as SVG.

`draw` gives a file that stands alone. `picture`, `small_board` and `clue_picture` come without the style sheet, for a
page that has `STYLE` already; `standalone` makes files of them. `map_ground` is what stays the same all game: a page
puts the `pieces` into it.

The names in it, columns and rows counted from 1:

- `hex-5-3`: a hex, of class `hex` and its terrain (`water`, `mountain`, `forest`, `swamp`, `desert`), and `lit` where
  some legal move points at it. It lies above the land as a veil, so that a class is all it takes to show or dim it;
- `disc-blue-5-3`, `cube-blue-5-3`: a token, of class `piece`, its kind and its colour, and `last` if it came last;
- `asked`, `found`: the line round the hex in question, or the light of the habitat;
- `pawn`: stands on the hex that is asked about or searched.

The picture itself is of class `cryptid`, and also `choosing` where something is lit, or `clue` where it shows a clue.
Its layers are `board`, `land`, `territory` (of class `bear` or `cougar`), `structures` (each of class `structure`, its
kind and its colour), `hexes` and, by their id, `pieces`.
"""

from functools import lru_cache
from math import hypot

from bivouac.games.cryptid.art import (
    INSET,
    MOTIFS,
    PAWS,
    REACH,
    SIZE,
    STANDS,
    STRUCTURE_SHAPES,
    STRUCTURE_STAND,
    TILE,
)
from bivouac.games.cryptid.board import ANIMALS, GRID, TERRAINS, Board, Structure, coordinates, ground
from bivouac.games.cryptid.clues import Clue, clue_masks
from bivouac.games.cryptid.moves import Hint, Vote
from bivouac.games.cryptid.pieces import CENTRES, pieces
from bivouac.games.cryptid.sketch import STRUCTURE_LETTERS, target_name
from bivouac.games.cryptid.style import STYLE
from bivouac.games.cryptid.view import CryptidView
from bivouac.hexes import Point, cells, corners, flags, outlines

__all__ = ["STYLE", "clue_picture", "draw", "map_ground", "picture", "pieces", "scrap", "small_board", "standalone"]

NAMESPACE = "http://www.w3.org/2000/svg"


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _path(points: list[Point]) -> str:
    return "M" + "L".join(f"{_number(x)} {_number(y)}" for x, y in points) + "z"


def _inset(loop: list[Point], width: float) -> list[Point]:
    """A closed outline, clockwise, moved inwards by a width."""
    moved = []
    for (ax, ay), (bx, by), (cx, cy) in zip([loop[-1], *loop], loop, [*loop[1:], loop[0]]):
        before, after = hypot(bx - ax, by - ay), hypot(cx - bx, cy - by)
        px, py = (ay - by) / before, (bx - ax) / before  # the two sides' normals, pointing inwards
        qx, qy = (by - cy) / after, (cx - bx) / after
        reach = width / (1 + px * qx + py * qy)
        moved.append((bx + (px + qx) * reach, by + (py + qy) * reach))
    return moved


# Tables, built once: where each hex lies, its name, its shape.

_TILES = tuple(f"M{_number(x + REACH)} {_number(y)}{TILE}" for x, y in CENTRES)
_NAMED = tuple(
    (f' id="{target_name(cell)}"', f' data-name="{coordinates(cell)}"', tile) for cell, tile in enumerate(_TILES)
)
_NAMELESS = tuple(("", "", tile) for tile in _TILES)

_RIGHT, _BOTTOM = (max(c[axis] for cell in range(GRID.size) for c in corners(GRID, cell, SIZE)) for axis in (0, 1))
_MARGIN = 10.0
_LABELS = 22.0  # room for the numbers, at the left and above


def _base() -> str:
    (edge,) = outlines(GRID, GRID.all, SIZE)
    return f'<path class="board" d="{_path(edge)}"/>'


def _numbers() -> str:
    columns = ((CENTRES[column], column + 1) for column in range(GRID.width))
    rows = ((CENTRES[row * GRID.width], row + 1) for row in range(GRID.height))
    above = (f'<text x="{_number(x)}" y="{_number(y - 42)}">{name}</text>' for (x, y), name in columns)
    left = (f'<text x="-15" y="{_number(y + 7.5)}">{name}</text>' for (_, y), name in rows)
    return f'<g class="label">{"".join(above)}{"".join(left)}</g>'


_BASE, _NUMBERS = _base(), _numbers()


# The land: drawn once a layout, all hexes of a terrain in one go


@lru_cache(maxsize=32)
def _land(layout: tuple[str, ...], part: int = GRID.all) -> str:
    """Tiles first, so that a tree that leans over the edge of its hex is whole."""
    found = [(terrain, list(cells(mask & part))) for terrain, mask in zip(TERRAINS, ground(layout))]
    tiles = (
        f'<path class="tile {terrain}" d="{"".join(_TILES[cell] for cell in place)}"/>' for terrain, place in found
    )
    motifs = (_motif(terrain, place) for terrain, place in found)
    return f'<g class="land">{"".join(tiles)}{"".join(motifs)}</g>'


def _motif(terrain: str, place: list[int]) -> str:
    spots = []
    for cell in place:
        column, row = GRID.place(cell)
        x, y = CENTRES[cell]
        stands = STANDS[terrain][(column + 2 * row + column // 3) % 3]
        spots += [f"M{_number(x + dx)} {_number(y + dy)}" for dx, dy in stands]
    return "".join(
        f'<path class="{layer} {terrain}" d="{"".join(spot + path for spot in spots)}"/>'
        for layer, path in MOTIFS[terrain]
    )


@lru_cache(maxsize=32)
def _territories(layout: tuple[str, ...]) -> str:
    masks = ground(layout)[len(TERRAINS) :]
    return "".join(_territory(animal, mask) for animal, mask in zip(ANIMALS, masks))


def _territory(animal: str, mask: int) -> str:
    line = "".join(_path(_inset(loop, INSET)) for loop in outlines(GRID, mask, SIZE))
    beads = f'<path class="beads" d="{line}"/>' if animal == "bear" else ""
    paws = "".join(_paw(animal, part) for part in _parts(mask))
    lines = f'<path class="halo" d="{line}"/><path class="line" d="{line}"/>{beads}'
    return f'<g class="territory {animal}">{lines}{paws}</g>'


def _parts(mask: int) -> list[int]:
    """A set of hexes, cut into what hangs together."""
    parts = []
    while mask:
        part, grown = 0, mask & -mask
        while part != grown:
            part, grown = grown, GRID.within_mask(grown, 1) & mask
        parts.append(part)
        mask ^= part
    return parts


def _paw(animal: str, part: int) -> str:
    """The mark of a territory: on the upper left side of its leftmost hex, which is always part of its line."""
    x, y = CENTRES[min(cells(part), key=GRID.place)]
    spot = f"{_number(x - 25.5)} {_number(y - 14.7)}"
    return f'<g class="paw" transform="translate({spot})"><circle r="9"/>{PAWS[animal]}</g>'


# What stands on it, and the hexes that one points at


def _structures(board: Board) -> str:
    """The structures. They never move: a hex has room for tokens below its structure."""
    return f'<g class="structures">{"".join(_structure(piece) for piece in board.pieces)}</g>'


def _structure(piece: Structure) -> str:
    (x, y), (scale, (dx, dy)) = CENTRES[piece.cell], STRUCTURE_STAND
    shape = STRUCTURE_SHAPES[piece.kind].format(STRUCTURE_LETTERS[piece.colour])
    where = f"translate({_number(x + dx)} {_number(y + dy)}) scale({scale})"
    return f'<g class="structure {piece.kind} {piece.colour}" transform="{where}">{shape}</g>'


def _hexes(board: Board, lit: int, named: bool) -> str:
    drawn = (
        f'<path{id} class="hex {terrain}{" lit" if light else ""}"{name} d="{tile}"/>'
        for (id, name, tile), terrain, light in zip(
            _NAMED if named else _NAMELESS, _terrains(board.layout), flags(lit, GRID.size)
        )
    )
    return f'<g class="hexes">{"".join(drawn)}</g>'


@lru_cache(maxsize=32)
def _terrains(layout: tuple[str, ...]) -> tuple[str, ...]:
    """The terrain of each hex."""
    board = Board(layout, ())
    return tuple(board.terrain(cell) for cell in range(GRID.size))


def _lit(view: CryptidView) -> int:
    """The hexes that some legal move points at."""
    lit = 0
    for move in view.moves:
        if not isinstance(move, Hint | Vote):
            lit |= 1 << move.cell
    return lit


# The pictures


def draw(view: CryptidView) -> str:
    """The map as its viewer sees it, as a file of its own."""
    return standalone(picture(view))


def standalone(svg: str) -> str:
    """A picture with its style sheet in it."""
    return svg.replace(">", f"><style>{STYLE}</style>", 1)


def picture(view: CryptidView) -> str:
    """The map as its viewer sees it."""
    lit = _lit(view)
    return _map("img", "cryptid choosing" if lit else "cryptid", view.board, lit, "".join(pieces(view).values()))


@lru_cache(maxsize=512)
def map_ground(board: Board) -> str:
    """The map as it is all game, with room for the pieces. Its hexes are to be pointed at, so it is no mere image."""
    return _map("group", "cryptid", board, 0, "")


def _map(role: str, kind: str, board: Board, lit: int, lying: str) -> str:
    top = _hexes(board, lit, named=True), f'<g id="pieces">{lying}</g>'
    return _svg(role, kind, _MARGIN + _LABELS, _NUMBERS, *_layers(board), *top)


def small_board(board: Board) -> str:
    """The bare map, without numbers, names and tokens: for covers. A page may show many of them."""
    return _svg("img", "cryptid", _MARGIN, *_layers(board))


def clue_picture(board: Board, clue: Clue) -> str:
    """The bare map, with the hexes that a clue allows lit and the others dimmed."""
    hexes = _hexes(board, clue_masks(board)[clue], named=False)
    return _svg("img", "cryptid clue", _MARGIN, *_layers(board), hexes)


def scrap(board: Board, window: tuple[int, int, int, int], lying: str) -> str:
    """What a window (x, y, width, height) shows of the bare map, with pieces on it."""
    left, top, width, height = window
    seen = sum(
        1 << cell
        for cell, (x, y) in enumerate(CENTRES)
        if left - SIZE < x < left + width + SIZE and top - SIZE < y < top + height + SIZE
    )
    layers = _BASE, _land(board.layout, seen), _territories(board.layout), _structures(board), lying
    return (
        f'<svg xmlns="{NAMESPACE}" class="cryptid" viewBox="{left} {top} {width} {height}" role="img" '
        f'aria-label="Cryptid">{"".join(layers)}</svg>'
    )


def _layers(board: Board) -> tuple[str, ...]:
    return _BASE, _land(board.layout), _territories(board.layout), _structures(board)


def _svg(role: str, kind: str, before: float, *layers: str) -> str:
    """The frame: paper, with so much room at the left and above, and the layers on it."""
    room = before + _MARGIN
    start, width, height = _number(-before), _number(_RIGHT + room), _number(_BOTTOM + room)
    return (
        f'<svg xmlns="{NAMESPACE}" class="{kind}" viewBox="{start} {start} {width} {height}" role="{role}" '
        f'aria-label="Cryptid"><rect class="paper" x="{start}" y="{start}" width="{width}" height="{height}" rx="14"/>'
        f"{''.join(layers)}</svg>"
    )
