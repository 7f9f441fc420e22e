"""Pictures in text: lines of spans, each with its colours and, where one can point at it, a name.

A terminal shows a sketch without knowing the game: spans with a target can be walked to with the arrow keys, and
light up when a move points at them. A sketch that is larger than a small terminal is seen through a window.
"""

from collections.abc import Iterator, Sequence

import msgspec


class Span(msgspec.Struct, frozen=True):
    """A piece of a line. Colours are `#rrggbb`, or empty for the terminal's own."""

    text: str
    ink: str = ""
    paper: str = ""
    bold: bool = False
    target: str = ""


Sketch = Sequence[Sequence[Span]]

WIDTH, HEIGHT = 62, 21
"""Columns and lines that every terminal has room for."""


class Outlook(msgspec.Struct, frozen=True):
    """How to look at a sketch that is larger than its window: the target in the midst of what is seen, and how many
    lines above and columns on the left name the others, and so stay in sight."""

    centre: str
    lines: int = 0
    columns: int = 0


def plain(sketch: Sketch) -> str:
    """The sketch without colours.

    >>> plain([[Span("a "), Span("b", bold=True)], [Span("c")]])
    'a b\\nc'
    """
    return "\n".join("".join(span.text for span in line).rstrip() for line in sketch)


def width_of(sketch: Sketch) -> int:
    return max((sum(len(span.text) for span in line) for line in sketch), default=0)


def placed(sketch: Sketch) -> Iterator[tuple[int, int, Span]]:
    """The spans of a sketch, each with the line and the column where it begins."""
    for row, line in enumerate(sketch):
        column = 0
        for span in line:
            yield row, column, span
            column += len(span.text)


def _middle(sketch: Sketch, target: str) -> tuple[int, int]:
    """The column and the line where the middle of a target is; the beginning, if it is nowhere."""
    parts = [(row, column, column + len(span.text)) for row, column, span in placed(sketch) if span.target == target]
    rows, firsts, lasts = zip(*(parts or [(0, 0, 0)]))
    return (min(firsts) + max(lasts)) // 2, (min(rows) + max(rows)) // 2


def corner(sketch: Sketch, outlook: Outlook, width: int, height: int) -> tuple[int, int]:
    """How many columns and lines of a sketch are passed over in a window with the centre in its midst."""
    column, row = _middle(sketch, outlook.centre)
    left = column - outlook.columns - (width - outlook.columns) // 2
    top = row - outlook.lines - (height - outlook.lines) // 2
    return max(0, min(left, width_of(sketch) - width)), max(0, min(top, len(sketch) - height))


def glimpse(sketch: Sketch, outlook: Outlook, width: int = WIDTH, height: int = HEIGHT) -> Sketch:
    """What is seen of a sketch through a window.

    >>> grid = [[Span(f"{row}"), *(Span(letter, target=f"{letter}{row}") for letter in "abcde")] for row in range(5)]
    >>> print(plain(glimpse(grid, Outlook("d3", columns=1), 4, 2)))
    2cde
    3cde
    """
    left, top = corner(sketch, outlook, width, height)
    rows = [*sketch[: outlook.lines], *sketch[top + outlook.lines : top + height]]
    edge = outlook.columns
    return [[*cropped(line, 0, edge), *cropped(line, left + edge, left + width)] for line in rows]


def cropped(line: Sequence[Span], first: int, last: int) -> Sequence[Span]:
    """A line from one column to before another.

    >>> cropped([Span("abc"), Span("def")], 2, 4)
    [Span(text='c', ink='', paper='', bold=False, target=''), Span(text='d', ink='', paper='', bold=False, target='')]
    """
    kept, column = [], 0
    for span in line:
        text = span.text[max(0, first - column) : max(0, last - column)]
        if text:
            kept.append(span if text == span.text else msgspec.structs.replace(span, text=text))
        column += len(span.text)
    return kept
