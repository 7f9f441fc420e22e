"""Sketches in colours and without, and walking over them."""

import pytest

from bivouac.engine import Luck, Span, Table
from bivouac.games import load
from bivouac.locale import words
from bivouac.terminal.paper import Light, at, columns, lines, nearest, places, step, style

SKETCH = [[Span("ab", target="one"), Span(" "), Span("c", target="two")], [Span("de", target="one")]]


def test_places() -> None:
    found = places(SKETCH)
    assert list(found) == ["one", "two"]
    assert (found["one"].row, found["one"].column) == (0.5, 1)
    assert [at(found, 0, 1), at(found, 0, 2), at(found, 0, 3), at(found, 1, 0), at(found, 5, 5)] == [
        "one", "", "two", "one", "",
    ]  # fmt: skip


def test_without_colours_light_and_cursor_are_still_seen() -> None:
    light = Light(lit={"one"}, cursor="two", colours=False)
    lit, _, cursor = (style(span, light) for span in SKETCH[0])
    assert (lit.underline, lit.reverse) == (True, False)
    assert cursor.reverse
    assert lit.color is None
    assert lit.bgcolor is None


def test_with_colours_what_is_not_lit_is_dimmed() -> None:
    ground, badge = Span("x", "#111111", "#cccccc", target="one"), Span("B", "#ffffff", "#0000cc", target="one")
    usual, lit, dim = (style(ground, light) for light in (Light(), Light(lit={"one"}), Light(lit={"two"})))
    assert usual == lit != dim
    assert style(badge, Light(lit={"two"})) == style(badge, Light())
    assert style(ground, Light(cursor="one")) != usual
    assert style(Span("x", target="one"), Light(cursor="one")).reverse
    assert style(ground, Light(recent={"one"})).underline


def test_texts_are_as_drawn() -> None:
    assert [line.plain for line in lines(SKETCH)] == ["ab c", "de"]


@pytest.mark.parametrize("row", range(1, 10))
def test_a_walk_keeps_to_its_row(row: int) -> None:
    """Through every column of hexes, and back again."""
    game = load("cryptid")
    found = places(game.sketch(Table.start(game, game.setting(3), luck=Luck.seeded(1)).view(0), words("en")))
    start = here = f"hex-1-{row}"
    anchor = (found[here].row, found[here].column)
    way = [here]
    while (after := step(found, here, 1, 0, anchor)) != here:
        here = after
        way.append(here)
    assert [name.split("-")[1] for name in way] == [str(column) for column in range(1, 13)]
    anchor = (found[start].row, found[here].column)
    for _ in range(11):
        here = step(found, here, -1, 0, anchor)
    assert here == start


def test_a_walk_down_a_column() -> None:
    game = load("cryptid")
    found = places(game.sketch(Table.start(game, game.setting(3), luck=Luck.seeded(1)).view(0), words("en")))
    here = "hex-6-1"
    for row in range(2, 10):
        here = step(found, here, 0, 1)
        assert here == f"hex-6-{row}"
    assert step(found, here, 0, 1) == here
    assert step(found, here, 0, -1) == "hex-6-8"


def test_columns_of_nothing() -> None:
    assert columns([], 80) == []


def test_the_nearest_of_some_targets() -> None:
    found = places([[Span("a", target="a"), Span("    "), Span("b", target="b")], [], [Span("c", target="c")]])
    assert nearest(found, "a", {"b", "c"}) == "c"  # a cell is half as wide as it is high
    assert nearest(found, "a", {"b"}) == "b"
    assert nearest(found, "a", ()) == "a"
