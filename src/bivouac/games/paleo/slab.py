"""Cards that lie on their side: for places that are wider than high, with signs as large as there is room for."""

from functools import lru_cache

from bivouac.games.paleo.art import ICONS, icon, placed, secret
from bivouac.games.paleo.cardface import KIND_SIGNS, heart
from bivouac.games.paleo.cards import Card
from bivouac.games.paleo.effects import SKILLS, THINGS
from bivouac.games.paleo.figures import FIGURES
from bivouac.games.paleo.fit import fit, written
from bivouac.games.paleo.places import place, window
from bivouac.games.paleo.rows import Named, action_row

Laid = tuple[tuple[int, int], ...]
"""Things that lie on a card, and how many of each."""

SCALES = (2.0, 1.9, 1.8, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1.0, 0.92, 0.86, 0.8, 0.7)
TITLES = (26, 24, 22, 20, 18, 16, 14, 12, 10.5, 9)
LEGIBLE = 1.2  # signs that are smaller would rather have the room of the picture
READABLE = 0.8  # signs that are smaller are left out
BETWEEN, EDGE = 3.0, 5.0
TOKEN_WIDE, TOKEN_HIGH = 76, 100
SHAPE = TOKEN_WIDE / TOKEN_HIGH


@lru_cache(maxsize=2048)
def slab(card: Card, title: str, named: Named, wide: float, high: float, laid: Laid = ()) -> str:
    """A card, face up, in any size: its title above, a picture at the left or above, its actions in rows."""
    head = round(min(40.0, max(24.0, 0.2 * high)), 1)
    room = high - head - EDGE
    beside, rows, scale, tall = _arranged(card, named, wide, room, laid)
    if scale < READABLE:
        return _poster(card, title, wide, high, laid)
    parts = [f'<rect class="sheet" width="{wide:g}" height="{high:g}" rx="10"/>']
    if beside:
        parts.append(_picture(card, 0, head, beside, high - head))
    elif room - tall >= 26:
        parts.append(_picture(card, 0, head, wide, room - tall))
    left = (beside or 0) + EDGE
    top = head + (room - tall) / 2 + 1 if beside else head + room - tall
    y = top
    for svg, row in rows:
        parts.append(placed(svg, round(left, 1), round(y, 1), scale))
        y += scale * (row + BETWEEN)
    parts += [_head(card, title, wide, head), f'<rect class="outline" width="{wide:g}" height="{high:g}" rx="10"/>']
    return f'<g class="card-face slab {card.kind}-card">{"".join(parts)}</g>'


def _poster(card: Card, title: str, wide: float, high: float, laid: Laid) -> str:
    """A card with so much to say that it has no room for it: its title and a picture. To touch it is to read it."""
    head = round(min(58.0, 0.46 * high), 1)
    fitted = fit(title, wide - 10, [size for size in TITLES[3:] if size <= 0.42 * head], 2)
    parts = [
        f'<rect class="sheet" width="{wide:g}" height="{high:g}" rx="10"/>',
        _picture(card, 0, head, wide, high - head),
        f'<path class="head" d="M10 0h{wide - 20:g}q10 0 10 10v{head - 10:g}H0V10Q0 0 10 0z"/>',
        written(fitted, "title", round(wide / 2, 1), head / 2, wide - 10),
        _things(laid, 20, high - 20),
        f'<rect class="outline" width="{wide:g}" height="{high:g}" rx="10"/>',
    ]
    return f'<g class="card-face poster {card.kind}-card">{"".join(parts)}</g>'


def _things(laid: Laid, x: float, y: float) -> str:
    """What lies on a card, side by side, each with its number."""
    return "".join(
        f'<g class="on-disc"><circle class="disc" cx="{x + 38 * at:g}" cy="{y:g}" r="16"/>'
        f"{placed(icon(THINGS[thing]), x - 13 + 38 * at, y - 12, 0.8)}"
        f'<text class="number halo" x="{x + 11 + 38 * at:g}" y="{y + 13:g}">{count}</text></g>'
        for at, (thing, count) in enumerate(laid)
    )


def _arranged(
    card: Card, named: Named, wide: float, room: float, laid: Laid
) -> tuple[float, list[tuple[str, float]], float, float]:
    """How wide the picture beside the rows is (0: above them), the rows, their scale, and how high all are then. There
    is a picture beside them where that leaves the signs large enough to be read."""
    beside = round(min(0.27 * wide, 1.1 * room), 1)
    for scale in SCALES if wide > 1.25 * room else ():
        if scale < LEGIBLE:
            break
        rows, tall = _rows_at(card, named, wide - beside, scale, laid)
        if tall <= room:
            return beside, rows, scale, tall
    for scale in SCALES:
        rows, tall = _rows_at(card, named, wide, scale, laid)
        if tall <= room:
            break
    return 0.0, rows, scale, tall


def _rows_at(card: Card, named: Named, wide: float, scale: float, laid: Laid) -> tuple[list[tuple[str, float]], float]:
    rows = _rows(card, named, (wide - 2 * EDGE) / scale, laid)
    return rows, scale * sum(row + BETWEEN for _, row in rows)


def _rows(card: Card, named: Named, wide: float, laid: Laid) -> list[tuple[str, float]]:
    rows = [action_row(action, wide, named) for action in card.actions]
    return [*rows, _slots(card, laid, wide)] if card.slots else rows


def _slots(card: Card, laid: Laid, wide: float) -> tuple[str, float]:
    """Places for what may be laid on the card, and what lies there (PA-21)."""
    things = [thing for thing, count in card.slots for _ in range(count)]
    there = {THINGS[thing]: count for thing, count in laid}
    size = min(26.0, wide / len(things) - 3)
    left, parts, seen = (wide - (size + 3) * len(things) + 3) / 2, [], dict.fromkeys(there, 0)
    for at, thing in enumerate(things):
        taken = seen.get(thing, 0) < there.get(thing, 0)
        seen[thing] = seen.get(thing, 0) + 1
        x = left + at * (size + 3)
        sign = placed(icon(thing), round(x + size * 0.12, 1), round(size * 0.12, 1), round(size * 0.76 / 24, 3))
        parts.append(
            f'<rect class="slot{" taken" * taken}" x="{x:.4g}" width="{size:.4g}" height="{size:.4g}" rx="6"/>'
            f"<g class='{'thing' if taken else 'faint'}'>{sign}</g>"
        )
    return "".join(parts), size


def _head(card: Card, title: str, wide: float, high: float) -> str:
    """The title between the card's symbol and what it is."""
    size = high - 8
    left = size + 8 if card.tag else 8.0
    signs, right = _head_signs(card, wide, high)
    free = wide - left - right
    band = f'<path class="head" d="M10 0h{wide - 20:g}q10 0 10 10v{high - 10:g}H0V10Q0 0 10 0z"/>'
    sizes = [step for step in TITLES if step <= 0.72 * high]
    fitted = fit(title, free, sizes, 1)
    if len(fitted.lines) > 1:
        fitted = fit(title, free, [step for step in sizes if step <= 0.44 * high], 2)
    words = written(fitted, "title", round(left + free / 2, 1), high / 2, free)
    return band + words + _tag(card, high) + signs


def _tag(card: Card, high: float) -> str:
    if not card.tag:
        return ""
    size = high - 8
    spot = round(high / 2 - 0.36 * size, 1)
    disc = f'<circle class="disc" cx="{high / 2:g}" cy="{high / 2:g}" r="{size / 2:g}"/>'
    return f'<g class="on-disc">{disc}{placed(icon(card.tag), spot, spot, round(0.72 * size / 24, 3))}</g>'


def _head_signs(card: Card, wide: float, high: float) -> tuple[str, float]:
    """At the right end of the head: whether it can help, what it is; and how much room that takes."""
    size = high - 8
    x, parts = wide - 4 - size, []
    if card.help:
        hand = placed(icon("help"), round(x + 0.08 * size, 1), round(4 + 0.08 * size, 1), round(0.84 * size / 24, 3))
        plate = f'<rect class="lends" x="{x - 3:g}" y="3" width="{size + 6:g}" height="{high - 6:g}" rx="7"/>'
        parts.append(f'{plate}<g class="on-lends">{hand}</g>')
        x -= size + 8
    signs = [icon(KIND_SIGNS[card.kind])] if card.kind in KIND_SIGNS else []
    signs += [secret(card.secret)] if card.secret else []
    for sign in signs:
        parts.append(f'<g class="on-head">{placed(sign, round(x, 1), 4, round(size / 24, 3))}</g>')
        x -= size + 3
    return "".join(parts), wide - x - size + 2


def _picture(card: Card, x: float, y: float, wide: float, high: float) -> str:
    """What there is to see: the place, and in front of it whom one meets there."""
    kind = card.back.split()[0] if card.back else card.kind
    size = max(0.7, min(1.6, high / 60))
    there = place(kind, round(wide, 1), round(high, 1), round(size, 2))
    behind = f'<g class="{"behind" if card.tag else "view"}">{there}</g>'
    front = ""
    if card.tag in FIGURES:
        scale = min((high - 6) / 80, (wide - 4) / 120, 1.5)
        front = placed(FIGURES[card.tag], (wide - 120 * scale) / 2, high - 80 * scale - 3, round(scale, 3))
    elif card.tag or card.kind == "idea":
        sign = card.tag or card.actions[0].gain[0].word
        scale = min((high - 10) / 24, (wide - 14) / 24, 4.2)
        front = placed(ICONS[sign], (wide - 24 * scale) / 2, (high - 24 * scale) / 2, round(scale, 3))
    return window(f'{behind}<g class="painted">{front}</g>', round(x, 1), round(y, 1), round(wide, 1), round(high, 1))


# Small ones


@lru_cache(maxsize=512)
def person_token(card: Card, wounds: int) -> str:
    """A person, 76 wide and 100 high: who it is, what it can do, and its hearts."""
    can = [name for name, count in zip(SKILLS, card.skills) for _ in range(count)]
    parts = [f'<rect class="sheet" width="{TOKEN_WIDE}" height="{TOKEN_HIGH}" rx="9"/>']
    parts.append(f'<path class="head" d="M9 0h{TOKEN_WIDE - 18}q9 0 9 9v29H0V9Q0 0 9 0z"/>')
    if card.tag:
        parts.append(f'<circle class="disc" cx="38" cy="20" r="17.5"/>{placed(icon(card.tag), 24.8, 6.8, 1.1)}')
    left = (TOKEN_WIDE - 31 * len(can) + 3) / 2
    parts += [placed(icon(name), left + 31 * at, 42, 1.15) for at, name in enumerate(can)]
    size = min(19.0, (TOKEN_WIDE - 6) / card.hearts - 1)
    left = (TOKEN_WIDE - (size + 1) * card.hearts + 1) / 2
    for at in range(card.hearts):
        x, y = round(left + at * (size + 1), 1), round(84 - size / 2, 1)
        parts.append(placed(heart(at < wounds), x, y, round(size / 24, 3)))
    parts.append(f'<rect class="outline" width="{TOKEN_WIDE}" height="{TOKEN_HIGH}" rx="9"/>')
    return f'<g class="card-face token person-card{" hurt" * bool(wounds)}">{"".join(parts)}</g>'


@lru_cache(maxsize=512)
def ally_token(card: Card, laid: Laid = ()) -> str:
    """Another card of a group, as small."""
    parts = [f'<rect class="sheet" width="{TOKEN_WIDE}" height="{TOKEN_HIGH}" rx="9"/>']
    parts.append(_picture(card, 0, 26, TOKEN_WIDE, TOKEN_HIGH - 26))
    parts.append(f'<path class="head" d="M9 0h{TOKEN_WIDE - 18}q9 0 9 9v17H0V9Q0 0 9 0z"/>')
    signs = [KIND_SIGNS[card.kind]] if card.kind in KIND_SIGNS else []
    if any(action.night for action in card.actions):
        signs = ["night"]
    if any(token.word == "help" for action in card.actions for token in action.need):
        signs.append("help")
    left = (TOKEN_WIDE - 25 * len(signs)) / 2
    parts += [f'<g class="on-head">{placed(icon(name), left + 25 * at, 2, 0.92)}</g>' for at, name in enumerate(signs)]
    parts.append(_things(laid, 18, 80))
    parts.append(f'<rect class="outline" width="{TOKEN_WIDE}" height="{TOKEN_HIGH}" rx="9"/>')
    return f'<g class="card-face token ally-token {card.kind}-card">{"".join(parts)}</g>'
