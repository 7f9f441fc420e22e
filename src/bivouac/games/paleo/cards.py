"""All cards of the box as values, with the modules that bring them: read from `data`, and checked.

A card's number is its place in the box; states and views hold numbers. Titles and stories are words, by the card's id.
Whoever has modules of their own puts them into a folder that BIVOUAC_PALEO names: they come after ours, so that ours
keep their numbers.
"""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from bivouac.engine.cardfile import BadCard
from bivouac.games.paleo.cardfile import LETTERS, OWN, SETS, SetFile
from bivouac.games.paleo.effects import Action
from bivouac.games.paleo.scopes import Brought, scope_of, scopes

FOLDER = "BIVOUAC_PALEO"
LEVELS: dict[str, tuple[str, ...]] = {
    "I": ("A", "B"),
    "II": ("C", "D"),
    "III": ("E", "F"),
    "IV": ("C", "G"),
    "V": ("A", "H"),
    "VI": ("B", "I"),
    "VII": ("D", "E", "J"),
}
"""The modules of each level (PA-03)."""


class Card(msgspec.Struct, frozen=True):
    """A card: its back and its face."""

    number: int
    id: str
    set: str
    back: str  # with the hint that is drawn on it, if there is one: "river mammoth"
    kind: str
    tag: str
    help: bool
    place: str  # where it goes when it is turned up, "" for the discard
    hearts: int
    skills: tuple[int, int, int]
    tool: str
    slots: tuple[tuple[str, int], ...]
    actions: tuple[Action, ...]
    origin: str
    secret: int  # its number, or 0

    @property
    def red(self) -> bool:
        """Whether it wounds when it is discarded unseen (PA-15)."""
        return self.back.split()[0] == "red"


class Module(msgspec.Struct, frozen=True):
    """A module: what it brings, and the little rules of its own (PA-04). Cards are numbers."""

    letter: str
    mission: int
    secrets: tuple[int, ...]
    ideas: tuple[int, ...]
    deck: tuple[int, ...]  # what is shuffled with the base cards
    state: tuple[str, ...]
    pile: str
    waiting: tuple[int, ...]
    ending: bool


class Box(msgspec.Struct, frozen=True):
    """All the cards, and by number what each set has of them."""

    cards: tuple[Card, ...]
    base: tuple[int, ...]
    people: tuple[int, ...]
    dreams: tuple[int, ...]
    ideas: tuple[int, ...]
    secrets: tuple[int, ...]
    rack: tuple[int, ...]
    modules: dict[str, Module]
    numbers: dict[str, int]

    def number(self, id: str) -> int:
        return self.numbers[id]

    @property
    def levels(self) -> dict[str, tuple[str, ...]]:
        return LEVELS


@cache
def box() -> Box:
    """Our own cards, and those of the folder that BIVOUAC_PALEO names."""
    folder = os.environ.get(FOLDER)
    return parse_box(our_files(), own_files(Path(folder)) if folder else {})


def our_files() -> dict[str, str]:
    """The files of our own cards, as texts."""
    data = files(__package__).joinpath("data")
    return {path.name: path.read_text(encoding="utf-8") for path in data.iterdir() if path.name.endswith(".toml")}


def own_files(folder: Path) -> dict[str, str]:
    """The files of cards in a folder, as texts; BadCard if there is no such folder."""
    if not folder.is_dir():
        raise BadCard("paleo-file-folder", folder=str(folder))
    try:
        return {str(path): path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.toml"))}
    except (OSError, UnicodeDecodeError) as error:
        raise BadCard("card-file-unread", file=str(folder), why=str(error)) from None


def parse_box(ours: Mapping[str, str], own: Mapping[str, str] | None = None) -> Box:
    """The cards of files, each a text by its name, and of people's own; BadCard where one is not as it should be."""
    read = [SetFile(text, name, (*SETS, *LETTERS)) for name, text in ours.items()]
    read += [SetFile(text, name, OWN) for name, text in (own or {}).items()]
    sets: dict[str, SetFile] = {}
    for file in sorted(read, key=lambda file: (*SETS, *LETTERS, *OWN).index(file.set)):
        if file.set in sets:
            raise BadCard("paleo-file-set", file=file.name, set=file.set, other=sets[file.set].name)
        sets[file.set] = file
    numbers = _numbers(sets)
    brought = scopes(sets)
    cards = tuple(_card(numbers[id], id, file, brought) for file in sets.values() for id in file.cards)

    def of(set: str) -> tuple[int, ...]:
        return tuple(card.number for card in cards if card.set == set)

    secrets = tuple(card.number for card in cards if card.secret)
    modules = {file.set: _module(file, cards, numbers) for file in sets.values() if file.letter}
    base, people, dreams, ideas, rack = map(of, ("base", "people", "dreams", "ideas", "rack"))
    return Box(cards, base, people, dreams, ideas, secrets, rack, modules, numbers)


def _numbers(sets: Mapping[str, SetFile]) -> dict[str, int]:
    numbers: dict[str, int] = {}
    where: dict[str, SetFile] = {}
    for file in sets.values():
        for id in file.cards:
            if id in where:
                raise file.file.wrong(id, "paleo-file-twice", at=id, other=file.told_of(where[id]))
            where[id] = file
            numbers[id] = len(numbers)
    return numbers


def _card(number: int, id: str, file: SetFile, brought: Brought) -> Card:
    said = file.cards[id]
    scope = scope_of(id, file, brought)
    actions = tuple(file.action(id, text, scope) for text in said.actions)
    for action, text in zip(actions, said.actions):
        if action.extra and (action.hostile or action.night or not action.pay):
            raise file.file.wrong(id, "paleo-file-extra", at=text)
    _check_hostile(id, file, actions, scope.states or ("",))
    return Card(
        number=number,
        id=id,
        set=file.set,
        back=file.back(id),
        kind=said.kind,
        tag=said.tag,
        help=said.help,
        place=file.place(id),
        hearts=said.hearts,
        skills=file.skills(id),
        tool=said.tool,
        slots=tuple(said.slots.items()),
        actions=actions,
        origin=file.file.origin_of(id),
        secret=said.number,
    )


def _check_hostile(id: str, file: SetFile, actions: tuple[Action, ...], states: tuple[str, ...]) -> None:
    """What cannot be ignored has a way out, in whatever state: by day (PA-22), and at night (PA-29, PA-30)."""
    kind = file.cards[id].kind
    by_day = [action.when for action in actions if action.hostile and not action.night]
    if kind == "danger" and not _always(by_day, states):
        raise file.file.wrong(id, "paleo-file-hostile", at=id)
    by_night = [action.when for action in actions if action.night and (action.hostile or _is_free(action))]
    if (kind == "mission" or any(action.night for action in actions)) and not _always(by_night, states):
        raise file.file.wrong(id, "paleo-file-hostile-night", at=id)


def _always(when: list[str], states: tuple[str, ...]) -> bool:
    return "" in when or set(when).issuperset(states)


def _is_free(action: Action) -> bool:
    """Whether nothing can hinder it: it asks for nothing, and costs the card itself at most."""
    return not action.need and all(token.word == "destroy" for token in action.pay)


def _module(file: SetFile, cards: tuple[Card, ...], numbers: Mapping[str, int]) -> Module:
    said = file.module
    own = [card for card in cards if card.set == file.set]
    missions = [card.number for card in own if card.kind == "mission"]
    if len(missions) != 1:
        raise BadCard("paleo-file-mission", file=file.name, found=len(missions))
    waiting = tuple(numbers[id] for id in said.waiting)
    by_secret = {card.secret: card.number for card in cards}
    return Module(
        letter=file.set,
        mission=missions[0],
        secrets=tuple(by_secret[number] for number in said.secrets),
        ideas=tuple(card.number for card in own if card.kind == "idea"),
        deck=tuple(card.number for card in own if _is_shuffled(card) and card.number not in waiting),
        state=said.state,
        pile=said.pile,
        waiting=waiting,
        ending=said.ending,
    )


def _is_shuffled(card: Card) -> bool:
    return card.kind not in ("mission", "idea") and not card.secret
