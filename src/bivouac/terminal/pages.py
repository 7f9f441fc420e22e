"""Pages of text: a title's rules, and help with the keys and commands."""

from importlib.resources import files

from bivouac.engine import Phrase, Refused
from bivouac.locale import Words

FALLBACK = "en"


class NoRules(Refused):
    """A title without a rules page."""


def rules_page(title: str, language: str) -> str:
    """A title's rules as Markdown, in the language or else in English."""
    folder = files("bivouac").joinpath("games", title)
    for page in (folder.joinpath(f"rules.{wanted}.md") for wanted in (language, FALLBACK)):
        if page.is_file():
            return page.read_text(encoding="utf-8")
    raise NoRules("no-rules", title=Phrase(f"{title}-title"))


def help_page(say: Words, kind: str, title: str) -> str:
    """How to play here, then the title's rules."""
    help = say(Phrase(f"{kind}-help"))
    try:
        return f"{help}\n\n{rules_page(title, say.language)}"
    except NoRules:
        return help
