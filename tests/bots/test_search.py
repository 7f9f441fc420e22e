"""Tree search over information sets, with the tests' own game: it finds what wins, and looks at nothing hidden."""

from collections.abc import Sequence
from time import thread_time
from typing import Any

import pytest

from bivouac.bots.search import Budget, Guide, Node, Search, shares
from bivouac.engine import CHANCE, Luck, Seat
from tests.engine.campfire import CAMPFIRE, LAY, WATCH, Bundle, CampfireState

SEARCH = Search(Guide(CAMPFIRE), Budget(300))


def laying(*hands: tuple[int, ...], sparks: Sequence[int] = (0, 0)) -> CampfireState:
    """Two players about to lay sticks; it is calm twice as often as not."""
    state = CAMPFIRE.start(CAMPFIRE.setting(2, sticks=len(hands[0])), Bundle(hands))
    state.sparks = list(sparks)
    state.play(0, WATCH)
    return state


def test_it_finds_the_stick_that_wins() -> None:
    # Who wins the first round with three sparks has won the game; the longest stick takes it in two winds of three.
    state = CAMPFIRE.start(CAMPFIRE.setting(2, sticks=2), Bundle(((1, 9), (4, 5))))
    state.worth, state.phase = 3, "lay"
    assert SEARCH.choose(state.view(0), Luck.seeded(1)) == LAY[9]


def test_the_same_luck_leads_to_the_same_choice() -> None:
    view = laying((2, 5, 7), (3, 6, 8)).view(0)
    trees = [SEARCH.explore(view, Luck.seeded(3)) for _ in range(2)]
    assert [(key, child.visits, child.total) for key, child in trees[0].children.items()] == [
        (key, child.visits, child.total) for key, child in trees[1].children.items()
    ]


def test_what_is_hidden_changes_nothing() -> None:
    views = [laying((2, 5, 7), other).view(0) for other in ((1, 3, 4), (6, 8, 9))]
    assert views[0] == views[1]
    assert SEARCH.choose(views[0], Luck.seeded(4)) == SEARCH.choose(views[1], Luck.seeded(4))


def test_a_search_ends_when_its_time_is_over() -> None:
    begun = thread_time()
    root = Search(Guide(CAMPFIRE), Budget(10**9, 0.05)).explore(laying((2, 5, 7), (3, 6, 8)).view(0), Luck.seeded(1))
    assert root.open > 10
    assert thread_time() - begun < 0.5


def test_the_better_half_of_the_moves_is_looked_at_further() -> None:
    root = Search(Guide(CAMPFIRE), Budget(96)).explore(laying((1, 2, 9), (3, 4, 5)).view(0), Luck.seeded(1))
    children = sorted(root.children.values(), key=lambda child: child.visits)
    assert [child.visits for child in children] == [16, 40, 40]
    assert root.open == 96


def test_only_moves_that_deserve_it_are_looked_at() -> None:
    class Fond(Guide):
        def priors(self, state: Any, seat: Seat, moves: Sequence[Any]) -> Sequence[float]:
            return [0.0, 0.2, 0.8]

    view = laying((1, 2, 9), (3, 4, 5)).view(0)
    root = Search(Fond(CAMPFIRE), Budget(40), width=2).explore(view, Luck.seeded(1))
    assert set(root.children) == {(0, view.moves[1]), (0, view.moves[2])}


def test_moves_are_compared_in_the_same_worlds() -> None:
    class Lucky(Guide):
        """Worth by world, and a little by the move: less than worlds differ."""

        def imagine(self, view: Any, luck: Luck) -> Any:
            state = super().imagine(view, luck)
            state.sparks = [luck.below(1000), 0]
            return state

        def values(self, states: Sequence[Any], luck: Luck) -> list[list[float]]:
            return [[state.sparks[0] + state.laid[0] / 100, 0.0] for state in states]

        def cut(self, state: Any) -> bool:
            return True

    for seed in range(5):
        view = laying((1, 2, 9), (3, 4, 5)).view(0)
        assert Search(Lucky(CAMPFIRE), Budget(16)).choose(view, Luck.seeded(seed)) == LAY[9]


def test_one_move_needs_no_search() -> None:
    class Never(Guide):
        def imagine(self, view: Any, luck: Luck) -> Any:
            raise AssertionError

    state = CAMPFIRE.start(CAMPFIRE.setting(2, sticks=2), Bundle(((1, 9), (4, 5))))
    state.worth = 3
    assert Search(Never(CAMPFIRE), Budget(9)).choose(state.view(0), Luck.seeded(1)) == WATCH


def test_a_move_is_compared_by_how_often_it_was_open() -> None:
    root = SEARCH.explore(laying((2, 5, 7), (3, 6, 8)).view(0), Luck.seeded(5))
    for mine in root.children.values():
        theirs = mine.children
        assert len(theirs) > 3  # sticks of other worlds than the true one
        assert all(0 < child.open < mine.visits for child in theirs.values())
        assert sum(child.visits for child in theirs.values()) == mine.visits - 1


def test_what_others_do_in_secret_can_be_kept_apart() -> None:
    class Blind(Guide):
        def seen(self, viewer: Seat, actor: Seat, move: Any) -> Any:
            return move if actor in (viewer, CHANCE) else "?"

    root = Search(Blind(CAMPFIRE), Budget(60)).explore(laying((2, 5, 7), (3, 6, 8)).view(0), Luck.seeded(5))
    assert {key for child in root.children.values() for key in child.children} == {(1, "?")}


def test_the_tree_ends_where_the_guide_says() -> None:
    class Near(Guide):
        def cut(self, state: Any) -> bool:
            return True

    root = Search(Near(CAMPFIRE), Budget(60)).explore(laying((2, 5, 7), (3, 6, 8)).view(0), Luck.seeded(5))
    assert all(not child.children for child in root.children.values())


def test_worlds_come_again_when_enough_are_drawn() -> None:
    class Counting(Guide):
        drawn = 0

        def imagine(self, view: Any, luck: Luck) -> Any:
            Counting.drawn += 1
            return super().imagine(view, luck)

    Search(Counting(CAMPFIRE), Budget(50), worlds=8).explore(laying((2, 5, 7), (3, 6, 8)).view(0), Luck.seeded(5))
    assert Counting.drawn == 8


def test_a_shared_victory_counts_by_the_part() -> None:
    state = CAMPFIRE.start(CAMPFIRE.setting(2, sticks=2), Bundle(((1, 9), (4, 5))))
    assert shares(state) == [0.0, 0.0]
    state.phase = "over"
    assert shares(state) == [0.5, 0.5]
    state.sparks = [0, 2]
    assert shares(state) == [0.0, 1.0]


def test_a_node_that_was_never_tried_is_worth_nothing_yet() -> None:
    assert Node().mean == pytest.approx(0.0)
