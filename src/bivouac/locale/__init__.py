"""Words for people: phrases become sentences in English, French or German.

The messages are Fluent files: `en.ftl`, `fr.ftl`, `de.ftl` here for what all games share, and in a title's folder
`words/` for its own, whose message names begin with the title's name. People who have content of their own for a title
keep its words with it: `en.ftl` and so on in the folder that BIVOUAC_<TITLE> names.

    >>> from bivouac.engine import phrase
    >>> words("de")(phrase("no-undo"))
    'Es gibt nichts, was du zurücknehmen kannst.'
"""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bivouac.engine import Phrase

LANGUAGES = ("en", "fr", "de")
REMEMBERED = 10_000  # sentences a language


class Words:
    """A language: call it with a phrase."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # takes longer to read than all that `--help` needs
        from msgspec.json import encode

        self.language = language
        self._encode = encode
        self._bundle = FluentBundle([language], use_isolating=False)
        self._titles: set[str] = set()
        self._known: dict[bytes, str] = {}  # what has been said lately: the same is said to many
        self.read(files(__package__).joinpath(f"{language}.ftl"))

    def __call__(self, phrase: "Phrase") -> str:
        key = self._encode(phrase)
        if key not in self._known:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[key] = self._format(phrase)
        return self._known[key]

    def read(self, source: Traversable) -> None:
        """Adds the messages of a Fluent file, if it is there."""
        from fluent.runtime import FluentResource

        if source.is_file():
            self._bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))

    def has(self, id: str) -> bool:
        """Whether there is a message of that name."""
        self._read_title(id)
        return self._bundle.has_message(id)

    def _format(self, phrase: "Phrase") -> str:
        pattern = self._bundle.get_message(phrase.id).value if self.has(phrase.id) else None
        if pattern is None:
            raise KeyError(f"{self.language} has no message {phrase.id!r}")
        args = {name: value if isinstance(value, str | int) else self(value) for name, value in phrase.args.items()}
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{self.language}: {phrase.id}: {errors[0]}")
        return str(text)

    def _read_title(self, id: str) -> None:
        """A title's messages, and those of pages, are read when the first of them is wanted."""
        title = id.partition("-")[0]
        if title not in self._titles:
            self._titles.add(title)
            folder = files("bivouac").joinpath("web") if title == "page" else files("bivouac").joinpath("games", title)
            self.read(folder.joinpath("words", f"{self.language}.ftl"))
            own = os.environ.get(f"BIVOUAC_{title.upper()}")
            if own and folder.is_dir():
                self.read(Path(own) / f"{self.language}.ftl")


@cache
def words(language: str) -> Words:
    """The words of one of LANGUAGES."""
    return Words(language)


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the system asks for, if we have it; else English.

    >>> system_language({"LANG": "fr_CA.UTF-8"}), system_language({"LC_ALL": "C", "LANG": "de_DE"})
    ('fr', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := environment.get(name):
            return wanted[:2].lower() if wanted[:2].lower() in LANGUAGES else "en"
    return "en"
