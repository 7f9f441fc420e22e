"""What a player can do, one click each, and what chance can. Every move exists once, in the tables below.

States hold the numbers of moves: a move's number is its place in the alphabet, which is the same for any number of
players.
"""

from functools import cache

from bivouac.engine import Move
from bivouac.games.twisted.cards import SIGHTINGS, deck
from bivouac.games.twisted.effects import SITES, TASTES
from bivouac.games.twisted.language import printed_effect
from bivouac.games.twisted.lines import CHOSEN, EFFECTS
from bivouac.games.twisted.sites import PLACES

DECK = deck()
PILES = 3  # of a player, and cards in each


ACTIONS, TRAITS, EVENTS = (tuple(card.id for card in cards) for cards in (DECK.actions, DECK.traits, DECK.events))
SIGHTED = tuple(card.id for card in DECK.sightings)


def _name(names: tuple[str, ...], number: int) -> str:
    """A name, as texts have it; a number that is nobody's is in no legal move."""
    return names[number] if 0 <= number < len(names) else "?"


class Keep(Move, frozen=True):
    """Keeps one of the two traits (TC-02)."""

    trait: int

    @property
    def text(self) -> str:
        return f"keep {_name(TRAITS, self.trait)}"


class Pile(Move, frozen=True):
    """Puts a sighting under a pile: the first one will be turned up first (TC-03)."""

    card: int
    pile: int

    @property
    def text(self) -> str:
        return f"pile {_name(SIGHTED, self.card)} {self.pile + 1}"


class Place(Move, frozen=True):
    """Places a hideout on a site (TC-04, TC-14)."""

    site: int

    @property
    def text(self) -> str:
        return f"place {_name(SITES, self.site)}"


class Choose(Move, frozen=True):
    """Names a site: that of the hideout which acts or moves, one of several that are tied, the one that gets the odd
    human (TC-08, TC-10, TC-11, TC-14, TC-21)."""

    site: int

    @property
    def text(self) -> str:
        return f"choose {_name(SITES, self.site)}"


class Walk(Move, frozen=True):
    """A human goes from one place to another (TC-17 to TC-21)."""

    taste: int
    start: int
    end: int

    @property
    def text(self) -> str:
        return f"{_name(TASTES, self.taste)} {_name(PLACES, self.start)} {_name(PLACES, self.end)}"


class Use(Move, frozen=True):
    """One of the two effects of a card (TC-10)."""

    line: int

    @property
    def text(self) -> str:
        return printed_effect(EFFECTS[self.line]) if 0 <= self.line < len(EFFECTS) else "?"


class Play(Move, frozen=True):
    """Plays a card (TC-09)."""

    card: int

    @property
    def text(self) -> str:
        return f"play {_name(ACTIONS, self.card)}"


class Power(Move, frozen=True):
    """Discards a card to use the cryptid's power (TC-09)."""

    card: int

    @property
    def text(self) -> str:
        return f"power {_name(ACTIONS, self.card)}"


class Pass(Move, frozen=True):
    """Does nothing this turn (TC-09)."""

    @property
    def text(self) -> str:
        return "pass"


class Stay(Move, frozen=True):
    """Moves no hideout tonight (TC-14)."""

    @property
    def text(self) -> str:
        return "stay"


class Discard(Move, frozen=True):
    """Discards a card at night (TC-14)."""

    card: int

    @property
    def text(self) -> str:
        return f"discard {_name(ACTIONS, self.card)}"


class Done(Move, frozen=True):
    """Discards no more, and draws (TC-14)."""

    @property
    def text(self) -> str:
        return "done"


class Event(Move, frozen=True):
    """Chance: an event is turned up (TC-08)."""

    event: int

    @property
    def text(self) -> str:
        return f"event {_name(EVENTS, self.event)}"


class Draw(Move, frozen=True):
    """Chance: a card is drawn (TC-07, TC-14)."""

    card: int

    @property
    def text(self) -> str:
        return f"draw {_name(ACTIONS, self.card)}"


TwistedMove = Keep | Pile | Place | Choose | Walk | Use | Play | Power | Pass | Stay | Discard | Done | Event | Draw

_CARDS, _PLACES = range(len(DECK.actions)), range(len(PLACES))
PASS, STAY, DONE = Pass(), Stay(), Done()


@cache
def alphabet() -> tuple[TwistedMove, ...]:
    """Every move, in the order in which they are listed and numbered."""
    walks = ((taste, one, other) for taste in range(len(TASTES)) for one in _PLACES for other in _PLACES)
    return (
        *(Keep(trait) for trait in range(len(DECK.traits))),
        *(Pile(card, pile) for card in range(len(DECK.sightings)) for pile in range(PILES)),
        *(Place(site) for site in range(len(SITES))),
        *(Choose(site) for site in range(len(SITES))),
        *(Walk(*walk) for walk in walks if walk[1] != walk[2]),
        *(Use(line) for line in CHOSEN),
        *(Play(card) for card in _CARDS),
        *(Power(card) for card in _CARDS),
        PASS,
        STAY,
        *(Discard(card) for card in _CARDS),
        DONE,
        *(Event(event) for event in range(len(DECK.events))),
        *(Draw(card) for card in _CARDS),
    )


MOVES = alphabet()
NUMBERS = {move: number for number, move in enumerate(MOVES)}

# The numbers of the moves, and of the first of each kind; Play(k) is number PLAY + k.
KEEP, PILE, PLACE, CHOOSE = (NUMBERS[move] for move in (Keep(0), Pile(0, 0), Place(0), Choose(0)))
PLAY, POWER, DISCARD = (NUMBERS[move] for move in (Play(0), Power(0), Discard(0)))
PASSED, STAYED, FINISHED = (NUMBERS[move] for move in (PASS, STAY, DONE))
USE = {line: NUMBERS[Use(line)] for line in CHOSEN}
WALK = tuple(
    tuple(tuple(NUMBERS.get(Walk(taste, one, other), -1) for other in _PLACES) for one in _PLACES)
    for taste in range(len(TASTES))
)
DRAWS = tuple((Draw(card), 1) for card in _CARDS)
TURNS = tuple((Event(event), 1) for event in range(len(DECK.events)))
OWN_SIGHTINGS = tuple(
    tuple(range(SIGHTINGS * cryptid, SIGHTINGS * (cryptid + 1))) for cryptid in range(len(DECK.cryptids))
)
