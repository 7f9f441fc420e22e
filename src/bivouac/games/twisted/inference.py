"""What others' acts tell about their hidden sightings: who drew hunters to a hideout probably has a decoy on top.

Of many ways in which somebody may have made their piles (`hunches`) those are the likelier for which all that they did
since makes sense (`evidence`).
"""

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from math import exp
from typing import NamedTuple

import msgspec

from bivouac.engine import Luck, Seat
from bivouac.games.twisted.evidence import Act, acts, told
from bivouac.games.twisted.hunches import Hunch, hunches
from bivouac.games.twisted.imagine import imagine
from bivouac.games.twisted.moves import OWN_SIGHTINGS, PILES
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.view import TwistedView

HARDLY = -25.0
"""The logarithm of odds that are as good as none; people surprise."""


class Suspicion(NamedTuple):
    """Hunches about a player, and how likely each is."""

    hunches: Sequence[Hunch]
    odds: Sequence[float]

    def drawn(self, taken: set[int], luck: Luck) -> Hunch:
        """A hunch by which none of the traits is kept that others have."""
        sums = list(accumulate(0 if hunch.kept in taken else odds for hunch, odds in zip(*self, strict=True)))
        return self.hunches[bisect(sums, luck.random() * sums[-1])]


class Watcher:
    """What one suspects, having seen the others act."""

    def __init__(self, view: TwistedView) -> None:
        self.view, seen = view, acts(view)
        self.suspicions = {
            seat: _suspicion(view, seat, seen)
            for seat in range(view.seats)
            if view.piles[PILES * seat] is None and view.ready[seat]
        }

    def imagine(self, luck: Luck) -> TwistedState:
        """A full game that the view could come from, in which the others had reason to do what they did."""
        piles, kept, taken = list(self.view.piles), list(self.view.kept), set[int]()
        for seat, suspicion in self.suspicions.items():
            hunch = suspicion.drawn(taken, luck)
            piles[PILES * seat : PILES * seat + PILES] = hunch.piles
            kept[seat] = hunch.kept
            taken.add(hunch.kept)
        return imagine(msgspec.structs.replace(self.view, piles=tuple(piles), kept=tuple(kept)), luck)


def _suspicion(view: TwistedView, seat: Seat, seen: Sequence[Act]) -> Suspicion:
    known = frozenset(trait for pair in view.dealt for trait in pair or ())
    cryptid = view.cryptids[seat]
    some = hunches(view.seats, cryptid, view.shown[PILES * seat : PILES * seat + PILES], known)
    table = told(view, seat, seen)
    logs = [hunch.weight + float(table[_tops(cryptid, hunch)]) for hunch in some]
    most = max(logs)
    return Suspicion(some, [exp(max(one - most, HARDLY)) for one in logs])


def _tops(cryptid: int, hunch: Hunch) -> tuple[int, ...]:
    """The places of the top sightings among the player's own; of a pile that is used up any will do."""
    return tuple(OWN_SIGHTINGS[cryptid].index(pile[0]) if pile else 0 for pile in hunch.piles)
