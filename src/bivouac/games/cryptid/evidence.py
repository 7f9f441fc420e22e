"""What the tokens say by themselves, before any thinking: the clues that agree with a colour's own tokens."""

from bivouac.games.cryptid.clues import HINTED, Clue, clues_of
from bivouac.games.cryptid.view import CryptidView


def agreeing(view: CryptidView, masks: tuple[int, ...], colour: int) -> list[Clue]:
    """The clues of the mode that agree with every token of a colour and with the hint; `masks` are those of the map."""
    discs = view.discs[colour]
    tokens = discs | view.cubes[colour]
    hinted = HINTED[view.hint] if view.hint is not None else 0
    clues = clues_of(view.board.advanced)
    return [clue for clue in clues if masks[clue] & tokens == discs and not hinted >> clue & 1]
