"""What all players of Cryptid have in common: which choice is asked for, and any legal move where they do not care."""

from bivouac.engine import Luck
from bivouac.games.cryptid.moves import AGREE, REFUSE, CryptidMove
from bivouac.games.cryptid.view import CryptidView


class Player:
    """Sorts a choice by its phase."""

    def choose(self, view: CryptidView, luck: Luck) -> CryptidMove:
        if len(view.moves) == 1:
            return view.moves[0]
        match view.phase:
            case "turn":
                return self.turn(view, luck)
            case "vote":
                return AGREE if self.wants_hint(view, luck) else REFUSE
            case _:
                return self.token(view, luck)

    def turn(self, view: CryptidView, luck: Luck) -> CryptidMove:
        """A question or a search."""
        return luck.choose(view.moves)

    def token(self, view: CryptidView, luck: Luck) -> CryptidMove:
        """A cube or disc of one's own; of two players, also how to answer."""
        return luck.choose(view.moves)

    def wants_hint(self, view: CryptidView, luck: Luck) -> bool:
        return luck.random() < 0.5
