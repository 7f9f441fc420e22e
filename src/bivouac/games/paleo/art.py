"""The signs of the language of cards, as SVG: one for every word, each in a square of 24 and unlike all others.

They are told apart by their shape and stay so at twenty pixels. Drawings have no colours of their own: `things` says
what their classes mean, `style` what they look like. Tools and goods are in `things`, tags and hints in `tags`.
"""

from bivouac.games.paleo.tags import HAND, TAGS_DRAWN
from bivouac.games.paleo.things import THINGS_DRAWN

SIZE = 24


def placed(drawing: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A drawing elsewhere, larger or smaller, turned clockwise."""
    moves = f"translate({x:.5g} {y:.5g})" if x or y else ""
    moves += f" rotate({turn:g})" if turn else ""
    moves += f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="{moves.strip()}">{drawing}</g>' if moves else drawing


# Shapes that several signs have

HEART = "M12 22Q1.2 14.4 1.2 8.4 1.2 2.6 6.8 2.6q3.6 0 5.2 3.4 1.6-3.4 5.2-3.4 5.6 0 5.6 5.8 0 6-10.8 13.6z"
DROP = "M12 .8q8.2 9.6 8.2 14.6a8.2 7.8 0 0 1-16.4 0q0-5 8.2-14.6z"
CARD = "M4.4 1.6h11.2q2 0 2 2v14.8q0 2-2 2H4.4q-2 0-2-2V3.6q0-2 2-2z"
SKULL = (
    '<path class="bone" d="M12 1.6q9.8 0 9.8 9.4 0 4.4-3.6 6v5.4H5.8V17q-3.6-1.6-3.6-6 0-9.4 9.8-9.4z"/>'
    '<path class="dark" d="M7.8 8.4a2.9 2.9 0 1 1-.1 0zM16.2 8.4a2.9 2.9 0 1 1-.1 0zM12 14l1.5 3h-3z"/>'
    '<path class="dark-line hair" d="M9.6 19v3M12 19v3M14.4 19v3"/>'
)
MOON = "M14.6 1.2q-6 3.4-6 10t7.4 10.2q-4 2.2-8.4.6Q1.2 19.6 1.2 12.4 1.6 5 8.4 1.8q3-1.2 6.2-.6z"
STACK = '<path class="bone" d="M8.6 4.2l11.4 1.4-1.6 16.8L7 21z"/><path class="bone" d="M3.4 3h11.4v17H3.4z"/>'

WORDS_DRAWN = {
    "strength": (
        '<path class="rust" d="M6.6 23v-4.2Q2.6 16.6 2.6 12V6.4q0-2.2 2.2-2.2 1.4 0 2 1 .4-2.6 2.8-2.6 1.8 0 2.5 1.5'
        ".7-1.4 2.5-1.4 2 0 2.6 1.9.6-.8 1.9-.8 2.3 0 2.3 2.4v6.4q0 4.4-3.4 6.4v4z"
        '"/><path class="cut hair" d="M6.8 5.6v5M12 4.6v5.6M17 5v5.4M2.8 12.4q5 3.6 10.2-.2"/>'
    ),
    "perception": (
        '<path class="slate" d="M.6 12Q5.6 3.6 12 3.6T23.4 12Q18.4 20.4 12 20.4T.6 12z"/>'
        '<circle class="bone" cx="12" cy="12" r="5"/><circle class="dark" cx="12" cy="12" r="2.6"/>'
    ),
    "skill": (
        f'<path class="leaf" d="{HAND}"/><path class="bone" d="M12.2 12.4l3.6 4.2-1.4 4.6h-4.6L8.6 17z"/>'
        '<path class="dark-line hair" d="M12.2 12.6l-.6 4.4 2.8 4"/>'
    ),
    "dice": (
        '<path class="bone" d="M5 2.4h14q2.6 0 2.6 2.6v14q0 2.6-2.6 2.6H5q-2.6 0-2.6-2.6V5Q2.4 2.4 5 2.4z"/>'
        '<path class="dark" d="M7.6 5.6a2 2 0 1 0 .1 0zM16.4 5.6a2 2 0 1 0 .1 0zM12 10a2 2 0 1 0 .1 0zM7.6 14.4a2 2'
        " 0 1 "
        '0 .1 0zM16.4 14.4a2 2 0 1 0 .1 0z"/>'
    ),
    "grave": (
        '<path class="flint" d="M12 .8q4.2.4 4.2 3.2T12 7.2 7.8 4 12 .8zM12 8q6.6.2 6.8 3.4.2 3.4-6.8'
        " 3.4t-6.8-3.4Q5.4 8.2"
        ' 12 8zM12 15.6q10 .2 10.6 3.6.4 3.8-10.6 3.8T1.4 19.2q.6-3.4 10.6-3.6z"/>'
        '<path class="cut hair" d="M8.6 11.6q.6-1.2 2.6-1.4M5.4 19.2q1.2-1.2 3.8-1.4"/>'
    ),
    "have": (
        f'<path class="bone" d="{CARD}"/><path class="cut trunk" d="M7 13l5 6 9.6-13"/>'
        '<path class="leaf stem" d="M7 13l5 6 9.6-13"/>'
    ),
    "hold": (
        '<path class="earth" d="M.8 13.6q2.4-2.2 5 .4l2.2 1.8h4.6q2 .2 1.8 1.8l5.2-3.6q2-1.2 3 .2.8 1.4-.8 2.8l-6.2 5.2'
        'q-1.2.8-2.8.8H6.6L.8 19.8z"/><path class="ochre" d="M12 1.6l5.4 5.2L12 12 6.6 6.8z"/>'
    ),
    "laid": (
        '<path class="bone" d="M5.6 11.4h12.8q1 0 1.4 1l3 8.6q.4 1.4-1 1.4H2.2q-1.4 0-1-1.4l3-8.6q.4-1 1.4-1z"/>'
        '<path class="rust rim" d="M12 8.6l5 4.6-5 5.2-5-5.2z"/><path class="line twig" d="M12 .8v4M9 2.6l3 3.2'
        ' 3-3.2"/>'
    ),
    "help": (
        '<path class="ochre" d="M5.4 1a3.4 3.4 0 1 0 .1 0zM18.6 1a3.4 3.4 0 1 0 .1 0z"/>'
        '<path class="ochre bough" d="M5.2 11.4v10M18.8 11.4v10M5.2 14h13.6"/>'
    ),
    "cards": (
        f'<g transform="rotate(-12 10 12)"><path class="bone" d="{CARD}"/>'
        '<path class="dark-line hair" d="M5.4 5h9M5.4 8h9"/>'
        '</g><path class="ink rim" d="M17 8.6h4v7h2.6l-4.6 7-4.6-7H17z"/>'
    ),
    "destroy": (
        '<path class="rust" d="M3.6 1.6h8.2l-2.6 5 2.8 4-3.6 4.4 1.8 5.4H3.6q-2 0-2-2V3.6q0-2 2-2zM14.8 3.6h5.6q2 0'
        " 2 2v"
        '14.8q0 2-2 2h-6.8L11.4 17l4-4.6-3-4.2z"/>'
    ),
    "bury": (
        '<path class="bone" d="M7.2 8.6h9.6v12H7.2z"/><path class="ink rim" d="M10.4.8h3.2v4.4h3L12 10.6 7.4 5.2h3z"/>'
        '<path class="earth" d="M.6 23q1-5.6 5-6.4 2 2 4-.2 2.6 2.2 5 0 2.2 2 4 .2 3.8 1 4.8 6.4z"/>'
    ),
    "person": (
        '<path class="leaf" d="M12 1a5.4 5.8 0 1 0 .1 0zM1.8 23.2q0-9.4 6.8-10.2 3.4 2.6 6.8 0 6.8.8 6.8 10.2z"/>'
    ),
    "dream": (
        '<path class="berry" d="M6 17.4q-5-.4-5-5 0-4 4-4.8.4-5.6 6-6 4.2-.2 6 3.4 5.4-.2 6 5 .2 7-6 7.4z"/>'
        '<path class="berry" d="M7.6 18.4a2 2 0 1 0 .1 0zM4 21.6a1.3 1.3 0 1 0 .1 0z"/>'
        '<path class="hole" d="M12.2 4.6q-3 2-2.4 5t4.6 3.4q-3.6 2.4-6.4-.6-2.2-3.6.4-6.2 1.6-1.6 3.8-1.6zM17 6.8l.7'
        " 1.9 1.9"
        '.7-1.9.7-.7 1.9-.7-1.9-1.9-.7 1.9-.7z"/>'
    ),
    "idea": (
        '<path class="ochre" d="M12 .4l2.2 6.2 5.9-2.7-2.7 5.9 6.2 2.2-6.2 2.2 2.7 5.9-5.9-2.7-2.2 6.2-2.2-6.2-5.9 2.7'
        ' 2.7-5.9L.4 12l6.2-2.2-2.7-5.9 5.9 2.7z"/><circle class="hole" cx="12" cy="12" r="2.6"/>'
    ),
    "tile": (
        '<path class="sand" d="M2.6 3.6L11 1.4l10 1.8 1.8 9-1.6 8.6-9.4 1.8-9.4-1.4-1.2-9.4z"/>'
        '<path class="hole" d="M5.2 17.6q-.6-7.2 3.4-8.6 3.2-1 7.2.6l1-3.2q.8 1 .4 3l2.4 1.8q.6 2-1.8 2.2-1.4'
        " 1.2-1.8 4.4h"
        '-1.6l-.4-3.2q-2.6.6-4.8-.2l-.8 3.4H7l-.4-3z"/>'
    ),
    "skull": SKULL,
    "lift": f'{SKULL}<path class="cut trunk" d="M3 21.6L21 3"/><path class="leaf bough" d="M2.6 22L21.4 2.6"/>',
    "wound": f'<path class="blood" d="{DROP}"/><path class="cut hair" d="M7.4 15.6q.4 3.4 3.6 4"/>',
    "heart": f'<path class="blood" d="{HEART}"/><path class="cut hair" d="M4.4 9q-.2-2.8 2.2-3.2"/>',
    "heal": (
        f'<path class="leaf" d="{HEART}"/><path class="hole" d="M10.4'
        ' 6.6h3.2v3.2h3.2V13h-3.2v3.2h-3.2V13H7.2V9.8h3.2z"/>'
    ),
    "craft": (
        '<path class="earth bough" d="M4.6 21.6L13 10.8"/>'
        '<path class="flint" d="M8.4 7.2q.6-4 5-5.8l8.8 7q-.8 4.4-5 5.4-2.6.2-4.6-1.6-3.4-2.2-4.2-5z"/>'
        '<path class="ochre twig" d="M17.4 17.4l1.6 4M20.6 16l2.6 2.4M3 3.6l2.4 2.2M1.4 9l3.2.2"/>'
    ),
    "mend": f'{STACK}<g transform="translate(4.4 6.6) scale(.72)"><path class="leaf rim" d="{HEART}"/></g>',
    "pile": f'{STACK}<g transform="translate(4.6 6) scale(.7)"><path class="blood rim" d="{DROP}"/></g>',
    "loose": (
        placed(TAGS_DRAWN["paw"], 5, 0, 0.78)
        + '<path class="bone" d="M1.4 19.4h14.4v3.4H1.4z"/><path class="rust twig" d="M2.6 4v10M.8 11l1.8 3.4L4.6 11"/>'
    ),
    "become": (
        '<path class="berry stem" d="M4 10.4q1-6.4 8-6.8 4 .2 6 3M20 13.6q-1 6.4-8 6.8-4-.2-6-3"/>'
        '<path class="berry" d="M21.6 1.4v8h-8zM2.4 22.6v-8h8z"/>'
    ),
    "ignore": (
        '<path class="rust" d="M12 1.4L23 21.6H1z"/><path class="cut stem" d="M12 8.4v5.6M12 18v.2"/>'
        '<path class="cut bough" d="M3 3.6l18 18"/><path class="leaf stem" d="M3 3.6l18 18"/>'
    ),
    "victory": (
        '<path class="ochre" d="M4.4 18.6a7.6 7.6 0 0 1 15.2 0z"/><path class="line twig" d="M.8 21.8h22.4"/>'
        '<path class="ochre stem" d="M12 2v4.6M4 5.4l2.8 3.4M20 5.4l-2.8 3.4M1 12.8l3.4 1.6M23 12.8l-3.4 1.6"/>'
    ),
    "hostile": '<path class="blood" d="M12 1L23.4 22H.6z"/><path class="cut stem" d="M12 8.4v6M12 18.4v.2"/>',
    "night": (
        f'<path class="slate" d="{MOON}"/><path class="slate" d="M18.4 3.4l1.2 3.4 3.4 1.2-3.4 1.2-1.2'
        ' 3.4-1.2-3.4L13.8 8l3.4-1.2z"/>'
    ),
    "extra": (
        '<path class="berry twig" d="M21.8 9.4A10.2 10.2 0 1 1 17 3.2"/>'
        '<path class="berry" d="M15.4 0l6.6 3-5.2 4.6z"/>'
        '<path class="berry stem" d="M12 7.4v9.2M7.4 12h9.2"/>'
    ),
    "deck": f'{STACK}<path class="dark-line hair" d="M6 6h6M6 9h6"/>',
    "asleep": '<path class="slate stem" d="M3 3.4h8l-8 9h8M14.6 12h6.4l-6.4 8h6.4"/>',
}


def _goods(*things: str) -> str:
    """Two or three things, small: any mix of them."""
    spots = ((0, 0), (10.6, 4.6), (1.6, 12.4)) if len(things) == 3 else ((-0.4, 0), (10.4, 10))
    scale = 0.54 if len(things) == 3 else 0.58
    slash = "" if len(things) == 3 else '<path class="line twig" d="M19.6 3.4L4.4 20.6"/>'
    return "".join(placed(THINGS_DRAWN[thing], x, y, scale) for thing, (x, y) in zip(things, spots)) + slash


BUBBLE = (
    '<path class="slate" d="M12 1.4q11 .4 11 9.4-.2 9-11 9.2-1.8 0-3.4-.4L2.4 23l1.2-5.6Q1 14.8 1 10.8q.2-9 11-9.4z"/>'
)


def secret(number: int = 0) -> str:
    """A secret: a bubble with its number, or with a question mark."""
    return f'{BUBBLE}<text class="told" x="12" y="15.6">{number or "?"}</text>'


ICONS = {
    **THINGS_DRAWN,
    **TAGS_DRAWN,
    **WORDS_DRAWN,
    "tiles": f'<g class="faint">{placed(WORDS_DRAWN["tile"], 5, 0, 0.78)}</g>{placed(WORDS_DRAWN["tile"], 0, 5, 0.78)}',
    "secret": secret(),
    "goods": _goods("food", "wood", "stone"),
    **{f"{one}/{other}": _goods(one, other) for one, other in (("food", "wood"), ("food", "stone"), ("wood", "stone"))},
}


def icon(name: str) -> str:
    """The sign of a word, a thing, a tag or a hint, in a square of 24; KeyError for what has none."""
    return ICONS[name]


def small(drawing: str, wide: float = SIZE, high: float = SIZE) -> str:
    """A drawing as a picture of its own, within a line of text: as high as a line."""
    return f'<svg class="paleo inline" viewBox="0 0 {wide:g} {high:g}" aria-hidden="true">{drawing}</svg>'


def die_face(skill: str, n: int) -> str:
    """A die that shows a skill once or twice, in a square of 24."""
    spots = ((4.2, 4.2, 0.65),) if n == 1 else ((2.2, 2.2, 0.46), (10.8, 10.8, 0.46))
    shown = "".join(placed(ICONS[skill], *spot) for spot in spots)
    return (
        '<path class="die" d="M4.6 1h14.8Q23 1 23 4.6v14.8q0 3.6-3.6 3.6H4.6Q1 23 1 19.4V4.6Q1 1 4.6 1z"/>'
        f'<g class="on-bone">{shown}</g>'
    )
