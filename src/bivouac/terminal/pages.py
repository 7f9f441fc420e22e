"""Pages of text: a title's rules, and help with the keys and commands."""

import re
from contextlib import suppress
from importlib.resources import files

from bivouac.engine import Phrase, Refused
from bivouac.locale import Words

FALLBACK = "en"
PICTURE = re.compile(r"!\[([^]]*)\]\(picture:[\w-]+\)")


class NoRules(Refused):
    """A title without a rules page."""


def rules_page(title: str, language: str) -> str:
    """A title's rules as Markdown, in the language or else in English. Of a picture it has the caption."""
    folder = files("bivouac").joinpath("games", title)
    for page in (folder.joinpath(f"rules.{wanted}.md") for wanted in (language, FALLBACK)):
        if page.is_file():
            return PICTURE.sub(r"*[\1]*", page.read_text(encoding="utf-8"))
    raise NoRules("no-rules", title=Phrase(f"{title}-title"))


def legend(say: Words, title: str) -> str:
    """What the letters of a title's sketch mean, if the title says so."""
    return say(Phrase(f"{title}-legend")) if say.has(f"{title}-legend") else ""


def help_page(say: Words, title: str) -> str:
    """The keys, what the letters on the map mean, then the title's rules; as Markdown."""
    parts = [say(Phrase("play-help"))]
    if meaning := legend(say, title):
        parts += [f"## {say(Phrase('legend-title'))}", meaning]
    with suppress(NoRules):
        parts += ["---", rules_page(title, say.language)]
    return "\n\n".join(parts)
