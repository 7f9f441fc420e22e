"""The pictures of the rules page and the cover, and the picture of a view: what they show is what the rules say."""

import re
from xml.etree import ElementTree

import pytest

from bivouac.games.twisted.cover import cover
from bivouac.games.twisted.pictures import pictures
from bivouac.locale import LANGUAGES
from docs.pictures import HERE, rules
from tests.games.twisted.box import dealt, random_game


def texts(picture: str) -> list[str]:
    return ["".join(element.itertext()) for element in ElementTree.fromstring(picture).iter() if "text" in element.tag]


def test_the_example_of_the_encounter_is_counted_by_the_rules() -> None:
    """TC-27."""
    assert "−2, 0, +6 = +4" in texts(pictures()["encounter"])


def test_the_example_of_the_end_is_counted_by_the_rules() -> None:
    """TC-28."""
    assert texts(pictures()["end"])[-5:] == ["32", "+ 7", "+ 7", "+ 14", "= 60"]


def test_each_function_has_a_picture_with_its_sign() -> None:
    """TC-17."""
    effects = pictures()["effects"]
    assert effects.count('class="goes"') == 4
    assert effects.count('class="house"') == 4


def test_the_chasm_is_shown() -> None:
    """TC-06."""
    assert 'class="land chasm"' in pictures()["chasm"]


@pytest.mark.parametrize("picture", [cover(), *pictures().values()])
def test_pictures_have_no_names(picture: str) -> None:
    elements = list(ElementTree.fromstring(picture).iter())
    assert not [element for element in elements if element.get("id") or element.get("data-name")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_show_all_pictures_in_every_language(language: str) -> None:
    page = (HERE.parent / f"src/bivouac/games/twisted/rules.{language}.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"\(picture:([\w-]+)\)", page)) == sorted(pictures())


def test_the_page_in_docs_is_fresh() -> None:
    """`.venv/bin/python docs/pictures.py` makes it anew."""
    for path, text in rules("twisted").items():
        assert path.read_text(encoding="utf-8") == text
    assert {path.stem for path in (HERE / "twisted-rules").iterdir()} == set(pictures())


def test_the_picture_of_a_view_stands_alone_with_the_hand_below_it() -> None:
    state = next(state for state in random_game(3, "face") if state.phase == "day" and state.hands[0])
    svg = state.view(0).svg()
    assert svg.startswith("<svg")
    assert "<style>" in svg
    assert svg.count('class="paper-card"') == state.hands[0].bit_count()
    assert 'class="paper-card"' not in state.view(-2).svg()


def test_what_is_chosen_in_secret_is_in_the_picture_too() -> None:
    """TC-02, TC-03."""
    state = dealt(3)
    assert state.view(0).svg().count('id="trait-') == 2
    state.play(0, state.moves(0)[0])
    assert state.view(0).svg().count('id="sighting-') == 9
