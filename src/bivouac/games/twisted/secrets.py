"""Choosing in secret: which trait is kept, and how the piles are made."""

from collections.abc import Sequence
from functools import cache

from bivouac.engine import Luck
from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.moves import OWN_SIGHTINGS, PILES, Keep, Pile, TwistedMove
from bivouac.games.twisted.view import TwistedView
from bivouac.games.twisted.worth import SCORES, price, promise

DECK = deck()

USUAL = 3.0
"""Humans of a taste that a sighting meets and likes, on the average; half as many of those that it does not."""
EXPECTED = tuple(
    sum(USUAL * score if score > 0 else USUAL / 2 * score for score in card.score) for card in DECK.sightings
)
"""What each sighting usually scores."""
VARIETY = 1.5
"""What it is worth that the tops of one's piles want different tastes."""
WHIM = 1.0
"""How much luck has a say in what goes onto a pile, so that nobody can tell."""
TURNED = 4
"""Sightings that one turns up in a game, about."""


def secret(view: TwistedView, luck: Luck) -> TwistedMove:
    """Keeps the trait that the piles made for it would serve best; then makes those piles."""
    seat = view.seat
    own = view.cryptids[seat]
    traits = [move.trait for move in view.moves if isinstance(move, Keep)]
    if traits:
        return Keep(max(traits, key=lambda trait: prospect(own, trait)))
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
def prospect(cryptid: int, trait: int) -> float:
    """What the sightings that would be turned up first give together with the trait."""
    piles: list[tuple[int, ...]] = [()] * PILES
    cards = list(OWN_SIGHTINGS[cryptid])
    total = promise(DECK.traits[trait], piles)
    for number in range(TURNED):
        likings = likings_of(trait, piles, cards)
        card = max(cards, key=lambda card: likings[card])
        total += EXPECTED[card] + price(trait, tuple(piles), number % PILES, card)
        piles[number % PILES] += (card,)
        cards.remove(card)
    return total
