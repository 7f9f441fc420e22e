"""How a game is dealt: who begins, who is which cryptid, and two traits each.

Hands are not part of it: they are drawn when the hideouts stand (TC-07), and nobody knows a card before that.
"""

import msgspec

from bivouac.engine import BadDeal, Luck, Seat, Setting
from bivouac.games.twisted.cards import CRYPTIDS, deck

TRAITS = {trait.id: number for number, trait in enumerate(deck().traits)}
DEALT = 2  # traits a player


class TwistedDeal(msgspec.Struct, frozen=True):
    """A deal, in the ids of cards; lists run by seat."""

    first: Seat
    cryptids: tuple[str, ...]
    traits: tuple[tuple[str, str], ...]

    @property
    def cryptid_numbers(self) -> tuple[int, ...]:
        return tuple(map(CRYPTIDS.index, self.cryptids))

    @property
    def trait_numbers(self) -> tuple[tuple[int, int], ...]:
        return tuple((TRAITS[one], TRAITS[other]) for one, other in self.traits)


def make_deal(setting: Setting, luck: Luck) -> TwistedDeal:
    """TC-02, TC-04: all by luck."""
    seats = setting.seats
    cryptids = luck.shuffled(CRYPTIDS)[:seats]
    traits = luck.shuffled(list(TRAITS))[: DEALT * seats]
    pairs = tuple((traits[DEALT * seat], traits[DEALT * seat + 1]) for seat in range(seats))
    return TwistedDeal(luck.below(seats), tuple(cryptids), pairs)


def checked(setting: Setting, deal: TwistedDeal) -> TwistedDeal:
    """The deal itself, if the setting can have it; BadDeal otherwise."""
    seats = setting.seats
    traits = [trait for pair in deal.traits for trait in pair]
    fits = (
        0 <= deal.first < seats
        and len(deal.cryptids) == len(set(deal.cryptids)) == len(deal.traits) == seats
        and len(traits) == len(set(traits))
        and set(deal.cryptids) <= set(CRYPTIDS)
        and set(traits) <= set(TRAITS)
    )
    if not fits:
        raise BadDeal("bad-deal")
    return deal
