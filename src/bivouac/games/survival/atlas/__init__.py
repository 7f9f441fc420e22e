"""An atlas of countries that nobody has seen: `draw_country` draws one from a seed.

It has the figures and the character of the printed map (`figures` says which): swamps, deserts and ranges are laid
out first, rivers led between them, woods planted along the ranges, and then come bases, fords, lakes, food and trails.
An attempt that leads nowhere is given up, and the next one begun from the same luck.
"""

from collections.abc import Iterator

from bivouac.engine import Luck
from bivouac.games.survival.atlas.draft import MIDDLE, Draft, Fruitless
from bivouac.games.survival.atlas.paths import blaze_trails
from bivouac.games.survival.atlas.places import fill_lakes, find_fords, hide_food, set_bases
from bivouac.games.survival.atlas.relief import lay_deserts, lay_swamps, plant_woods, raise_ranges
from bivouac.games.survival.atlas.waters import lead_rivers
from bivouac.games.survival.country import Country, survey
from bivouac.games.survival.figures import faults
from bivouac.games.survival.sheet import Sheet
from bivouac.hexes import cells

__all__ = ["countries", "draw_country"]


def draw_country(seed: int) -> Country:
    """The first country of a seed."""
    return next(countries(seed))


def countries(seed: int) -> Iterator[Country]:
    """All the countries of a seed, one after the other, for whoever asks more of a country than its figures."""
    luck = Luck.seeded(f"country {seed}")
    while True:
        try:
            found = survey(_drawn(luck.fork(), f"Country {seed}"))
        except Fruitless:
            continue
        if not faults(found):
            yield found


def _drawn(luck: Luck, title: str) -> Sheet:
    draft = Draft(luck)
    lay_swamps(draft)
    lay_deserts(draft)
    raise_ranges(draft)
    rivers = lead_rivers(draft)
    plant_woods(draft)
    bases = set_bases(draft)
    fords = find_fords(draft, rivers)
    taken = sum(1 << cell for cell in bases.values())
    lakes = fill_lakes(draft, taken)
    food = hide_food(draft, taken | lakes)
    return Sheet(
        title=title,
        origin="original",
        rows=draft.rows(),
        middle=MIDDLE,
        lakes=tuple(cells(lakes)),
        food=tuple(cells(food)),
        fords=fords,
        rivers=rivers,
        trails=blaze_trails(draft, bases, fords, lakes),
        bases=bases,
    )
