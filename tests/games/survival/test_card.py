"""The scenario card in text."""

from typing import Any

import pytest

from bivouac.engine import plain
from bivouac.games.survival.card import card
from bivouac.games.survival.scenarios import SCENARIOS
from bivouac.locale import LANGUAGES, words
from tests.games.survival.small import game
from tests.games.survival.whole import whole


def lines(scenario: str, seats: int = 2, language: str = "en", **options: Any) -> list[str]:
    counters = ["20,20"] if SCENARIOS[scenario].counters else []
    state = game(whole(), seats=seats, scenario=scenario, counters=counters, **options)
    return plain(card(state.view(0), words(language))).split("\n")


def test_what_the_dice_say_in_lost() -> None:
    """OS-28."""
    shown = lines("lost")
    at = shown.index("The direction die")
    assert shown[at + 1 : at + 4] == [
        "1    a random direction, straight on",
        "2–3  a random direction, with one turn",
        "4–6  any direction, straight on",
    ]
    assert "Natural hazards" not in "".join(shown)


def test_a_hunt_has_two_tables() -> None:
    """OS-32."""
    shown = lines("pursuit")
    assert "The direction die of the pursuers" in shown
    assert "The direction die of the fugitives" in shown


def test_contingencies_die_by_die() -> None:
    """OS-40."""
    shown = lines("lost", contingencies=True)
    assert shown[-7].split("  ")[-1].strip() == "Personal matters"
    assert [shown[-4].split("  ")[0], shown[-4].split()[-2:]] == ["3", ["stay", "+1"]]
    assert shown[-1].split() == ["6", "–", "life", "-1", "life", "-2"]


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_a_small_screen(scenario: str, language: str) -> None:
    shown = lines(scenario, language=language, contingencies=True, supplies=True, riverways=True)
    assert all(len(line) <= 80 for line in shown)
