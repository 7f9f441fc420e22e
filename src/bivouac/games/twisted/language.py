"""The closed language of cards: a text becomes effects, and effects become that text again.

    sentence   effect, effect "or" effect, effect "and" effect
    effect     FUNCTION N WHO [at SITE]                lure 2 hunter          (at one of the player's own hideouts)
                                                       scare 1 any at encounter
               move N|all WHO from SITE onto SITE      move all hunter from most hunter onto most hideouts
               move N|all WHO from SITE toward SITE    move 2 researcher from anywhere toward fewest any
               spread WHO from SITE                    spread hiker from most hiker
               no power tomorrow
               hand of N tonight
               hideout to next site tonight
    FUNCTION   lure, scare, attract, extract
    WHO        hiker, hunter, researcher, any
    SITE       encounter, most WHO, fewest WHO, most hideouts, fewest hideouts, site NAME;
               after "from" also anywhere; after "onto" also next, the site that comes clockwise
    count      revealed any, revealed TYPE [or TYPE …], types revealed, piles opened, deepest pile
    TYPE       decoy, hoax, silhouette, real_deal

>>> printed(parse("lure 2 hunter or attract 1 any"))
'lure 2 hunter or attract 1 any'
"""

from typing import Any

from bivouac.engine.cardfile import Reader
from bivouac.games.twisted.effects import (
    ALL,
    ANYWHERE,
    ENCOUNTER,
    FUNCTIONS,
    HIDEOUT,
    NEXT,
    SITES,
    TASTES,
    TYPES,
    Count,
    Drawback,
    Effect,
    Function,
    Go,
    Sentence,
    Spread,
    Where,
)

WHO = (*TASTES, "any")
DRAWBACKS = {"power": "no power tomorrow", "hand": "hand of {count} tonight", "place": "hideout to next site tonight"}
COUNTS = {"types": "types revealed", "piles": "piles opened", "deepest": "deepest pile"}
VERBS = (*FUNCTIONS, "move", "spread", "no", "hand", "hideout")


def parse(text: str) -> Sentence:
    """The effects that a text describes; BadWord with its column otherwise.

    >>> parse("spread hiker from most hiker").effects[0].start
    Where(word='most', of='hiker')
    """
    words = Reader(text)
    first = _effect(words)
    if not words.next:
        return Sentence((first,))
    joined = words.one_of("or", "and")
    sentence = Sentence((first, _effect(words)), joined)
    words.done()
    return sentence


def parse_count(text: str) -> Count:
    """What a trait counts."""
    words = Reader(text)
    word = words.one_of("revealed", *(form.split()[0] for form in COUNTS.values()))
    if word == "revealed":
        types: tuple[Any, ...] = (words.one_of("any", *TYPES),)
        while types != ("any",) and words.next:
            words.one_of("or")
            types += (words.one_of(*(one for one in TYPES if one not in types)),)
        count = Count("revealed", TYPES if types == ("any",) else types)
    else:
        words.all_of(*COUNTS[word].split()[1:])
        count = Count(word)
    words.done()
    return count


def _effect(words: Reader) -> Effect:
    verb = words.one_of(*VERBS)
    if verb in FUNCTIONS:
        count, taste = words.number(), words.one_of(*WHO)
        if not words.take("at"):
            return Function(verb, count, taste)
        return Function(verb, count, taste, _where(words, "encounter"))
    if verb == "move":
        count = ALL if words.take("all") else words.number("all")
        taste = words.one_of(*WHO)
        words.one_of("from")
        start = _where(words, "anywhere")
        way = words.one_of("onto", "toward")
        return Go(count, taste, start, way, _where(words, *(("next",) if way == "onto" and start != ANYWHERE else ())))
    if verb == "spread":
        taste = words.one_of(*WHO)
        words.one_of("from")
        return Spread(taste, _where(words))
    return _drawback(words, verb)


def _drawback(words: Reader, verb: str) -> Drawback:
    what: Any = next(what for what, form in DRAWBACKS.items() if form.split()[0] == verb)
    count = 0
    for word in DRAWBACKS[what].split()[1:]:
        if word == "{count}":
            count = words.number()
        else:
            words.one_of(word)
    return Drawback(what, count)


def _where(words: Reader, *also: str) -> Where:
    word = words.one_of("most", "fewest", "site", *also)
    if word in ("most", "fewest"):
        return Where(word, words.one_of(*WHO, "hideouts"))
    if word == "site":
        return Where(word, words.one_of(*SITES))
    return {"encounter": ENCOUNTER, "anywhere": ANYWHERE, "next": NEXT}[word]


def printed(sentence: Sentence) -> str:
    """The text of effects: what `parse` makes them from."""
    return f" {sentence.joined} ".join(map(printed_effect, sentence.effects))


def printed_effect(effect: Effect) -> str:
    if isinstance(effect, Function):
        at = "" if effect.at == HIDEOUT else f" at {_printed_where(effect.at)}"
        return f"{effect.verb} {effect.count} {effect.taste}{at}"
    if isinstance(effect, Go):
        count = "all" if effect.count == ALL else effect.count
        start, end = _printed_where(effect.start), _printed_where(effect.end)
        return f"move {count} {effect.taste} from {start} {effect.way} {end}"
    if isinstance(effect, Spread):
        return f"spread {effect.taste} from {_printed_where(effect.start)}"
    return DRAWBACKS[effect.what].format(count=effect.count)


def _printed_where(where: Where) -> str:
    return f"{where.word} {where.of}" if where.of else where.word


def printed_count(count: Count) -> str:
    """The text of what a trait counts."""
    if count.what != "revealed":
        return COUNTS[count.what]
    return "revealed any" if count.types == TYPES else f"revealed {' or '.join(count.types)}"
