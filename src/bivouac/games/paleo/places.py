"""The places where cards are found, as pictures of any size: what backs show, and what faces show behind an animal.

A picture fills its size, stands on its lower edge and may reach over the others: whoever uses it cuts it (`window`).
"""

from functools import cache

from bivouac.games.paleo.tags import FINGERS

PINE = "M0-40l9 13h-5l8 11h-6l9 12H3v4h-6v-4h-12l9-12h-6l8-11h-5z"
OAK = "M-2.6 0v-9q-12 1-12-9 0-7 7-8.6 2-8 8-8t8 8q7 1.6 7 8.6 0 10-12.8 9v9z"
TIPI = "M-3.6-31l2.8 5-14.2 26h30l-14.2-26 2.8-5-1.6-1L0-28.4-2-32zM0-16l4.6 16h-9.2z"
STAR = "M0-4.6l1.2 3.4 3.4 1.2-3.4 1.2L0 4.6l-1.2-3.4L-4.6 0l3.4-1.2z"
FLAME = "M.6-19q7.6 6.6 7 12-.8 6.4-7.6 6.4T-7.6-7q-.4-4.2 2.8-6.8.8 2 .6 4 4.4-3.4 4.8-9.2z"
CLAW = "M0 0q3 10 0 26-5-13 0-26z"
HAND = f"M-4.8 11{FINGERS}"

Spots = tuple[tuple[float, float, float], ...]  # where, as shares of the size, and how large


def window(drawing: str, x: float, y: float, wide: float, high: float, box: str = "") -> str:
    """A drawing that ends at the edges of its window."""
    seen = box or f"0 0 {wide:g} {high:g}"
    return f'<svg x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" viewBox="{seen}">{drawing}</svg>'


def many(shape: str, kind: str, spots: Spots, wide: float = 1, high: float = 1, size: float = 1) -> str:
    return "".join(
        f'<path class="{kind}" d="{shape}" transform="translate({x * wide:.4g} {y * high:.4g})'
        f' scale({each * size:.3g})"/>'
        for x, y, each in spots
    )


def stretched(kind: str, shape: str, wide: float, high: float, top: float = 0) -> str:
    """A shape that is drawn in a square of 100 and may lose its proportions."""
    below = f"translate(0 {top:.4g}) " if top else ""
    return f'<path class="{kind}" d="{shape}" transform="{below}scale({wide / 100:.4g} {high / 100:.4g})"/>'


def _forest(wide: float, high: float, size: float) -> str:
    back = tuple(
        (x / 100, y / 100, 0.62) for x, y in ((4, 50), (20, 44), (36, 50), (52, 43), (68, 50), (84, 44), (99, 50))
    )
    middle = tuple((x / 100, y / 100, 0.86) for x, y in ((12, 73), (32, 67), (74, 68), (92, 74)))
    front = ((0.0, 1.0, 1.15), (0.52, 0.98, 1.25), (1.0, 1.02, 1.1))
    return (
        stretched("sky-forest", "M0 0h100v100H0z", wide, high)
        + stretched("far", "M0 44q24-14 50-4t50 0v60H0z", wide, high)
        + many(PINE, "pine-far", back, wide, high, size)
        + stretched("grass", "M0 66q26-10 52-2t48-2v40H0z", wide, high)
        + many(PINE, "pine", middle, wide, high, size)
        + many(PINE, "pine-near", front, wide, high, size)
    )


def _river(wide: float, high: float, size: float) -> str:
    return (
        stretched("sky-river", "M0 0h100v100H0z", wide, high)
        + stretched("far", "M0 34q22-16 46-4 26-14 54 2v70H0z", wide, high)
        + stretched("grass", "M0 42q50-12 100 0v60H0z", wide, high)
        + stretched(
            "water", "M56 38q18 4 2 12-34 10-10 20 40 12 0 34H-4q-6-22 20-32 24-10 16-20-4-10 24-14z", wide, high
        )
        + stretched(
            "ripple", "M50 44q6 2 0 5M30 62q6-4 12-2M22 74q10-5 20 1M14 88q10-5 20 0M36 92q8-4 14 0", wide, high
        )
        + many(OAK, "pine", ((0.14, 0.46, 0.5), (0.86, 0.5, 0.62), (0.95, 0.62, 0.5)), wide, high, size)
        + many(
            "M0 0q-2-14 1-24M4 0q3-12 8-20M-4 0q-3-10-7-15",
            "reed",
            ((0.86, 1.0, 1.0), (0.72, 1.02, 0.7)),
            wide,
            high,
            size,
        )
    )


def _mountain(wide: float, high: float, size: float) -> str:
    return (
        stretched("sky-mountain", "M0 0h100v100H0z", wide, high)
        + stretched("rock-far", "M-6 76l24-38 14 16 22-34 30 44 12-14 20 26v30H-6z", wide, high)
        + stretched("rock", "M-10 104l30-52 12 12 26-46 28 46 8-8 20 48z", wide, high)
        + stretched("snow", "M58 18l14 23-6 4-5-5-6 8-5-7-6 5z", wide, high)
        + stretched("snow", "M20 52l8 8-5 6-5-4-6 4z", wide, high)
        + stretched("ridge", "M58 48q-4 20-14 30M62 46q2 24 14 40M22 68q0 16-8 26", wide, high)
        + many(PINE, "pine", ((0.08, 1.02, 0.5), (0.17, 1.04, 0.42), (0.93, 1.03, 0.52)), wide, high, size)
    )


def _hearth(wide: float, high: float, size: float) -> str:
    glow = "".join(
        f'<ellipse class="glow" cx="{wide / 2:g}" cy="{high * 0.74:.4g}" rx="{wide * share:.4g}"'
        f' ry="{high * share:.4g}"/>'
        for share in (0.62, 0.46, 0.3)
    )
    fire = (
        f'<g transform="translate({wide / 2:g} {high * 0.86:.4g}) scale({size:.3g})">'
        f'<path class="flame" d="{FLAME}" transform='
        f'"scale(1.5)"/><path class="flame-core" d="{FLAME}" transform="translate(0 -1) scale(.74)"/>'
        '<path class="log" d="M-14 4l28-6M-14-2l28 6"/></g>'
    )
    tents = ((0.17, 0.78, 0.72), (0.85, 0.76, 0.62))
    return (
        stretched("cavern", "M0 0h100v100H0z", wide, high)
        + glow
        + stretched(
            "cavern-roof",
            "M0 0H100V46Q96 30 91 26L86 36 82 20 72 15 67 27 62 13 50 10 44 20 39 11 28 14 24 27 18 20Q8 28 0 50z",
            wide,
            high,
        )
        + many(TIPI, "tipi", tents, wide, high, size)
        + stretched("cavern-floor", "M0 82q50-10 100 0v20H0z", wide, high)
        + fire
    )


def _red(wide: float, high: float, size: float) -> str:
    claws = "".join(
        f'<path class="claw" d="{CLAW}" transform="translate({wide / 2 + x * size:.4g} {high / 2 + y * size:.4g})'
        f' rotate(16) scale({size * 1.5:.3g})"/>'
        for x, y in ((-9, -22), (3, -24), (15, -20))
    )
    thorns = (
        "M0 0h100v100H0zM10 14l-6 7 6 7-6 8 6 7-6 8 6 7-6 8 6 7-6 8 8 5 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-5-6-8"
        " 6-7-6-8 6-7-6-8 6-7-6-8 6-7-6-7-8-7-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6z"
    )
    return stretched("danger", "M0 0h100v100H0z", wide, high) + stretched("danger-deep", thorns, wide, high) + claws


def _peril(wide: float, high: float, size: float) -> str:
    """What red backs hide: a bad evening among sharp things."""
    return (
        stretched("danger", "M0 0h100v100H0z", wide, high)
        + stretched("danger-sky", "M0 0h100v30q-30 14-54 4T0 42z", wide, high)
        + stretched("danger-deep", "M0 76l9-22 6 12 8-30 9 26 7-10 9 22 8-34 8 26 7-12 9 16 6-26 14"
        " 30v30H0z", wide, high)
        + many("M0 0q-6-12-16-16 9 1 13 5-2-10-9-17 9 5 12 14 2-12 9-18-4 10-3 20 5-8 12-9-8 6-10 21z", "thorn",
               ((0.1, 1.02, 1.0), (0.52, 1.04, 0.8), (0.9, 1.02, 1.15)), wide, high, size)
    )  # fmt: skip


def _cave(wide: float, high: float, size: float) -> str:
    """Where secrets are: a gallery in the rock, and its way out."""
    return (
        stretched("gallery", "M0 0h100v100H0z", wide, high)
        + stretched("gallery-light", "M34 100q-6-44 6-62 10-14 22-2 14 16 10 64z", wide, high)
        + stretched(
            "gallery-deep",
            "M0 0h100v30l-6 14-5-16-7-12-8 12-6-14-12-6-10 12-9-8-9 10-6 12-7-8-9 18-6-10zM0 100V74l8 6 8-4 9 10 7"
            " 14zM100 100V70l-9 8-8-2-7 12-3 12z",
            wide,
            high,
        )
        + many(HAND, "print", ((0.18, 0.52, 0.5), (0.86, 0.56, 0.55)), wide, high, size)
    )


def _moonrise(wide: float, high: float, size: float) -> str:
    """What missions are about: the night to come."""
    return (
        stretched("slab", "M0 0h100v100H0z", wide, high)
        + f'<circle class="halo" cx="{wide / 2:g}" cy="{high * 0.44:.4g}" r="{min(wide, high) * 0.38:.4g}"/>'
        + many(
            "M6-11q-9 3-9 11t9 11q-6 3-12-1-6-5-5-12 2-8 10-10 4-1 7 1z",
            "moon",
            ((0.51, 0.44, min(wide, high) / 38 / size),),
            wide,
            high,
            size,
        )
        + many(STAR, "star", ((0.12, 0.2, 0.7), (0.26, 0.5, 0.5), (0.8, 0.18, 0.6), (0.9, 0.52, 0.8)), wide, high, size)
        + stretched("slab-hill", "M0 84q24-14 50-5t50-5v26H0z", wide, high)
        + many(TIPI, "slab-hill", ((0.14, 0.84, 0.55), (0.84, 0.84, 0.6)), wide, high, size)
    )


def _spark(wide: float, high: float, _size: float) -> str:
    """What ideas look like."""
    x, y, far = wide / 2, high / 2, wide + high
    ways = ((1, 0), (0, 1), (1, 1), (1, -1))
    rays = "".join(
        f'<path class="ray" d="M{x - a * far:g} {y - b * far:g}L{x + a * far:g} {y + b * far:g}"/>' for a, b in ways
    )
    return stretched("bright", "M0 0h100v100H0z", wide, high) + rays


def _dream(wide: float, high: float, size: float) -> str:
    stars = (
        (0.14, 0.1, 0.9),
        (0.46, 0.08, 0.5),
        (0.88, 0.13, 0.7),
        (0.1, 0.62, 0.6),
        (0.9, 0.62, 0.9),
        (0.72, 0.76, 0.5),
    )
    swirl = "M0 0q1-4 5-3 5 2 3 8-3 6-10 4-8-4-5-13 5-10 16-7 11 6 8 19-6 12-20 10-9-2-13-10"
    return (
        stretched("dusk", "M0 0h100v100H0z", wide, high)
        + stretched("veil", "M0 34q30-22 54-4t46-8v20q-24 14-46 2T0 56z", wide, high)
        + many(swirl, "swirl", ((0.48, 0.42, 1.15),), wide, high, size)
        + many(STAR, "star", stars, wide, high, size)
        + stretched("dusk-hill", "M0 86q24-14 50-5t50-5v26H0z", wide, high)
    )


def _wall(wide: float, high: float, size: float) -> str:
    """The wall of a cave, for people, missions and whatever has no place."""
    hands = ((0.24, 0.3, 0.8), (0.76, 0.24, 0.7), (0.5, 0.62, 1.0), (0.14, 0.8, 0.62), (0.86, 0.82, 0.7))
    return (
        stretched("stone-wall", "M0 0h100v100H0z", wide, high)
        + stretched("stone-shade", "M0 0h100v6q-30 8-52 2T0 12zM0 100v-9q26-8 50-1t50-5v15z", wide, high)
        + many(HAND, "print", hands, wide, high, size)
    )


PLACES = {
    "forest": _forest,
    "river": _river,
    "mountain": _mountain,
    "hearth": _hearth,
    "red": _red,
    "dream": _dream,
    "person": _wall,
    "idea": _spark,
    "secret": _cave,
    "mission": _moonrise,
    "peril": _peril,
}


@cache
def place(kind: str, wide: float, high: float, size: float = 1) -> str:
    """The picture of a place; what has none of its own shows the wall of a cave."""
    return PLACES.get(kind, _wall)(wide, high, size)
