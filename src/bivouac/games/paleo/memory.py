"""What was worked out about a tribe, kept for as long as it has the same: from picking to settling, from one seat's
choice to the next, and in searches, which come by the same tribe again and again."""

from collections.abc import Hashable
from functools import lru_cache
from typing import TYPE_CHECKING

from bivouac.games.paleo.deeds import DREAM
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.state import Triple

if TYPE_CHECKING:
    from bivouac.games.paleo.plan import Way
    from bivouac.games.paleo.worth import Prices

TRIBES = 512
"""More than a search comes by."""


class Memory:
    """What is known of a tribe so far; `worth`, `thumb` and `plan` fill it in."""

    __slots__ = ("alike", "crafts", "faces", "hurt", "prices", "shown", "skills", "ways")

    def __init__(self) -> None:
        self.prices: Prices | None = None
        self.alike: dict[int, float] = {}
        self.hurt: dict[tuple[int, int], float] = {}
        self.shown: dict[int, Triple] = {}
        self.skills: dict[int, Triple] = {}
        self.faces: dict[Hashable, dict[int, float]] = {}
        self.ways: dict[Hashable, Way] = {}
        self.crafts: dict[Hashable, list[float]] = {}


@lru_cache(TRIBES)
def _memory(_: Hashable) -> Memory:
    return Memory()


def memory_of(state: PaleoState) -> Memory:
    """The same memory for states that differ in nothing but decks and the cards that are turned up."""
    return _memory(
        (
            state.modules,
            state.ending,
            state.night,
            state.tiles,
            state.skulls,
            state.states,
            state.pile_hurt,
            not state.crowd,
            not state.ideas,
            not state.unseen_left(DREAM),
            state.board,
            state.rack,
            state.laid,
            state.grave,
            state.secrets,
            state.due,
            state.later,
            tuple(state.store),
            tuple(state.tools),
            tuple(state.people),
            tuple(state.hurt),
            tuple(state.allies),
        )
    )
