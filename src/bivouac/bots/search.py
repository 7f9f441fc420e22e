"""Information-set Monte Carlo tree search, for every game.

A simulation draws a full game that the view could come from, goes down a tree of what the searcher can see, adds a
leaf, has it valued, and hands the values up. Worlds differ in what is legal, so a child is compared by how often it was
open to choice, not by how often its parent was visited (single-observer ISMCTS: Cowling, Powley and Whitehouse 2012).
Where to look first is said by priors, as in PUCT (Silver et al. 2017).

A title can say how worlds are drawn, what there is to choose between, which of it deserves a look, where the tree ends,
what a state is worth, and what of a move is hidden: a `Guide`. Without one, worlds are imagined, any move can be chosen
and all are alike, and a state is worth what random play makes of it.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from math import ceil, inf, log2, sqrt
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

    def begin(self) -> Callable[[], bool]:
        """From now on the seconds count; what it gives says whether they are over."""
        end = thread_time() + self.seconds
        return lambda: thread_time() > end


class Guide:
    """What a search has to know of a game; this one knows the rules alone."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def imagine(self, view: Any, luck: Luck) -> Any:
        """A world to search in; by default each as likely as it is."""
        return self.game.imagine(view, luck)

    def options(self, state: Any, seat: Seat) -> Sequence[Any]:
        """What a seat can choose between: its moves, or whole turns where a step of one says little by itself. The
        searcher's own are the same in all worlds."""
        options: Sequence[Any] = state.moves(seat)
        return options

    def play(self, state: Any, seat: Seat, option: Any) -> None:
        """Does what a seat has chosen, or chance."""
        state.play(seat, option)

    def first(self, option: Any) -> Any:
        """The move that an option begins with."""
        return option

    def priors(self, state: Any, seat: Seat, options: Sequence[Any]) -> Sequence[float]:
        """How much each option deserves a look; they add up to 1."""
        return [1 / len(options)] * len(options)

    def cut(self, state: Any) -> bool:
        """Whether the tree ends here."""
        return False

    def values(self, states: Sequence[Any], luck: Luck) -> Sequence[Sequence[float]]:
        """What states are worth to each seat: 0 to 1, or about as much apart. May play on in them. By default: who wins
        at random."""
        return [_played_out(state, luck) for state in states]

    def seen(self, viewer: Seat, actor: Seat, move: Hashable) -> Hashable:
        """What a viewer sees of a move; of a hidden one not which it was."""
        return move


def _played_out(state: Any, luck: Luck) -> list[float]:
    while actors := state.actors:
        actor = actors[0]
        if actor == CHANCE:
            state.play(CHANCE, luck.weighted(state.outcomes()))
        else:
            state.play(actor, luck.choose(state.moves(actor)))
    return shares(state)


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


class World:
    """A full game that a search goes through again and again, with the mean of what that was worth to each seat.

    Worlds differ in luck by far more than moves differ in worth. So what a move brought in a world is compared to what
    others brought in the same one.
    """

    def __init__(self, state: AnyState) -> None:
        self.state, self.sums, self.count = state, [0.0] * state.setting.seats, 0

    def add(self, values: Sequence[float]) -> None:
        self.sums = [total + value for total, value in zip(self.sums, values, strict=True)]
        self.count += 1

    def less_luck(self, values: Sequence[float]) -> list[float]:
        """How much better or worse than usual in this world that is."""
        return [value - total / self.count for value, total in zip(values, self.sums, strict=True)]


Leaf = tuple[AnyState, Sequence[tuple[Seat, Node]]]
"""Where a simulation got to, and by which moves of whom."""

TOGETHER = 16
"""How many leaves are valued together, if that many are tried without looking at what they brought."""


class Search:
    """A player that searches.

    `width` is how many moves it takes into account at most, those with the highest priors. All of them are tried in
    the same worlds, then the better half of them in more, and so on (sequential halving: Karnin, Koren and Somekh
    2013). `worlds` is how many are drawn at most; then the same ones come again.
    """

    def __init__(self, guide: Guide, budget: Budget, width: int = 8, worlds: int = 16, curiosity: float = 0.3) -> None:
        self.guide, self.budget, self.width, self.worlds, self.curiosity = guide, budget, width, worlds, curiosity

    def choose(self, view: AnyView, luck: Luck) -> Any:
        if len(view.moves) == 1:
            return view.moves[0]
        root = self.explore(view, luck)
        (_, best), _ = max(root.children.items(), key=lambda found: (found[1].visits, found[1].mean))
        return self.guide.first(best)

    def explore(self, view: AnyView, luck: Luck) -> Node:
        """The tree of all simulations that the budget allows, one at least; `open` of its root says how many."""
        over = self.budget.begin()
        root, worlds = Node(), [World(self.guide.imagine(view, luck))]
        moves = self._candidates(view, worlds[0].state)
        rounds = max(1, ceil(log2(len(moves))))
        tries = 0
        for number in range(rounds):
            each = max(1, (self.budget.simulations - root.open) // ((rounds - number) * len(moves)))
            for some in _split(each, max(1, TOGETHER // len(moves))):
                if root.open and (root.open + some * len(moves) > self.budget.simulations or over()):
                    return root
                while len(worlds) < min(tries + some, self.worlds):
                    worlds.append(World(self.guide.imagine(view, luck)))
                self._simulate(root, [worlds[(tries + at) % len(worlds)] for at in range(some)], view.seat, moves, luck)
                tries += some
            moves.sort(key=lambda move: -root.children[view.seat, move].mean)
            del moves[(len(moves) + 1) // 2 :]
        return root

    def _candidates(self, view: AnyView, state: AnyState) -> list[Any]:
        """The options that deserve a look most."""
        options = self.guide.options(state, view.seat)
        priors = self.guide.priors(state, view.seat, options)
        order = sorted(range(len(priors)), key=lambda at: -priors[at])
        return [options[at] for at in order[: min(self.width, self.budget.simulations)]]

    def _simulate(
        self, root: Node, worlds: Sequence[World], viewer: Seat, moves: Sequence[Hashable], luck: Luck
    ) -> None:
        """Plays moves in worlds, goes on from there, and remembers what it was worth."""
        leaves = [self._descend(root, world, viewer, move, luck) for world in worlds for move in moves]
        over = [not state.actors for state, _ in leaves]
        going = [state for (state, _), ended in zip(leaves, over) if not ended]
        valued = iter(self.guide.values(going, luck) if going else ())
        values = [shares(state) if ended else next(valued) for (state, _), ended in zip(leaves, over)]
        places = [world for world in worlds for _ in moves]
        for world, one in zip(places, values):
            world.add(one)
        for world, one, (_, path) in zip(places, values, leaves):
            gains = world.less_luck(one)
            for actor, child in path:
                if actor != CHANCE:
                    child.total += gains[actor]

    def _descend(self, root: Node, world: World, viewer: Seat, first: Hashable, luck: Luck) -> Leaf:
        """Goes down the tree by a move in a world, to a node that is new. All on the way count as visited."""
        state, node = world.state.copy(), _child(root, (viewer, first))
        path = [(viewer, node)]
        root.open += 1
        self.guide.play(state, viewer, first)
        while node.visits and (actors := state.actors) and not self.guide.cut(state):
            actor = viewer if viewer in actors else actors[0]
            if actor == CHANCE:
                move = luck.weighted(state.outcomes())
                child = _child(node, (CHANCE, self.guide.seen(viewer, CHANCE, move)))
            else:
                move, child = self._select(node, state, actor, viewer)
            self.guide.play(state, actor, move)
            path.append((actor, child))
            node = child
        for _, child in path:
            child.visits += 1
        return state, path

    def _select(self, node: Node, state: AnyState, actor: Seat, viewer: Seat) -> tuple[Any, Node]:
        """The move that promises most, or has been looked at too little for what it may promise."""
        moves = self.guide.options(state, actor)
        keys = [(actor, self.guide.seen(viewer, actor, move)) for move in moves]
        if any(key not in node.children for key in keys):
            for key, prior in zip(keys, self.guide.priors(state, actor, moves)):
                _child(node, key, prior)
        children = [node.children[key] for key in keys]
        tried = [child for child in children if child.visits]
        unknown = sum(child.total for child in tried) / sum(child.visits for child in tried) if tried else 0.0
        best, most = 0, -inf
        for at, child in enumerate(children):
            child.open += 1
            value = child.total / child.visits if child.visits else unknown
            value += self.curiosity * child.prior * sqrt(child.open) / (1 + child.visits)
            if value > most:
                best, most = at, value
        return moves[best], children[best]


def _split(whole: int, most: int) -> Iterator[int]:
    """A number in parts of this size, the last of what is left."""
    return (min(most, whole - start) for start in range(0, whole, most))


def _child(node: Node, key: tuple[Seat, Hashable], prior: float = 1.0) -> Node:
    child = node.children.get(key)
    if child is None:
        child = node.children[key] = Node(prior)
    return child
