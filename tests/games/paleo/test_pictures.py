"""The pictures of the rules page and the picture of a view: what they show is what the rules say."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bivouac.engine import REFEREE, SPECTATOR
from bivouac.games.paleo import GAME, pictures
from bivouac.games.paleo.cover import cover
from bivouac.games.paleo.effects import TOOLS
from bivouac.games.paleo.pictures import SPENT
from bivouac.games.paleo.style import face_style
from bivouac.games.paleo.table_style import TABLE
from bivouac.locale import LANGUAGES
from docs.pictures import HERE, rules
from tests.games.paleo.scenes import random_game, scene

RULES = Path(pictures.__file__).parent
NAMES = ("turn", "card", "night", "help", "wounds", "backs", "tools", "legend")


def test_there_is_a_picture_for_every_name() -> None:
    assert tuple(pictures.pictures()) == NAMES


@pytest.mark.parametrize("picture", [cover(), *pictures.pictures().values()])
def test_pictures_have_no_names_and_no_words(picture: str) -> None:
    elements = list(ElementTree.fromstring(picture).iter())
    assert not [element for element in elements if element.get("id") or element.get("data-name")]
    said = "".join("".join(element.itertext()) for element in elements if element.tag.endswith("text"))
    assert not re.search(r"[a-z]{2}", said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_show_all_pictures_in_every_language(language: str) -> None:
    page = (RULES / f"rules.{language}.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"\(picture:([\w-]+)\)", page)) == sorted(NAMES)


def test_the_page_in_docs_is_fresh() -> None:
    """`.venv/bin/python docs/pictures.py` makes it anew."""
    for path, text in rules("paleo").items():
        assert path.read_text(encoding="utf-8") == text
    assert {path.stem for path in (HERE / "paleo-rules").iterdir()} == set(NAMES)


def test_tools_that_are_spent_have_an_arrow() -> None:
    """PA-16, PA-25."""
    drawn = pictures.pictures()["tools"]
    assert drawn.count('class="spent-tip"') == len(SPENT) == 7
    assert drawn.count('class="token-disc"') == len(TOOLS) == 12


def test_a_wound_more_than_hearts_is_a_skull() -> None:
    """PA-23."""
    drawn = pictures.pictures()["wounds"]
    assert drawn.count('class="hollow"') == 0 + 1 + 2
    assert drawn.count('class="goes-to"') == 3


def test_what_pictures_are_drawn_with_has_a_colour() -> None:
    style = face_style(TABLE)
    for picture in pictures.pictures().values():
        for name in ("goes", "goes-to", "points", "call-out", "ground-plate", "ring-picked", "plot", "tab"):
            assert f'class="{name}"' not in picture or re.search(rf"\.{name}\b", style)


# The picture of a view


@pytest.mark.parametrize(("seats", "level"), [(1, "I"), (2, "V"), (3, "III"), (4, "VII")])
def test_the_picture_of_a_view_has_all_that_can_be_pointed_at(seats: int, level: str) -> None:
    for state in random_game(seats, level, 3, days=2)[::50]:
        for viewer in (0, SPECTATOR, REFEREE):
            view = state.view(viewer)
            root = ElementTree.fromstring(view.svg())
            found = {element.get("id") for element in root.iter()}
            assert {target for move in view.moves if (target := GAME.target(move))} <= found
            assert root.tag.endswith("svg")


def test_a_picture_stands_alone() -> None:
    svg = scene("deer", "salmon").view(0).svg()
    assert svg.startswith("<svg")
    assert "<style>" in svg
    assert ">Deer<" in svg  # an id has to do for a title
