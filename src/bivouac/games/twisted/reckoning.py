"""What an encounter would leave everybody with, and their odds to win."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

import numpy as np

from bivouac.engine import Seat
from bivouac.games.twisted import lines
from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.lines import LINES
from bivouac.games.twisted.moves import PILES
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.scoring import UNSEEN, trait_count
from bivouac.games.twisted.sites import REST
from bivouac.games.twisted.view import ROUNDS
from bivouac.games.twisted.ways import Numbers, line_ways
from bivouac.games.twisted.worth import REAL, SCORES, guess, price, promise

DECK = deck()
DOUBT = (1.0, 4.5, 6.5, 8.0, 9.0, 10.0)
"""How much may still change in a total, by the encounters to come."""

Pile = tuple[int, ...]


@lru_cache(maxsize=65536)
def held(kept: int, last: bool, piles: tuple[Pile, ...], shown: tuple[Pile, ...]) -> float:
    """What somebody's piles and trait give; before the last dusk a trait is on the way to a bonus."""
    unseen = sum(REAL[card] for pile in piles for card in pile)
    trait = DECK.traits[kept]
    return UNSEEN * unseen + (trait.bonus(trait_count(trait, shown)) if last else promise(trait, shown))


def standing(state: TwistedState, seat: Seat, myth: float, piles: Sequence[Pile], shown: Sequence[Pile]) -> float:
    """What a seat would end with if nothing more happened."""
    own = slice(PILES * seat, PILES * seat + PILES)
    return myth + held(state.kept[seat], state.round == ROUNDS, tuple(piles[own]), tuple(shown[own]))


def totals(state: TwistedState) -> list[float]:
    """What everybody would end with as it is."""
    if state.outcome is not None:
        return [float(myth) for myth in state.myth]
    return [standing(state, seat, myth, state.piles, state.shown) for seat, myth in enumerate(state.myth)]


def lead(totals: Sequence[float], seat: Seat) -> float:
    """How far a seat is ahead of the others, on the mean."""
    return totals[seat] - (sum(totals) - totals[seat]) / (len(totals) - 1)


def chances(totals: Sequence[float], encounters: int) -> list[float]:
    """Everybody's odds to win."""
    most, doubt = max(totals), DOUBT[encounters]
    odds = [exp((total - most) / doubt) for total in totals]
    whole = sum(odds)
    return [one / whole for one in odds]


def score(card: int, humans: Sequence[float], site: int) -> float:
    """What a sighting scores (TC-12)."""
    hiker, hunter, reporter = SCORES[card]
    return hiker * humans[3 * site] + hunter * humans[3 * site + 1] + reporter * humans[3 * site + 2]


def dusk(state: TwistedState, humans: Numbers, site: int) -> list[float]:
    """Everybody's total after an encounter at a site."""
    there = [seat for seat in map(state.in_turn, range(state.setting.seats)) if site in state.own_hideouts(seat)]
    piles: list[tuple[int, ...]] = state.piles[:]
    shown, myth = state.shown[:], [float(myth) for myth in state.myth]
    for turn, seat in enumerate(there):
        pile = PILES * seat + state.own_hideouts(seat).index(site)
        card = state.piles[pile][0]
        piles[pile], shown[pile] = piles[pile][1:], (*shown[pile], card)
        myth[seat] = max(0.0, myth[seat] + score(card, humans.tolist(), site))
        for line in lines.SIGHTINGS[card]:
            humans = _changed(state, humans, site, line, there[turn + 1 :])
    return [standing(state, seat, myth[seat], piles, shown) for seat in range(state.setting.seats)]


def _changed(state: TwistedState, humans: Numbers, site: int, line: int, later: Sequence[Seat]) -> Numbers:
    """The humans after a sighting's effect, which leaves as few as can be of those whom the next ones would like."""
    ways = line_ways(state.setting.seats, line, LINES[line].many, site)
    can = ways.open(humans)
    if not later or not can.any():
        return humans
    liked = np.zeros(3)
    for seat in later:
        liked += guess(state.cryptids[seat], tuple(state.shown[PILES * seat : PILES * seat + PILES]))
    loss = np.where(can, ways.change[:, 3 * site : 3 * site + 3] @ liked, np.inf)
    after: Numbers = humans + ways.change[int(loss.argmin())]
    return after


def expected(state: TwistedState, humans: Numbers, heat: float) -> list[float]:
    """Everybody's total after an encounter that may be at any hideout, the likelier the more humans are there."""
    people: list[float] = humans.tolist()
    crowds = {site: sum(people[3 * site : 3 * site + 3]) for site in set(state.hideouts) if site < REST}
    most = max(crowds.values())
    odds = {site: exp(heat * (crowd - most)) for site, crowd in crowds.items()}
    whole, found = sum(odds.values()), totals(state)
    for seat in range(state.setting.seats):
        shown = tuple(state.shown[PILES * seat : PILES * seat + PILES])
        for pile, site in enumerate(state.own_hideouts(seat)):
            if site < REST:
                card = state.piles[PILES * seat + pile][0]
                cost = price(state.kept[seat], shown, pile, card)
                found[seat] += odds[site] / whole * (score(card, people, site) + cost)
    return found
