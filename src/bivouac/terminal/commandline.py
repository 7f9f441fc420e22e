"""Reading a command line: commands are functions, a title's options become flags, help texts are names of messages.

`bivouac --help` has to be there at once, so this imports little, and commands import what they need when they run.
Help texts (`help-play`) become words when the command line is read.
"""

import inspect
import os
import re
import sys
import typing
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from importlib import import_module
from importlib.resources import files
from io import TextIOWrapper
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.main import get_command

from bivouac.games import load, names
from bivouac.locale import LANGUAGES, Words, system_language, words
from bivouac.terminal.help import framed, help_text

if TYPE_CHECKING:
    from bivouac.engine import AnyGame, Phrase

FAILED, BAD_INPUT, INTERRUPTED = 1, 2, 130

Options = dict[str, Any]
"""A game's own options as given on the command line: name → value."""

NO_OPTIONS: Options = {}

Command = Callable[..., int | None]
"""What Typer makes a command of. May give an exit code."""

_titled: dict[str, Command] = {}
_language = "en"


def titled(run: Command) -> Command:
    """Makes a command of a function `run(title, options, …)`: the title's options become flags of it."""
    _titled[run.__name__] = run
    return run


def option(*names: str, help: str, **more: Any) -> Any:
    return typer.Option(*names, help=help, show_default=False, **more)


def argument(metavar: str, help: str) -> Any:
    return typer.Argument(help=help, metavar=metavar)


Title = Annotated[str, argument("TITLE", help="help-title")]


def language() -> str:
    """The language that was asked for, with `--lang` or by the system."""
    return _language


def say() -> Words:
    """The words of that language."""
    return words(_language)


def run(arguments: Sequence[str], menu: Command, commands: Iterable[Command], host: Any) -> int:
    """Runs a command line; gives the exit code. A title's own commands get the host as their context's `obj`."""
    global _language
    _language = system_language()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a letter still shows the rest
    try:
        _language, rest = _take_language(list(arguments))
        command: Any = get_command(_camp(rest, menu, commands))
        _put_into_words(command)
        _check_command(command, rest)
        code = command.main(rest, prog_name="bivouac", standalone_mode=False, obj=host)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
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
        return _explain(error)


def _explain(error: Exception) -> int:
    """A refusal's own sentence; a fault of the program is told in one sentence too."""
    from bivouac.engine import Refused, phrase

    if isinstance(error, Refused):
        return _refuse(error.phrase)
    if "BIVOUAC_DEBUG" in os.environ:
        raise error
    return _refuse(phrase("program-error", error=f"{type(error).__name__}: {error}"), FAILED)


def _refuse(why: "Phrase", code: int = BAD_INPUT) -> int:
    print(say()(why), file=sys.stderr)
    return code


def _take_language(arguments: list[str]) -> tuple[str, list[str]]:
    """`--lang` may stand anywhere."""
    for place, word in enumerate(arguments):
        if word == "--lang" or word.startswith("--lang="):
            after = place + 1 if "=" in word else place + 2
            language = word.partition("=")[2] if "=" in word else "".join(arguments[place + 1 : after])
            if language not in LANGUAGES:
                from bivouac.engine import Refused

                raise Refused("unknown-language", language=language, known=", ".join(LANGUAGES))
            return language, arguments[:place] + arguments[after:]
    return system_language(), arguments


def _camp(arguments: list[str], menu: Command, commands: Iterable[Command]) -> typer.Typer:
    """All commands; one about a title with the options of that title, and the own commands of one that is named."""
    names_of_help = {"help_option_names": ["-h", "--help"]}
    app = typer.Typer(
        add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False, context_settings=names_of_help
    )
    app.callback(invoke_without_command=True)(menu)
    first = next((word for word in arguments if not word.startswith("-")), "")
    title = next((word for word in arguments if word in names()), None) if first in _titled else None
    for name, run in _titled.items():
        app.command(name, help=run.__doc__)(_with_title(run, load(title) if title else None))
    for command in commands:
        app.command()(command)
    for name in names():
        if files("bivouac").joinpath("games", name, "commands.py").is_file():
            own = import_module(f"bivouac.games.{name}.commands").app if first == name else typer.Typer()
            app.add_typer(own, name=name, help=f"{name}-line", no_args_is_help=True)
    return app


def _with_title(run: Command, game: "AnyGame | None") -> Command:
    """A command function with a title as its argument, and that title's options as flags."""
    title, _, *own = inspect.signature(run, eval_str=True).parameters.values()
    flags = list(_flags(game)) if game else []

    def command(title: str, **given: Any) -> int | None:
        options = {flag.name: given.pop(flag.name) for flag in flags}
        return run(title, {name: value for name, value in options.items() if value is not None}, **given)

    parts = [title.replace(annotation=Title), *own, *flags]
    command.__signature__ = inspect.Signature(parts)  # type: ignore[attr-defined]
    command.__annotations__ = {part.name: part.annotation for part in parts}
    return command


def _flags(game: "AnyGame") -> Iterator[inspect.Parameter]:
    from bivouac.engine import kinds

    hints = typing.get_type_hints(game.options)
    for name, kind in kinds(game.options).items():
        values = name.upper() if kind.text else None if kind.tick else "|".join(map(str, kind.values))
        help = f"{game.name}-option-{name}"
        flag = typer.Option(
            None, f"--{name}", help=help, show_default=False, metavar=values
        )  # what is not said is None
        yield inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=flag, annotation=hints[name] | None)


def _put_into_words(command: Any, lang: Any = None) -> None:
    """Help texts that are names of messages become words, Typer's own words become ours, and `--lang` is everywhere."""
    get_help = command.get_help
    command.get_help = lambda context: framed(_language, get_help(context))
    for part in (command, *command.params):
        part.help = help_text(_language, part.help or "")
    command.short_help = f"{command.help.partition('. ')[0].rstrip('.')}."
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
        from bivouac.engine import Refused

        raise Refused("unknown-command", command=first, known=", ".join(command.commands))


def _misread(error: typer.TyperException) -> "Phrase":
    """Typer's complaint in our words."""
    from bivouac.engine import phrase

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
