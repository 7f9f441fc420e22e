"""Windows on the map: pictures that show a few hexes, alone or beside each other.

What cannot be seen through a window is left out of it, and so are names: a page may show many.
"""

import re
from collections.abc import Sequence
from math import dist
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import msgspec

from bivouac.games.cryptid.art import SIZE
from bivouac.games.cryptid.board import GRID
from bivouac.games.cryptid.draw import NAMESPACE
from bivouac.games.cryptid.pieces import CENTRES
from bivouac.hexes import Point, cells, corners

WIDTH = 812.0  # the same for all pictures, so that hexes look alike in those that have like windows
GAP = 12.0
MARGIN = 4.0  # round the hexes of a window, so that the edge of the map is whole

# From the middle of a hex: all that is drawn in it begins within so much, and nothing that is drawn in another.
REACH = 39.5
PLACED_REACH = 46.0  # of what is drawn elsewhere and moved there: structures, tokens, the pawn
POINT = re.compile(r"(-?[\d.]+) (-?[\d.]+)")


class Window(msgspec.Struct, frozen=True):
    """A part of a picture, as markup; where it lies there, and how large it is to be shown."""

    markup: str
    left: float
    top: float
    width: float
    height: float
    scale: float = 1.0


def block(column: int, row: int, columns: int, rows: int) -> int:
    """The hexes of some columns and rows."""
    return sum(1 << GRID.at(column + x, row + y) for x in range(columns) for y in range(rows))


def window(picture: str, hexes: int) -> Window:
    """A window as large as these hexes, with what can be seen of those around them."""
    return _cut(picture, hexes, GRID.within_mask(hexes, 1), without=("paper",))


def cutout(picture: str, hexes: int, scale: float = 1.0) -> Window:
    """These hexes and nothing around them."""
    return _cut(picture, hexes, hexes, ("paper", "board"), scale)


def beside(*windows: Window) -> str:
    """A picture of windows in a row."""
    left = (WIDTH + GAP - sum(window.width * window.scale + GAP for window in windows)) / 2
    placed = []
    for window in windows:
        placed.append((left, GAP, window))
        left += window.width * window.scale + GAP
    return framed(placed)


def framed(placed: Sequence[tuple[float, float, Window]]) -> str:
    """A picture of windows, each with its place on the paper."""
    height = max(top + window.height * window.scale for _, top, window in placed) + GAP
    shown = "".join(
        f'<svg x="{x:.1f}" y="{y:.1f}" width="{window.width * window.scale:.1f}" '
        f'height="{window.height * window.scale:.1f}" '
        f'viewBox="{window.left:.1f} {window.top:.1f} {window.width:.1f} {window.height:.1f}">{window.markup}</svg>'
        for x, y, window in placed
    )
    return (
        f'<svg xmlns="{NAMESPACE}" class="cryptid" viewBox="0 0 {WIDTH:g} {height:.1f}" aria-hidden="true">'
        f'<rect class="paper" width="{WIDTH:g}" height="{height:.1f}" rx="14"/>{shown}</svg>'
    )


def _cut(picture: str, hexes: int, shown: int, without: Sequence[str], scale: float = 1.0) -> Window:
    svg = ElementTree.fromstring(picture.replace(f' xmlns="{NAMESPACE}"', ""))
    _thin(svg, [CENTRES[cell] for cell in cells(shown)], without)
    body = "".join(ElementTree.tostring(part, "unicode") for part in svg)
    xs, ys = zip(*(point for cell in cells(hexes) for point in corners(GRID, cell, SIZE)))
    left, top = min(xs) - MARGIN, min(ys) - MARGIN
    width, height = max(xs) - left + MARGIN, max(ys) - top + MARGIN
    return Window(f'<g class="{svg.get("class")}">{body}</g>', left, top, width, height, scale)


def _thin(group: Element, centres: list[Point], without: Sequence[str]) -> None:
    """Takes out of a group what is not near one of the centres."""
    for part in list(group):
        for name in ("id", "data-name"):
            part.attrib.pop(name, None)
        if part.get("class") in without or not _kept(part, centres, without):
            group.remove(part)


def _kept(part: Element, centres: list[Point], without: Sequence[str]) -> bool:
    if part.get("class") == "board":
        return True
    if "transform" in part.attrib:
        return _near(part.attrib["transform"], centres, PLACED_REACH)
    if part.tag == "path":
        loops = [loop for loop in part.attrib["d"].split("M") if any(_near(x, centres, REACH) for x in loop.split("L"))]
        part.set("d", "".join(f"M{loop}" for loop in loops))
        return bool(loops)
    _thin(part, centres, without)
    return len(part) > 0


def _near(text: str, centres: list[Point], reach: float) -> bool:
    """Whether the first point that a text names is near one of the centres."""
    found = POINT.search(text)
    return found is not None and any(dist(map(float, found.groups()), centre) < reach for centre in centres)
