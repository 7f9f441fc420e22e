"""The pictures of the rules page and the cover: what they show is what the rules say."""

import re
from xml.etree import ElementTree

import pytest

from bivouac.games.survival.country import country, survey
from bivouac.games.survival.cover import cover
from bivouac.games.survival.pictures import pictures
from bivouac.games.survival.scrap import cut, scrap
from bivouac.games.survival.setup import standard_map
from docs.pictures import HERE, rules

WINDOW = (14, 9, 12, 10)


def paid(name: str) -> list[int]:
    """The costs that a picture shows, in the order in which they are drawn."""
    groups = re.findall(r'<g class="costs">(.*?)</g></g>', pictures()[name] + "</g></g>")
    return [int(cost) for group in groups for cost in re.findall(r">(\d)</text>", group)]


def test_the_ways_in_the_pictures_cost_what_the_captions_say() -> None:
    """OS-06, OS-13 to OS-15: the numbers come from the rules."""
    assert paid("walk") == [1, 3, 1, 1, 3, 1]
    assert paid("trail") == [1, 1, 1, 1, 1, 1, 3, 1, 1, 3]
    assert paid("ford") == [1, 1, 1, 3, 3, 1]


def test_the_random_direction_runs_clockwise_from_north() -> None:
    """OS-10."""
    dice = re.findall(r'<g class="die" transform="translate\((\d+) (\d+)\)">(.*?)</g>', pictures()["rose"])
    assert [shape.count("h0") for _, _, shape in dice] == [1, 2, 3, 4, 5, 6]
    places = [(int(x), int(y)) for x, y, _ in dice]
    assert places[0][1] < places[1][1] < places[2][1] < places[3][1]
    assert places[1][0] > places[0][0] > places[5][0]


def test_a_scrap_is_the_part_of_the_map_that_it_says() -> None:
    whole, part = country(standard_map()), survey(cut(standard_map(), WINDOW))
    left, top, width, height = WINDOW
    for row in range(height):
        for column in range(width):
            here, there = part.grid.at(column, row), whole.grid.at(column + left, row + top)
            assert part.terrain[here] == whole.terrain[there]
            assert part.lakes >> here & 1 == whole.lakes >> there & 1
            assert part.rivers[here] == whole.rivers[there]
            assert part.trails[here] == whole.trails[there]
            assert (here in part.fords) == (there in whole.fords)


@pytest.mark.parametrize("picture", [cover(), scrap(standard_map(), WINDOW), *pictures().values()])
def test_pictures_have_no_names(picture: str) -> None:
    assert not [element for element in ElementTree.fromstring(picture).iter() if element.get("id")]


def test_the_page_in_docs_is_fresh() -> None:
    """`.venv/bin/python docs/pictures.py` makes it anew."""
    for path, text in rules("survival").items():
        assert path.read_text(encoding="utf-8") == text
    assert {path.stem for path in (HERE / "survival-rules").iterdir()} == set(pictures())
