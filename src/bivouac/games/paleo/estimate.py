"""How the tribe stands: the chance to win, as it is between two days, from what can be counted."""

from collections.abc import Sequence
from math import exp
from typing import Protocol

from bivouac.games.paleo.deeds import HEARTS
from bivouac.games.paleo.view import N_TOOLS
from bivouac.games.paleo.wants import wants

WEIGHTS = (
    -3.20,  # for a start
    0.82,  # a tile
    -0.37,  # a skull
    -0.03,  # a skull, squared
    0.62,  # food, by mouth, up to two
    0.13,  # wood, up to six
    0.09,  # stone, up to six
    0.19,  # a tool with skills
    0.20,  # a pelt or clothing
    0.15,  # a tool that tiles ask for, up to two
    -0.15,  # a person
    0.09,  # a heart that beats
    0.17,  # an ally
    0.10,  # a thing laid on a card
    -0.13,  # a day gone by
)
"""Of each figure in `figures`: what it adds to the log-odds. Fitted to games of foragers; `bench/paleo_odds.py`."""

SKILLED = (0, 1, 2, 9, 10, 11)
WARM = (3, 4)


class Tribe(Protocol):
    """What is looked at, in a view as in a state."""

    @property
    def modules(self) -> tuple[str, ...]: ...
    @property
    def day(self) -> int: ...
    @property
    def tiles(self) -> int: ...
    @property
    def skulls(self) -> int: ...
    @property
    def store(self) -> Sequence[int]: ...
    @property
    def tools(self) -> Sequence[int]: ...
    @property
    def people(self) -> Sequence[tuple[int, ...]]: ...
    @property
    def hurt(self) -> Sequence[tuple[int, ...]]: ...
    @property
    def allies(self) -> Sequence[tuple[int, ...]]: ...
    @property
    def laid(self) -> tuple[tuple[int, int, int], ...]: ...


def figures(tribe: Tribe) -> tuple[float, ...]:
    """What is counted, in the order of WEIGHTS."""
    people = [person for some in tribe.people for person in some]
    held = [sum(tribe.tools[tool::N_TOOLS]) for tool in range(N_TOOLS)]
    wounds = sum(map(sum, tribe.hurt))
    return (
        1.0,
        tribe.tiles,
        tribe.skulls,
        tribe.skulls**2,
        min(2.0, tribe.store[0] / max(1, len(people))),
        min(6, tribe.store[1]),
        min(6, tribe.store[2]),
        min(8, sum(held[tool] for tool in SKILLED)),
        min(6, sum(held[tool] for tool in WARM)),
        sum(min(2, held[tool]) for tool in wants(tribe.modules).tools),
        len(people),
        sum(HEARTS[person] for person in people) - wounds,
        sum(map(len, tribe.allies)),
        sum(many for _, _, many in tribe.laid),
        tribe.day,
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
