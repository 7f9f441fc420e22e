"""How a game is dealt: maps of every kind, charts, counters; and what no deal can be."""

from pathlib import Path

import msgspec
import pytest

from bivouac.engine import BadDeal, BadSetting, Luck, Refused
from bivouac.games import load
from bivouac.games.survival.chart import standard_chart
from bivouac.games.survival.country import country
from bivouac.games.survival.setup import SurvivalDeal, standard_map
from bivouac.hexes import cells

SURVIVAL = load("survival")


def deal(seats: int = 1, seed: int = 1, **options: object) -> SurvivalDeal:
    dealt: SurvivalDeal = SURVIVAL.deal(SURVIVAL.setting(seats, **options), Luck.seeded(seed))
    return dealt


def test_the_standard_map_is_dealt_whole() -> None:
    assert deal() == SurvivalDeal(1, standard_map(), standard_chart(), ())


@pytest.mark.parametrize(("scenario", "seats", "count"), [("search", 1, 7), ("search", 4, 7), ("rescue", 3, 9)])
def test_counters_lie_in_different_hexes_of_the_middle_panel(scenario: str, seats: int, count: int) -> None:
    """OS-36, OS-37."""
    panel = set(cells(country(standard_map()).middle))
    for seed in range(20):
        counters = deal(seats, seed, scenario=scenario).counters
        assert len(set(counters)) == len(counters) == count
        assert set(counters) <= panel


def test_every_hex_of_the_middle_panel_can_have_a_counter() -> None:
    """OS-36: at random."""
    seen = {cell for seed in range(700) for cell in deal(1, seed, scenario="search").counters}
    assert seen == set(cells(country(standard_map()).middle))


def test_a_random_map_is_the_same_for_the_same_seed() -> None:
    assert deal(map="random:3", seed=1).map == deal(map="random:3", seed=2).map != standard_map()


@pytest.mark.parametrize("name", ["nowhere", "random:", "random:x", "own:", "own:../secret", "standard ", ""])
def test_there_are_only_maps_of_these_kinds(name: str) -> None:
    with pytest.raises(BadSetting):
        SURVIVAL.setting(1, map=name)


def test_a_map_of_ones_own_is_read_from_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BIVOUAC_MAPS", str(tmp_path))
    mine = standard_map().replace('origin = "original"', 'origin = "box"')
    (tmp_path / "mine.toml").write_text(mine, encoding="utf-8")
    dealt = deal(map="own:mine")
    assert country(dealt.map).sheet.origin == "box"
    assert dealt.chart == standard_chart()
    chart = standard_chart().replace("O = 1", "O = 0")
    (tmp_path / "mine.chart.toml").write_text(chart, encoding="utf-8")
    assert deal(map="own:mine").chart == chart


def test_a_map_that_cannot_be_played_on_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BIVOUAC_MAPS", str(tmp_path))
    small = 'format = "bivouac-map"\nversion = 1\ntitle = "Small"\norigin = "own"\nterrain = """\n..\n..\n"""\n'
    for text, id in ((small, "survival-map-size"), ("nonsense", "survival-map-unread"), (None, "survival-no-map")):
        if text:
            (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
        with pytest.raises(Refused) as refused:
            deal(map="own:mine" if text else "own:yours")
        assert refused.value.phrase.id == id
        assert ".toml" in str(refused.value.phrase.args["file"])


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 2},
        {"map": "nonsense"},
        {"map": 'format = "bivouac-map"'},
        {"chart": "nonsense"},
        {"counters": ()},
        {"counters": (15, 16, 17, 18, 19, 20, 20)},
        {"counters": (0, 15, 16, 17, 18, 19, 20)},
        {"counters": (-1, 15, 16, 17, 18, 19, 20)},
        {"counters": (15, 16, 17, 18, 19, 20, 5000)},
    ],
)
def test_a_deal_that_the_setting_cannot_have_is_refused(change: dict[str, object]) -> None:
    setting = SURVIVAL.setting(1, scenario="search")
    whole = deal(scenario="search")
    SURVIVAL.start(setting, whole)
    with pytest.raises(BadDeal):
        SURVIVAL.start(setting, msgspec.structs.replace(whole, **change))
    with pytest.raises(BadDeal):
        SURVIVAL.start(SURVIVAL.setting(1), whole)
