"""Sketches that are larger than the window that they are seen through."""

import pytest

from bivouac.engine import Outlook, Span, glimpse, plain
from bivouac.engine.sketch import corner, cropped, width_of

SKETCH = [
    [Span("   "), *(Span(f"{column} ") for column in "abcdefgh")],
    *(
        [Span(f"{row}  "), *(Span(f"{row}{column}", target=f"{column}{row}") for column in "abcdefgh")]
        for row in "12345"
    ),
]


def seen(centre: str, width: int = 9, height: int = 4) -> list[str]:
    return plain(glimpse(SKETCH, Outlook(centre, lines=1, columns=3), width, height)).split("\n")


def test_the_centre_is_in_the_midst_and_rulers_stay() -> None:
    assert seen("d3") == ["   c d e", "2  2c2d2e", "3  3c3d3e", "4  4c4d4e"]


@pytest.mark.parametrize(("centre", "first", "last"), [("a1", "1a1b1c", "3a3b3c"), ("h5", "3f3g3h", "5f5g5h")])
def test_a_window_stays_within_the_sketch(centre: str, first: str, last: str) -> None:
    shown = seen(centre)
    assert (shown[1][3:], shown[-1][3:]) == (first, last)


def test_a_window_that_is_large_enough_shows_everything() -> None:
    assert seen("d3", 62, 21) == plain(SKETCH).split("\n")


def test_a_centre_that_is_not_there_is_the_beginning() -> None:
    assert corner(SKETCH, Outlook("z9"), 9, 4) == (0, 0)


def test_what_is_cut_keeps_its_name() -> None:
    assert cropped(SKETCH[1], 4, 6) == [Span("a", target="a1"), Span("1", target="b1")]
    assert width_of(SKETCH) == 19
    assert width_of([]) == 0
