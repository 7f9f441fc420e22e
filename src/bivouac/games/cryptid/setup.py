"""The puzzle generator: a random map, then clues, each fair choice of clues on that map as likely as any other.

Even odds matter beyond fairness: `deduce` and `imagine` count every fair choice once. That each of them has a true hint
needs no check: only five clues could belie all hints, two of "on" and one "within 1" that name every terrain among
them; but then one of these is idle, or no hex is left.

    >>> puzzle = make_puzzle(4, True, Luck.seeded("camp"))
    >>> puzzle == make_puzzle(4, True, Luck.seeded("camp"))
    True
"""

from itertools import combinations, permutations
from math import comb

from bivouac.engine import BadSetting, Luck
from bivouac.games.cryptid.board import COLOURS, GRID, SECTIONS, STRUCTURES, Board
from bivouac.games.cryptid.clues import CODES, Clue, clue_masks, true_hints
from bivouac.games.cryptid.puzzle import SEATS, Puzzle, balanced, clue_count, none_idle, pairs_of, shared, wide
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
        if only(shared(masks[clue] for clue in some))
        for clues in permutations(some)
        if _sound(masks, clues, seats)
    ]


def _sound(masks: tuple[int, ...], clues: Clues, seats: int) -> bool:
    """Whether balanced clues that leave one hex make a fair puzzle (CR-08, CR-32)."""
    held = [masks[clue] for clue in clues]
    return none_idle(held) and wide(held, pairs_of(seats))


def _draw_three(masks: tuple[int, ...], choice: list[Clue], luck: Luck) -> Clues | None:
    """Three clues seldom leave one hex: one guess in 600 is right. But counting quickly finds all such threes."""
    from bivouac.games.cryptid.threes import find_threes  # numpy takes its time to load

    found = find_threes(masks, choice)
    while found:
        clues = found.pop(luck.below(len(found)))
        if _sound(masks, clues, 3):
            return tuple(luck.shuffled(clues))
    return None
