"""What lies on the page's picture.

The names: `group-0` (a group's row), `card-17` (a card that lies open, wherever it is), `top-0-2` (one of the backs on
top of a deck), `deck-0` (the rest of it), `bed-0` (where the group sleeps), `tool-0-3` (tools of a group), `store-0` (a
resource), `grave` and `open` (graveyard and open discard), `pile` (a module's pile),
`state-1` (a state that holds), `tile-0`, `skull-0`, `helps-0` (whom a group helps), `now`, `sky`, `shade`.
"""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from bivouac.engine import Say
from bivouac.games.paleo.art import icon, placed
from bivouac.games.paleo.boardpieces import board_pieces, camp_pieces, night_pieces, rack_pieces
from bivouac.games.paleo.layout import SIGNS, Row, row_of
from bivouac.games.paleo.moves import GROUPS
from bivouac.games.paleo.rowpieces import group_pieces
from bivouac.games.paleo.strokes import begin
from bivouac.games.paleo.view import PaleoView

LAYER = re.compile(r'data-layer="(\d+)"')


def pieces(view: PaleoView, say: Say) -> Mapping[str, str]:
    """The pieces by their names, in drawing order."""
    found = dict(_all(view, say))
    return dict(sorted(found.items(), key=lambda item: _layer(item[1])))


@lru_cache(maxsize=32768)
def _layer(piece: str) -> int:
    layer = LAYER.search(piece)
    return int(layer[1]) if layer else 0


def _all(view: PaleoView, say: Say) -> Iterator[tuple[str, str]]:
    yield from night_pieces(view, say)
    yield from camp_pieces(view, say)
    for group in range(view.groups):
        yield from group_pieces(view, group, say)
    yield from board_pieces(view, say)
    yield from _helps(view)
    yield from rack_pieces(view, say)


# Who helps whom


def _helps(view: PaleoView) -> Iterator[tuple[str, str]]:
    """A line from who helps to who is helped; of a card that is helped, a sign alone."""
    for group, target in enumerate(view.helping):
        if 0 <= target < GROUPS:
            yield f"helps-{group}", _line(group, row_of(view, group), row_of(view, target))
        elif target >= GROUPS:
            yield f"helps-{group}", _tends(group, row_of(view, group))


@lru_cache(maxsize=256)
def _line(group: int, start: Row, end: Row) -> str:
    """Along the left edge of the picture, from a hand to an arrow."""
    x, one = start.box.x + 11, start.box.y + start.box.high / 2 + 22
    up = end.box.y < start.box.y
    tip, back = (end.box.y + end.box.high - 8, 20) if up else (end.box.y + 8, -20)
    arrow = f"M{x - 11:g} {tip + back:g}L{x:g} {tip:g}L{x + 11:g} {tip + back:g}z"
    return (
        f"{begin(f'helps-{group}', SIGNS, f'helps-line of-{group}')}"
        f'<path class="bond" d="M{x + 18:g} {one:g}H{x:g}V{tip + back:g}"/>'
        f'<path class="bond-head" d="{arrow}"/>{_hand(x + 18, one)}</g>'
    )


def _hand(x: float, y: float) -> str:
    return f'<circle class="bond-disc" cx="{x:g}" cy="{y:g}" r="21"/>{placed(icon("help"), x - 15, y - 15, 1.25)}'


@lru_cache(maxsize=64)
def _tends(group: int, row: Row) -> str:
    x, y = row.box.x + 29, row.box.y + row.box.high / 2 + 22
    return f"{begin(f'helps-{group}', SIGNS, f'helps-line of-{group}')}{_hand(x, y)}</g>"
