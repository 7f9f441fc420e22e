"""Hexes as geometry: where a flat-top hex lies in a drawing, and the outline of a set of hexes."""

from math import sqrt

from bivouac.hexes.grid import Grid, cells

Point = tuple[float, float]

# A hex of size 1 is 2 wide and sqrt(3) high; columns are 1.5 apart.
HEIGHT = sqrt(3)
# Corners clockwise from the right one. Edge k joins corner k to corner k + 1.
CORNERS: tuple[Point, ...] = (
    (1.0, 0.0),
    (0.5, HEIGHT / 2),
    (-0.5, HEIGHT / 2),
    (-1.0, 0.0),
    (-0.5, -HEIGHT / 2),
    (0.5, -HEIGHT / 2),
)
# The neighbour (north 0, clockwise) that lies behind edge k.
BEHIND = (2, 3, 4, 5, 0, 1)


def centre(grid: Grid, cell: int, size: float) -> Point:
    """The middle of a hex whose corners are `size` away from it; the map's top left corner is (0, 0)."""
    column, row = grid.place(cell)
    return (1 + 1.5 * column) * size, HEIGHT * (row + 0.5 + 0.5 * (column & 1)) * size


def corners(grid: Grid, cell: int, size: float) -> list[Point]:
    """The six corners of a hex, clockwise from the right one."""
    x, y = centre(grid, cell, size)
    return [(x + size * across, y + size * down) for across, down in CORNERS]


def outlines(grid: Grid, mask: int, size: float) -> list[list[Point]]:
    """The closed outlines of a set of hexes, one list of corners each.

    >>> len(outlines(Grid(4, 4), 0b11, 10.0)), len(outlines(Grid(4, 4), 0b11, 10.0)[0])
    (1, 10)
    """
    edges: dict[Point, list[Point]] = {}
    for cell in cells(mask):
        points = [(round(x, 3), round(y, 3)) for x, y in corners(grid, cell, size)]
        for edge, behind in enumerate(BEHIND):
            beyond = grid.neighbours[cell][behind]
            if beyond is None or not mask >> beyond & 1:
                edges.setdefault(points[edge], []).append(points[(edge + 1) % 6])
    loops = []
    while edges:
        start = next(iter(edges))
        loop, point = [start], _follow(edges, start)
        while point != start:
            loop.append(point)
            point = _follow(edges, point)
        loops.append(loop)
    return loops


def _follow(edges: dict[Point, list[Point]], point: Point) -> Point:
    ends = edges[point]
    end = ends.pop()
    if not ends:
        del edges[point]
    return end
