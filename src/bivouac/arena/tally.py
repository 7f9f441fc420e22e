"""What many results come to: wins with intervals, lengths, times."""

from collections.abc import Iterable, Sequence
from math import hypot, sqrt
from statistics import median
from typing import NamedTuple

from bivouac.arena.match import Result

Z_95 = 1.959964


class Share(NamedTuple):
    """A share of wins, with its 95 % interval."""

    share: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Share:
    """The share of wins and Wilson's interval for it.

    >>> "{:.3f} {:.3f} {:.3f}".format(*wilson(240, 400))
    '0.600 0.551 0.647'
    >>> wilson(0, 0)
    Share(share=0.0, low=0.0, high=1.0)
    """
    if not games:
        return Share(0.0, 0.0, 1.0)
    share, slack = wins / games, Z_95**2 / games
    centre, reach = share + slack / 2, Z_95 * sqrt(share * (1 - share) / games + slack / (4 * games))
    return Share(share, (centre - reach) / (1 + slack), (centre + reach) / (1 + slack))


def difference(one: Share, other: Share) -> Share:
    """One share less another, of other games, and Newcombe's interval for it (1998, method 10), which is made of
    Wilson's. Where both kinds play the same deals it is rather too wide than too narrow.

    >>> "{:.3f} {:.3f} {:.3f}".format(*difference(wilson(56, 70), wilson(48, 80)))
    '0.200 0.052 0.334'
    """
    lead = one.share - other.share
    below = hypot(one.share - one.low, other.high - other.share)
    above = hypot(one.high - one.share, other.share - other.low)
    return Share(lead, lead - below, lead + above)


def wins_of(bot: str, results: Iterable[Result]) -> float:
    """How many games a kind of bot has won, over all the seats that it held; a shared win counts by the part."""
    return sum(
        sum(result.match.bots[seat] == bot for seat in result.winners) / len(result.winners)
        for result in results
        if result.winners
    )


def seat_wins(seat: int, results: Iterable[Result], together: bool = False) -> float:
    """How many games a seat has won; a shared win counts by the part, unless all win or lose together."""
    return sum(1 if together else 1 / len(result.winners) for result in results if seat in result.winners)


def decision_ms(bot: str, results: Iterable[Result]) -> float:
    """The median of a bot's decisions, in milliseconds; 0 if it made none."""
    times = [
        seconds
        for result in results
        for name, thinking in zip(result.match.bots, result.thinking)
        if name == bot
        for seconds in thinking
    ]
    return 1000 * median(times) if times else 0.0


def played(results: Sequence[Result]) -> list[Result]:
    """The games that were played to their end."""
    return [result for result in results if result.fault is None]
