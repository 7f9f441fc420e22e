"""The needs of a day: whether water and food were found, and what staying gives back (OS-23 to OS-27)."""

from typing import Literal

from bivouac.games.survival.scenarios import Need

Found = Literal["", "missed", "here", "passed", "die", "outpost", "carried"]
"""How a need was met today: in the hex where the day ends, in one on the way, by a die of 1 or 2, at an outpost, or out
of what is carried (water in Rescue). Empty as long as that is not decided."""


def found(need: Need, here: int, passed: int, outpost: bool, held: bool) -> Found:
    """How a need is met in a day that ends `here` and `passed` its sources on the way; empty if a die decides.

    Who is held by a contingency lives on what the hex has, and on nothing else (OS-41).
    """
    if here:
        return "here"
    if passed and need.passing:
        return "passed"
    if outpost:
        return "outpost"
    if held:
        return "missed"
    if need.always:
        return "carried"
    return "" if need.die else "missed"


def rested(need: Need, rest: int, how: Found, stayed: bool) -> tuple[int, int]:
    """The turns of rest that count after today, and the boxes that are regained by them (OS-24 to OS-26).

    >>> rested(Need(stays=3, regain=3), 2, "here", True), rested(Need(stays=3, regain=3), 1, "here", True)
    ((0, 3), (2, 0))
    """
    if not (stayed and need.stays and how in ("here", "die")):
        return 0, 0
    return (0, need.regain) if rest + 1 == need.stays else (rest + 1, 0)
