"""The contract that every game keeps: Game, State, Move, View, and chance as an actor.

A game is its log: a deal, then entries of (actor, move). A `State` is the fold of that. Rules call no random
generator: where luck decides, `actors` is `(CHANCE,)` and `outcomes()` lists what can happen, with weights. People's
pages, bots and adapters get a `View`, never a state.
"""

from abc import ABC, ABCMeta, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self, TypeVar

import msgspec

from bivouac.engine.luck import Luck
from bivouac.engine.options import Options, kinds
from bivouac.engine.phrase import BadSetting, Phrase
from bivouac.engine.sketch import Outlook, Sketch, glimpse

if TYPE_CHECKING:
    from bivouac.engine.face import Face

Seat = int
"""A player's place at the table, from 0."""

CHANCE: Seat = -1
"""The actor that draws cards and throws dice."""

SPECTATOR: Seat = -2
"""A viewer who may know what everybody may know."""

REFEREE: Seat = -3
"""A viewer who may know everything: for finished games and for debugging."""


class _Meta(msgspec.StructMeta, ABCMeta):
    """Structs with abstract methods."""


class Setting(msgspec.Struct, frozen=True):
    """What is agreed before a game is dealt: how many seats, and the game's options."""

    seats: int
    options: Any


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: who won (all who share it; nobody where all lost), and why."""

    winners: tuple[Seat, ...]
    why: Phrase


class Move(msgspec.Struct, frozen=True, tag=str.lower):
    """One click: small, typed, of a finite alphabet. It round-trips through JSON and through its text."""

    @property
    def text(self) -> str:
        """What one types to play it: `ask 5,3 blue`. A game gives its moves texts that read well."""
        return " ".join(
            [str(self.__struct_config__.tag), *(str(getattr(self, name)) for name in self.__struct_fields__)]
        )


M = TypeVar("M", bound=Move)


class View(msgspec.Struct, Generic[M], frozen=True, kw_only=True, metaclass=_Meta):
    """All that a seat (or SPECTATOR, or REFEREE) may know, as plain data that holds no reference to the state."""

    seat: Seat
    setting: Setting
    actors: tuple[Seat, ...]
    moves: tuple[M, ...]
    undo: bool
    outcome: Outcome | None

    @abstractmethod
    def features(self) -> bytes:
        """The view as bytes, always of the same length for the same setting: what a learning program observes."""

    @abstractmethod
    def svg(self) -> str:
        """The view as a picture."""

    def _repr_svg_(self) -> str:
        return self.svg()


V = TypeVar("V", bound=View[Any])


class State(msgspec.Struct, Generic[M, V], kw_only=True, metaclass=_Meta):
    """A game at one moment. Mutable, cheap to copy, equal when all that matters is equal."""

    setting: Setting
    undo: Seat | None = None
    """Who may take the last move back: its player, if it told them nothing new."""

    @property
    @abstractmethod
    def actors(self) -> tuple[Seat, ...]:
        """Whose choice it is: several where all choose at once, `(CHANCE,)` where luck decides, none when over."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None until the game is over."""

    @abstractmethod
    def moves(self, seat: Seat) -> Sequence[M]:
        """All legal moves of a seat, in the order of the alphabet."""

    @abstractmethod
    def apply(self, actor: Seat, move: M) -> bool:
        """Does what the move does, or raises IllegalMove and changes nothing. True if its player learned something
        by it that was hidden from them. Called by `play` alone."""

    @abstractmethod
    def view(self, viewer: Seat) -> V:
        """What a seat, SPECTATOR or REFEREE may know."""

    @abstractmethod
    def copy(self) -> "State[M, V]":
        """A state of its own with the same content."""

    if TYPE_CHECKING:

        def __copy__(self) -> Self:
            """Msgspec's own, a level deep: what `copy` begins with."""

    def outcomes(self) -> Sequence[tuple[M, int]]:
        """What CHANCE can play now, with integer weights."""
        return ()

    def features(self, viewer: Seat) -> bytes:
        """The features of a seat's view: the fast form, where a game can do without the rest of the view."""
        return self.view(viewer).features()

    def play(self, actor: Seat, move: M) -> None:
        """Plays a legal move of one of `actors`; otherwise raises IllegalMove, and nothing has changed."""
        revealed = self.apply(actor, move)
        self.undo = None if revealed or actor == CHANCE else actor

    def _repr_svg_(self) -> str:
        return self.view(REFEREE).svg()


class Bot(Protocol):
    """A player that sees views only."""

    def choose(self, view: Any, luck: Luck) -> Any:
        """One of `view.moves`."""
        ...


Say = Callable[[Phrase], str]
"""Puts a phrase into a language."""

Marks = Mapping[str, str]
"""A player's own marks: what they are about → the mark."""

D = TypeVar("D", bound=msgspec.Struct)
S = TypeVar("S", bound=View[Any] | State[Any, Any])


class Game(ABC, Generic[D, M, V]):
    """A title: its facts, how it is dealt, its alphabet, its words. Stateless; one instance a title."""

    name: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[type[Options]]
    open: ClassVar[bool] = False  # whether nothing is ever hidden from anybody
    together: ClassVar[bool] = False  # whether all win or lose together
    campaign: ClassVar[str] = ""  # the option whose values are stages, to be played one after the other
    deal_type: ClassVar[type[msgspec.Struct]]
    move_type: ClassVar[Any]
    view_type: ClassVar[type[Any]]
    state_type: ClassVar[type[Any]]

    # Playing

    @abstractmethod
    def deal(self, setting: Setting, luck: Luck) -> D:
        """Everything random about the set-up, as data."""

    @abstractmethod
    def start(self, setting: Setting, deal: D) -> State[M, V]:
        """The state before the first move. Raises BadDeal for a deal that this setting cannot have."""

    @abstractmethod
    def alphabet(self, setting: Setting) -> tuple[M, ...]:
        """Every move there can be with this setting; a move's number is its place here."""

    @abstractmethod
    def imagine(self, view: V, luck: Luck) -> State[M, V]:
        """A full state which this view could come from, drawn with the right odds."""

    @abstractmethod
    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        """Players of this game's own, weakest first."""

    # Words

    @abstractmethod
    def seat_name(self, setting: Setting, seat: Seat) -> Phrase:
        """What a seat is called: a colour, a role."""

    @abstractmethod
    def prompt(self, view: V) -> Phrase:
        """What is asked, and of whom."""

    @abstractmethod
    def say(self, setting: Setting, move: M) -> Phrase:
        """The move in words."""

    @abstractmethod
    def tell(self, before: V, actor: Seat, move: M, after: V) -> Sequence[Phrase]:
        """What a viewer saw happen when a move was played. Of luck's moves there may be nothing to tell."""

    @abstractmethod
    def target(self, move: M) -> str | None:
        """The name of what one points at to choose the move, as the pictures name it; None for a plain button."""

    # Pictures in text

    @abstractmethod
    def sketch(self, view: V, say: Say) -> Sketch:
        """The view as text, at most 62 columns by 21 rows, so that it fits a small terminal; or larger, with an
        outlook."""

    @abstractmethod
    def brief(self, view: V, say: Say) -> Sketch:
        """What the viewer has before them beside the board, in lines of at most 17 columns."""

    @abstractmethod
    def sheet(self, view: V, marks: Marks, say: Say) -> Sketch | None:
        """The viewer's note sheet, with what follows from the table filled in and their own marks."""

    # On a page

    @abstractmethod
    def face(self) -> "Face[D, M, V]":
        """How it looks on a page; read only where there are pages."""

    # The same for every game

    def onto(self, move: M) -> str | None:
        """Where the thing that one points at goes, as the pictures name it: it can be taken and put there. None where
        nothing is put anywhere. With a target it tells a seat's moves apart."""
        return None

    def reason(self, before: V, actor: Seat, move: M, after: V) -> Phrase | None:
        """Why a sensible player would have played that, as far as the viewer can see; told after a bot's move."""
        return None

    def silent(self, move: M) -> bool:
        """Whether nothing is ever told of this move, which is luck's: then nobody looks until the next that is not."""
        return False

    def outlook(self, view: V) -> Outlook | None:
        """How to look at a sketch that is larger than a small terminal; None where it never is."""
        return None

    def glimpse(self, view: V, say: Say) -> Sketch:
        """The sketch as far as a small terminal has room for it."""
        outlook, sketch = self.outlook(view), self.sketch(view, say)
        return glimpse(sketch, outlook) if outlook else sketch

    def setting(self, seats: int, /, **options: object) -> Setting:
        """A checked setting.

        >>> from bivouac.games import load
        >>> load("cryptid").setting(3, advanced=True)
        Setting(seats=3, options=CryptidOptions(advanced=True))
        """
        if seats not in self.seats:
            raise BadSetting("bad-seats", seats=seats, least=self.seats[0], most=self.seats[-1])
        names = self.options.__struct_fields__
        for name in options:
            if name not in names:
                raise BadSetting("bad-option", option=name, known=", ".join(names))
            self._check_value(name, options[name])
        setting = Setting(seats, msgspec.convert(options, self.options))
        self.check(setting)
        return setting

    def _check_value(self, name: str, value: object) -> None:
        try:
            msgspec.convert({name: value}, self.options)
        except msgspec.ValidationError:
            about = Phrase(f"{self.name}-option-{name}")
            raise BadSetting("bad-option-value", option=name, value=str(value)[:40], about=about) from None

    def check(self, setting: Setting) -> None:
        """Raises BadSetting where seats and options, each of which there is, do not go together."""

    def settings(self) -> Iterator[Setting]:
        """Every seat count with every combination of options; of a text its examples."""
        values = (kind.values for kind in kinds(self.options).values())
        for seats, choice in product(self.seats, product(*values)):
            setting = Setting(seats, self.options(*choice))
            try:
                self.check(setting)
            except BadSetting:
                continue
            yield setting

    @cache  # noqa: B019 - a title lives as long as the program
    def numbers(self, setting: Setting) -> dict[M, int]:
        """Each move's number."""
        return {move: number for number, move in enumerate(self.alphabet(setting))}

    def mask(self, state: State[M, V], seat: Seat) -> int:
        """The legal moves of a seat as a set of numbers: the fast form of `moves`, where a game has a faster one."""
        numbers = self.numbers(state.setting)
        return sum(1 << numbers[move] for move in state.moves(seat))

    def decode(self, data: bytes, kind: type[S]) -> S:
        """A view or a state of this game from its JSON.

        >>> from bivouac.games import load
        >>> game = load("cryptid")
        >>> setting = game.setting(3)
        >>> view = game.start(setting, game.deal(setting, Luck.seeded(1))).view(0)
        >>> game.decode(msgspec.json.encode(view), game.view_type) == view
        True
        """
        thing = msgspec.json.decode(data, type=kind)
        setting = self.setting(thing.setting.seats, **thing.setting.options)
        whole: S = msgspec.structs.replace(thing, setting=setting)
        return whole


AnyGame = Game[Any, Any, Any]
AnyState = State[Any, Any]
AnyView = View[Any]
