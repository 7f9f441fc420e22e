"""Cryptid: hidden clues on a hex map, for two to five.

The map and the rules are those of the box. Its puzzles are ours, made by the program (`setup`).
"""

from collections.abc import Callable, Mapping, Sequence

from bivouac.engine import BadDeal, Bot, Face, Game, Luck, Marks, Options, Phrase, Say, Seat, Setting, Sketch, State
from bivouac.games.cryptid import moves, phrases, sketch
from bivouac.games.cryptid.board import coordinates
from bivouac.games.cryptid.imagine import imagine
from bivouac.games.cryptid.moves import CryptidMove, Hint, Vote
from bivouac.games.cryptid.puzzle import Puzzle, fair
from bivouac.games.cryptid.rules import CryptidState
from bivouac.games.cryptid.setup import make_puzzle
from bivouac.games.cryptid.view import CryptidView


class CryptidOptions(Options, frozen=True):
    """`advanced`: clues may say where the habitat is not, and black structures stand on the map."""

    advanced: bool = False


class Cryptid(Game[Puzzle, CryptidMove, CryptidView]):
    name = "cryptid"
    seats = range(2, 6)
    options = CryptidOptions
    deal_type = Puzzle
    move_type = CryptidMove
    view_type = CryptidView
    state_type = CryptidState

    def deal(self, setting: Setting, luck: Luck) -> Puzzle:
        return make_puzzle(setting.seats, setting.options.advanced, luck)

    def start(self, setting: Setting, deal: Puzzle) -> CryptidState:
        if (deal.seats, deal.board.advanced) != (setting.seats, setting.options.advanced):
            raise BadDeal("bad-deal")
        return CryptidState.dealt(setting, fair(deal))

    def alphabet(self, setting: Setting) -> tuple[CryptidMove, ...]:
        return moves.alphabet(setting.seats)

    def mask(self, state: State[CryptidMove, CryptidView], seat: Seat) -> int:
        assert isinstance(state, CryptidState)
        return state.mask(seat)

    def imagine(self, view: CryptidView, luck: Luck) -> CryptidState:
        return imagine(view, luck)

    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        from bivouac.games.cryptid.bots import BOTS  # numpy is read only when somebody plays with bots

        return BOTS

    def seat_name(self, setting: Setting, seat: Seat) -> Phrase:
        return phrases.seat_phrase(seat)

    def prompt(self, view: CryptidView) -> Phrase:
        return phrases.prompt(view)

    def say(self, setting: Setting, move: CryptidMove) -> Phrase:
        return phrases.say(move)

    def tell(self, before: CryptidView, actor: Seat, move: CryptidMove, after: CryptidView) -> Sequence[Phrase]:
        return phrases.tell(before, after)

    def target(self, move: CryptidMove) -> str | None:
        return None if isinstance(move, Hint | Vote) else f"hex-{coordinates(move.cell).replace(',', '-')}"

    def sketch(self, view: CryptidView, say: Say) -> Sketch:
        return sketch.map_sketch(view)

    def brief(self, view: CryptidView, say: Say) -> Sketch:
        return sketch.brief(view, say)

    def sheet(self, view: CryptidView, marks: Marks, say: Say) -> Sketch:
        from bivouac.games.cryptid.sheet import sheet

        return sheet(view, marks, say)

    def face(self) -> Face[Puzzle, CryptidMove, CryptidView]:
        from bivouac.games.cryptid.face import FACE  # pictures are wanted only where there are pages

        return FACE


GAME = Cryptid()
