"""`bivouac`: the menu, and a command for each thing one does with a game.

`bivouac --help` has to be there at once, so what a command needs is imported when it runs. Help texts are names of
messages (`help-play`); they become words when the command line is read.
"""

import inspect
import os
import re
import sys
import typing
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.main import get_command

from bivouac.engine import AnyGame, Phrase, Refused, phrase
from bivouac.games import load, names
from bivouac.terminal.help import LANGUAGES, asked_language, framed, help_text

if TYPE_CHECKING:
    from bivouac.arena.fuzz import Fault
    from bivouac.locale import Words

FAILED, BAD_INPUT, INTERRUPTED = 1, 2, 130

Options = dict[str, Any]
"""A game's own options as given on the command line: name → value."""

Titled = Callable[..., int | None]
"""A command about a title: called with the title, its options, then the parameters it names. May give an exit code."""

_titled: dict[str, Titled] = {}
_language = "en"


def titled(run: Titled) -> Titled:
    """Makes a command of its own of a function `run(title, options, …)`: the title's options become flags of it."""
    _titled[run.__name__] = run
    return run


def option(*names: str, help: str, **more: Any) -> Any:
    return typer.Option(*names, help=help, show_default=False, **more)


def argument(metavar: str, help: str) -> Any:
    return typer.Argument(help=help, metavar=metavar)


def say() -> "Words":
    """The words of the language that was asked for."""
    from bivouac.locale import words

    return words(_language)


Seats = Annotated[str, option("--seats", "-s", help="help-seats", metavar="WHO,WHO,…")]
Seed = Annotated[str | None, option("--seed", help="help-seed", metavar="SEED")]
File = Annotated[Path | None, option("--file", "-f", help="help-file", metavar="FILE")]
Plain = Annotated[bool, option("--plain", help="help-plain")]
SeatSeen = Annotated[str | None, option("--seat", help="help-seat", metavar="N|all|spectator")]
Lang = Annotated[str | None, option("--lang", help="help-lang", metavar="en|fr|de")]
SavedGame = Annotated[Path, argument("FILE", help="help-saved")]
Title = Annotated[str, argument("TITLE", help="help-title")]
AnyTitle = Annotated[str | None, argument("TITLE", help="help-title")]
Games = Annotated[int, option("--games", help="help-fuzz-games", metavar="N", min=1)]
Seconds = Annotated[float | None, option("--seconds", help="help-fuzz-seconds", metavar="N", min=0)]
SimGames = Annotated[int, option("--games", "-n", help="help-sim-games", metavar="N", min=1)]
Bots = Annotated[str, option("--seats", "-s", help="help-sim-seats", metavar="BOT,BOT,…")]
Players = Annotated[int | None, option("--players", help="help-players", metavar="N")]
Jobs = Annotated[int | None, option("--jobs", "-j", help="help-jobs", metavar="N", min=1)]
Out = Annotated[Path | None, option("--out", "-o", help="help-out", metavar="FILE.csv|FILE.parquet")]
FaultFile = Annotated[Path | None, option("--file", "-f", help="help-fuzz-file", metavar="FILE")]


# The commands


@titled
def play(
    title: str, options: Options, seats: Seats = "", seed: Seed = None, file: File = None, plain: Plain = False
) -> int:
    """help-play"""
    from bivouac.terminal import start

    if title not in names() and (Path(title).exists() or "/" in title or "." in title):
        if seats or seed or file:
            raise Refused("play-saved", file=title)
        return start.run_resume(Path(title), _language, plain)
    game = load(title)
    if not seats and sys.stdin.isatty():
        return start.run_asked(game, options, _language, plain, start.new_path(game, file), seed)
    return _Host().play(game, options, seats=seats, seed=seed, file=file, plain=plain)


def resume(file: SavedGame, plain: Plain = False) -> int:
    """help-resume"""
    from bivouac.terminal.start import run_resume

    return run_resume(file, _language, plain)


def replay(file: SavedGame, seat: SeatSeen = None, plain: Plain = False) -> int:
    """help-replay"""
    from bivouac.terminal.start import run_replay

    return run_replay(file, seat, _language, plain)


def rules(title: Title, plain: Plain = False) -> int:
    """help-rules"""
    from bivouac.terminal.start import run_rules

    return run_rules(load(title).name, _language, plain)


def fuzz(
    title: AnyTitle = None, games: Games = 1000, seconds: Seconds = None, seed: Seed = None, file: FaultFile = None
) -> int:
    """help-fuzz"""
    from bivouac.arena.fuzz import fuzz

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

    bots = [word.strip() for word in seats.split(",")] if seats else []
    return run_sim(load(title), options, bots, games, seed or "0", jobs, out, say())


@titled
def ladder(
    title: str, options: Options, players: Players = None, games: SimGames = 400, seed: Seed = None, jobs: Jobs = None
) -> int:
    """help-ladder"""
    from bivouac.arena.show import run_ladder

    game = load(title)
    return run_ladder(game, options, players or game.seats[-1], games, seed or "0", jobs, say())


def _counted(total: int) -> Callable[[int], None]:
    """Shows how far something long has come, if somebody watches."""
    if not sys.stderr.isatty():
        return lambda _: None
    return lambda done: print(f"\r{done}/{total} ", end="" if done < total else "\r", file=sys.stderr, flush=True)


def _show_fault(game: AnyGame, fault: "Fault", file: Path | None) -> int:
    print(say()(fault.why))
    if fault.log is not None:
        path = file or Path(f"fuzz-{game.name}-{fault.kind}.jsonl")
        fault.log.write(path)
        print(say()(phrase("fuzz-log", file=str(path))))
    return FAILED


def _menu(context: typer.Context, lang: Lang = None, plain: Plain = False) -> int | None:  # noqa: ARG001 - for --help
    """help-bivouac"""
    if context.invoked_subcommand is not None:
        return None
    from bivouac.terminal.start import run_menu

    return run_menu(_language, plain)


COMMANDS = (resume, replay, rules, fuzz)


class _Host:
    """What a title's own commands are handed as the context's `obj`: words, and a table to play at."""

    say = staticmethod(lambda what: say()(what))

    def play(
        self,
        game: AnyGame,
        options: Options,
        *,
        seats: str,
        deal: Any = None,
        seed: str | None = None,
        file: Path | None = None,
        plain: bool = False,
    ) -> int:
        """Starts a new game; with a `deal`, that one."""
        from bivouac.terminal import start
        from bivouac.terminal.menu import NewGame
        from bivouac.terminal.seating import example_seats, read_seats

        if not seats:
            raise Refused("seats-missing", example=example_seats(game))
        players = read_seats(game, seats)
        new = NewGame(game, game.setting(len(players), **options), players)
        return start.run_new(new, _language, plain, start.new_path(game, file), seed, deal)


# From words on the command line to a command


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command line; gives the exit code."""
    global _language
    _language = asked_language()
    try:
        _language, rest = _take_language(list(sys.argv[1:] if arguments is None else arguments))
        command: Any = get_command(_camp(rest))
        _put_into_words(command)
        _check_command(command, rest)
        code = command.main(rest, prog_name="bivouac", standalone_mode=False, obj=_Host())
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except Refused as error:
        return _refuse(error.phrase)
    except typer.TyperException as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            print(error.format_message())
            return 0
        return _refuse(_misread(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read what we wrote has left
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except Exception as error:
        if "BIVOUAC_DEBUG" in os.environ:
            raise
        return _refuse(phrase("program-error", error=f"{type(error).__name__}: {error}"), FAILED)


def _refuse(why: Phrase, code: int = BAD_INPUT) -> int:
    print(say()(why), file=sys.stderr)
    return code


def _take_language(arguments: list[str]) -> tuple[str, list[str]]:
    """`--lang` may stand anywhere."""
    for place, word in enumerate(arguments):
        if word == "--lang" or word.startswith("--lang="):
            after = place + 1 if "=" in word else place + 2
            language = word.partition("=")[2] if "=" in word else "".join(arguments[place + 1 : after])
            if language not in LANGUAGES:
                raise Refused("unknown-language", language=language, known=", ".join(LANGUAGES))
            return language, arguments[:place] + arguments[after:]
    return asked_language(), arguments


def _camp(arguments: list[str]) -> typer.Typer:
    """All commands; one about a title with the options of that title, and the own commands of one that is named."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    app.callback(invoke_without_command=True)(_menu)
    first = next((word for word in arguments if not word.startswith("-")), "")
    title = next((word for word in arguments if word in names()), None) if first in _titled else None
    for name, run in _titled.items():
        app.command(name, help=run.__doc__)(_with_title(run, load(title) if title else None))
    for command in COMMANDS:
        app.command()(command)
    for name in names():
        if files("bivouac").joinpath("games", name, "commands.py").is_file():
            own = import_module(f"bivouac.games.{name}.commands").app if first == name else typer.Typer()
            app.add_typer(own, name=name, help=f"{name}-line", no_args_is_help=True)
    return app


def _with_title(run: Titled, game: AnyGame | None) -> Titled:
    """A command function with a title as its argument, and that title's options as flags."""
    title, _, *own = inspect.signature(run, eval_str=True).parameters.values()
    flags = list(_flags(game)) if game else []

    def command(title: str, **given: Any) -> int | None:
        options = {flag.name: given.pop(flag.name) for flag in flags}
        return run(title, options, **given)

    parts = [title.replace(annotation=Title), *own, *flags]
    command.__signature__ = inspect.Signature(parts)  # type: ignore[attr-defined]
    command.__annotations__ = {part.name: part.annotation for part in parts}
    return command


def _flags(game: AnyGame) -> Iterator[inspect.Parameter]:
    hints = typing.get_type_hints(game.options)
    for name, default in zip(game.options.__struct_fields__, game.options.__struct_defaults__, strict=True):
        flag = typer.Option(default, f"--{name}", help=f"{game.name}-option-{name}", show_default=False)
        yield inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=flag, annotation=hints[name])


def _put_into_words(command: Any, lang: Any = None) -> None:
    """Help texts that are names of messages become words, Typer's own words become ours, and `--lang` is everywhere."""
    get_help = command.get_help
    command.get_help = lambda context: framed(_language, get_help(context))
    for part in (command, *command.params):
        part.help = help_text(_language, part.help or "")
    if lang is None:
        lang = copy(next(part for part in command.params if part.name == "lang"))
        lang.expose_value = False
    else:
        command.params.append(lang)
    for each in getattr(command, "commands", {}).values():
        _put_into_words(each, lang)


def _check_command(command: Any, arguments: list[str]) -> None:
    first = next((word for word in arguments if not word.startswith("-")), None)
    if first is not None and first not in command.commands:
        raise Refused("unknown-command", command=first, known=", ".join(command.commands))


def _misread(error: typer.TyperException) -> Phrase:
    """Typer's complaint in our words."""
    message, option = error.format_message(), getattr(error, "option_name", "")
    part: Any = getattr(error, "param", None)
    name = "" if part is None else part.metavar if part.param_type_name == "argument" else part.opts[0]
    match type(error).__name__:
        case "NoSuchOption":
            return phrase("no-such-option", option=option)
        case "BadOptionUsage":
            return phrase("option-flag" if "not take" in message else "option-value", option=option)
        case "MissingParameter":
            return phrase("missing-word", what=name)
        case "BadParameter" if name:
            return phrase("bad-value", what=name)
        case _ if extra := re.search(r"unexpected extra argument.*? \((.*)\)$", message):
            return phrase("extra-words", words=extra[1])
        case _:
            return phrase("usage-error", why=message)
