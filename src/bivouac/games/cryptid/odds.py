"""Clues and odds as arrays: what the players that count worlds reckon with."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from bivouac.engine import Luck, Seat
from bivouac.games.cryptid.board import GRID, Board
from bivouac.games.cryptid.clues import CODES, clue_masks
from bivouac.games.cryptid.moves import colours_of, owner
from bivouac.hexes import flags

Numbers = NDArray[np.float64]
Flags = NDArray[np.bool_]

ALIKE = 1e-9  # scores that differ by less count as the same, so that rounding decides nothing


def colours_at(seats: int, seat: Seat) -> list[int]:
    """The colours of a seat, as numbers.

    >>> colours_at(4, 3), colours_at(2, 1)
    ([3], [2, 3])
    """
    return [colour for colour in range(len(colours_of(seats))) if owner(seats, colour) == seat]


@lru_cache(maxsize=256)
def allowed(board: Board) -> Flags:
    """Whether a clue allows a hex: clue × hex."""
    raw = b"".join(flags(mask, GRID.size) for mask in clue_masks(board))
    return np.frombuffer(raw, np.bool_).reshape(len(CODES), GRID.size)


def entropy(weights: Numbers) -> Numbers:
    """The doubt, in bits, in weights along the last axis; they need not sum to 1. Where there are none, no doubt.

    >>> entropy(np.array([[1.0, 1.0, 2.0], [3.0, 0.0, 0.0], [0.0, 0.0, 0.0]])).tolist()
    [1.5, 0.0, 0.0]
    """
    total = np.asarray(weights.sum(axis=-1))
    parts = weights * np.log2(weights, where=weights > 0, out=np.zeros_like(weights))
    whole = np.log2(total, where=total > 0, out=np.zeros_like(total))
    doubt: Numbers = whole - parts.sum(axis=-1) / np.where(total > 0, total, 1)
    return doubt


def doubt_after(yes: Numbers, whole: Numbers) -> Numbers:
    """The doubt that is to be expected after each of some questions; `yes` is what a yes leaves of the `whole`."""
    no = np.maximum(whole - yes, 0)
    doubt: Numbers = (entropy(yes) * yes.sum(axis=1) + entropy(no) * no.sum(axis=1)) / whole.sum()
    return doubt


def best_place(scores: Numbers, luck: Luck) -> int:
    """The place of the highest score; one of the places, if there are several."""
    return int(luck.choose(np.flatnonzero(scores >= scores.max() - ALIKE).tolist()))
