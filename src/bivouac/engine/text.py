"""From what a person typed to the move they meant."""

from collections.abc import Sequence
from difflib import get_close_matches

from bivouac.engine.game import M
from bivouac.engine.phrase import UnknownMove


def find_move(typed: str, moves: Sequence[M]) -> M:
    """The legal move that a text names: its whole text, or the beginnings of its words if they fit one move alone.

    `a 5,3 b` is `ask 5,3 blue`. A text that fits none, or several, raises UnknownMove with the nearest one.
    """
    wanted = " ".join(typed.lower().split())
    exact = [move for move in moves if move.text == wanted]
    fitting = exact or [move for move in moves if _begins(wanted, move.text)]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise UnknownMove("ambiguous-move", text=wanted, one=fitting[0].text, other=fitting[1].text)
    if not moves:
        raise UnknownMove("no-move-now")
    near = get_close_matches(wanted, [move.text for move in moves], n=1, cutoff=0.0)
    raise UnknownMove("unknown-move", text=wanted, like=near[0])


def _begins(typed: str, text: str) -> bool:
    """Whether each typed word is the beginning of the text's word in the same place. Numbers are typed in full."""
    parts, whole = typed.split(" "), text.split(" ")
    return len(parts) <= len(whole) and all(
        one == other if one[:1].isdigit() else one and other.startswith(one) for one, other in zip(parts, whole)
    )
