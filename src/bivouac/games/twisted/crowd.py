"""Who stands where: every human keeps a name of their own, so that on a page they walk when they move.

The rules count humans. Here they are told apart by what the record says: who left a place last came there last.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from bivouac.games.twisted.record import Happening, Walked
from bivouac.games.twisted.sites import EACH, PLACES, wilderness

Crowd = tuple[tuple[int, ...], ...]
"""By place and taste, as humans are counted, the numbers of those who are there; hikers are 0 to 9, then hunters."""


def crowd(seats: int, humans: Sequence[int], record: Iterable[Happening]) -> Crowd:
    """Everybody, as the record tells; as they are counted, if it tells of another game (one that was laid out)."""
    walks = tuple((event.taste, event.start, event.end) for event in record if type(event) is Walked)
    found = _walked(seats, walks)
    return found if tuple(map(len, found)) == tuple(humans) else _lined_up(tuple(humans))


@lru_cache(maxsize=256)
def _walked(seats: int, walks: tuple[tuple[int, int, int], ...]) -> Crowd:
    groups = [list(group) for group in _lined_up(wilderness(seats).humans)]
    for taste, start, end in walks:
        if groups[3 * start + taste]:
            groups[3 * end + taste].append(groups[3 * start + taste].pop())
    return tuple(map(tuple, groups))


@lru_cache(maxsize=256)
def _lined_up(humans: tuple[int, ...]) -> Crowd:
    """Humans by number, place after place."""
    following = [EACH * taste for taste in range(3)]
    groups = []
    for at in range(3 * len(PLACES)):
        first = following[at % 3]
        following[at % 3] += humans[at]
        groups.append(tuple(range(first, first + humans[at])))
    return tuple(groups)
