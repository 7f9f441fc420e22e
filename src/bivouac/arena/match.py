"""One game between bots, from a seed: the same seed, the same game, on every machine."""

from time import perf_counter
from traceback import extract_tb

import msgspec

from bivouac.bots import find_bot
from bivouac.engine import CHANCE, AnyGame, Luck, Seat, Setting
from bivouac.games import load


class Match(msgspec.Struct, frozen=True):
    """A game to be played: which title, who sits where, and the seed of its deal and luck."""

    game: str
    options: dict[str, bool | str | int]
    bots: tuple[str, ...]
    seed: int | str

    def setting(self, game: AnyGame) -> Setting:
        return game.setting(len(self.bots), **self.options)


class Result(msgspec.Struct, frozen=True):
    """How a match went. A turn is a run of entries by the same actor."""

    match: Match
    winners: tuple[Seat, ...]
    entries: int
    turns: int
    seconds: float
    thinking: tuple[tuple[float, ...], ...]  # the seconds of each decision, by seat
    fault: str | None = None  # what went wrong, if a bot failed; then nobody has won


def play_match(match: Match) -> Result:
    """Plays a match to its end, or to the first thing that goes wrong in it."""
    game = load(match.game)
    bots = [find_bot(game, name) for name in match.bots]
    luck = Luck.seeded(match.seed)
    # Each bot draws from its own source, so that the deal and chance do not depend on who plays.
    lucks = [Luck.seeded(f"{match.seed}/{seat}") for seat in range(len(bots))]
    setting = match.setting(game)
    state = game.start(setting, game.deal(setting, luck))
    thinking: list[list[float]] = [[] for _ in bots]
    entries = turns = 0
    last: Seat | None = None
    fault = None
    started = perf_counter()
    while state.actors and fault is None:
        actor = state.actors[0]
        if actor == CHANCE:
            state.play(CHANCE, luck.weighted(state.outcomes()))
        else:
            view, asked = state.view(actor), perf_counter()
            try:
                state.play(actor, bots[actor].choose(view, lucks[actor]))
            except Exception as error:  # whatever a bot does wrong, the other games go on
                fault = _told(match.bots[actor], error)
            thinking[actor].append(perf_counter() - asked)
        entries += 1
        turns += actor != last
        last = actor
    winners = state.outcome.winners if state.outcome is not None else ()
    seconds = perf_counter() - started
    return Result(match, winners, entries, turns, seconds, tuple(map(tuple, thinking)), fault)


def _told(bot: str, error: Exception) -> str:
    """A bot's failure in one line: who, what, and where."""
    frame = extract_tb(error.__traceback__)[-1]
    return f"{bot}: {type(error).__name__}: {error} ({frame.filename}:{frame.lineno})"
