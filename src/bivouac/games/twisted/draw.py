"""The picture of a view, as an SVG file of its own: the wilderness, what lies on it, and below it what the viewer
holds, in signs."""

from collections.abc import Iterator

from bivouac.engine import Phrase
from bivouac.games.twisted.art import VERBS, taste_sign
from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.effects import TASTES, Drawback, Effect, Function
from bivouac.games.twisted.ground import HIGH, WIDE, ground
from bivouac.games.twisted.moves import OWN_SIGHTINGS
from bivouac.games.twisted.names import signed
from bivouac.games.twisted.pieces import pieces
from bivouac.games.twisted.style import STYLE
from bivouac.games.twisted.view import TwistedView
from bivouac.hexes import cells

__all__ = ["STYLE", "card_back", "card_face", "draw", "standalone"]

DECK = deck()
CARD_WIDE, CARD_HIGH, GAP = 102, 130, 10
VERB_WIDE, SIGN = 44, 24


def draw(view: TwistedView) -> str:
    lying = "".join(pieces(view, _unsaid).values())
    picture = ground(view.seats).replace('<g id="pieces"></g>', f'<g id="pieces">{lying}</g>', 1)
    held = "".join(_held(view))
    if held:
        high = HIGH + CARD_HIGH + 2 * GAP
        picture = picture.replace(f'viewBox="0 0 {WIDE} {HIGH}"', f'viewBox="0 0 {WIDE} {high}"', 1)
        picture = picture.replace(f'height="{HIGH}"', f'height="{high}"', 1).replace("</svg>", f"{held}</svg>")
    return standalone(picture)


def standalone(svg: str) -> str:
    """A picture with its style sheet in it."""
    return svg.replace(">", f"><style>{STYLE}</style>", 1)


def _unsaid(words: Phrase) -> str:
    """A picture that stands alone has no language: what a name ends with has to do; of a taste, how that begins."""
    end = words.id.rpartition("-")[2].capitalize()
    return end[:2] if words.id.startswith("twisted-page-letter-") else end


# What the viewer holds


def _held(view: TwistedView) -> Iterator[str]:
    """Cards in a row: the hand; before, two traits, and then nine sightings."""
    seat = view.seat
    if seat < 0:
        return
    cards = [(f"card-{card}", action_signs(card)) for card in cells(view.hands[seat] or 0)]
    if view.phase == "secrets" and view.kept[seat] == -1:
        cards = [(f"trait-{trait}", trait_signs(trait)) for trait in sorted(view.dealt[seat] or ())]
    elif view.phase == "secrets":
        cards = [(f"sighting-{card}", sighting_signs(card)) for card in OWN_SIGHTINGS[view.cryptids[seat]]]
    left = (WIDE - len(cards) * (CARD_WIDE + GAP) + GAP) / 2
    for at, (name, inside) in enumerate(cards):
        x = left + at * (CARD_WIDE + GAP)
        yield f'<g id="{name}" class="paper-card" transform="translate({x:g} {HIGH + GAP})">{card_face(inside)}</g>'


def card_face(inside: str) -> str:
    """A card, face up: signs in rows, each row about the middle of the card."""
    return f'<rect class="sheet" width="{CARD_WIDE}" height="{CARD_HIGH}" rx="12"/>{inside}'


def card_back(letter: str) -> str:
    """A card of a seat, face down."""
    return (
        f'<rect class="sheet face-down" width="{CARD_WIDE}" height="{CARD_HIGH}" rx="12"/>'
        f'<text class="on-back" x="{CARD_WIDE / 2:g}" y="{CARD_HIGH / 2 + 18:g}">{letter}</text>'
    )


def _row(y: float, wide: float, inside: str) -> str:
    scale = min(1.0, (CARD_WIDE - 12) / wide)
    return f'<g transform="translate({(CARD_WIDE - scale * wide) / 2:.1f} {y:g}) scale({scale:.2f})">{inside}</g>'


def effect_row(effect: Effect, y: float) -> str:
    """An effect in a row; a drawback of a real deal is a sign of warning."""
    if isinstance(effect, Drawback):
        return _row(y, 24, '<path class="warning" d="M12 1l12 22h-24zM12 8v7M12 18v2"/>')
    assert isinstance(effect, Function)
    humans = "".join(taste_sign(effect.taste, VERB_WIDE + 4 + SIGN * at) for at in range(effect.count))
    return _row(y, VERB_WIDE + 4 + SIGN * effect.count, VERBS[effect.verb] + humans)


def action_signs(card: int) -> str:
    effects = DECK.actions[card].effect.effects
    if len(effects) == 1:
        return effect_row(effects[0], 52)
    middle = f'<text class="or" x="{CARD_WIDE / 2:g}" y="75">/</text>'
    return effect_row(effects[0], 22) + middle + effect_row(effects[1], 88)


def sighting_signs(card: int) -> str:
    """What each taste is worth, the best above; and below them what it does."""
    sighting = DECK.sightings[card]
    worths = sorted(((worth, taste) for taste, worth in enumerate(sighting.score) if worth), reverse=True)
    rows = "".join(
        _row(
            14 + 32 * at, 62, f'<text class="worth" x="18" y="20">{signed(worth)}</text>{taste_sign(TASTES[taste], 38)}'
        )
        for at, (worth, taste) in enumerate(worths)
    )
    line = f'<path class="rule" d="M12 84h{CARD_WIDE - 24}"/>'
    return rows + line + effect_row(sighting.effect, 94)


def trait_signs(trait: int) -> str:
    return "".join(
        f'<text class="worth" x="{CARD_WIDE / 2:g}" y="{38 + 34 * at}">{count} → {bonus}</text>'
        for at, (count, bonus) in enumerate(DECK.traits[trait].tiers)
    )
