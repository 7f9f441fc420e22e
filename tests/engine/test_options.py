"""Options of every kind, and settings whose parts do not go together."""

from typing import Annotated

import pytest
from msgspec import Meta

from bivouac.engine import BadSetting, Kind, Setting, kinds
from tests.engine.campfire import Campfire, CampfireOptions


class WoodOptions(CampfireOptions, frozen=True):
    wood: Annotated[str, Meta(pattern="^(oak|[a-z]+:[0-9]+)$", examples=["oak", "pine:2"])] = "oak"


class Woodfire(Campfire):
    """Campfire with a text among its options; three do not sit down to a gust."""

    options = WoodOptions

    def check(self, setting: Setting) -> None:
        if setting.seats == 3 and setting.options.gusty:
            raise BadSetting("bad-seats", seats=3, least=2, most=2)


WOODFIRE = Woodfire()


def test_every_kind_of_option_tells_what_it_can_be() -> None:
    assert kinds(WoodOptions) == {
        "gusty": Kind((False, True), False),
        "sticks": Kind((2, 3), 3),
        "wood": Kind(("oak", "pine:2"), "oak", text=True),
    }
    assert [kind.tick for kind in kinds(WoodOptions).values()] == [True, False, False]


def test_a_text_is_any_that_its_pattern_takes() -> None:
    assert WOODFIRE.setting(2, wood="birch:17").options.wood == "birch:17"
    for wood in ("birch", "", "oak ", 7):
        with pytest.raises(BadSetting) as error:
            WOODFIRE.setting(2, wood=wood)
        assert error.value.phrase.id == "bad-option-value"


def test_what_does_not_go_together_is_no_setting() -> None:
    assert WOODFIRE.setting(2, gusty=True).options.gusty
    with pytest.raises(BadSetting):
        WOODFIRE.setting(3, gusty=True)


def test_settings_have_the_examples_of_a_text_and_leave_out_what_does_not_go_together() -> None:
    settings = list(WOODFIRE.settings())
    assert len(settings) == len(set(settings)) == 8 + 4
    assert {setting.options.wood for setting in settings} == {"oak", "pine:2"}
    assert not any(setting.seats == 3 and setting.options.gusty for setting in settings)
