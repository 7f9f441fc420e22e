"""A puzzle: a map, the clues on it, the one hex they leave, and a hint. It is what a game of Cryptid is dealt.

A puzzle is fair when it keeps to what the printed cards and the app keep to (CR-05 to CR-08, CR-28): the clues are of
the mode, no clue is there twice or with its negation, together they leave exactly one hex and without any of them more,
the positive form of each covers 42 to 64 hexes ("balance"), the hint is true. For two players it is a puzzle for four
in which each one's pair of clues leaves nine hexes or more (CR-32).
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import combinations
from operator import and_

import msgspec

from bivouac.engine import Phrase, Refused, phrase
from bivouac.games.cryptid.board import GRID, BadBoard, Board, checked
from bivouac.games.cryptid.clues import CODES, HINTED, HINTS, POSITIVE, Clue, clue_masks, clues_of, negation, parse_clue
from bivouac.hexes import lowest, only

SEATS = range(2, 6)
TWO_PLAYER_CLUES = 4  # two players hold two clues each (CR-32)
BALANCE = range(42, 65)  # hexes that the positive form of a clue covers
PAIR_LEAVES = 9  # hexes, at least, that the pair of clues of one of two players leaves

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXY"  # of share codes: no I, L, O, U, Z; their number, 31, is prime
MISREAD = str.maketrans("ILO", "110")


class BadPuzzle(Refused):
    """A share code with a typo, or a puzzle that is not fair."""


def clue_count(seats: int) -> int:
    """How many clues a game has: one a player, but two each in the game for two."""
    return TWO_PLAYER_CLUES if seats == 2 else seats


def pairs_of(seats: int) -> tuple[tuple[int, int], ...]:
    """Which clues are held by one player together.

    >>> pairs_of(2), pairs_of(4)
    (((0, 1), (2, 3)), ())
    """
    return ((0, 1), (2, 3)) if seats == 2 else ()


def balanced(masks: tuple[int, ...], advanced: bool) -> list[Clue]:
    """The clues of a mode that are neither too narrow nor too wide on a map, in rising order."""
    least, most = BALANCE[0], BALANCE[-1]
    fit = [clue for clue in clues_of(advanced)[:POSITIVE] if least <= masks[clue].bit_count() <= most]
    return fit + [clue + POSITIVE for clue in fit] if advanced else fit


def none_idle(held: Sequence[int]) -> bool:
    """Whether each of these clues is needed (CR-08): it rules out a hex that no other does. So none is there twice."""
    once = more = 0
    for mask in held:
        out = GRID.all ^ mask
        more |= once & out
        once |= out
    alone = once & ~more
    return alone not in [alone & mask for mask in held]


def wide(held: Sequence[int], pairs: Iterable[tuple[int, int]]) -> bool:
    """Whether each player's pair of clues leaves enough hexes."""
    return all((held[one] & held[other]).bit_count() >= PAIR_LEAVES for one, other in pairs)


def shared(masks: Iterable[int]) -> int:
    """The hexes that belong to all of the sets."""
    return reduce(and_, masks, GRID.all)


class Puzzle(msgspec.Struct, frozen=True):
    """A map with clues that leave exactly one hex.

    Clue k belongs to token colour k. With three to five players that is seat k; of two players the first holds
    clues 0 and 1, the second 2 and 3.

    >>> puzzle = Puzzle.from_share_code("3c7ab8445889808655-3-2dm3m")
    >>> puzzle.clues, puzzle.hint, puzzle.habitat
    (('3:green', 'on:MS', '2:bear'), 'mention:F', 33)
    >>> puzzle.share_code
    '3C7AB8445889808655-3-2DM3M'
    """

    board: Board
    seats: int
    clues: tuple[str, ...]
    hint: str

    @classmethod
    def from_share_code(cls, code: str) -> "Puzzle":
        """Reads a share code: the app's map code, the number of seats, then hint and clues as one number with a check
        digit over it all. Small letters will do, and I, L and O for 1 and 0. A code with a typo, or of a puzzle that
        is not fair, is refused."""
        text = "".join(code.split()).upper().translate(MISREAD)
        place, _, rest = text.partition("-")
        seats, _, digits = rest.partition("-")
        if seats not in ("2", "3", "4", "5") or not set(place + digits) <= set(DIGITS):
            raise BadPuzzle("cryptid-share-form", code=code)
        if _check_digit(text[:-1]) != text[-1]:
            raise BadPuzzle("cryptid-share-typo", code=code)
        return fair(_unpacked(Board.from_code(place), int(seats), digits[:-1]))

    @property
    def share_code(self) -> str:
        """The puzzle as one line that can be typed: `MAP-SEATS-CLUES`."""
        text = f"{self.board.code}-{self.seats}-{_packed(self)}"
        return text + _check_digit(text)

    @property
    def numbers(self) -> tuple[Clue, ...]:
        """The clues as numbers."""
        return tuple(parse_clue(code) for code in self.clues)

    @property
    def habitat(self) -> int:
        """The one hex that the clues leave (CR-07)."""
        left = shared(_masks(self))
        if not only(left):
            raise BadPuzzle("cryptid-fault-hexes", hexes=left.bit_count())
        return lowest(left)


def fair(puzzle: Puzzle) -> Puzzle:
    """The puzzle itself, if it is fair; BadPuzzle with the first fault otherwise."""
    for fault in faults(puzzle):
        raise BadPuzzle("cryptid-unfair", why=fault)
    return puzzle


# Share codes


def _packed(puzzle: Puzzle) -> str:
    base = len(clues_of(puzzle.board.advanced))
    number = HINTS.index(puzzle.hint)
    for clue in puzzle.numbers:
        number = number * base + clue
    places = reversed(range(_width(puzzle.board.advanced, puzzle.seats)))
    return "".join(DIGITS[number // len(DIGITS) ** place % len(DIGITS)] for place in places)


def _unpacked(board: Board, seats: int, digits: str) -> Puzzle:
    base = len(clues_of(board.advanced))
    number = 0
    for digit in digits:
        number = number * len(DIGITS) + DIGITS.index(digit)
    clues: list[str] = []
    for _ in range(clue_count(seats)):
        number, clue = divmod(number, base)
        clues.insert(0, CODES[clue])
    if len(digits) != _width(board.advanced, seats) or number >= len(HINTS):
        raise BadPuzzle("cryptid-share-clues", digits=digits, seats=seats)
    return Puzzle(board, seats, tuple(clues), HINTS[number])


def _width(advanced: bool, seats: int) -> int:
    """How many digits a hint and clues take."""
    highest = len(HINTS) * len(clues_of(advanced)) ** clue_count(seats)
    return next(width for width in range(1, 99) if len(DIGITS) ** width >= highest)


def _check_digit(text: str) -> str:
    """A digit that no longer fits when any one digit is wrong, or any two less than thirty apart have changed places:
    each place weighs another power of 3, and modulo 31 thirty of these differ and none is 0."""
    digits = text.replace("-", "")
    return DIGITS[-sum(DIGITS.index(digit) * 3**place for place, digit in enumerate(reversed(digits), 1)) % len(DIGITS)]


# What is wrong with a puzzle


def faults(puzzle: Puzzle) -> list[Phrase]:
    """All that keeps a puzzle from being fair.

    >>> board = Board.from_code("3C7AB8445889808655")
    >>> for fault in faults(Puzzle(board, 3, ("3:green", "on:MS", "!2:bear"), "cat:on")):
    ...     print(fault)
    cryptid-fault-mode (clue: !2:bear)
    cryptid-fault-hexes (hexes: 19)
    cryptid-fault-hint (hint: cat:on, clue: on:MS)
    """
    found = list(malformed(puzzle))
    return found or [*_clue_faults(puzzle), *_joint_faults(puzzle), *_hint_faults(puzzle)]


def malformed(puzzle: Puzzle) -> Iterator[Phrase]:
    """What makes it pointless to look further."""
    try:
        checked(puzzle.board)
    except BadBoard as error:
        yield error.phrase
    expected = clue_count(puzzle.seats)
    if puzzle.seats not in SEATS:
        yield phrase("cryptid-fault-seats", seats=puzzle.seats)
    elif len(puzzle.clues) != expected:
        yield phrase("cryptid-fault-count", count=len(puzzle.clues), expected=expected)
    yield from (phrase("cryptid-bad-clue", code=code) for code in puzzle.clues if code not in CODES)
    if puzzle.hint not in HINTS:
        yield phrase("cryptid-bad-hint", code=puzzle.hint)


def _clue_faults(puzzle: Puzzle) -> Iterator[Phrase]:
    """CR-05, CR-06, balance."""
    masks, allowed = clue_masks(puzzle.board), clues_of(puzzle.board.advanced)
    for clue in puzzle.numbers:
        size = masks[clue % POSITIVE].bit_count()
        if clue not in allowed:
            yield phrase("cryptid-fault-mode", clue=CODES[clue])
        elif size not in BALANCE:
            yield phrase("cryptid-fault-balance", clue=CODES[clue], hexes=size)


def _joint_faults(puzzle: Puzzle) -> Iterator[Phrase]:
    """CR-07, CR-08, CR-32."""
    for one, other in combinations(puzzle.numbers, 2):
        if one == other:
            yield phrase("cryptid-fault-twice", clue=CODES[one])
        elif one == negation(other):
            yield phrase("cryptid-fault-opposed", clue=CODES[one], other=CODES[other])
    masks = _masks(puzzle)
    left = shared(masks)
    if not only(left):
        yield phrase("cryptid-fault-hexes", hexes=left.bit_count())
    else:
        for place, code in enumerate(puzzle.clues):
            if shared(masks[:place] + masks[place + 1 :]) == left:
                yield phrase("cryptid-fault-idle", clue=code)
    for one, other in pairs_of(puzzle.seats):
        size = (masks[one] & masks[other]).bit_count()
        if size < PAIR_LEAVES:
            yield phrase("cryptid-fault-pair", clue=puzzle.clues[one], other=puzzle.clues[other], hexes=size)


def _hint_faults(puzzle: Puzzle) -> Iterator[Phrase]:
    """CR-28."""
    for clue in puzzle.numbers:
        if HINTED[puzzle.hint] >> clue & 1:
            yield phrase("cryptid-fault-hint", hint=puzzle.hint, clue=CODES[clue])


def _masks(puzzle: Puzzle) -> list[int]:
    masks = clue_masks(puzzle.board)
    return [masks[clue] for clue in puzzle.numbers]
