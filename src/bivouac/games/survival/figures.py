"""The figures of a country, and those that the printed map is known to have."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import msgspec

from bivouac.games.survival.country import OFF, Country, opposite
from bivouac.hexes import Grid, cells


class Figures(msgspec.Struct, frozen=True):
    """What can be counted on a map. Sizes are in hexes, the largest first."""

    size: tuple[int, int]
    terrain: dict[str, int]  # river hexes count as their ground
    swamps: tuple[int, ...]
    swamp_rivers: tuple[int, ...]  # that meet each swamp
    joining: int  # rivers that meet more than one swamp
    river: int
    river_clear: int  # of them in clear ground
    confluences: int
    fords: int
    lakes: dict[str, int]
    food: int
    bases: dict[str, int]
    woods: tuple[int, ...]
    woods_long: int  # patches at least twice as long as wide
    woods_north_east: int  # patches that run from south-west to north-east
    ranges: tuple[int, ...]
    deserts: tuple[int, ...]
    trail: int


def figures(country: Country) -> Figures:
    grid, terrain = country.grid, country.terrain
    swamps = parts(grid, country.swamp)
    dry = _streams(country)
    woods = parts(grid, _ground(country, "woods"))
    return Figures(
        size=(grid.width, grid.height),
        terrain=dict(Counter(terrain)),
        swamps=tuple(part.bit_count() for part in swamps),
        swamp_rivers=tuple(_crossings(country, part) for part in swamps),
        joining=sum(sum(bool(_beside(country, stream) & part) for part in swamps) > 1 for stream in dry),
        river=country.river.bit_count(),
        river_clear=(country.river & _ground(country, "clear")).bit_count(),
        confluences=sum(links.bit_count() > 2 for links in country.rivers),
        fords=len(country.fords),
        lakes=dict(Counter(terrain[cell] for cell in cells(country.lakes))),
        food=country.food.bit_count(),
        bases=dict(Counter(terrain[cell] for cell in country.bases.values())),
        woods=tuple(part.bit_count() for part in woods),
        woods_long=sum(_long(grid, part) for part in woods),
        woods_north_east=sum(_north_east(grid, part) for part in woods),
        ranges=tuple(part.bit_count() for part in parts(grid, _ground(country, "mountain"))),
        deserts=tuple(part.bit_count() for part in parts(grid, _ground(country, "desert"))),
        trail=country.trail.bit_count(),
    )


def parts(grid: Grid, mask: int) -> list[int]:
    """A set of hexes, cut into what hangs together, the largest first.

    >>> [part.bit_count() for part in parts(Grid(6, 1), 0b110111)]
    [3, 2]
    """
    found = []
    while mask:
        part, grown = 0, mask & -mask
        while part != grown:
            part, grown = grown, grid.within_mask(grown, 1) & mask
        found.append(part)
        mask ^= part
    return sorted(found, key=int.bit_count, reverse=True)


def _ground(country: Country, kind: str) -> int:
    return sum(1 << cell for cell, found in enumerate(country.terrain) if found == kind)


def _linked(country: Country, links: tuple[int, ...], cell: int) -> Iterator[int]:
    """The hexes that a river or trail leads to from a hex."""
    return (to for way, to in enumerate(country.neighbours[cell]) if links[cell] >> way & 1 and to != OFF)


def _streams(country: Country) -> list[int]:
    """The rivers outside the swamps, each with its tributaries."""
    streams, left = [], country.river & ~country.swamp
    while left:
        stream, fresh = 0, left & -left
        while fresh:
            stream |= fresh
            fresh = _beside(country, fresh) & left & ~stream
        streams.append(stream)
        left &= ~stream
    return streams


def _beside(country: Country, stream: int) -> int:
    """The hexes that the hexes of a river lead to."""
    return sum(1 << to for to in {to for cell in cells(stream) for to in _linked(country, country.rivers, cell)})


def _crossings(country: Country, part: int) -> int:
    """How many times rivers come into or leave a set of hexes."""
    return sum(not part >> to & 1 for cell in cells(part) for to in _linked(country, country.rivers, cell))


def _long(grid: Grid, part: int) -> bool:
    """Whether a patch is at least twice as long as it is wide on average."""
    hexes = list(cells(part))
    length = 1 + max(grid.distance(one, other) for one in hexes for other in hexes)
    return length * length >= 2 * len(hexes)


def _north_east(grid: Grid, part: int) -> bool:
    """Whether a patch runs from south-west to north-east: further east is further north."""
    places = [(column, 2 * row + (column & 1)) for column, row in map(grid.place, cells(part))]
    count = len(places)
    east, south = (sum(place[axis] for place in places) for axis in (0, 1))
    return sum((count * column - east) * (count * row - south) for column, row in places) < 0


# The printed map

PRINTED = {
    "size": (43, 34),
    "terrain": {"clear": 684, "woods": 401, "mountain": 253, "desert": 78, "swamp": 46},
    "swamps": (31, 15),
    "swamp_rivers": (3, 3),
    "joining": 1,
    "river": 98,
    "confluences": 1,
    "fords": 9,
    "lakes": {"woods": 11, "mountain": 14, "swamp": 1},
    "food": 18,
    "bases": {"clear": 8, "woods": 1},
}
MASSIF = 42  # hexes of the largest range there may be


def faults(country: Country) -> list[str]:
    """In what a country differs from the printed map: names of figures, and of what is said of its shape."""
    found = figures(country)
    wrong = [name for name, figure in PRINTED.items() if getattr(found, name) != figure]
    return wrong or [name for name, right in _shape(country, found).items() if not right]


def _shape(country: Country, found: Figures) -> dict[str, bool]:
    grid = country.grid
    swamp, desert, mountain = country.swamp, _ground(country, "desert"), _ground(country, "mountain")
    thick = ~grid.within_mask(grid.all & ~mountain, 2) & grid.all & ~grid.within_mask(_rim(grid), 1)
    return {
        "swamps in woods or clear ground": not grid.within_mask(swamp, 1) & (desert | mountain),
        "deserts in clear ground": not grid.within_mask(desert, 1) & ~desert & ~_ground(country, "clear"),
        "a large desert towards the centre": _central_desert(country),
        "rivers away from deserts": not country.river & grid.within_mask(desert, 1),
        "rivers mostly through clear ground": found.river_clear * 10 >= found.river * 6,
        "rivers wind gently": all(_gentle(way.steps) for way in country.sheet.rivers),
        "rivers come from high ground": _from_high_ground(country, mountain),
        "rivers end in a swamp or over the edge": all(_arrives(country, stream) for stream in _streams(country)),
        "about sixteen woods": len(found.woods) in range(14, 19) and found.woods[0] <= 60 and found.woods[-1] >= 15,
        "long woods": found.woods_long * 3 >= len(found.woods) * 2,
        "woods to the north-east": found.woods_north_east * 2 > len(found.woods),
        "ranges one to three thick": not thick and found.ranges[0] <= MASSIF,
        "bases in their places": _bases_placed(country),
        "bases and fords linked": _all_linked(country),
    }


def _rim(grid: Grid) -> int:
    return sum(1 << cell for cell in range(grid.size) if None in grid.neighbours[cell])


def _central_desert(country: Country) -> bool:
    large = parts(country.grid, _ground(country, "desert"))[0]
    return large.bit_count() >= 35 and bool(country.grid.within_mask(1 << country.bases[5], 7) & large)


def _gentle(steps: tuple[int, ...]) -> bool:
    return all((after - before) % 6 in (0, 1, 5) for before, after in pairwise(steps))


def _from_high_ground(country: Country, mountain: int) -> bool:
    """Every river that only begins somewhere begins in a swamp, or in the mountains."""
    ends = sum(1 << cell for cell, links in enumerate(country.rivers) if links.bit_count() == 1)
    return not ends & ~country.swamp & ~mountain


def _arrives(country: Country, stream: int) -> bool:
    over = any(
        country.rivers[cell] >> way & 1 and country.edges[cell][way] for cell in cells(stream) for way in range(6)
    )
    return over or bool(_beside(country, stream) & country.swamp)


def _bases_placed(country: Country) -> bool:
    """5 at the centre, 1 to 4 round it, 7 and 9 off the middle panel near the edges, 9 in the east."""
    grid, bases = country.grid, country.bases
    centre = grid.at(grid.width // 2, grid.height // 2)
    around = [grid.distance(bases[5], bases[number]) for number in (1, 2, 3, 4)]
    far = grid.all & ~country.middle & grid.within_mask(_rim(grid), 4)
    return (
        grid.distance(bases[5], centre) <= 2
        and all(distance in range(4, 13) for distance in around)
        and all(far >> bases[number] & 1 for number in (7, 9))
        and grid.place(bases[9])[0] > grid.width * 2 // 3
    )


def _all_linked(country: Country) -> bool:
    """Whether one comes from each base to every other base and ford at one point a hex: over clear ground, along
    trails, across fords."""
    wanted = sum(1 << cell for cell in {*country.bases.values(), *country.fords})
    reached, fresh = 0, [country.bases[5]]
    while fresh:
        cell = fresh.pop()
        reached |= 1 << cell
        fresh += [
            to for way, to in enumerate(country.neighbours[cell]) if _easy(country, cell, way) and not reached >> to & 1
        ]
    return not wanted & ~reached


def _easy(country: Country, cell: int, way: int) -> bool:
    to = country.neighbours[cell][way]
    if to == OFF or (cell in country.fords and way not in country.fords[cell]):
        return False
    if to in country.fords:
        return opposite(way) in country.fords[to]
    if country.river >> to & 1 or country.terrain[to] == "desert":
        return False
    if country.terrain[cell] == "clear":
        return country.terrain[to] == "clear" or bool(country.trails[to] >> opposite(way) & 1)
    return bool(country.trails[cell] >> way & 1)
