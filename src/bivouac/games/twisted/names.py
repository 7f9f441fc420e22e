"""Who, where and how many, as they stand within a sentence."""

from collections.abc import Sequence
from functools import cache

from bivouac.engine import Phrase, Seat, phrase
from bivouac.games.twisted.effects import SITES, TASTES

LETTERS = "RBGY"
"""What the pieces of each seat bear, in any language."""


@cache
def seat_phrase(seat: Seat) -> Phrase:
    return Phrase(f"twisted-seat-{seat}")


@cache
def site_phrase(site: int, way: str) -> Phrase:
    """A site and the word before it: `at`, `to` or `from`."""
    return Phrase(f"twisted-place-{SITES[site]}", {"way": way})


def count_phrase(taste: int, count: int) -> Phrase:
    """`2 hikers`."""
    return Phrase(f"twisted-count-{TASTES[taste]}", {"count": count})


def humans_phrase(humans: Sequence[int], place: int) -> Phrase:
    """Everybody at a place: `2 hikers, 1 researcher`."""
    here = enumerate(humans[3 * place : 3 * place + 3])
    return listed([count_phrase(taste, count) for taste, count in here if count]) or Phrase("twisted-nobody")


def listed(phrases: Sequence[Phrase]) -> Phrase | None:
    """Some phrases, with commas between them; None of none."""
    if not phrases:
        return None
    *rest, last = phrases
    for one in reversed(rest):
        last = phrase("twisted-list", first=one, rest=last)
    return last


def signed(number: int) -> str:
    """A number as it is counted.

    >>> [signed(number) for number in (-2, 0, 6)]
    ['−2', '0', '+6']
    """
    return f"{number:+}".replace("-", "−") if number else "0"
