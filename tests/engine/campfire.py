"""Campfire: the smallest game that has all that the contract speaks of. It stands in the battery beside the titles.

Two or three players hold sticks that nobody else sees. In a round the leader may blow on the fire, and each time it is
worth a spark more. Then all lay a stick at once, face down. When all lie there they are turned up, and luck decides
the wind: when it is calm the longest stick takes the sparks, in a gust the shortest. Who takes them leads next.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Literal

import msgspec

from bivouac.engine import (
    CHANCE,
    REFEREE,
    BadDeal,
    Bot,
    Face,
    Game,
    IllegalMove,
    Luck,
    Marks,
    Move,
    Options,
    Outcome,
    Phrase,
    Say,
    Seat,
    Setting,
    Sketch,
    Span,
    State,
    View,
    phrase,
)
from bivouac.locale import LANGUAGES, words

STICKS = range(1, 10)
HOTTEST = 3  # what a round can be worth
PHASES = ("blow", "lay", "wind", "over")


# Moves


class Blow(Move, frozen=True):
    """The leader makes the round worth a spark more."""


class Watch(Move, frozen=True):
    """The leader has blown enough."""


class Lay(Move, frozen=True):
    """Lays a stick face down."""

    stick: int


class Wind(Move, frozen=True):
    """Luck's move."""

    gust: bool

    @property
    def text(self) -> str:
        return "gust" if self.gust else "calm"


CampfireMove = Blow | Watch | Lay | Wind

BLOW, WATCH = Blow(), Watch()
LAY = {stick: Lay(stick) for stick in STICKS}
CALM, GUST = Wind(False), Wind(True)
ALPHABET: tuple[CampfireMove, ...] = (BLOW, WATCH, *LAY.values(), CALM, GUST)


# What is dealt, what is seen


class CampfireOptions(Options, frozen=True):
    """`gusty`: gusts are as likely as calm. `sticks`: how many each player holds."""

    gusty: bool = False
    sticks: Literal[2, 3] = 3


class Bundle(msgspec.Struct, frozen=True):
    """The deal: each seat's sticks, in rising order."""

    hands: tuple[tuple[int, ...], ...]


class Round(msgspec.Struct, frozen=True):
    """A round that is over: the stick of each seat, the wind, the sparks."""

    sticks: tuple[int, ...]
    gust: bool
    worth: int


class CampfireView(View[CampfireMove], frozen=True, kw_only=True):
    """All that a seat may know. What it may not is None."""

    moves: tuple[CampfireMove, ...]
    hands: tuple[tuple[int, ...] | None, ...]
    laid: tuple[int | None, ...]
    sparks: tuple[int, ...]
    worth: int
    leader: Seat
    phase: str
    rounds: tuple[Round, ...]

    @property
    def held(self) -> tuple[int, ...]:
        """The viewer's own sticks."""
        return (self.hands[self.seat] if self.seat >= 0 else None) or ()

    def features(self) -> bytes:
        mine = self.laid[self.seat] if self.seat >= 0 else None
        sticks = [stick in self.held for stick in STICKS] + [stick == mine for stick in STICKS]
        shown = [any(stick in past.sticks for past in self.rounds) for stick in STICKS]
        return bytes([*sticks, *shown, *self.sparks, self.worth, self.leader, PHASES.index(self.phase)])

    def svg(self) -> str:
        sticks = "".join(f'<text id="stick-{stick}" x="{20 * stick}" y="20">{stick}</text>' for stick in self.held)
        fire = f'<text x="20" y="50">{self.worth} {self.sparks}</text>'
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60">{sticks}{fire}</svg>'


# The rules


class CampfireState(State[CampfireMove, CampfireView], kw_only=True):
    hands: list[tuple[int, ...]]
    laid: list[int | None]
    sparks: list[int]
    worth: int = 1
    leader: Seat = 0
    phase: str = "blow"
    rounds: list[Round] = []

    @property
    def actors(self) -> tuple[Seat, ...]:
        match self.phase:
            case "blow":
                return (self.leader,)
            case "lay":
                return tuple(seat for seat, stick in enumerate(self.laid) if stick is None)
            case "wind":
                return (CHANCE,)
            case _:
                return ()

    @property
    def outcome(self) -> Outcome | None:
        if self.phase != "over":
            return None
        most = max(self.sparks)
        winners = tuple(seat for seat, sparks in enumerate(self.sparks) if sparks == most)
        return Outcome(winners, phrase("campfire-won", winners=len(winners), sparks=most))

    def moves(self, seat: Seat) -> list[CampfireMove]:
        if seat < 0 or seat not in self.actors:
            return []
        if self.phase == "blow":
            return [BLOW, WATCH] if self.worth < HOTTEST else [WATCH]
        return [LAY[stick] for stick in self.hands[seat]]

    def outcomes(self) -> list[tuple[CampfireMove, int]]:
        return [(CALM, 1 if self.setting.options.gusty else 2), (GUST, 1)] if self.phase == "wind" else []

    def apply(self, actor: Seat, move: CampfireMove) -> bool:
        legal = [wind for wind, _ in self.outcomes()] if actor == CHANCE else self.moves(actor)
        if move not in legal:
            raise IllegalMove("illegal-move", move=move.text)
        if isinstance(move, Blow):
            self.worth += 1
        elif isinstance(move, Watch):
            self.phase = "lay"
        elif isinstance(move, Lay):
            return self._lay(actor, move)
        else:
            self._burn(move.gust)
        return False

    def _lay(self, seat: Seat, move: Lay) -> bool:
        self.laid[seat] = move.stick
        if None in self.laid:
            return False
        self.phase = "wind"
        return True

    def _burn(self, gust: bool) -> None:
        sticks = tuple(stick for stick in self.laid if stick is not None)
        self.leader = sticks.index(min(sticks) if gust else max(sticks))
        self.sparks[self.leader] += self.worth
        self.rounds.append(Round(sticks, gust, self.worth))
        self.hands = [tuple(one for one in hand if one != stick) for hand, stick in zip(self.hands, sticks)]
        self.laid = [None] * len(sticks)
        self.worth, self.phase = 1, "blow" if self.hands[0] else "over"

    def copy(self) -> "CampfireState":
        twin = self.__copy__()
        twin.hands, twin.laid = self.hands[:], self.laid[:]
        twin.sparks, twin.rounds = self.sparks[:], self.rounds[:]
        return twin

    def view(self, viewer: Seat) -> CampfireView:
        turned_up = self.phase == "wind" or viewer == REFEREE
        return CampfireView(
            seat=viewer,
            setting=self.setting,
            actors=self.actors,
            moves=tuple(self.moves(viewer)),
            undo=self.undo == viewer,
            outcome=self.outcome,
            hands=tuple(hand if viewer in (seat, REFEREE) else None for seat, hand in enumerate(self.hands)),
            laid=tuple(stick if turned_up or viewer == seat else None for seat, stick in enumerate(self.laid)),
            sparks=tuple(self.sparks),
            worth=self.worth,
            leader=self.leader,
            phase=self.phase,
            rounds=tuple(self.rounds),
        )


# The title


class Longest:
    """A player that always lays its longest stick."""

    def choose(self, view: CampfireView, luck: Luck) -> CampfireMove:
        return view.moves[-1]


class Campfire(Game[Bundle, CampfireMove, CampfireView]):
    name = "campfire"
    seats = range(2, 4)
    options = CampfireOptions
    campaign = "sticks"
    deal_type = Bundle
    move_type = CampfireMove
    view_type = CampfireView
    state_type: ClassVar[type[CampfireState]] = CampfireState

    def deal(self, setting: Setting, luck: Luck) -> Bundle:
        sticks, count = luck.shuffled(STICKS), setting.options.sticks
        return Bundle(tuple(tuple(sorted(sticks[count * seat :][:count])) for seat in range(setting.seats)))

    def start(self, setting: Setting, deal: Bundle) -> CampfireState:
        seats = setting.seats
        dealt = [stick for hand in deal.hands for stick in hand]
        if [len(hand) for hand in deal.hands] != [setting.options.sticks] * seats or len(set(dealt)) < len(dealt):
            raise BadDeal("bad-deal")
        return self.state_type(setting=setting, hands=list(deal.hands), laid=[None] * seats, sparks=[0] * seats)

    def alphabet(self, setting: Setting) -> tuple[CampfireMove, ...]:
        return ALPHABET

    def imagine(self, view: CampfireView, luck: Luck) -> CampfireState:
        """All deals of the unseen sticks are equally likely, and so is each stick that a seat has laid face down."""
        known = {stick for past in view.rounds for stick in past.sticks}
        known.update(stick for hand in (*view.hands, view.laid) for stick in hand or () if stick is not None)
        unseen = iter(luck.shuffled([stick for stick in STICKS if stick not in known]))
        size = view.setting.options.sticks - len(view.rounds)
        hands, laid = [], list(view.laid)
        for seat, hand in enumerate(view.hands):
            if hand is None:
                shown = [stick for stick in (laid[seat],) if stick is not None]
                hand = tuple(sorted([*shown, *(next(unseen) for _ in range(size - len(shown)))]))
            hands.append(hand)
            if view.phase == "lay" and seat not in view.actors and laid[seat] is None:
                laid[seat] = luck.choose(hand)
        return self.state_type(
            setting=view.setting,
            undo=view.seat if view.undo else None,
            hands=hands,
            laid=laid,
            sparks=list(view.sparks),
            worth=view.worth,
            leader=view.leader,
            phase=view.phase,
            rounds=list(view.rounds),
        )

    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        return {"longest": Longest}

    def seat_name(self, setting: Setting, seat: Seat) -> Phrase:
        return Phrase(f"campfire-seat-{seat}")

    def prompt(self, view: CampfireView) -> Phrase:
        if view.outcome is not None:
            return view.outcome.why
        mine = "mine" if view.seat in view.actors else "theirs"
        return phrase(f"campfire-prompt-{view.phase}-{mine}", seat=self.seat_name(view.setting, view.leader))

    def say(self, setting: Setting, move: CampfireMove) -> Phrase:
        if isinstance(move, Lay):
            return phrase("campfire-move-lay", stick=move.stick)
        return Phrase(f"campfire-move-{move.text}")

    def tell(self, before: CampfireView, actor: Seat, move: CampfireMove, after: CampfireView) -> Sequence[Phrase]:
        if isinstance(move, Lay):  # never which stick
            return [phrase("campfire-told-lay", seat=self.seat_name(after.setting, actor))]
        told = [Phrase(f"campfire-told-{move.text}")]
        return [*told, after.outcome.why] if after.outcome is not None else told

    def reason(self, before: CampfireView, actor: Seat, move: CampfireMove, after: CampfireView) -> Phrase | None:
        return Phrase(f"campfire-why-{move.text}") if isinstance(move, Blow | Watch) else None

    def target(self, move: CampfireMove) -> str | None:
        return f"stick-{move.stick}" if isinstance(move, Lay) else None

    def onto(self, move: CampfireMove) -> str | None:
        return "fire" if isinstance(move, Lay) else None

    def sketch(self, view: CampfireView, say: Say) -> Sketch:
        held = [Span(f"{stick} ", target=f"stick-{stick}") for stick in view.held]
        return [[Span(f"{view.worth} {view.sparks}")], held]

    def brief(self, view: CampfireView, say: Say) -> Sketch:
        return [[Span(say(self.seat_name(view.setting, view.leader)), bold=True)]]

    def sheet(self, view: CampfireView, marks: Marks, say: Say) -> Sketch:
        return [[Span(f"{about} {mark}")] for about, mark in sorted(marks.items())]

    def face(self) -> Face[Bundle, CampfireMove, CampfireView]:
        from tests.engine.campfire_face import FACE

        return FACE


CAMPFIRE = Campfire()

for _language in LANGUAGES:  # a title's words are found by its folder; this game's folder is here
    words(_language).read(Path(__file__).with_name("words") / f"{_language}.ftl")
