"""The box: all of it is there, and a bad file is refused with file, card, line and column."""

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from bivouac.engine.cardfile import BadCard
from bivouac.games.paleo.cardfile import HINTS
from bivouac.games.paleo.cards import FOLDER, LEVELS, Box, box, own_files, parse_box
from bivouac.games.paleo.effects import FLAGS, SECTIONS, TAGS, TOOLS, Action, Token
from bivouac.locale import LANGUAGES, words

BOX = box()
COUNTS = {"base": 32, "people": 20, "dreams": 16, "ideas": 8, "secrets": 22, "rack": 3} | dict(
    zip("ABCDEFGHIJ", (9, 11, 13, 13, 13, 13, 13, 14, 11, 14))
)
ACTIONS = [action for card in BOX.cards for action in card.actions]


# Ours


def test_all_cards_of_the_box_are_there() -> None:
    """PA-02, PA-04: 222 cards, and the three ideas that are printed on the rack."""
    assert Counter(card.set for card in BOX.cards) == COUNTS
    assert sum(COUNTS.values()) == 222 + 3
    assert [card.number for card in BOX.cards] == list(range(len(BOX.cards)))
    sets = (BOX.base, BOX.people, BOX.dreams, BOX.ideas, BOX.secrets, BOX.rack)
    assert [len(cards) for cards in sets] == [32, 20, 16, 8, 22, 3]
    assert [BOX.cards[card].secret for card in BOX.secrets] == list(range(1, 23))
    assert [BOX.cards[card].id for card in BOX.rack] == ["torch", "axe", "spear"]
    assert all(BOX.number(card.id) == card.number for card in BOX.cards)


def test_levels_are_of_modules_that_are_there() -> None:
    """PA-03."""
    assert list(BOX.modules) == list("ABCDEFGHIJ")
    assert list(LEVELS) == ["I", "II", "III", "IV", "V", "VI", "VII"]
    assert LEVELS["I"] == ("A", "B")
    assert LEVELS["VII"] == ("D", "E", "J")
    assert set().union(*LEVELS.values()) == set(BOX.modules)
    assert BOX.levels is LEVELS


def test_a_module_brings_all_its_cards_once() -> None:
    """PA-04: a mission, secrets, ideas; the rest is shuffled, or waits."""
    for letter, module in BOX.modules.items():
        own = [module.mission, *module.ideas, *module.deck, *module.waiting]
        assert sorted(own) == [card.number for card in BOX.cards if card.set == letter]
        assert BOX.cards[module.mission].kind == "mission"
        assert {BOX.cards[card].kind for card in module.ideas} <= {"idea"}
        assert module.secrets
    assert len(BOX.modules["A"].deck) + len(BOX.modules["B"].deck) + len(BOX.base) == 49
    assert [letter for letter, module in BOX.modules.items() if module.ending] == ["J"]
    assert BOX.modules["I"].pile == "warrior"
    assert sum(BOX.cards[card].tag == "warrior" for card in BOX.people) == 4
    assert len(BOX.modules["J"].waiting) == 6


def test_cards_in_a_deck_are_told_by_their_backs() -> None:
    for card in BOX.cards:
        assert card.red == card.back.startswith("red")
        expected = {"person": "person", "idea": "idea", "mission": "mission"}.get(card.kind, card.back)
        assert card.back == (f"secret {card.secret}" if card.secret else expected)
    assert {BOX.cards[card].back for card in BOX.dreams} == {"dream"}
    assert any(BOX.cards[card].red for card in BOX.base)


def test_what_the_rulebook_prints_says_so() -> None:
    deer = BOX.cards[BOX.number("deer")]
    assert deer.origin == "rulebook"
    assert deer.actions == (
        Action(
            need=(Token("strength", 2), Token("perception", 1)),
            pay=(Token("cards", 2), Token("destroy")),
            gain=(Token("food", 2), Token("pelt", 1)),
        ),
    )
    assert {card.origin for card in BOX.cards} == {"original", "rulebook"}


@pytest.mark.parametrize("section", SECTIONS)
def test_every_word_of_the_language_is_used_by_a_card(section: str) -> None:
    used = {token.word for action in ACTIONS for token in getattr(action, section)}
    if section == "pay":  # a tool that is shown will do
        used |= {token.of for action in ACTIONS for token in action.need if token.word == "hold"}
    assert [word for word in SECTIONS[section] if word not in used] == []  # type: ignore[index]


def test_every_flag_state_tag_and_hint_is_used_by_a_card() -> None:
    for flag in FLAGS:
        assert any(getattr(action, flag) for action in ACTIONS)
    for module in BOX.modules.values():
        named = {action.when for action in ACTIONS}
        named |= {token.of for action in ACTIONS for token in (*action.gain, *action.suffer)}
        assert named.issuperset(module.state)
    assert {card.tag for card in BOX.cards} == {"", *TAGS}
    assert {card.back.partition(" ")[2] for card in BOX.cards if not card.secret} == {"", *HINTS}


def test_every_tool_can_be_had() -> None:
    gained = {token.word for action in ACTIONS for token in action.gain}
    assert gained.union(card.tool for card in BOX.cards).issuperset(TOOLS)


# A small box


HEAD = 'format = "bivouac-paleo-cards"\nversion = 1\norigin = "original"\nset = "{set}"\n'
SMALL = {
    "base.toml": HEAD.format(set="base")
    + """
[cards.bushes]
back = "forest smoke"
kind = "action"
tag = "plant"
help = true
actions = ["pay cards 1 ; gain food 1"]

[cards.wolves]
back = "red"
kind = "danger"
actions = [
    "need strength 2 ; pay destroy ; gain pelt 1",
    "hostile: suffer wound 1",
]
""",
    "people.toml": HEAD.format(set="people")
    + """
[cards.una]
kind = "person"
hearts = 2
skills = "strength 1"
tool = "pelt"
tag = "warrior"
""",
    "secrets.toml": HEAD.format(set="secrets")
    + """
[cards.den]
number = 2
kind = "action"
actions = ["need have darca ; gain become calm secret 2"]
""",
    "A.toml": HEAD.format(set="A")
    + """
[module]
secrets = [2]
state = ["calm", "enraged"]
pile = "warrior"
waiting = ["paw"]
ending = true

[cards.quest]
kind = "mission"
slots = { wood = 3 }
actions = ["need help laid wood 3 ; gain tile 1", "night: pay food 1", "night hostile: suffer skull 1"]

[cards.darca]
back = "hearth hand"
kind = "ally"
place = "group"
actions = ["extra if calm: pay food 1 ; gain heal 1", "need help ; pay cards 1 ; gain person 1"]

[cards.paw]
back = "red paw"
kind = "danger"
actions = ["hostile if calm: suffer skull 1", "hostile if enraged: suffer pile 1"]

[cards.rafts]
kind = "idea"
actions = ["pay wood 2 ; gain raft 1"]

[cards.trail]
back = "river"
kind = "action"
actions = ["pay bury darca ; gain secret 2", "gain loose 1 mend 1 victory"]
""",
}
OWN = (
    HEAD.format(set="K")
    + """
[module]
secrets = [30]

[cards.errand]
kind = "mission"
actions = ["night hostile: suffer skull 1"]

[cards.bog]
back = "red"
kind = "action"
actions = ["gain secret 30"]

[cards.under-the-bog]
number = 30
kind = "person"
hearts = 1
"""
)


def small(files: Mapping[str, str] = SMALL, own: str = "") -> Box:
    return parse_box(files, {"mine.toml": own} if own else {})


def test_a_small_box_is_read() -> None:
    found = small()
    assert [card.id for card in found.cards] == [
        "bushes", "wolves", "una", "den", "quest", "darca", "paw", "rafts", "trail",
    ]  # fmt: skip
    bushes, wolves, una, den, quest, darca, paw, rafts, trail = found.cards
    assert (bushes.help, bushes.tag, bushes.back, bushes.red, wolves.red) == (
        True,
        "plant",
        "forest smoke",
        False,
        True,
    )
    assert (una.hearts, una.skills, una.tool, una.back, una.place) == (2, (1, 0, 0), "pelt", "person", "group")
    assert (den.secret, den.back, quest.slots, darca.place) == (2, "secret 2", (("wood", 3),), "group")
    module = found.modules["A"]
    assert (module.mission, module.secrets, module.ideas) == (quest.number, (den.number,), (rafts.number,))
    assert (module.deck, module.waiting) == ((darca.number, trail.number), (paw.number,))
    assert (module.state, module.pile, module.ending) == (("calm", "enraged"), "warrior", True)


def test_modules_of_ones_own_come_after_ours_with_their_secrets() -> None:
    ours, both = small(), small(own=OWN)
    assert both.cards[: len(ours.cards)] == ours.cards
    module = both.modules["K"]
    bog, under = both.number("bog"), both.number("under-the-bog")
    assert (module.deck, module.secrets) == ((bog,), (under,))
    assert both.cards[under].back == "secret 30"
    assert both.secrets == (*ours.secrets, under)


def test_they_are_read_from_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bog.toml").write_text(OWN, encoding="utf-8")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    found = box.__wrapped__()
    assert found.cards[: len(BOX.cards)] == BOX.cards
    assert list(found.modules) == [*BOX.modules, "K"]
    monkeypatch.setenv(FOLDER, str(tmp_path / "nowhere"))
    with pytest.raises(BadCard) as error:
        box.__wrapped__()
    assert error.value.phrase.id == "paleo-file-folder"
    (tmp_path / "bog.toml").write_bytes(b"\xff")
    with pytest.raises(BadCard) as error:
        own_files(tmp_path)
    assert error.value.phrase.id == "card-file-unread"


# What is refused


def changed(name: str, old: str, new: str) -> dict[str, str]:
    assert old in SMALL[name]
    return {**SMALL, name: SMALL[name].replace(old, new, 1)}


def refusal(files: Mapping[str, str], own: str = "") -> BadCard:
    with pytest.raises(BadCard) as error:
        small(files, own)
    for language in LANGUAGES:
        assert words(language)(error.value.phrase)
    return error.value


BAD = [
    # each card by itself
    ("base.toml", 'kind = "action"', 'kind = "mission"', "bushes", "mission", "word-unknown"),
    ("base.toml", 'kind = "action"\n', "", "bushes", "bushes", "card-lacks"),
    ("base.toml", "help = true", "help = 1", "bushes", "help", "card-shape"),
    ("base.toml", "help = true", "halp = true", "bushes", "halp", "card-key"),
    ("base.toml", "cards.bushes", "cards.Bushes", "Bushes", "Bushes", "card-id"),
    ("base.toml", "help = true", 'origin = "stolen"', "bushes", "stolen", "word-unknown"),
    ("base.toml", "help = true", "number = 3", "bushes", "number", "paleo-file-number"),
    ("base.toml", "help = true", "hearts = 3", "bushes", "hearts", "paleo-file-person"),
    ("base.toml", "help = true", 'skills = "skill 1"', "bushes", "skills", "paleo-file-person"),
    ("base.toml", "help = true", 'tool = "axe"', "bushes", "tool", "paleo-file-person"),
    ("base.toml", "help = true", 'place = "group"', "bushes", "place", "paleo-file-place"),
    ("base.toml", "help = true", "slots = { wood = 1 }", "bushes", "slots", "paleo-file-slots"),
    ("base.toml", 'tag = "plant"', 'tag = "cat"', "bushes", "cat", "word-unknown"),
    ("base.toml", '"forest smoke"', '"swamp"', "bushes", "swamp", "word-unknown"),
    ("base.toml", '"forest smoke"', '"forest sun"', "bushes", "sun", "word-unknown"),
    ("base.toml", 'back = "forest smoke"\n', "", "bushes", "bushes", "card-lacks"),
    ("base.toml", '["pay cards 1 ; gain food 1"]', "[]", "bushes", "bushes", "paleo-file-actions"),
    ("base.toml", '"hostile: suffer', '"suffer', "wolves", "wolves", "paleo-file-hostile"),
    ("people.toml", "hearts = 2\n", "", "una", "[cards.una]", "paleo-file-hearts"),
    ("people.toml", "hearts = 2", "hearts = 10", "una", "hearts", "paleo-file-hearts"),
    ("people.toml", '"strength 1"', '"strong 1"', "una", "strong", "word-unknown"),
    ("people.toml", '"pelt"', '"flute"', "una", "flute", "word-unknown"),
    ("people.toml", 'tool = "pelt"', 'place = "board"', "una", "place", "paleo-file-place"),
    ("people.toml", 'tool = "pelt"', 'back = "red"', "una", "red", "paleo-file-back"),
    ("people.toml", 'tool = "pelt"', "help = true", "una", "help", "paleo-file-help"),
    ("secrets.toml", "number = 2\n", "", "den", "[cards.den]", "paleo-file-number"),
    ("secrets.toml", "number = 2", "number = 23", "den", "number", "paleo-file-number"),
    ("secrets.toml", 'kind = "action"', 'kind = "idea"', "den", "idea", "word-unknown"),
    ("A.toml", 'place = "group"\n', "", "darca", "[cards.darca]", "paleo-file-place"),
    ("A.toml", 'place = "group"', 'place = "moon"', "darca", "moon", "word-unknown"),
    ("A.toml", "{ wood = 3 }", "{ gold = 3 }", "quest", "gold", "word-unknown"),
    ("A.toml", "{ wood = 3 }", "{ wood = 10 }", "quest", "slots", "paleo-file-slots"),
    # words of actions
    ("base.toml", "gain food 1", "gain fod 1", "bushes", "fod", "word-unknown"),
    ("base.toml", "suffer wound 1", "suffer wound", "wolves", '"', "word-missing"),
    ("base.toml", '"pay cards 1', '"night: pay cards 1', "bushes", "night", "word-unknown"),
    ("base.toml", '"pay cards 1', '"extra: pay cards 1', "bushes", "extra", "word-unknown"),
    ("base.toml", '"pay cards 1', '"need help ; pay cards 1', "bushes", "help", "word-unknown"),
    ("base.toml", '"pay cards 1', '"need laid wood 1 ; pay cards 1', "bushes", "laid", "word-unknown"),
    ("base.toml", '"pay cards 1', '"if calm: pay cards 1', "bushes", "if", "word-unknown"),
    ("base.toml", "gain food 1", "gain secret 2", "bushes", "secret", "word-unknown"),
    ("base.toml", "gain food 1", "gain victory", "bushes", "victory", "word-unknown"),
    ("base.toml", "pay cards 1", "pay bury darca", "bushes", "darca", "word-unknown"),
    ("secrets.toml", "have darca", "have trail", "den", "trail", "word-unknown"),
    ("secrets.toml", "become calm", "become happy", "den", "happy", "word-unknown"),
    ("A.toml", "bury darca", "bury den", "trail", "den", "word-unknown"),
    ("A.toml", "gain secret 2", "gain secret 1", "trail", "1", "word-unknown"),
    ("A.toml", "laid wood 3", "laid stone 3", "quest", "stone", "word-unknown"),
    ("A.toml", "extra if calm: pay food 1", "extra if happy: pay food 1", "darca", "happy", "word-unknown"),
    ("A.toml", '"pay wood 2 ;', '"hostile: pay wood 2 ;', "rafts", "hostile", "word-unknown"),
    ("A.toml", '"pay wood 2 ;', '"need dice 1 ; pay wood 2 ;', "rafts", "dice", "word-unknown"),
    ("A.toml", '\nkind = "idea"', '\nkind = "idea"\nslots = { wood = 1 }', "rafts", "slots", "paleo-file-slots"),
    ("A.toml", 'pile = "warrior"\n', "", "paw", "pile", "word-unknown"),
    ("A.toml", 'waiting = ["paw"]\n', "", "trail", "loose", "word-unknown"),
    ("A.toml", "ending = true\n", "", "trail", "victory", "word-unknown"),
    # actions as a whole
    ("A.toml", "pay food 1 ; gain heal 1", "gain heal 1", "darca", "extra if calm: gain", "paleo-file-extra"),
    ("A.toml", '"extra if calm', '"extra hostile if calm', "darca", "extra hostile", "paleo-file-extra"),
    ("A.toml", "night hostile: suffer", "hostile: suffer", "quest", "quest", "paleo-file-hostile-night"),
    ("A.toml", "hostile if enraged: suffer", "if enraged: suffer", "paw", "paw", "paleo-file-hostile"),
    ("A.toml", '"need help ; pay', '"night: pay', "darca", "darca", "paleo-file-hostile-night"),
    # between files
    ("A.toml", "secrets = [2]\n", "", "den", "den", "paleo-file-unbrought"),
    ("A.toml", "cards.trail", "cards.wolves", "wolves", "wolves", "paleo-file-twice"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "old", "new", "card", "word", "why"), BAD)
def test_a_bad_card_is_named_with_file_card_line_and_column(
    name: str, old: str, new: str, card: str, word: str, why: str
) -> None:
    files = changed(name, old, new)
    said = refusal(files).phrase
    assert said.id == "card-wrong"
    assert said.args["card"] == card
    assert getattr(said.args["why"], "id", "") == why
    line, column = said.args["line"], said.args["column"]
    assert isinstance(line, int)
    assert isinstance(column, int)
    text = files[str(said.args["file"])].splitlines()[line - 1]
    assert text[column - 1 :].startswith(word)


@pytest.mark.parametrize(
    ("name", "old", "new", "id", "why"),
    [
        ("A.toml", "[module]", "[module", "card-file-unread", ""),
        ("A.toml", 'set = "A"', 'set = "K"', "card-file-wrong", "word-unknown"),
        ("A.toml", 'set = "A"\n', "", "card-file-lacks", ""),
        ("A.toml", "version = 1", "version = 2", "card-file-wrong", "word-unknown"),
        ("A.toml", "[module]", "[modul]", "card-file-wrong", "card-key"),
        ("A.toml", "secrets = [2]", "secrets = 2", "card-file-wrong", "card-shape"),
        ("A.toml", "secrets = [2]", "secret = [2]", "card-file-wrong", "card-key"),
        ("A.toml", "secrets = [2]", "secrets = [3]", "card-file-wrong", "word-unknown"),
        ("A.toml", '"calm", "enraged"', '"calm"', "card-file-wrong", "paleo-file-state"),
        ("A.toml", '"calm", "enraged"', '"calm", "Enraged"', "card-file-wrong", "paleo-file-state"),
        ("A.toml", '"calm", "enraged"', '"calm", "calm"', "card-file-wrong", "paleo-file-state"),
        ("A.toml", 'pile = "warrior"', 'pile = "wolf"', "card-file-wrong", "word-unknown"),
        ("A.toml", 'waiting = ["paw"]', 'waiting = ["quest"]', "card-file-wrong", "word-unknown"),
        ("A.toml", 'waiting = ["paw"]', 'waiting = ["wolves"]', "card-file-wrong", "word-unknown"),
        ("A.toml", 'set = "A"', 'set = "base"', "card-file-wrong", "paleo-file-module"),
        ("secrets.toml", 'set = "secrets"', 'set = "base"', "paleo-file-set", ""),
    ],
)
def test_a_bad_file_is_refused(name: str, old: str, new: str, id: str, why: str) -> None:
    said = refusal(changed(name, old, new) if id != "paleo-file-set" else twice()).phrase
    assert said.id == id
    assert getattr(said.args.get("why"), "id", "") == why
    if isinstance(said.args.get("line"), int):
        key = re.compile(r"\[?(module|modul|set|version)\b")
        assert key.match(changed(name, old, new)[name].splitlines()[int(str(said.args["line"])) - 1])


def twice() -> dict[str, str]:
    return {**SMALL, "more.toml": SMALL["base.toml"]}


def test_a_module_has_one_mission() -> None:
    none = SMALL["A.toml"].replace('kind = "mission"', 'kind = "ally"\nplace = "board"\nback = "red"')
    assert refusal({**SMALL, "A.toml": none}).phrase.id == "paleo-file-mission"


def test_two_modules_have_no_state_in_common() -> None:
    other = HEAD.format(set="B") + '[module]\nstate = ["calm", "cold"]\n[cards.b]\nkind = "mission"\n'
    said = refusal({**SMALL, "B.toml": other + 'actions = ["night hostile: suffer skull 1"]'}).phrase
    assert getattr(said.args["why"], "id", "") == "paleo-file-state-twice"


def test_a_secret_of_two_modules_names_what_both_have() -> None:
    other = HEAD.format(set="B") + '[module]\nsecrets = [2]\n[cards.b]\nkind = "mission"\n'
    said = refusal({**SMALL, "B.toml": other + 'actions = ["night hostile: suffer skull 1"]'}).phrase
    assert (said.args["card"], said.args["column"]) == ("den", 23)  # Darca is of one of them only


@pytest.mark.parametrize(
    ("old", "new", "id"),
    [
        ('set = "K"', 'set = "A"', "card-file-wrong"),
        ('set = "K"', 'set = "base"', "card-file-wrong"),
        ("number = 30", "number = 2", "card-wrong"),
        ("secrets = [30]", "secrets = [2]", "card-file-wrong"),
        ("secrets = [30]", "secrets = []", "card-wrong"),
        ("cards.bog", "cards.wolves", "card-wrong"),
    ],
)
def test_a_bad_module_of_ones_own_is_refused(old: str, new: str, id: str) -> None:
    assert old in OWN
    said = refusal(SMALL, OWN.replace(old, new, 1)).phrase
    assert (said.id, said.args["file"]) == (id, "mine.toml")
