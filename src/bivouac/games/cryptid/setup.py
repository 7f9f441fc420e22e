"""The puzzle generator: a random map, then clues, each fair choice of clues on that map as likely as any other.

Even odds matter beyond fairness: `deduce` and `imagine` count every fair choice once. That each of them has a true hint
needs no check: only five clues could belie all hints, two of "on" and one "within 1" that name every terrain among
them; but then one of these is idle, or no hex is left.

    >>> puzzle = make_puzzle(4, True, Luck.seeded("camp"))
    >>> puzzle == make_puzzle(4, True, Luck.seeded("camp"))
    True
"""

from functools import cache, reduce
from itertools import combinations, permutations
from math import comb
from operator import and_

import numpy as np
from numpy.typing import NDArray

from bivouac.engine import BadSetting, Luck
from bivouac.games.cryptid.board import COLOURS, GRID, SECTIONS, STRUCTURES, Board
from bivouac.games.cryptid.clues import CODES, POSITIVE, Clue, clue_masks, true_hints
from bivouac.games.cryptid.puzzle import PAIR_LEAVES, SEATS, Puzzle, balanced, clue_count, pairs_of
from bivouac.hexes import only

Clues = tuple[Clue, ...]  # by colour


def make_puzzle(seats: int, advanced: bool, luck: Luck) -> Puzzle:
    """A fair puzzle on a fresh map, with a hint that is true of it. A map without fair puzzles is drawn again."""
    if seats not in SEATS:
        raise BadSetting("bad-seats", seats=seats, least=SEATS[0], most=SEATS[-1])
    while True:
        board = random_board(advanced, luck)
        masks = clue_masks(board)
        clues = draw_clues(masks, balanced(masks, advanced), seats, luck)
        if clues:
            return Puzzle(board, seats, tuple([CODES[clue] for clue in clues]), luck.choose(true_hints(clues)))


def random_board(advanced: bool, luck: Luck) -> Board:
    """A map, each as likely as any other (CR-01, CR-03)."""
    layout = tuple([f"{number + 1}{'t' if luck.random() < 0.5 else ''}" for number in luck.shuffled(range(SECTIONS))])
    count = len(STRUCTURES) * (len(COLOURS) if advanced else len(COLOURS) - 1)
    structures: list[int] = []
    while len(structures) < count:
        cell = luck.below(GRID.size)
        if cell not in structures:
            structures.append(cell)
    return Board(layout, tuple(structures))


def draw_clues(masks: tuple[int, ...], choice: list[Clue], seats: int, luck: Luck) -> Clues | None:
    """Clues for a fair puzzle out of a choice of balanced ones, all ways to give them to the colours equally likely;
    None if there is no way. (With three seats the choice has the negations of all its clues, or of none.)"""
    return _draw_three(masks, choice, luck) if seats == 3 else _guess(masks, choice, seats, luck)


def _guess(masks: tuple[int, ...], choice: list[Clue], seats: int, luck: Luck) -> Clues | None:
    """Guesses until the guess is right, which is even. Where right ones are too rare for that, all are listed."""
    held = [masks[clue] for clue in choice]
    count, size, random = clue_count(seats), len(choice), luck.random
    span = size**count
    for _ in range(comb(size, count)):
        # One draw is a whole guess: its digits in base `size` are the clues, a leading 1 marks where they end.
        guess = rest = int(random() * span) + span
        left = GRID.all
        while rest > 1:
            left &= held[rest % size]
            rest //= size
        if left and not left & (left - 1):
            clues = tuple([choice[guess // size**place % size] for place in range(count)])
            if _sound(masks, clues, seats):
                return clues
    found = _list(masks, choice, seats)
    return luck.choose(found) if found else None


def _list(masks: tuple[int, ...], choice: list[Clue], seats: int) -> list[Clues]:
    """All ways to give clues out of a choice to the colours for a fair puzzle."""
    return [
        clues
        for some in combinations(choice, clue_count(seats))
        if only(reduce(and_, [masks[clue] for clue in some]))
        for clues in permutations(some)
        if _sound(masks, clues, seats)
    ]


def _sound(masks: tuple[int, ...], clues: Clues, seats: int) -> bool:
    """Whether clues that leave one hex are all needed (so that none is there twice), and pairs wide (CR-08, CR-32)."""
    held = [masks[clue] for clue in clues]
    left = reduce(and_, held)
    for place in range(len(held)):
        if reduce(and_, held[:place] + held[place + 1 :]) == left:
            return False
    return all((held[one] & held[other]).bit_count() >= PAIR_LEAVES for one, other in pairs_of(seats))


# Three clues seldom leave one hex: one guess in 600 is right. But counting finds all such threes quickly.


def _draw_three(masks: tuple[int, ...], choice: list[Clue], luck: Luck) -> Clues | None:
    positive = [clue for clue in choice if clue < POSITIVE]
    parts = _parts([masks[clue] for clue in positive])
    if len(choice) == len(positive):
        parts = parts[:1]
    found = np.argwhere(parts == 1).tolist()
    while found:
        part, number = found.pop(luck.below(len(found)))
        places = _threes(len(positive))[0][number]
        clues = tuple([positive[place] + POSITIVE * (part >> k & 1) for k, place in enumerate(places)])
        if _sound(masks, clues, 3):
            return tuple(luck.shuffled(clues))
    return None


def _parts(held: list[int]) -> NDArray[np.uint8]:
    """How many hexes any three of the sets leave, one row for each way to negate some of the three.

    Three sets a, b, c cut the map into eight parts. Their sizes follow from those of a, b and c, of what two of them
    share and of what all three share.
    """
    size = len(held)
    _, one, two, three = _threes(size)
    low, high = np.frombuffer(b"".join([mask.to_bytes(16, "little") for mask in held]), "<u8").reshape(-1, 2).T.copy()
    low_pairs, high_pairs = low[:, None] & low, high[:, None] & high
    sizes = np.bitwise_count(low_pairs) + np.bitwise_count(high_pairs)
    a, b, c = (sizes.take(place * (size + 1)) for place in (one, two, three))
    pair = one * size + two
    ab, ac, bc = sizes.take(pair), sizes.take(one * size + three), sizes.take(two * size + three)
    abc = np.bitwise_count(low_pairs.take(pair) & low.take(three))
    abc += np.bitwise_count(high_pairs.take(pair) & high.take(three))
    none = GRID.size - a - b - c + ab + ac + bc - abc
    return np.array([abc, bc - abc, ac - abc, c - ac - bc + abc, ab - abc, b - ab - bc + abc, a - ab - ac + abc, none])


@cache
def _threes(size: int) -> tuple[list[tuple[int, int, int]], NDArray[np.intp], NDArray[np.intp], NDArray[np.intp]]:
    """All three places in a list of this size, as a list and as columns."""
    threes = list(combinations(range(size), 3))
    one, two, three = np.array(threes).T.copy()
    return threes, one, two, three
