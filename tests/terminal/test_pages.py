"""Rules and help, also where a page or a language is missing."""

from pathlib import Path

import pytest

from bivouac.games.cryptid.pictures import pictures
from bivouac.locale import LANGUAGES, words
from bivouac.terminal.pages import NoRules, help_page, rules_page
from tests.engine.campfire import CAMPFIRE


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_without_rules(language: str) -> None:
    """One clear sentence, and help with the keys all the same."""
    with pytest.raises(NoRules) as refused:
        rules_page(CAMPFIRE.name, language)
    say = words(language)
    assert say(refused.value.phrase)
    assert help_page(say, CAMPFIRE.name).startswith("# ")


def test_english_where_a_language_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "games" / "walk"
    folder.mkdir(parents=True)
    (folder / "rules.en.md").write_text("# Walk\n", encoding="utf-8")
    (folder / "rules.de.md").write_text("# Geh\n", encoding="utf-8")
    monkeypatch.setattr("bivouac.terminal.pages.files", lambda _: tmp_path)
    assert [rules_page("walk", language) for language in ("de", "fr")] == ["# Geh\n", "# Walk\n"]


def test_help_tells_what_the_letters_mean() -> None:
    page = help_page(words("en"), "cryptid")
    assert "W water" in page
    assert "CR-01" in page
    assert "W water" not in help_page(words("en"), CAMPFIRE.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_is_its_caption(language: str) -> None:
    page = rules_page("cryptid", language)
    assert "![" not in page
    assert "picture:" not in page
    assert page.count("\n\n*[") == page.count("]*\n\n") == len(pictures())
