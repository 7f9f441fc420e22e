from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bivouac.engine import Luck


def test_a_seed_draws_the_same_on_every_machine() -> None:
    luck = Luck.seeded("camp")
    assert [luck.below(1000) for _ in range(5)] == [332, 799, 78, 263, 238]
    assert luck.shuffled(range(8)) == [7, 4, 2, 5, 0, 6, 1, 3]


def test_numbers_and_texts_are_seeds() -> None:
    assert Luck.seeded(7).below(10**9) == Luck.seeded("7").below(10**9)
    assert Luck.seeded(7).below(10**9) != Luck.seeded(8).below(10**9)


@given(st.integers(), st.lists(st.integers()))
def test_shuffled_keeps_all_and_leaves_its_source_alone(seed: int, things: list[int]) -> None:
    before = things[:]
    assert sorted(Luck.seeded(seed).shuffled(things)) == sorted(before)
    assert things == before


@given(st.integers(), st.integers(1, 2**53))
def test_below_stays_below(seed: int, count: int) -> None:
    assert 0 <= Luck.seeded(seed).below(count) < count


class Highest:
    """The highest number that a generator can give."""

    def random(self) -> float:
        return 1 - 2**-53


@pytest.mark.parametrize("count", [1, 3, 6, 10**6 + 3, 2**53 - 1, 2**53])
def test_below_stays_below_at_the_very_top(count: int) -> None:
    assert Luck(Highest()).below(count) == count - 1  # type: ignore[arg-type]


def test_weights_are_odds() -> None:
    luck = Luck.seeded(1)
    drawn = Counter(luck.weighted([("calm", 3), ("never", 0), ("gust", 1)]) for _ in range(4000))
    assert drawn["never"] == 0
    assert 2850 < drawn["calm"] < 3150


def test_choose_is_even() -> None:
    luck = Luck.seeded(2)
    drawn = Counter(luck.choose("abc") for _ in range(3000))
    assert all(900 < count < 1100 for count in drawn.values())


def test_a_fork_does_not_shift_what_is_drawn() -> None:
    one, other = Luck.seeded(3), Luck.seeded(3)
    fork = one.fork()
    other.fork()
    fork.shuffled(range(100))
    assert one.below(10**9) == other.below(10**9)


def test_the_system_draws_too() -> None:
    assert len({Luck.system().below(10**15) for _ in range(20)}) > 1
