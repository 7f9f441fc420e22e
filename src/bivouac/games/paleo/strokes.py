"""How pieces of the page begin, and small things that several of them have."""

from html import escape

from bivouac.games.paleo.art import icon, placed
from bivouac.games.paleo.places import HAND
from bivouac.games.paleo.slab import Laid
from bivouac.games.paleo.view import PaleoView

Spot = tuple[float, float]
DOT = "a2.4 2.4 0 1 0 .1 0z"
STATUS = {
    "asleep": icon("asleep"),
    "made": '<path class="leaf bough" d="M4 13l5.6 6L20 5.6"/>',
    "asks": f'<path class="call" d="{HAND}" transform="translate(12 12)"/>',
    "waits": f'<path class="slate" d="M3.6 10{DOT}m8.4 0{DOT}m8.4 0{DOT}"/>',
}
"""What a group is at, as a sign in a square of 24."""


def begin(
    name: str,
    layer: int,
    kind: str,
    spot: Spot | None = None,
    title: str = "",
    direct: bool = False,
    scale: float = 1,
    on: str = "",
) -> str:
    """How the element of a piece begins."""
    called = f' data-name="{escape(title)}"' if title else ""
    at_once = ' data-direct=""' if direct else ""
    lies = f' data-on="{on}"' if on else ""
    moved = f"translate({spot[0]:g} {spot[1]:g})" if spot else ""
    moved += f" scale({scale:g})" if scale != 1 else ""
    put = f' transform="{moved.strip()}"' if moved else ""
    return f'<g id="{name}" data-layer="{layer}" class="{kind}"{called}{at_once}{lies}{put}>'


def text(words: str, x: float, y: float, size: float, kind: str = "words") -> str:
    return f'<text class="{kind}" x="{x:g}" y="{y:g}" font-size="{size:g}">{escape(words)}</text>'


def counted(sign: str, count: int, size: float) -> str:
    """A sign in a square, and how many of it there are, in its corner; a single one has no number."""
    drawn = placed(icon(sign), 0, 0, round(size / 24, 3))
    if count == 1:
        return drawn
    r = round(0.27 * size, 1)
    return (
        f'{drawn}<circle class="count-disc" cx="{0.86 * size:.4g}" cy="{0.84 * size:.4g}" r="{r:g}"/>'
        f"{text(str(count), 0.86 * size, 0.84 * size + 0.16 * size, 0.44 * size, 'count')}"
    )


def laid_on(view: PaleoView, card: int) -> Laid:
    """What lies on a card."""
    return tuple((thing, count) for where, thing, count in view.laid if where == card)
