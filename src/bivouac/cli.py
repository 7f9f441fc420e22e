"""`bivouac`: the menu, and a command for each thing one does with a game.

`bivouac --help` has to be there at once, so what a command needs is imported when it runs. Help texts are names of
messages (`help-play`); they become words when the command line is read.
"""

import inspect
import sys
import typing
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from bivouac.engine import AnyGame, Phrase, Refused, phrase
from bivouac.games import load, names
from bivouac.terminal.help import LANGUAGES, asked_language, framed, help_text

BAD_INPUT = 2
INTERRUPTED = 130

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


Seats = Annotated[str, option("--seats", "-s", help="help-seats", metavar="WHO,WHO,…")]
Seed = Annotated[str | None, option("--seed", help="help-seed", metavar="SEED")]
File = Annotated[Path | None, option("--file", "-f", help="help-file", metavar="FILE")]
Plain = Annotated[bool, option("--plain", help="help-plain")]
SeatSeen = Annotated[str | None, option("--seat", help="help-seat", metavar="N|all|spectator")]
SavedGame = Annotated[Path, typer.Argument(help="help-saved", metavar="FILE")]
Lang = Annotated[str | None, option("--lang", help="help-lang", metavar="en|fr|de")]  # taken before all others
Title = Annotated[str, typer.Argument(help="help-title", metavar="TITLE")]


# The commands


@titled
def play(
    title: str, options: Options, seats: Seats = "", seed: Seed = None, file: File = None, plain: Plain = False
) -> int:
    """help-play"""
    from bivouac.terminal import start
    from bivouac.terminal.menu import NewGame
    from bivouac.terminal.seating import read_seats

    if title not in names() and (Path(title).exists() or "/" in title or "." in title):
        return start.run_resume(Path(title), _language, plain)
    game = load(title)
    if seats:
        players = read_seats(game, seats)
        new = NewGame(game, game.setting(len(players), **options), players)
        return start.run_new(new, _language, plain, start.new_path(game, file), seed)
    if not sys.stdin.isatty():
        raise Refused("seats-missing", example="me,random,random")
    return start.run_asked(game, options, _language, plain, start.new_path(game, file), seed)


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


# From words on the command line to a command


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command line; gives the exit code."""
    global _language
    try:
        _language, rest = _take_language(list(sys.argv[1:] if arguments is None else arguments))
        command = get_command(_camp(rest))
        _put_into_words(command)
        code = command.main(rest, prog_name="bivouac", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except Refused as error:
        return _refuse(error.phrase)
    except typer.TyperException as error:
        return _refuse(_misread(error))
    except KeyboardInterrupt:
        return INTERRUPTED


def _refuse(why: Phrase) -> int:
    from bivouac.locale import words

    print(words(_language)(why), file=sys.stderr)
    return BAD_INPUT


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
    """All commands; those about a title with the options of the one that is named, if any."""
    app = typer.Typer(
        cls=_Group, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False, help="help-bivouac"
    )
    app.callback(invoke_without_command=True)(_menu)
    title = next((word for word in arguments if word in names()), None)
    for name, run in _titled.items():
        app.command(name, cls=_Command, help=run.__doc__)(_with_title(run, load(title) if title else None))
    for command in (resume, replay, rules):
        app.command(cls=_Command)(command)
    return app


def _menu(context: typer.Context, lang: Lang = None, plain: Plain = False) -> int | None:  # noqa: ARG001 - for --help
    if context.invoked_subcommand is not None:
        return None
    from bivouac.terminal.start import run_menu

    return run_menu(_language, plain)


def _with_title(run: Titled, game: AnyGame | None) -> Titled:
    """A command function with a title as its argument, and that title's options as flags."""
    title, _, *own = inspect.signature(run, eval_str=True).parameters.values()
    flags = list(_flags(game)) if game else []

    def command(title: str, **given: Any) -> int | None:
        options = {flag.name: given.pop(flag.name) for flag in flags}
        return run(title, options, **given)

    title = title.replace(annotation=Title)
    command.__signature__ = inspect.Signature([title, *own, *flags])  # type: ignore[attr-defined]
    command.__annotations__ = {part.name: part.annotation for part in (title, *own, *flags)}
    return command


def _flags(game: AnyGame) -> Iterator[inspect.Parameter]:
    hints = typing.get_type_hints(game.options)
    for name, default in zip(game.options.__struct_fields__, game.options.__struct_defaults__, strict=True):
        flag = typer.Option(default, f"--{name}", help=f"{game.name}-option-{name}", show_default=False)
        yield inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=flag, annotation=hints[name])


class _Command(TyperCommand):
    def get_help(self, ctx: Any) -> str:
        return framed(_language, super().get_help(ctx))


class _Group(TyperGroup):
    def get_help(self, ctx: Any) -> str:
        return framed(_language, super().get_help(ctx))


def _put_into_words(command: Any) -> None:
    text = partial(help_text, _language)
    command.help = text(command.help or "")
    for part in command.params:
        part.help = text(part.help or "")
    for each in getattr(command, "commands", {}).values():
        _put_into_words(each)


def _misread(error: typer.TyperException) -> Phrase:
    """Typer's complaint in our words."""
    return phrase("usage-error", why=error.format_message())
