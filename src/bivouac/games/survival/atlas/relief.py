"""The lie of the land: two swamps, the deserts, the ranges, and the woods along them."""

from functools import partial

from bivouac.engine import Luck
from bivouac.games.survival.atlas.draft import (
    CENTRE,
    DESERT,
    EDGE,
    GRID,
    MIDDLE,
    MOUNTAIN,
    SWAMP,
    WOODS,
    Draft,
    grow,
    near,
    noise,
    scattered,
    stroke,
    tried,
)
from bivouac.hexes import cells

SWAMPS = (31, 15)
DESERTS = (42, 78)  # the large one has so many hexes or a few more; all of them together
MOUNTAINS = 253
WOODED = 401
PATCHES = 16

NORTH_EAST = (0, 1, 1)  # headings of a line from south-west to north-east
EASTWARD = (1, 2)
SOUTH_EAST = (2, 3)


def _ring(cell: int, inner: int, outer: int) -> int:
    """The hexes from `inner` to `outer` steps away."""
    return near(1 << cell, outer) & ~near(1 << cell, inner - 1)


def lay_swamps(draft: Draft) -> None:
    """One in each half of the country, well inside it, with room for a river between them."""
    luck = draft.luck
    inside = GRID.all & ~near(EDGE, 5) & ~near(1 << CENTRE, 6)
    side = luck.below(2)

    def drawn(size: int, west: bool) -> int:
        half = sum(1 << cell for cell in cells(inside) if (cell % GRID.width < GRID.width // 2) == west)
        start = luck.choose(list(cells(half)))
        core = stroke(luck, start, size // 4, luck.choose((NORTH_EAST, EASTWARD, SOUTH_EAST)), inside)
        room = GRID.all & ~near(EDGE, 3) & ~near(draft.kinds[SWAMP], 8) & ~near(1 << CENTRE, 3)
        return grow(luck, core, size, room, noise(luck, 3, 40), 14)

    for number, size in enumerate(SWAMPS):
        draft.kinds[SWAMP] |= tried(8, partial(drawn, size, (side + number) % 2 == 0))


def lay_deserts(draft: Draft) -> None:
    """A large one towards the centre and one or two small ones further out; they lie in clear ground."""
    luck = draft.luck
    least, total = DESERTS
    large = least + luck.below(9)
    rest = total - large
    sizes = [large, rest] if rest <= 30 and luck.below(2) else [large, rest // 2 + luck.below(5), 0]
    sizes[-1] = total - sum(sizes[:-1])
    middle = sum(1 << cell for cell in range(GRID.size) if MIDDLE[0] <= cell % GRID.width <= MIDDLE[1])
    for number, size in enumerate(sizes):
        room = GRID.all & ~near(draft.kinds[SWAMP], 4) & ~near(1 << CENTRE, 2) & ~EDGE & ~near(draft.kinds[DESERT], 6)
        among = middle & _ring(CENTRE, 6, 9) if number == 0 else GRID.all & ~near(EDGE, 3) & ~near(1 << CENTRE, 9)
        start = scattered(luck, among & room, draft.kinds[DESERT] | draft.kinds[SWAMP], 4)
        core = stroke(luck, start, size // 5, luck.choose((NORTH_EAST, EASTWARD)), room)
        draft.kinds[DESERT] |= grow(luck, core, size, room, noise(luck, 3, 36), 14)


def raise_ranges(draft: Draft) -> None:
    """Ranges one to three hexes thick, apart from each other, a few of them massifs."""
    luck, field = draft.luck, noise(draft.luck, 3, 24)
    barred = near(draft.kinds[SWAMP], 2) | near(draft.kinds[DESERT], 2) | near(1 << CENTRE, 3)

    def drawn(size: int) -> int:
        room = GRID.all & ~barred & ~near(draft.kinds[MOUNTAIN], 2)
        start = scattered(luck, room, draft.kinds[MOUNTAIN], 10)
        headings = luck.choose((NORTH_EAST, NORTH_EAST, NORTH_EAST, EASTWARD, SOUTH_EAST))
        spine = stroke(luck, start, size * 10 // (16 + luck.below(7)), headings, room)
        return grow(luck, spine, size, room & near(spine), field, 20)

    for size in _range_sizes(luck):
        draft.kinds[MOUNTAIN] |= tried(16, partial(drawn, size))


def _range_sizes(luck: Luck) -> list[int]:
    sizes = [34 + luck.below(6), 27 + luck.below(6)]
    while sum(sizes) < MOUNTAINS - 30:
        sizes.append(12 + luck.below(14))
    last = MOUNTAINS - sum(sizes)
    return [*sizes, last] if last <= 20 else [*sizes, last // 2, last - last // 2]


def plant_woods(draft: Draft) -> None:
    """Long patches, most from south-west to north-east, most along a range; a gap between each two."""
    luck, field = draft.luck, noise(draft.luck, 3, 30)
    for cell in cells(draft.river):
        field[cell] += 40
    barred = near(draft.kinds[DESERT]) | draft.kinds[MOUNTAIN] | draft.kinds[SWAMP] | near(1 << CENTRE)

    def drawn(number: int, size: int) -> int:
        room = GRID.all & ~barred & ~near(draft.kinds[WOODS])
        foot = near(draft.kinds[MOUNTAIN]) & room
        start = scattered(luck, foot if number % 3 and foot else room, draft.kinds[WOODS], 8)
        headings = luck.choose((NORTH_EAST, NORTH_EAST, NORTH_EAST, NORTH_EAST, EASTWARD, SOUTH_EAST))
        spine = stroke(luck, start, size * 10 // (17 + luck.below(8)), headings, room)
        return grow(luck, spine, size, room, field, 22)

    for number, size in enumerate(_patch_sizes(luck)):
        draft.kinds[WOODS] |= tried(8, partial(drawn, number, size))


def _patch_sizes(luck: Luck) -> list[int]:
    """Sixteen sizes from 15 to 60 that come to all the woods there are, the large ones first."""
    sizes = [15] * PATCHES
    weights = [(number, (PATCHES - number) ** 2) for number in range(PATCHES)]
    for _ in range(WOODED - sum(sizes)):
        while True:
            number = luck.weighted(weights)
            if sizes[number] < 56:
                break
        sizes[number] += 1
    return sorted(sizes, reverse=True)
