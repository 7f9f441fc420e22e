"""A title's options on the command line: switches, choices and texts."""

import io
from pathlib import Path
from typing import Any

import pytest

from bivouac.cli import main
from bivouac.terminal.session import Session

PURSUIT = ("play", "survival", "--scenario", "pursuit", "--map", "random:7", "--supplies")


@pytest.fixture(autouse=True)
def nothing_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())


def options_of(path: Path) -> Any:
    return Session.resume(path).setting.options


def test_choices_texts_and_switches_reach_the_game(tmp_path: Path) -> None:
    assert main((*PURSUIT, "--seats", "random,me", "--file", str(tmp_path / "hunt"))) == 0
    options = options_of(tmp_path / "hunt")
    assert (options.scenario, options.map, options.supplies, options.riverways) == ("pursuit", "random:7", True, False)


def test_what_is_given_is_not_asked_and_the_rest_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = io.StringIO("2\n1\n1\n2\nAnna\n1\n")
    monkeypatch.setattr(answers, "isatty", lambda: True)
    monkeypatch.setattr("sys.stdin", answers)
    assert main((*PURSUIT, "--plain")) == 0
    shown = capsys.readouterr().out
    assert "House rule: a river costs 2" in shown
    assert "Who plays Red?" in shown
    assert "Choose a base to begin at: 1, 2, 3, 4." in shown
    assert "The map:" not in shown


def test_help_shows_what_an_option_can_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("play", "survival", "--help")) == 0
    shown = capsys.readouterr().out
    assert "--scenario basic|lost|lost-east|survival|search|rescue|rescue-home|pursuit" in shown
    assert "--map MAP " in shown
    assert "--riverways " in shown
    assert "<" not in shown


def test_a_text_that_does_not_fit_is_told_with_what_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("play", "survival", "--map", "atlantis", "--seats", "me")) == 2
    said = "“atlantis” is nothing that map can be. The map: standard, random, random:SEED or own:NAME.\n"
    assert capsys.readouterr().err == said


def test_what_does_not_go_together_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("play", "survival", "--scenario", "pursuit", "--seats", "me")) == 2
    assert capsys.readouterr().err == "Pursuit takes two players at least.\n"
