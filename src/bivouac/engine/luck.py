"""Where luck comes from: a seed in simulation, the system's generator in live play.

Rules never draw. A table draws what `outcomes()` lists, a game's `deal` draws its set-up, bots break ties; each is
handed a `Luck`. Only `random()` of the standard generators is used: it is what Python promises to keep the same for a
seed in every version.
"""

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Luck:
    """A source of draws.

    >>> Luck.seeded(7).shuffled("abcdef") == Luck.seeded(7).shuffled("abcdef")
    True
    >>> Luck.system().below(1)
    0
    """

    __slots__ = ("random",)

    def __init__(self, source: random.Random) -> None:
        self.random = source.random

    @classmethod
    def seeded(cls, seed: int | str) -> "Luck":
        """The same draws for the same seed, on every machine."""
        return cls(random.Random(str(seed)))

    @classmethod
    def system(cls) -> "Luck":
        """Draws that nobody can foresee."""
        return cls(random.SystemRandom())

    def below(self, count: int) -> int:
        """A whole number from 0 to `count` - 1."""
        return int(self.random() * count)

    def choose(self, things: Sequence[T]) -> T:
        """One of the things, each as likely as the others."""
        return things[int(self.random() * len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """The things in a drawn order."""
        rest = list(things)
        for last in range(len(rest) - 1, 0, -1):
            drawn = self.below(last + 1)
            rest[last], rest[drawn] = rest[drawn], rest[last]
        return rest

    def weighted(self, outcomes: Sequence[tuple[T, int]]) -> T:
        """One of the outcomes, as likely as its weight says.

        >>> Luck.seeded(1).weighted([("never", 0), ("always", 3)])
        'always'
        """
        total = 0
        for _, weight in outcomes:
            total += weight
        drawn = self.below(total)
        for outcome, weight in outcomes:
            drawn -= weight
            if drawn < 0:
                return outcome
        raise ValueError("outcomes without weight")

    def fork(self) -> "Luck":
        """A second source, seeded from this one: what is drawn from it does not shift what is drawn here."""
        return Luck.seeded(self.below(1 << 53))
