"""Small drawings, as SVG: humans, hideouts, the four cryptids, and the signs that stand for effects.

Everything is told apart by its shape: hikers are round, hunters triangular, researchers square. A sign is drawn in a
square of 24, a human about the middle of their feet.
"""

from functools import cache
from html import escape

Spot = tuple[float, float]

# Humans: a head, and a body in the shape of their taste

BODIES = {
    "hiker": "M-16 -15a16 16 0 1 1 32 0a16 16 0 1 1-32 0z",
    "hunter": "M0 -36l19 36h-38z",
    "researcher": "M-15 -31h30v31h-30z",
}
HEADS = {"hiker": (0, -35), "hunter": (0, -37), "researcher": (0, -37)}
LETTER_AT = {"hiker": -9, "hunter": -5, "researcher": -10}
HATS = {  # a woolly hat, a feather, spectacles
    "hiker": "M-8 -37a8 8 0 0 1 16 0z",
    "hunter": "M-9 -38h18l-4-6h-10zM3 -43l8-9",
    "researcher": "M-6 -37a2.6 2.6 0 1 0 5 0a2.6 2.6 0 1 0-5 0M1 -37a2.6 2.6 0 1 0 5 0a2.6 2.6 0 1 0-5 0",
}


def human_shape(taste: str, letter: str) -> str:
    """A human who stands on the ground; about 38 wide and 46 high."""
    x, y = HEADS[taste]
    return (
        f'<path class="body" d="{BODIES[taste]}"/><circle class="head" cx="{x}" cy="{y}" r="8"/>'
        f'<path class="hat" d="{HATS[taste]}"/><text y="{LETTER_AT[taste]}">{letter}</text>'
    )


# Signs

SHAPES = {
    "hiker": "M4 12a8 8 0 1 1 16 0a8 8 0 1 1-16 0z",
    "hunter": "M12 3l10 17h-20z",
    "researcher": "M4.5 4.5h15v15h-15z",
    "any": "M12 2l10 10-10 10-10-10z",
}
HOUSE = "M3 22v-9l9-9 9 9v9z"
ARROW = "M0-2h9v-5l9 7-9 7v-5h-9z"  # from its middle to the right

VERBS = {  # a hideout, and where humans go: to it, away from it, from the rest area, back to it
    "lure": f'<path class="house" d="{HOUSE}" transform="translate(18 0)"/><path class="way" d="{ARROW}" '
    'transform="translate(0 14)"/>',
    "scare": f'<path class="house" d="{HOUSE}"/><path class="way" d="{ARROW}" transform="translate(24 14)"/>',
    "attract": f'<path class="house" d="{HOUSE}" transform="translate(18 0)"/>'
    '<path class="way" d="M0 11.5h6.5v-6.5h5v6.5h6.5v5h-6.5v6.5h-5v-6.5h-6.5z"/>',
    "extract": f'<path class="house" d="{HOUSE}"/><path class="way" d="M25 11.5h17v5h-17z"/>',
}
BOLT = "M13 1l-9 13h6l-3 9 11-14h-7z"
HANDFUL = "M3 7l9-3 4 15-9 3zM12 3l9 2-4 16-3-.6"
PAW = (
    "M12 12c4 0 8 5 7 8-1 2-4 1-7 1s-6 1-7-1c-1-3 3-8 7-8zM4 9a2 3 0 1 0 .1 0zM9 3a2 3 0 1 0 .1 0z"
    "M15 3a2 3 0 1 0 .1 0zM20 9a2 3 0 1 0 .1 0z"
)
STAR = "M0-22l6.5 14.5 15.5 1.8-11.6 10.5 3.2 15.6L0 12.5l-13.6 7.9 3.2-15.6-11.6-10.5 15.5-1.8z"
CROWD = "M-7 10q0-12 5-13a5.5 5.5 0 1 1 4 0q5 1 5 13z"


def taste_sign(taste: str, x: float = 0) -> str:
    moved = f' transform="translate({x:g} 0)"' if x else ""
    return f'<path class="{taste}" d="{SHAPES[taste]}"{moved}/>'


# Hideouts: a burrow with a door

BURROW = "M-24 20q-2-24 10-33l14-9 14 9q12 9 10 33z"


def hideout_shape(letter: str, number: int) -> str:
    """A hideout with the letter of its seat and the number of its pile; about 48 wide and 44 high."""
    return (
        f'<path class="side" d="{BURROW}" transform="translate(0 4)"/><path class="face" d="{BURROW}"/>'
        f'<path class="roof" d="M-19-4q6-9 19-15 13 6 19 15"/><text y="15">{letter}{number}</text>'
    )


# The cryptids, in a square of 100: a head that looks at you


@cache
def portrait(cryptid: str) -> str:
    return f'<g class="portrait {cryptid}">{PORTRAITS[cryptid]}</g>'


def _eyes(left: Spot, right: Spot, size: float, pupil: float) -> str:
    return "".join(
        f'<circle class="eye" cx="{x:g}" cy="{y:g}" r="{size:g}"/><circle class="pupil" cx="{x:g}" cy="{y:g}" '
        f'r="{pupil:g}"/>'
        for x, y in (left, right)
    )


PORTRAITS = {
    "bigfoot": (
        '<path class="fur" d="M12 100q-4-26 12-36-6-34 8-46 18-14 36 0 14 12 8 46 16 10 12 36z"/>'
        '<path class="shade" d="M24 64l-7 5 8 3-7 6 9 2M76 64l7 5-8 3 7 6-9 2M38 16l4-11 6 9 5-10 4 11 6-6-2 10"/>'
        '<path class="skin" d="M32 46q-3-17 10-17 8 0 8 6 0-6 8-6 13 0 10 17 6 10-2 20-8 12-16 12t-16-12q-8-10-2-20z"/>'
        '<path class="shade" d="M32 37q9-7 16 1M68 37q-9-7-16 1"/>'
        '<path class="line" d="M46 56h8M38 67q12 7 24 0"/>' + _eyes((42, 47), (58, 47), 5, 2.6)
    ),
    "mothman": (
        '<path class="wing" d="M50 62q-34-36-48-22 0 44 24 60h48q24-16 24-60-14-14-48 22z"/>'
        '<path class="shade" d="M12 50q14 4 26 26M88 50q-14 4-26 26M20 76q10-2 18 12M80 76q-10-2-18 12"/>'
        '<path class="fur" d="M28 100q-2-34 4-52 4-20 18-20t18 20q6 18 4 52z"/>'
        '<path class="line" d="M42 30q-4-18-18-22M58 30q4-18 18-22"/>'
        '<path class="line" d="M24 8l-6 6M30 11l-7 7M36 16l-8 6M76 8l6 6M70 11l7 7M64 16l8 6"/>'
        '<path class="shade" d="M38 76l12 6 12-6M36 88l14 6 14-6"/>' + _eyes((40, 50), (60, 50), 10, 3.5)
    ),
    "frog": (
        '<path class="skin" d="M10 100q0-22 12-30-10-14-4-26-6-16 8-20 12-2 16 8 8-3 16 0 4-10 16-8 14 4 8 20 6 12-4 26'
        ' 12 8 12 30z"/>'
        '<path class="belly" d="M28 100q0-22 22-24 22 2 22 24z"/>'
        '<path class="line" d="M22 56q28 22 56 0"/><path class="tongue" d="M58 65q2 16 10 15 7-2 0-19z"/>'
        '<path class="shade" d="M46 48h.5M54 48h.5M30 44l6 2M70 44l-6 2"/>' + _eyes((27, 36), (73, 36), 9, 4)
    ),
    "jackalope": (
        '<path class="horn" d="M34 46q-14-8-14-26l-8-4 8-2 1-12 5 9 7-5-4 10q0 12 10 18zM66 46q14-8 14-26l8-4-8-2'
        '-1-12-5 9-7-5 4 10q0 12-10 18z"/>'
        '<path class="fur" d="M38 44q-10-24-3-40 8 6 12 34zM62 44q10-24 3-40-8 6-12 34z"/>'
        '<path class="fur" d="M16 100q0-16 12-22-6-34 22-38 28 4 22 38 12 6 12 22z"/>'
        '<path class="skin" d="M37 78q0-12 13-12t13 12q-2 14-13 14t-13-14z"/>'
        '<path class="line" d="M50 74v6M50 80q-4 5-8 2M50 80q4 5 8 2M46 71h8l-4 4zM34 76l-16-3M34 80l-16 4M66 76l16-3'
        'M66 80l16 4"/>'
        '<path class="teeth" d="M46 83h8v7h-8z"/>' + _eyes((39, 60), (61, 60), 6, 3)
    ),
}


def small(body: str, width: float, height: float, kind: str) -> str:
    """A drawing of its own, within a line of text."""
    return f'<svg class="{kind}" viewBox="0 0 {width:g} {height:g}" aria-hidden="true">{body}</svg>'


# Pieces


def begin(name: str, layer: int, kind: str, spot: Spot | None = None, title: str = "", direct: bool = False) -> str:
    """How the element of a piece begins."""
    called = f' data-name="{escape(title)}"' if title else ""
    at_once = ' data-direct=""' if direct else ""
    moved = f' transform="translate({spot[0]:g} {spot[1]:g})"' if spot else ""
    return f'<g id="{name}" data-layer="{layer}" class="{kind}"{called}{at_once}{moved}>'
