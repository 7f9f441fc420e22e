"""All threes of clues that leave one hex, found by counting."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from bivouac.games.cryptid.board import GRID
from bivouac.games.cryptid.clues import POSITIVE, Clue

Places = NDArray[np.intp]


def find_threes(masks: Sequence[int], choice: Sequence[Clue]) -> list[tuple[Clue, ...]]:
    """Every three of the clues that leave one hex. The choice has the negations of all its clues, or of none."""
    positive = [clue for clue in choice if clue < POSITIVE]
    sizes = _sizes([masks[clue] for clue in positive])
    if len(choice) == len(positive):
        sizes = sizes[:1]
    threes = _threes(len(positive))[0]
    return [
        tuple([positive[place] + POSITIVE * (part >> k & 1) for k, place in enumerate(threes[number])])
        for part, number in np.argwhere(sizes == 1).tolist()
    ]


def _sizes(held: list[int]) -> NDArray[np.uint8]:
    """How many hexes any three of the sets leave, one row for each way to negate some of the three.

    Three sets a, b, c cut the map into eight parts. Their sizes follow from those of a, b and c, of what two of them
    share and of what all three share.
    """
    size = len(held)
    _, one, two, three = _threes(size)
    low, high = np.frombuffer(b"".join([mask.to_bytes(16, "little") for mask in held]), "<u8").reshape(-1, 2).T.copy()
    low_pairs, high_pairs = low[:, None] & low, high[:, None] & high
    sizes = np.bitwise_count(low_pairs) + np.bitwise_count(high_pairs)
    a, b, c = (sizes.take(place * (size + 1)) for place in (one, two, three))
    pair = one * size + two
    ab, ac, bc = sizes.take(pair), sizes.take(one * size + three), sizes.take(two * size + three)
    abc = np.bitwise_count(low_pairs.take(pair) & low.take(three))
    abc += np.bitwise_count(high_pairs.take(pair) & high.take(three))
    none = GRID.size - a - b - c + ab + ac + bc - abc
    return np.array([abc, bc - abc, ac - abc, c - ac - bc + abc, ab - abc, b - ab - bc + abc, a - ab - ac + abc, none])


@cache
def _threes(size: int) -> tuple[list[tuple[int, int, int]], Places, Places, Places]:
    """All three places in a list of this size, as a list and as columns."""
    threes = list(combinations(range(size), 3))
    one, two, three = np.array(threes).T.copy()
    return threes, one, two, three
