"""A puzzle: a map, the clues on it, the one hex they leave, and a hint. It is what a game of Cryptid is dealt.

What makes a puzzle fair is what the printed cards and the app keep to (CR-07, CR-08): the clues leave exactly one
hex; none is idle; no clue twice, nor with its negation; the positive form of each covers 42 to 64 hexes ("balance"); of
two players each has a pair that leaves nine hexes or more; the hint is true. `faults` lists what a puzzle breaks.
"""

from functools import reduce
from itertools import combinations
from operator import and_

import msgspec

from bivouac.games.cryptid.board import GRID, BadBoard, Board, checked
from bivouac.games.cryptid.clues import (
    CODES,
    HINTED,
    HINTS,
    POSITIVE,
    Clue,
    clue_code,
    clue_masks,
    clues_of,
    negation,
    parse_clue,
)
from bivouac.hexes import lowest, only

SEATS = range(2, 6)
TWO_PLAYER_CLUES = 4  # two players hold two clues each (CR-32)
BALANCE = range(42, 65)  # how many hexes the positive form of a clue in play may cover
PAIR_LEAVES = 9  # hexes, at least, that the two clues of a player in the game for two leave


class BadPuzzle(ValueError):
    """A share code that cannot be read, or a puzzle that is not fair; `faults` then says why."""

    def __init__(self, message: str, faults: "tuple[Fault, ...]" = ()) -> None:
        super().__init__(message)
        self.faults = faults


def clue_count(seats: int) -> int:
    """How many clues a game has: one a player, but two each in the game for two."""
    return TWO_PLAYER_CLUES if seats == 2 else seats


def pairs_of(seats: int) -> tuple[tuple[int, int], ...]:
    """The token colours that one player holds together: none but in the game for two (CR-32).

    >>> pairs_of(2), pairs_of(4)
    (((0, 1), (2, 3)), ())
    """
    return ((0, 1), (2, 3)) if seats == 2 else ()


def balanced_clues(masks: tuple[int, ...], advanced: bool) -> list[Clue]:
    """The clues of a mode that are neither too wide nor too narrow on this map, in rising order."""
    return [clue for clue in clues_of(advanced) if masks[clue % POSITIVE].bit_count() in BALANCE]


class Puzzle(msgspec.Struct, frozen=True):
    """A map with clues that leave exactly one hex.

    Clue k belongs to token colour k. With three to five players that is seat k; of two players the first holds
    clues 0 and 1, the second 2 and 3.

    >>> board = Board.from_code("6357A2036A69221A0A")
    >>> puzzle = Puzzle(board, 3, ("on:MS", "on:DM", "2:stone"), "mention:animal")
    >>> puzzle.habitat, faults(puzzle)
    (17, [])
    >>> puzzle.share_code
    '6357A2036A69221A0A-3-7S0M6'
    >>> Puzzle.from_share_code("6357a2036a69221a0a-3-7s0m6") == puzzle
    True
    """

    board: Board
    seats: int
    clues: tuple[str, ...]
    hint: str

    @property
    def numbers(self) -> tuple[Clue, ...]:
        """The clues as numbers."""
        return tuple(parse_clue(code) for code in self.clues)

    @property
    def habitat(self) -> int:
        """The one hex that all clues leave."""
        masks = clue_masks(self.board)
        left = _common(masks[clue] for clue in self.numbers)
        if not only(left):
            raise BadPuzzle(f"the clues leave {left.bit_count()} hexes, not one", (NotOneHex(left.bit_count()),))
        return lowest(left)

    @property
    def share_code(self) -> str:
        """The puzzle in a line that can be typed; see `from_share_code`."""
        base = len(clues_of(self.board.advanced))
        number = HINTS.index(self.hint)
        for clue in self.numbers:
            number = number * base + clue
        text = f"{self.board.code}-{self.seats}-{_written(number, _width(self.seats, base))}"
        return text + _check(text)

    @classmethod
    def from_share_code(cls, code: str) -> "Puzzle":
        """Reads `MAP-SEATS-CLUES`: the map code of the app, how many play, then hint and clues as one number in 31
        digits (no I, L, O, U, Z) and a check digit over the whole. Small letters will do. Only fair puzzles are read.
        """
        text = code.strip().upper().translate(_MISREAD)
        parts = text.split("-")
        if len(parts) != 3 or parts[1] not in ("2", "3", "4", "5"):
            raise BadPuzzle(f"a share code has three parts, map, players (2 to 5) and clues, as in MAP-3-CLUES: {code!r}")
        if any(letter not in DIGITS for part in parts for letter in part):
            raise BadPuzzle(f"a share code has only digits and letters, and of these no I, L, O, U, Z: {code!r}")
        if text[-1] != _check(text[:-1]):
            raise BadPuzzle(f"there is a typo in the share code {code!r}: its last digit does not fit the rest")
        try:
            board = Board.from_code(parts[0])
        except BadBoard as error:
            raise BadPuzzle(f"the share code {code!r} has no map: {error}") from None
        return fair(_read(board, int(parts[1]), parts[2][:-1], code))


def _read(board: Board, seats: int, digits: str, code: str) -> Puzzle:
    base = len(clues_of(board.advanced))
    number = reduce(lambda high, digit: high * len(DIGITS) + DIGITS.index(digit), digits, 0)
    clues: list[str] = []
    for _ in range(clue_count(seats)):
        number, clue = divmod(number, base)
        clues.insert(0, clue_code(clue))
    if len(digits) != _width(seats, base) or number >= len(HINTS):
        raise BadPuzzle(f"the last part of the share code {code!r} names no clues for {seats} players")
    return Puzzle(board, seats, tuple(clues), HINTS[number])


DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXY"  # 31: a prime, see `_check`
_MISREAD = str.maketrans("OIL", "011")


def _width(seats: int, base: int) -> int:
    """How many digits the clues of a game take."""
    highest = len(HINTS) * base ** clue_count(seats)
    return next(width for width in range(1, highest) if len(DIGITS) ** width >= highest)


def _written(number: int, width: int) -> str:
    return "".join(DIGITS[number // len(DIGITS) ** place % len(DIGITS)] for place in reversed(range(width)))


def _check(text: str) -> str:
    """A digit that changes when any one digit changes, or any two are swapped: each place weighs another power of 3,
    which is a primitive root of 31."""
    digits = text.replace("-", "")
    return DIGITS[sum(DIGITS.index(digit) * 3**place for place, digit in enumerate(digits, 1)) % len(DIGITS)]


# Faults: what is wrong with a puzzle, as values that a caller puts into words.


class Fault(msgspec.Struct, frozen=True, tag=True):
    """Something that a fair puzzle does not have."""


class BrokenMap(Fault, frozen=True, tag=True):
    """The map cannot be built."""

    reason: str


class WrongSeats(Fault, frozen=True, tag=True):
    """Not a game for two to five."""

    seats: int


class WrongCount(Fault, frozen=True, tag=True):
    """More or fewer clues than the players hold."""

    clues: int
    expected: int


class UnknownWord(Fault, frozen=True, tag=True):
    """There is no such clue or hint."""

    word: str


class WrongMode(Fault, frozen=True, tag=True):
    """A negation or a black structure in a normal game (CR-05, CR-06)."""

    colour: int


class Twice(Fault, frozen=True, tag=True):
    """Two players hold the same clue (CR-07)."""

    colours: tuple[int, int]


class Opposed(Fault, frozen=True, tag=True):
    """A clue and its negation (CR-08)."""

    colours: tuple[int, int]


class NotOneHex(Fault, frozen=True, tag=True):
    """The clues leave no hex, or several (CR-07)."""

    hexes: int


class Idle(Fault, frozen=True, tag=True):
    """The other clues leave the same hex without this one (CR-08)."""

    colour: int


class Unbalanced(Fault, frozen=True, tag=True):
    """The positive form of a clue covers too few hexes or too many."""

    colour: int
    hexes: int


class NarrowPair(Fault, frozen=True, tag=True):
    """The two clues of a player in the game for two leave too few hexes."""

    player: int
    hexes: int


class FalseHint(Fault, frozen=True, tag=True):
    """The hint denies clues that are in the game (CR-28)."""

    colours: tuple[int, ...]


def faults(puzzle: Puzzle) -> list[Fault]:
    """All that keeps a puzzle from being fair; nothing if it is.

    >>> board = Board.from_code("6357A2036A69221A0A")
    >>> faults(Puzzle(board, 3, ("on:MS", "on:DM", "!2:stone"), "cat:on"))
    [WrongMode(colour=2), NotOneHex(hexes=6), FalseHint(colours=(0, 1))]
    """
    found = _malformed(puzzle)
    return found or [*_clue_faults(puzzle), *_joint_faults(puzzle), *_hint_faults(puzzle)]


def fair(puzzle: Puzzle) -> Puzzle:
    """The puzzle itself, if it has no fault; BadPuzzle otherwise."""
    found = faults(puzzle)
    if found:
        raise BadPuzzle(f"not a fair puzzle: {', '.join(map(repr, found))}", tuple(found))
    return puzzle


def _malformed(puzzle: Puzzle) -> list[Fault]:
    """What makes the other checks pointless."""
    found: list[Fault] = []
    try:
        checked(puzzle.board)
    except BadBoard as error:
        found.append(BrokenMap(str(error)))
    expected = clue_count(puzzle.seats)
    if puzzle.seats not in SEATS:
        found.append(WrongSeats(puzzle.seats))
    elif len(puzzle.clues) != expected:
        found.append(WrongCount(len(puzzle.clues), expected))
    found += [UnknownWord(code) for code in puzzle.clues if code not in CODES]
    found += [UnknownWord(puzzle.hint)] if puzzle.hint not in HINTS else []
    return found


def _clue_faults(puzzle: Puzzle) -> list[Fault]:
    masks, advanced = clue_masks(puzzle.board), puzzle.board.advanced
    found: list[Fault] = []
    for colour, clue in enumerate(puzzle.numbers):
        size = masks[clue % POSITIVE].bit_count()
        if clue not in clues_of(advanced):
            found.append(WrongMode(colour))
        elif size not in BALANCE:
            found.append(Unbalanced(colour, size))
    return found


def _joint_faults(puzzle: Puzzle) -> list[Fault]:
    clues = puzzle.numbers
    held = [clue_masks(puzzle.board)[clue] for clue in clues]
    found: list[Fault] = []
    for one, other in combinations(range(len(clues)), 2):
        if clues[one] == clues[other]:
            found.append(Twice((one, other)))
        if clues[one] == negation(clues[other]):
            found.append(Opposed((one, other)))
    left = _common(held)
    if not only(left):
        found.append(NotOneHex(left.bit_count()))
    else:
        others = (_common(held[:colour] + held[colour + 1 :]) for colour in range(len(held)))
        found += [Idle(colour) for colour, rest in enumerate(others) if rest == left]
    for player, (one, other) in enumerate(pairs_of(puzzle.seats)):
        size = (held[one] & held[other]).bit_count()
        if size < PAIR_LEAVES:
            found.append(NarrowPair(player, size))
    return found


def _hint_faults(puzzle: Puzzle) -> list[Fault]:
    denied = tuple(colour for colour, clue in enumerate(puzzle.numbers) if HINTED[puzzle.hint] >> clue & 1)
    return [FalseHint(denied)] if denied else []
