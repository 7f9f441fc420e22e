"""The life chart's file: strict, and never at a loss for a sentence."""

import pytest

from bivouac.games.survival.chart import BadChart, Line, chart, standard_chart
from bivouac.locale import LANGUAGES, words

STANDARD = standard_chart()


def test_the_standard_chart_is_ours_and_says_so() -> None:
    """OS-18, OS-19: levels, lines, and how many levels each costs."""
    life = chart(STANDARD)
    assert life.origin == "original"
    assert life.allowances == (6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 1, 1)
    assert [(line.after, line.levels) for line in life.water.lines] == [(2, 1), (4, 1), (6, 2), (7, 3), (8, 4), (9, 4)]
    assert [(line.after, line.levels) for line in life.food.lines] == [
        *((4, 1), (8, 1), (12, 2)),
        *((14, 3), (16, 4), (18, 4)),
    ]


def test_an_owner_of_the_box_can_enter_theirs() -> None:
    mine = STANDARD.replace('"original"', '"box"').replace("{ after = 9, levels = 4 }", "{ after = 9, levels = 5 }")
    assert chart(mine).water.lines[-1] == Line(9, 5)
    assert chart(mine).thirst[10] == 16


@pytest.mark.parametrize(
    ("old", "new", "line", "id"),
    [
        ("version = 1", "version = 2", 4, "survival-map-version"),
        ('"bivouac-chart"', '"bivouac-map"', 3, "survival-map-word"),
        ('"original"', '"borrowed"', 6, "survival-map-word"),
        ('"Life chart"', '""', 5, "survival-map-title"),
        ("[levels]", "colour = 1\n[levels]", 8, "survival-chart-key"),
        ("C = 5\n", "", 8, "survival-chart-levels"),
        ("C = 5", "C = 6", 11, "survival-chart-points"),
        ("O = 1", "O = -1", 23, "survival-chart-points"),
        ("O = 1", "O = true", 23, "survival-chart-points"),
        ("boxes = 10", "boxes = 1", 26, "survival-chart-boxes"),
        ("boxes = 10\n", "", 25, "survival-chart-row"),
        (
            "{ after = 4, levels = 1 },\n  { after = 6",
            "{ after = 2, levels = 1 },\n  { after = 6",
            29,
            "survival-chart-line",
        ),
        ("{ after = 9, levels = 4 }", "{ after = 10, levels = 4 }", 33, "survival-chart-line"),
        ("{ after = 9, levels = 4 }", "{ after = 9, levels = 0 }", 33, "survival-chart-line"),
        ("{ after = 9, levels = 4 }", "{ after = 9, lost = 4 }", 33, "survival-chart-line"),
        ("{ after = 18, levels = 4 }", "{ after = 18 }", 44, "survival-chart-line"),
    ],
)
def test_what_is_wrong_is_told_with_file_and_line(old: str, new: str, line: int, id: str) -> None:
    assert old in STANDARD
    with pytest.raises(BadChart) as refused:
        chart(STANDARD.replace(old, new, 1), "mine.chart.toml")
    said = refused.value.phrase
    assert (said.id, said.args["file"], said.args["line"]) == ("survival-map-wrong", "mine.chart.toml", line)
    assert getattr(said.args["why"], "id", "") == id
    for language in LANGUAGES:
        assert "mine.chart.toml" in words(language)(said)


@pytest.mark.parametrize(
    ("text", "id"),
    [("levels = [", "survival-map-unread"), ('format = "bivouac-chart"', "survival-map-lacks")],
)
def test_what_is_no_chart_at_all_is_refused(text: str, id: str) -> None:
    with pytest.raises(BadChart) as refused:
        chart(text, "mine.chart.toml")
    assert refused.value.phrase.id == id
    for language in LANGUAGES:
        assert "mine.chart.toml" in words(language)(refused.value.phrase)
