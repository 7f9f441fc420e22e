"""The picture of Paleo for a first page: an evening in the cave, and somebody who paints what the day has brought."""

from functools import cache

from bivouac.games.paleo.art import placed
from bivouac.games.paleo.figures import FIGURES
from bivouac.games.paleo.places import FLAME, HAND, many

NAMESPACE = "http://www.w3.org/2000/svg"
WIDE, HIGH = 660, 440
HERD = (
    ("mammoth", "in-charcoal", 236.0, 84.0, 1.84),
    ("aurochs", "in-rust", 40.0, 132.0, 1.34),
    ("horse", "in-ochre", 146.0, 66.0, 0.76),
    ("deer", "in-rust", 470.0, 112.0, 1.2),
    ("hunters", "in-charcoal", 452.0, 206.0, 0.66),
)
HANDS = ((96, 104, 1.2), (466, 92, 1.2), (580, 232, 1.2), (246, 250, 1.2), (52, 270, 1.2))
DOTS = tuple(
    (x, y)
    for x, y in ((258, 84), (272, 78), (287, 75), (302, 75), (316, 78), (484, 266), (498, 270), (513, 271), (528, 270))
)
ROOF = (
    "M0 0H660V226Q642 136 612 98L603 130 588 80 548 54 534 96 518 46 452 30 441 54 424 26 352 18 334 52 318 16 236"
    " 22 227 44 210 26"
    " 140 38 127 74 110 46 68 72 57 108 42 88Q14 136 0 226z"
)
FLOOR = "M0 346Q60 322 130 336 220 318 320 334 430 318 520 334 600 322 660 344V440H0z"
STANDING = (  # who reaches up to the wall
    "M-18 0L-14-56Q-22-80-16-100-4-112 14-102L40-140Q46-146 51-141 55-136 51-130L24-84Q20-66 20-54L26 0H10L3-44-4 0z"
    "M2-136a14 15 0 1 1-.1 0z"
)
SITTING = "M-34 0Q-38-40-14-58 8-66 20-46L28-26Q46-22 52 0zM4-93a14.5 15.5 0 1 1-.1 0z"
CHILD = "M-22 0Q-24-26-9-38 6-42 13-30L19-16Q30-14 33 0zM2-64a11 12 0 1 1-.1 0z"
PEOPLE = (
    (STANDING, 170, 392, 1.0),
    (SITTING, 266, 412, 0.94),
    (CHILD, 326, 424, 0.95),
    (SITTING, 520, 416, -1.0),
    (CHILD, 588, 420, -1.0),
)


def _light() -> str:
    return "".join(
        f'<ellipse class="glow" cx="410" cy="330" rx="{420 * at:g}" ry="{310 * at:g}"/>' for at in (1, 0.72, 0.46)
    )


def _fire() -> str:
    logs = '<path class="log" d="M-30 8l60-13M-30-5l60 13"/>'
    flames = (
        f'<path class="flame" d="{FLAME}" transform="scale(3.4)"/>'
        f'<path class="flame-core" d="{FLAME}" transform="translate(0 -2) scale(1.7)"/>'
    )
    return placed(flames + placed(logs, 0, 0, 1.1), 416, 404)


def _person(shape: str, x: float, y: float, size: float) -> str:
    return f'<path class="shadow" d="{shape}" transform="translate({x:g} {y:g}) scale({size:g} {abs(size):g})"/>'


@cache
def cover() -> str:
    herd = "".join(
        placed(f'<g class="{pigment}">{FIGURES[name]}</g>', x, y, scale) for name, pigment, x, y, scale in HERD
    )
    dots = "".join(f'<circle class="print" cx="{x}" cy="{y}" r="4"/>' for x, y in DOTS)
    return (
        f'<svg xmlns="{NAMESPACE}" class="paleo" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="Paleo">'
        f'<g class="evening"><rect class="plaster" width="{WIDE}" height="{HIGH}"/>{_light()}'
        f"{many(HAND, 'print', HANDS)}{dots}{herd}"
        f'<path class="cavern-roof" d="{ROOF}"/><path class="cavern-floor" d="{FLOOR}"/>'
        '<ellipse class="glow" cx="416" cy="408" rx="230" ry="54"/><ellipse class="glow" cx="416" cy="408" rx="130"'
        f' ry="30"/>{_fire()}{"".join(_person(*one) for one in PEOPLE)}</g></svg>'
    )
