"""The backs of cards: a picture of the place where a card is found, and on it what one may expect there."""

from functools import cache

from bivouac.games.paleo.art import ICONS, placed, secret
from bivouac.games.paleo.places import place, window

BACK_WIDE, BACK_HIGH = 60, 84
EDGE = 3  # the frame round the picture
BACKS = ("forest", "river", "mountain", "hearth", "red", "dream", "person", "idea", "secret", "mission")


def _picture(kind: str, number: int) -> str:
    wide, high = BACK_WIDE - 2 * EDGE, BACK_HIGH - 2 * EDGE
    if kind == "idea":
        return f'{place(kind, wide, high)}<g class="on-bone">{placed(ICONS["idea"], 7.8, 19.8, 1.6)}</g>'
    if kind == "secret":
        rings = "".join(f'<circle class="ring" cx="27" cy="39" r="{r}"/>' for r in (30, 37, 44))
        return f'<rect class="hush" width="{wide}" height="{high}"/>{rings}{placed(secret(number), 4.2, 16, 1.9)}'
    return place(kind, wide, high)


@cache
def back(kind: str, hint: str = "") -> str:
    """The back of a card, 60 wide and 84 high: `back(*card.back.split())`. What a secret has in place of a hint is its
    number."""
    number, hint = (int(hint or 0), "") if kind == "secret" else (0, hint)
    inner = f'x="{EDGE}" y="{EDGE}" width="{BACK_WIDE - 2 * EDGE}" height="{BACK_HIGH - 2 * EDGE}"'
    sign = f'<g class="hint"><circle cx="30" cy="60" r="16"/>{placed(ICONS[hint], 18, 48)}</g>' if hint else ""
    return (
        f'<g class="card-back {kind}-back"><rect class="frame" width="{BACK_WIDE}" height="{BACK_HIGH}" rx="6"/>'
        f"{window(_picture(kind, number), EDGE, EDGE, BACK_WIDE - 2 * EDGE, BACK_HIGH - 2 * EDGE)}"
        f'<rect class="mat" {inner} rx="4"/>{sign}</g>'
    )
