"""The painting that wins: five tiles that join, each 80 wide and 96 high, and the wall on which they come together."""

from functools import cache

from bivouac.games.paleo.art import placed
from bivouac.games.paleo.figures import FIGURES
from bivouac.games.paleo.places import HAND, Spots, window

TILES = 5
TILE_WIDE, TILE_HIGH = 80, 96

# What is painted on all five: whom, in which pigment, where, how large, and how wide that is
PAINTED = (
    ("aurochs", "in-rust", 12.0, 9.0, 1.0, 120.0),
    ("mammoth", "in-charcoal", 132.0, -1.0, 1.13, 136.0),
    ("horse", "in-ochre", 262.0, 4.0, 0.5, 60.0),
    ("hunters", "in-charcoal", 254.0, 48.0, 0.5, 64.0),
    ("deer", "in-rust", 300.0, 11.0, 0.85, 102.0),
)
HANDS = ((12, 16, 0.7), (148, 15, 0.62), (386, 74, 0.8))
DOTS = (
    (36, 12), (44, 9), (52, 8), (60, 9), (140, 88), (148, 90), (156, 91), (164, 90), (172, 88),
    (234, 12), (242, 9), (250, 9), (330, 10), (338, 8), (346, 8),
)  # fmt: skip


def _hand(x: float, y: float, size: float) -> str:
    return f'<path class="print" d="{HAND}" transform="translate({x:g} {y:g}) scale({size:g})"/>'


@cache
def _painting(left: float, right: float) -> str:
    """As much of the painting as there is to see between two edges."""
    parts = [
        placed(f'<g class="{pigment}">{FIGURES[name]}</g>', x, y, scale)
        for name, pigment, x, y, scale, wide in PAINTED
        if x < right and x + wide + 6 > left
    ]
    parts += [_hand(x, y, size) for x, y, size in HANDS if left - 10 < x < right + 10]
    parts += [f'<circle class="print" cx="{x}" cy="{y}" r="2.2"/>' for x, y in DOTS if left - 3 < x < right + 3]
    return "".join(parts)


@cache
def tile(number: int) -> str:
    """A tile of the fresco, 0 to 4 from left to right, 80 wide and 96 high: a piece of stone with its part of it"
    " all."""
    left = number * TILE_WIDE
    seen = f"{left} 0 {TILE_WIDE} {TILE_HIGH}"
    slab = f'<rect class="plaster" x="{left}" width="{TILE_WIDE}" height="{TILE_HIGH}"/>'
    shade = f'<path class="plaster-shade" d="{_shade(left, number)}"/>'
    inside = window(slab + shade + _painting(left, left + TILE_WIDE), 0, 0, TILE_WIDE, TILE_HIGH, seen)
    return f'<g class="fresco-tile">{inside}<rect class="crack" width="{TILE_WIDE}" height="{TILE_HIGH}"/></g>'


def _shade(left: int, number: int) -> str:
    """The unevenness of the rock."""
    a, b = (10, 24, 6, 18, 30)[number], (60, 44, 70, 52, 64)[number]
    return f"M{left} {TILE_HIGH}v-12q{a} 6 30 2t50 4v6zM{left + b} 0q-4 10 8 14t{72 - b}-2v-12z"


def tile_places(wide: float, high: float) -> Spots:
    """Where tiles lie on a wall of this size, and how large they are there: x, y, scale."""
    scale = min((wide - 16) / (TILES * TILE_WIDE), (high - 16) / TILE_HIGH)
    left, top = (wide - TILES * TILE_WIDE * scale) / 2, (high - TILE_HIGH * scale) / 2
    return tuple((round(left + at * TILE_WIDE * scale, 2), round(top, 2), round(scale, 4)) for at in range(TILES))


def wall(wide: float, high: float, tiles: int = 0) -> str:
    """The wall of a cave with five places for tiles, so many of them there already."""
    places = tile_places(wide, high)
    empty = "".join(
        placed(f'<rect class="niche" x="2" y="2" width="{TILE_WIDE - 4}" height="{TILE_HIGH - 4}" rx="6"/>', *spot)
        for spot in places
    )
    lying = "".join(placed(tile(at), *spot) for at, spot in enumerate(places[:tiles]))
    rock = f'<rect class="cave-wall" width="{wide:g}" height="{high:g}" rx="12"/>'
    return f'<g class="fresco">{rock}{empty}{lying}</g>'
