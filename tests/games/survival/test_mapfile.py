"""The map format: strict, and never at a loss for a sentence."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bivouac.games.survival.atlas import draw_country
from bivouac.games.survival.chart import chart
from bivouac.games.survival.country import country, playable, survey
from bivouac.games.survival.mapfile import KEYS, BadMap, parse, printed
from bivouac.games.survival.setup import standard_map
from bivouac.games.survival.sheet import DIRECTIONS, Sheet, Way, beside
from bivouac.locale import LANGUAGES, words

SMALL = '''\
format = "bivouac-map"
version = 1
title = "Small"
origin = "own"
terrain = """
..w.
.ww.
..d.
"""
middle = [2, 3]
lakes = ["3,1"]
food = [
  "1,2",
  "4,3",
]
fords = ["2,2 ne sw"]
rivers = [
  "2,0 s s s s",
]
trails = ["4,1 nw sw"]
[bases]
5 = "1,1"
'''


def refusal(text: str) -> str:
    """What is said in English about a text that is no map."""
    with pytest.raises(BadMap) as refused:
        parse(text, "mine.toml")
    return words("en")(refused.value.phrase)


def test_a_small_map_says_what_it_says() -> None:
    sheet = parse(SMALL)
    assert sheet.rows == ("..w.", ".ww.", "..d.")
    assert sheet.middle == (1, 2)
    assert (sheet.lakes, sheet.food, sheet.bases) == ((2,), (4, 11), {5: 0})
    assert sheet.fords == {5: (DIRECTIONS.index("ne"), DIRECTIONS.index("sw"))}
    assert sheet.rivers == (Way((1, -1), (3, 3, 3, 3)),)


def test_printing_and_reading_change_nothing() -> None:
    for sheet in (parse(standard_map()), draw_country(5).sheet):
        assert parse(printed(sheet)) == sheet
        assert printed(parse(printed(sheet))) == printed(sheet)


titles = st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=20)
hexes = st.lists(st.integers(0, 11), unique=True, max_size=6).map(lambda found: tuple(sorted(found)))
ways = st.builds(Way, st.sampled_from([(0, 0), (3, 2), (1, -1)]), st.just((3,)))


@given(
    st.builds(
        Sheet,
        title=titles,
        origin=st.sampled_from(["original", "box", "own"]),
        rows=st.lists(st.text(".wdms", min_size=4, max_size=4), min_size=3, max_size=3).map(tuple),
        middle=st.none() | st.just((1, 3)),
        lakes=hexes,
        food=hexes,
        rivers=st.lists(ways, max_size=3).map(tuple),
        trails=st.lists(ways, max_size=3).map(tuple),
        bases=st.dictionaries(st.integers(1, 9), st.integers(0, 11), max_size=1),
    )
)
def test_every_sheet_survives_its_text(sheet: Sheet) -> None:
    assert parse(printed(sheet)) == sheet


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("version = 1", "version = 2", "mine.toml, line 2: Only version 1 of the format is known."),
        ("version = 1", "version = true", "mine.toml, line 2: Only version 1 of the format is known."),
        ('"bivouac-map"', '"map"', "mine.toml, line 1: “format” must be one of: bivouac-map."),
        ('"own"', "[]", "mine.toml, line 4: “origin” must be one of: original, box, own."),
        ('title = "Small"\n', "", "mine.toml: the key “title” is missing."),
        ('"Small"', '"a\\nb"', "mine.toml, line 3: The title must be a text of one line, at most 80 letters long."),
        ("middle", "muddle", "mine.toml, line 10: There is no key “muddle” in a map."),
        ("[2, 3]", "[3, 2]", "line 10: The middle panel must be two columns between 1 and 4, the first one first."),
        (".ww.", ".wx.", "mine.toml, line 7: The letter “x” at hex 3,2 is no terrain; there are . w d m s"),
        ("..d.", "..d", "mine.toml, line 8: Row 3 has 3 letters, the first row has 4."),
        ('"4,3"', '"4,4"', "mine.toml, line 14: Hex 4,4 is off the map, which has 4 columns and 3 rows."),
        ('"4,3"', '"1,2"', "mine.toml, line 14: Hex 1,2 stands twice in “food”."),
        ('"4,3"', '"d3"', "mine.toml, line 14: “d3” is no hex; a hex is column and row, like 5,3."),
        ('["3,1"]', "[31]", "mine.toml, line 11: “lakes” must be a list of texts."),
        ('["3,1"]', '"3,1"', "mine.toml, line 11: “lakes” must be a list of texts."),
        ("ne sw", "ne", "line 16: The ford at hex 2,2 needs two different directions"),
        ("ne sw", "ne ne", "line 16: The ford at hex 2,2 needs two different directions"),
        ("2,2 ne sw", "1,2 ne sw", "mine.toml, line 16: There is no river at hex 1,2, so there is no ford."),
        ("ne sw", "ne s", "cannot be approached from s: there is the river, or no hex."),
        ("s s s s", "s s x s", "mine.toml, line 18: “x” is no direction; there are n ne se s sw nw"),
        ("s s s s", "s s n s", "mine.toml, line 18: The way comes through hex 2,1 twice."),
        ("s s s s", "s n n", "mine.toml, line 18: The way leaves the map at 2,0 before its end."),
        ('"2,0 s s s s"', '"2,0"', "mine.toml, line 18: The way from hex 2,0 has no steps."),
        ('"2,0 s s s s"', '"0,2 n se s"', "mine.toml, line 18: The way leaves the map at 0,1 before its end."),
        ("nw sw", "s s", "line 20: The trail leads through hex 4,2, which is neither woods"),
        ('5 = "1,1"', '10 = "1,1"', "line 22: “10” is no base; bases have the numbers 1 to 9"),
        ('5 = "1,1"', '5 = "1,1"\n6 = "1,1"', "mine.toml, line 23: Hex 1,1 stands twice in “bases”."),
        ("version = 1", "version 1", "mine.toml is no TOML file: "),
    ],
)  # fmt: skip
def test_a_mistake_is_named_with_file_line_and_hex(old: str, new: str, said: str) -> None:
    assert old in SMALL
    assert said in refusal(SMALL.replace(old, new, 1))


LINES = standard_map().splitlines()


@settings(max_examples=150, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.integers(0, len(LINES) - 1),
            st.sampled_from(["drop", "double", "swap", "write"]),
            st.integers(0, 60),
            st.text(st.sampled_from('0123456789,."[]=wdms ne\\\x00é#\n{}'), max_size=4),
        ),
        min_size=1,
        max_size=3,
    )
)
def test_whatever_is_damaged_a_sentence_tells(harm: list[tuple[int, str, int, str]]) -> None:
    lines = list(LINES)
    for at, kind, column, junk in harm:
        if kind == "drop":
            lines[at] = ""
        elif kind == "double":
            lines[at] += "\n" + lines[at]
        elif kind == "swap":
            lines[at], lines[at - 1] = lines[at - 1], lines[at]
        else:
            lines[at] = lines[at][:column] + junk + lines[at][column + 1 :]
    try:
        sheet = parse("\n".join(lines), "harmed.toml")
    except BadMap as refused:
        for language in LANGUAGES:
            said = words(language)(refused.phrase)
            assert said.startswith("harmed.toml")
            assert "survival-" not in said
    else:
        assert parse(printed(sheet)) == sheet


@given(st.text(max_size=60))
def test_a_text_that_is_no_map_is_refused(text: str) -> None:
    with pytest.raises(BadMap):
        parse(text)


def test_a_game_wants_more_than_a_map() -> None:
    """OS-36: 7 and 9 lie off the middle panel; every scenario finds its bases and its panel."""
    sheet = parse(standard_map())

    def said(**changes: object) -> str:
        fields = {name: getattr(sheet, name) for name in sheet.__struct_fields__} | changes
        with pytest.raises(BadMap) as refused:
            playable(survey(Sheet(**fields)), "mine.toml")
        return words("en")(refused.value.phrase)

    assert playable(country(standard_map())) == country(standard_map())
    without_six = {number: cell for number, cell in sheet.bases.items() if number != 6}
    assert said(bases=without_six) == "mine.toml: Base 6 is missing; a game needs all nine."
    assert said(middle=None) == "mine.toml: A game needs a middle panel of at least 10 hexes."
    assert "Base 9 at hex 22,17 lies on the middle panel" in said(bases=sheet.bases | {9: sheet.bases[5], 5: 0})


def test_beside_goes_over_the_edge_and_back() -> None:
    for place in ((0, 0), (1, 0), (2, -1), (5, 7)):
        for direction in range(6):
            assert beside(beside(place, direction), (direction + 3) % 6) == place


# The documentation

DOCS = (Path(__file__).parents[3] / "docs" / "survival-maps.md").read_text(encoding="utf-8")


def test_the_examples_of_the_documentation_are_whole() -> None:
    map_text, chart_text = re.findall(r"```toml\n(.*?)```", DOCS, re.DOTALL)
    found = country(map_text)
    place = found.grid.at
    assert found.trail == 1 << place(3, 1) | 1 << place(3, 0) | 1 << place(4, 0)  # 4,2, 4,1 and 5,1, as the page says
    assert found.river.bit_count() == 4
    assert found.fords[place(4, 3)] == (DIRECTIONS.index("ne"), DIRECTIONS.index("sw"))
    assert chart(chart_text).water.boxes == 6


def test_the_documentation_knows_every_key() -> None:
    for key in KEYS:
        assert f"`{key}`" in DOCS
