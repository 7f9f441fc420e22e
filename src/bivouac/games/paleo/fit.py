"""Words that fit: how wide a text is, roughly, and the largest letters in which it has room.

Nobody can measure letters on a server, and every device has its own: the guess is that of a wide, bold type.
"""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

SLIM, BROAD = frozenset("fijlrtIJ.,:;!'’()-| 1"), frozenset("mwMWÄ@—…")


class Fitted(NamedTuple):
    size: float
    lines: tuple[str, ...]


def guessed(text: str, size: float) -> float:
    """How wide a text is at most, in letters of this size."""
    return size * sum(
        0.44 if sign in SLIM else 0.96 if sign in BROAD else 0.78 if sign.isupper() else 0.68 for sign in text
    )


def wrapped(text: str, wide: float, size: float) -> tuple[str, ...]:
    """A text in lines that are as even as they can be; a word that is too long stays whole."""
    words = text.replace("-", "-\u200b").replace("\u200b ", " ").replace("\u200b", " \u200b").split(" ")
    lines = [words[0]]
    for word in words[1:]:
        joined = lines[-1] + (word[1:] if word.startswith("\u200b") else f" {word}")
        if guessed(joined, size) <= wide:
            lines[-1] = joined
        else:
            lines.append(word.lstrip("\u200b"))
    return tuple(lines)


def fit(text: str, wide: float, sizes: Sequence[float], most: int) -> Fitted:
    """The largest of some sizes in which a text takes so many lines at most; else the smallest, in more lines."""
    for size in sizes:
        lines = wrapped(text, wide, size)
        if len(lines) <= most and all(guessed(line, size) <= wide for line in lines):
            return Fitted(size, _even(text, wide, size, lines))
    return Fitted(sizes[-1], wrapped(text, wide, sizes[-1]))


def _even(text: str, wide: float, size: float, lines: tuple[str, ...]) -> tuple[str, ...]:
    """The same number of lines with the longest one as short as can be."""
    for share in (0.6, 0.7, 0.8, 0.9):
        other = wrapped(text, wide * share, size)
        if len(other) == len(lines) and all(guessed(line, size) <= wide for line in other):
            return other
    return lines


def written(fitted: Fitted, kind: str, x: float, middle: float, wide: float) -> str:
    """A fitted text about a point; a word that is too long all the same is squeezed."""
    high = fitted.size * 1.12
    top = middle - high * (len(fitted.lines) - 1) / 2 + fitted.size * 0.36
    return "".join(
        f'<text class="{kind}" x="{x:g}" y="{top + at * high:.4g}"'
        f' font-size="{fitted.size:g}"{_squeezed(line, fitted.size, wide)}>'
        f"{escape(line)}</text>"
        for at, line in enumerate(fitted.lines)
    )


def _squeezed(line: str, size: float, wide: float) -> str:
    return f' textLength="{wide:g}" lengthAdjust="spacingAndGlyphs"' if guessed(line, size) > wide else ""
