"""Trails: routes between bases and fords, drawn where they lead through woods, mountain and swamp."""

from collections.abc import Iterator, Mapping
from heapq import heappop, heappush
from itertools import pairwise

from bivouac.games.survival.atlas.draft import DESERT, GRID, MOUNTAIN, SWAMP, WOODS, Draft, Fruitless, headings
from bivouac.games.survival.sheet import Way
from bivouac.hexes import cells

COSTS = {WOODS: 7, MOUNTAIN: 9, SWAMP: 24}  # clear ground costs 10: trails are there to be found
TRODDEN = 5  # a step along a trail that is there already
NEIGHBOURS = 3  # that each base is linked to

Route = list[int]


class Paths:
    """The network as it grows."""

    def __init__(self, draft: Draft, fords: Mapping[int, tuple[int, int]], shunned: int) -> None:
        self.fords = fords
        self.wild = draft.kinds[WOODS] | draft.kinds[MOUNTAIN] | draft.kinds[SWAMP]
        self.barred = draft.river & ~sum(1 << ford for ford in fords) | draft.kinds[DESERT]
        self.cost = [10] * GRID.size
        for letter, cost in COSTS.items():
            for cell in cells(draft.kinds[letter]):
                self.cost[cell] = cost
        for cell in cells(shunned):
            self.cost[cell] += 12
        self.links = [0] * GRID.size

    def steps(self, cell: int) -> Iterator[tuple[int, int]]:
        """Where one can go from a hex, and the cost: rivers are crossed at fords, from one approach to the other."""
        for way, to in enumerate(GRID.neighbours[cell]):
            if to is None or self.barred >> to & 1:
                continue
            if cell in self.fords and way not in self.fords[cell]:
                continue
            if to in self.fords and (way + 3) % 6 not in self.fords[to]:
                continue
            yield to, TRODDEN if self.links[cell] >> way & 1 else self.cost[to]

    def routes(self, start: int, goals: int) -> Iterator[tuple[int, Route]]:
        """The easiest routes to some hexes, the nearest first, each with its cost."""
        heap = [(0, start, -1)]
        came: dict[int, int] = {}
        while heap and goals:
            far, cell, before = heappop(heap)
            if cell in came:
                continue
            came[cell] = before
            if goals >> cell & 1:
                goals ^= 1 << cell
                yield far, _traced(came, cell)
            for to, cost in self.steps(cell):
                if to not in came:
                    heappush(heap, (far + cost, to, cell))

    def tread(self, start: int, goal: int) -> None:
        """Draws the route from one hex to another where it leads through wild ground."""
        _, route = next(self.routes(start, 1 << goal))
        for cell, to in pairwise(route):
            way = GRID.neighbours[cell].index(to)
            if (self.wild >> cell | self.wild >> to) & 1:
                self.links[cell] |= 1 << way
                self.links[to] |= 1 << (way + 3) % 6


def _traced(came: dict[int, int], cell: int) -> Route:
    route = []
    while cell >= 0:
        route.append(cell)
        cell = came[cell]
    return route[::-1]


def blaze_trails(
    draft: Draft, bases: Mapping[int, int], fords: Mapping[int, tuple[int, int]], lakes: int
) -> tuple[Way, ...]:
    """Trails that link all bases and fords: the shortest routes that do, and those from each base to its neighbours."""
    paths = Paths(draft, fords, lakes)
    stops = sorted({*bases.values(), *fords})
    everything = sum(1 << stop for stop in stops)
    nearest = {stop: [(far, route[-1]) for far, route in paths.routes(stop, everything ^ 1 << stop)] for stop in stops}
    group = {stop: stop for stop in stops}
    for _, one, other in sorted((far, stop, to) for stop in stops for far, to in nearest[stop]):
        merged = group[other]
        if group[one] != merged:
            group = {stop: group[one] if kept == merged else kept for stop, kept in group.items()}
            paths.tread(one, other)
    if len(set(group.values())) > 1:
        raise Fruitless
    for base in bases.values():
        for _, other in nearest[base][:NEIGHBOURS]:
            paths.tread(base, other)
    return tuple(ways_of(paths))


def ways_of(paths: Paths) -> Iterator[Way]:
    """The network cut into ways: from fork to fork, or to where a trail comes out into the open."""
    links = list(paths.links)
    forks = [cell for cell in range(GRID.size) if links[cell] and not _passes(paths, cell)]
    for start in [*forks, *range(GRID.size)]:
        while links[start]:
            route = [start, _taken(links, start)]
            while route[-1] != start and _passes(paths, route[-1]):
                route.append(_taken(links, route[-1]))
            # A ring is two ways: no way comes through a hex twice.
            for part in (route[:-1], route[-2:]) if route[-1] == start else (route,):
                yield Way(GRID.place(part[0]), headings(part))


def _taken(links: list[int], cell: int) -> int:
    """The hex that the first link of a hex leads to; the link is taken away."""
    way, to = next(
        (way, to) for way, to in enumerate(GRID.neighbours[cell]) if to is not None and links[cell] >> way & 1
    )
    links[cell] ^= 1 << way
    links[to] ^= 1 << (way + 3) % 6
    return to


def _passes(paths: Paths, cell: int) -> bool:
    """Whether a trail only passes through a hex."""
    return paths.links[cell].bit_count() == 2 and bool(paths.wild >> cell & 1)
