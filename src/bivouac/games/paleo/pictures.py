"""The pictures of the rules page. They have no words: what is to be seen is said in a caption below each."""

from collections.abc import Mapping, Sequence
from functools import cache

from bivouac.games.paleo.art import icon, placed, secret
from bivouac.games.paleo.backs import BACK_HIGH, BACK_WIDE, back
from bivouac.games.paleo.cardface import card_svg
from bivouac.games.paleo.deeds import BOX, CARDS, LASTING
from bivouac.games.paleo.effects import SKILLS, TOOLS, Token
from bivouac.games.paleo.fresco import wall
from bivouac.games.paleo.ground import NAMESPACE
from bivouac.games.paleo.pagewords import LETTERS
from bivouac.games.paleo.rows import chip
from bivouac.games.paleo.scenery import night, skulls, wilds
from bivouac.games.paleo.slab import TOKEN_WIDE, person_token
from bivouac.games.paleo.strokes import text

Spot = tuple[float, float]


@cache
def pictures() -> Mapping[str, str]:
    return {
        "turn": _turn(),
        "card": _card(),
        "night": _night(),
        "help": _help(),
        "wounds": _wounds(),
        "backs": _backs(),
        "tools": _tools(),
        "legend": _legend(),
    }


def framed(wide: float, high: float, parts: Sequence[str]) -> str:
    paper = f'<rect class="paper" width="{wide:g}" height="{high:g}" rx="10"/>'
    box = f"0 0 {wide:g} {high:g}"
    return f'<svg xmlns="{NAMESPACE}" class="paleo" viewBox="{box}" role="img">{paper}{"".join(parts)}</svg>'


def _person(tag: str, at: int = 0) -> int:
    return [card for card in BOX.people if CARDS[card].tag == tag][at]


def _way(start: Spot, end: Spot) -> str:
    """An arrow, straight across or straight down or up."""
    (x1, y1), (x2, y2) = start, end
    dx, dy = (x2 > x1) - (x2 < x1), (y2 > y1) - (y2 < y1)
    ends = (f"{x2 - 16 * dx + side * dy:g} {y2 - 16 * dy + side * dx:g}" for side in (-10, 10))
    tip = f"M{x2:g} {y2:g}L{'L'.join(ends)}z"
    return f'<path class="goes" d="M{x1:g} {y1:g}L{x2 - 14 * dx:g} {y2 - 14 * dy:g}"/><path class="goes-to" d="{tip}"/>'


# A turn


def _turn() -> str:
    """Of three cards one is picked; behind them lies the rest of the deck."""
    deck = ("forest", "river mammoth", "red", "mountain", "hearth", "forest", "river")
    parts = [wilds(760, 300)]
    for at, kind in reversed(list(enumerate(deck[3:]))):
        parts.append(placed(back(*kind.split()), 500 + 34 * at, 112, 1.5))
    for at, kind in enumerate(deck[:3]):
        parts.append(placed(back(*kind.split()), 60 + 140 * at, 46 if at == 1 else 92, 2))
    ring = f'<rect class="ring-picked" x="200" y="46" width="{2 * BACK_WIDE}" height="{2 * BACK_HIGH}" rx="12"/>'
    return framed(760, 300, [*parts, ring, _way((260, 290), (260, 228))])


def _backs() -> str:
    """The six backs, and one of them with a hint."""
    kinds = ("forest", "river", "mountain", "hearth", "red", "dream", "river mammoth")
    parts = [placed(back(*kind.split()), 22 + 104 * at, 18, 1.55) for at, kind in enumerate(kinds)]
    return framed(22 + 104 * len(kinds), 166, parts)


# Cards


def _card() -> str:
    """The deer, and beside it its parts: the symbol, what it asks for, what it costs, what it gives, help."""
    deer = CARDS[BOX.number("deer")]
    (action,) = deer.actions
    parts = [placed(card_svg(deer, ""), 30, 20, 1.9)]
    lines = [
        ([placed(icon(deer.tag), 0, 0, 1.5)], 64, (80, 52)),
        (_chips(action.need), 158, (110, 292)),
        (_chips(action.pay), 222, (200, 292)),
        (_chips(action.gain), 286, (190, 345)),
        ([placed(icon("help"), 0, 0, 1.5)], 372, (173, 394)),
    ]
    for drawn, y, (x, to) in lines:
        parts.append(f'<path class="points" d="M420 {y + 4:g}H{x + 190:g}L{x:g} {to:g}"/>')
        parts.append(f'<rect class="call-out" x="412" y="{y - 26:g}" width="250" height="56" rx="12"/>')
        parts.append(placed("".join(drawn), 432, y - 16))
    return framed(690, 440, parts)


def _chips(tokens: Sequence[Token]) -> list[str]:
    x, parts = 0.0, []
    for token in tokens:
        bit = chip(token)
        parts.append(placed(bit.svg, round(x, 1), 0, 1.5))
        x += 1.5 * bit.wide + 14
    return parts


def _help() -> str:
    """PA-35: one has the eyes, the other the fists; together they have the deer."""
    deer = CARDS[BOX.number("deer")]
    eyes, fists = _person("gatherer", 1), _person("hunter")
    parts = []
    for at, (group, people) in enumerate(((0, [eyes]), (3, [fists, fists]))):
        y = 24 + 168 * at
        parts.append(f'<g class="of-{group}"><rect class="plot" x="20" y="{y}" width="330" height="150" rx="14"/>')
        parts.append(f'<path class="tab" d="M34 {y}h42v150H34Q20 {y + 150} 20 {y + 136}V{y + 14}Q20 {y} 34 {y}z"/>')
        parts.append(f"{text(LETTERS[group], 48, y + 50, 40, 'letter')}</g>")
        for place, person in enumerate(people):
            parts.append(placed(person_token(CARDS[person], 0), 96 + 110 * place, y + 12, 1.26))
    parts.append(placed(icon("help"), 338, 156, 2.4))
    parts += [_way((414, 184), (478, 184)), placed(card_svg(deer, ""), 496, 20, 1.55)]
    return framed(752, 366, parts)


def _wounds() -> str:
    """Unhurt, wounded, and one wound too many."""
    person = next(card for card in BOX.people if CARDS[card].hearts == 2)
    parts = []
    for at, wounds in enumerate((0, 1, 2)):
        parts.append(placed(person_token(CARDS[person], wounds), 30 + 190 * at, 20, 1.7))
        parts.append(placed(icon("wound"), 172 + 190 * at, 60, 1.6))
        parts.append(_way((166 + 190 * at, 128), (212 + 190 * at, 128)))
    parts.append(placed(icon("skull"), 30 + 190 * 3, 40, 4.2))
    return framed(30 + 190 * 3 + TOKEN_WIDE * 1.7, 210, parts)


# The night


def _night() -> str:
    """The night board: the painting with two tiles, a skull, two missions, a secret."""
    parts = [night(760, 330), placed(wall(400, 116, 2), 20, 24), placed(skulls(400, 62, 1), 20, 150)]
    for at, letter in enumerate(("A", "B")):
        parts.append(placed(card_svg(CARDS[BOX.modules[letter].mission], ""), 432 + 162 * at, 24, 1.02))
    parts += [placed(back("secret", str(number)), 24 + 96 * at, 224, 1.16) for at, number in enumerate((1, 2))]
    return framed(760, 330, parts)


# Signs


WORTH = {"pelt": ("wound", 1), "clothing": ("wound", 3), "root": ("heal", 3), "talisman": ("ignore", 1)}
SPENT = ("spear", "rope", "horn", *WORTH)
GONE = '<path class="spent-line" d="M4 15q8 10 18-1"/><path class="spent-tip" d="M26 8l1 11-10-4z"/>'
CROSS = '<path class="cut trunk" d="M3 21L21 3"/><path class="leaf stem" d="M3 21L21 3"/>'


def _worth(tool: str) -> list[str]:
    """What a tool is good for, in signs."""
    number = TOOLS.index(tool)
    if number in LASTING:
        return [icon(skill) for skill, count in zip(SKILLS, LASTING[number]) for _ in range(count)]
    if tool in ("spear", "horn", "rope"):
        return [icon(SKILLS[("spear", "horn", "rope").index(tool)])] * 2
    if tool not in WORTH:
        return []
    sign, count = WORTH[tool]
    return [icon(sign) + CROSS * (sign == "wound")] * count


def _tools() -> str:
    """All twelve, with what each does; those that are spent have an arrow."""
    parts = []
    for at, tool in enumerate(TOOLS):
        x, y = 16 + 186 * (at % 4), 14 + 96 * (at // 4)
        parts.append(f'<rect class="token-disc" x="{x}" y="{y}" width="76" height="76" rx="16"/>')
        parts.append(placed(icon(tool), x + 8, y + 8, 2.5))
        parts += [placed(sign, x + 84 + 31 * place, y + 8, 1.2) for place, sign in enumerate(_worth(tool))]
        if tool in SPENT:
            parts.append(placed(GONE, x + 86, y + 44, 1.1))
    return framed(16 + 186 * 4, 300, parts)


LEGEND = (
    ("food", "wood", "stone", "goods", "strength", "perception", "skill", "dice"),
    ("grave", "have", "hold", "laid", "tiles", "help", "night", "extra"),
    ("cards", "destroy", "bury", "person", "dream", "idea", "secret", "craft"),
    ("tile", "lift", "heal", "ignore", "become", "hostile", "wound", "skull"),
)


def _legend() -> str:
    """The signs on cards, row by row: what there is, conditions, costs and rewards, luck and harm."""
    parts = []
    for row, names in enumerate(LEGEND):
        for at, name in enumerate(names):
            x, y = 14 + 90 * at, 14 + 92 * row
            parts.append(f'<rect class="ground-plate" x="{x}" y="{y}" width="80" height="80" rx="14"/>')
            drawn = secret(1) if name == "secret" else icon(name)
            parts.append(f'<g class="row">{placed(drawn, x + 10, y + 10, 2.5)}</g>')
    return framed(14 + 90 * 8 + 4, 14 + 92 * 4 + 4, parts)
