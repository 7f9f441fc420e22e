"""What a card may name: only what is in play whenever the card is.

A module can be played with any other, so its cards name its own cards, states and secrets, and of the rest only what
is always there: the base cards, the people, the dreams. A secret names what every module that brings it has.
"""

from collections.abc import Mapping
from functools import reduce

import msgspec

from bivouac.games.paleo.cardfile import IN_PLAY, OWN, SetFile
from bivouac.games.paleo.language import Scope

ALWAYS = ("base", "people", "dreams")
MODULES_ONLY = frozenset(("pile", "mend", "loose", "victory"))
IN_PLAY_ONLY = frozenset(("night", "extra", "help"))


class Brought(msgspec.Struct, frozen=True):
    """What can be named by set, and by the number of a secret."""

    by_set: dict[str, Scope]
    by_secret: dict[int, Scope]


def scopes(sets: Mapping[str, SetFile]) -> Brought:
    """Holds the modules to what there is, and gives what cards may name."""
    everywhere = tuple(id for set in ALWAYS if set in sets for id in _named(sets[set]))
    nothing_more = Scope((), (), (), without=MODULES_ONLY, unsaid=everywhere)
    modules = {letter: file for letter, file in sets.items() if file.letter}
    secrets = _secrets(sets)
    states: dict[str, SetFile] = {}
    for file in modules.values():
        _check_module(file, sets, tuple(number for number, of in secrets.items() if of[0].set == _shelf(file)))
        for word in file.module.state:
            if word in states:
                raise file.wrong_module("paleo-file-state-twice", word=word, other=file.told_of(states[word]))
            states[word] = file
    by_module = {letter: _scope(file, everywhere, secrets) for letter, file in modules.items()}
    by_secret = {}
    for number, (file, id) in secrets.items():
        found = [by_module[letter] for letter, other in modules.items() if number in other.module.secrets]
        if not found:
            raise file.file.wrong(id, "paleo-file-unbrought", at=id, number=number)
        by_secret[number] = reduce(_both, found)
    return Brought({set: by_module.get(set, nothing_more) for set in sets}, by_secret)


def scope_of(id: str, file: SetFile, brought: Brought) -> Scope:
    """What this very card may name and say."""
    said = file.cards[id]
    scope = brought.by_secret[said.number] if said.number else brought.by_set[file.set]
    without = scope.without
    if said.kind not in IN_PLAY:
        without |= IN_PLAY_ONLY
    if said.kind == "idea":
        without |= {"hostile", "dice"}
    if not said.slots:
        without |= {"laid"}
    return msgspec.structs.replace(scope, laid=tuple(said.slots), without=without)


def _named(file: SetFile) -> tuple[str, ...]:
    """The cards of a set that groups can have, or that lie on the board."""
    return tuple(id for id in file.cards if file.place(id) and not file.is_secret(id))


def _shelf(file: SetFile) -> str:
    """The set that a module's secrets are in: people's own modules have theirs with them."""
    return file.set if file.set in OWN else "secrets"


def _secrets(sets: Mapping[str, SetFile]) -> dict[int, tuple[SetFile, str]]:
    """All secrets by number: the file, and the card's id in it."""
    found: dict[int, tuple[SetFile, str]] = {}
    for file in sets.values():
        for id in file.cards:
            if file.is_secret(id):
                number = file.cards[id].number
                if number in found:
                    raise file.file.wrong(id, "paleo-file-number", at="number")
                found[number] = file, id
    return found


def _check_module(file: SetFile, sets: Mapping[str, SetFile], secrets: tuple[int, ...]) -> None:
    module = file.module
    for number in module.secrets:
        file.module_word(str(number), tuple(map(str, sorted(secrets))))
    own = tuple(id for id, card in file.cards.items() if card.kind not in ("mission", "idea") and not card.number)
    own = tuple(id for id in own if file.back(id) != "dream")  # such a one could not be told from the stack of dreams
    for id in module.waiting:
        file.module_word(id, own)
    if module.pile:
        people = sets["people"].cards.values() if "people" in sets else ()
        file.module_word(module.pile, tuple(dict.fromkeys(card.tag for card in people if card.tag)))


def _scope(file: SetFile, everywhere: tuple[str, ...], secrets: Mapping[int, tuple[SetFile, str]]) -> Scope:
    module = file.module
    brought = tuple(id for of, id in (secrets[number] for number in module.secrets) if of.place(id))
    without = {
        "pile": not module.pile,
        "mend": not module.pile,
        "loose": not module.waiting,
        "victory": not module.ending,
    }
    return Scope(
        cards=(*_named(file), *brought),
        states=module.state,
        secrets=module.secrets,
        without=frozenset(word for word, lacks in without.items() if lacks),
        unsaid=everywhere,
    )


def _both(one: Scope, other: Scope) -> Scope:
    """What two modules that bring the same secret have in common."""
    return Scope(
        cards=tuple(card for card in one.cards or () if card in (other.cards or ())),
        states=tuple(state for state in one.states or () if state in (other.states or ())),
        secrets=tuple(number for number in one.secrets or () if number in (other.secrets or ())),
        without=one.without | other.without,
        unsaid=one.unsaid,
    )
