"""The kernel of deduction: every way to give clues to the colours so that a puzzle comes of it.

A world is a clue for each colour, such that together they leave exactly one hex; no clue is there twice or with its
negation (CR-07, CR-08). Worlds are found colour by colour: a front of partial worlds, held as arrays, meets all clues
of the next colour at once. Colours with the same choice of clues are interchangeable: one order of theirs is enough.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations
from math import factorial, prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bivouac.engine import Luck
from bivouac.games.cryptid.board import GRID
from bivouac.games.cryptid.clues import CODES, Clue
from bivouac.games.cryptid.puzzle import PAIR_LEAVES, none_idle, shared, wide

Bytes = NDArray[np.uint8]
Flags = NDArray[np.bool_]
Words = NDArray[np.uint64]  # hex sets in two rows: the first 64 hexes of each, then the others
Counts = NDArray[np.int64]
Choices = Sequence[Sequence[Clue]]  # by colour the clues that it may have, in rising order
Pairs = Sequence[tuple[int, int]]

CHUNK = 1 << 16  # partial worlds looked at in one go: as many as the processor's cache likes
SLICE = 1 << 20  # numbers counted in one go: as many as memory likes

_SINGLE = {1 << cell: cell for cell in range(GRID.size)}
_NOTHING = np.empty((0, 1), np.uint8)
_EVERYWHERE = np.array([(1 << 64) - 1], np.uint64)


class Worlds:
    """All worlds; `len` is their number.

    `by_hex`: in how many of them the habitat is on each hex. `by_clue`: for each colour in how many it has each clue.
    `table`: the clues, a row for each colour and a column for each world; `hexes`: the habitats. Of colours that are
    `alike` only the order with rising clues is in the table.
    """

    def __init__(
        self, table: Bytes, hexes: Bytes, alike: list[list[int]], by_clue: list[list[int]], by_hex: list[int]
    ) -> None:
        self.table = table
        self.hexes = hexes
        self.alike = alike
        self.by_clue = by_clue
        self.by_hex = by_hex

    def __len__(self) -> int:
        return len(self.hexes) * _orders(self.alike)

    @cached_property
    def by_clue_and_hex(self) -> Counts:
        """For each colour the number of worlds in which it has each clue and the habitat is on each hex."""
        spots = (clues * np.uint16(GRID.size) + self.hexes for clues in self.table)
        counts = [_tally(spot, len(CODES) * GRID.size).reshape(-1, GRID.size) for spot in spots]
        return _evened(counts, self.alike)

    def draw(self, luck: Luck) -> tuple[Clue, ...]:
        """The clues of one world, each as likely as the others."""
        clues: list[Clue] = self.table[:, luck.below(len(self.hexes))].tolist()
        for group in self.alike:
            for colour, clue in zip(group, luck.shuffled([clues[colour] for colour in group]), strict=True):
                clues[colour] = clue
        return tuple(clues)


def find_worlds(masks: Sequence[int], choices: Choices, pairs: Pairs = (), needed: bool = True) -> Worlds:
    """All worlds in which each colour has one of its choices, on a map with these clue masks.

    With `needed`, two or more hexes are left without any one of the clues. The clues of two colours of one player
    (`pairs`) leave nine hexes or more.

    >>> from bivouac.games.cryptid.board import Board
    >>> from bivouac.games.cryptid.clues import NORMAL, clue_masks, parse_clue
    >>> masks = clue_masks(Board.from_code("3C7AB8445889808655"))
    >>> worlds = find_worlds(masks, [[parse_clue("3:green")], NORMAL, [parse_clue("2:bear")]])
    >>> len(worlds), [CODES[clue] for clue in NORMAL if worlds.by_clue[1][clue]]
    (5, ['on:FW', 'on:FS', 'on:MW', 'on:MS', '2:shack'])
    """
    unsettled = [colour for colour, choice in enumerate(choices) if len(choice) != 1]
    if len(unsettled) <= 2:
        return _few(masks, choices, unsettled, pairs, needed)
    words = np.frombuffer(b"".join([mask.to_bytes(16, "little") for mask in masks]), "<u8").reshape(-1, 2).T.copy()
    alike = _alike(choices, pairs)
    levels = [_Level(words, choices[group[0]], place > 0) for group in alike for place in range(len(group))]
    by_colour = np.argsort([colour for group in alike for colour in group])
    tables, hexes = [np.empty((len(choices), 0), np.uint8)], [np.empty(0, np.uint8)]
    for table, low, high in _grown(_NOTHING, _EVERYWHERE, _EVERYWHERE, levels, needed):
        full = table[by_colour]
        keep = _sound(words, full, pairs, needed)
        tables.append(full[:, keep])
        hexes.append(_places(low[keep], high[keep]))
    return _counted(np.concatenate(tables, axis=1), np.concatenate(hexes), alike)


def _alike(choices: Choices, pairs: Pairs) -> list[list[int]]:
    """The colours in groups with the same choice, the smallest choices first. Colours of two players who hold pairs
    are never interchangeable."""
    player = {colour: number for number, pair in enumerate(pairs) for colour in pair}
    groups: dict[tuple[int, ...], list[int]] = {}
    for colour, choice in enumerate(choices):
        groups.setdefault((len(choice), player.get(colour, 0), *choice), []).append(colour)
    return [groups[key] for key in sorted(groups)]


def _few(masks: Sequence[int], choices: Choices, unsettled: list[int], pairs: Pairs, needed: bool) -> Worlds:
    """The same for at most two colours with a choice: there is too little to do for arrays to be worth their while."""
    settled = [colour for colour in range(len(choices)) if colour not in unsettled]
    while len(unsettled) < 2:
        unsettled = [*unsettled, settled.pop()]
    one, other = unsettled
    clues = [choice[0] if choice else 0 for choice in choices]
    known = shared([masks[clues[colour]] for colour in settled])
    seconds = [(clue, masks[clue]) for clue in choices[other]]
    found, hexes = [], []
    for first in choices[one]:
        there = known & masks[first]
        for second in [clue for clue, mask in seconds if there & mask in _SINGLE]:
            clues[one], clues[other] = first, second
            held = [masks[clue] for clue in clues]
            if (none_idle(held) if needed else len({*clues}) == len(clues)) and wide(held, pairs):
                found.append(clues.copy())
                hexes.append(_SINGLE[there & masks[second]])
    by_clue, by_hex = [[0] * len(CODES) for _ in choices], [0] * GRID.size
    for world, cell in zip(found, hexes, strict=True):
        by_hex[cell] += 1
        for counts, clue in zip(by_clue, world, strict=True):
            counts[clue] += 1
    table = np.array(found, np.uint8).reshape(-1, len(choices)).T
    return Worlds(table, np.array(hexes, np.uint8), [[colour] for colour in range(len(choices))], by_clue, by_hex)


class _Level:
    """A colour that is given a clue: its choice, as clues and as hex sets."""

    def __init__(self, words: Words, choice: Sequence[Clue], rising: bool) -> None:
        self.clues = np.array(choice, np.uint8)
        self.low, self.high = words[:, self.clues]
        self.rising = rising  # whether the clue must be higher than that of the colour before


def _grown(
    table: Bytes, low: Words, high: Words, levels: list[_Level], needed: bool
) -> Iterator[tuple[Bytes, Words, Words]]:
    """Partial worlds and what they leave, given a clue for each level; those that leave one hex at the end."""
    if not levels:
        yield table, low, high
        return
    level, *rest = levels
    size = len(level.clues) or 1
    step = CHUNK // size
    for start in range(0, len(low), step):
        lows = (low[start : start + step, None] & level.low).ravel()
        highs = (high[start : start + step, None] & level.high).ravel()
        left = np.bitwise_count(lows)
        left += np.bitwise_count(highs)
        # While clues are to come that are needed, more than one hex must be left.
        keep = np.flatnonzero(left > needed if rest else left == 1)
        rows, picks = np.divmod(keep, size)
        grown = np.concatenate((table[:, start + rows], level.clues[None, picks]))
        if level.rising:
            up = grown[-1] > grown[-2]
            keep, grown = keep[up], grown[:, up]
        yield from _grown(grown, lows[keep], highs[keep], rest, needed)


def _sound(words: Words, table: Bytes, pairs: Pairs, needed: bool) -> Flags:
    """Which of the worlds that leave one hex keep to the other rules; see `none_idle` and `wide`."""
    keep: Flags = np.ones(table.shape[1], np.bool_)
    held = words[:, table]
    if needed:
        once = more = np.zeros_like(held[:, 0])
        for out in ~held.swapaxes(0, 1):
            more = more | once & out
            once = once | out
        alone = once & ~more
        keep &= (~held & alone[:, None]).any(axis=0).all(axis=0)
    else:
        for one, other in combinations(table, 2):
            keep &= one != other
    for one, other in pairs:
        both = np.bitwise_count(held[:, one] & held[:, other])
        keep &= both[0] + both[1] >= PAIR_LEAVES
    return keep


def _places(low: Words, high: Words) -> Bytes:
    """The numbers of single hexes: how many bits are below them."""
    return np.where(low, np.bitwise_count(low - 1), 64 + np.bitwise_count(high - 1)).astype(np.uint8)


# Counting


def _counted(table: Bytes, hexes: Bytes, alike: list[list[int]]) -> Worlds:
    by_clue = _evened([_tally(clues, len(CODES)) for clues in table], alike)
    by_hex = _tally(hexes, GRID.size) * _orders(alike)
    return Worlds(table, hexes, alike, by_clue.tolist(), by_hex.tolist())


def _tally(numbers: NDArray[Any], size: int) -> Counts:
    """How often each number below `size` is there."""
    counts = np.bincount(numbers[:SLICE], minlength=size)
    for start in range(SLICE, len(numbers), SLICE):
        counts += np.bincount(numbers[start : start + SLICE], minlength=size)
    return counts


def _evened(counts: list[Counts], alike: list[list[int]]) -> Counts:
    """Counts by colour, as they would be with all orders of colours that are alike."""
    even = np.array(counts) * _orders(alike)
    for group in alike:
        if len(group) > 1:
            even[group] = even[group].sum(axis=0) // len(group)
    return even


def _orders(alike: list[list[int]]) -> int:
    """In how many ways the clues of colours that are alike can be swapped."""
    return prod([factorial(len(group)) for group in alike])
