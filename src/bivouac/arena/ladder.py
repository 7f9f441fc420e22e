"""Which bot is better: mirrored matches between neighbours on a game's ladder.

Two kinds of bots share the seats as evenly as their number allows. Every deal is played twice, with the kinds swapped:
each kind then holds each seat equally often, and neither has the better deals. An even share is one half; of a game
that nobody wins each kind has a half.

Where all win or lose together, or one plays alone, no kind can beat another: every deal is played once by each kind on
all seats, and it is the shares of won games that are compared.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle, islice, pairwise, product

import msgspec

from bivouac.arena.match import Match, Result
from bivouac.arena.pool import play_all
from bivouac.arena.tally import Share, decision_ms, difference, played, wilson, wins_of
from bivouac.engine import AnyGame

Options = Mapping[str, bool | str | int]


class Rung(msgspec.Struct, frozen=True):
    """How a bot did against the one below it; or beside it, where they play apart."""

    upper: str
    lower: str
    games: int
    share: Share
    """Of the wins; where they play apart, of its own games that were won."""
    upper_ms: float
    lower_ms: float
    faults: int
    beside: Share | None = None
    """The lower one's own games that were won, where they play apart."""
    others: int = 0
    """How many of the games are the lower one's own, where they play apart."""

    @property
    def lead(self) -> Share | None:
        """By how much more of its games the upper one wins, where they play apart."""
        return difference(self.share, self.beside) if self.beside else None

    @property
    def clear(self) -> bool:
        """Whether even the low end of the interval is above an even share, or above no lead at all."""
        return self.lead.low > 0 if self.lead else self.share.low > 0.5


def apart(game: AnyGame, seats: int) -> bool:
    """Whether two kinds of bots are never at one table, for there all win or lose together, or one plays alone."""
    return game.together or seats == 1


def seatings(upper: str, lower: str, seats: int) -> list[tuple[str, ...]]:
    """The ways to share the seats evenly, each followed by its mirror image.

    >>> seatings("a", "b", 3)[:4]
    [('a', 'a', 'b'), ('b', 'b', 'a'), ('a', 'b', 'a'), ('b', 'a', 'b')]
    """
    even = [seating for seating in product((upper, lower), repeat=seats) if abs(2 * seating.count(upper) - seats) < 2]
    swap = {upper: lower, lower: upper}
    return [seating for one in even if one[0] == upper for seating in (one, tuple(swap[name] for name in one))]


def mirrored(game: AnyGame, options: Options, upper: str, lower: str, seats: int, games: int, seed: str) -> list[Match]:
    """So many matches of two kinds of bots; two that follow each other have the same deal and mirrored seats, or each
    kind has all the seats."""
    ways = [(upper,) * seats, (lower,) * seats] if apart(game, seats) else seatings(upper, lower, seats)
    some = islice(cycle(ways), games)
    return [Match(game.name, dict(options), bots, f"{seed}-{number // 2}") for number, bots in enumerate(some)]


def judge(upper: str, lower: str, results: Sequence[Result]) -> Rung:
    """What mirrored matches say about the two kinds; where they never met, by the share of games that each has won."""
    fair = played(results)
    times, faults = (decision_ms(upper, fair), decision_ms(lower, fair)), len(results) - len(fair)
    if all(len({*result.match.bots}) == 1 for result in results):
        own, others = ([result for result in fair if bot in result.match.bots] for bot in (upper, lower))
        return Rung(upper, lower, len(fair), _won(own), *times, faults, _won(others), len(others))
    nobodys = sum(not result.winners for result in fair)
    share = wilson(wins_of(upper, fair) + nobodys / 2, len(fair))
    return Rung(upper, lower, len(fair), share, *times, faults)


def _won(results: Sequence[Result]) -> Share:
    """The share of games that were won at all."""
    return wilson(sum(bool(result.winners) for result in results), len(results))


def pairs(game: AnyGame) -> list[tuple[str, str]]:
    """Each bot of a game's ladder with the one below it, from the bottom up."""
    return [(upper, lower) for lower, upper in pairwise(game.bots())]


def climb(
    game: AnyGame, options: Options, seats: int, games: int, seed: str = "0", jobs: int | None = None
) -> Iterator[Rung]:
    """Each bot of a game's ladder against the one below it."""
    for upper, lower in pairs(game):
        matches = mirrored(game, options, upper, lower, seats, games, seed)
        yield judge(upper, lower, list(play_all(matches, jobs)))
