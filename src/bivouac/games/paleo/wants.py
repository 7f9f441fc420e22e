"""What modules ask for in the end: the goods and tools of their actions that bring tiles, or lead to them."""

from functools import cache
from typing import NamedTuple

from bivouac.games.paleo.deeds import BOX, CARDS, DEEDS_OF, SECRET, STATES, TILE, VICTORY
from bivouac.games.paleo.effects import RESOURCES


class Wants(NamedTuple):
    """Goods, and how many of each tool, of the actions that bring tiles."""

    goods: tuple[int, int, int]
    tools: dict[int, int]


@cache
def wants(modules: tuple[str, ...]) -> Wants:
    cards = [card.number for card in CARDS if card.set in modules] + list(BOX.secrets)
    goods, tools = [0, 0, 0], dict[int, int]()
    brought = {card for letter in modules for card in BOX.modules[letter].secrets}
    for card in cards:
        if CARDS[card].secret and card not in brought:
            continue
        for deed in DEEDS_OF[card]:
            if any(step.what in (TILE, SECRET, VICTORY) for step in deed.steps):
                goods = [max(one, two) for one, two in zip(goods, deed.goods)]
                laid = [(thing - len(RESOURCES), many) for thing, many in deed.laid if thing >= len(RESOURCES)]
                for tool, many in (*deed.tools, *deed.hold, *laid):
                    tools[tool] = max(many, tools.get(tool, 0))
    return Wants((goods[0], goods[1], goods[2]), tools)


def _liked(word: str) -> int:
    gained = sum(token.of == word for card in CARDS for action in card.actions for token in action.gain)
    return gained - sum(token.of == word for card in CARDS for action in card.actions for token in action.suffer)


LIKED = tuple(map(_liked, STATES))
"""Of each state: how many more actions bring it about as a reward than as harm."""
