"""Pictures of the three boards: the camp, the wilderness and the night, with places for what lies on them.

Each is a group as large as one asks for, from its upper left corner. Functions that end with `_places` say where on it
things lie, as the middle of each, so that pages put pieces there. The fresco has a file of its own (`fresco`).
"""

from bivouac.games.paleo.art import MOON, SKULL, icon, placed
from bivouac.games.paleo.effects import RESOURCES
from bivouac.games.paleo.figures import FIGURES
from bivouac.games.paleo.places import OAK, PINE, STAR, TIPI, many, stretched, window

SKULLS = 5
SHUT = '<path class="cut trunk" d="M3 3l18 18"/><path class="line stem" d="M3 3l18 18"/>'
Middle = tuple[float, float]


def _board(kind: str, wide: float, high: float, inside: str) -> str:
    """A board: a picture in a frame."""
    seen = window(inside, 2, 2, wide - 4, high - 4)
    frame = f'<rect class="board-edge" x="2" y="2" width="{wide - 4:g}" height="{high - 4:g}" rx="5"/>'
    return f'<g class="board {kind}-board">{seen}{frame}</g>'


def _row(count: int, wide: float, y: float) -> tuple[Middle, ...]:
    return tuple((round(wide * (2 * at + 1) / (2 * count), 1), y) for at in range(count))


# The camp


def camp(wide: float, high: float) -> str:
    """The camp in the morning: hills and tents above, and below them free ground for what the tribe has."""
    sky = min(high * 0.42, 110)
    size = sky / 70
    return _board(
        "camp",
        wide,
        high,
        stretched("camp-ground", "M0 0h100v100H0z", wide, high)
        + stretched("morning", "M0 0h100v100H0z", wide, sky)
        + stretched("camp-hill", "M0 62q14-30 30-16 16-26 34 0 18-24 36 4v60H0z", wide, sky)
        + many(
            PINE,
            "pine-far",
            ((0.03, 0.92, 0.7), (0.07, 0.95, 0.9), (0.93, 0.92, 0.8), (0.97, 0.96, 1.0)),
            wide,
            sky,
            size,
        )
        + stretched("camp-ground", "M0 12q50-22 100 0v90H0z", wide, high, sky * 0.78)
        + many(TIPI, "tent-skin", ((0.2, 1.06, 1.2), (0.36, 0.98, 0.9), (0.8, 1.04, 1.1)), wide, sky, size)
        + placed(icon("fire"), wide * 0.58 - 18 * size, sky * 1.08 - 36 * size, 1.5 * size),
    )


def store(wide: float, high: float) -> str:
    """A hide on the ground with three places: food, wood and stone."""
    hide = "M4 16Q14 2 26 10T50 6 74 10 96 14Q92 34 97 50T96 86Q80 98 70 92T50 96 28 92 4 88Q10 68 4 50T4 16z"
    size = min(wide / 3, high) / 24 * 0.62
    signs = "".join(
        f'<circle class="ring-place" cx="{x:g}" cy="{y:g}" r="{size * 16:.4g}"/>'
        f'<g class="faint">{placed(icon(name), x - 12 * size, y - 12 * size, size)}</g>'
        for name, (x, y) in zip(RESOURCES, store_places(wide, high))
    )
    return f'<g class="store">{stretched("hide-rug", hide, wide, high)}{signs}</g>'


def store_places(wide: float, high: float) -> tuple[Middle, ...]:
    """The middles of the places for food, wood and stone."""
    return tuple((round(wide * (0.2 + 0.3 * at), 1), high / 2) for at in range(3))


def rack(wide: float, high: float, slots: int) -> str:
    """A rack of poles with so many places for ideas hanging from it."""
    posts = (
        f"M8 4L16 {high - 2:g}M18 4L8 {high - 2:g}M{wide - 8:g} 4L{wide - 16:g} {high - 2:g}M{wide - 18:g}"
        f" 4L{wide - 8:g} {high - 2:g}"
    )
    room = (wide - 40) / slots
    side = min(room - 6, high - 30)
    hanging = "".join(
        f'<path class="cord" d="M{x - side / 3:.4g} 12v{y - side / 2 - 12:.4g}M{x + side / 3:.4g}'
        f' 12v{y - side / 2 - 12:.4g}"/>'
        f'<rect class="niche" x="{x - side / 2:.4g}" y="{y - side / 2:.4g}" width="{side:.4g}" height="{side:.4g}"'
        ' rx="6"/>'
        for x, y in rack_places(wide, high, slots)
    )
    return f'<g class="rack"><path class="pole" d="{posts}"/>{hanging}<path class="pole" d="M2 12h{wide - 4:g}"/></g>'


def rack_places(wide: float, high: float, slots: int) -> tuple[Middle, ...]:
    """The middles of the places of a rack; each is a square that fits between poles and neighbours."""
    room = (wide - 40) / slots
    side = min(room - 6, high - 30)
    return tuple((round(20 + room * (at + 0.5), 1), round(22 + side / 2, 1)) for at in range(slots))


# The wilderness


def wilds(wide: float, high: float) -> str:
    """The wilderness: mountains, woods, a river, and herds far off; free ground below."""
    sky = min(high * 0.5, 130)
    size = sky / 80
    herd = "".join(
        placed(FIGURES[name], wide * x, sky * y - 80 * scale * size, scale * size)
        for name, x, y, scale in (("mammoth", 0.4, 1.06, 0.36), ("mammoth", 0.5, 1.1, 0.26), ("deer", 0.24, 1.14, 0.3))
    )
    return _board(
        "wild",
        wide,
        high,
        stretched("wild-ground", "M0 0h100v100H0z", wide, high)
        + stretched("day-sky", "M0 0h100v100H0z", wide, sky)
        + stretched("rock-far", "M0 70l9-24 6 8 10-36 12 40 8-20 9 26 12-52 14 50 7-16 13 26v50H0z", wide, sky)
        + stretched("snow", "M25 18l4.4 15-2.4 4-2-5-3 6-1.6-6zM66 12l4 14-2 5-2.4-6-2.6 7-1.6-6z", wide, sky)
        + stretched("wild-ground", "M0 14q26-20 52-8t48-4v90H0z", wide, high, sky * 0.8)
        + stretched(
            "water",
            "M78 0q10 3 2 10-14 10-2 22 16 14-6 34-16 12-10 38H88q-2-22 8-38 6-20-6-34-6-12 2-20 4-8-8-12z",
            wide,
            high,
            sky * 0.88,
        )
        + f'<g class="herd">{herd}</g>'
        + many(
            PINE, "pine", ((0.03, 1.1, 1.0), (0.08, 1.02, 0.75), (0.13, 1.12, 0.9), (0.97, 1.14, 1.0)), wide, sky, size
        )
        + many(OAK, "pine-far", ((0.64, 1.02, 0.6), (0.7, 1.08, 0.75)), wide, sky, size),
    )


def discards(wide: float, high: float) -> str:
    """Places for the two discards: the open one, which all may look through, and the hidden one."""
    card_wide, card_high = discard_size(wide, high)
    parts = [
        f'<rect class="niche" x="{x - card_wide / 2:.4g}" y="{y - card_high / 2:.4g}" width="{card_wide:.4g}" '
        f'height="{card_high:.4g}" rx="7"/><g class="faint">{placed(sign, x - 16, y - 16, 1.34)}</g>'
        for sign, (x, y) in zip((icon("perception"), icon("perception") + SHUT), discard_places(wide, high))
    ]
    return f'<g class="discards">{"".join(parts)}</g>'


def discard_size(wide: float, high: float) -> tuple[float, float]:
    """How wide and high a card is on a discard."""
    card_high = min(high, (wide - 12) / 2 * 1.4)
    return card_high / 1.4, card_high


def discard_places(wide: float, high: float) -> tuple[Middle, Middle]:
    """The middles of the open and of the hidden discard."""
    return (wide / 4, high / 2), (wide * 3 / 4, high / 2)


# The night


def night(wide: float, high: float) -> str:
    """The night: a moon, stars, the fire far below; free for missions."""
    size = min(wide / 300, high / 180, 1.4)
    stars = (
        (0.06, 0.12, 0.8), (0.2, 0.3, 0.5), (0.33, 0.1, 0.7), (0.5, 0.22, 0.5), (0.62, 0.08, 0.9), (0.94, 0.42, 0.7),
        (0.1, 0.52, 0.5), (0.76, 0.5, 0.5),
    )  # fmt: skip
    return _board(
        "night",
        wide,
        high,
        stretched("dusk", "M0 0h100v100H0z", wide, high)
        + stretched("veil", "M0 40q30-18 54-4t46-8v22q-24 12-46 2T0 62z", wide, high)
        + many(STAR, "star", stars, wide, high, size)
        + placed(f'<path class="moon" d="{MOON}"/>', wide - 62 * size, 14 * size, 2 * size)
        + stretched("night-hill", "M0 78q22-16 46-5t54-7v40H0z", wide, high)
        + stretched("dusk-hill", "M0 90q30-12 56-3t44-5v20H0z", wide, high)
        + many(TIPI, "dusk-hill", ((0.1, 0.9, 0.7), (0.18, 0.9, 0.5)), wide, high, size),
    )


def skulls(wide: float, high: float, count: int = 0) -> str:
    """Five places for skulls, so many of them taken."""
    size = skull_size(wide, high)
    parts = []
    for at, (x, y) in enumerate(skull_places(wide, high)):
        parts.append(f'<circle class="grave-place" cx="{x:g}" cy="{y:g}" r="{size * 0.62:.4g}"/>')
        if at < count:
            parts.append(placed(SKULL, x - size / 2, y - size / 2, round(size / 24, 3)))
    return f'<g class="skulls">{"".join(parts)}</g>'


def skull_size(wide: float, high: float) -> float:
    """How large a skull is on a row of this size."""
    return round(min(wide / SKULLS, high) / 1.36, 1)


def skull_places(wide: float, high: float) -> tuple[Middle, ...]:
    """The middles of the places for skulls."""
    return _row(SKULLS, wide, high / 2)
