"""The pictures of the rules page: moments of two small games, through windows on the map.

They have no words: what is to be seen is said by the page, in a caption below each.
"""

from collections.abc import Iterable, Mapping
from functools import cache

import msgspec

from bivouac.engine import SPECTATOR
from bivouac.engine.text import find_move
from bivouac.games.cryptid.board import GRID, TERRAINS, Board
from bivouac.games.cryptid.clues import parse_clue
from bivouac.games.cryptid.draw import clue_picture, pieces, small_board
from bivouac.games.cryptid.puzzle import Puzzle
from bivouac.games.cryptid.view import CryptidView
from bivouac.games.cryptid.window import GAP, Window, beside, block, cutout, framed, window

# A game for three, move by move. The puzzles were made by the program.
THREE = Puzzle.from_share_code("237564724A36747944-3-1E1RE")
OPENING = (
    *("cube 11,2 blue", "cube 12,1 orange", "cube 7,2 green"),
    *("cube 12,4 blue", "cube 9,5 orange", "cube 8,4 green"),
)
YES = (*OPENING, "ask 8,2 orange")
NO = (*YES, "ask 9,2 green")
FAILED = (*NO, "cube 10,5 orange", "search 10,2")
FOUND = (*FAILED, "cube 7,4 green", "search 10,3")
THERE = block(6, 0, 6, 5)

# A game for two.
TWO = Puzzle.from_share_code("C84513126615274054-2-2BGMQB")
BOTH_FIT = (
    *("cube 6,4 green", "cube 5,7 purple", "cube 8,5 green", "cube 9,6 purple"),
    *("ask 7,5 orange", "discs"),
)
ONE_DOES_NOT = (*BOTH_FIT, "ask 8,7 blue", "cube 8,7 green")
TWO_THERE = block(3, 3, 6, 5)


@cache
def pictures() -> Mapping[str, str]:
    """The pictures by the names that the rules page gives them."""
    return {
        "map": beside(window(small_board(THREE.board), GRID.all)),
        "legend": _legend(THREE.board),
        "clue": beside(window(clue_picture(THREE.board, parse_clue(THREE.clues[0])), GRID.all)),
        "opening": beside(*(_seen(_moment(THREE, OPENING[:count]), THERE) for count in (3, 6))),
        "question": beside(_seen(_moment(THREE, YES, GRID.at(7, 1)), THERE), _seen(_moment(THREE, NO), THERE)),
        "search": beside(_seen(_moment(THREE, FAILED), THERE), _seen(_moment(THREE, FOUND), THERE)),
        "sheet": beside(*(_compared(_moment(THREE, FOUND), "orange", clue) for clue in ("3:blue", THREE.clues[1]))),
        "two-players": beside(
            _seen(_moment(TWO, BOTH_FIT, GRID.at(6, 4)), TWO_THERE), _seen(_moment(TWO, ONE_DOES_NOT), TWO_THERE)
        ),
    }


def _moment(puzzle: Puzzle, moves: Iterable[str], cell: int | None = None) -> CryptidView:
    """What all may see after these moves; with a cell, while that is still the hex in question."""
    from bivouac.games.cryptid import GAME

    state = GAME.start(GAME.setting(puzzle.seats), puzzle)
    for text in moves:
        seat = state.actors[0]
        state.play(seat, find_move(text, state.moves(seat)))
    view = state.view(SPECTATOR)
    return view if cell is None else msgspec.structs.replace(view, cell=cell)


def _seen(view: CryptidView, hexes: int) -> Window:
    return window(_with(small_board(view.board), pieces(view).values()), hexes)


def _compared(view: CryptidView, colour: str, clue: str) -> Window:
    """A clue, and the tokens of one player that it has to agree with."""
    tokens = (piece for name, piece in pieces(view).items() if colour in name)
    return window(_with(clue_picture(view.board, parse_clue(clue)), tokens), THERE)


def _with(picture: str, lying: Iterable[str]) -> str:
    return picture.replace("</svg>", f"{''.join(lying)}</svg>")


# The legend: the terrains; below them a territory of each animal, and the structures, each kind in a row

ANIMALS_THERE = (block(0, 6, 1, 2), block(11, 7, 1, 2))
SCALE = 1.65
COLUMN, ROW = 160.0, 130.0


def _legend(board: Board) -> str:
    plain = [cell for cell in range(GRID.size) if board.animal(cell) is None and cell not in board.structures]
    terrains = [1 << next(cell for cell in plain if board.terrain(cell) == terrain) for terrain in TERRAINS]
    structures = [1 << cell for cell in board.structures]
    rows = (terrains, [*ANIMALS_THERE, *structures[:3]], [0, 0, *structures[3:]])
    return framed(
        [
            (GAP + column * COLUMN, GAP + row * ROW, cutout(small_board(board), hexes, SCALE))
            for row, line in enumerate(rows)
            for column, hexes in enumerate(line)
            if hexes
        ]
    )
