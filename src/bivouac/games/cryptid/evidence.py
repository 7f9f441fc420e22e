"""What the tokens say by themselves, before any thinking: the clues that agree with a colour's own tokens."""

from bivouac.games.cryptid.clues import HINTED, Clue, clues_of
from bivouac.games.cryptid.view import CryptidView


def agreeing(view: CryptidView, masks: tuple[int, ...], colour: int) -> list[Clue]:
    """The clues of the mode that agree with every token of a colour and with the hint; `masks` are those of the map."""
    return agreeing_clues(view.board.advanced, masks, view.cubes[colour], view.discs[colour], view.hint)


def agreeing_clues(advanced: bool, masks: tuple[int, ...], cubes: int, discs: int, hint: str | None) -> list[Clue]:
    """`agreeing`, by what it depends on."""
    tokens = discs | cubes
    hinted = HINTED[hint] if hint is not None else 0
    return [clue for clue in clues_of(advanced) if masks[clue] & tokens == discs and not hinted >> clue & 1]
