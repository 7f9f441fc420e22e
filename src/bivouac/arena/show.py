"""`bivouac sim` and `bivouac ladder`: many games with a progress bar, then a table.

An interrupt ends the games; what was finished is still shown, and written if a file was asked for.
"""

from collections.abc import Callable, Iterable, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from bivouac.arena.ladder import Options, Rung, apart, judge, mirrored, pairs
from bivouac.arena.match import Match, Result
from bivouac.arena.pool import play_all
from bivouac.arena.report import Summary, check_out, percent, rung_rows, summary, write_results
from bivouac.bots import bot_names, find_bot
from bivouac.engine import AnyGame, Phrase, Refused, phrase

INTERRUPTED = 130

Words = Callable[[Phrase], str]


def run_sim(
    game: AnyGame,
    options: Options,
    bots: Sequence[str],
    games: int,
    seed: str,
    jobs: int | None,
    out: Path | None,
    say: Words,
) -> int:
    """Plays so many games of these bots and shows what they come to."""
    if not bots:
        raise Refused("seats-missing", example=",".join([*game.bots()][-1:] * max(game.seats[:2])))
    for bot in bots:
        find_bot(game, bot)
    game.setting(len(bots), **options)
    path = check_out(out) if out is not None else None
    matches = [Match(game.name, dict(options), tuple(bots), f"{seed}-{number}") for number in range(games)]
    results, whole = _played(matches, jobs)
    Console(highlight=False).print(_sim_table(summary(bots, results, game.together), say))
    for fault in sorted({result.fault for result in results if result.fault}):
        print(say(phrase("sim-fault", fault=fault)))
    if path is not None:
        write_results(path, results)
        print(say(phrase("sim-written", file=str(path))))
    return 0 if whole else INTERRUPTED


def run_ladder(
    game: AnyGame,
    options: Options,
    bots: Sequence[str],
    seats: int,
    games: int,
    seed: str,
    jobs: int | None,
    say: Words,
) -> int:
    """Plays each bot of a game against the one below it, with mirrored seats; or just two, the upper one first."""
    game.setting(seats, **options)
    rungs, whole = [], True
    for upper, lower in [_pair(game, bots)] if bots else pairs(game):
        results, whole = _played(mirrored(game, options, upper, lower, seats, games, seed), jobs)
        if results:
            rungs.append(judge(upper, lower, results))
        if not whole:
            break
    Console(highlight=False).print(_ladder_table(rungs, apart(game, seats), say))
    return 0 if whole else INTERRUPTED


def _pair(game: AnyGame, bots: Sequence[str]) -> tuple[str, str]:
    """Two bots of a game, if they are."""
    for bot in bots:
        find_bot(game, bot)
    if len(bots) != 2 or bots[0] == bots[1]:
        raise Refused("ladder-two", known=", ".join(bot_names(game)))
    return bots[0], bots[1]


def _played(matches: Sequence[Match], jobs: int | None) -> tuple[list[Result], bool]:
    """The results, and whether all matches were played."""
    results: list[Result] = []
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar: Any = Progress(*columns, console=console, transient=True) if console.is_terminal else nullcontext()
    with bar as shown:
        task = shown.add_task("", total=len(matches)) if shown else None
        try:
            for result in play_all(matches, jobs):
                results.append(result)
                if shown:
                    shown.advance(task)
        except KeyboardInterrupt:
            return results, False
    return results, True


def _sim_table(total: Summary, say: Words) -> Table:
    table = Table(
        caption=say(phrase("sim-caption", games=total.games, turns=f"{total.turns:g}", seconds=_short(total.seconds)))
    )
    _columns(table, say, "sim-seat", "sim-bot", "sim-wins", "sim-share", "sim-decision")
    for number, seat in enumerate(total.seats, 1):
        table.add_row(str(number), seat.bot, f"{seat.wins:g}", percent(seat.share), f"{seat.decision_ms:.2f}")
    return table


def _ladder_table(rungs: Iterable[Rung], apart: bool, say: Words) -> Table:
    if apart:
        table = Table(caption=say(Phrase("ladder-caption-apart")))
        _columns(table, say, "sim-bot", "ladder-games", "ladder-won", "ladder-lead", "sim-decision")
    else:
        table = Table(caption=say(Phrase("ladder-caption")))
        heads = "ladder-games", "sim-share", "ladder-upper-ms", "ladder-lower-ms"
        _columns(table, say, "ladder-upper", "ladder-lower", *heads)
    table.add_column("")
    for rung in rungs:
        for row in rung_rows(rung):
            table.add_row(*row)
        if apart:
            table.add_section()
    return table


def _columns(table: Table, say: Words, *ids: str) -> None:
    for id in ids:
        table.add_column(say(Phrase(id)))


def _short(seconds: float) -> str:
    return f"{seconds:.3g}"
