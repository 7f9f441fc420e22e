"""How the tribe stands: the chance to win, as it is between two turns, from what can be counted."""

from collections.abc import Sequence
from itertools import chain
from math import exp
from typing import Protocol

from bivouac.games.paleo.deeds import (
    AXE,
    BOW,
    CLOTHING,
    HEARTS,
    HORN,
    PELT,
    RED,
    ROOT,
    ROPE,
    SPEAR,
    TALISMAN,
    TORCH,
)
from bivouac.games.paleo.due import Planning, due_tonight, holdings
from bivouac.games.paleo.view import TILES
from bivouac.games.paleo.wants import wants

WEIGHTS = (
    -0.60,  # for a start
    -0.95,  # a group more than two
    0.63,  # a tile
    0.59,  # the fourth one
    -0.39,  # a skull
    -0.04,  # a skull, squared
    -0.13,  # a day gone by
    1.13,  # ten turns left today
    -0.01,  # a food that is wanting tonight
    -0.02,  # from the third one on
    -0.50,  # that is wanting, and it is late
    0.12,  # a food to spare, up to eight
    -0.04,  # wood or stone that is wanting tonight
    -0.11,  # that is wanting, and it is late
    -0.16,  # a tool that is wanting tonight
    -0.53,  # that is wanting, and it is late
    0.14,  # wood to spare, up to six
    0.03,  # stone to spare, up to six
    0.19,  # a tool with skills, up to eight
    0.10,  # a pelt or clothing, up to six
    0.17,  # a tool that tiles ask for, up to two
    0.05,  # a talisman, up to two
    0.10,  # a root, up to two
    -0.79,  # a person, by group
    0.28,  # a heart that beats, by group
    0.03,  # an ally
    0.04,  # a thing laid on a card
    -0.04,  # an idea
    -1.27,  # ten red cards to come
)
"""Of each figure in `figures`: what it adds to the log-odds. Fitted to games of foragers; `bench/paleo_odds.py`."""

SKILLED = (TORCH, AXE, SPEAR, BOW, ROPE, HORN)
WARM = (PELT, CLOTHING)


class Tribe(Planning, Protocol):
    """What is looked at, in a view as in a state."""

    @property
    def modules(self) -> tuple[str, ...]: ...
    @property
    def phase(self) -> str: ...
    @property
    def day(self) -> int: ...
    @property
    def tiles(self) -> int: ...
    @property
    def skulls(self) -> int: ...
    @property
    def tools(self) -> Sequence[int]: ...
    @property
    def hurt(self) -> Sequence[tuple[int, ...]]: ...
    @property
    def laid(self) -> tuple[tuple[int, int, int], ...]: ...
    @property
    def decks(self) -> Sequence[tuple[int, ...]]: ...
    @property
    def hidden(self) -> tuple[int, ...]: ...


def figures(tribe: Tribe) -> tuple[float, ...]:
    """What is counted, in the order of WEIGHTS. While it is dealt, the cards of the day are those that will be."""
    groups, people = len(tribe.decks), [person for some in tribe.people for person in some]
    held = holdings(tribe.tools)
    goods, tools = due_tonight(tribe, held)
    food, wood, stone = (due - there for due, there in zip(goods, tribe.store))
    lack, tools_lack = max(0, wood) + max(0, stone), sum(max(0, due - there) for due, there in zip(tools, held))
    backs = [*chain.from_iterable(tribe.decks), *(tribe.hidden if tribe.phase == "deal" else ())]
    turns = len(backs) / groups
    late = 1 / (1 + turns)
    return (
        1.0,
        groups - 2,
        tribe.tiles,
        tribe.tiles >= TILES - 1,
        tribe.skulls,
        tribe.skulls**2,
        tribe.day,
        min(20, turns) / 10,
        max(0, food),
        max(0, food - 2),
        max(0, food) * late,
        min(8, max(0, -food)),
        lack,
        lack * late,
        tools_lack,
        tools_lack * late,
        min(6, max(0, -wood)),
        min(6, max(0, -stone)),
        min(8, sum(held[tool] for tool in SKILLED)),
        min(6, sum(held[tool] for tool in WARM)),
        sum(min(2, held[tool]) for tool in wants(tribe.modules).tools),
        min(2, held[TALISMAN]),
        min(2, held[ROOT]),
        len(people) / groups,
        (sum(HEARTS[person] for person in people) - sum(map(sum, tribe.hurt))) / groups,
        sum(map(len, tribe.allies)),
        sum(many for _, _, many in tribe.laid),
        len(tribe.rack),
        sum(RED[back] for back in backs) / 10,
    )


def standing(tribe: Tribe) -> float:
    """The chance to win, about.

    >>> from bivouac import Luck, load
    >>> game = load("paleo")
    >>> setting = game.setting(3)
    >>> 0 < standing(game.start(setting, game.deal(setting, Luck.seeded(1)))) < 1
    True
    """
    odds = sum(weight * figure for weight, figure in zip(WEIGHTS, figures(tribe)))
    return 1 / (1 + exp(-odds))
