"""How hard a puzzle is: what its players are missing when it is dealt, in bits.

From each seat, before any token, some share of all possible worlds has the habitat on the right hex. A share of a half
leaves one yes-or-no answer to be wished for, a quarter leaves two. The rating is the mean of that over the seats.
"""

from math import log2

from bivouac.games.cryptid import GAME
from bivouac.games.cryptid.deduce import deduce
from bivouac.games.cryptid.puzzle import Puzzle

LEVELS = (("gentle", 1.5), ("fair", 3.0), ("tricky", 4.5))
HARDEST = "hard"


def difficulty(puzzle: Puzzle) -> float:
    """The bits that a player is missing, on average.

    >>> from bivouac.engine import Luck
    >>> from bivouac.games.cryptid.setup import make_puzzle
    >>> easy, hard = (make_puzzle(seats, seats > 3, Luck.seeded("camp")) for seats in (3, 5))
    >>> difficulty(easy) < difficulty(hard)
    True
    """
    state = GAME.start(GAME.setting(puzzle.seats, advanced=puzzle.board.advanced), puzzle)
    habitat, missing = puzzle.habitat, 0.0
    for seat in range(puzzle.seats):
        known = deduce(state.view(seat))
        missing += log2(known.worlds / known.hex_counts[habitat])
    return missing / puzzle.seats


def level(bits: float) -> str:
    """The rating in a word.

    >>> level(0.4), level(2.0), level(6.0)
    ('gentle', 'fair', 'hard')
    """
    return next((name for name, limit in LEVELS if bits < limit), HARDEST)
