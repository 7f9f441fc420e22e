from collections import Counter

import pytest

from bivouac.engine import BadSetting, Luck
from bivouac.games.cryptid.clues import clue_masks, negation
from bivouac.games.cryptid.puzzle import BALANCE, SEATS, Puzzle, balanced, clue_count, faults
from bivouac.games.cryptid.setup import draw_clues, make_puzzle, random_board
from tests.games.cryptid import plain

MODES = pytest.mark.parametrize("advanced", [False, True], ids=["normal", "advanced"])


@MODES
@pytest.mark.parametrize("seats", SEATS)
def test_puzzles_are_fair(seats: int, advanced: bool) -> None:
    """CR-03, CR-05, CR-06, CR-07, CR-08, CR-28, CR-32: all that a puzzle must be, in two ways of looking."""
    luck = Luck.seeded("fair")
    for _ in range(40):
        puzzle = make_puzzle(seats, advanced, luck)
        masks, clues = clue_masks(puzzle.board), puzzle.numbers
        assert faults(puzzle) == []
        assert puzzle.board.advanced == advanced
        assert len(set(puzzle.board.structures)) == (8 if advanced else 6)
        assert plain.fair(masks, clues, two=seats == 2)
        assert all(masks[clue % 24].bit_count() in range(42, 65) for clue in clues)


def test_same_seed_same_puzzle() -> None:
    def some(seed: int) -> list[Puzzle]:
        luck = Luck.seeded(seed)
        return [make_puzzle(seats, advanced, luck) for seats in SEATS for advanced in (False, True)]

    assert some(1) == some(1) != some(2)


@pytest.mark.parametrize("seats", [1, 6])
def test_other_seat_counts_are_refused(seats: int) -> None:
    with pytest.raises(BadSetting):
        make_puzzle(seats, True, Luck.seeded(1))


def off_even(counts: Counter[tuple[int, ...]], ways: int) -> float:
    """How far counts are from even, in standard deviations of chi-square."""
    mean = counts.total() / ways
    square = sum((count - mean) ** 2 for count in counts.values()) / mean + (ways - len(counts)) * mean
    return float((square - (ways - 1)) / (2 * (ways - 1)) ** 0.5)


@MODES
@pytest.mark.parametrize(("seats", "clues"), [(2, 9), (3, 14), (4, 9), (5, 12)])
def test_every_fair_choice_is_equally_likely(seats: int, clues: int, advanced: bool) -> None:
    """Against a full list, on so few clues that it can be made; in any order for five, who have too many orders."""
    luck, key = Luck.seeded("even"), sorted if seats == 5 else list
    ways: set[tuple[int, ...]] = set()
    while not 12 <= len(ways) <= 800:
        masks = clue_masks(random_board(advanced, luck))
        few = luck.shuffled(balanced(masks, False))[: clues // 2 if advanced else clues]
        choice = [*few, *map(negation, few)] if advanced else few
        ways = {tuple(key(way)) for way in plain.fair_orders(masks, choice, clue_count(seats), two=seats == 2)}
    counts = Counter(tuple(key(draw_clues(masks, choice, seats, luck) or ())) for _ in range(40 * len(ways)))
    assert set(counts) <= ways
    assert off_even(counts, len(ways)) < 4


def test_no_clues_where_no_choice_is_fair() -> None:
    luck = Luck.seeded("none")
    masks = clue_masks(random_board(False, luck))
    choice = balanced(masks, False)[:3]
    assert draw_clues(masks, choice, 4, luck) is None


@MODES
def test_maps_are_even(advanced: bool) -> None:
    """CR-01, CR-03: any section in any place, turned or not; structures on any hex."""
    luck = Luck.seeded("maps")
    boards = [random_board(advanced, luck) for _ in range(6000)]
    for place in range(6):
        assert off_even(Counter((int(board.layout[place][0]), len(board.layout[place])) for board in boards), 12) < 4
    for piece in range(len(boards[0].structures)):
        assert off_even(Counter((board.structures[piece],) for board in boards), 108) < 4


def test_balance_counts_the_positive_form() -> None:
    masks = clue_masks(random_board(True, Luck.seeded(3)))
    clues = balanced(masks, True)
    assert clues == [clue for clue in range(48) if masks[clue % 24].bit_count() in BALANCE]
    assert balanced(masks, False) == [clue for clue in clues if clue < 23]
