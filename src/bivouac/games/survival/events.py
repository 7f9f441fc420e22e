"""The record of a game: all that happened, event by event, rich enough to tell it and to draw it."""

import msgspec

from bivouac.engine import Seat
from bivouac.games.survival.needs import Found


class Began(msgspec.Struct, frozen=True, tag="began"):
    """Somebody begins at a base."""

    seat: Seat
    base: int
    cell: int


class Built(msgspec.Struct, frozen=True, tag="built"):
    """A pursuer put up an outpost."""

    seat: Seat
    cell: int


class Threw(msgspec.Struct, frozen=True, tag="threw"):
    """A die fell: `what` is the phase that it was thrown in."""

    seat: Seat
    what: str
    die: int


class Ordered(msgspec.Struct, frozen=True, tag="ordered"):
    """The order of play is decided."""

    seats: tuple[Seat, ...]


class Dawned(msgspec.Struct, frozen=True, tag="dawned"):
    """A day begins."""

    day: int


class Stayed(msgspec.Struct, frozen=True, tag="stayed"):
    """Somebody stays where they are: by choice, or `held` by a contingency, with so many turns still to come."""

    seat: Seat
    cell: int
    held: bool
    left: int


class Walked(msgspec.Struct, frozen=True, tag="walked"):
    """Somebody went from a hex through others, at these costs. Over the edge of the map the last hex is -1."""

    seat: Seat
    start: int
    cells: tuple[int, ...]
    costs: tuple[int, ...]


class Camped(msgspec.Struct, frozen=True, tag="camped"):
    """Somebody who had set out has come as far as they go today; `far` is whether they have moved at all."""

    seat: Seat
    cell: int
    far: bool


class TurnedUp(msgspec.Struct, frozen=True, tag="turnedup"):
    """A counter was turned up: a lost person, or a blank."""

    seat: Seat
    cell: int
    lost: bool


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """A lost person goes with somebody from now on."""

    seat: Seat
    cell: int


class Supplied(msgspec.Struct, frozen=True, tag="supplied"):
    """The day's water or food was found."""

    seat: Seat
    what: str
    how: Found


class Missed(msgspec.Struct, frozen=True, tag="missed"):
    """The day's water or food was not found: so many boxes lost, and the box where the index is now."""

    seat: Seat
    what: str
    boxes: int
    box: int


class Regained(msgspec.Struct, frozen=True, tag="regained"):
    """Staying gave boxes of water or food back; the box where the index is now."""

    seat: Seat
    what: str
    boxes: int
    box: int


class LevelChanged(msgspec.Struct, frozen=True, tag="level"):
    """Somebody's level of life is another; one past O is death."""

    seat: Seat
    before: int
    after: int


class Befell(msgspec.Struct, frozen=True, tag="befell"):
    """A contingency: the column, the die, and what it does, like `food-1` or `stay+2`; nothing is empty."""

    seat: Seat
    column: str
    die: int
    effect: str


class Left(msgspec.Struct, frozen=True, tag="left"):
    """Somebody left the map from a hex, over some sides of it (bits, north first)."""

    seat: Seat
    cell: int
    sides: int


class Died(msgspec.Struct, frozen=True, tag="died"):
    """Somebody died, of `thirst`, `hunger` or a `contingency`."""

    seat: Seat
    cell: int
    of: str
    day: int


class Caught(msgspec.Struct, frozen=True, tag="caught"):
    """A pursuer caught a fugitive."""

    seat: Seat
    by: Seat
    cell: int


class Snowed(msgspec.Struct, frozen=True, tag="snowed"):
    """Winter came, and somebody was still on the map."""

    seat: Seat
    cell: int


Event = (
    Began
    | Built
    | Threw
    | Ordered
    | Dawned
    | Stayed
    | Walked
    | Camped
    | TurnedUp
    | Joined
    | Supplied
    | Missed
    | Regained
    | LevelChanged
    | Befell
    | Left
    | Died
    | Caught
    | Snowed
)
