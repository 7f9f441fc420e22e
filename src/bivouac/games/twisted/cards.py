"""All cards of a box as values: cryptids, sightings, actions, events, traits, read from `data` and checked.

A card's number is its place in its file; states and views hold numbers. Titles are words, by the card's id.

>>> deck().actions[0].id, deck().actions[0].effect.effects[0].verb
('free-trail-mix', 'lure')
"""

from collections.abc import Callable
from functools import cache
from importlib.resources import files

import msgspec

from bivouac.engine.cardfile import BadCard, CardFile
from bivouac.games.twisted.effects import (
    ENCOUNTER,
    HIDEOUT,
    TASTES,
    TYPES,
    Count,
    Drawback,
    Effect,
    Function,
    Go,
    Sentence,
    Spread,
    Type,
)
from bivouac.games.twisted.language import parse, parse_count

CRYPTIDS = ("bigfoot", "mothman", "frog", "jackalope")
SIGHTINGS = 9  # a cryptid's (TC-02)
OF_TYPE: dict[Type, int] = {"decoy": 2, "hoax": 2, "silhouette": 2, "real_deal": 3}
ACTIONS, EVENTS, TRAITS = 52, 12, 10
LINES = 3  # effects of an event, tiers of a trait


class Cryptid(msgspec.Struct, frozen=True):
    """A cryptid and its power."""

    id: str
    power: Sentence
    origin: str


class Sighting(msgspec.Struct, frozen=True):
    """A card of a cryptid's piles: what each taste is worth to it, and what it does (TC-12)."""

    id: str
    cryptid: int
    type: Type
    score: tuple[int, ...]  # by taste
    effect: Effect
    origin: str


class Action(msgspec.Struct, frozen=True):
    """A card of the hand."""

    id: str
    effect: Sentence
    origin: str


class Event(msgspec.Struct, frozen=True):
    """A card of the dawn: three effects, resolved from top to bottom (TC-08)."""

    id: str
    effects: tuple[Effect, ...]
    origin: str


class Trait(msgspec.Struct, frozen=True):
    """A hidden aim: what is counted, and the bonus that each of three counts gives (TC-24)."""

    id: str
    count: Count
    tiers: tuple[tuple[int, int], ...]
    origin: str

    def bonus(self, count: int) -> int:
        """A count outside the table gives nothing."""
        return dict(self.tiers).get(count, 0)


class Deck(msgspec.Struct, frozen=True):
    """All the cards. Sightings run by cryptid, nine each."""

    cryptids: tuple[Cryptid, ...]
    sightings: tuple[Sighting, ...]
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    traits: tuple[Trait, ...]


@cache
def deck() -> Deck:
    """Our own cards."""
    return parse_deck(lambda name: files(__package__).joinpath(f"data/{name}").read_text(encoding="utf-8"))


def parse_deck(read: Callable[[str], str]) -> Deck:
    """The cards of five files, which `read` gives by name; BadCard where one of them is not as it should be."""

    def file(kind: str, count: int) -> CardFile:
        found = CardFile(read(f"{kind}.toml"), f"{kind}.toml", f"bivouac-{kind}")
        if len(found.cards) != count:
            raise BadCard("card-file-count", file=found.name, count=count, found=len(found.cards))
        return found

    return Deck(
        _cryptids(file("cryptids", len(CRYPTIDS))),
        _sightings(file("sightings", SIGHTINGS * len(CRYPTIDS))),
        _actions(file("actions", ACTIONS)),
        _events(file("events", EVENTS)),
        _traits(file("traits", TRAITS)),
    )


class _Cryptid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    power: str
    origin: str = ""


class _Sighting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    of: str
    type: str
    score: dict[str, int]
    effect: str
    origin: str = ""


class _Trait(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: str
    tiers: tuple[tuple[int, int], ...]
    origin: str = ""


def _cryptids(file: CardFile) -> tuple[Cryptid, ...]:
    file.known(CRYPTIDS)
    found = []
    for id in file.cards:
        text = file.convert(id, _Cryptid).power
        power = file.read(id, text, parse)
        if power.joined == "or" or not all(map(_by_hand, power.effects)):
            raise file.wrong(id, "twisted-file-power", at=text)
        found.append(Cryptid(id, power, file.origin_of(id)))
    return tuple(found)


def _sightings(file: CardFile) -> tuple[Sighting, ...]:
    found = []
    for id in file.cards:
        said = file.convert(id, _Sighting)
        file.word(id, said.of, CRYPTIDS)
        file.word(id, said.type, TYPES)
        for taste in said.score:
            file.word(id, taste, TASTES)
        score = tuple(said.score.get(taste, 0) for taste in TASTES)
        effect, *more = file.read(id, said.effect, parse).effects
        real = isinstance(effect, Drawback)
        at_encounter = isinstance(effect, Function) and effect.at == ENCOUNTER
        if more or real != (said.type == "real_deal") or not (real or at_encounter):
            raise file.wrong(id, "twisted-file-sighting", at=said.effect)
        kind = next(one for one in TYPES if one == said.type)
        found.append(Sighting(id, CRYPTIDS.index(said.of), kind, score, effect, file.origin_of(id)))
    for number, cryptid in enumerate(CRYPTIDS):
        own = [card.type for card in found[SIGHTINGS * number : SIGHTINGS * (number + 1)] if card.cryptid == number]
        if {type: own.count(type) for type in TYPES} != OF_TYPE:
            raise BadCard("twisted-file-set", file=file.name, cryptid=cryptid)
    return tuple(found)


def _actions(file: CardFile) -> tuple[Action, ...]:
    found = []
    for id in file.cards:
        text = file.convert(id, str)
        effect = file.read(id, text, parse)
        if effect.joined == "and" or not all(map(_by_hand, effect.effects)):
            raise file.wrong(id, "twisted-file-action", at=text)
        found.append(Action(id, effect, file.origin))
    return tuple(found)


def _by_hand(effect: Effect) -> bool:
    """Whether it is done at one of one's hideouts, by day."""
    return isinstance(effect, Function) and effect.at == HIDEOUT


def _events(file: CardFile) -> tuple[Event, ...]:
    found = []
    for id in file.cards:
        effects = []
        for text in file.convert(id, tuple[str, ...]):
            sentence = file.read(id, text, parse)
            if sentence.joined or not _at_dawn(sentence.effects[0]):
                raise file.wrong(id, "twisted-file-event", at=text)
            effects.append(sentence.effects[0])
        if len(effects) != LINES:
            raise file.wrong(id, "twisted-file-three", at=id, count=LINES)
        found.append(Event(id, tuple(effects), file.origin))
    return tuple(found)


def _at_dawn(effect: Effect) -> bool:
    """Whether it is nobody's own."""
    if isinstance(effect, Function):
        return effect.at not in (HIDEOUT, ENCOUNTER)
    return isinstance(effect, Go | Spread)


def _traits(file: CardFile) -> tuple[Trait, ...]:
    found = []
    for id in file.cards:
        said = file.convert(id, _Trait)
        count = file.read(id, said.count, parse_count)
        if len({tier for tier, _ in said.tiers}) != LINES or len(said.tiers) != LINES:
            raise file.wrong(id, "twisted-file-three", at="tiers", count=LINES)
        found.append(Trait(id, count, said.tiers, file.origin_of(id)))
    return tuple(found)
