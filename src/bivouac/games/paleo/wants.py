"""What modules ask for in the end: the goods and tools of their actions that bring tiles, or lead to them."""

from functools import cache
from typing import NamedTuple

from bivouac.games.paleo.deeds import BOX, CARDS, DEEDS_OF, SECRET, TILE, VICTORY


class Wants(NamedTuple):
    """What modules ask for in the end: goods and tools of the actions that bring tiles."""

    goods: tuple[int, int, int]
    tools: frozenset[int]


@cache
def wants(modules: tuple[str, ...]) -> Wants:
    cards = [card.number for card in CARDS if card.set in modules] + list(BOX.secrets)
    goods, tools = [0, 0, 0], set[int]()
    brought = {card for letter in modules for card in BOX.modules[letter].secrets}
    for card in cards:
        if CARDS[card].secret and card not in brought:
            continue
        for deed in DEEDS_OF[card]:
            if any(step.what in (TILE, SECRET, VICTORY) for step in deed.steps):
                goods = [max(one, two) for one, two in zip(goods, deed.goods)]
                tools |= {tool for tool, _ in (*deed.tools, *deed.hold)}
    return Wants((goods[0], goods[1], goods[2]), frozenset(tools))
