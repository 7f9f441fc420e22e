"""What the fast parts of Cryptid must agree with: the rules of puzzles in the plainest form."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, permutations, product

from bivouac.games.cryptid.board import GRID
from bivouac.games.cryptid.clues import Clue
from bivouac.hexes import cells


@cache
def hexes(mask: int) -> frozenset[int]:
    return frozenset(cells(mask))


def hexes_left(masks: Sequence[int], clues: Iterable[Clue]) -> frozenset[int]:
    return frozenset(range(GRID.size)).intersection(*(hexes(masks[clue]) for clue in clues))


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


def worlds(
    masks: Sequence[int], choices: Sequence[Iterable[Clue]], *, two: bool, needed: bool
) -> dict[tuple[Clue, ...], int]:
    """Every way to give each colour one of its choices that makes a puzzle, and the hex that it leaves."""
    found = {}
    for clues in product(*choices):
        left = hexes_left(masks, clues)
        if len(left) == 1 and fair(masks, clues, two=two, needed=needed):
            (found[clues],) = left
    return found
