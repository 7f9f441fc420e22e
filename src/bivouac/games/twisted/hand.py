"""What a viewer holds, below the board in text: two traits, then nine sightings, then the cards in hand. One points at
them to choose."""

from collections.abc import Mapping, Sequence
from textwrap import wrap

from bivouac.engine import Phrase, Say, Seat, Sketch, Span
from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.effects import Function, Sentence
from bivouac.games.twisted.moves import OWN_SIGHTINGS, PILES
from bivouac.games.twisted.texts import (
    TASTE_SIGNS,
    action_phrase,
    effect_signs,
    score_signs,
    sighting_phrase,
    trait_phrase,
    trait_text,
    type_phrase,
)
from bivouac.games.twisted.view import TwistedView
from bivouac.hexes import cells

DECK = deck()
WIDTH = 62
INDENT = 2


def fitted(text: str, width: int) -> str:
    """A text that is cut where there is no more room.

    >>> fitted("Teeth. Many Teeth.", 9)
    'Teeth. M…'
    """
    return text if len(text) <= width else f"{text[: width - 1]}…"


def hand(view: TwistedView, say: Say) -> Sketch:
    seat = view.seat
    if seat < 0:
        return []
    if view.phase == "secrets":
        return _traits(view, seat, say) if view.kept[seat] == -1 else _sightings(view, seat, say)
    return [_card(card, say) for card in cells(view.hands[seat] or 0)]


def _traits(view: TwistedView, seat: Seat, say: Say) -> Sketch:
    """TC-02: the two that were dealt, with what they count."""
    lines = []
    for trait in sorted(view.dealt[seat] or ()):
        target = f"trait-{trait}"
        lines.append([Span(say(trait_phrase(trait)), bold=True, target=target)])
        text = wrap(say(trait_text(DECK.traits[trait])), WIDTH - INDENT)
        lines += [[Span(" " * INDENT + line, target=target)] for line in text]
    return lines


def _sightings(view: TwistedView, seat: Seat, say: Say) -> Sketch:
    """TC-03: all nine, and the pile that each is in."""
    piles = [pile or () for pile in view.piles[PILES * seat : PILES * seat + PILES]]
    where = {card: number for number, pile in enumerate(piles, 1) for card in pile}
    return sighting_lines(OWN_SIGHTINGS[view.cryptids[seat]], where, say, pointed=True)


def sighting_lines(
    cards: Sequence[int], piles: Mapping[int, int], say: Say, *, pointed: bool, width: int = WIDTH
) -> list[list[Span]]:
    """Sightings, one below the other: the pile of each that has one, its title and type, its worth, what it does."""
    types = [say(type_phrase(DECK.sightings[card].type)) for card in cards]
    wide = max(map(len, types))
    facts = [f" {type:{wide}} {score_signs(card)} {_does(card, say)}" for card, type in zip(cards, types)]
    room = width - INDENT - max(map(len, facts))
    lines = []
    for card, fact in zip(cards, facts):
        target, title = f"sighting-{card}" if pointed else "", fitted(say(sighting_phrase(card)), room)
        mark = Span(f"{piles.get(card, ''):<{INDENT}}", bold=True, target=target)
        lines.append([mark, Span(f"{title:{room}}{fact}", target=target)])
    return lines


def _does(card: int, say: Say) -> str:
    effect = DECK.sightings[card].effect
    return function_words(effect, say) if isinstance(effect, Function) else effect_signs(effect)


def _card(card: int, say: Say) -> list[Span]:
    does = sentence_words(DECK.actions[card].effect, say)
    room = WIDTH - len(does) - 2
    title = fitted(say(action_phrase(card)), room)
    return [Span(f"{title:{room}}  ", bold=True, target=f"card-{card}"), Span(does, target=f"card-{card}")]


def sentence_words(sentence: Sentence, say: Say) -> str:
    """An action or a power in a few words: `Lure 2○ / Attract 1○`."""
    effects = (function_words(effect, say) for effect in sentence.effects if isinstance(effect, Function))
    return (" / " if sentence.joined == "or" else " & ").join(effects)


def function_words(effect: Function, say: Say) -> str:
    return f"{say(Phrase(f'twisted-function-{effect.verb}'))} {effect.count}{TASTE_SIGNS[effect.taste]}"
