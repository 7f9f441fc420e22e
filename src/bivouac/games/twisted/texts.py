"""What stands on cards: titles, texts made from the parsed effect, and the same in small signs for a terminal."""

from functools import cache

from bivouac.engine import Phrase, phrase
from bivouac.games.twisted.cards import Trait, deck
from bivouac.games.twisted.effects import (
    ALL,
    HIDEOUT,
    SITES,
    TASTES,
    TYPES,
    Count,
    Drawback,
    Effect,
    Go,
    Sentence,
    Spread,
    Where,
)
from bivouac.games.twisted.sites import PLACES

DECK = deck()

TASTE_SIGNS = {"hiker": "○", "hunter": "△", "researcher": "□", "any": "◇"}
"""A shape each, so that nobody depends on colours; `any` is whichever."""

VERB_SIGNS = {"lure": "»⌂", "scare": "⌂»", "attract": "+⌂", "extract": "−⌂"}
WAYS = {"lure": "onto", "scare": "from", "attract": "onto", "extract": "near"}

# Names


@cache
def cryptid_phrase(cryptid: int) -> Phrase:
    return Phrase(f"twisted-cryptid-{DECK.cryptids[cryptid].id}")


@cache
def power_phrase(cryptid: int) -> Phrase:
    """What a cryptid's power is called."""
    return Phrase(f"twisted-power-{DECK.cryptids[cryptid].id}")


@cache
def place_phrase(place: int) -> Phrase:
    """A site, or the rest area."""
    return Phrase(f"twisted-site-{PLACES[place]}")


@cache
def taste_phrase(taste: int) -> Phrase:
    return Phrase(f"twisted-taste-{TASTES[taste]}")


@cache
def type_phrase(type: str) -> Phrase:
    """A type of sighting."""
    return Phrase(f"twisted-type-{type}")


@cache
def sighting_phrase(card: int) -> Phrase:
    return Phrase(f"twisted-sighting-{DECK.sightings[card].id}")


@cache
def action_phrase(card: int) -> Phrase:
    return Phrase(f"twisted-action-{DECK.actions[card].id}")


@cache
def event_phrase(event: int) -> Phrase:
    return Phrase(f"twisted-event-{DECK.events[event].id}")


@cache
def trait_phrase(trait: int) -> Phrase:
    return Phrase(f"twisted-trait-{DECK.traits[trait].id}")


# Texts


def sentence_phrase(sentence: Sentence) -> Phrase:
    """The text of an action or a power."""
    first, *more = map(effect_phrase, sentence.effects)
    for other in more:
        first = phrase("twisted-or" if sentence.joined == "or" else "twisted-and", one=first, other=other)
    return first


@cache
def effect_phrase(effect: Effect) -> Phrase:
    if isinstance(effect, Drawback):
        return Phrase(f"twisted-do-{effect.what}", {"count": effect.count} if effect.count else {})
    if isinstance(effect, Spread):
        return phrase("twisted-do-spread", who=_who(ALL, effect.taste), place=_place(effect.start, "from"))
    who = _who(effect.count, effect.taste)
    if isinstance(effect, Go):
        return phrase(
            "twisted-do-move", who=who, start=_place(effect.start, "from"), end=_place(effect.end, effect.way)
        )
    if effect.at == HIDEOUT:
        return Phrase(f"twisted-do-{effect.verb}", {"who": who})
    return Phrase(f"twisted-do-{effect.verb}-at", {"who": who, "place": _place(effect.at, WAYS[effect.verb])})


def _who(count: int, taste: str) -> Phrase:
    return Phrase(f"twisted-all-{taste}") if count == ALL else Phrase(f"twisted-count-{taste}", {"count": count})


def _place(where: Where, way: str) -> Phrase:
    if where.word == "site":
        return Phrase(f"twisted-place-{where.of}", {"way": way})
    what = {"what": Phrase(f"twisted-many-{where.of}")} if where.of else {}
    return Phrase(f"twisted-place-{where.word}", {"way": way, **what})


def trait_text(trait: Trait) -> Phrase:
    """What a trait counts, and what each count gives (TC-24)."""
    low, middle, high = (phrase("twisted-tier", count=count, bonus=bonus) for count, bonus in trait.tiers)
    return phrase("twisted-trait-text", what=counts_phrase(trait.count), low=low, middle=middle, high=high)


def counts_phrase(count: Count) -> Phrase:
    if count.what != "revealed":
        return Phrase(f"twisted-counts-{count.what}")
    types = Phrase("twisted-types-any") if count.types == TYPES else Phrase(f"twisted-types-{count.types[0]}")
    for other in count.types[1:] if count.types != TYPES else ():
        types = phrase("twisted-types-two", one=types, other=Phrase(f"twisted-types-{other}"))
    return phrase("twisted-counts-revealed", types=types)


# Signs


def sentence_signs(sentence: Sentence) -> str:
    """An action or a power in signs.

    >>> sentence_signs(DECK.actions[3].effect)
    '»⌂2○ / ⌂»1◇'
    """
    return (" / " if sentence.joined == "or" else " & ").join(map(effect_signs, sentence.effects))


def effect_signs(effect: Effect) -> str:
    """An effect in signs; sites by their number, clockwise.

    >>> [effect_signs(effect) for effect in DECK.events[7].effects]
    ['3◇ *→#1', '2□ ↑□⇢#5', '−⌂1◇ #5']
    """
    if isinstance(effect, Drawback):
        return {"power": "⌂!", "hand": f"≤{effect.count}", "place": "⌂↻"}[effect.what]
    who = TASTE_SIGNS[effect.taste]
    if isinstance(effect, Spread):
        return f"{who} {_where_signs(effect.start)}⇄"
    if isinstance(effect, Go):
        count = "∀" if effect.count == ALL else str(effect.count)
        arrow = "→" if effect.way == "onto" else "⇢"
        return f"{count}{who} {_where_signs(effect.start)}{arrow}{_where_signs(effect.end)}"
    at = "" if effect.at.word in ("hideout", "encounter") else f" {_where_signs(effect.at)}"
    return f"{VERB_SIGNS[effect.verb]}{effect.count}{who}{at}"


def _where_signs(where: Where) -> str:
    if where.word in ("most", "fewest"):
        of = "⌂" if where.of == "hideouts" else TASTE_SIGNS[where.of]
        return f"{'↑' if where.word == 'most' else '↓'}{of}"
    return f"#{SITES.index(where.of) + 1}" if where.word == "site" else {"anywhere": "*", "next": "↻"}[where.word]


def score_signs(card: int) -> str:
    """What each taste is worth to a sighting, in signs.

    >>> score_signs(0)
    '△+2 ○−1'
    """
    parts = [(worth, TASTE_SIGNS[taste]) for worth, taste in zip(DECK.sightings[card].score, TASTES) if worth]
    return " ".join(f"{sign}{worth:+}".replace("-", "−") for worth, sign in sorted(parts, reverse=True))
