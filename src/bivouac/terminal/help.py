"""The words of `--help`, which has to be there at once.

Fluent takes longer to read than all the rest of `bivouac --help`. Help texts are plain lines, so the lines of the
words' files are read as they stand.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

# What Typer writes by itself → our message.
FRAME = {
    r"^Usage: ": "help-usage",
    r"^Arguments:$": "help-arguments",
    r"^Options:$": "help-options",
    r"^Commands:$": "help-commands",
    r"Show this message and exit\.": "help-help",
    r"\[required\]": "help-required",
}
NOISE = {r"\{([A-Z|]+)\}": r"\1", r"^(  [A-Z|]+) <\w+>": r"\1"}  # braces and Python's names of types


def help_text(language: str, id: str) -> str:
    """The message of that name; the name itself if there is none."""
    return _lines(language, "").get(id) or _lines(language, id.partition("-")[0]).get(id, id)


def framed(language: str, page: str) -> str:
    """A page of help with Typer's own words in a language."""
    for words, id in FRAME.items():
        page = re.sub(words, help_text(language, id).rstrip() + " " * words.endswith(" "), page, flags=re.MULTILINE)
    for noise, rest in NOISE.items():
        page = re.sub(noise, rest, page, flags=re.MULTILINE)
    return page


@cache
def _lines(language: str, title: str) -> Mapping[str, str]:
    folder = files("bivouac").joinpath("games", title, "words") if title else files("bivouac").joinpath("locale")
    source = folder.joinpath(f"{language}.ftl")
    text = source.read_text(encoding="utf-8") if source.is_file() else ""
    return dict(re.findall(r"^([a-z][\w-]*) = ([^{}\n]*)$", text, re.MULTILINE))
