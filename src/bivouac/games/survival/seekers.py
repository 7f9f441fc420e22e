"""Search and Rescue: who plans over where the lost may be.

Every counter that is still face down is as likely as any other. The leg to the next counter, whichever that will be, is
solved (`legs`); what lies beyond it is guessed: by the points of the way to the others, in the order in which somebody
lost is to be expected soonest, in Rescue with the way out after it, and by how far water and food will still carry.
"""

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp
from typing import NamedTuple

import numpy as np

from bivouac.engine import Luck
from bivouac.games.survival.careful import Careful, exits
from bivouac.games.survival.chart import chart
from bivouac.games.survival.goals import arrives
from bivouac.games.survival.legs import Ground, Leg, boxes
from bivouac.games.survival.life import DEAD, Person
from bivouac.games.survival.moves import SET_OUT, STAY, From, SurvivalMove
from bivouac.games.survival.policy import FAR_AWAY, best, points_to, strength, weighed
from bivouac.games.survival.scenarios import Need
from bivouac.games.survival.solve import Values
from bivouac.games.survival.view import SurvivalView

HASTE = 0.15  # what a day takes off the odds where others may be faster
CARE = 0.05  # and where nobody is: things happen
WASTE = 1.4  # points spent for one that brings a person nearer
SHARPNESS = 5.0  # how sharply strength that just suffices is told from strength that does not
FOUND_BY_DIE, FOUND = 0.5, 0.2  # how often a need is met on the way, where a die helps and where none does
SHARED = 1.4  # boxes lost for one by who will lead somebody on a part of the way


class Seeker(Careful):
    """Plans for the whole search."""

    def choose(self, view: SurvivalView, luck: Luck) -> SurvivalMove:
        match view.phase:
            case "walk":
                return best(weighed(view, Seeking(view)))
            case "outset":
                return STAY if Seeking(view).recovers() else SET_OUT
            case "from":
                bases = (move for move in view.moves if isinstance(move, From))
                return max(bases, key=lambda move: _begun(view, move.base))
            case _:
                return super().choose(view, luck)


def _begun(view: SurvivalView, base: int) -> float:
    """What it is worth to begin at a base."""
    cell = view.land.bases[base]
    return float(_leg(Search.of(view, Person(cell, base))).values[1, 1, cell])


class Seeking:
    """What the ends of a day are worth: the odds to do what is asked, and soon."""

    def __init__(self, view: SurvivalView) -> None:
        self.view, self.person = view, view.people[view.turn]
        self.leg = _leg(Search.of(view, self.person))
        self.boxes = self.leg.boxes_of(self.person)
        self.evenings = self.leg.evenings(self.boxes)

    def ended(self, cell: int, passed: int) -> float:
        return float(self.evenings[self.view.ways.marks[cell] | passed, cell])

    def stayed(self) -> float:
        return self.ended(self.person.cell, 0)

    def recovers(self) -> bool:
        """Whether to rest until boxes are regained is better than to set out."""
        person = self.person
        rests = self.leg.rests(self.boxes, max(person.water_rest, person.food_rest))[person.cell]
        return bool(0 < rests >= self.leg.values[*self.boxes, person.cell])

    def left(self, sides: int) -> float:
        return 1.0 if arrives(self.view.scenario, self.view.land, self.person, sides) else -1.0

    def entered(self, cell: int, onward: float) -> float:
        """What will be done beyond a counter is not decided before it is turned up."""
        return self.leg.arrived(self.boxes, cell) if onward >= 0 and cell in self.leg.goals else onward


class Search(NamedTuple):
    """What a leg depends on: the counters that are face down and how many of them are lost persons, lost persons who
    were found and wait, and the sides of the map that lead home."""

    ground: Ground
    counters: tuple[int, ...]
    found: tuple[int, ...]
    lost: int
    sides: int
    leads: bool
    haste: float

    @classmethod
    def of(cls, view: SurvivalView, person: Person) -> "Search":
        haste = HASTE if view.setting.seats > 1 else CARE
        search = cls(Ground.of(view), view.counters, view.found, view.lost, exits(view, person), False, haste)
        return search.home if person.leads else search

    @property
    def home(self) -> "Search":
        """The way out, with somebody who was found."""
        return self._replace(counters=(), found=(), lost=0, leads=True)


@lru_cache(maxsize=64)
def _leg(search: Search) -> Leg:
    if search.leads:
        return Leg(search.ground, {}, search.sides, 2, search.haste)
    beyond = _Beyond(search)
    odds = search.lost / max(len(search.counters), 1)
    goals = {cell: beyond.found(cell) for cell in search.found}
    for at, cell in enumerate(search.counters):
        goals[cell] = odds * beyond.found(cell) + (1 - odds) * beyond.blank(at)
    return Leg(search.ground, goals, 0, 1, search.haste)


class _Beyond:
    """What it is worth to have come to a counter, by the boxes that one has then."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.life = chart(search.ground.chart)
        self.points = _points_left(search)
        share = SHARED if search.sides else 1.0
        self.rates = tuple(_rate(need) * share for need in search.ground.needs)

    def found(self, cell: int) -> Values:
        if self.search.sides:
            return _leg(self.search.home).values[:, :, cell]
        return self._by_boxes(0)

    def blank(self, at: int) -> Values:
        return self._by_boxes(self.points[at])

    def _by_boxes(self, points: float) -> Values:
        waters, foods = map(range, boxes(self.life))
        return np.array([[self._worth(water, food, points) for food in foods] for water in waters])

    def _worth(self, water: int, food: int, points: float) -> float:
        """To be on one's way with these boxes, and so many points to go."""
        if not (water and food) or self.life.level(water, food, 0) >= DEAD:
            return 0.0
        if not points:
            return 1.0
        strides = strength(self.life, water, food, 0, self.rates)
        enough = 1 / (1 + exp(-SHARPNESS * (min(strides[-1] / (WASTE * points), 2) - 1)))
        return float(enough * (1 - self.search.haste) ** bisect_left(strides, WASTE * points))


def _rate(need: Need) -> float:
    """The boxes that a day costs, mostly."""
    return 0.0 if need.always else 1 - (FOUND_BY_DIE if need.die else FOUND)


def _points_left(search: Search) -> Sequence[float]:
    """For each counter, the points that are still to be walked, on the average, from there on if it is blank."""
    map, riverways = search.ground.map, search.ground.riverways
    counters, targets = search.counters, search.counters + search.found
    fields = [points_to(map, riverways, frozenset({cell})) for cell in targets]
    way_out = points_to(map, riverways, frozenset(), search.sides) if search.sides else (0,) * len(fields[0])
    sure = range(len(counters), len(targets))

    @cache
    def on(left: int, here: int) -> float:
        """On from a hex, when these counters are face down."""
        ways = [float(fields[to][here] + way_out[targets[to]]) for to in sure]
        odds = search.lost / left.bit_count() if left else 1.0
        for to in range(len(counters)):
            if left >> to & 1:
                there = targets[to]
                ways.append(
                    fields[to][here]
                    + odds * way_out[there]
                    + ((1 - odds) * on(left & ~(1 << to), there) if odds < 1 else 0)
                )
        return min(ways, default=float(FAR_AWAY))

    whole = (1 << len(counters)) - 1
    return [on(whole & ~(1 << at), cell) for at, cell in enumerate(counters)]
