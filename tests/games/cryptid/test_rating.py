"""The difficulty of a puzzle, and that it foretells the length of games."""

import pytest

from bench.cryptid_rating import measure
from bivouac.engine import Luck
from bivouac.games.cryptid.rating import LEVELS, difficulty, level
from bivouac.games.cryptid.setup import make_puzzle


def test_a_puzzle_that_everybody_sees_through_is_no_bits() -> None:
    """Where a seat's worlds all have the habitat on the right hex it misses nothing; no rating is below that."""
    ratings = [difficulty(make_puzzle(3, False, Luck.seeded(seed))) for seed in range(40)]
    assert min(ratings) == 0.0
    assert all(rating >= 0 for rating in ratings)


def test_it_does_not_depend_on_who_holds_which_clue() -> None:
    puzzle = make_puzzle(4, True, Luck.seeded("turned"))
    turned = type(puzzle)(puzzle.board, puzzle.seats, puzzle.clues[::-1], puzzle.hint)
    assert difficulty(puzzle) == pytest.approx(difficulty(turned))


def test_levels_rise() -> None:
    limits = [limit for _, limit in LEVELS]
    assert limits == sorted(limits)
    assert level(limits[0] - 0.01) != level(limits[0])


def test_it_foretells_the_length_of_games() -> None:
    """A fifth of the docs' figure, with a margin for so few games."""
    correlation, _ = measure(60)["all settings"]
    assert correlation > 0.4


@pytest.mark.slow
def test_it_foretells_the_length_of_300_games() -> None:
    correlation, _ = measure(300)["all settings"]
    assert correlation >= 0.6
