"""Where everything lies on the page's picture: the night above, the groups in rows, the camp below.

The viewer's own group is the lowest row and the largest: it is what a thumb reaches on a phone. A row has its people
and tools at the left, and at the right a place for its cards: the backs of its deck, or the card that it turned up.
"""

from functools import cache
from typing import NamedTuple

from bivouac.engine import Seat
from bivouac.games.paleo.view import PaleoView

WIDE, HIGH = 780, 1010
NIGHT, CAMP = 178, 888  # where the night ends, and the camp begins
GAP = 6
OWN = {2: 1.3, 3: 1.42, 4: 1.68}
"""How much higher the viewer's own row is than another, by the number of groups."""

SKY, FIELD, ROWS, CARDS, SIGNS, SHADE, IDEAS = range(7)
"""Layers, the lowest first."""


class Box(NamedTuple):
    """A part of the picture."""

    x: float
    y: float
    wide: float
    high: float

    def inner(self, edge: float) -> "Box":
        return Box(self.x + edge, self.y + edge, self.wide - 2 * edge, self.high - 2 * edge)


class Row(NamedTuple):
    """A group's row, and what is where in it."""

    box: Box
    own: bool
    large: bool

    @property
    def tab(self) -> Box:
        return Box(self.box.x, self.box.y, 58, self.box.high)

    @property
    def skills(self) -> Box:
        return Box(self.box.x + 62, self.box.y + 5, 74, self.box.high - 10)

    @property
    def folk(self) -> Box:
        """People, and other cards of the group."""
        return Box(self.box.x + 140, self.box.y + 5, 250, self.box.high - 14 - self.tools.high)

    @property
    def tools(self) -> Box:
        high = min(64.0, max(48.0, 0.3 * self.box.high))
        return Box(self.box.x + 140, self.box.y + self.box.high - high - 5, 250, high)

    @property
    def place(self) -> Box:
        """Where its cards are."""
        return Box(self.box.x + 396, self.box.y + 6, WIDE - 2 * GAP - 402, self.box.high - 12)


def led(view: PaleoView) -> tuple[int, ...]:
    """The groups that the viewer leads."""
    return tuple(group for group in range(view.groups) if view.leader(group) == view.seat)


@cache
def rows(groups: int, seats: int, viewer: Seat) -> tuple[Row, ...]:
    """The row of each group: the viewer's own lowest, the others above as they follow; who looks on sees all alike."""
    alone = 0 <= viewer < seats and seats > 1
    order = [(viewer + 1 + at) % groups for at in range(groups)] if alone else list(range(groups))
    shares = [OWN[groups] if alone and group == viewer else 1.0 for group in order]
    free = CAMP - NIGHT - GAP * (groups - 1)
    found: dict[int, Row] = {}
    y = float(NIGHT)
    for group, share in zip(order, shares):
        high = round(free * share / sum(shares), 1)
        own = (alone and group == viewer) or (seats == 1 and viewer == 0)
        found[group] = Row(Box(GAP, y, WIDE - 2 * GAP, high), own, high >= 200)
        y = round(y + high + GAP, 1)
    return tuple(found[group] for group in range(groups))


def row_of(view: PaleoView, group: int) -> Row:
    return rows(view.groups, view.setting.seats, view.seat)[group]


class Cell(NamedTuple):
    """A place in a grid: its upper left corner, and how large it is."""

    x: float
    y: float
    wide: float
    high: float


@cache
def grid(box: Box, count: int, shape: float, gap: float = 4, most: float = 1000) -> tuple[Cell, ...]:
    """So many places of one shape (wide to high) in a box, as large as there is room for, but no higher than `most`."""
    if not count:
        return ()
    best, columns = 0.0, 1
    for across in range(1, count + 1):
        down = -(-count // across)
        high = min((box.high - gap * (down - 1)) / down, ((box.wide - gap * (across - 1)) / across) / shape, most)
        if high >= best - 0.01:
            best, columns = high, across
    wide = best * shape
    return tuple(
        Cell(
            round(box.x + (at % columns) * (wide + gap), 1),
            round(box.y + (at // columns) * (best + gap), 1),
            round(wide, 1),
            round(best, 1),
        )
        for at in range(count)
    )
