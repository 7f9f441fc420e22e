from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bivouac.engine import Luck, phrase
from bivouac.games.cryptid.board import BadBoard, Board
from bivouac.games.cryptid.clues import CODES, HINTS, clue_masks
from bivouac.games.cryptid.puzzle import DIGITS, SEATS, BadPuzzle, Puzzle, faults
from bivouac.games.cryptid.setup import make_puzzle
from tests.games.cryptid.plain import hexes_left, wide_pairs

puzzles = st.builds(
    lambda seats, advanced, seed: make_puzzle(seats, advanced, Luck.seeded(seed)),
    st.sampled_from(SEATS),
    st.booleans(),
    st.integers(0, 200),
)
PUZZLE = make_puzzle(4, True, Luck.seeded("puzzle"))


@given(puzzles)
def test_share_code_gives_the_puzzle_back(puzzle: Puzzle) -> None:
    code = puzzle.share_code
    assert Puzzle.from_share_code(code) == puzzle
    assert Puzzle.from_share_code(f" {code.lower()}\n".replace("0", "o").replace("1", "l")) == puzzle
    assert code.startswith(f"{puzzle.board.code}-{puzzle.seats}-")


def misspelt(code: str) -> Iterator[str]:
    """The code with one digit wrong, or two that changed places but the first and the last."""
    for place, digit in enumerate(code):
        if digit == "-":
            continue
        yield from (code[:place] + other + code[place + 1 :] for other in DIGITS if other != digit)
        for far in range(place + 1, len(code)):
            if code[far] not in ("-", digit) and (place, far) != (0, len(code) - 1):
                yield code[:place] + code[far] + code[place + 1 : far] + digit + code[far + 1 :]


@pytest.mark.parametrize("seats", SEATS)
def test_every_single_typo_is_refused(seats: int) -> None:
    code = make_puzzle(seats, True, Luck.seeded("typo")).share_code
    for typo in misspelt(code):
        with pytest.raises(BadPuzzle, match="cryptid-share"):
            Puzzle.from_share_code(typo)


@pytest.mark.parametrize(
    "code",
    ["", "-", "--", "hello", PUZZLE.share_code[:-1], PUZZLE.share_code + "-0", PUZZLE.board.code, "ABC-4-***"],
)
def test_what_is_no_share_code_is_refused(code: str) -> None:
    with pytest.raises(BadPuzzle, match="cryptid-share"):
        Puzzle.from_share_code(code)


@given(st.text(max_size=40) | st.text("0123456789ABCDEF-", max_size=40))
def test_reading_gives_a_fair_puzzle_or_refuses(code: str) -> None:
    try:
        puzzle = Puzzle.from_share_code(code)
    except (BadPuzzle, BadBoard):
        return
    assert faults(puzzle) == []


def test_a_well_spelt_code_of_an_unfair_puzzle_is_refused() -> None:
    unfair = Puzzle(PUZZLE.board, 4, PUZZLE.clues[:3] + PUZZLE.clues[:1], PUZZLE.hint)
    with pytest.raises(BadPuzzle, match="cryptid-unfair"):
        Puzzle.from_share_code(unfair.share_code)


def test_a_well_spelt_code_with_a_broken_map_or_too_many_clues_is_refused() -> None:
    twice = Puzzle(Board(("1",) * 6, PUZZLE.board.structures), 4, PUZZLE.clues, PUZZLE.hint)
    with pytest.raises(BadBoard, match="cryptid-section-twice"):
        Puzzle.from_share_code(twice.share_code)
    long = Puzzle(PUZZLE.board, 4, ("2:bear", *PUZZLE.clues), HINTS[-1])
    with pytest.raises(BadPuzzle, match="cryptid-share-clues"):
        Puzzle.from_share_code(long.share_code)


@given(puzzles)
def test_habitat_is_the_hex_that_all_clues_leave(puzzle: Puzzle) -> None:
    """CR-07."""
    assert hexes_left(clue_masks(puzzle.board), puzzle.numbers) == {puzzle.habitat}


def test_no_habitat_where_clues_leave_several_hexes() -> None:
    with pytest.raises(BadPuzzle, match="cryptid-fault-hexes"):
        _ = Puzzle(PUZZLE.board, 3, PUZZLE.clues[:1], PUZZLE.hint).habitat


def found(board: Board, seats: int, clues: tuple[str, ...], hint: str) -> set[str]:
    return {fault.id.removeprefix("cryptid-") for fault in faults(Puzzle(board, seats, clues, hint))}


def test_faults_of_form() -> None:
    """CR-01, CR-03, CR-15: what cannot even be looked at is named, and nothing else is."""
    broken = Board(("1",) * 6, PUZZLE.board.structures)
    assert found(broken, 6, ("2:bear", "2:snake"), "cat:4") == {"section-twice", "fault-seats", "bad-clue", "bad-hint"}
    assert found(PUZZLE.board, 2, PUZZLE.clues[:2], PUZZLE.hint) == {"fault-count"}


def test_faults_of_single_clues() -> None:
    """CR-05, CR-06: a normal game has neither negations nor black; and each clue is balanced."""
    puzzle = make_puzzle(3, False, Luck.seeded(1))
    assert "fault-mode" in found(puzzle.board, 3, ("3:black", *puzzle.clues[:2]), puzzle.hint)
    assert "fault-mode" in found(puzzle.board, 3, ("!1:W", *puzzle.clues[:2]), puzzle.hint)
    masks = clue_masks(puzzle.board)
    wide = next(clue for clue in range(23) if masks[clue].bit_count() > 64)
    unfair = Puzzle(puzzle.board, 3, (CODES[wide], *puzzle.clues[:2]), puzzle.hint)
    assert phrase("cryptid-fault-balance", clue=CODES[wide], hexes=masks[wide].bit_count()) in faults(unfair)


def test_faults_of_clues_together() -> None:
    """CR-07, CR-08, CR-32: one hex, no clue twice, none with its negation, none idle, wide pairs."""
    one, two, three, four = PUZZLE.clues
    against = one.removeprefix("!") if one.startswith("!") else f"!{one}"
    assert found(PUZZLE.board, 4, (one, two, one, three), PUZZLE.hint) >= {"fault-twice", "fault-hexes"}
    assert found(PUZZLE.board, 4, (one, two, against, three), PUZZLE.hint) >= {"fault-opposed", "fault-hexes"}
    assert found(PUZZLE.board, 5, (one, two, three, four, one), PUZZLE.hint) >= {"fault-twice", "fault-idle"}
    pairs = make_puzzle(2, True, Luck.seeded(1))
    assert faults(pairs) == []
    fours = (make_puzzle(4, True, Luck.seeded(seed)) for seed in range(1000))
    narrow = next(four for four in fours if not wide_pairs(clue_masks(four.board), four.numbers))
    assert "fault-pair" in found(narrow.board, 2, narrow.clues, narrow.hint)


@given(puzzles)
def test_a_hint_that_denies_a_clue_is_a_fault(puzzle: Puzzle) -> None:
    """CR-26, CR-28: each hint is either true or denied by name."""
    for hint in HINTS:
        wrong = faults(Puzzle(puzzle.board, puzzle.seats, puzzle.clues, hint))
        assert all(fault.id == "cryptid-fault-hint" and fault.args["clue"] in puzzle.clues for fault in wrong)
        family, word = hint.split(":")
        if family == "cat":
            assert bool(wrong) == any(code.lstrip("!").startswith(f"{word}:") for code in puzzle.clues)
