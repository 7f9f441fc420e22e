"""Following a game at a real table (CR-30): tokens are entered as they are placed, and mistakes are mended.

The program knows the map and at most the clues of the one who keeps the notebook. What it is told it believes, within
the rules of tokens (CR-11 to CR-13) and those clues; `notebook.view()` is what `deduce` and the pictures take.

    >>> board = Board.from_code("1B4926021733485A71")
    >>> notes = Notebook(board, 3, ("on:FS", None, None)).entered(1, True, 40)
    >>> notes = notes.mended(1, 40, elsewhere=41)
    >>> notes.placed
    (Placed(colour=1, cube=False, cell=40), Placed(colour=1, cube=True, cell=41))
"""

import msgspec

from bivouac.engine import SPECTATOR, Refused, Seat, Setting
from bivouac.games.cryptid.board import GRID, Board, coordinates
from bivouac.games.cryptid.clues import clue_masks, parse_clue
from bivouac.games.cryptid.moves import colours_of, owner
from bivouac.games.cryptid.view import CryptidView, Placed


class BadToken(Refused):
    """A token that cannot lie there."""


class Notebook(msgspec.Struct, frozen=True):
    """The map, the keeper's clues by colour (None for those of the others), and the tokens in the order they came."""

    board: Board
    seats: int
    clues: tuple[str | None, ...]
    placed: tuple[Placed, ...] = ()

    def entered(self, colour: int, cube: bool, cell: int) -> "Notebook":
        """With one token more; BadToken if it cannot lie there."""
        self._check(colour, cube, cell, self.placed)
        return msgspec.structs.replace(self, placed=(*self.placed, Placed(colour, cube, cell)))

    def mended(self, colour: int, cell: int, elsewhere: int) -> "Notebook":
        """A colour's token on a hex was wrong: the other kind takes its place, and it goes elsewhere (CR-30)."""
        wrong = next((token for token in self.placed if token.colour == colour and token.cell == cell), None)
        if wrong is None:
            raise BadToken("cryptid-no-token", hex=coordinates(cell))
        others = tuple(token for token in self.placed if token is not wrong)
        self._check(colour, not wrong.cube, cell, others)
        right = Placed(colour, not wrong.cube, cell)
        now = tuple(right if token is wrong else token for token in self.placed)
        return msgspec.structs.replace(self, placed=now).entered(colour, wrong.cube, elsewhere)

    def view(self) -> CryptidView:
        """The table as its keeper sees it, or as a spectator does if they hold no clue."""
        cubes, discs = [0] * len(self.clues), [0] * len(self.clues)
        for token in self.placed:
            (cubes if token.cube else discs)[token.colour] |= 1 << token.cell
        return CryptidView(
            seat=self.keeper,
            setting=Setting(self.seats, None),
            actors=(),
            moves=(),
            undo=False,
            outcome=None,
            board=self.board,
            clues=self.clues,
            cubes=tuple(cubes),
            discs=tuple(discs),
            phase="turn",
            turn=0,
            cell=None,
            searching=False,
            owed=(),
            proposed=False,
            votes={},
            hint=None,
            record=self.placed,
        )

    @property
    def keeper(self) -> Seat:
        """Whose notebook it is."""
        held = (colour for colour, clue in enumerate(self.clues) if clue is not None)
        return next((owner(self.seats, colour) for colour in held), SPECTATOR)

    def _check(self, colour: int, cube: bool, cell: int, others: tuple[Placed, ...]) -> None:
        if not 0 <= cell < GRID.size or not 0 <= colour < len(colours_of(self.seats)):
            raise BadToken("cryptid-token-outside", hex=coordinates(cell))
        here = [token for token in others if token.cell == cell]
        if any(token.cube for token in here):  # CR-11, CR-12
            raise BadToken("cryptid-cube-there", hex=coordinates(cell))
        if any(token.colour == colour for token in here):  # CR-13
            raise BadToken("cryptid-token-there", hex=coordinates(cell))
        held = self.clues[colour]
        if held is not None and bool(clue_masks(self.board)[parse_clue(held)] >> cell & 1) == cube:  # CR-10
            raise BadToken("cryptid-token-false", hex=coordinates(cell))
