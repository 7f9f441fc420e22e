"""How a game is dealt: the map, the life chart, and where the counters lie.

The map is the standard one, a country drawn for a seed (`random:7`, or `random` for a seed that luck draws), or a file
of one's own: `own:NAME` is `NAME.toml` in the folder that BIVOUAC_MAPS names (`maps` if it names none), with the chart
`NAME.chart.toml` beside it, if there is one. A deal carries their texts, so a log is whole in itself.
"""

import os
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

import msgspec

from bivouac.engine import BadDeal, BadSetting, Luck, Refused, Setting
from bivouac.games.survival.chart import chart, standard_chart
from bivouac.games.survival.country import Country, country, playable, survey
from bivouac.games.survival.mapfile import BadMap, parse
from bivouac.games.survival.moves import GRID
from bivouac.games.survival.scenarios import counter_count
from bivouac.hexes import cells

MAPS = "BIVOUAC_MAPS"
SEEDS = 1_000_000


class SurvivalDeal(msgspec.Struct, frozen=True):
    """A deal: the texts of the map and of the life chart, and the hexes of the counters (OS-36, OS-37)."""

    seats: int
    map: str
    chart: str
    counters: tuple[int, ...] = ()


def make_deal(setting: Setting, luck: Luck) -> SurvivalDeal:
    """A map, a chart, and counters in different hexes of the middle panel."""
    text, life = map_and_chart(setting.options.map, luck)
    count = counter_count(setting.options.scenario, setting.seats)
    panel = list(cells(country(text).middle)) if count else []
    return SurvivalDeal(setting.seats, text, life, tuple(sorted(luck.shuffled(panel)[:count])))


def checked(setting: Setting, deal: SurvivalDeal) -> SurvivalDeal:
    """The deal itself, if the setting can have it; BadDeal otherwise."""
    count = counter_count(setting.options.scenario, setting.seats)
    if deal.seats != setting.seats or len(deal.counters) != count or sorted(set(deal.counters)) != list(deal.counters):
        raise BadDeal("bad-deal")
    try:
        land = whole(country(deal.map))
        chart(deal.chart)
    except Refused:
        raise BadDeal("bad-deal") from None
    if any(cell < 0 or not land.middle >> cell & 1 for cell in deal.counters):
        raise BadDeal("bad-deal")
    return deal


def map_and_chart(name: str, luck: Luck) -> tuple[str, str]:
    """The texts of the map that is asked for, and of the chart that goes with it."""
    kind, _, which = name.partition(":")
    if kind == "own":
        return _own(which)
    if kind == "random":
        return drawn(int(which) if which else luck.below(SEEDS)), standard_chart()
    return standard_map(), standard_chart()


@lru_cache(maxsize=1)
def standard_map() -> str:
    """The text of our own map."""
    return files(__package__).joinpath("data/country.toml").read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def drawn(seed: int) -> str:
    """The text of the country that is drawn for a seed: the first one that is fair."""
    from bivouac.games.survival.odds_fair import fair_country  # numpy takes its time to load

    return fair_country(seed).text


def _own(name: str) -> tuple[str, str]:
    """Somebody's own map and chart, read from their files."""
    folder = Path(os.environ.get(MAPS, "maps"))
    path, beside = folder / f"{name}.toml", folder / f"{name}.chart.toml"
    try:
        text = path.read_text(encoding="utf-8")
        life = beside.read_text(encoding="utf-8") if beside.exists() else standard_chart()
    except (OSError, UnicodeDecodeError):
        raise BadSetting("survival-no-map", file=str(path)) from None
    chart(life, str(beside))
    return whole(survey(parse(text, str(path))), str(path)).text, life


def whole(land: Country, name: str = "map") -> Country:
    """The country itself, if it can be played on and has the size that every game has."""
    if (land.grid.width, land.grid.height) != (GRID.width, GRID.height):
        raise BadMap("survival-map-size", file=name, width=GRID.width, height=GRID.height)
    return playable(land, name)
