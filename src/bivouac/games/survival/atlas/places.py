"""What stands in the country: bases, fords, lakes and food."""

from collections.abc import Sequence

from bivouac.games.survival.atlas.draft import (
    CENTRE,
    EDGE,
    GRID,
    MOUNTAIN,
    SWAMP,
    WOODS,
    Draft,
    Fruitless,
    near,
    scattered,
)
from bivouac.games.survival.sheet import Way
from bivouac.hexes import cells

FORDS = 9
LAKES = {WOODS: 11, MOUNTAIN: 14, SWAMP: 1}
GAME = {WOODS: 9, MOUNTAIN: 3}  # food; the rest of it is in clear ground
FOOD = 18


def set_bases(draft: Draft) -> dict[int, int]:
    """Base 5 at the centre, 1 to 4 round it, 6 to 9 far out; all in clear ground but one, which is in woods."""
    luck = draft.luck

    def about(column: int, row: int) -> int:
        return GRID.at(column - 1 + luck.below(3), row - 1 + luck.below(3))

    targets = {
        5: CENTRE,
        1: about(16, 10),
        2: about(26, 10),
        3: about(26, 23),
        4: about(16, 23),
        6: about(8 + luck.below(27), 3),
        7: about(3, 8 + luck.below(18)),
        8: about(8 + luck.below(27), 30),
        9: about(39, 8 + luck.below(18)),
    }
    shaded = [number for number in (1, 2, 3, 4, 6, 8) if draft.kinds[WOODS] & near(1 << targets[number], 2)]
    wooded = luck.choose(shaded) if shaded else 0
    bases: dict[int, int] = {}
    for number, target in targets.items():
        ground = draft.kinds[WOODS] if number == wooded else draft.clear
        free = ground & ~draft.river & ~near(sum(1 << cell for cell in bases.values()), 3) & ~EDGE
        bases[number] = _nearest(free & near(EDGE, 4) if number in (7, 9) else free, target, 3 if number < 5 else 5)
    return dict(sorted(bases.items()))


def _nearest(among: int, target: int, reach: int) -> int:
    found = list(cells(among & near(1 << target, reach)))
    if not found:
        raise Fruitless
    return min(found, key=lambda cell: (GRID.distance(cell, target), cell))


def find_fords(draft: Draft, rivers: Sequence[Way]) -> dict[int, tuple[int, int]]:
    """Nine places where a river is crossed in a straight line, between two banks that are easy to reach."""
    banks = (draft.clear | draft.kinds[WOODS]) & ~draft.river
    crossings: dict[int, list[tuple[int, int]]] = {}
    for river in rivers:
        bed = [GRID.at(*place) for place in list(river.places())[1:-1]]
        for before, cell, after in zip(bed, bed[1:], bed[2:]):
            six = GRID.neighbours[cell]
            links = {six.index(before), six.index(after)}
            free = [
                (way, way + 3)
                for way in range(3)
                if links.isdisjoint((way, way + 3)) and _bank(banks, six[way]) and _bank(banks, six[way + 3])
            ]
            if free and (draft.clear & ~EDGE) >> cell & 1:
                crossings[cell] = free
    fords: dict[int, tuple[int, int]] = {}
    for _ in range(FORDS):
        found = sum(1 << cell for cell in fords)
        cell = scattered(draft.luck, sum(1 << cell for cell in crossings) & ~near(found, 3), found, 10)
        fords[cell] = draft.luck.choose(crossings[cell])
    return dict(sorted(fords.items()))


def _bank(banks: int, cell: int | None) -> bool:
    return cell is not None and bool(banks >> cell & 1)


def fill_lakes(draft: Draft, taken: int) -> int:
    """Lakes in woods, mountains and a swamp, far from each other and from the rivers."""
    lakes = 0
    for letter, count in LAKES.items():
        for _ in range(count):
            free = draft.kinds[letter] & ~draft.river & ~taken & ~near(lakes)
            lakes |= 1 << scattered(draft.luck, free, lakes | draft.river, 6)
    return lakes


def hide_food(draft: Draft, taken: int) -> int:
    """Food in woods, mountains and clear ground, far from other food."""
    food = 0
    wanted = [letter for letter, count in GAME.items() for _ in range(count)]
    for number in range(FOOD):
        ground = draft.kinds[wanted[number]] if number < len(wanted) else draft.clear
        free = ground & ~draft.river & ~taken & ~near(food, 2)
        food |= 1 << scattered(draft.luck, free, food, 6)
    return food
