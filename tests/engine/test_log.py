"""The log's file: it comes back whole, and whatever happens to it is found and named by its line."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bivouac.engine import AnyGame, BadLog, Log, Luck, Noted, Played, Table, TakenBack
from bivouac.engine.log import VERSION, _canonical, _sum
from bivouac.locale import LANGUAGES, words
from tests.engine.campfire import CAMPFIRE, LAY, WATCH

SOME = settings(max_examples=150, deadline=None)


def campfire(name: str) -> AnyGame:
    assert name == "campfire"
    return CAMPFIRE


def written(path: Path) -> bytes:
    """The file of a game with all kinds of entries."""
    table = Table.start(
        CAMPFIRE, CAMPFIRE.setting(2, sticks=2), luck=Luck.seeded(3), players=("Zoé", "longest"), path=path
    )
    table.play(0, WATCH)
    table.undo(0)
    table.play(0, table.view(0).moves[0])
    table.note(1, "stick 3", "möglich")
    table.play(0, WATCH)
    for seat in (1, 0):
        table.play(seat, table.view(seat).moves[1])
    assert {type(entry) for entry in table.log.entries} == {Played, TakenBack, Noted}
    return path.read_bytes()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("logs")


@pytest.fixture(scope="module")
def whole(folder: Path) -> bytes:
    return written(folder / "whole.jsonl")


@pytest.fixture(scope="module")
def complaint(folder: Path) -> Callable[[bytes], BadLog]:
    """What is said about a file that is not as it was written."""

    def complain(data: bytes) -> BadLog:
        path = folder / "damaged.jsonl"
        path.write_bytes(data)
        with pytest.raises(BadLog) as error:
            Table.resume(path, campfire)
        assert all(words(language)(error.value.phrase) for language in LANGUAGES)
        return error.value

    return complain


Complaint = Callable[[bytes], BadLog]


def test_a_log_comes_back(folder: Path, whole: bytes) -> None:
    first: Table[Any, Any, Any] = Table.resume(folder / "whole.jsonl", campfire)
    assert first.log.players == ("Zoé", "longest")
    assert first.log.setting == CAMPFIRE.setting(2, sticks=2)
    first.log.write(folder / "again.jsonl")
    assert (folder / "again.jsonl").read_bytes() == whole
    second: Table[Any, Any, Any] = Table.resume(folder / "again.jsonl", campfire)
    assert (second.log.entries, second.log.deal, second.state) == (first.log.entries, first.log.deal, first.state)


def test_reading_a_file_leaves_it_alone(folder: Path, whole: bytes) -> None:
    path = folder / "read-only.jsonl"
    path.write_bytes(whole)
    stamp = path.stat().st_mtime_ns
    Table.resume(path, campfire)
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (whole, stamp)


def test_what_was_taken_back_is_not_played(whole: bytes, folder: Path) -> None:
    log: Log[Any, Any, Any] = Table.resume(folder / "whole.jsonl", campfire).log
    assert [entry.move.text for entry in log.played(2)] == []
    assert len(log.played()) == sum(isinstance(entry, Played) for entry in log.entries) - 1


# Damage


@SOME
@given(data=st.data())
def test_any_byte_flipped(data: st.DataObject, whole: bytes, complaint: Complaint) -> None:
    place, byte = data.draw(st.integers(0, len(whole) - 1)), data.draw(st.integers(0, 255))
    assume(whole[place] != byte)
    refused = complaint(whole[:place] + bytes([byte]) + whole[place + 1 :])
    assert refused.line == whole[:place].count(b"\n") + 1


def test_the_first_wrong_line_is_named(whole: bytes, complaint: Complaint) -> None:
    assert complaint(b"\n\x80" + whole).line == 1
    assert complaint(whole + b"\x80\n").line == whole.count(b"\n") + 1


@SOME
@given(data=st.data())
def test_any_byte_put_in(data: st.DataObject, whole: bytes, complaint: Complaint) -> None:
    place, more = data.draw(st.integers(0, len(whole))), data.draw(st.binary(min_size=1, max_size=3))
    refused = complaint(whole[:place] + more + whole[place:])
    assert refused.line == whole[:place].count(b"\n") + 1


@SOME
@given(data=st.data())
def test_cut_anywhere(data: st.DataObject, whole: bytes, complaint: Complaint) -> None:
    rest = whole[: data.draw(st.integers(0, len(whole) - 1))]
    lines = rest.count(b"\n")
    refused = complaint(rest)
    if rest.endswith(b"\n") or not rest:
        assert (refused.phrase.id, refused.line) == ("log-cut", max(1, lines))
    else:
        assert (refused.phrase.id, refused.line) == ("log-damaged", lines + 1)


def test_any_line_dropped(whole: bytes, complaint: Complaint) -> None:
    lines = whole.splitlines(keepends=True)
    for place in range(len(lines)):
        refused = complaint(b"".join(lines[:place] + lines[place + 1 :]))
        assert refused.line == min(place + 1, len(lines) - 1)


def test_any_line_doubled(whole: bytes, complaint: Complaint) -> None:
    lines = whole.splitlines(keepends=True)
    for place in range(len(lines)):
        assert complaint(b"".join(lines[: place + 1] + lines[place:])).line == place + 2


def test_any_two_lines_swapped(whole: bytes, complaint: Complaint) -> None:
    lines = whole.splitlines(keepends=True)
    for one in range(len(lines)):
        for other in range(one + 1, len(lines)):
            swapped = lines[:]
            swapped[one], swapped[other] = lines[other], lines[one]
            assert complaint(b"".join(swapped)).line == one + 1


def test_the_lines_of_another_game(folder: Path, whole: bytes, complaint: Complaint) -> None:
    path = folder / "other.jsonl"
    Table.start(CAMPFIRE, CAMPFIRE.setting(2, sticks=2), luck=Luck.seeded(4), path=path).play(0, WATCH)
    head, *_ = path.read_bytes().splitlines(keepends=True)
    assert complaint(head + b"".join(whole.splitlines(keepends=True)[1:])).line == 2


# Edits


def bodies(whole: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in whole.splitlines()]


def joined(edited: list[dict[str, Any]]) -> bytes:
    return "".join(f"{_canonical(body)}\n" for body in edited).encode()


def forged(edited: list[dict[str, Any]]) -> bytes:
    """With sums that fit, as only somebody makes them who means it."""
    total = ""
    for body in edited:
        del body["sum"]
        body["sum"] = total = _sum(total, body)
    return joined(edited)


@cache
def places(whole: bytes, kind: str) -> list[int]:
    """Where the entries of a kind stand among the lines."""
    return [place for place, body in enumerate(bodies(whole)) if body.get("type") == kind]


def test_an_edited_move(whole: bytes, complaint: Complaint) -> None:
    for place in places(whole, "play"):
        edited = bodies(whole)
        edited[place]["move"] = {"type": "lay", "stick": 9}
        refused = complaint(joined(edited))
        assert (refused.phrase.id, refused.line) == ("log-edited", place + 1)


@pytest.mark.parametrize(("key", "value"), [("seats", 3), ("options", {}), ("players", []), ("game", "cryptid")])
def test_an_edited_head(whole: bytes, complaint: Complaint, key: str, value: object) -> None:
    edited = bodies(whole)
    edited[0][key] = value
    refused = complaint(joined(edited))
    assert (refused.phrase.id, refused.line) == ("log-edited", 1)


def test_the_same_to_a_reader_of_json_is_not_the_same(whole: bytes, complaint: Complaint) -> None:
    lines = whole.splitlines(keepends=True)
    spaced = lines[2].replace(b":", b": ", 1)
    assert complaint(b"".join([*lines[:2], spaced, *lines[3:]])).line == 3
    assert complaint(whole.replace(b"\n", b"\r\n")).line == 1
    assert complaint(b"\xef\xbb\xbf" + whole).line == 1


@pytest.mark.parametrize(
    "move",
    [
        {"type": "lay", "stick": 9},
        {"type": "watch"},
        {"type": "wind", "gust": True},
        {"type": "lay", "stick": -1},
    ],
)
def test_a_forged_move_that_is_not_legal(whole: bytes, complaint: Complaint, move: dict[str, object]) -> None:
    edited = bodies(whole)
    place = places(whole, "play")[-2]
    edited[place]["move"] = move
    refused = complaint(forged(edited))
    assert (refused.phrase.id, refused.line) == ("log-illegal", place + 1)


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"type": "shout"}, "log-damaged"),
        ({"move": {"type": "fly"}}, "log-damaged"),
        ({"move": {"type": "lay", "stick": "three"}}, "log-damaged"),
        ({"actor": None}, "log-damaged"),
        ({"actor": 7}, "log-illegal"),
        ({"n": 99}, "log-number"),
        ({"n": None}, "log-number"),
    ],
)
def test_a_forged_entry(whole: bytes, complaint: Complaint, change: dict[str, object], id: str) -> None:
    edited = bodies(whole)
    place = places(whole, "play")[1]
    edited[place] |= change
    refused = complaint(forged(edited))
    assert (refused.phrase.id, refused.line) == (id, place + 1)


def test_a_forged_undo(whole: bytes, complaint: Complaint) -> None:
    edited = bodies(whole)
    place = places(whole, "undo")[0]
    edited[place]["seat"] = 1
    refused = complaint(forged(edited))
    assert (refused.phrase.id, refused.line) == ("log-illegal", place + 1)


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 9},
        {"seats": "two"},
        {"options": {"sticks": 5}},
        {"options": [1]},
        {"players": 3},
        {"deal": {}},
        {"deal": {"hands": [[1], "x"]}},
        {"deal": {"hands": [[1, 2]]}},
        {"deal": {"hands": [[1, 2], [2, 3]]}},
    ],
)
def test_a_forged_head(whole: bytes, complaint: Complaint, change: dict[str, object]) -> None:
    edited = bodies(whole)
    edited[0] |= change
    refused = complaint(forged(edited))
    assert (refused.phrase.id, refused.line) == ("log-damaged", 1)


def test_lines_after_the_end(whole: bytes, complaint: Complaint) -> None:
    edited = [*bodies(whole), {"n": 1, "type": "undo", "seat": 0, "sum": ""}]
    refused = complaint(forged(edited))
    assert (refused.phrase.id, refused.line) == ("log-goes-on", len(edited))


def test_an_end_that_miscounts(whole: bytes, complaint: Complaint) -> None:
    edited = bodies(whole)
    edited[-1]["end"] += 1
    assert complaint(forged(edited)).phrase.id == "log-cut"


# Files that are not ours


def test_a_newer_version(whole: bytes, complaint: Complaint) -> None:
    edited = bodies(whole)
    edited[0]["version"] = VERSION + 1
    refused = complaint(joined(edited))
    assert (refused.phrase.id, refused.line) == ("log-newer", 1)
    assert words("en")(refused.phrase) == (
        "Line 1: the file is of version 2, this program knows up to 1. A newer Bivouac can read it."
    )


@pytest.mark.parametrize(
    ("data", "id"),
    [
        (b"", "log-cut"),
        (b"\n", "log-damaged"),
        (b"{}\n", "log-not-ours"),
        (b"[]\n", "log-damaged"),
        (b"null\n", "log-damaged"),
        (b"hello\n", "log-damaged"),
        (b"\xff\xfe\x00\n", "log-damaged"),
        (b"[" * 100_000 + b"\n", "log-damaged"),
        (b'{"format":"\\ud800"}\n', "log-damaged"),
        (b'{"format":"bivouac-log","version":"1"}\n', "log-damaged"),
        (b'{"format":"bivouac-log","version":1}\n', "log-edited"),
        (b"9" * 10_000 + b"\n", "log-damaged"),
    ],
)
def test_another_file_altogether(complaint: Complaint, data: bytes, id: str) -> None:
    refused = complaint(data)
    assert (refused.phrase.id, refused.line) == (id, 1)


def test_a_log_that_was_never_written_can_be_replayed() -> None:
    log = Log(CAMPFIRE, CAMPFIRE.setting(2), CAMPFIRE.deal(CAMPFIRE.setting(2), Luck.seeded(1)), ())
    log.entries.append(Played(0, LAY[1]))
    with pytest.raises(BadLog) as error:
        Table(log, log.game.start(log.setting, log.deal), Luck.system()).at(1)
    assert (error.value.phrase.id, error.value.line) == ("log-illegal", 2)
