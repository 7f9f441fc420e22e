"""A file of cards: TOML, read strictly, and the words of a closed language in it.

    format = "bivouac-actions"
    version = 1
    origin = "original"        # of all cards that do not say otherwise; or "rulebook", "box", "own"

    [cards]
    something-shiny = "lure 2 any"

Whatever is unknown, missing or out of place is refused with the file, the card, and the line and column of it. What a
card is, and what its words mean, is a title's own.
"""

import re
import tomllib
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from bivouac.engine.phrase import Argument, Phrase, Refused, phrase

VERSION = 1
ORIGINS = ("original", "rulebook", "box", "own")
KEYS = ("format", "version", "origin", "cards")
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
HEADER = re.compile(r"\s*\[[\w.\"-]+\]\s*(#.*)?$")
MOST = 9  # that a card counts out, unless a language says otherwise

T = TypeVar("T")


class BadCard(Refused):
    """A file of cards that cannot be read; the sentence names file, card, line and column."""


class BadWord(Exception):
    """A word that cannot stand where it does: its column in the text, from 1, and what is wrong with it."""

    def __init__(self, column: int, why: Phrase) -> None:
        self.column = column
        self.why = why
        super().__init__(f"column {column}: {why}")


class Reader:
    """The words of a text, read from left to right; marks are words by themselves, also without spaces.

    >>> [word for word, _ in Reader("night: pay tent 1", marks=":").words]
    ['night', ':', 'pay', 'tent', '1']
    """

    def __init__(self, text: str, marks: str = "") -> None:
        word = rf"[{re.escape(marks)}]|[^\s{re.escape(marks)}]+" if marks else r"\S+"
        self.words = [(found.group(), found.start() + 1) for found in re.finditer(word, text)]
        self.end = len(text) + 1
        self.at = 0

    @property
    def next(self) -> str:
        return self.words[self.at][0] if self.at < len(self.words) else ""

    @property
    def column(self) -> int:
        return self.words[self.at][1] if self.next else self.end

    def wrong(self, *wanted: str) -> BadWord:
        known = ", ".join(wanted)
        if not self.next:
            return BadWord(self.column, phrase("word-missing", wanted=known))
        return BadWord(self.column, phrase("word-unknown", word=self.next, wanted=known))

    def take(self, *words: str) -> bool:
        """Whether the next word is one of these; it is then read."""
        found = bool(self.next) and self.next in words
        self.at += found
        return found

    def one_of(self, *wanted: str) -> Any:
        """The next word, which has to be one of these."""
        word = self.next
        if not self.take(*wanted):
            raise self.wrong(*wanted)
        return word

    def all_of(self, *wanted: str) -> None:
        for word in wanted:
            self.one_of(word)

    def number(self, *also: str, most: int = MOST) -> int:
        """A count, from 1; other words that could stand here are named if there is none."""
        word = self.next
        if not re.fullmatch("[1-9][0-9]?", word) or int(word) > most:
            raise self.wrong(f"1–{most}", *also)
        self.at += 1
        return int(word)

    def done(self) -> None:
        if self.next:
            raise BadWord(self.column, phrase("word-left", word=self.next))


class CardFile:
    """The cards of a file by id, as TOML has them, and where each of them stands.

    A title may ask for more keys at the top, and allow others; `said` has all of them.
    """

    def __init__(
        self, text: str, name: str, format: str, more: tuple[str, ...] = (), may: tuple[str, ...] = ()
    ) -> None:
        self.name = name
        self.lines = text.splitlines()
        try:
            self.said = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadCard("card-file-unread", file=name, why=str(error)) from None
        self._check_keys((*KEYS, *more), may)
        for key, words in (("format", (format,)), ("version", (VERSION,)), ("origin", ORIGINS)):
            self.key_word(key, words)
        if not isinstance(self.said["cards"], dict) or not self.said["cards"]:
            raise BadCard("card-file-lacks", file=name, key="cards")
        self.origin: str = self.said["origin"]
        self.cards: dict[str, Any] = self.said["cards"]
        for card in self.cards:
            if not ID.fullmatch(card):
                raise self.wrong(card, "card-id", at=card)

    def _check_keys(self, must: tuple[str, ...], may: tuple[str, ...]) -> None:
        for key in self.said:
            if key not in (*must, *may):
                raise self.wrong_key(key, "card-key", key=key)
        for key in must:
            if key not in self.said:
                raise BadCard("card-file-lacks", file=self.name, key=key)

    def key_word(self, key: str, words: tuple[Any, ...]) -> Any:
        """What stands for a key at the top, which has to be one of these."""
        said = self.said[key]
        if said not in words or said is True:
            raise self.wrong_key(key, "word-unknown", word=str(said), wanted=", ".join(map(str, words)))
        return said

    def known(self, ids: tuple[str, ...]) -> None:
        """Holds the file to these cards, in this order."""
        for card in self.cards:
            if card not in ids:
                raise self.wrong(card, "word-unknown", at=card, word=card, wanted=", ".join(ids))
        if tuple(self.cards) != ids:
            raise BadCard("card-file-order", file=self.name, wanted=", ".join(ids))

    def convert(self, card: str, kind: type[T]) -> T:
        """The card as a value."""
        try:
            return msgspec.convert(self.cards[card], kind)
        except msgspec.ValidationError as error:
            key, why = shape(error)
            raise self.wrong(card, why.id, at=key or card, **why.args) from None

    def origin_of(self, card: str) -> str:
        said = self.cards[card]
        own = said.get("origin", self.origin) if isinstance(said, dict) else self.origin
        self.word(card, own, ORIGINS)
        return str(own)

    def word(self, card: str, word: str, wanted: tuple[str, ...]) -> None:
        """Holds a word of a card to those that are known."""
        if word not in wanted:
            raise self.wrong(card, "word-unknown", at=word, word=word, wanted=", ".join(wanted))

    def read(self, card: str, text: str, parse: Callable[[str], T]) -> T:
        """What a card's text means."""
        try:
            return parse(text)
        except BadWord as error:
            line, column = self._place(card, f'"{text}"')
            raise self._wrong_at(line, column + error.column, card, error.why) from None  # the quote is a column too

    def wrong(self, card: str, id: str, /, at: str, **args: Argument) -> BadCard:
        """What is wrong with a card, where a text of it stands."""
        line, column = self._place(card, at)
        return self._wrong_at(line, column, card, Phrase(id, args))

    def wrong_key(self, key: str, id: str, /, **args: Argument) -> BadCard:
        """What is wrong with a key at the top."""
        return BadCard("card-file-wrong", file=self.name, line=self._line(key), why=Phrase(id, args))

    def _wrong_at(self, line: int, column: int, card: str, why: Phrase) -> BadCard:
        return BadCard("card-wrong", file=self.name, card=card, line=line, column=column, why=why)

    def _line(self, key: str) -> int:
        """The line (from 1) that a key begins on, or a card's own part; the first if it is written in another way."""
        name = rf'"?{re.escape(key)}"?\s*'
        for begins in (re.compile(rf"\s*\[\s*(cards\s*\.\s*)?{name}\]"), re.compile(rf"\s*{name}=")):
            for at, line in enumerate(self.lines, 1):
                if begins.match(line):
                    return at
        return 1

    def _place(self, card: str, text: str) -> tuple[int, int]:
        """Line and column of a text, from the card's own line on; the card's own if it is written in another way."""
        first = self._line(card)
        for at, line in enumerate(self.lines[first - 1 :], first):
            if at > first and HEADER.match(line):
                break
            if text in line:
                return at, line.index(text) + 1
        return first, 1


def shape(error: msgspec.ValidationError) -> tuple[str, Phrase]:
    """Which key is not as it should be, and what is wrong with it."""
    text = str(error)
    if found := re.search(r"unknown field `([\w-]+)`", text):
        return found[1], phrase("card-key", key=found[1])
    if found := re.search(r"missing required field `([\w-]+)`", text):
        return "", phrase("card-lacks", key=found[1])
    found = re.search(r"`\$\.([\w-]+)", text)
    return found[1] if found else "", phrase("card-shape", error=text)
