"""The 48 clues, as numbers and as hex sets (CR-05, CR-06), and the kinds of hint (CR-26).

A clue is a number: 0 to 23 as the deduction sheet lists them (the last, black, only in the advanced game), 24 to 47
their negations in the same order. Its code is short and can be typed:

    >>> clue_code(parse_clue("on:FS")), clue_code(negation(parse_clue("2:bear")))
    ('on:FS', '!2:bear')
    >>> from bivouac.games.cryptid.board import Board
    >>> print(GRID.picture(clue_masks(Board.from_code("1B4926021733485A71"))[parse_clue("2:bear")]))
    .   .   #   #   #   .
      .   #   #   #   #   .
    .   #   #   #   #   .
      #   #   #   #   #   .
    .   #   #   #   #   .
      #   #   #   #   .   .
    .   #   #   #   .   .
      #   #   #   #   .   .
    .   #   #   #   .   .
      .   #   #   #   .   .
    .   .   #   #   #   .
      .   .   #   #   .   .
    .   .   #   #   #   .
      .   .   #   #   .   .
    .   .   #   #   #   .
      .   .   #   #   .   .
    .   .   #   #   #   .
      .   .   #   #   .   .
"""

from collections.abc import Iterable
from itertools import combinations

from bivouac.engine import Refused
from bivouac.games.cryptid.board import COLOURS, GRID, LETTERS, Board, ground

Clue = int

POSITIVE = 24  # clues 0..23 say where the habitat is, 24..47 where it is not
NORMAL = range(23)
ADVANCED = range(48)

PAIRS = tuple(combinations("FDWSM", 2))  # in the order of the sheet
NEAR_COLOURS = ("blue", "white", "green", "black")

_CODES = (
    *(f"on:{''.join(sorted(pair))}" for pair in PAIRS),
    *(f"1:{letter}" for letter in "FDSMW"),
    "1:animal",
    "2:stone",
    "2:shack",
    "2:bear",
    "2:cougar",
    *(f"3:{colour}" for colour in NEAR_COLOURS),
)
CODES: tuple[str, ...] = (*_CODES, *(f"!{code}" for code in _CODES))
_NUMBERS = {code: number for number, code in enumerate(CODES)}


class BadClue(Refused):
    """A clue code that names no clue."""


def clue_code(clue: Clue) -> str:
    return CODES[clue]


def parse_clue(code: str) -> Clue:
    try:
        return _NUMBERS[code]
    except KeyError:
        raise BadClue("cryptid-bad-clue", code=code) from None


def negation(clue: Clue) -> Clue:
    return (clue + POSITIVE) % len(CODES)


def clues_of(advanced: bool) -> range:
    """All clues of a mode."""
    return ADVANCED if advanced else NORMAL


def clue_masks(board: Board) -> tuple[int, ...]:
    """The hexes that each of the 48 clues allows. Without black structures the two black clues are meaningless."""
    return masks_on(ground(board.layout), board.structures)


_DISCS_2, _DISCS_3 = GRID.discs(2), GRID.discs(3)
_SPOTS = tuple((LETTERS.index(a), LETTERS.index(b)) for a, b in PAIRS)


def masks_on(land: tuple[int, ...], structures: tuple[int, ...]) -> tuple[int, ...]:
    """`clue_masks` for a ground that is known already: the fast form."""
    _, _, _, _, _, _, _, water, mountain, forest, swamp, desert, animal, bear, cougar = land
    half = len(structures) // 2
    stones, shacks = structures[:half], structures[half:]
    stone = shack = 0
    near = [0] * len(COLOURS)
    for colour in range(half):
        one, other = stones[colour], shacks[colour]
        stone |= _DISCS_2[one]
        shack |= _DISCS_2[other]
        near[colour] = _DISCS_3[one] | _DISCS_3[other]
    white, green, blue, black = near
    positive = [land[one] | land[other] for one, other in _SPOTS]
    positive += (forest, desert, swamp, mountain, water, animal, stone, shack, bear, cougar, blue, white, green, black)
    everywhere = GRID.all
    return (*positive, *(everywhere ^ mask for mask in positive))


# Hints: which kind of clue is absent from a game (CR-26), in the app's words.
HINTS = (
    "cat:1",
    "cat:2",
    "cat:3",
    "cat:on",
    *(f"mention:{letter}" for letter in "DFWMS"),
    "mention:terrain",
    "mention:animal",
)


def _of_kind(code: str, hint: str) -> bool:
    """Whether a hint speaks of this clue: `cat:` of its first part, `mention:` of what it names."""
    sort, subject = code.lstrip("!").split(":")
    family, word = hint.split(":")
    if family == "cat":
        return sort == word
    terrain = subject.isupper()
    return (
        terrain
        if word == "terrain"
        else word in subject
        if terrain
        else word == "animal" and subject in ("bear", "cougar", "animal")
    )


# HINTED[hint]: the clues that are out once this hint is given, as a set of clue numbers.
HINTED: dict[str, int] = {
    hint: sum(1 << clue for clue, code in enumerate(CODES) if _of_kind(code, hint)) for hint in HINTS
}


def true_hints(clues: Iterable[Clue]) -> list[str]:
    """The hints that are true of a game with these clues (CR-28).

    >>> true_hints(parse_clue(code) for code in ("on:FS", "!1:F", "2:stone"))
    ['cat:3', 'mention:D', 'mention:W', 'mention:M', 'mention:animal']
    """
    held = sum(1 << clue for clue in clues)
    return [hint for hint in HINTS if not HINTED[hint] & held]
