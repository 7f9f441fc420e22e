"""Lines of text that have to fit: pieces that flow, and parts that take more lines where there is room."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bivouac.engine import Sketch, Span

WIDTH = 62
INK, BRIGHT = "#1b1b1b", "#ffffff"
GROUP_PAPER = ("#a84a00", "#0b5fa5", "#00693e", "#6b3fa0")

Piece = Sequence[Span]
Part = Sequence[Sketch]
"""Something in several sizes, the smallest one first."""


def fitted(text: str, width: int) -> str:
    """A text that is cut where there is no more room.

    >>> fitted("Rhinoceros in the bog", 9), fitted("Deer", 9), fitted("Deer", 0)
    ('Rhinocer…', 'Deer', '')
    """
    return text if len(text) <= width else f"{text[: width - 1]}…" if width else ""


def width_of(spans: Iterable[Span]) -> int:
    return sum(len(span.text) for span in spans)


def flowed(pieces: Iterable[Piece], first: int = 0, indent: int = 2, gap: int = 1, width: int = WIDTH) -> Sketch:
    """Pieces one after another, on as many lines as they need; the first line has something before it already."""
    lines: list[list[Span]] = [[]]
    used = first
    for piece in pieces:
        wide = width_of(piece)
        fresh = not lines[-1]
        if used + gap * (not fresh) + wide > width and used > indent:
            lines.append([Span(" " * indent)])
            used = indent
        elif not fresh:
            lines[-1].append(Span(" " * gap))
            used += gap
        lines[-1] += piece
        used += wide
    return lines


class Wish(NamedTuple):
    """A part that should be larger: up to which of its sizes, and how many lines all of it may have then."""

    part: int
    size: int
    height: int


def fit(parts: Sequence[Part], wishes: Iterable[Wish]) -> Sketch:
    """All parts in their smallest size; then larger ones, the most important wish first."""
    sizes = [0] * len(parts)
    lines = sum(len(part[0]) for part in parts)
    for wish in wishes:
        part, now = parts[wish.part], sizes[wish.part]
        for size in range(min(wish.size, len(part) - 1), now, -1):
            more = len(part[size]) - len(part[now])
            if lines + more <= wish.height:
                sizes[wish.part], lines = size, lines + more
                break
    return [line for part, size in zip(parts, sizes) for line in part[size]]


def shares(wanted: Sequence[int], room: int) -> list[int]:
    """How much room each gets: what it wants, or as much as others that want more.

    >>> shares([6, 17, 5], 36), shares([6, 17, 30], 36), shares([9, 9], 20)
    ([6, 17, 5], [6, 15, 15], [9, 9])
    """
    given = [0] * len(wanted)
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    for done, at in enumerate(order):
        given[at] = min(wanted[at], room // (len(wanted) - done))
        room -= given[at]
    return given
