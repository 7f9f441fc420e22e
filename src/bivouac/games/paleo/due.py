"""What tonight asks for: food for everybody, what missions and night cards want, and what that is built of."""

from collections.abc import Sequence
from typing import Protocol

from bivouac.games.paleo.deeds import BOX, DEEDS_OF, NIGHT, TOOL, Deed
from bivouac.games.paleo.effects import TOOLS
from bivouac.games.paleo.view import N_TOOLS


def _size(deed: Deed) -> int:
    return sum(deed.goods) + deed.mix[1] + 2 * sum(many for _, many in deed.tools)


CHEAPEST = tuple(tuple(sorted(deeds, key=_size)) for deeds in NIGHT)
"""What a card asks for at night, the cheapest way first."""
BUILT = tuple(tuple(step.of for deed in deeds[:1] for step in deed.steps if step.what == TOOL) for deeds in DEEDS_OF)
"""The tools that an idea is for."""


class Planning(Protocol):
    """What is looked at, in a view as in a state."""

    @property
    def night(self) -> bool: ...
    @property
    def people(self) -> Sequence[tuple[int, ...]]: ...
    @property
    def allies(self) -> Sequence[tuple[int, ...]]: ...
    @property
    def board(self) -> tuple[int, ...]: ...
    @property
    def rack(self) -> tuple[int, ...]: ...
    @property
    def store(self) -> Sequence[int]: ...
    @property
    def states(self) -> int: ...
    @property
    def due(self) -> tuple[int, ...]: ...
    @property
    def later(self) -> tuple[int, ...]: ...


def holdings(tools: Sequence[int]) -> list[int]:
    """How many of each tool all groups have together."""
    return [*map(sum, zip(*(tools[at : at + N_TOOLS] for at in range(0, len(tools), N_TOOLS))))]


def due_tonight(state: Planning, held: list[int]) -> tuple[list[int], list[int]]:
    """Goods and tools that tonight's cards ask for, in their cheapest way; by night nobody is hungry any more. `held`
    is what everybody has of each tool."""
    goods, tools = [0 if state.night else sum(map(len, state.people)), 0, 0], [0] * len(TOOLS)
    cards = (*state.board, *(card for cards in state.allies for card in cards))
    for card in (*state.due, *state.later) if state.night else cards:
        for way in CHEAPEST[card]:
            if way.when < 0 or state.states >> way.when & 1:
                _add(state, way, goods, tools)
                break
    if not state.night and any(tools):
        _to_build(state, held, goods, tools)
    return goods, tools


def _add(state: Planning, way: Deed, goods: list[int], tools: list[int]) -> None:
    for at, many in enumerate(way.goods):
        goods[at] += many
    for tool, many in way.tools:
        tools[tool] += many
    if way.mix[1]:
        goods[min(way.mix[0], key=lambda at: goods[at] - state.store[at])] += way.mix[1]


def _to_build(state: Planning, held: list[int], goods: list[int], tools: list[int]) -> None:
    """Tools that are wanting ask for what they are built of."""
    for card in (*BOX.rack, *state.rack):
        deed = DEEDS_OF[card][0]
        for tool in BUILT[card]:
            lack = tools[tool] - held[tool]
            if lack > 0:
                for at, many in enumerate(deed.goods):
                    goods[at] += lack * many
                for other, many in deed.tools:
                    tools[other] += lack * many
