"""What follows from a view, exactly: the clues that others may have, the odds of each hex, and why something is out.

A world is a way to give clues to the colours that agrees with every token, the hint and the viewer's own clues, and
that makes a fair puzzle (see `puzzle`). Two inferences of strong players can be left out: that every clue is needed,
and that clues are balanced. Worlds count alike, as the generator deals them. What somebody meant by a question or by
the place of a cube, and why this hint was given of those that are true, is not weighed.
"""

from collections.abc import Iterable
from functools import cached_property, lru_cache
from itertools import compress

import msgspec

from bivouac.games.cryptid.board import Board
from bivouac.games.cryptid.clues import ADVANCED, HINTED, POSITIVE, Clue, clue_masks, clues_of, parse_clue
from bivouac.games.cryptid.puzzle import balanced, pairs_of
from bivouac.games.cryptid.view import CryptidView, Hinted, Placed
from bivouac.games.cryptid.worlds import find_worlds

# Why something is out. A token (`Placed`) or the hint (`Hinted`) is the event itself.


class Shown(msgspec.Struct, frozen=True, tag="shown"):
    """The viewer knows this colour's clue."""

    colour: int
    clue: Clue


class NotInMode(msgspec.Struct, frozen=True, tag="not-in-mode"):
    """Not a clue of the normal game."""


class Unbalanced(msgspec.Struct, frozen=True, tag="unbalanced"):
    """Its positive form covers too few hexes or too many."""

    hexes: int


class Excluded(msgspec.Struct, frozen=True, tag="excluded"):
    """None of the clues that a colour may have allows the hex."""

    colour: int


class NoWorld(msgspec.Struct, frozen=True, tag="no-world"):
    """It agrees with each colour by itself, but never with all together."""


WhyClue = Shown | NotInMode | Placed | Hinted | Unbalanced | NoWorld
WhyHex = Placed | Shown | Excluded | NoWorld


def deduce(view: CryptidView, *, needed: bool = True, balance: bool = True) -> "Deduction":
    """What a viewer can know; on request without the inferences that every clue is needed, or that clues are balanced.

    >>> from bivouac.engine import SPECTATOR
    >>> from bivouac.games.cryptid import GAME
    >>> from bivouac.games.cryptid.clues import CODES
    >>> from bivouac.games.cryptid.moves import Cube
    >>> from bivouac.games.cryptid.puzzle import Puzzle
    >>> game = GAME.start(GAME.setting(3), Puzzle.from_share_code("3C7AB8445889808655-3-2DM3M"))
    >>> game.play(0, Cube(0, "blue"))
    >>> deduce(game.view(SPECTATOR)).worlds, deduce(game.view(1)).worlds
    (28, 2)
    >>> deduction = deduce(game.view(1))
    >>> [CODES[clue] for clue in deduction.possible[0]], deduction.hex_odds[33]
    (['2:bear', '3:green'], 1.0)
    >>> deduction.why_clue_out(0, parse_clue("1:S")), deduction.why_clue_out(0, parse_clue("2:shack"))
    (Placed(colour=0, cube=True, cell=0), Unbalanced(hexes=34))
    """
    return Deduction(view, needed, balance)


class Deduction:
    """What a viewer can know. Lists by colour are in the order of the view; a colour whose clue is known has just that.

    `choices`: for each colour the clues that agree with its own tokens and the hint, that are balanced, and that are no
    known clue of another colour nor the negation of one. `found`: the worlds made of these, `worlds` their number,
    `hex_counts` and `clue_counts` in how many of them each hex is the habitat and each colour has each clue.
    `possible`: for each colour the clues that it has in some world.
    """

    def __init__(self, view: CryptidView, needed: bool, balance: bool) -> None:
        self.view = view
        self.masks, fit = _clues_on(view.board)
        self.known = [None if code is None else parse_clue(code) for code in view.clues]
        taken = {clue % POSITIVE for clue in self.known if clue is not None}
        pool = fit if balance else clues_of(view.board.advanced)
        self.choices = [
            [clue for clue in self._agreeing(colour, pool) if clue % POSITIVE not in taken]
            if known is None
            else [known]
            for colour, known in enumerate(self.known)
        ]
        self.found = find_worlds(self.masks, self.choices, pairs_of(view.seats), needed)
        self.worlds = len(self.found)
        self.hex_counts = self.found.by_hex
        self.clue_counts = self.found.by_clue
        self.possible = [list(compress(ADVANCED, counts)) for counts in self.clue_counts]

    def _agreeing(self, colour: int, clues: Iterable[Clue]) -> list[Clue]:
        masks, discs = self.masks, self.view.discs[colour]
        tokens = discs | self.view.cubes[colour]
        agreeing = [clue for clue in clues if masks[clue] & tokens == discs]
        hint = self.view.hint
        return agreeing if hint is None else [clue for clue in agreeing if not HINTED[hint] >> clue & 1]

    @cached_property
    def agreeing(self) -> list[list[Clue]]:
        """For each colour the clues that agree with its own tokens and the hint: what a glance at the map tells."""
        return [self._agreeing(colour, clues_of(self.view.board.advanced)) for colour in range(len(self.known))]

    @property
    def hex_odds(self) -> list[float]:
        return [count / max(1, self.worlds) for count in self.hex_counts]

    @property
    def clue_odds(self) -> list[list[float]]:
        return [[count / max(1, self.worlds) for count in counts] for counts in self.clue_counts]

    # Reasons

    def why_clue_out(self, colour: int, clue: Clue) -> WhyClue | None:
        """Why a colour cannot have a clue; None if it can. Of several tokens against it the first one placed."""
        if self.clue_counts[colour][clue]:
            return None
        if clue not in clues_of(self.view.board.advanced):
            return NotInMode()
        view, mask = self.view, self.masks[clue]
        for event in view.record:
            if isinstance(event, Placed) and event.colour == colour and event.cube == bool(mask >> event.cell & 1):
                return event
        if view.hint is not None and HINTED[view.hint] >> clue & 1:
            return Hinted(view.hint)
        for holder, known in enumerate(self.known):
            alike = known is not None and known % POSITIVE == clue % POSITIVE
            if known is not None and (known != clue if holder == colour else alike):
                return Shown(holder, known)
        if clue not in self.choices[colour]:
            return Unbalanced(self.masks[clue % POSITIVE].bit_count())
        return NoWorld()

    def why_hex_out(self, cell: int) -> WhyHex | None:
        """Why a hex cannot be the habitat; None if it can."""
        if self.hex_counts[cell]:
            return None
        for event in self.view.record:
            if isinstance(event, Placed) and event.cube and event.cell == cell:
                return event
        for colour, known in enumerate(self.known):
            if known is not None and not self.masks[known] >> cell & 1:
                return Shown(colour, known)
        for colour, clues in enumerate(self.choices):
            if not any(self.masks[clue] >> cell & 1 for clue in clues):
                return Excluded(colour)
        return NoWorld()


@lru_cache(maxsize=256)
def _clues_on(board: Board) -> tuple[tuple[int, ...], list[Clue]]:
    """The masks of a map, and the clues that are balanced on it."""
    masks = clue_masks(board)
    return masks, balanced(masks, board.advanced)
