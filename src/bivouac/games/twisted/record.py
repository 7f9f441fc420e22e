"""The record of a game: all that happened in the open, event by event, rich enough to tell it and to draw it."""

import msgspec

from bivouac.engine import Seat


class Readied(msgspec.Struct, frozen=True, tag="readied"):
    """Somebody has kept a trait and made their piles."""

    seat: Seat


class Hid(msgspec.Struct, frozen=True, tag="hid"):
    """A hideout came onto a site: from its pile (`start` is None), or from another site."""

    seat: Seat
    pile: int
    site: int
    start: int | None = None


class Dawned(msgspec.Struct, frozen=True, tag="dawned"):
    """A round begins with an event; `first` has the marker."""

    round: int
    first: Seat
    event: int


class Walked(msgspec.Struct, frozen=True, tag="walked"):
    """A human went from one place to another."""

    taste: int
    start: int
    end: int


class Chose(msgspec.Struct, frozen=True, tag="chose"):
    """Somebody named a site."""

    seat: Seat
    site: int


class Used(msgspec.Struct, frozen=True, tag="used"):
    """Somebody took one effect of two."""

    seat: Seat
    line: int


class Played(msgspec.Struct, frozen=True, tag="played"):
    """Somebody played a card; with `power` they discarded it for their cryptid's power."""

    seat: Seat
    card: int
    power: bool


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """Somebody passed."""

    seat: Seat


class Met(msgspec.Struct, frozen=True, tag="met"):
    """The encounter is at this site."""

    site: int


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """A sighting was turned up: what each taste gave, and the myth before and after it."""

    seat: Seat
    pile: int
    card: int
    sums: tuple[int, ...]
    before: int
    after: int


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """A hideout went back onto its pile; `gone`: the pile is used up, and it left the game."""

    seat: Seat
    pile: int
    gone: bool


class Stayed(msgspec.Struct, frozen=True, tag="stayed"):
    """Somebody moved no hideout at night; `stuck`: the one on pile `pile` has no site to go to."""

    seat: Seat
    pile: int = -1
    stuck: bool = False


class Discarded(msgspec.Struct, frozen=True, tag="discarded"):
    """Somebody discarded a card."""

    seat: Seat
    card: int


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """Somebody drew a card."""

    seat: Seat


class Shuffled(msgspec.Struct, frozen=True, tag="shuffled"):
    """The discards are the deck again."""


class Counted(msgspec.Struct, frozen=True, tag="counted"):
    """A player's count at the end: the track, real deals never turned up, the trait with what it counted and its bonus;
    and the humans on the sites of their hideouts."""

    seat: Seat
    track: int
    unseen: int
    trait: int
    count: int
    bonus: int
    total: int
    humans: int


Happening = (
    Readied
    | Hid
    | Dawned
    | Walked
    | Chose
    | Used
    | Played
    | Passed
    | Met
    | Revealed
    | Returned
    | Stayed
    | Discarded
    | Drew
    | Shuffled
    | Counted
)
