"""The file of a set of cards: what stands in it, card by card, held to what a card of its kind can have.

What cards say of other cards is looked at in `cards`, when all files have been read.
"""

import msgspec

from bivouac.engine.cardfile import ID, BadCard, CardFile, shape
from bivouac.engine.phrase import Argument
from bivouac.games.paleo.effects import TAGS, THINGS, TOOLS, Action
from bivouac.games.paleo.language import Scope, parse, parse_skills

FORMAT = "bivouac-paleo-cards"
SETS = ("base", "people", "dreams", "ideas", "secrets", "rack")
LETTERS = tuple("ABCDEFGHIJ")
OWN = tuple("KLMNOPQRSTUVWXYZ")
"""The letters of modules that people make for themselves."""

KINDS = ("action", "danger", "person", "ally", "idea", "mission")
LOOSE_KINDS = KINDS[:4]  # what is turned up; ideas lie on the rack, missions on the night board
KINDS_OF = {"people": ("person",), "ideas": ("idea",), "rack": ("idea",)}
IN_PLAY = ("ally", "mission", "person")
BACKS = ("forest", "river", "mountain", "hearth", "red", "dream")
HINTS = ("mammoth", "wolf", "smoke", "storm", "water", "hand", "paw", "tent", "sickness", "tracks", "cave")
PLACES = ("group", "board")

SECRETS = range(1, 23)
OWN_SECRETS = range(23, 100)


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card, as the file has it."""

    kind: str
    back: str = ""
    tag: str = ""
    help: bool = False
    place: str = ""
    hearts: int = 0
    skills: str = ""
    tool: str = ""
    slots: dict[str, int] = {}
    actions: tuple[str, ...] = ()
    number: int = 0
    origin: str = ""


class SaidModule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a module brings beside its cards, as the file has it."""

    secrets: tuple[int, ...] = ()
    state: tuple[str, ...] = ()
    pile: str = ""
    waiting: tuple[str, ...] = ()
    ending: bool = False


class SetFile:
    """The cards of a set by id, each by itself as it should be."""

    def __init__(self, text: str, name: str, sets: tuple[str, ...]) -> None:
        self.file = CardFile(text, name, FORMAT, more=("set",), may=("module",))
        self.set: str = self.file.key_word("set", sets)
        self.module = self._module()
        self.cards = {id: self.file.convert(id, Said) for id in self.file.cards}
        for id, said in self.cards.items():
            self._check(id, said)

    @property
    def name(self) -> str:
        return self.file.name

    def told_of(self, other: "SetFile") -> str:
        """What who writes this file is told of another one: ours are to be met in play."""
        return "ours" if self.set in OWN and other.set not in OWN else other.name

    @property
    def letter(self) -> bool:
        """Whether it is a module."""
        return self.set not in SETS

    def is_secret(self, id: str) -> bool:
        return self.set == "secrets" or bool(self.cards[id].number)

    def back(self, id: str) -> str:
        said = self.cards[id]
        own = {"person": "person", "idea": "idea", "mission": "mission"}.get(said.kind, said.back)
        return f"secret {said.number}" if self.is_secret(id) else own

    def place(self, id: str) -> str:
        said = self.cards[id]
        return "group" if said.kind == "person" else said.place

    def action(self, id: str, text: str, scope: Scope) -> Action:
        """What one of a card's actions means, if it names only what can be there."""
        return self.file.read(id, text, lambda text: parse(text, scope))

    def skills(self, id: str) -> tuple[int, int, int]:
        return self.file.read(id, self.cards[id].skills, parse_skills)

    # The module's part

    def _module(self) -> SaidModule:
        if not self.letter and "module" in self.file.said:
            raise self.wrong_module("paleo-file-module")
        try:
            module = msgspec.convert(self.file.said.get("module", {}), SaidModule)
        except msgspec.ValidationError as error:
            why = shape(error)[1]
            raise self.wrong_module(why.id, **why.args) from None
        for word in module.state:
            if not ID.fullmatch(word) or module.state.count(word) > 1 or len(module.state) == 1:
                raise self.wrong_module("paleo-file-state", word=word)
        return module

    def module_word(self, word: str, wanted: tuple[str, ...]) -> None:
        """Holds a word of the module's part to those that are known."""
        if word not in wanted:
            raise self.wrong_module("word-unknown", word=word, wanted=", ".join(wanted))

    def wrong_module(self, id: str, /, **args: Argument) -> BadCard:
        return self.file.wrong_key("module", id, **args)

    # Each card

    def _check(self, id: str, said: Said) -> None:
        kinds = KINDS if self.letter and not self.is_secret(id) else KINDS_OF.get(self.set, LOOSE_KINDS)
        self.file.word(id, said.kind, kinds)
        self.file.origin_of(id)
        self._check_number(id, said)
        self._check_back(id, said)
        self._check_person(id, said)
        if said.tag:
            self.file.word(id, said.tag, TAGS)
        if said.help and said.kind not in ("action", "danger"):
            raise self.file.wrong(id, "paleo-file-help", at="help")
        if not said.actions and said.kind not in ("ally", "person"):
            raise self.file.wrong(id, "paleo-file-actions", at=id)
        self._check_place(id, said)

    def _check_number(self, id: str, said: Said) -> None:
        numbers = SECRETS if self.set == "secrets" else OWN_SECRETS if self.set in OWN else range(0)
        others = [other.number for key, other in self.cards.items() if key != id]
        wanted = self.set == "secrets" or said.number != 0
        if wanted and (said.number not in numbers or said.number in others):
            raise self.file.wrong(id, "paleo-file-number", at="number")

    def _check_back(self, id: str, said: Said) -> None:
        if self.is_secret(id) or said.kind in ("person", "idea", "mission"):
            if said.back and said.back != self.back(id):
                raise self.file.wrong(id, "paleo-file-back", at=said.back, back=self.back(id))
            return
        if not said.back:
            raise self.file.wrong(id, "card-lacks", at=id, key="back")
        first, space, hint = said.back.partition(" ")
        self.file.word(id, first, ("dream",) if self.set == "dreams" else BACKS)
        if space:
            self.file.word(id, hint, HINTS)

    def _check_person(self, id: str, said: Said) -> None:
        if said.kind != "person":
            for key in ("hearts", "skills", "tool"):
                if getattr(said, key):
                    raise self.file.wrong(id, "paleo-file-person", at=key, key=key)
            return
        if not 1 <= said.hearts <= 9:
            raise self.file.wrong(id, "paleo-file-hearts", at="hearts")
        self.skills(id)
        if said.tool:
            self.file.word(id, said.tool, TOOLS)

    def _check_place(self, id: str, said: Said) -> None:
        if said.place:
            self.file.word(id, said.place, PLACES)
        if (said.kind == "ally") != bool(said.place) and (said.kind, said.place) != ("person", "group"):
            raise self.file.wrong(id, "paleo-file-place", at="place")
        for thing, count in said.slots.items():
            self.file.word(id, thing, THINGS)
            if said.kind not in ("ally", "mission") or not 1 <= count <= 9:
                raise self.file.wrong(id, "paleo-file-slots", at="slots")
