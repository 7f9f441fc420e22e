"""A die as SVG: as large as it is told to be, round (0, 0)."""

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
APART = 7  # two pips, from the middle


def die_shape(number: int) -> str:
    """The face of a die, 30 wide."""
    pips = "".join(f"M{APART * x} {APART * y}h0" for x, y in PIPS[number])
    return f'<rect class="cube" x="-15" y="-15" width="30" height="30" rx="6"/><path class="pips" d="{pips}"/>'


def die_picture(number: int, kind: str = "die") -> str:
    """A die in a line of text. It says nothing by itself: the number stands beside it in words."""
    return f'<svg class="{kind}" viewBox="-17 -17 34 34" aria-hidden="true">{die_shape(number)}</svg>'
