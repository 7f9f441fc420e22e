"""A block of hexes, and sets of them as integers."""

from collections.abc import Iterable, Iterator
from functools import cache, cached_property

# A hex set is an int: bit n is set when hex n belongs to it.


def cells(mask: int) -> Iterator[int]:
    """The hexes of a set, in rising order.

    >>> list(cells(0b10110))
    [1, 2, 4]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


_FLAGS = bytes.maketrans(b"01", b"\0\1")


def flags(mask: int, size: int) -> bytes:
    """A set as one byte a hex, 1 in it and 0 outside: what `itertools.compress` and numpy take.

    >>> flags(0b0110, 4)
    b'\\x00\\x01\\x01\\x00'
    """
    return bin(mask | 1 << size)[:2:-1].encode().translate(_FLAGS)  # the bit above keeps the leading zeros


def lowest(mask: int) -> int:
    """The first hex of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def only(mask: int) -> bool:
    """Whether a set holds exactly one hex.

    >>> only(0b100), only(0b101), only(0)
    (True, False, False)
    """
    return mask != 0 and mask & (mask - 1) == 0


@cache
def _cube(column: int, row: int) -> tuple[int, int, int]:
    """Cube coordinates of an odd-q hex; their differences give distances."""
    z = row - (column - (column & 1)) // 2
    return column, -column - z, z


class Grid:
    """`width` columns of `height` flat-top hexes, odd columns half a hex lower.

    >>> Grid(12, 9)
    Grid(12, 9)
    """

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.size = width * height
        self.all = (1 << self.size) - 1

    def __repr__(self) -> str:
        return f"Grid({self.width}, {self.height})"

    def at(self, column: int, row: int) -> int:
        """The hex in a column and row, both counted from 0."""
        if not (0 <= column < self.width and 0 <= row < self.height):
            raise ValueError(f"column {column}, row {row} is outside the {self.width} by {self.height} map")
        return row * self.width + column

    def place(self, cell: int) -> tuple[int, int]:
        """Column and row of a hex, both counted from 0."""
        return cell % self.width, cell // self.width

    def distance(self, one: int, other: int) -> int:
        """Steps from one hex to another."""
        return max(abs(a - b) for a, b in zip(_cube(*self.place(one)), _cube(*self.place(other)), strict=True))

    @cached_property
    def neighbours(self) -> tuple[tuple[int | None, ...], ...]:
        """For each hex its six neighbours, north first, then clockwise; None beyond the edge."""
        return tuple(tuple(self._step(cell, direction) for direction in range(6)) for cell in range(self.size))

    def _step(self, cell: int, direction: int) -> int | None:
        column, row = self.place(cell)
        across = (0, 1, 1, 0, -1, -1)[direction]
        # Beside a low (odd) column the upper neighbour has the same row; beside a high one the lower has.
        down = (-1, -1, 0, 1, 0, -1)[direction] + (column & 1 if across else 0)
        column, row = column + across, row + down
        return self.at(column, row) if 0 <= column < self.width and 0 <= row < self.height else None

    @cache  # noqa: B019 - grids are few and live as long as the program
    def discs(self, reach: int) -> tuple[int, ...]:
        """For each hex the set of hexes within `reach` steps of it."""
        return tuple(self.within_mask(1 << cell, reach) for cell in range(self.size))

    def within_mask(self, mask: int, reach: int) -> int:
        """The hexes within `reach` steps of any hex of the set; the set itself is part of it."""
        for _ in range(reach):
            mask = self._grown(mask)
        return mask

    def _grown(self, mask: int) -> int:
        """The set and all its neighbours: six shifts, with the edge columns kept from wrapping round."""
        width, low = self.width, mask & self._low_columns
        high = mask ^ low
        # In one row: both side columns. One row down for low columns, one row up for high ones.
        beside = mask | (low << width) | (high >> width)
        wide = ((beside & ~self._last_column) << 1) | ((beside & ~self._first_column) >> 1)
        return (mask | (mask << width) | (mask >> width) | wide) & self.all

    @cached_property
    def _low_columns(self) -> int:
        return sum(1 << cell for cell in range(self.size) if self.place(cell)[0] & 1)

    @cached_property
    def _first_column(self) -> int:
        return sum(1 << self.at(0, row) for row in range(self.height))

    @cached_property
    def _last_column(self) -> int:
        return self._first_column << (self.width - 1)

    def within(self, hexes: Iterable[int], reach: int) -> set[int]:
        """The friendly form of `within_mask`.

        >>> sorted(Grid(3, 2).within([0], 1))
        [0, 1, 3]
        """
        return set(cells(self.within_mask(sum(1 << cell for cell in set(hexes)), reach)))

    def line(self, cell: int, direction: int) -> list[int]:
        """The hexes met on the way from a hex straight to the edge, without that hex.

        >>> Grid(4, 3).line(0, 2)
        [1, 6, 7]
        """
        path = []
        step = self.neighbours[cell][direction]
        while step is not None:
            path.append(step)
            step = self.neighbours[step][direction]
        return path

    def picture(self, mask: int) -> str:
        """The set as text: `#` in it, `.` outside."""
        rows = [[" "] * (2 * self.width - 1) for _ in range(2 * self.height)]
        for cell in range(self.size):
            column, row = self.place(cell)
            rows[2 * row + (column & 1)][2 * column] = "#" if mask >> cell & 1 else "."
        return "\n".join("".join(row).rstrip() for row in rows)
