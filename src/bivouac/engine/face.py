"""A game's face: how a view looks on a page, and what the program can say about it.

A title gives markup and words; pages, scripts and streams are the server's. A `Scene` is made anew for every viewer
after every move, so a title keeps what it has drawn (`functools.lru_cache` on the parts of a view that matter): two
equal scenes should hold the very same strings. A face sees views only, never a state, so a page cannot leak.

Some things are told a page by attributes in a picture. `data-name` is what a thing is called; a piece that has one can
be reached by keys. `data-direct`: to point at it is enough, if there is but one thing to do there. `data-on` names what
it lies on: where nothing can be done with it by itself, who points at it is offered what can be done with that.
`data-home` is the piece that its viewer follows: where a picture that does not fit on a screen opens, and what "find"
finds.

A page tells its things by classes what can be done with them, for a style sheet to show: `lit` can be pointed at,
`can-take` can be taken, `held` was, `can-put` is where it may go, `aimed` is the one of these that it is over. What is
dragged is a picture of the thing; of one that nameless pieces lie upon, of the piece nearest to the pointer.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, Literal

import msgspec

from bivouac.engine.game import D, M, Say, Seat, Setting, V
from bivouac.engine.log import Log
from bivouac.engine.phrase import Phrase

Aid = Literal["full", "hand", "off"]
"""What help a table gives: the program keeps the notes; only marks by hand; none."""


class Panel(msgspec.Struct, frozen=True):
    """Something beside the picture: a sheet, a hand, a clue. `html` is replaced whole when it changes."""

    title: str
    html: str
    secret: bool = False
    """Only its viewer may see it, so it can be hidden from glances."""
    pinned: bool = False
    """It is looked at all the time: always open where there is room, and open first where there is not. So is what is
    secret."""


class Scene(msgspec.Struct, frozen=True):
    """A view as a page shows it.

    `pieces` are elements that lie on the ground, by their id, in drawing order; one that changes keeps its id. A new
    one is laid on top of the others, but below those with a higher `data-layer` (a number; without it 0). `panels` are
    by name, in reading order; they rarely change. What boxes of a sheet say does: `signs` has, by the id of a group in
    a panel, a letter for each box in it (`<button class="box" id=…>`), in order. A box shows its sign (`data-sign`) and
    the viewer's own mark (`data-mark`); the page puts both there, and describes a sign with the element `sign-` and the
    letter, which the panel holds.
    """

    pieces: Mapping[str, str]
    panels: Mapping[str, Panel]
    signs: Mapping[str, str] = {}


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a moment: in words, and as a page shows it, where words are not enough."""

    line: str
    html: str = ""


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened and is worth watching: a card is turned up, a sum is counted. A page shows its steps one
    after the other."""

    key: str
    """Its name: no other moment of the game has it."""
    title: str
    steps: Sequence[Step]
    stays: bool = False
    """It is there until somebody closes it: nothing comes after it."""


class About(msgspec.Struct, frozen=True):
    """What is known of something that one points at, line by line, and the names of what to show along with it."""

    lines: Sequence[str]
    shows: Sequence[str] = ()


class Chapter(msgspec.Struct, frozen=True):
    """A part of a view in words: for people who hear the page."""

    title: str
    lines: Sequence[str]


class Curve(msgspec.Struct, frozen=True):
    """How something went for a seat: a value after each entry of the log, 0 to 1, beginning before the first."""

    seat: Seat
    values: Sequence[float]


class Remark(msgspec.Struct, frozen=True):
    """What a review says about one entry of the log (counted from 1): a few figures by name, and sentences."""

    number: int
    seat: Seat
    figures: Mapping[str, float]
    lines: Sequence[Phrase]


class Review(msgspec.Struct, frozen=True):
    """A finished game, looked at with all that was hidden."""

    title: Phrase
    """What the curves show."""
    curves: Sequence[Curve]
    remarks: Sequence[Remark]
    columns: Mapping[str, Phrase]
    """What each figure is called."""
    pieces: Mapping[str, str] = {}
    """What to lay on the ground for a picture of the whole game, as a scene has it; nothing: no picture."""
    full: int | None = None
    """What a value of 1 stands for, where curves are of something that is counted; None: they are shares."""


class Chances(msgspec.Struct, frozen=True):
    """How likely something is for each of some things that one can point at."""

    title: Phrase
    """What it is that may come about."""
    values: Mapping[str, float]
    """From 0 to 1, by the names of the things."""


class Face(ABC, Generic[D, M, V]):
    """How a title looks on a page. Stateless; one instance a title."""

    style: str
    """The style sheet of its pictures and panels. Colours that differ in the dark are custom properties."""

    aids: Sequence[Aid] = ("full",)
    """What help there is to choose from when a table is set, the usual first. Only one: nobody is asked."""

    @abstractmethod
    def badge(self, setting: Setting, seat: Seat) -> str:
        """The letter of a seat, as its pieces bear it in any language; `style` colours it (`.seat-0`)."""

    @abstractmethod
    def cover(self) -> str:
        """A picture of the game for the first page: an SVG without ids."""

    @abstractmethod
    def ground(self, view: V) -> str:
        """What stays the same all game: an SVG with an empty `<g id="pieces"></g>` where pieces go, and an element with
        an id for everything that can be pointed at."""

    @abstractmethod
    def scene(self, view: V, aid: Aid, say: Say) -> Scene:
        """All the rest that a page shows of the view."""

    def moments(self, view: V, say: Say) -> Sequence[Moment]:
        """What happened last that is worth watching, the oldest first. Asked for after every move, so it is to be said
        in no time; a moment stays among them until there is a later one. What it tells is in the log as well."""
        return ()

    @abstractmethod
    def about(self, view: V, target: str, aid: Aid, say: Say) -> About | None:
        """What the viewer may be told about something they point at; None where there is nothing of that name."""

    @abstractmethod
    def describe(self, view: V, say: Say) -> Sequence[Chapter]:
        """All that the picture and the panels show, in words."""

    @abstractmethod
    def coach(self, view: V, say: Say) -> Sequence[str]:
        """For somebody's first game: what is asked now, what could be done, and why."""

    @abstractmethod
    def review(self, log: Log[D, M, V]) -> Review:
        """What a finished game looks like to somebody who knows everything. May take seconds."""

    def weighs(self, view: V) -> bool:
        """Whether `chances` has something to tell its viewer now. To be said in no time."""
        return False

    def chances(self, view: V) -> Chances | None:
        """What the viewer's own choices lead to, in figures: help for those who want it. May take seconds."""
        return None

    @abstractmethod
    def pictures(self) -> Mapping[str, str]:
        """The pictures of the rules page, by the names that the page uses."""


AnyFace = Face[Any, Any, Any]
