"""What the fast parts of Cryptid must agree with: the rules of puzzles in the plainest form."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, permutations

from bivouac.games.cryptid.board import GRID
from bivouac.games.cryptid.clues import Clue
from bivouac.hexes import cells


def hexes_left(masks: Sequence[int], clues: Iterable[Clue]) -> set[int]:
    left = set(range(GRID.size))
    for clue in clues:
        left &= set(cells(masks[clue]))
    return left


def unlike(clues: Sequence[Clue]) -> bool:
    """No clue twice, nor with its negation."""
    return len({clue % 24 for clue in clues}) == len(clues)


def every_clue_needed(masks: Sequence[int], clues: Sequence[Clue]) -> bool:
    return all(len(hexes_left(masks, rest)) >= 2 for rest in combinations(clues, len(clues) - 1))


def wide_pairs(masks: Sequence[int], clues: Sequence[Clue]) -> bool:
    return len(hexes_left(masks, clues[:2])) >= 9 and len(hexes_left(masks, clues[2:])) >= 9


def fair(masks: Sequence[int], clues: Sequence[Clue], *, two: bool, needed: bool = True) -> bool:
    return (
        unlike(clues)
        and len(hexes_left(masks, clues)) == 1
        and (not needed or every_clue_needed(masks, clues))
        and (not two or wide_pairs(masks, clues))
    )


def fair_orders(masks: Sequence[int], choice: Iterable[Clue], count: int, *, two: bool) -> Iterator[tuple[Clue, ...]]:
    """Every way to give different clues of a choice to so many colours that makes a fair puzzle."""
    for some in combinations(choice, count):
        if fair(masks, some, two=False):
            yield from (clues for clues in permutations(some) if not two or wide_pairs(masks, clues))
