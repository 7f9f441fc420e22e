"""Choosing in secret: which trait is kept, and how the piles are made."""

from collections.abc import Sequence
from functools import cache
from math import comb

from bivouac.engine import Luck
from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.moves import OWN_SIGHTINGS, PILES, Keep, Pile, TwistedMove
from bivouac.games.twisted.scoring import UNSEEN, trait_count
from bivouac.games.twisted.view import TwistedView
from bivouac.games.twisted.worth import REAL, SCORES, price

DECK = deck()

USUAL = 3.0
"""Humans of the taste that a sighting likes best, when it is turned up, on the average."""
UNUSUAL = 1.0
"""And of the taste that it does not like: they were sent away."""
EXPECTED = tuple(sum(score * (USUAL if score > 0 else UNUSUAL) for score in card.score) for card in DECK.sightings)
"""What each sighting usually scores."""
VARIETY = 1.5
"""What it is worth that the tops of one's piles want different tastes."""
WHIM = 1.0
"""How much luck has a say in what goes onto a pile, so that nobody can tell."""
LIKELY = (0.84, 0.72, 0.61)
"""How likely one turns up a sighting in a round, with two, three and four players."""
SUITED = 0.75
"""How often piles are turned up in the order that suits."""
FANCY = 6.0
"""How much luck has a say in which trait is kept."""


def secret(view: TwistedView, luck: Luck) -> TwistedMove:
    """Keeps the trait that the piles made for it would serve best; then makes those piles."""
    seat = view.seat
    own = view.cryptids[seat]
    traits = [move.trait for move in view.moves if isinstance(move, Keep)]
    if traits:
        return Keep(max(traits, key=lambda trait: prospect(own, trait, view.setting.seats) + FANCY * luck.random()))
    piles = [pile or () for pile in view.piles[PILES * seat : PILES * seat + PILES]]
    kept = view.kept[seat]
    assert kept is not None
    least = min(range(PILES), key=lambda pile: len(piles[pile]))
    cards = [card for card in OWN_SIGHTINGS[own] if not any(card in pile for pile in piles)]
    likings = likings_of(kept, piles, cards)
    card = max(cards, key=lambda card: likings[card] + WHIM * luck.random())
    return Pile(card, least)


def likings_of(kept: int, piles: Sequence[tuple[int, ...]], cards: Sequence[int]) -> dict[int, float]:
    """How much one would like to lay each card next: what turning it up would give when all that lies above and beside
    it is turned up before; on a layer with tastes that differ."""
    least = min(range(PILES), key=lambda pile: len(piles[pile]))
    layer = len(piles[least])
    beside = {taste_of(pile[layer]) for pile in piles if len(pile) > layer}
    return {
        card: EXPECTED[card] + price(kept, tuple(piles), least, card) - VARIETY * (taste_of(card) in beside)
        for card in cards
    }


def taste_of(card: int) -> int:
    """The taste that a sighting likes best."""
    return max(range(3), key=SCORES[card].__getitem__)


@cache
def prospect(cryptid: int, trait: int, seats: int) -> float:
    """What the sightings that would be turned up first give together with the trait: as many as may be, by turns from
    all piles or one pile after the other."""
    orders = ((0, 1, 2, 0, 1), (0, 0, 0, 1, 1))
    worse, better = sorted(_turned(cryptid, trait, seats, order) for order in orders)
    return SUITED * better + (1 - SUITED) * worse


def _turned(cryptid: int, trait: int, seats: int, order: Sequence[int]) -> float:
    """What they give if piles are turned up in an order."""
    piles: list[tuple[int, ...]] = [()] * PILES
    cards = list(OWN_SIGHTINGS[cryptid])
    chance, rounds = LIKELY[seats - 2], len(order)
    scored, total = 0.0, 0.0
    for number in range(rounds + 1):
        odds = comb(rounds, number) * chance**number * (1 - chance) ** (rounds - number)
        total += odds * (scored + DECK.traits[trait].bonus(trait_count(DECK.traits[trait], piles)))
        if number < rounds:
            pile = order[number]
            gains = {card: EXPECTED[card] + price(trait, tuple(piles), pile, card) for card in cards}
            card = max(cards, key=lambda card: gains[card])
            scored += EXPECTED[card] - UNSEEN * REAL[card]
            piles[pile] += (card,)
            cards.remove(card)
    return total
