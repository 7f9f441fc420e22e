"""Set-up without a screen (CR-31): a deck of cards, five clue booklets and a list of hints, all of our own making.

A card shows a map; its back tells for 3, 4 and 5 players which number each looks up in which booklet, and the number of
its hint. Each booklet has every clue twice, in an order of its own, so a number tells nothing to whoever does not hold
that booklet.

    >>> deck = make_deck(Luck.seeded("camp"), cards=2)
    >>> puzzle = look_up(deck, deck.cards[0], 3)
    >>> len(puzzle.clues), len(deck.booklets["alpha"]), len(deck.hints)
    (3, 96, 80)
"""

import msgspec

from bivouac.engine import Luck
from bivouac.games.cryptid.board import Board
from bivouac.games.cryptid.clues import CODES, HINTS, clue_masks, true_hints
from bivouac.games.cryptid.puzzle import Puzzle, balanced
from bivouac.games.cryptid.setup import draw_clues, random_board

CARDS = 54  # half of them advanced
PLAYERS = (3, 4, 5)
BOOKLETS = ("alpha", "beta", "gamma", "delta", "epsilon")
HINT_NUMBERS = 80


class Number(msgspec.Struct, frozen=True):
    """A number, counted from 1, to look up in a booklet."""

    booklet: str
    number: int


class Back(msgspec.Struct, frozen=True):
    """A row on the back of a card: a number for each player, in turn order, and one for the hint."""

    numbers: tuple[Number, ...]
    hint: int


class Card(msgspec.Struct, frozen=True):
    """A map, and a row for each number of players. Light edge for normal, black edge for advanced."""

    board: Board
    backs: dict[int, Back]

    @property
    def edge(self) -> str:
        return "black" if self.board.advanced else "light"


class Deck(msgspec.Struct, frozen=True):
    """Cards, booklets (clue codes in the order of their numbers) and hints (in the order of theirs)."""

    cards: tuple[Card, ...]
    booklets: dict[str, tuple[str, ...]]
    hints: tuple[str, ...]


def make_deck(luck: Luck, cards: int = CARDS) -> Deck:
    """A fresh deck: the first half of the cards normal, the others advanced."""
    booklets = {name: tuple(luck.shuffled(CODES * 2)) for name in BOOKLETS}
    every_kind = HINTS * (HINT_NUMBERS // len(HINTS) + 1)
    hints = tuple(luck.shuffled(every_kind[:HINT_NUMBERS]))
    made = tuple(_make_card(number >= (cards + 1) // 2, booklets, hints, luck) for number in range(cards))
    return Deck(made, booklets, hints)


def _make_card(advanced: bool, booklets: dict[str, tuple[str, ...]], hints: tuple[str, ...], luck: Luck) -> Card:
    while True:
        board = random_board(advanced, luck)
        backs = {seats: _make_back(board, seats, booklets, hints, luck) for seats in PLAYERS}
        found = {seats: back for seats, back in backs.items() if back is not None}
        if len(found) == len(PLAYERS):
            return Card(board, found)


def _make_back(
    board: Board, seats: int, booklets: dict[str, tuple[str, ...]], hints: tuple[str, ...], luck: Luck
) -> Back | None:
    masks = clue_masks(board)
    clues = draw_clues(masks, balanced(masks, board.advanced), seats, luck)
    if clues is None:
        return None
    held = sorted(luck.shuffled(range(len(BOOKLETS)))[:seats])
    numbers = (
        Number(BOOKLETS[book], luck.choose(_places(booklets[BOOKLETS[book]], CODES[clue])))
        for book, clue in zip(held, clues, strict=True)
    )
    return Back(tuple(numbers), luck.choose(_places(hints, luck.choose(true_hints(clues)))))


def _places(things: tuple[str, ...], thing: str) -> list[int]:
    return [number for number, other in enumerate(things, 1) if other == thing]


def look_up(deck: Deck, card: Card, seats: int) -> Puzzle:
    """The puzzle that a card is, for so many players."""
    back = card.backs[seats]
    clues = tuple(deck.booklets[number.booklet][number.number - 1] for number in back.numbers)
    return Puzzle(card.board, seats, clues, deck.hints[back.hint - 1])
