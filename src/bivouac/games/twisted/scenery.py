"""What grows and flows on each land, drawn about the middle of its humans. It keeps to the edges: people stand in front
of it."""

from collections.abc import Sequence

Trees = Sequence[tuple[float, float, float]]  # where their feet are, and how large they are


def _many(shape: str, kind: str, spots: Trees) -> str:
    return "".join(
        f'<path class="{kind}" d="{shape}" transform="translate({x:g} {y:g}) scale({size:g})"/>' for x, y, size in spots
    )


PINE = "M0-52l15 20h-8l14 18h-9l15 18h-54l15-18h-9l14-18h-8zM-4 4h8v8h-8z"
ROUND = "M-4 10v-14q-22 2-22-18 0-12 12-14 2-14 14-14t14 14q12 2 12 14 0 20-22 18v14z"
MAPLE = "M-3 10v-12q-20 4-22-12l8-4-8-10 12-2 2-12 9 6 5-12 6 12 9-6 1 12 12 2-8 10 8 4q-2 16-21 12v12z"
REED = "M-1 0q-2-26 4-44l3 1q-5 20-4 43zM1-46q0-16 5-17 4 1 1 18z"
PAD = "M-18 0q0-9 18-9t18 9-18 9-18-9zM0 0l20-5v9z"
ROCK = "M-28 12l4-22 16-12 18 4 14 14 6 16z"
CRYSTAL = "M-7 0l-3-18 10-14 10 14-3 18z"
SPARKS = "M0-9l2 7 7 2-7 2-2 7-2-7-7-2 7-2z"


def _river() -> str:
    water = (
        "M-104-62c30-26 68 2 84 30s-6 62 30 74 90-8 98 34q4 22-2 46h-40q10-44-20-50-60-10-84-40c-22-30 4-58-18-76"
        "-18-14-40 4-64 22z"
    )
    ripples = "M-66-60q16-4 26 8M-26 4q2 18 14 28M28 62q26-4 44 4M92 88q4 8 2 18"
    return (
        f'<path class="water" d="{water}"/><path class="ripple" d="{ripples}"/>'
        + _many(CRYSTAL, "crystal", ((-118, 4, 1.1), (-104, 12, 0.8), (98, -52, 1.2), (114, -44, 0.8), (-46, 92, 0.9)))
        + _many(SPARKS, "spark", ((-112, -42, 0.9), (116, -78, 0.8), (-30, 80, 0.7)))
        + _many(PINE, "tree", ((60, -98, 0.55), (84, -88, 0.45)))
    )


def _park() -> str:
    hill = "M-132 96q16-96 76-110 40-60 86-14 60 18 82 72 6 18 4 34-60 48-120 46-84 0-128-28z"
    return (
        f'<path class="hill" d="{hill}"/>'
        + _many(PINE, "tree", ((-112, 72, 0.9), (-92, 88, 0.7), (112, 14, 0.95), (124, 44, 0.7), (-72, -66, 0.6)))
        + '<path class="bench" d="M-38 98h46v7h-46zM-34 105v10M4 105v10M-38 88h46v6h-46z"/>'
        + '<path class="bench" d="M118-40v26M104-44h26l6 6-6 6h-26z"/>'
        + _many(SPARKS, "flower", ((-60, 60, 0.6), (70, 76, 0.7), (86, 60, 0.5), (-96, 20, 0.6)))
    )


def _lake() -> str:
    lake = "M-110 4q6-66 70-70t96 22q44 24 40 62-6 56-78 62-84 6-116-26-14-20-12-50z"
    return (
        f'<path class="water" d="{lake}"/>'
        '<path class="ripple" d="M-80-22q14-8 28 0M10-52q14-8 28 0M44 64q14-8 28 0M-64 58q14-8 28 0M60-16q12-7 24 0"/>'
        '<path class="canoe" d="M34 86q26 14 60-4-4 22-30 22t-30-18z"/><path class="oar" d="M58 98l26-30"/>'
        + _many(MAPLE, "maple", ((-92, -72, 0.75), (76, -74, 0.8), (102, -52, 0.6), (-98, 82, 0.7), (110, 60, 0.65)))
    )


def _marsh() -> str:
    return (
        '<path class="murk" d="M-120 18q20-44 74-30 38-42 92-18 66 4 62 52-6 52-66 50-54 34-106 6-62-6-56-60z"/>'
        + _many(PAD, "pad", ((-74, 52, 1), (78, -12, 0.9), (64, 74, 0.8), (-88, -8, 0.7), (4, 96, 0.9)))
        + _many(
            REED, "reed", ((-112, 44, 1), (-102, 48, 0.8), (-92, 40, 0.9), (106, 14, 1), (116, 20, 0.8), (40, 118, 0.8))
        )
        + '<path class="bubble" d="M86 46a9 9 0 1 0 .1 0zM104 34a5 5 0 1 0 .1 0zM-60 84a7 7 0 1 0 .1 0z"/>'
        + '<path class="smile" d="M80 56q6 6 12 0M83 51h.5M90 51h.5"/>'
    )


def _gorge() -> str:
    return (
        '<path class="cliff" d="M-128 90l14-108 40-34 22 20 20-44 36 4 16 34 40 6 22 58 20 20-8 60-60 22h-100z"/>'
        '<path class="crack" d="M-32-60l14 40-24 30 22 34-14 60M34-60l-10 44 26 30-16 40 20 54"/>'
        '<path class="fall" d="M-6-74l6 46-8 34 12 44-8 74h22l-4-74-8-46 6-32-4-46z"/>'
        + _many(ROCK, "rock", ((-96, 96, 0.8), (104, 74, 0.9), (84, 96, 0.6), (-112, 6, 0.55)))
        + '<path class="grumble" d="M-108 90l9 4M-84 90l-9 4M-102 104q6-6 12 0M92 66l9 4M116 66l-9 4M98 80q6-6 12 0"/>'
    )


def _woods() -> str:
    back = ((-86, -46, 0.9), (-44, -62, 0.8), (12, -68, 0.85), (58, -58, 0.9), (96, -36, 0.8), (-108, 8, 0.9))
    front = (
        (-96, 60, 1),
        (-104, 96, 0.8),
        (108, 20, 0.9),
        (114, 64, 1),
        (72, 108, 0.9),
        (-56, 112, 0.8),
        (10, 118, 0.7),
    )
    return (
        _many(ROUND, "tree far", back)
        + _many(ROUND, "tree", front)
        + '<path class="glint" d="M-100 34h.1M-90 34h.1M104 42h.1M113 42h.1M-52 88h.1M-43 88h.1M60 84h.1M68 84h.1"/>'
    )


def _chasm() -> str:
    return (
        '<path class="abyss" d="M-140 30l36-30-10-34 48 8 22-40 30 30 44-24 4 40 54 4-22 36 40 30-50 10-6 44-46-20'
        '-36 36-24-40-50 12 2-40z"/>'
        '<path class="deep" d="M-84 22l30-24 30 4 16-26 26 22 36-6 8 28 40 14-40 14-14 28-36-12-28 20-20-30-40 4z"/>'
        '<path class="plank" d="M-52 14l30 24M-10 6l24 30M34 22l26 20"/>'
    )


SCENERY = {
    "river": _river(),
    "park": _park(),
    "lake": _lake(),
    "marsh": _marsh(),
    "gorge": _gorge(),
    "woods": _woods(),
    "chasm": _chasm(),
}
"""The drawings, by site; `chasm` lies where nobody can go (TC-06)."""
