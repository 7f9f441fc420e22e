"""How the tribe stands: a chance, that moves the way it should."""

from collections.abc import Callable

import pytest

from bivouac.games.paleo.estimate import WEIGHTS, figures, standing
from bivouac.games.paleo.rules import PaleoState
from tests.games.paleo.scenes import TOOL, random_game, scene


def with_tiles(state: PaleoState) -> None:
    state.tiles += 1


def with_food(state: PaleoState) -> None:
    state.store[0] += 2


def with_spear(state: PaleoState) -> None:
    state.tools[TOOL["spear"]] += 1


def with_pelt(state: PaleoState) -> None:
    state.tools[TOOL["pelt"]] += 1


def with_tent(state: PaleoState) -> None:
    """Module B asks for it."""
    state.tools[TOOL["tent"]] += 1


def healed(state: PaleoState) -> None:
    state.hurt[0] = (0, 0)


@pytest.mark.parametrize("more", [with_tiles, with_food, with_spear, with_pelt, with_tent, healed])
def test_more_is_better(more: Callable[[PaleoState], None]) -> None:
    state = scene(store=(2, 0, 0), hurt={"tira": 1})
    before = standing(state)
    more(state)
    assert standing(state) > before


def test_skulls_are_worse() -> None:
    chances = [standing(scene(skulls=skulls)) for skulls in range(5)]
    assert chances == sorted(chances, reverse=True)


def test_what_is_counted_has_a_weight() -> None:
    assert len(figures(scene())) == len(WEIGHTS)


def test_a_view_stands_as_its_state_does() -> None:
    for state in random_game(3, "I", 1)[::20]:
        assert standing(state.view(1)) == standing(state)
        assert 0 < standing(state) < 1


def test_plenty_is_not_worth_more_than_enough() -> None:
    assert standing(scene(store=(19, 11, 7))) == standing(scene(store=(20, 12, 8)))
