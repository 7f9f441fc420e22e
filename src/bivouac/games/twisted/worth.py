"""What sightings are worth to whom, and what a seat hopes for at the next encounter.

A sighting scores for the humans at the site; turning it up costs what a real deal gives when it stays unseen, and it
brings a trait nearer or farther (TC-12, TC-24). The encounter is where most humans are (TC-11): the nearer dusk is, the
surer.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from bivouac.engine import Seat
from bivouac.games.twisted.cards import Trait, deck
from bivouac.games.twisted.effects import TYPES
from bivouac.games.twisted.moves import OWN_SIGHTINGS, PILES
from bivouac.games.twisted.scoring import UNSEEN, trait_count
from bivouac.games.twisted.sites import REST
from bivouac.games.twisted.ways import PEOPLE, Numbers

DECK = deck()
REAL = tuple(card.type == TYPES[-1] for card in DECK.sightings)
SCORES = tuple(card.score for card in DECK.sightings)

HEAT = (6.0, 1.05, 0.95, 0.75, 0.75, 0.6, 0.6, 0.6, 0.55, 0.45, 0.4, 0.4, 0.4)
"""How surely the encounter is where most humans are, by the number of turns that are still to come before dusk."""
NIGHT_HEAT = 0.35


Cards = tuple[tuple[int, ...], ...]


def heat(turns: int) -> float:
    return HEAT[min(turns, len(HEAT) - 1)]


def promise(trait: Trait, shown: Sequence[tuple[int, ...]]) -> float:
    """A trait's bonus for what is turned up so far; on the way to its lowest count, a part of that count's."""
    count = trait_count(trait, shown)
    rising = trait.tiers[0][1] < trait.tiers[-1][1] and trait.tiers[0][0] < trait.tiers[-1][0]
    least, bonus = min(trait.tiers)
    if rising and count < least:
        return bonus * count / least
    return trait.bonus(count)


@lru_cache(maxsize=65536)
def price(kept: int, shown: Cards, pile: int, card: int) -> float:
    """What turning up a card of a pile gives besides its score."""
    after = (*shown[:pile], (*shown[pile], card), *shown[pile + 1 :])
    cost = -UNSEEN if REAL[card] else 0
    if kept < 0:
        return cost
    trait = DECK.traits[kept]
    return cost + promise(trait, after) - promise(trait, shown)


@lru_cache(maxsize=4096)
def guess(cryptid: int, shown: Cards) -> tuple[float, ...]:
    """What a top sighting of somebody else is worth by taste, for all one knows: they rarely show a real deal."""
    left = [card for card in OWN_SIGHTINGS[cryptid] if not any(card in pile for pile in shown)]
    likely = [card for card in left if not REAL[card]] or left
    return tuple(sum(SCORES[card][taste] for card in likely) / len(likely) for taste in range(3))


class Hope(NamedTuple):
    """What a seat hopes for, in numbers: of each site with a hideout how many humans are there, what the encounter
    there would be worth by who is there, and what it would be worth by itself."""

    crowd: Numbers
    worth: Numbers
    extra: Numbers

    def at(self, heat: float) -> Callable[[Numbers], Numbers]:
        return lambda humans: self.of(humans, heat)

    def of(self, humans: Numbers, heat: float) -> Numbers:
        """What each row of humans is worth."""
        if not len(self.extra):
            return np.zeros(len(humans), np.float32)
        crowds = humans @ self.crowd
        odds = np.exp(heat * (crowds - crowds.max()))
        value: Numbers = (odds * (humans @ self.worth + self.extra)).sum(axis=1) / odds.sum(axis=1)
        return value


def haunted(hideouts: Iterable[int]) -> list[int]:
    """The sites with a hideout: where an encounter can be."""
    return sorted({site for site in hideouts if site < REST})


@lru_cache(maxsize=8192)
def hope(
    seat: Seat,
    cryptids: tuple[int, ...],
    hideouts: tuple[int, ...],
    shown: Cards,
    tops: tuple[int, ...],
    kept: int,
    selfish: bool = False,
) -> Hope:
    """What a seat hopes for that knows its own top sightings (-1: none) and trait, and guesses the others'. Who is
    selfish counts what its own sightings score, and nothing else."""
    crowd, fear = _abroad(seat, cryptids, hideouts, shown)
    worth, extra = np.zeros_like(fear) if selfish else fear.copy(), np.zeros(crowd.shape[1], np.float32)
    sites = haunted(hideouts)
    own = slice(PILES * seat, PILES * seat + PILES)
    for pile, site in enumerate(hideouts[own]):
        if site < REST:
            column = sites.index(site)
            worth[3 * site : 3 * site + 3, column] += SCORES[tops[pile]]
            extra[column] += 0 if selfish else price(kept, shown[own], pile, tops[pile])
    return Hope(crowd, worth, extra)


@lru_cache(maxsize=2048)
def _abroad(seat: Seat, cryptids: tuple[int, ...], hideouts: tuple[int, ...], shown: Cards) -> tuple[Numbers, Numbers]:
    """Who is counted at which site with a hideout, and what it costs by what the others may turn up there."""
    sites = haunted(hideouts)
    crowd = np.zeros((PEOPLE, len(sites)), np.float32)
    fear = np.zeros((PEOPLE, len(sites)), np.float32)
    for column, site in enumerate(sites):
        people = slice(3 * site, 3 * site + 3)
        crowd[people, column] = 1
        for at, place in enumerate(hideouts):
            other = at // PILES
            if place == site and other != seat:
                turned = shown[PILES * other : PILES * other + PILES]
                fear[people, column] -= np.array(guess(cryptids[other], turned), np.float32) / (len(cryptids) - 1)
    return crowd, fear
