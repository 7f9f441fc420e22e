"""What an act tells: how much likelier it is for each three sightings that may lie on top of its owner's piles.

Whoever acts is taken to play for the next encounter, as in `worth`, with a card out of all that there are: the more an
act promised with some sightings on top compared to all other acts, the more it tells of them. What a pile promises is
independent of the other piles, so that three small tables give the odds of all threes at once.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from bivouac.engine import Seat
from bivouac.games.twisted import record
from bivouac.games.twisted.cards import TRAITS
from bivouac.games.twisted.lines import ACTIONS, LINES
from bivouac.games.twisted.moves import OWN_SIGHTINGS, PILES
from bivouac.games.twisted.sites import REST
from bivouac.games.twisted.view import GONE, ON_PILE, TURNS, TwistedView
from bivouac.games.twisted.ways import Numbers, Ways, line_ways, merged
from bivouac.games.twisted.worth import SCORES, Cards, guess, haunted, heat, price

SENSE = 0.5
"""How sensibly people act: what promises a point more is e to this power as likely."""
OWN = len(OWN_SIGHTINGS[0])
COPIES = Counter(line for card in ACTIONS for line in card)
"""How many actions have each line."""
LIKED = tuple(np.array([SCORES[card] for card in own], np.float32).T for own in OWN_SIGHTINGS)
"""What humans are worth to a cryptid's sightings, by taste and sighting."""


class Act(NamedTuple):
    """What somebody did in a turn by day: where the humans were before and after, and what lay open."""

    seat: Seat
    cryptids: tuple[int, ...]
    hideouts: tuple[int, ...]
    shown: Cards
    step: int  # of the day, from 1
    before: tuple[int, ...]
    after: tuple[int, ...]

    @property
    def seats(self) -> int:
        return len(self.cryptids)

    @property
    def own(self) -> slice:
        return slice(PILES * self.seat, PILES * self.seat + PILES)


def acts(view: TwistedView) -> list[Act]:
    """All turns by day so far, as anybody could see them."""
    seats = view.seats
    humans, hideouts = list(view.wild.humans), [ON_PILE] * (PILES * seats)
    shown: list[tuple[int, ...]] = [()] * (PILES * seats)
    found: list[Act] = []
    step, actor, before = 0, -1, tuple(humans)

    def close() -> None:
        if actor >= 0:
            now = (tuple(hideouts), tuple(shown), step, before, tuple(humans))
            found.append(Act(actor, view.cryptids, *now))

    for event in view.record:
        match event:
            case record.Walked(taste, start, end):
                humans[3 * start + taste] -= 1
                humans[3 * end + taste] += 1
            case record.Played(seat) | record.Passed(seat):
                close()
                step, actor, before = step + 1, seat, tuple(humans)
            case record.Met():
                close()
                step, actor = 0, -1
            case record.Revealed(seat, pile, card):
                shown[PILES * seat + pile] += (card,)
            case record.Hid(seat, pile, site):
                hideouts[PILES * seat + pile] = site
            case record.Returned(seat, pile, gone):
                hideouts[PILES * seat + pile] = GONE if gone else ON_PILE
            case _:
                pass
    close()
    return found


def told(view: TwistedView, seat: Seat, seen: Sequence[Act]) -> Numbers:
    """What all acts of a player tell about the three sightings on top now: the logarithm of the odds, by the places of
    the three among the player's own sightings."""
    total = np.zeros((OWN,) * PILES, np.float32)
    own, now = OWN_SIGHTINGS[view.cryptids[seat]], view.shown[PILES * seat : PILES * seat + PILES]
    for act in seen:
        if act.seat == seat:
            was = [len(pile) for pile in act.shown[act.own]]
            known = [own.index(pile[top]) if len(pile) > top else None for pile, top in zip(now, was, strict=True)]
            odds = evidence(act)[tuple(slice(None) if one is None else slice(one, one + 1) for one in known)]
            total += odds
    return total


@lru_cache(maxsize=4096)
def evidence(act: Act) -> Numbers:
    """The logarithm of the odds of an act, by the three sightings that may have lain on top."""
    ways, copies = _alternatives(act.seats, tuple(sorted(site for site in act.hideouts[act.own] if site < REST)))
    before = np.array(act.before, np.float32)
    possible = ways.open(before)
    rows = np.concatenate([ways.change[possible] + before, [before, act.after]]).astype(np.float32)
    others, piles = _promises(act, rows)
    weights = np.exp(SENSE * (others[:-1] - others.max())) * np.concatenate([copies[possible], [1]])
    first, second, third = (np.exp(SENSE * (pile - pile.max())) for pile in piles)
    pairs = (second[:-1, :, None] * third[:-1, None, :]).reshape(len(weights), -1)
    whole = ((first[:-1] * weights[:, None]).T @ pairs).reshape((OWN,) * PILES)
    done = (
        others[-1]
        - others.max()
        + sum(
            (pile[-1] - pile.max()).reshape([OWN if at == axis else 1 for at in range(PILES)])
            for axis, pile in enumerate(piles)
        )
    )
    odds: Numbers = (SENSE * done - np.log(whole + np.float32(1e-30))).astype(np.float32)
    return odds


def _promises(act: Act, rows: Numbers) -> tuple[Numbers, list[Numbers]]:
    """What rows of humans promise whoever acts: by what others may show, and by each own pile for each sighting."""
    sites = haunted(act.hideouts)
    crowds = np.stack([rows[:, 3 * site : 3 * site + 3].sum(axis=1) for site in sites], axis=1)
    odds = np.exp(heat(TURNS * act.seats - act.step) * (crowds - crowds.max(axis=1, keepdims=True)))
    odds /= odds.sum(axis=1, keepdims=True)
    others = np.zeros(len(rows), np.float32)
    piles = [np.zeros((len(rows), OWN), np.float32) for _ in range(PILES)]
    prices = _prices(act.cryptids[act.seat], act.shown[act.own])
    for at, site in enumerate(act.hideouts):
        if site < REST:
            seat, pile = divmod(at, PILES)
            here, likely = rows[:, 3 * site : 3 * site + 3], odds[:, sites.index(site)]
            if seat == act.seat:
                piles[pile] = likely[:, None] * (here @ LIKED[act.cryptids[seat]] + prices[pile])
            else:
                liked = guess(act.cryptids[seat], act.shown[PILES * seat : PILES * seat + PILES])
                others -= likely * (here @ np.array(liked, np.float32)) / (act.seats - 1)
    return others, piles


@lru_cache(maxsize=1024)
def _prices(cryptid: int, shown: Cards) -> Numbers:
    """What turning up each sighting of a cryptid from each pile gives besides its score, over all traits."""
    turned = [card for pile in shown for card in pile]
    return np.array(
        [
            [
                0 if card in turned else sum(price(kept, shown, pile, card) for kept in range(TRAITS)) / TRAITS
                for card in OWN_SIGHTINGS[cryptid]
            ]
            for pile in range(PILES)
        ],
        np.float32,
    )


@lru_cache(maxsize=512)
def _alternatives(seats: int, sites: tuple[int, ...]) -> tuple[Ways, Numbers]:
    """All that anybody could do from hideouts on these sites, and how many cards allow it."""
    ways = merged([line_ways(seats, line, LINES[line].many, site) for line in sorted(COPIES) for site in sites])
    return ways, np.array([COPIES[line] for _, line, _ in ways.origins], np.float32)
