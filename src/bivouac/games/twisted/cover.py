"""The picture of Twisted Cryptids for a first page: dusk in the wilderness, people, and those who watch them."""

from functools import cache

from bivouac.games.twisted.art import hideout_shape, human_shape, portrait
from bivouac.games.twisted.ground import NAMESPACE
from bivouac.games.twisted.names import LETTERS
from bivouac.games.twisted.scenery import PINE, SPARKS

WIDE, HIGH = 660, 440
WATCHERS = (
    ("bigfoot", 40, 138, 1.6),
    ("mothman", 184, 110, 1.8),
    ("frog", 366, 162, 1.5),
    ("jackalope", 496, 106, 1.8),
)
HILLS = (
    ("far", "M0 250q90-70 190-20 110-80 220-8 90-70 250 0v218h-660z"),
    ("near", "M0 300q130-60 260-16 130-40 210 4 90-30 190 4v148h-660z"),
)
PINES = ((24, 268, 1.2), (178, 262, 1), (322, 256, 1.1), (474, 262, 0.95), (636, 268, 1.2))
PEOPLE = (
    ("researcher", 96, 384, 1.5),
    ("hiker", 176, 400, 1.6),
    ("hiker", 226, 384, 1.5),
    ("hunter", 404, 398, 1.6),
    ("researcher", 458, 384, 1.5),
    ("hunter", 596, 390, 1.5),
)
HIDDEN = ((0, 1, 42, 384), (1, 3, 318, 380), (3, 2, 534, 384))  # seat, number, and where
STARS = ((70, 46, 0.8), (148, 26, 0.6), (330, 34, 0.8), (452, 40, 0.6), (616, 30, 0.9), (588, 84, 0.5))


@cache
def cover() -> str:
    parts = [f'<rect class="evening" width="{WIDE}" height="{HIGH}"/><circle class="moon" cx="408" cy="96" r="44"/>']
    parts += [_placed(f'<path class="spark" d="{SPARKS}"/>', *star) for star in STARS]
    parts.append(f'<path class="back-hill" d="{HILLS[0][1]}"/>')
    parts += [_placed(f'<path class="tree" d="{PINE}"/>', *pine) for pine in PINES]
    parts += [_placed(portrait(cryptid), x, y, size) for cryptid, x, y, size in WATCHERS]
    parts.append(f'<path class="hill" d="{HILLS[1][1]}"/>')
    for seat, number, x, y in HIDDEN:
        parts.append(_placed(f'<g class="hideout of-{seat}">{hideout_shape(LETTERS[seat], number)}</g>', x, y, 1.3))
    parts += [
        _placed(f'<g class="human {kind}">{human_shape(kind, "")}</g>', x, y, size) for kind, x, y, size in PEOPLE
    ]
    return (
        f'<svg xmlns="{NAMESPACE}" class="twisted" viewBox="0 0 {WIDE} {HIGH}" role="img" '
        f'aria-label="Twisted Cryptids">'
        f"{''.join(parts)}</svg>"
    )


def _placed(drawing: str, x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{drawing}</g>'
