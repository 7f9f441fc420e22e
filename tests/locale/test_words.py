from pathlib import Path

import pytest

from bivouac.engine import Phrase, phrase
from bivouac.locale import LANGUAGES, Words, system_language, words


def test_a_phrase_becomes_a_sentence() -> None:
    said = phrase("bad-seats", seats=7, least=2, most=5)
    assert words("en")(said) == "This game is for 2 to 5 players, not 7."
    assert len({words(language)(said) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_phrase_within_a_phrase_is_put_into_words_too() -> None:
    inner = phrase("bad-seats", seats=7, least=2, most=5)
    assert words("en")(phrase("illegal-move", move=inner)).endswith("This game is for 2 to 5 players, not 7.")


def test_names_are_shown_as_they_are() -> None:
    assert "\u2068" not in words("en")(phrase("illegal-move", move="ask 5,3"))  # no marks around what is put in


def test_a_titles_words_are_found_by_its_name() -> None:
    assert words("en")(Phrase("cryptid-title")) == "Cryptid"


def test_a_titles_words_may_be_added_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Content of one's own has words of its own; ours stay as they are."""
    (tmp_path / "en.ftl").write_text("cryptid-own = Ours\ncryptid-title = Not this\n", encoding="utf-8")
    monkeypatch.setenv("BIVOUAC_CRYPTID", str(tmp_path))
    monkeypatch.setenv("BIVOUAC_NOWHERE", str(tmp_path))
    assert Words("en")(Phrase("cryptid-own")) == "Ours"
    assert Words("en")(Phrase("cryptid-title")) == "Cryptid"
    assert not Words("fr").has("cryptid-own")
    assert not Words("en").has("nowhere-own")


@pytest.mark.parametrize("id", ["nowhere", "cryptid-nowhere", "nowhere-title", ""])
def test_a_message_that_is_missing_is_an_error(id: str) -> None:
    assert not words("en").has(id)
    with pytest.raises(KeyError, match=f"en has no message '{id}'"):
        words("en")(Phrase(id))


def test_an_argument_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError, match="bad-seats"):
        words("en")(phrase("bad-seats", seats=7))


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
    ],
)
def test_the_systems_language(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language
