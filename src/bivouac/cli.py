"""`bivouac`: the server, and a command for each thing one does with a game.

What a command needs is imported when it runs, so that `bivouac --help` is there at once.
"""

import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bivouac import __version__
from bivouac.games import load, names
from bivouac.terminal.commandline import (
    FAILED,
    NO_OPTIONS,
    Options,
    Title,
    argument,
    language,
    option,
    run,
    say,
    titled,
)

if TYPE_CHECKING:
    from bivouac.arena.fuzz import Fault
    from bivouac.engine import AnyGame, Phrase

Seats = Annotated[str, option("--seats", "-s", help="help-seats", metavar="WHO,WHO,…")]
Seed = Annotated[str | None, option("--seed", help="help-seed", metavar="SEED")]
File = Annotated[Path | None, option("--file", "-f", help="help-file", metavar="FILE")]
Plain = Annotated[bool, option("--plain", help="help-plain")]
SeatSeen = Annotated[str | None, option("--seat", help="help-seat", metavar="N|all|spectator")]
Lang = Annotated[str | None, option("--lang", help="help-lang", metavar="en|fr|de")]
Version = Annotated[bool, option("--version", help="help-version")]
SavedGame = Annotated[Path, argument("FILE", help="help-saved")]
AnyTitle = Annotated[str | None, argument("TITLE", help="help-title")]
Games = Annotated[int, option("--games", help="help-fuzz-games", metavar="N", min=1)]
Seconds = Annotated[float | None, option("--seconds", help="help-fuzz-seconds", metavar="N", min=0)]
SimGames = Annotated[int, option("--games", "-n", help="help-sim-games", metavar="N", min=1)]
Bots = Annotated[str, option("--seats", "-s", help="help-sim-seats", metavar="BOT,BOT,…")]
Pair = Annotated[str, option("--bots", "-b", help="help-pair", metavar="UPPER,LOWER")]
Players = Annotated[int | None, option("--players", help="help-players", metavar="N")]
Jobs = Annotated[int | None, option("--jobs", "-j", help="help-jobs", metavar="N", min=1)]
Out = Annotated[Path | None, option("--out", "-o", help="help-out", metavar="FILE.csv|FILE.parquet")]
HostName = Annotated[str | None, option("--host", help="help-host", metavar="ADDRESS")]
Port = Annotated[int | None, option("--port", "-p", help="help-port", metavar="N", min=0, max=65535)]
Reach = Annotated[str | None, option("--reach", help="help-reach", metavar="NAME")]
Database = Annotated[str | None, option("--database", "-d", help="help-database", metavar="FILE")]
Workers = Annotated[int | None, option("--workers", help="help-workers", metavar="N", min=1)]
Pace = Annotated[float | None, option("--pace", help="help-pace", metavar="SECONDS", min=0)]
Rate = Annotated[float | None, option("--rate", help="help-rate", metavar="N", min=1)]
Tables = Annotated[int | None, option("--tables", help="help-tables", metavar="N", min=1)]
Keep = Annotated[int | None, option("--keep", help="help-keep", metavar="DAYS", min=1)]
Proxy = Annotated[bool, option("--proxy", help="help-proxy")]
NoBrowser = Annotated[bool, option("--no-browser", help="help-no-browser")]
Verbose = Annotated[bool, option("--verbose", "-v", help="help-verbose")]
FaultFile = Annotated[Path | None, option("--file", "-f", help="help-fuzz-file", metavar="FILE")]


# The commands


def serve(
    host: HostName = None,
    port: Port = None,
    reach: Reach = None,
    database: Database = None,
    workers: Workers = None,
    pace: Pace = None,
    rate: Rate = None,
    tables: Tables = None,
    keep: Keep = None,
    proxy: Proxy = False,
    no_browser: NoBrowser = False,
    verbose: Verbose = False,
) -> int:
    """help-serve"""
    from bivouac.server.config import read_config
    from bivouac.server.serve import run as run_server

    flags = {
        "host": host,
        "port": port,
        "reach": reach,
        "database": database,
        "workers": workers,
        "pace": pace,
        "rate": rate,
        "tables": tables,
        "keep": keep,
        "proxy": proxy or None,
    }
    return run_server(read_config(flags), say(), browse=not no_browser, verbose=verbose)


@titled
def play(
    title: str = "",
    options: Options = NO_OPTIONS,
    seats: Seats = "",
    seed: Seed = None,
    file: File = None,
    plain: Plain = False,
) -> int:
    """help-play"""
    from bivouac.terminal import start

    if not title:
        return start.run_menu(language(), plain)
    if title not in names() and (Path(title).exists() or "/" in title or "." in title):
        if seats or seed or file:
            from bivouac.engine import Refused

            raise Refused("play-saved", file=title)
        return start.run_resume(Path(title), language(), plain)
    game = load(title)
    if not seats and sys.stdin.isatty():
        return start.run_asked(game, options, language(), plain, start.new_path(game, file), seed)
    return _Host().play(game, options, seats=seats, seed=seed, file=file, plain=plain)


def resume(file: SavedGame, plain: Plain = False) -> int:
    """help-resume"""
    from bivouac.terminal.start import run_resume

    return run_resume(file, language(), plain)


def replay(file: SavedGame, seat: SeatSeen = None, plain: Plain = False) -> int:
    """help-replay"""
    from bivouac.terminal.start import run_replay

    return run_replay(file, seat, language(), plain)


def rules(title: Title, plain: Plain = False) -> int:
    """help-rules"""
    from bivouac.terminal.start import run_rules

    return run_rules(load(title).name, language(), plain)


def fuzz(
    title: AnyTitle = None, games: Games = 1000, seconds: Seconds = None, seed: Seed = None, file: FaultFile = None
) -> int:
    """help-fuzz"""
    from bivouac.arena.fuzz import fuzz
    from bivouac.engine import Phrase, phrase

    for game in [load(title)] if title else map(load, names()):
        report = fuzz(game, games=games, seconds=seconds, seed=seed or 0, progress=_counted(games))
        if report.fault is not None:
            return _show_fault(game, report.fault, file)
        print(say()(phrase("fuzz-fine", title=Phrase(f"{game.name}-title"), games=report.games)))
    return 0


@titled
def sim(
    title: str,
    options: Options,
    seats: Bots = "",
    games: SimGames = 100,
    seed: Seed = None,
    jobs: Jobs = None,
    out: Out = None,
) -> int:
    """help-sim"""
    from bivouac.arena.show import run_sim

    return run_sim(load(title), options, _listed(seats), games, seed or "0", jobs, out, say())


@titled
def ladder(
    title: str,
    options: Options,
    bots: Pair = "",
    players: Players = None,
    games: SimGames = 400,
    seed: Seed = None,
    jobs: Jobs = None,
) -> int:
    """help-ladder"""
    from bivouac.arena.show import run_ladder

    game = load(title)
    return run_ladder(game, options, _listed(bots), players or game.seats[-1], games, seed or "0", jobs, say())


def _listed(words: str) -> list[str]:
    """What stands between commas."""
    return [word.strip() for word in words.split(",")] if words else []


def _counted(total: int) -> Callable[[int], None]:
    """Shows how far something long has come, if somebody watches."""
    if not sys.stderr.isatty():
        return lambda _: None
    return lambda done: print(f"\r{done}/{total} ", end="" if done < total else "\r", file=sys.stderr, flush=True)


def _show_fault(game: "AnyGame", fault: "Fault", file: Path | None) -> int:
    from bivouac.engine import phrase

    print(say()(fault.why))
    if fault.log is not None:
        path = file or Path(f"fuzz-{game.name}-{fault.kind}.jsonl")
        fault.log.write(path)
        print(say()(phrase("fuzz-log", file=str(path))))
    return FAILED


def _camp(
    context: typer.Context,
    lang: Lang = None,  # noqa: ARG001 - taken before this is called; here for --help
    version: Version = False,
) -> int | None:
    """help-bivouac"""
    if version:
        print(f"bivouac {__version__}")
        raise typer.Exit
    return None if context.invoked_subcommand is not None else serve()


COMMANDS = (serve, resume, replay, rules, fuzz)


class _Host:
    """What a title's own commands are handed as the context's `obj`: words, cores, and a table to play at."""

    @property
    def language(self) -> str:
        return language()

    def say(self, what: "Phrase") -> str:
        return say()(what)

    def spread(self, work: Callable[[Any], Any], items: Sequence[Any]) -> Iterable[Any]:
        """What a function makes of each of some things, in their order."""
        from bivouac.arena import spread

        return spread(work, items)

    def play(
        self,
        game: "AnyGame",
        options: Options,
        *,
        seats: str,
        deal: Any = None,
        seed: str | None = None,
        file: Path | None = None,
        plain: bool = False,
    ) -> int:
        """Starts a new game; with a `deal`, that one."""
        from bivouac.engine import Refused
        from bivouac.terminal import start
        from bivouac.terminal.menu import NewGame
        from bivouac.terminal.seating import example_seats, read_seats

        if not seats:
            raise Refused("seats-missing", example=example_seats(game))
        players = read_seats(game, seats)
        new = NewGame(game, game.setting(len(players), **options), players)
        return start.run_new(new, language(), plain, start.new_path(game, file), seed, deal)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command line; gives the exit code."""
    return run(sys.argv[1:] if arguments is None else arguments, _camp, COMMANDS, _Host())
