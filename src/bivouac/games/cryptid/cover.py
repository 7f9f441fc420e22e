"""The picture of Cryptid for a first page: a corner of a map in the middle of a game."""

import re
from functools import cache

from bivouac.games.cryptid.board import GRID, Board
from bivouac.games.cryptid.draw import scrap
from bivouac.games.cryptid.notebook import Notebook
from bivouac.games.cryptid.pieces import pieces

BOARD = Board.from_code("641835114103326879")
WINDOW = "92 60 432 288"
TOKENS = (  # colour, whether a cube, column and row
    (0, True, 2, 1),
    (1, False, 3, 2),
    (2, False, 3, 2),
    (3, True, 4, 1),
    (0, False, 5, 3),
    (1, False, 5, 3),
    (2, False, 5, 3),
    (1, True, 7, 2),
    (3, False, 2, 4),
    (2, True, 6, 1),
    (3, False, 5, 3),
)


@cache
def cover() -> str:
    notes = Notebook(BOARD, 4, (None,) * 4)
    for colour, cube, column, row in TOKENS:
        notes = notes.entered(colour, cube, GRID.at(column, row))
    lying = "".join(pieces(notes.view()).values())
    return scrap(BOARD, WINDOW, re.sub(r' id="[^"]*"', "", lying))
