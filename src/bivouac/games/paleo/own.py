"""A folder of people's own modules: its cards in words, and whatever is missing in its words.

Nothing is told of cards that are not in the folder: who writes a module may not have met ours.
"""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from bivouac.engine import Phrase, Refused, phrase
from bivouac.games.paleo.cardfile import OWN
from bivouac.games.paleo.cards import Card, Module, our_files, own_files, parse_box
from bivouac.games.paleo.language import printed
from bivouac.games.paleo.names import listed
from bivouac.games.paleo.texts import (
    action_phrase,
    back_phrase,
    kind_phrase,
    person_phrase,
    place_phrase,
    slots_phrase,
    tag_phrase,
)
from bivouac.locale import LANGUAGES, Words

NAMED = re.compile(r"^(paleo-[\w-]+) *=", re.MULTILINE)
NO_WORDS = "–"
OWN_BACKS = ("person", "idea", "mission")  # that say no more than the kind


class OwnFolder:
    """The modules of a folder, held to what cards can be (BadCard), and its words."""

    def __init__(self, folder: Path) -> None:
        if not folder.is_dir():
            raise Refused("paleo-cards-folder", folder=str(folder))
        texts = own_files(folder)
        if not texts:
            raise Refused("paleo-cards-empty", folder=str(folder))
        box = parse_box(our_files(), texts)
        self.modules = [module for letter, module in box.modules.items() if letter in OWN]
        self.cards = [card for card in box.cards if card.set in OWN]
        self.others = [card for card in box.cards if card.set not in OWN]
        self.tongues = {language: Tongue(folder / f"{language}.ftl", language) for language in LANGUAGES}

    def cards_of(self, module: Module) -> list[Card]:
        return [card for card in self.cards if card.set == module.letter]

    # What is there

    def shown(self, language: str) -> Iterator[str]:
        """All modules with their cards, line by line."""
        tongue = self.tongues[language]
        for module in self.modules:
            letter, cards = module.letter.lower(), self.cards_of(module)
            name = tongue.said(f"paleo-module-{letter}")
            yield tongue.say(phrase("paleo-cards-module", letter=module.letter, name=name or NO_WORDS))
            yield tongue.said(f"paleo-module-line-{letter}") or NO_WORDS
            tiles = sum(map(_tiles, cards))
            yield tongue.say(phrase("paleo-cards-count", cards=len(cards), deck=len(module.deck), tiles=tiles))
            for card in cards:
                yield ""
                yield from card_lines(card, tongue)
            yield ""

    # What is not

    def wanting(self) -> Iterator[Phrase]:
        """A sentence for each message that is missing in a language, and for each title that another card has."""
        stories = {name for tongue in self.tongues.values() for name in tongue.names if "-story-" in name}
        needed = [*self._besides(), *sorted(stories)]
        for tongue in self.tongues.values():
            if not tongue.file.is_file():
                yield phrase("paleo-cards-no-file", file=str(tongue.file))
                continue
            for card in self.cards:
                if not tongue.has(_title(card)):
                    yield phrase("paleo-cards-untitled", file=str(tongue.file), card=card.id, name=_title(card))
            for name in needed:
                if not tongue.has(name):
                    yield phrase("paleo-cards-unsaid", file=str(tongue.file), name=name)
            yield from self._twice(tongue)

    def _besides(self) -> Iterator[str]:
        """The messages that a module needs beside its titles."""
        for module in self.modules:
            yield from (f"paleo-module-{module.letter.lower()}", f"paleo-module-line-{module.letter.lower()}")
            yield from (f"paleo-state-{word}" for word in module.state)

    def _twice(self, tongue: "Tongue") -> Iterator[Phrase]:
        titles = Counter(tongue.said(_title(card)) for card in (*self.cards, *self.others))
        for card in self.cards:
            title = tongue.said(_title(card))
            if title and titles[title] > 1:
                yield phrase("paleo-cards-title-twice", file=str(tongue.file), card=card.id, title=title)


class Tongue:
    """The words of a folder in one language, before ours of the same name."""

    def __init__(self, file: Path, language: str) -> None:
        self.file, self.say = file, Words(language)
        try:
            self.names = frozenset(NAMED.findall(file.read_text(encoding="utf-8")) if file.is_file() else ())
            self.say.read(file)
        except (OSError, UnicodeDecodeError) as error:
            raise Refused("file-error", file=str(file), why=str(error)) from None

    def has(self, name: str) -> bool:
        """Whether the folder has a message, and it can be said."""
        return name in self.names and bool(self.said(name))

    def said(self, what: str | Phrase) -> str:
        """What can be said; "" where a message is wanting, or asks for something that nobody gives it."""
        try:
            return self.say(Phrase(what) if isinstance(what, str) else what)
        except KeyError:
            return ""


def card_lines(card: Card, tongue: Tongue) -> Iterator[str]:
    """A card: title and id, what it is, its story, and each action in words and in the closed language."""
    yield f"{tongue.said(_title(card)) or NO_WORDS} ({card.id})"
    yield f"  {_begun(tongue.say(listed(_facts(card))))}"
    if story := tongue.said(f"paleo-story-{card.id}"):
        yield f"  {story}"
    for action in card.actions:
        yield f"  • {_begun(tongue.said(action_phrase(action))) or NO_WORDS}"
        yield f"    {printed(action)}"


def _title(card: Card) -> str:
    return f"paleo-card-{card.id}"


def _facts(card: Card) -> Iterator[Phrase]:
    yield kind_phrase(card.kind)
    if card.back not in OWN_BACKS:
        yield phrase("paleo-cards-back", back=back_phrase(card.back))
    if card.tag:
        yield phrase("paleo-cards-tag", tag=tag_phrase(card.tag))
    if card.kind == "person":
        yield person_phrase(card)
    elif card.place:
        yield place_phrase(card.place)
    if card.help:
        yield Phrase("paleo-cards-help")
    if card.slots:
        yield slots_phrase(card)


def _tiles(card: Card) -> int:
    """The most tiles that a card can bring."""
    counts = (token.count for action in card.actions for token in action.gain if token.word == "tile")
    return max(counts, default=0)


def _begun(text: str) -> str:
    """As a sentence begins."""
    return text[:1].upper() + text[1:]
