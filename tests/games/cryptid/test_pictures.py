"""The pictures of the rules page, and the page with them."""

import re
from xml.etree import ElementTree

import pytest

from bivouac.games import load
from bivouac.games.cryptid.board import STRUCTURES, TERRAINS
from bivouac.games.cryptid.pictures import pictures
from bivouac.locale import LANGUAGES
from bivouac.web.rules import rules_html
from docs.pictures import HERE, rules
from tests.test_layout import rules_page

SVG = "{http://www.w3.org/2000/svg}"


def drawn(name: str) -> ElementTree.Element:
    return ElementTree.fromstring(pictures()[name])


def classes(picture: ElementTree.Element) -> list[set[str]]:
    return [set(part.get("class", "").split()) for part in picture.iter()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_used_once_and_every_one_used_is_there(language: str) -> None:
    page = rules_page("cryptid", language).read_text(encoding="utf-8")
    assert sorted(re.findall(r"!\[[^]]+\]\(picture:(.+)\)", page)) == sorted(pictures())
    html = rules_html(page, load("cryptid").face().pictures())
    main = ElementTree.fromstring(f"<main>{html}</main>")
    assert len(main.findall("figure")) == len(pictures())
    ids = [part.get("id") for part in main.iter() if part.get("id")]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", pictures())
def test_a_picture_can_stand_beside_others(name: str) -> None:
    """No ids, no style sheet, no words beyond the letters of pieces."""
    for part in drawn(name).iter():
        assert part.get("id") is None
        assert part.tag not in (f"{SVG}style", f"{SVG}title", f"{SVG}script")
        assert len(part.text or "") <= 1


def test_the_legend_shows_each_thing_once() -> None:
    found = classes(drawn("legend"))
    for terrain in TERRAINS:
        assert {"tile", terrain} in found
    for kind in STRUCTURES:
        assert sum(kind in names for names in found) == 3
    for animal in ("bear", "cougar"):
        assert sum(animal in names for names in found) == 1


def test_tokens_are_those_of_the_moment() -> None:
    def count(name: str, *kinds: str) -> int:
        return sum(set(kinds) <= names for names in classes(drawn(name)))

    assert count("map", "piece") == 0
    assert count("opening", "cube") == 3 + 6
    assert count("question", "disc") == 2
    assert count("question", "pawn") == 2
    assert count("search", "glow") == 1
    assert count("two-players", "disc", "orange") == count("two-players", "disc", "purple") == 2


def test_the_page_in_docs_is_fresh() -> None:
    """`.venv/bin/python docs/pictures.py` makes it anew."""
    for path, text in rules().items():
        assert path.read_text(encoding="utf-8") == text
    assert {path.stem for path in (HERE / "cryptid-rules").iterdir()} == set(pictures())
