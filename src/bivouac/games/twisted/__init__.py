"""Twisted Cryptids: hideouts, humans to lure and to scare, and sightings that are turned up at dusk, for two to four.

The rules are those of the box, and so are the few cards that the rulebook prints. All other cards are ours (`data`).
"""

from collections.abc import Callable, Mapping, Sequence

from bivouac.engine import Bot, Face, Game, Luck, Marks, Options, Phrase, Say, Seat, Setting, Sketch, State
from bivouac.games.twisted import moves, setup
from bivouac.games.twisted.effects import SITES
from bivouac.games.twisted.imagine import imagine
from bivouac.games.twisted.moves import Choose, Discard, Keep, Pile, Place, Play, Power, TwistedMove, Walk
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.setup import TwistedDeal
from bivouac.games.twisted.sites import PLACES
from bivouac.games.twisted.view import TwistedView


class TwistedOptions(Options, frozen=True):
    """There is nothing to choose."""


class Twisted(Game[TwistedDeal, TwistedMove, TwistedView]):
    name = "twisted"
    seats = range(2, 5)
    options = TwistedOptions
    deal_type = TwistedDeal
    move_type = TwistedMove
    view_type = TwistedView
    state_type = TwistedState

    def deal(self, setting: Setting, luck: Luck) -> TwistedDeal:
        return setup.make_deal(setting, luck)

    def start(self, setting: Setting, deal: TwistedDeal) -> TwistedState:
        setup.checked(setting, deal)
        return TwistedState.dealt_out(setting, deal.first, deal.cryptid_numbers, deal.trait_numbers)

    def alphabet(self, setting: Setting) -> tuple[TwistedMove, ...]:
        return moves.MOVES

    def mask(self, state: State[TwistedMove, TwistedView], seat: Seat) -> int:
        assert isinstance(state, TwistedState)
        return state.mask(seat)

    def imagine(self, view: TwistedView, luck: Luck) -> TwistedState:
        return imagine(view, luck)

    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        from bivouac.games.twisted.bots import BOTS  # read only when somebody plays with bots

        return BOTS

    def seat_name(self, setting: Setting, seat: Seat) -> Phrase:
        return Phrase(f"twisted-seat-{seat}")

    def prompt(self, view: TwistedView) -> Phrase:
        from bivouac.games.twisted import phrases

        return phrases.prompt(view)

    def say(self, setting: Setting, move: TwistedMove) -> Phrase:
        from bivouac.games.twisted import phrases

        return phrases.say(move)

    def tell(self, before: TwistedView, actor: Seat, move: TwistedMove, after: TwistedView) -> Sequence[Phrase]:
        from bivouac.games.twisted import phrases

        return phrases.tell(before, after)

    def target(self, move: TwistedMove) -> str | None:
        """What one points at: a site, a human or the rest area where they stand, a card, a pile."""
        if isinstance(move, Place | Choose):
            return f"site-{SITES[move.site]}"
        if isinstance(move, Walk):
            return f"human-{PLACES[move.start]}-{move.taste}"
        if isinstance(move, Play | Power | Discard):
            return f"card-{move.card}"
        if isinstance(move, Pile):
            return f"sighting-{move.card}"
        return f"trait-{move.trait}" if isinstance(move, Keep) else None

    def onto(self, move: TwistedMove) -> str | None:
        """Sightings are put on piles, humans on sites or back into the rest areas."""
        if isinstance(move, Pile):
            return f"pile-{move.pile}"
        return f"site-{PLACES[move.end]}" if isinstance(move, Walk) else None

    def sketch(self, view: TwistedView, say: Say) -> Sketch:
        from bivouac.games.twisted import sketch

        return sketch.map_sketch(view, say)

    def brief(self, view: TwistedView, say: Say) -> Sketch:
        from bivouac.games.twisted import sketch

        return sketch.brief(view, say)

    def sheet(self, view: TwistedView, marks: Marks, say: Say) -> Sketch | None:
        from bivouac.games.twisted import sketch

        return sketch.sheet(view, marks, say)

    def face(self) -> Face[TwistedDeal, TwistedMove, TwistedView]:
        from bivouac.games.twisted.face import FACE  # pictures are wanted only where there are pages

        return FACE


GAME = Twisted()
