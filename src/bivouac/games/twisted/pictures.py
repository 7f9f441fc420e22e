"""The pictures of the rules page. They have no words: what is to be seen is said in a caption below each.

They are moments of made-up games, through windows on the wilderness; cards; and what a count comes to.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from html import escape

import msgspec

from bivouac.engine import SPECTATOR, Phrase
from bivouac.games.twisted.art import (
    BOLT,
    HANDFUL,
    PAW,
    VERBS,
    Spot,
    hideout_shape,
    human_shape,
    taste_sign,
)
from bivouac.games.twisted.cards import CRYPTIDS, deck
from bivouac.games.twisted.draw import CARD_WIDE, card_back, card_face, sighting_signs
from bivouac.games.twisted.effects import FUNCTIONS, TASTES, TYPES
from bivouac.games.twisted.ground import HIGH, NAMESPACE, WIDE, ground, stand
from bivouac.games.twisted.moves import OWN_SIGHTINGS, PILES
from bivouac.games.twisted.names import LETTERS, signed
from bivouac.games.twisted.pieces import pieces
from bivouac.games.twisted.scoring import UNSEEN, sums
from bivouac.games.twisted.setup import TRAITS, TwistedDeal
from bivouac.games.twisted.sites import EACH, REST
from bivouac.games.twisted.view import ON_PILE, TwistedView

DECK = deck()
RIVER, PARK, LAKE, MARSH, GORGE, WOODS = range(REST)
Box = tuple[float, float, float, float]


@cache
def pictures() -> Mapping[str, str]:
    """The pictures by the names that the rules page gives them."""
    return {
        "wilderness": _through((0, 64, WIDE, HIGH - 128), 4),
        "legend": _legend(),
        "piles": _piles(),
        "chasm": _through((300, 300, 700, 680), 2),
        "effects": _effects(),
        "encounter": _encounter(),
        "night": _night(),
        "end": _end(),
    }


# The wilderness, through a window


def _mute(_: Phrase) -> str:
    return ""


@cache
def _dealt(seats: int) -> TwistedView:
    """A game that has just been dealt, as all see it."""
    from bivouac.games.twisted import GAME

    names = tuple(TRAITS)
    traits = tuple((names[2 * seat], names[2 * seat + 1]) for seat in range(seats))
    return GAME.start(GAME.setting(seats), TwistedDeal(0, CRYPTIDS[:seats], traits)).view(SPECTATOR)


def _with(
    view: TwistedView, humans: Mapping[int, Sequence[int]], hideouts: Mapping[int, int], met: int, phase: str
) -> TwistedView:
    """The same game with these humans on sites (the others rest), and these hideouts on theirs."""
    counts = [0] * (3 * REST) + [EACH] * 3
    for site, tastes in humans.items():
        for taste, count in enumerate(tastes):
            counts[3 * site + taste] += count
            counts[3 * REST + taste] -= count
    placed = tuple(hideouts.get(at, ON_PILE) for at in range(PILES * view.seats))
    return msgspec.structs.replace(view, humans=tuple(counts), hideouts=placed, encounter=met, phase=phase, round=1)


def _through(box: Box, seats: int, view: TwistedView | None = None, more: str = "") -> str:
    """The wilderness as far as a window shows it; nobody's boards and what lies on them."""
    seen = view or _dealt(seats)
    waiting = {f"hideout-{at // PILES}-{at % PILES}" for at, site in enumerate(seen.hideouts) if site == ON_PILE}
    lying = "".join(
        piece
        for name, piece in pieces(seen, _mute).items()
        if not name.startswith(("cryptid-", "now", "event", "myth-")) and name not in waiting
    )
    inside = ground(seats).partition(">")[2].replace('<g id="pieces"></g></svg>', lying)
    return framed(box, [inside, more])


def framed(box: Box, parts: Iterable[str]) -> str:
    """A picture without names, for pages that show several."""
    inside = re.sub(r'<rect id="moment"[^>]*/>| (id|data-[a-z]+)="[^"]*"', "", "".join(parts))
    view = " ".join(f"{side:g}" for side in box)
    return (
        f'<svg xmlns="{NAMESPACE}" class="twisted" viewBox="{view}" role="img" aria-label="Twisted Cryptids">'
        f"{inside}</svg>"
    )


def _at(spot: Spot, drawing: str, scale: float = 1) -> str:
    size = "" if scale == 1 else f" scale({scale:g})"
    return f'<g transform="translate({spot[0]:g} {spot[1]:g}){size}">{drawing}</g>'


def _text(spot: Spot, text: str, kind: str = "figure-text") -> str:
    return f'<text class="{kind}" x="{spot[0]:g}" y="{spot[1]:g}">{escape(text)}</text>'


def _human(kind: str, spot: Spot, scale: float = 1.5) -> str:
    return _at(spot, f'<g class="human {kind}">{human_shape(kind, "")}</g>', scale)


def _hideout(seat: int, number: int, spot: Spot, scale: float = 1.2) -> str:
    return _at(spot, f'<g class="hideout of-{seat}">{hideout_shape(LETTERS[seat], number)}</g>', scale)


def _way(start: Spot, end: Spot) -> str:
    """An arrow from one point to another."""
    (x1, y1), (x2, y2) = start, end
    far = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    dx, dy = (x2 - x1) / far, (y2 - y1) / far
    head = " ".join(f"L{x2 - 16 * dx + side * 11 * dy:.0f} {y2 - 16 * dy - side * 11 * dx:.0f}" for side in (-1, 1))
    return (
        f'<path class="goes" d="M{x1:g} {y1:g}L{x2 - 14 * dx:.0f} {y2 - 14 * dy:.0f}"/>'
        f'<path class="goes-to" d="M{x2:g} {y2:g}{head}z"/>'
    )


# What there is


def _legend() -> str:
    """Humans and the signs of their tastes; hideouts; the marker, the power, the hand."""
    parts = ['<rect class="paper" width="760" height="240"/>']
    for at, kind in enumerate(TASTES):
        parts.append(_human(kind, (70 + 110 * at, 104), 1.9))
        parts.append(_at((48 + 110 * at, 150), f'<g class="sign">{taste_sign(kind)}</g>', 1.8))
    parts.append(_at((378, 150), f'<g class="sign">{taste_sign("any")}</g>', 1.8))
    parts += [_hideout(seat, seat % PILES + 1, (480 + 72 * seat, 78), 1.35) for seat in range(4)]
    marker = f'<g class="marker"><circle cx="14" cy="14" r="15"/><path d="{PAW}" transform="translate(2 2)"/></g>'
    parts.append(_at((462, 146), marker, 1.7))
    parts.append(_at((556, 146), f'<g class="power ready"><path d="{BOLT}"/></g>', 2))
    parts.append(_at((640, 146), f'<g class="cards"><path d="{HANDFUL}"/></g>', 2))
    return framed((0, 0, 760, 240), parts)


def _piles() -> str:
    """Three piles of a cryptid, each with the card below it that will be turned up first; then the backs."""
    own = OWN_SIGHTINGS[CRYPTIDS.index("jackalope")]
    tops = [next(card for card in own if DECK.sightings[card].type == type) for type in (TYPES[0], TYPES[2], TYPES[3])]
    parts = ['<rect class="paper" width="760" height="330"/>']
    for pile, card in enumerate(tops):
        x = 70 + 230 * pile
        back = f'<g class="of-2">{card_back("")}</g>'
        parts += [_at((x + 26 * depth, 20 + 8 * depth), back) for depth in (2, 1)]
        parts.append(_at((x, 20), card_face(sighting_signs(card))))
        parts.append(_way((x + 51, 166), (x + 51, 206)))
        parts.append(_at((x, 216), f'<g class="of-2">{card_back(str(pile + 1))}</g>', 0.72))
        parts.append(_hideout(2, pile + 1, (x + 118, 266), 1.2))
    return framed((0, 0, 760, 330), parts)


# What cards do


def _effects() -> str:
    """Lure, scare, attract, extract: two sites side by side, and the rest area below them."""
    ways = {
        "lure": ((114, 66), (214, 66)),
        "scare": ((214, 66), (114, 66)),
        "attract": ((168, 172), (222, 104)),
        "extract": ((216, 108), (164, 172)),
    }
    parts = ['<rect class="paper" width="720" height="500"/>']
    for at, verb in enumerate(FUNCTIONS):
        x, y = 360 * (at % 2), 250 * (at // 2)
        scene = [
            '<rect class="land park" x="40" y="24" width="110" height="92" rx="18"/>',
            '<rect class="land woods" x="180" y="24" width="140" height="92" rx="18"/>',
            '<rect class="clearing" x="80" y="150" width="170" height="74" rx="18"/>',
            _hideout(0, 1, (288, 88), 1),
            _way(*ways[verb]),
            f'<g class="sign">{_at((16, 196), f"<g>{VERBS[verb]}</g>", 1.2)}</g>',
        ]
        starts: dict[str, tuple[Spot, ...]] = {
            "lure": ((74, 96), (104, 96)),
            "scare": ((226, 100), (254, 100)),
            "attract": ((128, 210), (158, 210)),
            "extract": ((206, 104), (238, 74)),
        }
        scene += [_human("hiker", spot, 1) for spot in starts[verb]]
        parts.append(_at((x, y), "".join(scene)))
    return framed((0, 0, 720, 500), parts)


# Dusk, night, the end


def _encounter() -> str:
    """TC-27: two hikers and three researchers; −2, 0 and +6 make +4."""
    card = next(card for card, one in enumerate(DECK.sightings) if one.score == (-1, 0, 2))
    crowd = {LAKE: (2, 0, 3), PARK: (1, 1, 0), MARSH: (0, 1, 1)}
    view = _with(_dealt(3), crowd, {0: LAKE, 4: PARK, 6: LAKE, 8: MARSH}, LAKE, "dusk")
    parts = sums(card, view.humans, LAKE)
    x, y = stand(LAKE)
    left = x - 470
    shown = _at((left, y - 130), card_face(sighting_signs(card)), 1.6)
    count = f"{', '.join(map(signed, parts))} = {signed(sum(parts))}"
    cover = f'<rect class="paper" x="{left - 40:g}" y="{y - 190:g}" width="350" height="380"/>'
    more = cover + shown + _text((left + 118, y + 140), count, "sum")
    return _through((left - 40, y - 190, 700, 380), 3, view, more)


def _night() -> str:
    """TC-14: a hideout that lies on its pile goes to a site, but not where the encounter was."""
    view = _with(
        _dealt(3), {LAKE: (2, 1, 1), PARK: (1, 0, 1), RIVER: (0, 2, 0)}, {0: PARK, 4: RIVER, 5: LAKE}, LAKE, "place"
    )
    (x, y), (px, py) = stand(LAKE), stand(RIVER)
    pile = _at((560, 470), f'<g class="of-0">{card_back("")}</g>', 0.8) + _hideout(0, 2, (600, 520), 1.3)
    more = pile + _way((570, 460), (px + 40, py + 60)) + _no((x - 90, y - 20))
    return _through((200, 110, 790, 500), 3, view, more)


def _no(spot: Spot) -> str:
    return _at(spot, '<path class="no" d="M-24-24l48 48M24-24l-48 48"/>')


def _end() -> str:
    """TC-28: the track, two real deals that were never turned up, the trait."""
    real = [card for card, one in enumerate(DECK.sightings) if one.type == TYPES[-1]][:2]
    trait = DECK.traits[TRAITS["ingenious"]]
    track, bonus = 32, trait.bonus(1)
    parts = ['<rect class="paper" width="860" height="230"/>']
    parts.append(
        _at((84, 100), f'<g class="token of-0"><circle class="face" r="19"/><text y="8">{LETTERS[0]}</text></g>', 2.2)
    )
    parts += [_at((190 + 140 * at, 26), card_face(sighting_signs(card)), 1) for at, card in enumerate(real)]
    tiers = "".join(
        _text((51, 36 + 36 * at), f"{count} → {gain}", "worth") for at, (count, gain) in enumerate(trait.tiers)
    )
    lit = f'<rect class="lit-tier" x="6" y="47" width="{CARD_WIDE - 12}" height="34" rx="8"/>'
    parts.append(_at((490, 26), card_face(lit + tiers)))
    figures = (str(track), f"+ {UNSEEN}", f"+ {UNSEEN}", f"+ {bonus}", f"= {track + 2 * UNSEEN + bonus}")
    parts += [_text((x, 204), text, "sum") for x, text in zip((84, 241, 381, 541, 720), figures)]
    return framed((0, 0, 860, 230), parts)
