"""Whether a puzzle's rating foretells how long bots play at it: `.venv/bin/python -m bench.cryptid_rating [GAMES]`.

Rank correlation of rating and length (questions and searches), over all settings together and within each. Two games on
the same puzzle are compared too: nothing can foretell a game better than the square root of that.
"""

import sys
from collections.abc import Sequence
from itertools import product

from bivouac.bots import find_bot
from bivouac.engine import Luck
from bivouac.games import load
from bivouac.games.cryptid.puzzle import Puzzle
from bivouac.games.cryptid.rating import difficulty
from bivouac.games.cryptid.view import Asked, Searched

BOT = "tracker"


def turns(puzzle: Puzzle, luck: Luck) -> int:
    """The questions and searches of a game between equal bots."""
    game = load("cryptid")
    bot = find_bot(game, BOT)
    state = game.start(game.setting(puzzle.seats, advanced=puzzle.board.advanced), puzzle)
    while state.actors:
        seat = state.actors[0]
        state.play(seat, bot.choose(state.view(seat), luck))
    return sum(isinstance(event, Asked | Searched) for event in state.view(0).record)


def ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value; equal values share theirs."""
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) - 1) / 2 for value in values]


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's.

    >>> rank_correlation([1, 2, 3], [10, 20, 30]), rank_correlation([1, 2, 3], [9, 5, 1])
    (1.0, -1.0)
    """
    a, b = ranks(one), ranks(other)
    middle = (len(a) - 1) / 2
    shared = sum((x - middle) * (y - middle) for x, y in zip(a, b, strict=True))
    spread = sum((x - middle) ** 2 for x in a) * sum((y - middle) ** 2 for y in b)
    return round(shared / spread**0.5, 3) if spread else 0.0


def measure(games: int) -> dict[str, tuple[float, float]]:
    """For all settings together, and for each: rating against length, and length against length in a second game."""
    game = load("cryptid")
    settings = list(product((3, 4, 5), (False, True)))
    rows: list[tuple[str, float, int, int]] = []
    for number in range(games):
        seats, advanced = settings[number % len(settings)]
        luck = Luck.seeded(f"rating {number}")
        puzzle = game.deal(game.setting(seats, advanced=advanced), luck)
        name = f"{seats} players, {'advanced' if advanced else 'normal'}"
        rows.append((name, difficulty(puzzle), turns(puzzle, luck), turns(puzzle, luck)))
    figures = {}
    for name in ("all settings", *(name for name, *_ in rows[: len(settings)])):
        some = [row for row in rows if name in ("all settings", row[0])]
        _, bits, first, second = zip(*some, strict=True)
        figures[name] = (rank_correlation(bits, first), rank_correlation(first, second))
    return figures


if __name__ == "__main__":
    for name, (rating, again) in measure(int(sys.argv[1]) if len(sys.argv) > 1 else 300).items():
        print(f"{name:24} rating and length {rating:5.2f}   two games on a puzzle {again:5.2f}")
