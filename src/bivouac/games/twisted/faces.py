"""Cards as panels show them: actions, sightings, traits and powers, with what they do in signs and in words.

A card that one can point at is a button with the card's name; any other is a plain box.
"""

from functools import lru_cache
from html import escape

from bivouac.engine import Phrase, Say, phrase
from bivouac.games.twisted.art import VERBS, small, taste_sign
from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.effects import ALL, TASTES, Drawback, Effect, Function, Go, Sentence
from bivouac.games.twisted.names import signed
from bivouac.games.twisted.texts import (
    action_phrase,
    counts_phrase,
    effect_phrase,
    sighting_phrase,
    trait_phrase,
    type_phrase,
)

DECK = deck()
VERB_WIDE, SIGN = 44, 23  # of the signs, in their own measure


# Signs


@lru_cache(maxsize=512)
def effect_signs(effect: Effect) -> str:
    """An effect as a small drawing: what happens to how many of whom; a drawback has none."""
    if isinstance(effect, Drawback):
        return ""
    if isinstance(effect, Function):
        humans = "".join(taste_sign(effect.taste, VERB_WIDE + 4 + SIGN * at) for at in range(effect.count))
        return small(VERBS[effect.verb] + humans, VERB_WIDE + 4 + SIGN * effect.count, 24, "signs")
    count = effect.count if isinstance(effect, Go) and effect.count < ALL else 1
    return small("".join(taste_sign(effect.taste, SIGN * at) for at in range(count)), SIGN * count, 24, "signs")


def sentence_signs(sentence: Sentence) -> str:
    between = '<i aria-hidden="true">/</i>' if sentence.joined == "or" else '<i aria-hidden="true">+</i>'
    return between.join(map(effect_signs, sentence.effects))


@lru_cache(maxsize=64)
def worth_signs(say: Say, card: int) -> str:
    """What each taste is worth to a sighting."""
    parts = []
    for taste, worth in sorted(enumerate(DECK.sightings[card].score), key=lambda pair: -pair[1]):
        if worth:
            words = escape(say(phrase("twisted-heard-worth", taste=TASTES[taste], worth=signed(worth))))
            sign = small(taste_sign(TASTES[taste]), 24, 24, "signs")
            kind = "plus" if worth > 0 else "minus"
            parts.append(f'<span class="worth {kind}" role="img" aria-label="{words}">{signed(worth)}{sign}</span>')
    return " ".join(parts)


# Cards


def _card(kind: str, name: str, inside: str) -> str:
    return f'<button type="button" class="twisted-card {kind}" id="{name}">{inside}</button>'


@lru_cache(maxsize=512)
def action_card(say: Say, card: int) -> str:
    effect = DECK.actions[card].effect
    first = effect.effects[0]
    verb = first.verb if isinstance(first, Function) else ""
    title = f"<b>{escape(say(action_phrase(card)))}</b> "
    return _card(f"action {verb}", f"card-{card}", title + sentence_lines(say, effect))


def sentence_lines(say: Say, sentence: Sentence) -> str:
    """The effects of an action or a power, a line each: in signs and in words."""
    joint = f"<i>{escape(say(Phrase(f'twisted-page-{sentence.joined}')))}</i>" if sentence.joined else ""
    return " ".join(
        f"<span>{joint * (at > 0)}{effect_signs(effect)} <small>{escape(say(effect_phrase(effect)))}</small></span>"
        for at, effect in enumerate(sentence.effects)
    )


@lru_cache(maxsize=512)
def sighting_card(say: Say, card: int, note: str = "") -> str:
    """A sighting, face up; `note` stands beside its type."""
    sighting = DECK.sightings[card]
    above = escape(say(type_phrase(sighting.type)))
    return _card(
        f"sighting {sighting.type}",
        f"sighting-{card}",
        f"<em>{above}{f' <i>{escape(note)}</i>' if note else ''}</em> <b>{escape(say(sighting_phrase(card)))}</b> "
        f"<span>{worth_signs(say, card)}</span> "
        f"<small>{effect_signs(sighting.effect)} {escape(say(effect_phrase(_there(sighting.effect))))}</small>",
    )


def _there(effect: Effect) -> Effect:
    """What a sighting does, without saying that it does it at the encounter: all of them do."""
    return Function(effect.verb, effect.count, effect.taste) if isinstance(effect, Function) else effect


@lru_cache(maxsize=512)
def sighting_chip(say: Say, card: int, depth: int) -> str:
    """A sighting in a pile that is being made, as small as can be."""
    sighting = DECK.sightings[card]
    words = escape(f"{depth}. {say(sighting_phrase(card))}")
    return _card(
        f"chip {sighting.type}",
        f"sighting-{card}",
        f'<b aria-label="{words}">{depth}.</b> <span>{worth_signs(say, card)}</span>',
    )


@lru_cache(maxsize=512)
def trait_card(say: Say, trait: int, count: int | None = None) -> str:
    """A trait with its three tiers; the one that is reached now is lit."""
    said = DECK.traits[trait]
    tiers = "".join(
        f'<i class="tier{" on" * (tier == count)}"><span>{tier}</span> <b>+{bonus}</b></i>'
        for tier, bonus in said.tiers
    )
    return _card(
        "trait",
        f"trait-{trait}",
        f"<b>{escape(say(trait_phrase(trait)))}</b> <small>{escape(say(counts_phrase(said.count)))}</small> "
        f'<span class="tiers">{tiers}</span>',
    )
