"""What lies beside the map: life cards, the day with its dice, the task."""

import re

import msgspec
import pytest

from bivouac.engine import Panel
from bivouac.games.survival.life import Person
from bivouac.games.survival.panels import needs_lines, panels, result_words
from bivouac.games.survival.scenarios import SCENARIOS
from bivouac.games.survival.tracks import throws_of_turn
from bivouac.games.survival.view import SurvivalView
from tests.games.survival.test_face import SAY, table_for, walking


def panel(view: SurvivalView, name: str) -> Panel:
    return panels(view, SAY)[name]


def with_person(**change: object) -> SurvivalView:
    view: SurvivalView = table_for().view(0)
    return msgspec.structs.replace(view, people=(msgspec.structs.replace(view.people[0], **change),))


def row(html: str, words: str) -> str:
    found = re.search(rf'aria-label="{words}[^"]*".*?</div>', html)
    assert found, words
    return found[0]


def test_a_life_card_marks_the_level_and_the_boxes() -> None:
    html = panel(with_person(water=3, food=5, level=2), "life").html
    assert '<i class="on">C<small>5</small></i>' in row(html, "Level of life: C")
    assert '<i class="on">3</i>' in row(html, "Water: box 3 of 10, levels lost to thirst: 1")
    assert '<i class="on">5</i>' in row(html, "Food: box 5 of 19, levels lost to hunger: 1")


def test_trigger_lines_stand_where_the_chart_has_them_with_what_they_cost() -> None:
    """OS-19."""
    view = table_for().view(0)
    html = row(panel(view, "life").html, "Water")
    boxes = re.findall(r"<(i|b)[^>]*>(\d*)<", html)
    lines = [(index, int(cost)) for index, (kind, cost) in enumerate(boxes) if kind == "b"]
    assert [cost for _, cost in lines] == [line.levels for line in view.life.water.lines]
    after = [index - sum(other < index for other, _ in lines) for index, _ in lines]
    assert after == [line.after for line in view.life.water.lines]


def test_ones_own_card_comes_first() -> None:
    html = panel(table_for(3).view(2), "life").html
    assert re.findall(r'id="life-(\w+)"', html) == ["green", "red", "blue"]


def test_there_are_no_life_cards_in_the_basic_game() -> None:
    """OS-33."""
    assert "life" not in panels(table_for(scenario="basic").view(0), SAY)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"fate": "dead", "day": 7}, "died on day 7"),
        ({"fate": "out", "day": 3}, "out of the wilderness on day 3"),
        ({"held": 2}, "must stay put: 2"),
        ({"leads": True}, "with somebody rescued"),
    ],
)
def test_a_card_tells_how_somebody_fares(change: dict[str, object], words: str) -> None:
    assert words in panel(with_person(**change), "life").html


def test_the_line_that_was_thrown_is_lit() -> None:
    """OS-28."""
    view = walking(table_for())
    die = next(throw.die for throw in throws_of_turn(view) if throw.what == "direction")
    lit = re.findall(r'<div class="rolled"><span>.*?</span><span>(.*?)</span></div>', panel(view, "scenario").html)
    assert lit == [result_words(SAY, SCENARIOS["lost"].direction[die - 1])]
    assert "rolled" not in panel(table_for().view(0), "scenario").html


def test_the_dice_of_the_day_are_listed_in_order_with_what_they_were_for() -> None:
    view = walking(table_for(2))
    html = panel(view, "day").html
    assert "for the direction" in html
    assert html.count('class="latest"') == 1
    order, dice = html.split("<ul")
    assert order.count("<li") == 2
    assert 'class="latest"' in dice.split("<li")[-1]


@pytest.mark.parametrize("scenario", [name for name, game in SCENARIOS.items() if game.water])
def test_needs_are_told_for_every_scenario(scenario: str) -> None:
    """OS-23 to OS-27."""
    game = SCENARIOS[scenario]
    assert game.water
    assert game.food
    lines = list(needs_lines(SAY, game.water, game.food, bool(game.hunt)))
    assert lines[0].startswith("Water")
    assert any(line.startswith("Food") for line in lines)
    assert ("outpost" in " ".join(lines)) == bool(game.hunt)


def test_contingencies_are_a_table_with_the_column_and_die_lit() -> None:
    """OS-40."""
    plain = table_for(contingencies=True).view(0)
    assert "survival-columns" in panel(plain, "scenario").html
    assert "survival-columns" not in panel(table_for().view(0), "scenario").html


def test_house_rules_are_told_where_they_are_agreed() -> None:
    assert "House rule" not in panel(table_for().view(0), "scenario").html
    both = panel(table_for(supplies=True, riverways=True).view(0), "scenario").html
    assert both.count("House rule") == 2


def test_equal_views_have_the_very_same_panels() -> None:
    one, other = table_for().view(0), table_for().view(0)
    for name, made in panels(one, SAY).items():
        assert panels(other, SAY)[name].html is made.html


def test_a_person_without_a_base_is_on_a_card_all_the_same() -> None:
    assert Person(0).letter == "A"
    assert 'id="life-red"' in panel(table_for(2, scenario="search").view(0), "life").html
