"""Which bot is better: mirrored matches between neighbours on a game's ladder.

Two kinds of bots share the seats as evenly as their number allows. Every deal is played twice, with the kinds swapped:
each kind then holds each seat equally often, and neither has the better deals. An even share is one half; of a game
that nobody wins each kind has a half.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle, islice, pairwise, product

import msgspec

from bivouac.arena.match import Match, Result
from bivouac.arena.pool import play_all
from bivouac.arena.tally import Share, decision_ms, played, wilson, wins_of
from bivouac.engine import AnyGame

Options = Mapping[str, bool | str | int]


class Rung(msgspec.Struct, frozen=True):
    """How a bot did against the one below it."""

    upper: str
    lower: str
    games: int
    share: Share
    upper_ms: float
    lower_ms: float
    faults: int

    @property
    def clear(self) -> bool:
        """Whether even the low end of the interval is above an even share."""
        return self.share.low > 0.5


def seatings(upper: str, lower: str, seats: int) -> list[tuple[str, ...]]:
    """The ways to share the seats evenly, each followed by its mirror image.

    >>> seatings("a", "b", 3)[:4]
    [('a', 'a', 'b'), ('b', 'b', 'a'), ('a', 'b', 'a'), ('b', 'a', 'b')]
    """
    even = [seating for seating in product((upper, lower), repeat=seats) if abs(2 * seating.count(upper) - seats) < 2]
    swap = {upper: lower, lower: upper}
    return [seating for one in even if one[0] == upper for seating in (one, tuple(swap[name] for name in one))]


def mirrored(game: AnyGame, options: Options, upper: str, lower: str, seats: int, games: int, seed: str) -> list[Match]:
    """So many matches of two kinds of bots; two that follow each other have the same deal and mirrored seats."""
    some = islice(cycle(seatings(upper, lower, seats)), games)
    return [Match(game.name, dict(options), bots, f"{seed}-{number // 2}") for number, bots in enumerate(some)]


def judge(upper: str, lower: str, results: Sequence[Result]) -> Rung:
    """What mirrored matches say about the two kinds."""
    fair = played(results)
    nobodys = sum(not result.winners for result in fair)
    share = wilson(wins_of(upper, fair) + nobodys / 2, len(fair))
    times = decision_ms(upper, fair), decision_ms(lower, fair)
    return Rung(upper, lower, len(fair), share, *times, len(results) - len(fair))


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
