"""Information-set Monte Carlo tree search, for every game.

A simulation draws a full game that the view could come from, goes down a tree of what the searcher can see, adds a
leaf, has it valued, and hands the values up. Worlds differ in what is legal, so a child is compared by how often it was
open to choice, not by how often its parent was visited (single-observer ISMCTS: Cowling, Powley and Whitehouse 2012).
Where to look first is said by priors, as in PUCT (Silver et al. 2017).

A title can say how worlds are drawn, which moves deserve a look, where the tree ends, what a state is worth, and what
of a move is hidden: a `Guide`. Without one, worlds are imagined, moves are alike, and a state is worth what random play
makes of it.
"""

from collections.abc import Hashable, Sequence
from math import sqrt
from time import thread_time
from typing import Any

import msgspec

from bivouac.engine import CHANCE, AnyGame, AnyState, AnyView, Luck, Seat


class Budget(msgspec.Struct, frozen=True):
    """How long to search: so many simulations, or so many seconds of one core if these are over sooner.

    Without a limit in seconds the same view and luck lead to the same choice on every machine.
    """

    simulations: int
    seconds: float = float("inf")


class Guide:
    """What a search has to know of a game; this one knows the rules alone."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def imagine(self, view: Any, luck: Luck) -> Any:
        """A world to search in; by default each as likely as it is."""
        return self.game.imagine(view, luck)

    def priors(self, state: Any, seat: Seat, moves: Sequence[Any]) -> Sequence[float]:
        """How much each move deserves a look; they add up to 1."""
        return [1 / len(moves)] * len(moves)

    def cut(self, state: Any) -> bool:
        """Whether the tree ends here."""
        return False

    def values(self, state: Any, luck: Luck) -> Sequence[float]:
        """What a state is worth to each seat, from 0 to 1. May play on in it. By default: who wins at random."""
        while actors := state.actors:
            actor = actors[0]
            if actor == CHANCE:
                state.play(CHANCE, luck.weighted(state.outcomes()))
            else:
                state.play(actor, luck.choose(state.moves(actor)))
        return shares(state)

    def seen(self, viewer: Seat, actor: Seat, move: Hashable) -> Hashable:
        """What a viewer sees of a move; of a hidden one not which it was."""
        return move


def shares(state: AnyState) -> list[float]:
    """Everybody's part of the victory in a game that is over."""
    winners = state.outcome.winners if state.outcome is not None else ()
    return [(seat in winners) / max(1, len(winners)) for seat in range(state.setting.seats)]


class Node:
    """A move that somebody made, as the searcher sees it: how often it was tried and open, and what it was worth to
    whoever made it."""

    __slots__ = ("children", "open", "prior", "total", "visits")

    def __init__(self, prior: float = 1.0) -> None:
        self.children: dict[tuple[Seat, Hashable], Node] = {}
        self.prior = prior
        self.visits = self.open = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Search:
    """A player that searches. `worlds` is how many are drawn at most; then the same ones come again."""

    def __init__(self, guide: Guide, budget: Budget, curiosity: float = 0.3, worlds: int = 64) -> None:
        self.guide, self.budget, self.curiosity, self.worlds = guide, budget, curiosity, worlds

    def choose(self, view: AnyView, luck: Luck) -> Any:
        if len(view.moves) == 1:
            return view.moves[0]
        root = self.explore(view, luck)
        tried = {move: root.children.get((view.seat, move)) for move in view.moves}
        return max(view.moves, key=lambda move: (node.visits, node.mean) if (node := tried[move]) else (0, 0.0))

    def explore(self, view: AnyView, luck: Luck) -> Node:
        """The tree of all simulations that the budget allows, one at least; `open` of its root says how many."""
        root, worlds = Node(), list[AnyState]()
        end = thread_time() + self.budget.seconds
        for number in range(self.budget.simulations):
            if number and thread_time() > end:
                break
            if number < self.worlds:
                worlds.append(self.guide.imagine(view, luck))
            self._simulate(root, worlds[number % self.worlds].copy(), view.seat, luck)
            if _decided(root, self.budget.simulations - number - 1):
                break
        return root

    def _simulate(self, root: Node, state: AnyState, viewer: Seat, luck: Luck) -> None:
        node, path = root, list[tuple[Seat, Node]]()
        root.open += 1
        while (actors := state.actors) and not (path and self.guide.cut(state)):
            actor = viewer if viewer in actors else actors[0]
            if actor == CHANCE:
                move = luck.weighted(state.outcomes())
                child = _child(node, (CHANCE, self.guide.seen(viewer, CHANCE, move)))
            else:
                move, child = self._select(node, state, actor, viewer)
            state.play(actor, move)
            path.append((actor, child))
            node = child
            if actor != CHANCE and not child.visits:
                break
        values = self.guide.values(state, luck) if state.actors else shares(state)
        for actor, child in path:
            child.visits += 1
            if actor != CHANCE:
                child.total += values[actor]

    def _select(self, node: Node, state: AnyState, actor: Seat, viewer: Seat) -> tuple[Any, Node]:
        """The move that promises most, or has been looked at too little for what it may promise."""
        moves = state.moves(actor)
        keys = [(actor, self.guide.seen(viewer, actor, move)) for move in moves]
        if any(key not in node.children for key in keys):
            for key, prior in zip(keys, self.guide.priors(state, actor, moves)):
                _child(node, key, prior)
        children = [node.children[key] for key in keys]
        tried = [child for child in children if child.visits]
        unknown = sum(child.total for child in tried) / sum(child.visits for child in tried) if tried else 0.5
        best, most = 0, -1.0
        for at, child in enumerate(children):
            child.open += 1
            value = child.total / child.visits if child.visits else unknown
            value += self.curiosity * child.prior * sqrt(child.open) / (1 + child.visits)
            if value > most:
                best, most = at, value
        return moves[best], children[best]


def _decided(root: Node, left: int) -> bool:
    """Whether so few simulations are left that no other move can be looked at more often than the first."""
    visits = sorted((child.visits for child in root.children.values()), reverse=True)
    return visits[0] - (visits[1] if len(visits) > 1 else 0) > left


def _child(node: Node, key: tuple[Seat, Hashable], prior: float = 1.0) -> Node:
    child = node.children.get(key)
    if child is None:
        child = node.children[key] = Node(prior)
    return child
