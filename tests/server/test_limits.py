"""Limits: what one client may ask for, and that others do not pay for it."""

import pytest

from bivouac.server import limits
from bivouac.server.limits import Limit, TooMuch


class Hand:
    """A clock's hand."""

    at = 0.0

    def __call__(self) -> float:
        return self.at


def taken(limit: Limit, client: str, tries: int) -> int:
    """How many of so many tries pass."""
    passed = 0
    for _ in range(tries):
        try:
            limit.take(client)
            passed += 1
        except TooMuch:
            pass
    return passed


def test_a_burst_passes_and_then_so_many_a_second() -> None:
    hand = Hand()
    limit = Limit(rate=2, burst=5, clock=hand)
    assert taken(limit, "ada", 10) == 5
    hand.at = 0.5
    assert taken(limit, "ada", 10) == 1
    hand.at = 1.5
    assert taken(limit, "ada", 10) == 2
    hand.at = 1000
    assert taken(limit, "ada", 10) == 5


def test_who_keeps_asking_is_not_kept_waiting_for_ever() -> None:
    hand = Hand()
    limit = Limit(rate=1, burst=1, clock=hand)
    passed = 0
    for tenth in range(100):
        hand.at = tenth / 10
        passed += taken(limit, "ada", 1)
    assert passed == 10


def test_clients_do_not_pay_for_each_other() -> None:
    limit = Limit(rate=1, burst=2, clock=Hand())
    assert taken(limit, "ada", 9) == 2
    assert taken(limit, "ben", 9) == 2


@pytest.mark.parametrize(("rate", "seconds"), [(0.1, 10), (0.7, 2), (50, 1)])
def test_one_is_told_when_to_come_back(rate: float, seconds: int) -> None:
    hand = Hand()
    limit = Limit(rate=rate, burst=1, clock=hand)
    limit.take("ada")
    with pytest.raises(TooMuch) as refused:
        limit.take("ada")
    assert refused.value.seconds == seconds
    hand.at = refused.value.seconds
    limit.take("ada")


def test_memory_is_bounded_and_those_seen_last_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CLIENTS", 3)
    limit = Limit(rate=1, burst=1, clock=Hand())
    limit.take("ada")
    for stranger in range(10):
        assert taken(limit, "ada", 1) == 0
        limit.take(f"stranger {stranger}")
    assert len(limit._left) == 3
