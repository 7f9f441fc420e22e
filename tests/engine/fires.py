"""Campfires of other kinds, for what no title may have: all keep one together; luck does much at once."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from bivouac.engine import CHANCE, Bot, Luck, Move, Outcome, Phrase, Seat, phrase
from tests.engine.campfire import Campfire, CampfireMove, CampfireState, CampfireView

# All win or lose together


class SharedState(CampfireState, kw_only=True):
    """They win if the fire was fed: if it was worth more than a spark a round."""

    @property
    def outcome(self) -> Outcome | None:
        if self.phase != "over":
            return None
        sparks = sum(self.sparks)
        winners = tuple(range(self.setting.seats)) if sparks > len(self.rounds) else ()
        return Outcome(winners, phrase("campfire-won", winners=len(winners), sparks=sparks))


class First:
    """A player that blows as often as it can."""

    def choose(self, view: CampfireView, luck: Luck) -> CampfireMove:
        return view.moves[0]


class Shared(Campfire):
    together = True
    state_type = SharedState

    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        return {**super().bots(), "first": First}


# Luck does much at once


class Ember(Move, frozen=True):
    """Luck's move of which there is nothing to tell."""


EMBER = Ember()
EMBERS = 60


class EmberState(CampfireState, kw_only=True):
    """Before the wind turns, so many embers glow."""

    embers: int = 0

    def outcomes(self) -> list[tuple[Any, int]]:
        glow = self.phase == "wind" and self.embers < EMBERS
        return [(EMBER, 1)] if glow else [*super().outcomes()]

    def apply(self, actor: Seat, move: Any) -> bool:
        if actor == CHANCE and move == EMBER and self.outcomes() == [(EMBER, 1)]:
            self.embers += 1
            return False
        learned = super().apply(actor, move)
        if actor == CHANCE:
            self.embers = 0
        return learned


class Embers(Campfire):
    move_type: ClassVar[Any] = CampfireMove | Ember
    state_type = EmberState

    def silent(self, move: Any) -> bool:
        return bool(move == EMBER)

    def tell(self, before: CampfireView, actor: Seat, move: Any, after: CampfireView) -> Sequence[Phrase]:
        return [] if move == EMBER else super().tell(before, actor, move, after)
