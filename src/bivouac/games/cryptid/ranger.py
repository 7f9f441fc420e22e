"""The strongest player: it weighs what everybody knows, in every way the clues could be dealt.

All deals that could be for somebody who sees the tokens alone are one table. What a seat knows besides are its own
clues, so what it would think in any of these deals is a choice of rows and a count. Three things come of that:

- It infers from what others do: who searches believes in that hex, so deals in which they would rather have searched
  elsewhere weigh less.
- It values searches and questions alike: the odds to win at once, and for every answer that may come, how much it would
  then know, at the price of how likely the others, who hear it too, find the habitat before its next turn. So it
  searches early when others are close.
- It gives little away: of its own tokens it places the one after which the others, knowing what they know in the deals
  that it holds for possible, believe least in the true habitat.
"""

from functools import lru_cache
from itertools import permutations
from math import prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bivouac.engine import Luck, Seat
from bivouac.games.cryptid.board import GRID, Board
from bivouac.games.cryptid.clues import CODES, HINTED, clue_masks, parse_clue
from bivouac.games.cryptid.moves import SEARCH, Ask, CryptidMove, Cube, Disc
from bivouac.games.cryptid.odds import ALIKE, Flags, Numbers, allowed, best_place, colours_at, doubt_after
from bivouac.games.cryptid.player import Player
from bivouac.games.cryptid.puzzle import balanced, pairs_of
from bivouac.games.cryptid.rules import OPENING_CUBES
from bivouac.games.cryptid.view import CryptidView, Event, Hinted, Placed, Searched
from bivouac.games.cryptid.worlds import Worlds, find_worlds

Rows = NDArray[np.intp]

WHIM = 0.05  # how often somebody searches what is not the best hex for them at all
REASON = 4  # how sharply people prefer better hexes: a search of one half as good is 2 ** REASON times rarer
SEARCHES, QUESTIONS = 6, 4  # how many of the most promising ones are looked at closely
OPENING_SEATS = 4  # with more players, the deals before the opening is over are too many to count


class Public(NamedTuple):
    """The deals that could be for somebody who sees the tokens alone, a column each, and how likely each is."""

    seats: int
    fits: Flags  # clue × hex
    clues: Rows  # colour × deal
    hexes: Rows  # the habitat of each deal
    weights: Numbers

    @classmethod
    def seen(cls, view: CryptidView) -> "Public":
        """What follows from all that happened in the open."""
        opening = OPENING_CUBES * view.seats
        cubes = [0] * len(view.colours)
        for event in view.record[:opening]:
            if isinstance(event, Placed):
                cubes[event.colour] |= 1 << event.cell
        clues, hexes = _opened(view.board, view.seats, tuple(cubes))
        public = cls(view.seats, allowed(view.board), clues, hexes, np.ones(len(hexes)))
        for event in view.record[opening:]:
            public = public.after(event)
        return public

    def after(self, event: Event) -> "Public":
        """What follows once this has happened too."""
        if isinstance(event, Placed):
            return self.where(self.fits[self.clues[event.colour], event.cell] != event.cube)
        if isinstance(event, Hinted):
            true = np.array([not HINTED[event.hint] >> clue & 1 for clue in range(len(CODES))])
            return self.where(np.logical_and.reduce(true[self.clues]))
        if isinstance(event, Searched):
            beliefs = self.beliefs(event.seat)
            best = beliefs.max(axis=1)
            liking = (beliefs[:, event.cell] / np.where(best > 0, best, 1)) ** REASON
            weights = self.weights * (WHIM + liking[self.held(event.seat)])
            return self._replace(weights=weights / weights.max())
        return self

    def where(self, keep: Flags) -> "Public":
        return self._replace(clues=self.clues[:, keep], hexes=self.hexes[keep], weights=self.weights[keep])

    def known_to(self, view: CryptidView) -> "Public":
        """The deals that the viewer holds for possible: those with their own clues."""
        own = [(colour, parse_clue(code)) for colour, code in enumerate(view.clues) if code is not None]
        return self.where(np.logical_and.reduce([self.clues[colour] == clue for colour, clue in own]))

    @property
    def odds(self) -> Numbers:
        """How likely the habitat is on each hex."""
        return _summed(self.hexes, self.weights / self.weights.sum(), GRID.size)

    def held(self, seat: Seat) -> Rows:
        """The clues that a seat holds in each deal, as one number below `holdings`."""
        held: Rows = self.clues[colours_at(self.seats, seat)[0]]
        for colour in colours_at(self.seats, seat)[1:]:
            held = held * len(CODES) + self.clues[colour]
        return held

    def holdings(self, seat: Seat) -> int:
        return int(len(CODES) ** len(colours_at(self.seats, seat)))

    def beliefs(self, seat: Seat) -> Numbers:
        """How the weight of what a seat may hold is spread over the hexes: holding × hex."""
        spots = self.held(seat) * GRID.size + self.hexes
        return _summed(spots, self.weights, self.holdings(seat), GRID.size)

    def chances(self, seat: Seat, mine: "Public") -> Numbers:
        """The odds that a seat gives to the true habitat in each of these deals, if that is the true one."""
        beliefs, held = self.beliefs(seat), mine.held(seat)
        chances: Numbers = beliefs[held, mine.hexes] / beliefs.sum(axis=1)[held]
        return chances

    def chance_of(self, seat: Seat, mine: "Public") -> float:
        """The odds that a seat can be expected to give to the true habitat."""
        return float(np.average(self.chances(seat, mine), weights=mine.weights))

    def allowing(self, seat: Seat, cell: int) -> Flags:
        """The deals in which all clues of a seat allow a hex."""
        fits: Flags = np.logical_and.reduce([self.fits[self.clues[k], cell] for k in colours_at(self.seats, seat)])
        return fits

    def doubts(self, seat: Seat) -> Numbers:
        """For each hex the doubt about the habitat that is to be expected after asking a seat about it."""
        _, first, which = np.unique(self.held(seat), return_index=True, return_inverse=True)
        joint = _summed(which * GRID.size + self.hexes, self.weights, len(first), GRID.size)
        fits = np.logical_and.reduce([self.fits[self.clues[k][first]] for k in colours_at(self.seats, seat)])
        return doubt_after(fits.T.astype(np.float64) @ joint, joint.sum(axis=0))

    def chances_after(self, seat: Seat, mine: "Public", colour: int, shown: Flags) -> Numbers:
        """`chance_of`, after each of some tokens of a colour; `shown`: which clues agree with which token.

        Nobody's holding changes by a token, only which deals go with it. So the deals are counted once by the clue of
        that colour, and a product with `shown` sums up what each token leaves.
        """
        held, clues, count = self.held(seat), self.clues[colour], len(CODES)
        wanted, which = np.unique(mine.held(seat) * GRID.size + mine.hexes, return_inverse=True)
        place = np.full(self.holdings(seat) * GRID.size, -1)
        place[wanted] = np.arange(len(wanted))
        there = place[held * GRID.size + self.hexes]
        hit = there >= 0
        true = _summed(there[hit] * count + clues[hit], self.weights[hit], len(wanted), count) @ shown
        whole = _summed(held * count + clues, self.weights, self.holdings(seat), count) @ shown
        weights = _summed(which, mine.weights / mine.weights.sum(), len(wanted))
        chances: Numbers = weights @ (true / whole[wanted // GRID.size])
        return chances


def _summed(places: Rows, weights: Numbers, *shape: int) -> Numbers:
    """The weights that go to each place, summed up."""
    return np.asarray(np.bincount(places, weights, prod(shape)), np.float64).reshape(shape)


@lru_cache(maxsize=16)
def _opened(board: Board, seats: int, cubes: tuple[int, ...]) -> tuple[Rows, Rows]:
    """The deals that the cubes of the opening leave, and their habitats. A game asks for them again and again."""
    masks = clue_masks(board)
    fair = balanced(masks, board.advanced)
    choices = [[clue for clue in fair if not masks[clue] & own] for own in cubes]
    return _every_order(find_worlds(masks, choices, pairs_of(seats)))


def _every_order(worlds: Worlds) -> tuple[Rows, Rows]:
    """All worlds: those with the clues of colours that are alike swapped, too."""
    table, hexes = worlds.table.astype(np.intp), worlds.hexes.astype(np.intp)
    for group in worlds.alike:
        orders = list(permutations(group))
        swapped = np.tile(table, len(orders))
        swapped[group] = np.concatenate([table[list(order)] for order in orders], axis=1)
        table, hexes = swapped, np.tile(hexes, len(orders))
    return table, hexes


class Ranger(Player):
    """Weighs what everybody knows, what a move tells them, and what it may win."""

    def turn(self, view: CryptidView, luck: Luck) -> CryptidMove:
        public = Public.seen(view)
        mine = public.known_to(view)
        odds = mine.odds
        if odds.max() >= 1 - ALIKE:
            return SEARCH[best_place(odds, luck)]
        searches = [SEARCH[cell] for cell in np.argsort(-odds, kind="stable")[:SEARCHES].tolist() if odds[cell] > 0]
        questions = _most_telling(view, mine)
        worth = [search_worth(public, mine, view.seat, move.cell) for move in searches]
        worth += [question_worth(public, mine, view.seat, move) for move in questions]
        moves: list[CryptidMove] = [*searches, *questions]
        return moves[best_place(np.array(worth), luck)]

    def token(self, view: CryptidView, luck: Luck) -> CryptidMove:
        if view.phase == "opening" and view.seats > OPENING_SEATS:
            return view.moves[best_place(_clues_left(view), luck)]
        return view.moves[best_place(-_given_away(view), luck)]

    def wants_hint(self, view: CryptidView, luck: Luck) -> bool:
        """A hint brings all closer together: good for who is behind."""
        public = Public.seen(view)
        mine = public.known_to(view)
        others = [public.chance_of(seat, mine) for seat in range(view.seats) if seat != view.seat]
        return public.chance_of(view.seat, mine) < sum(others) / len(others)


def _most_telling(view: CryptidView, mine: Public) -> list[Ask]:
    """The questions that leave least doubt about the habitat."""
    questions = [move for move in view.moves if isinstance(move, Ask)]
    doubts = {seat: mine.doubts(seat) for seat in sorted({move.seat for move in questions})}
    return sorted(questions, key=lambda move: float(doubts[move.seat][move.cell]))[:QUESTIONS]


def search_worth(public: Public, mine: Public, me: Seat, cell: int) -> float:
    """What a search wins at once, and what is to be hoped for after the first cube that may end it."""
    told = public.after(Searched(me, cell))
    told = told.where(told.allowing(me, cell))
    worth = float(mine.weights[mine.hexes == cell].sum())
    for step in range(1, public.seats):
        seat = (me + step) % public.seats
        fits, fits_mine = told.allowing(seat, cell), mine.allowing(seat, cell)
        worth += _hope(told.where(~fits), mine.where(~fits_mine), me)
        told, mine = told.where(fits), mine.where(fits_mine)
    return worth


def question_worth(public: Public, mine: Public, me: Seat, question: Ask) -> float:
    """What is to be hoped for after either answer."""
    yes, yes_mine = (deals.allowing(question.seat, question.cell) for deals in (public, mine))
    return _hope(public.where(yes), mine.where(yes_mine), me) + _hope(public.where(~yes), mine.where(~yes_mine), me)


def _hope(public: Public, mine: Public, me: Seat) -> float:
    """What is left to play for: the weight of the deals in which none of the others finds the habitat before my next
    turn, each for half if I cannot know it by then, and for the whole if I do."""
    if not len(mine.hexes):
        return 0.0
    spared = np.prod([1 - public.chances(seat, mine) for seat in range(public.seats) if seat != me], axis=0)
    return float((mine.weights * spared * (1 + mine.odds[mine.hexes]) / 2).sum())


def _given_away(view: CryptidView) -> Numbers:
    """For each token that could be placed now, the odds that the others would then give to the true habitat."""
    public = Public.seen(view)
    mine = public.known_to(view)
    tokens = [move for move in view.moves if isinstance(move, Cube | Disc)]
    given = np.zeros(len(tokens))
    for name in dict.fromkeys(move.colour for move in tokens):
        some = [place for place, move in enumerate(tokens) if move.colour == name]
        cubes = isinstance(tokens[some[0]], Cube)
        shown = public.fits[:, [tokens[place].cell for place in some]] != cubes
        for seat in range(view.seats):
            if seat != view.seat:
                given[some] += public.chances_after(seat, mine, view.colours.index(name), shown)
    return given


def _clues_left(view: CryptidView) -> Numbers:
    """For each cube of the opening, how many clues it leaves possible: the first one, together with the best second."""
    cubes = [move for move in view.moves if isinstance(move, Cube)]
    own = view.cubes[view.seat]
    masks = clue_masks(view.board)
    clues = [clue for clue in balanced(masks, view.board.advanced) if not masks[clue] & own]
    out = ~allowed(view.board)[np.ix_(clues, [move.cell for move in cubes])]
    both = out.T.astype(np.float64) @ out
    alone = both.diagonal().copy()
    np.fill_diagonal(both, 0)
    return alone if own else both.max(axis=1)
