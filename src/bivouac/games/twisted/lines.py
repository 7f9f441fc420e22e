"""Effects in the form in which they are resolved: every different effect of the deck is a line with a number, made of
small numbers itself. States and moves hold a line's number."""

from typing import NamedTuple

from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.effects import ALL, SITES, TASTES, Drawback, Effect, Function, Go, Where

LURE, SCARE, ATTRACT, EXTRACT, ONTO, TOWARD, SPREAD = range(7)
VERBS = ("lure", "scare", "attract", "extract", "onto", "toward")

OWN, ENCOUNTER, ANYWHERE, NEXT, MOST, FEWEST, SITE = range(7)
WORDS = ("hideout", "encounter", "anywhere", "next", "most", "fewest", "site")
ANY, HIDEOUTS = 3, 4  # what is counted on sites, after the three tastes
COUNTED = (*TASTES, "any", "hideouts")

ONE_TASTE = tuple((taste,) for taste in range(len(TASTES)))
EVERY_TASTE = tuple(range(len(TASTES)))


class Spot(NamedTuple):
    """Where: one of the words above, and what it is about."""

    word: int
    of: int = 0


class Line(NamedTuple):
    """Who moves, how many, and how; `start` is the anchor of a function."""

    verb: int
    tastes: tuple[int, ...]
    many: int
    start: Spot
    end: Spot


def _spot(where: Where) -> Spot:
    known: tuple[str, ...] = SITES if where.word == "site" else COUNTED
    return Spot(WORDS.index(where.word), known.index(where.of) if where.of else 0)


def _line(effect: Effect) -> Line:
    assert not isinstance(effect, Drawback)
    tastes = EVERY_TASTE if effect.taste == "any" else ONE_TASTE[TASTES.index(effect.taste)]
    if isinstance(effect, Function):
        at = _spot(effect.at)
        return Line(VERBS.index(effect.verb), tastes, effect.count, at, at)
    start = _spot(effect.start)
    if isinstance(effect, Go):
        return Line(VERBS.index(effect.way), tastes, effect.count, start, _spot(effect.end))
    return Line(SPREAD, tastes, ALL, start, start)


DECK = deck()
EFFECTS: tuple[Effect, ...] = tuple(
    dict.fromkeys(
        effect
        for effects in (
            *(card.power.effects for card in DECK.cryptids),
            *(card.effect.effects for card in DECK.actions),
            *((card.effect,) for card in DECK.sightings),
            *(card.effects for card in DECK.events),
        )
        for effect in effects
        if not isinstance(effect, Drawback)
    )
)
"""The effects of the lines."""
LINES = tuple(_line(effect) for effect in EFFECTS)
NUMBER = {effect: number for number, effect in enumerate(EFFECTS)}

POWERS = tuple(tuple(NUMBER[effect] for effect in card.power.effects) for card in DECK.cryptids)
ACTIONS = tuple(tuple(NUMBER[effect] for effect in card.effect.effects) for card in DECK.actions)
"""Of each action its line, or the two lines of which one is chosen (TC-10)."""
EVENTS = tuple(tuple(NUMBER[effect] for effect in card.effects) for card in DECK.events)
SIGHTINGS = tuple(() if isinstance(card.effect, Drawback) else (NUMBER[card.effect],) for card in DECK.sightings)
CHOSEN = tuple(sorted({line for lines in ACTIONS if len(lines) > 1 for line in lines}))
"""The lines of cards with "or"."""


EVERYWHERE = len(SITES) + 1
"""The start of those who may come from any site."""


class Task(NamedTuple):
    """A line that is being resolved: from which site, to which (-1 while that is open), how many are left to move.

    `room` is, of a spread, what each neighbour still gets, and `left` the odd humans that are still to be given away;
    of those who go a step from anywhere it is who has not gone yet, by site and taste.
    """

    line: int
    start: int = -1
    end: int = -1
    left: int = 0
    room: tuple[int, ...] = ()
