from collections import Counter
from itertools import combinations

import msgspec
import pytest

from bivouac.engine import CHANCE, REFEREE, SPECTATOR, BadSetting, Luck, Setting, UnknownGame, phrase
from bivouac.games import load, names
from tests.engine.campfire import ALPHABET, CAMPFIRE, Bundle, CampfireOptions, CampfireState, CampfireView


def test_a_setting_is_checked() -> None:
    assert CAMPFIRE.setting(2, sticks=2) == Setting(2, CampfireOptions(gusty=False, sticks=2))
    with pytest.raises(BadSetting) as error:
        CAMPFIRE.setting(4)
    assert error.value.phrase == phrase("bad-seats", seats=4, least=2, most=3)
    with pytest.raises(BadSetting) as error:
        CAMPFIRE.setting(2, stick=2)
    assert error.value.phrase == phrase("bad-option", option="stick", known="gusty, sticks")


@pytest.mark.parametrize("options", [{"sticks": 4}, {"sticks": "2"}, {"gusty": 1}, {"gusty": None}])
def test_an_option_has_only_its_values(options: dict[str, object]) -> None:
    with pytest.raises(BadSetting) as error:
        CAMPFIRE.setting(2, **options)
    assert error.value.phrase.id == "bad-option-value"


def test_settings_are_all_there_can_be() -> None:
    settings = list(CAMPFIRE.settings())
    assert len(settings) == len(set(settings)) == 2 * 2 * 2
    assert settings[0] == CAMPFIRE.setting(2, gusty=False, sticks=2)
    assert settings[-1] == CAMPFIRE.setting(3, gusty=True, sticks=3)


def test_moves_have_numbers() -> None:
    setting = CAMPFIRE.setting(2)
    assert [CAMPFIRE.numbers(setting)[move] for move in ALPHABET] == list(range(len(ALPHABET)))
    state = CAMPFIRE.start(setting, CAMPFIRE.deal(setting, Luck.seeded(1)))
    assert CAMPFIRE.mask(state, 0) == 0b11
    assert CAMPFIRE.mask(state, 1) == CAMPFIRE.mask(state, CHANCE) == 0


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR, REFEREE])
def test_views_and_states_come_back_from_their_json(viewer: int) -> None:
    setting = CAMPFIRE.setting(2, sticks=2)
    state = CAMPFIRE.start(setting, CAMPFIRE.deal(setting, Luck.seeded(1)))
    view = state.view(viewer)
    assert CAMPFIRE.decode(msgspec.json.encode(view), CampfireView) == view
    assert CAMPFIRE.decode(msgspec.json.encode(state), CampfireState) == state


def test_a_state_shows_itself_with_everything() -> None:
    setting = CAMPFIRE.setting(2)
    state = CAMPFIRE.start(setting, CAMPFIRE.deal(setting, Luck.seeded(1)))
    assert state._repr_svg_() == state.view(REFEREE)._repr_svg_() == state.view(REFEREE).svg()


def test_titles_are_found_by_name() -> None:
    assert [load(name).name for name in names()] == list(names())
    with pytest.raises(UnknownGame) as error:
        load("campfire")
    assert error.value.phrase == phrase("unknown-game", game="campfire", known=", ".join(names()))


def test_what_is_imagined_has_the_right_odds() -> None:
    setting, luck = CAMPFIRE.setting(2, sticks=2), Luck.seeded(1)
    view = CAMPFIRE.start(setting, Bundle(((1, 2), (3, 4)))).view(0)
    hands = Counter(CAMPFIRE.imagine(view, luck).hands[1] for _ in range(4200))
    assert sorted(hands) == list(combinations(range(3, 10), 2))
    assert all(140 < count < 260 for count in hands.values())  # 200 each
