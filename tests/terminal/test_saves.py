"""Files: where they are kept, and one sentence for each thing that can be wrong."""

import os
from pathlib import Path

import pytest

from bivouac.engine import Refused
from bivouac.terminal import saves
from tests.terminal.conftest import Sit


def test_our_folder(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert saves.folder() == home / "data" / "bivouac" / "games"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(home))
    assert saves.folder() == home / ".local" / "share" / "bivouac" / "games"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert saves.folder() == home / ".local" / "share" / "bivouac" / "games"


def test_fresh_paths_are_fresh() -> None:
    one = saves.fresh_path("cryptid")
    one.touch()
    other = saves.fresh_path("cryptid")
    assert one != other
    assert one.parent == other.parent == saves.folder()


def test_a_folder_that_cannot_be_made(home: Path) -> None:
    (home / "data").write_text("in the way")
    with pytest.raises(saves.BadFile):
        saves.fresh_path("cryptid")
    assert saves.saved() == []


def test_a_file_that_is_there_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    assert saves.own_path(path) == path
    path.touch()
    for wrong, why in ((path, "file-exists"), (tmp_path, "file-folder"), (tmp_path / "no" / "game", "file-no-folder")):
        with pytest.raises(saves.BadFile) as refused:
            saves.own_path(wrong)
        assert refused.value.phrase.id == why


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("missing", "file-missing"),
        (".", "file-folder"),
        ("empty/inside", "file-missing"),
        ("pipe", "file-odd"),
        ("empty", "log-cut"),
        ("deep", "log-damaged"),
        ("bytes", "log-damaged"),
        ("a" * 300, "file-error"),
        ("zero\0byte", "file-error"),
    ],
)
def test_what_can_be_wrong_with_a_file(tmp_path: Path, name: str, why: str) -> None:
    (tmp_path / "empty").touch()
    (tmp_path / "deep").write_text("[" * 100_000)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(Refused) as refused:
        saves.open_table(tmp_path / name)
    assert refused.value.phrase.id == why


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(_: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", denied)
    with pytest.raises(saves.BadFile) as refused:
        saves.open_table(tmp_path / "game.jsonl")
    assert refused.value.phrase.id == "file-denied"


def test_saved_games_newest_first(sit: Sit) -> None:
    paths = []
    for number in range(3):
        session = sit("me,random,random", seed=f"camp-{number}")
        path = saves.fresh_path("cryptid")
        session.table.log.write(path)
        os.utime(path, (number, number))
        paths.append(path)
    found = saves.saved()
    assert [game.path for game in found] == paths[::-1]
    assert found[0].players == ("me", "random", "random")
    assert not found[0].over
