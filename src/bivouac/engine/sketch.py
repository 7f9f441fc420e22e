"""Pictures in text: lines of spans, each with its colours and, where one can point at it, a name.

A terminal shows a sketch without knowing the game: spans with a target can be walked to with the arrow keys, and
light up when a move points at them.
"""

from collections.abc import Sequence

import msgspec


class Span(msgspec.Struct, frozen=True):
    """A piece of a line. Colours are `#rrggbb`, or empty for the terminal's own."""

    text: str
    ink: str = ""
    paper: str = ""
    bold: bool = False
    target: str = ""


Sketch = Sequence[Sequence[Span]]


def plain(sketch: Sketch) -> str:
    """The sketch without colours.

    >>> plain([[Span("a "), Span("b", bold=True)], [Span("c")]])
    'a b\\nc'
    """
    return "\n".join("".join(span.text for span in line).rstrip() for line in sketch)
