"""Hunches: how somebody may have made their piles, with the trait that they may have kept.

Everybody is taken to reckon as in `secrets`, with whims. A hunch agrees with what has been turned up; its weight says
how likely somebody who had kept that trait would have laid just that on top.
"""

from bisect import bisect
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from math import exp, log
from typing import NamedTuple

from bivouac.engine import Luck
from bivouac.games.twisted.cards import TRAITS
from bivouac.games.twisted.moves import OWN_SIGHTINGS, PILES
from bivouac.games.twisted.secrets import likings_of, prospect
from bivouac.games.twisted.state import FULL
from bivouac.games.twisted.worth import Cards

EACH = 10
"""Hunches for each trait."""
WHIM = 0.5
"""A sighting that one likes so much more is e times as likely to be laid next."""
TEMPTED = 3.0
"""A trait that promises so much more is e times as likely to be kept."""
NEVER = 1e-9


class Hunch(NamedTuple):
    """A trait, what lies on the piles unseen, and how likely that is (the logarithm of a weight)."""

    kept: int
    piles: Cards
    weight: float


@lru_cache(maxsize=512)
def hunches(seats: int, cryptid: int, shown: Cards, gone: frozenset[int]) -> tuple[Hunch, ...]:
    """Some hunches about a player who has turned these up and cannot have kept some traits. The same ones each time."""
    luck = Luck.seeded("hunches")
    promises = {trait: prospect(cryptid, trait, seats) for trait in range(TRAITS) if trait not in gone}
    return tuple(
        _hunch(cryptid, kept, log(_fancied(kept, promises)), shown, luck) for kept in promises for _ in range(EACH)
    )


def _hunch(cryptid: int, kept: int, weight: float, shown: Cards, luck: Luck) -> Hunch:
    """Makes piles as their owner would, down to the sightings that are on top now: what was turned up is given, all
    else is drawn. What lies deeper comes in any order."""
    piles: list[tuple[int, ...]] = [()] * PILES
    left = OWN_SIGHTINGS[cryptid]
    turned = {card for pile in shown for card in pile}
    for depth in range(min(FULL, 1 + max(map(len, shown)))):
        for pile in range(PILES):
            odds = _odds(kept, tuple(piles), left)
            if depth < len(shown[pile]):
                card, chance = shown[pile][depth], odds[left.index(shown[pile][depth])]
            else:
                card, chance = _drawn(left, odds, turned, luck)
            weight += log(max(chance, NEVER))
            piles[pile] += (card,)
            left = tuple(one for one in left if one != card)
    rest = luck.shuffled(left)
    unseen = ((*pile[len(seen) :], *(rest.pop() for _ in range(FULL - len(pile)))) for pile, seen in zip(piles, shown))
    return Hunch(kept, tuple(unseen), weight)


def _drawn(left: Sequence[int], odds: Sequence[float], turned: set[int], luck: Luck) -> tuple[int, float]:
    """A card that is still unseen, and how likely it was that one would be laid here."""
    free = [card for card in left if card not in turned]
    sums = list(accumulate(chance for card, chance in zip(left, odds, strict=True) if card not in turned))
    return free[bisect(sums, luck.random() * sums[-1])], sums[-1]


@lru_cache(maxsize=65536)
def _odds(kept: int, piles: Cards, left: tuple[int, ...]) -> tuple[float, ...]:
    """How likely each card is to be laid next."""
    likings = likings_of(kept, piles, left)
    most = max(likings.values())
    weights = [exp((likings[card] - most) / WHIM) for card in left]
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)


def _fancied(kept: int, promises: Mapping[int, float]) -> float:
    """How likely a trait is to be kept, whichever other was dealt with it."""
    mine = promises[kept]
    return sum(1 / (1 + exp((other - mine) / TEMPTED)) for trait, other in promises.items() if trait != kept)
