"""Players of Cryptid, weakest first. They see views only.

A wanderer plays anything legal. A scout keeps a sheet: the clues that each opponent's tokens leave, one opponent at a
time. A tracker knows all the ways the clues could be dealt, and asks what tells it most about the habitat. A ranger
also weighs what everybody else knows (`ranger`).
"""

from collections.abc import Callable, Mapping
from math import prod

import numpy as np

from bivouac.engine import Bot, Luck, Seat
from bivouac.games.cryptid.board import GRID
from bivouac.games.cryptid.clues import clue_masks, parse_clue
from bivouac.games.cryptid.deduce import Deduction, deduce
from bivouac.games.cryptid.evidence import agreeing
from bivouac.games.cryptid.moves import ASK, HINT, SEARCH, Ask, CryptidMove
from bivouac.games.cryptid.odds import Numbers, allowed, best_place, colours_at, doubt_after, entropy
from bivouac.games.cryptid.player import Player
from bivouac.games.cryptid.ranger import Ranger
from bivouac.games.cryptid.view import CryptidView
from bivouac.hexes import cells


class Wanderer(Player):
    """Plays any legal move."""


class Scout(Player):
    """Strikes out clues by the tokens, and asks about hexes that are still possible for everybody."""

    SEARCH_AT = 0.5
    HINT_BELOW = 0.2

    def turn(self, view: CryptidView, luck: Luck) -> CryptidMove:
        sheet = _sheet(view)
        odds = _sheet_odds(view, sheet)
        best = max(odds.values())
        if best >= self.SEARCH_AT:
            return luck.choose([SEARCH[cell] for cell, chance in odds.items() if chance == best])
        return luck.choose(
            [
                ASK[view.owner(colour)][cell]
                for colour, masks in sheet.items()
                for cell in odds
                if len({mask >> cell & 1 for mask in masks}) == 2  # the answer is not known yet
            ]
        )

    def wants_hint(self, view: CryptidView, luck: Luck) -> bool:
        return max(_sheet_odds(view, _sheet(view)).values()) < self.HINT_BELOW


def _sheet(view: CryptidView) -> dict[int, list[int]]:
    """For each colour of the others, what the clues allow that its tokens leave."""
    masks = clue_masks(view.board)
    others = [colour for colour, code in enumerate(view.clues) if code is None]
    return {colour: [masks[clue] for clue in agreeing(view, masks, colour)] for colour in others}


def _sheet_odds(view: CryptidView, sheet: Mapping[int, list[int]]) -> dict[int, float]:
    """The odds of each hex that is possible for all, as if the others' clues had nothing to do with each other."""
    masks = clue_masks(view.board)
    unmarked = GRID.all & ~sum(view.cubes)
    for code in view.clues:
        if code is not None:
            unmarked &= masks[parse_clue(code)]
    weights = {
        cell: prod(sum(mask >> cell & 1 for mask in left) / len(left) for left in sheet.values())
        for cell in cells(unmarked)
    }
    total = sum(weights.values())
    return {cell: weight / total for cell, weight in weights.items() if weight}


class Tracker(Player):
    """Knows every way the clues could be dealt, and asks what leaves least doubt about the habitat. That real puzzles
    are balanced and need every clue it does not know."""

    SEARCH_AT = 0.5
    HINT_BELOW = 0.2
    STUCK = 0.1  # bits; who cannot learn more than that by a question would like the hint

    def turn(self, view: CryptidView, luck: Luck) -> CryptidMove:
        known = deduce(view, needed=False, balance=False)
        odds = np.array(known.hex_odds)
        if odds.max() >= self.SEARCH_AT:
            return SEARCH[best_place(odds, luck)]
        questions = [move for move in view.moves if isinstance(move, Ask)]
        doubts = {seat: _doubt_after(known, seat) for seat in sorted({move.seat for move in questions})}
        doubt = np.array([doubts[move.seat][move.cell] for move in questions])
        best = best_place(-doubt, luck)
        stuck = entropy(odds) - doubt[best] < self.STUCK
        return HINT if stuck and HINT in view.moves else questions[best]

    def wants_hint(self, view: CryptidView, luck: Luck) -> bool:
        return max(deduce(view, needed=False, balance=False).hex_odds) < self.HINT_BELOW


def _doubt_after(known: Deduction, seat: Seat) -> Numbers:
    """For each hex the doubt about the habitat, in bits, that is to be expected after asking a seat about it."""
    fits, colours = allowed(known.view.board), colours_at(known.view.seats, seat)
    if len(colours) == 1:
        yes = fits.T.astype(np.float64) @ known.found.by_clue_and_hex[colours[0]]
    else:  # of two players one holds two clues, and both must fit
        both = fits[known.found.table[colours]].all(axis=0)
        yes = both.T.astype(np.float64) @ np.eye(GRID.size)[known.found.hexes]
        yes *= known.worlds / len(known.found.hexes)
    return doubt_after(yes, np.array(known.hex_counts, np.float64))


BOTS: Mapping[str, Callable[[], Bot]] = {"wanderer": Wanderer, "scout": Scout, "tracker": Tracker, "ranger": Ranger}
