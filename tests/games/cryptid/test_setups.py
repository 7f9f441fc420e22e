import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bivouac.engine import Luck
from bivouac.games.cryptid.board import GRID
from bivouac.games.cryptid.clues import clue_masks
from bivouac.games.cryptid.puzzle import SEATS, Puzzle
from bivouac.games.cryptid.setup import make_puzzle
from bivouac.games.cryptid.setups import CHECKS, BadSetups, check_setups, load_setups
from tests.games.cryptid.plain import wide_pairs

DOCS = Path(__file__).parents[3] / "docs" / "cryptid-setups.md"


@pytest.fixture
def example() -> Any:
    """The example of the documentation."""
    block = re.search(r"```json\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert block
    return json.loads(block[1])


@pytest.fixture
def write(tmp_path: Path) -> Callable[[object], Path]:
    def write(content: object) -> Path:
        path = tmp_path / "mine.json"
        path.write_text(json.dumps(content), encoding="utf-8")
        return path

    return write


Write = Callable[[object], Path]


def test_the_documented_example_passes_all_checks(example: Any, write: Write) -> None:
    """CR-07, CR-08, CR-28, CR-31, CR-32: a set-up from paper is a puzzle like any other."""
    verdicts = check_setups(write(example))
    assert [verdict.setup.puzzle.seats for verdict in verdicts] == [2, 3, 4]
    for verdict in verdicts:
        assert verdict.faults == ()
        assert verdict.verified == tuple(name for name in CHECKS if name != "pairs" or verdict.setup.puzzle.seats == 2)


def test_the_documentation_names_every_check() -> None:
    text = DOCS.read_text(encoding="utf-8")
    assert all(f"| `{name}` |" in text for name in CHECKS)


@pytest.mark.parametrize(
    ("seats", "field", "value", "failed"),
    [
        ("3", "answer", [0, 0], {"answer"}),
        ("3", "hint", "cat:3", {"hint"}),
        ("3", "clues", ["1:animal", "1:D", "1:D"], {"clues", "answer", "necessity"}),
        ("3", "clues", ["1:animal", "1:D", "!3:blue"], {"clues", "answer", "necessity", "balance"}),
        ("2", "answer", [0, 0], {"answer"}),
        ("4", "clues", ["on:FW", "on:FS", "1:D", "on:FW"], {"clues", "answer", "necessity"}),
    ],
)
def test_what_is_wrong_is_named(
    example: Any, write: Write, seats: str, field: str, value: object, failed: set[str]
) -> None:
    example["setups"][0]["players"][seats][field] = value
    wrong = [verdict for verdict in check_setups(write(example)) if verdict.faults]
    assert [verdict.setup.puzzle.seats for verdict in wrong] == [int(seats)]
    made = set(CHECKS) if seats == "2" else set(CHECKS) - {"pairs"}
    assert made - set(wrong[0].verified) == failed


def written(puzzle: Puzzle) -> Any:
    pieces = [(piece, *GRID.place(piece.cell)) for piece in puzzle.board.pieces]
    return {
        "id": puzzle.share_code,
        "mode": "advanced" if puzzle.board.advanced else "normal",
        "layout": puzzle.board.layout,
        "structures": [
            {"col": column, "row": row, "color": piece.colour, "type": piece.kind} for piece, column, row in pieces
        ],
        "players": {
            str(puzzle.seats): {"clues": puzzle.clues, "hint": puzzle.hint, "answer": GRID.place(puzzle.habitat)}
        },
    }


def test_our_own_puzzles_pass(write: Write) -> None:
    luck = Luck.seeded("setups")
    puzzles = [make_puzzle(seats, advanced, luck) for seats in SEATS for advanced in (False, True)]
    verdicts = check_setups(write({"setups": [written(puzzle) for puzzle in puzzles]}))
    assert [verdict.setup.puzzle for verdict in verdicts] == puzzles
    assert not any(verdict.faults for verdict in verdicts)


def test_narrow_pairs_are_named(write: Write) -> None:
    """CR-32."""
    fours = (make_puzzle(4, True, Luck.seeded(seed)) for seed in range(1000))
    narrow = next(four for four in fours if not wide_pairs(clue_masks(four.board), four.numbers))
    (verdict,) = check_setups(write({"setups": [written(msgspec.structs.replace(narrow, seats=2))]}))
    assert {fault.id for fault in verdict.faults} == {"cryptid-fault-pair"}
    assert verdict.verified == tuple(name for name in CHECKS if name != "pairs")


def first(example: Any) -> Any:
    return example["setups"][0]


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda e: first(e).update(remark="?"), "unknown field `remark`"),
        (lambda e: first(e).pop("mode"), "missing required field `mode`"),
        (lambda e: first(e).update(mode="hard"), "'hard'"),
        (lambda e: first(e).update(mode="advanced"), "cryptid-setup-structures"),
        (lambda e: first(e)["structures"].pop(), "cryptid-setup-structures"),
        (lambda e: first(e)["structures"][0].update(color="green"), "cryptid-setup-structures"),
        (lambda e: first(e)["structures"][0].update(col=12), "cryptid-setup-outside"),
        (lambda e: first(e)["structures"][0].update(col=11, row=6), "cryptid-structures-meet"),
        (lambda e: first(e).update(layout=["1"] * 6), "cryptid-section-twice"),
        (lambda e: first(e)["players"].update({"6": {}}), "'6'"),
        (lambda e: first(e)["players"]["3"].update(clues=["1:D", "1:W"]), "cryptid-fault-count"),
        (lambda e: first(e)["players"]["3"].update(clues=["1:D", "1:W", "1:X"]), "cryptid-bad-clue"),
        (lambda e: first(e)["players"]["3"].update(hint="cat:4"), "cryptid-bad-hint"),
        (lambda e: first(e)["players"]["3"].update(answer=[0, 9]), "cryptid-setup-outside"),
        (lambda e: e["setups"].append(first(e)), "cryptid-setup-twice"),
    ],
)
def test_a_malformed_setup_is_refused_by_file_and_name(
    example: Any, write: Write, spoil: Callable[[Any], object], why: str
) -> None:
    """CR-01, CR-03: a section twice or a structure outside the map are no set-up."""
    spoil(example)
    with pytest.raises(BadSetups) as refused:
        load_setups(write(example))
    assert refused.value.phrase.id == "cryptid-setups-entry"
    assert refused.value.phrase.args["setup"] == "example"
    assert str(refused.value.phrase.args["file"]).endswith("mine.json")
    assert why in str(refused.value)


def test_a_setup_without_a_name_is_refused_by_its_number(write: Write) -> None:
    with pytest.raises(BadSetups, match="#1"):
        load_setups(write({"setups": [3]}))


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b'{"setups": 3}', b'{"setups": [], "format": 2}', b"\xff", b'{"x": 1}']
)
def test_a_file_of_another_form_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.json"
    path.write_bytes(content)
    with pytest.raises(BadSetups, match=r"cryptid-setups-file .*other\.json"):
        load_setups(path)


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "bytes.json"
    path.write_bytes(b'{"setups": [{"id": "\xff"}]}')
    with pytest.raises(BadSetups):
        load_setups(path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetups, match="cryptid-setups-file"):
        load_setups(tmp_path / "nothing.json")
