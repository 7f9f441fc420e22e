"""A map to put on a table or to read in a terminal: one sheet with its legend as SVG, the whole map as text.

The signs of the legend are maps of one hex.
"""

from html import escape

from bivouac.engine import Phrase, Say
from bivouac.games.survival.country import OFF, Country, survey
from bivouac.games.survival.ground import NAMESPACE, extent, land, numbers
from bivouac.games.survival.ground_art import HALFWAY
from bivouac.games.survival.ground_style import STYLE
from bivouac.games.survival.sheet import LETTERS, TERRAINS, Sheet, Way

LEGEND = 860  # the width of the legend
LINE = 124  # from entry to entry
LEAST = 2300  # the height of a sheet whose map is small

_DOWN = (Way((0, -1), (3, 3)),)
SIGNS: dict[str, Sheet] = {
    **{kind: Sheet("", "own", (letter,)) for kind, letter in zip(TERRAINS, LETTERS)},
    "river": Sheet("", "own", (".",), rivers=_DOWN),
    "ford": Sheet("", "own", (".",), rivers=_DOWN, fords={0: (1, 4)}),
    "trail": Sheet("", "own", ("w",), trails=_DOWN),
    "lake": Sheet("", "own", ("m",), lakes=(0,)),
    "food": Sheet("", "own", (".",), food=(0,)),
    "base": Sheet("", "own", (".",), bases={5: 0}),
}

SHEET_STYLE = (
    STYLE
    + """\
.survival .legend { fill: var(--label); text-anchor: start; font-size: 40px; font-weight: 500; }
.survival .heading { font-size: 66px; font-weight: 800; }
.survival .small { font-size: 30px; }
.survival .rose { fill: none; stroke: var(--label); stroke-width: 5; stroke-linejoin: round; }
.survival .number { text-anchor: middle; font-weight: 800; }
"""
)


def map_sheet(found: Country, say: Say) -> str:
    """The map with its legend, as an SVG of its own."""
    left, top, wide, high = extent(found.grid)
    width, height = wide + LEGEND, max(high, LEAST)
    return (
        f'<svg xmlns="{NAMESPACE}" class="survival" viewBox="{left} {top} {width} {height}">'
        f'<style>{SHEET_STYLE}</style><rect class="paper" x="{left}" y="{top}" width="{width}" height="{height}"/>'
        f"{land(found)}{numbers(found.grid)}{_legend(found, left + wide + 40, say)}</svg>"
    )


def _legend(found: Country, left: int, say: Say) -> str:
    heading = f'<text class="heading" x="0" y="70">{escape(found.title)}</text>'
    origin = f'<text class="small" x="0" y="130">{escape(_said(say, found.sheet.origin))}</text>'
    entries = (
        f'<g transform="translate(0 {190 + LINE * number})">{land(survey(sign))}'
        f'<text x="120" y="48">{escape(_said(say, kind))}</text></g>'
        for number, (kind, sign) in enumerate(SIGNS.items())
    )
    below = 190 + LINE * len(SIGNS) + 60
    fold = f'<path class="fold" d="M0 {below}h80"/><text x="120" y="{below + 14}">{escape(_said(say, "fold"))}</text>'
    rose = f'<g transform="translate(200 {below + 340})">{_rose()}</g>'
    caption = f'<text class="small" x="0" y="{below + 130}">{escape(_said(say, "rose"))}</text>'
    drawn = "".join((heading, origin, *entries, fold, caption, rose))
    return f'<g class="legend" transform="translate({left} 0)">{drawn}</g>'


def _said(say: Say, name: str) -> str:
    return say(Phrase(f"survival-sheet-{name}"))


def _rose() -> str:
    """The six directions with the die's number of each (OS-10)."""
    arms = "".join(f"M0 0l{2 * x} {2 * y}" for x, y in HALFWAY)
    dice = "".join(
        f'<text class="number" x="{3 * x}" y="{3 * y + 14}">{die}</text>' for die, (x, y) in enumerate(HALFWAY, 1)
    )
    return f'<path class="rose" d="M40 0l-20 34h-40l-20-34 20-34h40z{arms}"/>{dice}'


# As text


def map_text(found: Country) -> str:
    """The whole map: two signs a hex, its ground and what is in it; odd columns stand on the lines between."""
    grid = found.grid
    width = 4 + 2 * grid.width
    lines = [_columns(grid.width, first, width) for first in (0, 1)]
    for row in range(grid.height):
        for first in (0, 1):
            label = f"{row + 1:3} " if first == 0 else "    "
            line = [label, *("  " for _ in range(grid.width))]
            for column in range(first, grid.width, 2):
                line[1 + column] = _hex(found, grid.at(column, row))
            lines.append("".join(line))
    return "\n".join(line.rstrip() for line in lines)


def _columns(count: int, first: int, width: int) -> str:
    line = [" "] * width
    for column in range(first, count, 2):
        line[4 + 2 * column : 6 + 2 * column] = f"{column + 1:<2}"
    return "".join(line)


def _hex(found: Country, cell: int) -> str:
    return LETTERS[TERRAINS.index(found.terrain[cell])] + _feature(found, cell)


def _feature(found: Country, cell: int) -> str:
    base = next((number for number, where in found.bases.items() if where == cell), OFF)
    if base != OFF:
        return str(base)
    if cell in found.fords:
        return "="
    marks = ((found.food, "f"), (found.lakes, "o"), (found.river, "~"), (found.trail, "+"))
    return next((mark for hexes, mark in marks if hexes >> cell & 1), " ")
