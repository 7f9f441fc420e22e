"""An action as a row of signs: what it needs, what is paid, what one gains or suffers."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bivouac.games.paleo.art import icon, placed, secret
from bivouac.games.paleo.effects import FLAGS, OF, UNCOUNTED, Action, Token
from bivouac.games.paleo.fit import fit, guessed, written

Named = Callable[[str], str]
"""What a card or a state is called, by its id."""

SIGN = 22.0  # the size of a sign
LINE = 26.0  # the height of a line
GAP = 3.0
NAME_WIDE = 62.0
SQUEEZE = 1.12


class Bit(NamedTuple):
    """Something in a line: drawn from its left edge, in the height of a sign."""

    wide: float
    svg: str


def _sign(name: str, size: float = SIGN) -> Bit:
    return Bit(size, placed(icon(name), 0, (SIGN - size) / 2, size / 24))


def _number(count: int) -> Bit:
    return Bit(11, f'<text class="number" x="5.4" y="17">{count}</text>')


def _name(text: str) -> Bit:
    fitted = fit(text, NAME_WIDE, (10, 9, 8), 2)
    wide = min(NAME_WIDE, max(guessed(line, fitted.size) for line in fitted.lines))
    return Bit(wide, written(fitted, "named", round(wide / 2, 1), SIGN / 2, NAME_WIDE))


def _joined(bits: Sequence[Bit], gap: float = GAP) -> Bit:
    x, parts = 0.0, []
    for bit in bits:
        parts.append(placed(bit.svg, round(x, 1), 0))
        x += bit.wide + gap
    return Bit(x - gap, "".join(parts))


def chip(token: Token, named: Named = str) -> Bit:
    """A word with its number and what it is about; a single one has no number."""
    if token.word == "secret":
        return Bit(SIGN, placed(secret(token.count), 0, 0, SIGN / 24))
    bits = [_number(token.count)] if token.count > 1 and token.word not in UNCOUNTED else []
    bits.append(_sign(token.word))
    if OF.get(token.word) in ("card", "state"):
        bits.append(_name(named(token.of)))
    elif token.of:
        bits.append(_sign(token.of))
    return _joined(bits, 1)


def _paid(tokens: Sequence[Token], named: Named) -> list[Bit]:
    """What is paid lies in a pit, behind a minus."""
    if not tokens:
        return []
    inside = _joined([chip(token, named) for token in tokens])
    wide = inside.wide + 15
    pit = (
        f'<rect class="pit" x="0" y="-1" width="{wide:g}" height="{SIGN + 2:g}" rx="6"/>'
        '<path class="minus" d="M3.6 11h6"/>'
    )
    return [Bit(wide, pit + placed(inside.svg, 12, 0))]


ARROW = Bit(12, '<path class="arrow" d="M1 4.6l10 6.4-10 6.4z"/>')


def _when(state: str) -> Bit:
    """A state that has to hold, on a tag of its own."""
    name = _name(state)
    tag = f'<rect class="when" x="0" y="2" width="{name.wide + 6:g}" height="{SIGN - 4:g}" rx="5"/>'
    return Bit(name.wide + 6, tag + placed(name.svg, 3, 0))


def _parts(action: Action, named: Named) -> tuple[list[Bit], list[Bit]]:
    """What it takes, and what comes of it."""
    lead = [_when(named(action.when))] if action.when else []
    lead += [_sign(flag, 19) for flag in ("night", "hostile", "extra") if getattr(action, flag)]
    taken = lead + [chip(token, named) for token in action.need] + _paid(action.pay, named)
    got = [chip(token, named) for token in (*action.gain, *action.suffer)]
    if got and (action.need or action.pay):
        got[0] = _joined([ARROW, got[0]])
    return taken, got


def _flow(bits: Sequence[Bit], wide: float) -> list[Bit]:
    """Bits in as many lines as they take."""
    lines: list[list[Bit]] = [[]]
    for bit in bits:
        if lines[-1] and _joined([*lines[-1], bit]).wide > wide:
            lines.append([])
        lines[-1].append(bit)
    return [_joined(line) for line in lines if line]


def _lines(action: Action, named: Named, wide: float) -> list[Bit]:
    """As few lines as there can be; what one gets has a line of its own if that costs none. A little is squeezed."""
    taken, got = _parts(action, named)
    flown = _flow([*taken, *got], wide * SQUEEZE)
    apart = _flow(taken, wide * SQUEEZE) + _flow(got, wide * SQUEEZE)
    return apart if 1 < len(apart) <= len(flown) else flown


def action_row(action: Action, wide: float, named: Named = str, line: float = LINE) -> tuple[str, float]:
    """The row of an action, `wide` wide, and how high it is.

    `named` gives the names of cards and states, `line` is the height of a line of signs.
    """
    lines = _lines(action, named, wide - 8)
    high = len(lines) * line + 4
    kind = " ".join(["row", *(f"{flag}-row" for flag in FLAGS if getattr(action, flag))])
    parts = [f'<rect class="ground" width="{wide:g}" height="{high:g}" rx="7"/>']
    for at, bits in enumerate(lines):
        scale = min(1.0, (wide - 8) / bits.wide)
        x, y = (wide - scale * bits.wide) / 2, 2 + at * line + (line - scale * SIGN) / 2
        parts.append(placed(bits.svg, round(x, 1), round(y, 1), round(scale, 3)))
    return f'<g class="{kind}">{"".join(parts)}</g>', high
