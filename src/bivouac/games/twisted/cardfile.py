"""A file of cards: TOML, read strictly, so that people can enter the box they own.

    format = "bivouac-actions"
    version = 1
    origin = "original"        # of all cards that do not say otherwise; or "rulebook", "box", "own"

    [cards]
    something-shiny = "lure 2 any"

Whatever is unknown, missing or out of place is refused with the file, the card, and the line and column of it.
"""

import re
import tomllib
from typing import Any, TypeVar

import msgspec

from bivouac.engine import Phrase, Refused, phrase
from bivouac.games.twisted.effects import Count, Sentence
from bivouac.games.twisted.language import BadWord, parse, parse_count

VERSION = 1
ORIGINS = ("original", "rulebook", "box", "own")
KEYS = ("format", "version", "origin", "cards")
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

T = TypeVar("T")


class BadCard(Refused):
    """A file of cards that cannot be read; the sentence names file, card, line and column."""


class CardFile:
    """The cards of a file by id, as TOML has them, and where each of them stands."""

    def __init__(self, text: str, name: str, format: str) -> None:
        self.name = name
        self.lines = text.splitlines()
        try:
            said = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadCard("twisted-file-unread", file=name, why=str(error)) from None
        for key in said:
            if key not in KEYS:
                raise self._wrong_at(self._line(key), 1, "", phrase("twisted-file-key", key=key))
        for key in KEYS:
            if key not in said:
                raise BadCard("twisted-file-lacks", file=name, key=key)
        for key, words in (("format", (format,)), ("version", (VERSION,)), ("origin", ORIGINS)):
            if said[key] not in words or said[key] is True:
                why = phrase("twisted-word-unknown", word=str(said[key]), wanted=", ".join(map(str, words)))
                raise self._wrong_at(self._line(key), 1, "", why)
        if not isinstance(said["cards"], dict) or not said["cards"]:
            raise BadCard("twisted-file-lacks", file=name, key="cards")
        self.origin: str = said["origin"]
        self.cards: dict[str, Any] = said["cards"]
        for card in self.cards:
            if not ID.fullmatch(card):
                raise self.wrong(card, "twisted-file-id", at=card)

    def known(self, ids: tuple[str, ...]) -> None:
        """Holds the file to these cards, in this order."""
        for card in self.cards:
            if card not in ids:
                raise self.wrong(card, "twisted-word-unknown", at=card, word=card, wanted=", ".join(ids))
        if tuple(self.cards) != ids:
            raise BadCard("twisted-file-order", file=self.name, wanted=", ".join(ids))

    def convert(self, card: str, kind: type[T]) -> T:
        """The card as a value."""
        try:
            return msgspec.convert(self.cards[card], kind)
        except msgspec.ValidationError as error:
            found = re.search(r"`([\w-]+)`", str(error))
            raise self.wrong(card, "twisted-file-shape", at=found[1] if found else card, error=str(error)) from None

    def origin_of(self, card: str) -> str:
        said = self.cards[card]
        own = said.get("origin", self.origin) if isinstance(said, dict) else self.origin
        self.word(card, own, ORIGINS)
        return str(own)

    def word(self, card: str, word: str, wanted: tuple[str, ...]) -> None:
        """Holds a word of a card to those that are known."""
        if word not in wanted:
            raise self.wrong(card, "twisted-word-unknown", at=word, word=word, wanted=", ".join(wanted))

    def sentence(self, card: str, text: str) -> Sentence:
        """The effects in a card's text."""
        try:
            return parse(text)
        except BadWord as error:
            raise self._bad_word(card, text, error) from None

    def count(self, card: str, text: str) -> Count:
        """What a trait counts."""
        try:
            return parse_count(text)
        except BadWord as error:
            raise self._bad_word(card, text, error) from None

    def wrong(self, card: str, id: str, /, at: str, **args: str | int | Phrase) -> BadCard:
        """What is wrong with a card, where a text of it stands."""
        line, column = self._place(card, at)
        return self._wrong_at(line, column, card, Phrase(id, dict(args)))

    def _bad_word(self, card: str, text: str, error: BadWord) -> BadCard:
        line, column = self._place(card, f'"{text}"')
        return self._wrong_at(line, column + error.column, card, error.why)  # the quote is a column too

    def _wrong_at(self, line: int, column: int, card: str, why: Phrase) -> BadCard:
        if not card:
            return BadCard("twisted-file-wrong", file=self.name, line=line, why=why)
        return BadCard("twisted-card-wrong", file=self.name, card=card, line=line, column=column, why=why)

    def _line(self, key: str) -> int:
        """The line (from 1) that a key begins on; the first if it is written in some other way."""
        begins = re.compile(rf'\s*(\[\s*)?"?{re.escape(key)}"?\s*[=\]]')
        return next((at for at, line in enumerate(self.lines, 1) if begins.match(line)), 1)

    def _place(self, card: str, text: str) -> tuple[int, int]:
        """Line and column of a text, from the card's own line on; the card's own if it is written in another way."""
        first = self._line(card)
        for at, line in enumerate(self.lines[first - 1 :], first):
            if text in line:
                return at, line.index(text) + 1
        return first, 1
