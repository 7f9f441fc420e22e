"""From what a person typed to the move they meant."""

from collections.abc import Sequence
from difflib import get_close_matches

from bivouac.engine.game import M
from bivouac.engine.phrase import UnknownMove


def find_move(typed: str, moves: Sequence[M]) -> M:
    """The legal move that a text names: its whole text, or a beginning that fits one move alone.

    A text that fits none, or several, raises UnknownMove with the nearest one.
    """
    wanted = " ".join(typed.lower().split())
    exact = [move for move in moves if move.text == wanted]
    fitting = exact or [move for move in moves if move.text.startswith(wanted) and wanted]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise UnknownMove("ambiguous-move", text=wanted, one=fitting[0].text, other=fitting[1].text)
    near = get_close_matches(wanted, [move.text for move in moves], n=1, cutoff=0.0)
    raise UnknownMove("unknown-move", text=wanted, like=near[0] if near else "")
