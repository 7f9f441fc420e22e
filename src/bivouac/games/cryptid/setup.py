"""The puzzle generator: a fresh map, then clues on it, each fair choice of clues as likely as any other.

Given the map, the clues are drawn evenly from all ordered assignments that keep to the rules of `puzzle.faults` and
of which some hint is true. (Without a true hint are only a few choices for five players, about three in a thousand: two
"one of two terrains", one "within 1", one "within 2" and one "within 3" that together name every terrain and an animal.)

    >>> puzzle = make_puzzle(4, True, Luck.seeded("camp"))
    >>> faults(puzzle), puzzle == make_puzzle(4, True, Luck.seeded("camp"))
    ([], True)
"""

from itertools import combinations, permutations
from math import comb

from bivouac.engine.luck import Luck
from bivouac.games.cryptid.board import COLOURS, GRID, SECTIONS, STRUCTURES, Board
from bivouac.games.cryptid.clues import Clue, clue_code, clue_masks, true_hints
from bivouac.games.cryptid.puzzle import PAIR_LEAVES, SEATS, Puzzle, balanced_clues, clue_count, pairs_of


def make_puzzle(seats: int, advanced: bool, luck: Luck) -> Puzzle:
    """A fair puzzle on a random map. Maps without any fair choice of clues are drawn again."""
    if seats not in SEATS:
        raise ValueError(f"Cryptid is for 2 to 5 players, not {seats}")
    while True:
        board = random_board(advanced, luck)
        clues = draw_clues(board, seats, luck)
        if clues:
            hint = luck.choose(true_hints(clues))
            return Puzzle(board, seats, tuple(map(clue_code, clues)), hint)


def random_board(advanced: bool, luck: Luck) -> Board:
    """A map, each as likely as any other: six sections, upright or turned (CR-01), structures on any hexes (CR-03)."""
    layout = tuple(f"{section + 1}{'t' if luck.random() < 0.5 else ''}" for section in luck.shuffled(range(SECTIONS)))
    count = len(STRUCTURES) * (len(COLOURS) if advanced else len(COLOURS) - 1)
    cells: list[int] = []
    while len(cells) < count:
        cell = luck.below(GRID.size)
        if cell not in cells:
            cells.append(cell)
    return Board(layout, tuple(cells))


def draw_clues(board: Board, seats: int, luck: Luck) -> tuple[Clue, ...] | None:
    """One of the fair assignments of clues to colours on this map, evenly; None if it has none.

    Guessing until a guess is fair is even, and mostly quick. Where it is not, all assignments are listed.
    """
    masks = clue_masks(board)
    clues = balanced_clues(masks, board.advanced)
    held = [masks[clue] for clue in clues]
    places = _guess(held, seats, luck)
    if places is None:
        fair = list_fair(held, seats)
        places = luck.choose(fair) if fair else None

def _guess(held: list[int], seats: int, luck: Luck) -> tuple[Clue, ...] | None:
