"""A puzzle: a map, the clues on it, the one hex they leave, and a hint. It is what a game of Cryptid is dealt."""

import msgspec

from bivouac.games.cryptid.board import Board
from bivouac.games.cryptid.clues import Clue, parse_clue

TWO_PLAYER_CLUES = 4  # two players hold two clues each (CR-32)


def clue_count(seats: int) -> int:
    """How many clues a game has: one a player, but two each in the game for two."""
    return TWO_PLAYER_CLUES if seats == 2 else seats


class Puzzle(msgspec.Struct, frozen=True):
    """A map with clues that leave exactly one hex.

    Clue k belongs to token colour k. With three to five players that is seat k; of two players the first holds
    clues 0 and 1, the second 2 and 3.
    """

    board: Board
    seats: int
    clues: tuple[str, ...]
    hint: str

    @property
    def numbers(self) -> tuple[Clue, ...]:
        """The clues as numbers."""
        return tuple(parse_clue(code) for code in self.clues)
