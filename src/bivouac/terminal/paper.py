"""Sketches on a terminal: colours, what is lit, where the cursor stands.

With colours, what no move points at is dimmed, and the cursor is dark. Without, what is lit is underlined and the
cursor is reversed.
"""

from collections.abc import Collection, Sequence
from functools import cache
from itertools import zip_longest
from textwrap import wrap

import msgspec
from rich.style import Style
from rich.text import Text

from bivouac.engine import Sketch, Span
from bivouac.engine.sketch import placed

DIM = 0.55  # how much of its colour a thing keeps that no move points at
GUTTER = 3  # columns between paragraphs that stand beside each other
GLUE = "\x1f"  # a space at which no line is broken, while lines are made
DARK, BRIGHT = "#101010", "#ffffff"


def wrapped(parts: Sequence[str], width: int) -> list[str]:
    """The parts one after the other in lines; only the first may be broken.

    >>> wrapped(["What do you do?", "[1] ask for help", "[2] sleep"], 24)
    ['What do you do?', '[1] ask for help', '[2] sleep']
    """
    first, *whole = parts
    glued = [part.replace(" ", GLUE) for part in whole]
    return [line.replace(GLUE, " ") for line in wrap("  ".join([first, *glued]), width, break_on_hyphens=False)]


class Light(msgspec.Struct, frozen=True):
    """How a sketch is to be seen now."""

    lit: Collection[str] = frozenset()
    cursor: str = ""
    recent: Collection[str] = frozenset()
    colours: bool = True


PLAIN = Light()


def lines(sketch: Sketch, light: Light = PLAIN) -> list[Text]:
    """The lines of a sketch, each as a Rich text."""
    return [Text.assemble(*((span.text, style(span, light)) for span in line), no_wrap=True) for line in sketch]


def text(sketch: Sketch, light: Light = PLAIN) -> Text:
    return Text("\n").join(lines(sketch, light))


def style(span: Span, light: Light) -> Style:
    """How a span looks in a light."""
    here = span.target and span.target == light.cursor
    lit = span.target in light.lit
    if not light.colours:
        return _bare(span.bold, bool(here), bool(span.target) and lit and not here)
    dim = bool(span.target and light.lit and not lit)
    recent = span.target in light.recent
    return _coloured(span.ink, span.paper, span.bold, bool(here), dim, recent)


@cache
def _bare(bold: bool, cursor: bool, lit: bool) -> Style:
    return Style(bold=bold, reverse=cursor, underline=lit)


@cache
def _coloured(ink: str, paper: str, bold: bool, cursor: bool, dim: bool, recent: bool) -> Style:
    if cursor:
        return Style(color=BRIGHT, bgcolor=DARK, bold=True) if paper else Style(reverse=True, bold=True)
    if dim and _brightness(ink) <= _brightness(paper):  # light on dark is a badge, which stays as it is
        ink, paper = _mixed(ink), _mixed(paper)
    return Style(color=ink or None, bgcolor=paper or None, bold=bold, underline=recent)


def _parts(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[place : place + 2], 16) for place in (1, 3, 5)) if colour else ()


def _brightness(colour: str) -> int:
    return sum(_parts(colour))


def _mixed(colour: str) -> str:
    """A colour on its way to black."""
    return "#" + "".join(f"{int(part * DIM):02x}" for part in _parts(colour)) if colour else ""


def columns(sketch: Sketch, width: int) -> Sketch:
    """The paragraphs of a narrow sketch beside each other, as many as the width allows.

    >>> from bivouac.engine import plain
    >>> print(plain(columns([[Span("a")], [], [Span("b")], [Span("b")], [], [Span("c")]], 8)))
    a   b
        b
    <BLANKLINE>
    c
    """
    paragraphs: list[list[Sequence[Span]]] = [[]]
    for line in sketch:
        paragraphs[-1].append(line) if line else paragraphs.append([])
    room = max((_width(line) for line in sketch), default=0) + GUTTER
    count = max(1, (width + GUTTER) // room)
    flowed: list[list[Span]] = []
    for first in range(0, len(paragraphs), count):
        row = paragraphs[first : first + count]
        flowed += [[]] if first else []
        flowed += [_joined(lines, room) for lines in zip_longest(*row, fillvalue=())]
    return flowed


def _joined(lines: Sequence[Sequence[Span]], room: int) -> list[Span]:
    joined: list[Span] = []
    for place, line in enumerate(lines):
        joined += line
        if place + 1 < len(lines) and (blank := room * (place + 1) - _width(joined)):
            joined.append(Span(" " * blank))
    return joined


def _width(line: Sequence[Span]) -> int:
    return sum(len(span.text) for span in line)


# Where targets are


class Place(msgspec.Struct, frozen=True):
    """Where a target is: its middle, and all its cells as (row, first column, column after the last)."""

    row: float
    column: float
    cells: tuple[tuple[int, int, int], ...]


def places(sketch: Sketch) -> dict[str, Place]:
    """Every target of a sketch, in reading order."""
    found: dict[str, list[tuple[int, int, int]]] = {}
    for row, column, span in placed(sketch):
        if span.target:
            found.setdefault(span.target, []).append((row, column, column + len(span.text)))
    return {target: _place(cells) for target, cells in found.items()}


def _place(cells: list[tuple[int, int, int]]) -> Place:
    rows = [row for row, _, _ in cells]
    left, right = min(cell[1] for cell in cells), max(cell[2] for cell in cells)
    return Place((min(rows) + max(rows)) / 2, (left + right) / 2, tuple(cells))


def at(found: dict[str, Place], row: int, column: int) -> str:
    """The target that is drawn there, or none."""
    return next(
        (
            target
            for target, place in found.items()
            if any(line == row and left <= column < right for line, left, right in place.cells)
        ),
        "",
    )


def step(found: dict[str, Place], start: str, across: int, down: int, anchor: tuple[float, float] | None = None) -> str:
    """The nearest target in a direction; where there is none, the start.

    A walk keeps to its row, or column: `anchor` is (row, column) of where it began.
    """
    here = found[start]
    row, column = anchor or (here.row, here.column)
    best, best_cost = start, float("inf")
    for target, place in found.items():
        ahead = (place.column - here.column) * across / 2 + (place.row - here.row) * down  # a cell is half as wide
        aside = abs(place.row - row) if across else abs(place.column - column) / 2
        if ahead > 0.01 and ahead + aside <= best_cost:
            best, best_cost = target, ahead + aside
    return best


def nearest(found: dict[str, Place], start: str, among: Collection[str]) -> str:
    """The target nearest to the start, of some; the start where there is none."""
    here = found[start]
    ways = (
        (abs(place.column - here.column) / 2 + abs(place.row - here.row), target)
        for target, place in found.items()
        if target in among
    )
    return min(ways, default=(0.0, start))[1]
