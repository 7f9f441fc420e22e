"""The picture of a view, as SVG.

`draw` gives a file that stands alone. `picture`, `small_board` and `clue_picture` come without the style sheet, for a
page that has `STYLE` already; `standalone` makes files of them.

The names in it, columns and rows counted from 1:

- `hex-5-3`: a hex, of class `hex` and its terrain (`water`, `mountain`, `forest`, `swamp`, `desert`), and `lit` where
  some legal move points at it;
- `disc-blue-5-3`, `cube-blue-5-3`: a token, of class `piece`, its kind and its colour, and `last` if it came last;
- `pawn`: stands on the hex that is asked about or searched.

The picture itself is of class `cryptid`, and also `choosing` where something is lit, or `clue` where it shows a clue.
Its layers are `board`, `hexes`, `territory` (of class `bear` or `cougar`), `marks` (`asked`, a line round the hex in
question, or `glow` and `rays` of the habitat, once it is found), `structures` (each of class `structure`, its kind and
its colour), `pieces`, and again `marks` (the pawn).
"""

from functools import lru_cache, reduce
from math import cos, hypot, pi, sin
from operator import or_

from bivouac.games.cryptid.art import (
    ALONE,
    BELOW,
    INSET,
    MOTIFS,
    PAWN_SHAPE,
    PAWS,
    SIZE,
    STANDS,
    STRUCTURE_SHAPES,
    STYLE,
    TILE,
    TOKEN_SHAPES,
)
from bivouac.games.cryptid.board import ANIMALS, GRID, TERRAINS, Board, Structure, coordinates, ground
from bivouac.games.cryptid.clues import Clue, clue_masks
from bivouac.games.cryptid.moves import SEAT_COLOURS, Hint, Vote
from bivouac.games.cryptid.sketch import STRUCTURE_LETTERS, target_name
from bivouac.games.cryptid.view import CryptidView, Placed
from bivouac.hexes import Point, cells, centre, corners, flags, outlines

__all__ = ["STYLE", "clue_picture", "draw", "picture", "small_board", "standalone"]

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

_CENTRES = tuple(centre(GRID, cell, SIZE) for cell in range(GRID.size))
_PLACES = tuple(coordinates(cell).replace(",", "-") for cell in range(GRID.size))
_IDS = tuple(f' id="{target_name(cell)}"' for cell in range(GRID.size))
_NO_IDS = ("",) * GRID.size


def _shrunk(cell: int, share: float) -> list[Point]:
    x, y = _CENTRES[cell]
    return [(x + (px - x) * share, y + (py - y) * share) for px, py in corners(GRID, cell, SIZE)]


_TILES = tuple(_path(_shrunk(cell, TILE)) for cell in range(GRID.size))

_RIGHT, _BOTTOM = (max(c[axis] for cell in range(GRID.size) for c in corners(GRID, cell, SIZE)) for axis in (0, 1))
_MARGIN = 12.0
_LABELS = 24.0  # room for the numbers, at the left and above


def _base() -> str:
    (edge,) = outlines(GRID, GRID.all, SIZE)
    return f'<path class="board" d="{_path(edge)}"/>'


def _numbers() -> str:
    columns = ((_CENTRES[column], column + 1) for column in range(GRID.width))
    rows = ((_CENTRES[row * GRID.width], row + 1) for row in range(GRID.height))
    above = (f'<text x="{_number(x)}" y="{_number(y - 43)}">{name}</text>' for (x, y), name in columns)
    left = (f'<text x="-16" y="{_number(y + 6.5)}">{name}</text>' for (_, y), name in rows)
    return f'<g class="label">{"".join(above)}{"".join(left)}</g>'


_BASE, _NUMBERS = _base(), _numbers()
_TOKENS = {
    (kind, colour): shape.format(colour[0].upper()) for kind, shape in TOKEN_SHAPES.items() for colour in SEAT_COLOURS
}


# The ground of a map: drawn once a layout


@lru_cache(maxsize=128)
def _tiles(layout: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """For each hex its terrain, and what is drawn in it."""
    drawn = [("", "")] * GRID.size
    for terrain, mask in zip(TERRAINS, ground(layout)):
        for cell in cells(mask):
            drawn[cell] = terrain, f'<path class="tile" d="{_TILES[cell]}"/>{_motif(terrain, cell)}'
    return tuple(drawn)


def _motif(terrain: str, cell: int) -> str:
    column, row = GRID.place(cell)
    x, y = _CENTRES[cell]
    stands = STANDS[terrain][(column + 2 * row + column // 3) % 3]
    spots = [f"M{_number(x + dx)} {_number(y + dy)}" for dx, dy in stands]
    return "".join(
        f'<path class="{layer}" d="{"".join(spot + path for spot in spots)}"/>' for layer, path in MOTIFS[terrain]
    )


@lru_cache(maxsize=128)
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
    x, y = _CENTRES[min(cells(part), key=GRID.place)]
    spot = f"{_number(x - 25.5)} {_number(y - 14.7)}"
    return f'<g class="paw" transform="translate({spot})"><circle r="9"/>{PAWS[animal]}</g>'


# The layers of a picture


def _hexes(board: Board, lit: int, ids: tuple[str, ...]) -> str:
    drawn = (
        f'<g{name} class="hex {terrain}{" lit" if light else ""}">{content}</g>'
        for name, (terrain, content), light in zip(ids, _tiles(board.layout), flags(lit, GRID.size))
    )
    return f'<g class="hexes">{"".join(drawn)}</g>'


def _structures(board: Board, beside: int = 0) -> str:
    """The structures; one with tokens beside it makes room for them."""
    return f'<g class="structures">{"".join(_structure(piece, beside) for piece in board.pieces)}</g>'


def _structure(piece: Structure, beside: int) -> str:
    x, y = _CENTRES[piece.cell]
    scale = 1.2
    if beside >> piece.cell & 1:
        y, scale = y - 14, 0.9
    shape = STRUCTURE_SHAPES[piece.kind].format(STRUCTURE_LETTERS[piece.colour])
    where = f"translate({_number(x)} {_number(y)}) scale({scale})"
    return f'<g class="structure {piece.kind} {piece.colour}" transform="{where}">{shape}</g>'


def _pieces(view: CryptidView) -> str:
    """The tokens, in one flat layer, so that each stays the same thing from one picture to the next."""
    here: dict[int, list[tuple[str, str]]] = {}
    for kind, sets in (("cube", view.cubes), ("disc", view.discs)):
        for colour, mask in zip(view.colours, sets):
            for cell in cells(mask):
                here.setdefault(cell, []).append((kind, colour))
    last = _last(view)
    drawn = []
    for cell, tokens in here.items():
        x, y = _CENTRES[cell]
        scale, stand = (BELOW if cell in view.board.structures else ALONE)[len(tokens)]
        for (kind, colour), (dx, dy) in zip(tokens, stand):
            name = f"{kind}-{colour}-{_PLACES[cell]}"
            drawn.append(
                f'<g id="{name}" class="piece {kind} {colour}{" last" if name == last else ""}" '
                f'transform="translate({x + dx:.1f} {y + dy:.1f}) scale({scale})">{_TOKENS[kind, colour]}</g>'
            )
    return f'<g class="pieces">{"".join(drawn)}</g>'


def _last(view: CryptidView) -> str | None:
    """The name of the token that came last."""
    event = next((event for event in reversed(view.record) if isinstance(event, Placed)), None)
    if event is None:
        return None
    return f"{'cube' if event.cube else 'disc'}-{view.colours[event.colour]}-{_PLACES[event.cell]}"


def _under(view: CryptidView) -> str:
    """What lies under the tokens on the hex in question: a line round it, or the light of the habitat."""
    cell, drawn = view.cell, ""
    if cell is not None and view.outcome is not None:
        drawn = f'<path class="rays" d="{_rays(cell)}"/><path class="glow" d="{_TILES[cell]}"/>'
    elif cell is not None:
        drawn = f'<path class="asked" d="{_TILES[cell]}"/><path class="asked inner" d="{_TILES[cell]}"/>'
    return f'<g class="marks">{drawn}</g>'


def _rays(cell: int) -> str:
    x, y = _CENTRES[cell]
    turns = [(cos(pi * step / 9), sin(pi * step / 9)) for step in range(18)]
    return "".join(f"M{x + 47 * c:.1f} {y + 47 * s:.1f}L{x + 58 * c:.1f} {y + 58 * s:.1f}" for c, s in turns)


def _pawn(view: CryptidView) -> str:
    """The pawn, at the upper right corner of the hex in question, where it hides no token."""
    drawn = ""
    if view.cell is not None:
        x, y = _CENTRES[view.cell]
        where = f"translate({x + 25:.1f} {y - 37:.1f}) scale(.9)"
        drawn = f'<g id="pawn" class="pawn" transform="{where}">{PAWN_SHAPE}</g>'
    return drawn


def _lit(view: CryptidView) -> int:
    """The hexes that some legal move points at."""
    lit = 0
    for move in view.moves:
        if not isinstance(move, Hint | Vote):
            lit |= 1 << move.cell
    return lit


# On a page


@lru_cache(maxsize=256)
def map_ground(board: Board) -> str:
    """The map without tokens: what stays the same all game."""
    hexes, land, built = _hexes(board, 0, _IDS), _territories(board.layout), _structures(board)
    return _svg("cryptid", _MARGIN + _LABELS, _NUMBERS, _BASE, hexes, land, built, '<g id="pieces"></g>')


def pieces(view: CryptidView) -> dict[str, str]:
    """The tokens and the pawn by their names."""
    drawn = _pieces(view).removeprefix('<g class="pieces">').removesuffix("</g>") + _pawn(view)
    found = drawn.split('<g id="')[1:]
    return {one.partition('"')[0]: f'<g id="{one}' for one in found}


# The pictures


def draw(view: CryptidView) -> str:
    """The map as its viewer sees it, as a file of its own."""
    return standalone(picture(view))


def standalone(svg: str) -> str:
    """A picture with its style sheet in it."""
    return svg.replace(">", f"><style>{STYLE}</style>", 1)


def picture(view: CryptidView) -> str:
    """The map as its viewer sees it."""
    board, lit = view.board, _lit(view)
    taken = reduce(or_, (*view.cubes, *view.discs))
    return _svg(
        "cryptid choosing" if lit else "cryptid",
        _MARGIN + _LABELS,
        _NUMBERS,
        _BASE,
        _hexes(board, lit, _IDS),
        _territories(board.layout),
        _under(view),
        _structures(board, taken),
        _pieces(view),
        f'<g class="marks">{_pawn(view)}</g>',
    )


def small_board(board: Board) -> str:
    """The bare map, without numbers, names and tokens: for covers. A page may show many of them."""
    return _map("cryptid", board, 0)


def clue_picture(board: Board, clue: Clue) -> str:
    """The bare map, with the hexes that a clue allows lit and the others dimmed."""
    return _map("cryptid clue", board, clue_masks(board)[clue])


def _map(kind: str, board: Board, lit: int) -> str:
    layers = _hexes(board, lit, _NO_IDS), _territories(board.layout), _structures(board)
    return _svg(kind, _MARGIN, _BASE, *layers)


def _svg(kind: str, before: float, *layers: str) -> str:
    """The frame: paper, with so much room at the left and above, and the layers on it."""
    room = before + _MARGIN
    start, width, height = _number(-before), _number(_RIGHT + room), _number(_BOTTOM + room)
    return (
        f'<svg xmlns="{NAMESPACE}" class="{kind}" viewBox="{start} {start} {width} {height}" role="img" '
        f'aria-label="Cryptid"><rect class="paper" x="{start}" y="{start}" width="{width}" height="{height}" rx="14"/>'
        f"{''.join(layers)}</svg>"
    )
