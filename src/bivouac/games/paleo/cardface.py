"""The face of a card: its title, a picture, and its actions in signs."""

from functools import lru_cache

from bivouac.games.paleo.art import HEART, ICONS, icon, placed
from bivouac.games.paleo.cards import Card
from bivouac.games.paleo.effects import SKILLS
from bivouac.games.paleo.figures import FIGURES
from bivouac.games.paleo.fit import fit, written
from bivouac.games.paleo.places import place, window
from bivouac.games.paleo.rows import Named, action_row

CARD_WIDE, CARD_HIGH = 150, 210
HEAD = 34  # how high the coloured head is
SIDE = 4  # what rows leave free at both sides
FOOT = 22  # the sign of help
BETWEEN = 3
LEAST = 9  # a picture that would be lower is left out
LINES = ((26.0, 1.0), (24.5, 1.0), (23.4, 1.0), (23.4, 0.92), (23.4, 0.85), (23.4, 0.78), (23.4, 0.72), (23.4, 0.66))
"""How high lines are, and how large their signs: what has much to say says it in closer lines, and in smaller ones."""
TAB = "M55 188.5h40q7 0 7 7v14.5H48v-14.5q0-7 7-7z"
SHOWN = 34  # a lower picture has nobody in it
KIND_SIGNS = {"danger": "hostile", "mission": "night", "idea": "idea", "ally": "extra"}
TITLES = (15, 13.5, 12, 11, 10, 9)


@lru_cache(maxsize=512)
def card_svg(card: Card, title: str, named: Named = str, wounds: int = 0) -> str:
    """The face of a card, 150 wide and 210 high, as a group.

    `title` is what it is called, `named` gives the names of the cards and states that its actions speak of (by id),
    `wounds` are those that lie on a person.
    """
    room = CARD_HIGH - HEAD - (FOOT if card.help else BETWEEN)
    for line, scale in LINES:
        below, high = _below(card, named, wounds, (CARD_WIDE - 2 * SIDE) / scale, line)
        if scale * high <= room:
            break
    scale = min(scale, room / high)
    top = HEAD + room - scale * high
    parts = [f'<rect class="sheet" width="{CARD_WIDE}" height="{CARD_HIGH}" rx="10"/>']
    if top - HEAD >= LEAST:
        parts.append(_picture(card, round(top - HEAD, 1)))
    parts.append(_head(card, title))
    parts.append(placed(below, SIDE, round(top, 1), round(scale, 3)))
    if card.help:
        parts.append(f'<path class="helps" d="{TAB}"/>{placed(icon("help"), 66, 190.6, 0.75)}')
    parts.append(f'<rect class="outline" width="{CARD_WIDE}" height="{CARD_HIGH}" rx="10"/>')
    return f'<g class="card-face {card.kind}-card">{"".join(parts)}</g>'


def _head(card: Card, title: str) -> str:
    left, right = (32 if card.tag else 6), (28 if card.kind in KIND_SIGNS else 6)
    wide = CARD_WIDE - left - right
    band = f'<path class="head" d="M10 0h{CARD_WIDE - 20}q10 0 10 10v{HEAD - 10}H0V10Q0 0 10 0z"/>'
    words = written(fit(title, wide - 5, TITLES, 2), "title", left + wide / 2, HEAD / 2, wide - 5)
    tag = f'<circle class="disc" cx="18" cy="17" r="13.5"/>{placed(icon(card.tag), 8.4, 7.4, 0.8)}' if card.tag else ""
    sign = placed(icon(KIND_SIGNS[card.kind]), CARD_WIDE - 27, 7, 0.86) if card.kind in KIND_SIGNS else ""
    return f'{band}{words}{tag}<g class="on-head">{sign}</g>'


def _picture(card: Card, high: float) -> str:
    """What there is to see: the place, and in front of it whom one meets there."""
    kind = "peril" if card.red else card.back.split()[0]
    size = max(0.7, min(1.3, high / 60))
    behind = f'<g class="{"behind" if card.tag else "view"}">{place(kind, CARD_WIDE, high, size)}</g>'
    return window(behind + _met(card, high) * (high >= SHOWN), 0, HEAD, CARD_WIDE, high)


def _met(card: Card, high: float) -> str:
    """Whom one meets, or of an idea, what one makes."""
    if card.tag in FIGURES:
        scale = round(min((high - 8) / 80, 1.1), 3)
        return placed(FIGURES[card.tag], (CARD_WIDE - 120 * scale) / 2, high - 80 * scale - 2, scale)
    shown = (
        next((token.word for action in card.actions for token in action.gain), "") if card.kind == "idea" else card.tag
    )
    scale = round(min((high - 8) / 24, 3.6), 3)
    return placed(ICONS[shown], (CARD_WIDE - 24 * scale) / 2, (high - 24 * scale) / 2, scale) if shown else ""


def _below(card: Card, named: Named, wounds: int, wide: float, line: float) -> tuple[str, float]:
    """All that stands below the picture, from its top, and how high it is."""
    rows = [_person(card, wounds, wide)] if card.kind == "person" else []
    rows += [action_row(action, wide, named, line) for action in card.actions]
    if card.slots:
        rows.append(_slots(card, wide))
    y, parts = float(BETWEEN), []
    for svg, high in rows:
        parts.append(placed(svg, 0, round(y, 1)))
        y += high + BETWEEN
    return "".join(parts), y


def _person(card: Card, wounds: int, wide: float) -> tuple[str, float]:
    """What a person can do and brings along; hearts in a row, the wounded ones hollow, and at their end a skull."""
    shown = [placed(icon(name), 0, 0, 1.25) for name, count in zip(SKILLS, card.skills) for _ in range(count)]
    if card.tool:
        shown.append(
            f'<rect class="slot" x="-1" y="-1" width="32" height="32" rx="7"/>{placed(icon(card.tool), 2, 2, 1.1)}'
        )
    marks = [heart(at < wounds) for at in range(card.hearts)] + [icon("skull")]
    parts = [placed(each, x, 4) for each, x in zip(shown, _spread(len(shown), 30, 6, wide))]
    size = min(24.0, wide / len(marks) - 2)
    parts += [placed(each, x, 40, round(size / 24, 3)) for each, x in zip(marks, _spread(len(marks), size, 2, wide))]
    return f'<g class="row"><rect class="ground" width="{wide:g}" height="68" rx="7"/>{"".join(parts)}</g>', 68


def _spread(count: int, size: float, gap: float, wide: float) -> list[float]:
    """Where things of one size begin, so that they lie about the middle."""
    left = (wide - count * (size + gap) + gap) / 2
    return [round(left + at * (size + gap), 1) for at in range(count)]


def heart(wounded: bool) -> str:
    """A heart in a square of 24; a wounded one is hollow and has a drop in it."""
    if not wounded:
        return icon("heart")
    return f'<path class="hollow" d="{HEART}"/>{placed(ICONS["wound"], 6.4, 4.6, 0.46)}'


def _slots(card: Card, wide: float) -> tuple[str, float]:
    """Places for what may be laid on the card (PA-21)."""
    things = [thing for thing, count in card.slots for _ in range(count)]
    size = min(26.0, wide / len(things) - 3)
    parts = [
        f'<rect class="slot" x="{x:g}" y="0" width="{size:g}" height="{size:g}" rx="6"/>'
        f'<g class="faint">{placed(icon(thing), x + size * 0.12, size * 0.12, round(size * 0.76 / 24, 3))}</g>'
        for thing, x in zip(things, _spread(len(things), size, 3, wide))
    ]
    return "".join(parts), size
