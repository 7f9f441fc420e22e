"""Days played on to dusk, many at once: everybody plays for the next encounter.

The days are of one view, so that hideouts and turns are the same in all of them; what differs is what was imagined, and
where the humans are. All that anybody can do from their hideouts is one table; a hand is some of its rows.
"""

from bisect import bisect
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bivouac.engine import Seat
from bivouac.games.twisted import lines
from bivouac.games.twisted.lines import LINES
from bivouac.games.twisted.outlook import Noon, hope_of, own_sites
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.view import TURNS
from bivouac.games.twisted.ways import PEOPLE, POWERED, Flags, Numbers, Ways, line_ways, merged
from bivouac.games.twisted.worth import Hope, haunted, heat
from bivouac.hexes import cells, lowest

Places = NDArray[np.intp]

ALL_LINES = sorted({line for card in (*lines.ACTIONS, *lines.POWERS) for line in card})


class Day(NamedTuple):
    """A full game, and how far its day has come."""

    world: TwistedState
    at: Noon


class Evening(NamedTuple):
    """Where the encounter is, and where the humans are by then."""

    site: int
    humans: Numbers


def evenings(days: Sequence[Day]) -> list[Evening]:
    """Plays days of one view on to dusk."""
    one = days[0].world
    humans = np.array([at.humans for _, at in days])
    hands, used = [at.hands[:] for _, at in days], [at.used for _, at in days]
    minds = [Mind(seat, [world for world, _ in days]) for seat in range(one.setting.seats)]
    last = TURNS * one.setting.seats
    for step in range(min(at.step for _, at in days), last):
        seat = one.in_turn(step)
        awake = [day for day, (_, at) in enumerate(days) if at.step <= step and hands[day][seat]]
        if not awake:
            continue
        able = [(hands[day][seat], not used[day] >> seat & 1) for day in awake]
        change, cards = minds[seat].turns(humans[awake], np.array(awake), able, heat(last - 1 - step))
        humans[awake] += change
        for day, card in zip(awake, cards):
            if card == POWERED:
                used[day] |= 1 << seat
                hands[day][seat] ^= 1 << lowest(hands[day][seat])
            elif card is not None:
                hands[day][seat] ^= 1 << card
    hopes = minds[one.first].hopes
    return [Evening(met(one, row, hope), row) for row, hope in zip(humans, hopes)]


def met(state: TwistedState, humans: Numbers, first: Hope) -> int:
    """Where the encounter is: where most humans are, and the first player's choice if that is open (TC-11)."""
    sites = haunted(state.hideouts)
    crowds = humans @ first.crowd
    worth = np.where(crowds == crowds.max(), humans @ first.worth + first.extra, -np.inf)
    return sites[int(worth.argmax())]


class Table(NamedTuple):
    """All that can be done from some sites."""

    ways: Ways
    whole: Flags  # which ways move as many as they must
    group: Places  # the ways of one line at one site are a group
    reach: Numbers  # who could be moved at all, by group
    parts: dict[int, Places]  # the ways of each line


@lru_cache(maxsize=256)
def table(seats: int, sites: tuple[int, ...]) -> Table:
    found = [[line_ways(seats, line, LINES[line].many, site) for site in sites] for line in ALL_LINES]
    groups = [ways for of_line in found for ways in of_line if len(ways.many)]
    ways = merged(groups)
    ends = np.cumsum([0, *(sum(len(ways.many) for ways in of_line) for of_line in found)]).tolist()
    return Table(
        ways,
        ways.moved == ways.many,
        np.repeat(np.arange(len(groups)), np.array([len(group.many) for group in groups], np.intp)),
        np.array([group.reach[0] for group in groups], np.float32).reshape(-1, PEOPLE),
        {line: np.arange(start, end) for line, start, end in zip(ALL_LINES, ends, ends[1:])},
    )


class Hand(NamedTuple):
    """The rows of a table that a hand allows: those of its cards, one after the other."""

    rows: Places
    cards: Sequence[int]
    ends: Sequence[int]


@lru_cache(maxsize=4096)
def in_hand(seats: int, sites: tuple[int, ...], hand: int, power: int) -> Hand:
    """What a hand allows, and a power that begins with this line (-1: none)."""
    parts = table(seats, sites).parts
    found = [(card, parts[line]) for card in cells(hand) for line in lines.ACTIONS[card]]
    found += [(POWERED, parts[power])] if power >= 0 else []
    rows = np.concatenate([part for _, part in found])
    return Hand(rows, [card for card, _ in found], list(accumulate(len(part) for _, part in found)))


class Mind:
    """What a seat makes of some days: what it hopes for in each."""

    def __init__(self, seat: Seat, worlds: Sequence[TwistedState]) -> None:
        one = worlds[0]
        self.seats, self.sites = one.setting.seats, own_sites(one, seat)
        self.power = lines.POWERS[one.cryptids[seat]][0]
        self.table = table(self.seats, self.sites)
        self.hopes = [hope_of(world, seat) for world in worlds]
        met = haunted(one.hideouts)
        self.people = np.array([[3 * site, 3 * site + 1, 3 * site + 2] for site in met])
        self.liked = np.array([hope.worth[self.people, np.arange(len(met))[:, None]] for hope in self.hopes])
        self.extra = np.array([hope.extra for hope in self.hopes])

    def turns(
        self, humans: Numbers, days: Places, able: Sequence[tuple[int, bool]], heat: float
    ) -> tuple[Numbers, list[int | None]]:
        """How the humans change by the best turn in each of some days, and the card for it; nothing is done if nothing
        is gained. A day has a row of humans, its number, a hand, and whether the power is left."""
        hands = [in_hand(self.seats, self.sites, hand, self.power if left else -1) for hand, left in able]
        rows, at, place = self._open(hands, humans)
        ways = self.table.ways.change[rows]
        now = self._worth(humans, days, heat)
        found = self._worth(ways + humans[at], days[at], heat)
        change: Numbers = np.zeros_like(humans)
        cards: list[int | None] = [None] * len(hands)
        ends = np.searchsorted(at, np.arange(len(hands) + 1)).tolist()
        for day, (start, end) in enumerate(pairwise(ends)):
            best = start + int(found[start:end].argmax()) if start < end else -1
            if best >= 0 and found[best] > now[day]:
                change[day] = ways[best]
                cards[day] = hands[day].cards[bisect(hands[day].ends, place[best])]
        return change, cards

    def _open(self, hands: Sequence[Hand], humans: Numbers) -> tuple[Places, Places, Places]:
        """Which ways are possible (TC-19): their rows, the days, and the places in the hands. Few are, so that each
        question is asked of those that are left."""
        ways, whole, group, reach, _ = self.table
        sizes = [len(hand.rows) for hand in hands]
        rows, at = np.concatenate([hand.rows for hand in hands]), np.repeat(np.arange(len(hands)), sizes)
        place = np.arange(len(rows)) - np.repeat(np.cumsum([0, *sizes[:-1]]), sizes)
        people = humans.ravel()
        for who, need in zip(ways.who, ways.need):
            left = np.flatnonzero(people[at * PEOPLE + who[rows]] >= need[rows])
            rows, at, place = rows[left], at[left], place[left]
        movable = (reach @ humans.T)[group[rows], at]
        left = np.flatnonzero(whole[rows] | (ways.moved[rows] == movable))
        return rows[left], at[left], place[left]

    def _worth(self, humans: Numbers, days: Places, heat: float) -> Numbers:
        """What rows of humans are worth in their days: what the sites are, by how surely the encounter is there."""
        here = humans[:, self.people]
        crowds = here.sum(axis=2)
        odds = np.exp(np.float32(heat) * (crowds - crowds.max(axis=1, keepdims=True)))
        worth = np.einsum("nst,nst->ns", here, self.liked[days]) + self.extra[days]
        mean: Numbers = (odds * worth).sum(axis=1) / odds.sum(axis=1)
        return mean
