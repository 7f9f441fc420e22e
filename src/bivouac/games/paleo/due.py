"""What tonight asks for: food for everybody, what missions and night cards want, and what that is built of."""

from bivouac.games.paleo.deeds import BOX, DEEDS_OF, NIGHT, TOOL, Deed
from bivouac.games.paleo.effects import RESOURCES, TOOLS
from bivouac.games.paleo.rules import PaleoState


def due_tonight(state: PaleoState) -> tuple[list[int], list[int]]:
    """Goods and tools that tonight's cards ask for, in their cheapest way; by night nobody is hungry any more."""
    goods, tools = [0 if state.night else sum(map(len, state.people)), 0, 0], [0] * len(TOOLS)
    cards = (*state.board, *(card for cards in state.allies for card in cards))
    for card in (*state.due, *state.later) if state.night else cards:
        ways = [deed for deed in NIGHT[card] if state.holds(deed)]
        if ways:
            way = min(ways, key=_size)
            for at in range(len(RESOURCES)):
                goods[at] += way.goods[at]
            for tool, many in way.tools:
                tools[tool] += many
            if way.mix[1]:
                goods[min(way.mix[0], key=lambda at: goods[at] - state.store[at])] += way.mix[1]
    if not state.night:
        _to_build(state, goods, tools)
    return goods, tools


def _size(deed: Deed) -> int:
    return sum(deed.goods) + deed.mix[1] + 2 * sum(many for _, many in deed.tools)


def _to_build(state: PaleoState, goods: list[int], tools: list[int]) -> None:
    """Tools that are wanting ask for what they are built of."""
    for card in (*BOX.rack, *state.rack):
        deed = DEEDS_OF[card][0]
        for step in deed.steps:
            if step.what == TOOL and (lack := tools[step.of] - state.held(state.everybody, step.of)) > 0:
                for at in range(len(RESOURCES)):
                    goods[at] += lack * deed.goods[at]
                for tool, many in deed.tools:
                    tools[tool] += lack * many
