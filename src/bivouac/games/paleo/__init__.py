"""Paleo: a tribe of the Stone Age, its days in the wild and its nights by the fire; all win or lose together.

The rules are those of the box, and so are the few cards that the rulebook prints. All other cards are ours (`data`).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Literal

from msgspec import Meta

from bivouac.engine import Bot, Face, Game, Luck, Marks, Options, Phrase, Say, Seat, Setting, Sketch, State
from bivouac.games.paleo import moves, setup
from bivouac.games.paleo.imagine import imagine
from bivouac.games.paleo.moves import Deal, PaleoMove
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.setup import PaleoDeal
from bivouac.games.paleo.view import PaleoView

MODULES = r"^([A-Z]\+[A-Z](\+[A-Z])?)?$"


class PaleoOptions(Options, frozen=True):
    """`level`: how hard, with the modules that belong to it. `modules`: others instead, such as F+G; three with J."""

    level: Literal["I", "II", "III", "IV", "V", "VI", "VII"] = "I"
    modules: Annotated[str, Meta(pattern=MODULES, examples=["", "F+G"])] = ""


class Paleo(Game[PaleoDeal, PaleoMove, PaleoView]):
    name = "paleo"
    seats = range(1, 5)
    options = PaleoOptions
    together = True
    campaign = "level"
    deal_type = PaleoDeal
    move_type = PaleoMove
    view_type = PaleoView
    state_type = PaleoState

    def check(self, setting: Setting) -> None:
        setup.check(setting)

    def deal(self, setting: Setting, luck: Luck) -> PaleoDeal:
        return setup.make_deal(setting, luck)

    def start(self, setting: Setting, deal: PaleoDeal) -> PaleoState:
        return setup.start(setting, deal)

    def alphabet(self, setting: Setting) -> tuple[PaleoMove, ...]:
        return moves.MOVES

    def mask(self, state: State[PaleoMove, PaleoView], seat: Seat) -> int:
        assert isinstance(state, PaleoState)
        return state.mask(seat)

    def imagine(self, view: PaleoView, luck: Luck) -> PaleoState:
        return imagine(view, luck)

    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        from bivouac.games.paleo.bots import BOTS  # read only when somebody plays with bots

        return BOTS

    def seat_name(self, setting: Setting, seat: Seat) -> Phrase:
        return Phrase(f"paleo-group-{moves.COLOURS[seat]}")

    def prompt(self, view: PaleoView) -> Phrase:
        from bivouac.games.paleo import phrases

        return phrases.prompt(view)

    def say(self, setting: Setting, move: PaleoMove) -> Phrase:
        from bivouac.games.paleo import phrases

        return phrases.say(move)

    def tell(self, before: PaleoView, actor: Seat, move: PaleoMove, after: PaleoView) -> Sequence[Phrase]:
        from bivouac.games.paleo import phrases

        return phrases.tell(before, after)

    def reason(self, before: PaleoView, actor: Seat, move: PaleoMove, after: PaleoView) -> Phrase | None:
        from bivouac.games.paleo import reasons

        return reasons.reason(before, move)

    def silent(self, move: PaleoMove) -> bool:
        """The many cards of a dawn; what they come to is seen."""
        return isinstance(move, Deal)

    def target(self, move: PaleoMove) -> str | None:
        from bivouac.games.paleo import targets

        return targets.target(move)

    def sketch(self, view: PaleoView, say: Say) -> Sketch:
        from bivouac.games.paleo import sketch

        return sketch.table_sketch(view, say)

    def brief(self, view: PaleoView, say: Say) -> Sketch:
        from bivouac.games.paleo import sketch

        return sketch.brief(view, say)

    def sheet(self, view: PaleoView, marks: Marks, say: Say) -> Sketch | None:
        from bivouac.games.paleo import sketch

        return sketch.sheet(view, marks, say)

    def face(self) -> Face[PaleoDeal, PaleoMove, PaleoView]:
        from bivouac.games.paleo.face import FACE  # pictures are wanted only where there are pages

        return FACE


GAME = Paleo()
