"""The picture of a country, as SVG: what stays the same all game.

`ground` comes without its style sheet, for a page that has it already; `standalone` gives a file of its own.

The names in it, columns and rows counted from 1: `hex-5-3` is a hex, of class `hex`; it lies above the land as a veil,
so that a class is all it takes to show or dim it. `pieces` is an empty group on top. The layers below, by their class:
`paper`, `board`, the grounds (`woods`, `mountain`, `swamp`, `desert`), `grid`, `river`, `lake`, `trail`, `ford`,
`fold` (the bounds of the middle panel), `food`, `base` and `label`.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import hypot, inf

from bivouac.games.survival.country import OFF, Country, coordinates, country
from bivouac.games.survival.ground_art import (
    ACROSS,
    ASIDE,
    BERTH,
    CABIN,
    CAP,
    DOWN,
    HALFWAY,
    HEX,
    LAKE,
    MOTIFS,
    NUT,
    REACH,
    RIPPLE,
    RISE,
    SIDE,
    SIGN,
    STANDS,
    Spot,
)
from bivouac.games.survival.ground_style import STYLE
from bivouac.hexes import Grid, cells, outlines

NAMESPACE = "http://www.w3.org/2000/svg"
MARGIN, LABELS = 24, 44  # round the map; more at the left and above, for the numbers


def centre(grid: Grid, cell: int) -> Spot:
    """The middle of a hex in the picture."""
    column, row = grid.place(cell)
    return REACH + ACROSS * column, RISE + DOWN * row + RISE * (column & 1)


@lru_cache(maxsize=64)
def ground(text: str) -> str:
    """The picture of the country that a map's text describes, with room for the pieces."""
    found = country(text)
    left, top, wide, high = extent(found.grid)
    return (
        f'<svg xmlns="{NAMESPACE}" class="survival" viewBox="{left} {top} {wide} {high}" role="group" '
        f'aria-label="Outdoor Survival"><rect class="paper" x="{left}" y="{top}" width="{wide}" height="{high}"/>'
        f'{land(found)}{numbers(found.grid)}{_hexes(found.grid)}<g id="pieces"></g></svg>'
    )


def standalone(text: str) -> str:
    """The picture as a file of its own."""
    return ground(text).replace(">", f"><style>{STYLE}</style>", 1)


def extent(grid: Grid) -> tuple[int, int, int, int]:
    """The left, the top, the width and the height of a picture, with its margins."""
    wide = ACROSS * (grid.width - 1) + 2 * REACH
    high = DOWN * grid.height + (RISE if grid.width > 1 else 0)
    return -LABELS, -LABELS, wide + LABELS + MARGIN, high + LABELS + MARGIN


def land(found: Country) -> str:
    """All that is drawn of a country itself."""
    return _areas(found) + _grid(found.grid) + _waters(found) + _ways(found) + _signs(found)


# The land


def _areas(found: Country) -> str:
    """The grounds, softly outlined, each under its motifs. Woods reach under what they border on."""
    grid = found.grid
    masks = {kind: sum(1 << cell for cell, here in enumerate(found.terrain) if here == kind) for kind in MOTIFS}
    beneath = masks["woods"] | grid.within_mask(masks["woods"], 1) & (masks["mountain"] | masks["swamp"])
    areas = {"desert": masks["desert"], "woods": beneath, "swamp": masks["swamp"], "mountain": masks["mountain"]}
    drawn = [f'<path class="board" d="{_outlined(grid, grid.all)}"/>']
    drawn += [f'<path class="area {kind}" d="{_outlined(grid, mask)}"/>' for kind, mask in areas.items() if mask]
    signs = found.lakes | found.food | sum(1 << cell for cell in found.bases.values())
    for kind, layers in MOTIFS.items():
        stands = [(centre(grid, cell), _stands(found, kind, cell, signs)) for cell in cells(masks[kind])]
        for layer, path, end in layers:
            motifs = "".join(f"M{x} {y}{_row(spots, path, end)}" for (x, y), spots in stands if spots)
            drawn.append(f'<path class="{layer} {kind}" d="{motifs}"/>' * bool(motifs))
    return f'<g class="land">{"".join(drawn)}</g>'


@cache
def _row(spots: tuple[Spot, ...], path: str, end: Spot) -> str:
    """An element at each of some spots, from the middle of a hex on. Told in steps it is the same text in every hex
    with these spots, and packs well."""
    drawn, here = "", (0, 0)
    for spot in spots:
        drawn += f"m{_steps(here, spot)}{path}"
        here = spot[0] + end[0], spot[1] + end[1]
    return drawn


def _outlined(grid: Grid, mask: int) -> str:
    """The outlines of a set of hexes with their corners rounded: from halfway to halfway, round each corner."""
    drawn = []
    for loop in outlines(grid, mask, REACH):
        points = [(round(x), round(y * RISE / (REACH * 3**0.5 / 2))) for x, y in loop]
        halves = [((ax + bx) // 2, (ay + by) // 2) for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]])]
        here = halves[-1]
        drawn.append(f"M{here[0]} {here[1]}")
        for corner, half in zip(points, halves):
            drawn.append("q" + _steps(here, corner, half))
            here = half
        drawn.append("z")
    return "".join(drawn)


def _steps(start: Spot, *points: Spot) -> str:
    """Points as seen from a first one, in as few letters as can be."""
    told = " ".join(f"{x - start[0]} {y - start[1]}" for x, y in points)
    return told.replace(" -", "-")


def _stands(found: Country, kind: str, cell: int, signs: int) -> tuple[Spot, ...]:
    """Where the elements of a motif stand in a hex: clear of a river, a trail or a sign in it, if they can."""
    column, row = found.grid.place(cell)
    links, sign = found.rivers[cell] | found.trails[cell], bool(signs >> cell & 1)
    if not links and not sign:
        return STANDS[kind][(column + 2 * row + column // 3) % 3]
    below, berth = BERTH[kind]
    room = {(x, y): _room(x, y + below, links, sign) for x, y in ASIDE[kind]}
    return tuple(spot for spot in room if room[spot] >= 4 * berth) or (max(room, key=lambda spot: room[spot]),)


def _room(x: int, y: int, links: int, sign: bool) -> float:
    """How far it is from a spot to the ways out of a hex in some directions, or to a sign in it, in quarters."""
    ways = [way for direction, way in enumerate(HALFWAY) if links >> direction & 1]
    far = [hypot(4 * x - part * dx, 4 * y - part * dy) for dx, dy in ways for part in range(5)]
    return min([*far, hypot(4 * x, 4 * y) - 2 * SIGN if sign else inf])


# Rivers and trails


def _waters(found: Country) -> str:
    rivers = "".join(_course(found, found.rivers, cell) for cell in cells(found.river))
    lakes = _dots(found, cells(found.lakes))
    return f'<path class="bank river" d="{rivers}"/><path class="river" d="{rivers}"/>' * bool(
        rivers
    ) + f'<path class="lake" d="{lakes.format(LAKE)}"/><path class="ripple" d="{lakes.format(RIPPLE)}"/>' * bool(lakes)


def _course(found: Country, links: Sequence[int], cell: int) -> str:
    """A river or trail through one hex: a bow from side to side, or a line from the middle to each side."""
    x, y = centre(found.grid, cell)
    sides = [HALFWAY[direction] for direction in range(6) if links[cell] >> direction & 1]
    if len(sides) == 2:
        (ax, ay), (bx, by) = sides
        return f"M{x + ax} {y + ay}q" + _steps((ax, ay), (0, 0), (bx, by))
    return "".join(f"M{x} {y}l" + _steps((0, 0), side) for side in sides)


def _ways(found: Country) -> str:
    """Trails, on to the middle of a base or ford that they come out at; and the fords, from approach to approach."""
    stops = {*found.bases.values(), *found.fords}
    trails = "".join(_course(found, found.trails, cell) + _out(found, cell, stops) for cell in cells(found.trail))
    fords = ""
    for cell, (one, other) in found.fords.items():
        x, y = centre(found.grid, cell)
        (ax, ay), (bx, by) = HALFWAY[one], HALFWAY[other]
        fords += f"M{x + ax} {y + ay}L{x} {y} {x + bx} {y + by}"
    return f'<path class="bed trail" d="{trails}"/><path class="trail" d="{trails}"/>' * bool(
        trails
    ) + f'<path class="bed ford" d="{fords}"/><path class="ford" d="{fords}"/>' * bool(fords)


def _out(found: Country, cell: int, stops: set[int]) -> str:
    """From a trail's side to the middle of a stop in the open."""
    drawn = ""
    for direction, to in enumerate(found.neighbours[cell]):
        if found.trails[cell] >> direction & 1 and to != OFF and to in stops and not found.trail >> to & 1:
            (x, y), (dx, dy) = centre(found.grid, cell), HALFWAY[direction]
            drawn += f"M{x + dx} {y + dy}l{_steps((0, 0), (dx, dy))}"
    return drawn


# Signs


def _dots(found: Country, hexes: Iterable[int]) -> str:
    """The middles of some hexes, each with a blank for a path."""
    return "".join(f"M{x} {y}{{0}}" for x, y in (centre(found.grid, cell) for cell in hexes))


def _signs(found: Country) -> str:
    food, bases = _dots(found, cells(found.food)), _dots(found, found.bases.values())
    names = "".join(
        f'<text x="{x}" y="{y + 20}">{number}</text>'
        for number, (x, y) in ((number, centre(found.grid, cell)) for number, cell in found.bases.items())
    )
    halo = "".join(f"M{x} {y}h0" for x, y in (centre(found.grid, cell) for cell in cells(found.food)))
    return (
        f'<path class="fold" d="{_fold(found)}"/>' * (found.sheet.middle is not None)
        + f'<path class="halo food" d="{halo}"/><path class="nut food" d="{food.format(NUT)}"/>' * bool(food)
        + f'<path class="cap food" d="{food.format(CAP)}"/>' * bool(food)
        + f'<g class="base"><path d="{bases.format(CABIN)}"/>{names}</g>' * bool(bases)
    )


def _fold(found: Country) -> str:
    """The two lines along the sides of hexes where the middle panel ends."""
    drawn = ""
    for column, turn in zip(found.sheet.middle or (), (-1, 1)):
        x = REACH + ACROSS * column + turn * 20
        y = RISE * (column & 1)
        drawn += f"M{x} {y}" + f"l{turn * 20} 34l{-turn * 20} 34" * found.grid.height
    return drawn


def numbers(grid: Grid) -> str:
    columns = [(centre(grid, column)[0], -14, column + 1) for column in range(grid.width)]
    rows = [(-22, centre(grid, row * grid.width)[1] + 8, row + 1) for row in range(grid.height)]
    texts = "".join(f'<text x="{x}" y="{y}">{name}</text>' for x, y, name in [*columns, *rows])
    return f'<g class="label">{texts}</g>'


def _grid(grid: Grid) -> str:
    """The sides of all hexes but those along the edge: down each column the upper sides, and the left ones."""
    drawn, below = "", grid.height - 1
    for column in range(grid.width):
        x, y = ACROSS * column + SIDE, RISE * (column & 1)
        drawn += f"M{x} {y + DOWN}" + "h40m-40 68" * below
        if column & 1:
            drawn += f"M{x} {y}" + "l-20 34 20 34" * below + "l-20 34"
        elif column:
            drawn += f"M{x - SIDE} {y + RISE}l20 34" + "l-20 34 20 34" * below
    return f'<path class="grid" d="{drawn}"/>'


def _hexes(grid: Grid) -> str:
    """What one points at. It paints nothing by itself."""
    drawn = []
    for cell in range(grid.size):
        (x, y), name = centre(grid, cell), coordinates(grid, cell)
        drawn.append(
            f'<path id="hex-{name.replace(",", "-")}" class="hex" data-name="{name}" d="M{x + REACH} {y}{HEX}"/>'
        )
    return f'<g class="hexes">{"".join(drawn)}</g>'
