"""The language of actions: strict, and what is read is what is written."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bivouac.engine.cardfile import BadWord
from bivouac.games.paleo.effects import FLAGS, OF, SECTIONS, SKILLS, TAGS, THINGS, TOOLS, UNCOUNTED, Action, Token
from bivouac.games.paleo.language import Scope, parse, parse_skills, printed, printed_token
from bivouac.locale import LANGUAGES, words

READ = {
    "need strength 2 perception 1 ; pay cards 2 destroy ; gain food 2 pelt 1": Action(
        need=(Token("strength", 2), Token("perception", 1)),
        pay=(Token("cards", 2), Token("destroy")),
        gain=(Token("food", 2), Token("pelt")),
    ),
    "need skill 3 dice 2 grave wolf 5 tiles 4": Action(
        need=(Token("skill", 3), Token("dice", 2), Token("grave", 5, "wolf"), Token("tiles", 4))
    ),
    "need have darca hold tent 1 laid wood 3 help ; gain person 1": Action(
        need=(Token("have", of="darca"), Token("hold", 1, "tent"), Token("laid", 3, "wood"), Token("help")),
        gain=(Token("person"),),
    ),
    "pay food/wood 2 goods 3 person 1 bury old-ahab ; gain tile 1": Action(
        pay=(Token("food/wood", 2), Token("goods", 3), Token("person"), Token("bury", of="old-ahab")),
        gain=(Token("tile"),),
    ),
    "gain dream 1 idea 1 secret 22 lift 1 heal 2 craft 2 mend 1 loose 1 become calm ignore victory": Action(
        gain=(
            Token("dream"),
            Token("idea"),
            Token("secret", 22),
            Token("lift"),
            Token("heal", 2),
            Token("craft", 2),
            Token("mend"),
            Token("loose"),
            Token("become", of="calm"),
            Token("ignore"),
            Token("victory"),
        )
    ),
    "hostile: suffer wound 2 pile 1 secret 7 secret 8 loose 1 become enraged": Action(
        suffer=(
            Token("wound", 2),
            Token("pile"),
            Token("secret", 7),
            Token("secret", 8),
            Token("loose"),
            Token("become", of="enraged"),
        ),
        hostile=True,
    ),
    "night hostile: suffer skull 1": Action(suffer=(Token("skull"),), night=True, hostile=True),
    "extra if calm: pay food 2 ; gain heal 1": Action(
        pay=(Token("food", 2),), gain=(Token("heal"),), extra=True, when="calm"
    ),
    "if enraged: need strength 4": Action(need=(Token("strength", 4),), when="enraged"),
}


@pytest.mark.parametrize("text", READ)
def test_an_action_is_read(text: str) -> None:
    assert parse(text) == READ[text]
    assert printed(parse(text)) == text


@pytest.mark.parametrize("section", SECTIONS)
def test_every_word_can_be_said(section: Any) -> None:
    of = {"tag": "wolf", "card": "darca", "tool": "tent", "thing": "wood", "state": "calm"}
    for word in SECTIONS[section]:
        token = Token(word, 1, of[OF[word]] if word in OF else "")
        assert getattr(parse(f"{section} {printed_token(token)}"), section) == (token,)


@pytest.mark.parametrize("flag", FLAGS)
def test_every_flag_can_be_said(flag: str) -> None:
    action = parse(f"{flag}: pay food 1")
    assert [other for other in FLAGS if getattr(action, other)] == [flag]


def test_spaces_and_the_order_of_flags_do_not_matter() -> None:
    assert printed(parse("  pay   food 1;gain\twood 1 ")) == "pay food 1 ; gain wood 1"
    assert printed(parse("hostile night : suffer skull 1")) == "night hostile: suffer skull 1"


# Whatever can be said is read again


NAMES = {"tag": TAGS, "tool": TOOLS, "thing": THINGS, "card": ("darca", "old-ahab-2"), "state": ("calm", "fire-lit")}


def tokens(section: Any) -> st.SearchStrategy[tuple[Token, ...]]:
    every = [
        Token(word, count, of)
        for word in SECTIONS[section]
        for of in (NAMES[OF[word]] if word in OF else ("",))
        for count in ((1,) if word in UNCOUNTED else range(1, {"dice": 2, "secret": 22}.get(word, 9) + 1))
    ]
    return st.lists(st.sampled_from(every), max_size=4, unique_by=lambda token: token.word).map(tuple)


actions = st.builds(
    Action,
    *map(tokens, SECTIONS),
    *(st.booleans() for _ in FLAGS),
    st.sampled_from(("", "calm", "fire-lit")),
).filter(lambda action: action.need or action.pay or action.gain or action.suffer)


@given(actions)
def test_parsing_what_was_printed_gives_the_same(action: Action) -> None:
    assert parse(printed(action)) == action
    assert printed(parse(printed(action))) == printed(action)


# What cannot be said

WRONG = [
    ("", 1, "word-missing", "need"),
    ("eat food 1", 1, "word-unknown", "hostile"),
    ("Need strength 1", 1, "word-unknown", "need"),
    ("need", 5, "word-missing", "strength"),
    ("need charm 2", 6, "word-unknown", "perception"),
    ("need strength", 14, "word-missing", "1–9"),
    ("need strength two", 15, "word-unknown", "1–9"),
    ("need strength 0", 15, "word-unknown", "1–9"),
    ("need strength 10", 15, "word-unknown", "1–9"),
    ("need dice 3", 11, "word-unknown", "1–2"),
    ("need grave cat 2", 12, "word-unknown", "wolf"),
    ("need grave wolf", 16, "word-missing", "1–9"),
    ("need hold food 2", 11, "word-unknown", "tent"),
    ("need laid luck 2", 11, "word-unknown", "wood"),
    ("need have Darca", 11, "word-unknown", "a–z"),
    ("need have", 10, "word-missing", "a–z"),
    ("need help 1", 11, "word-unknown", "strength"),
    ("need food 1", 6, "word-unknown", "strength"),
    ("pay food/iron 1", 5, "word-unknown", "food/wood"),
    ("pay destroy 1", 13, "word-unknown", "cards"),
    ("gain cards 1", 6, "word-unknown", "person"),
    ("gain secret 100", 13, "word-unknown", "1–99"),
    ("gain food 1 ;", 14, "word-missing", "suffer"),
    ("gain food 1 ; pay wood 1", 15, "word-unknown", "suffer"),
    ("pay food 1 ; pay wood 1", 14, "word-unknown", "gain"),
    ("gain food 1 gain wood 1", 13, "word-unknown", ";"),
    ("suffer wound 1 ; need skill 1", 18, "word-left", "need"),
    ("suffer wound 1:", 15, "word-unknown", ";"),
    ("hostile suffer wound 1", 9, "word-unknown", ":"),
    ("hostile", 8, "word-missing", ":"),
    ("hostile:", 9, "word-missing", "suffer"),
    ("hostile hostile: suffer wound 1", 9, "word-unknown", "night"),
    ("hostile: night: suffer wound 1", 10, "word-unknown", "suffer"),
    ("if: pay food 1", 3, "word-unknown", "a–z"),
    ("if calm extra: pay food 1", 9, "word-unknown", ":"),
    ("pay food 1 wood 1 food 2", 19, "paleo-word-twice", "food"),
    ("gain secret 3 secret 3", 15, "paleo-word-twice", "secret"),
    ("gain become calm become cross", 18, "paleo-word-twice", "become"),
]


def refusal(text: str, scope: Scope) -> BadWord:
    with pytest.raises(BadWord) as error:
        parse(text, scope)
    return error.value


@pytest.mark.parametrize(("text", "column", "id", "word"), WRONG)
def test_a_wrong_word_is_named_with_its_column(text: str, column: int, id: str, word: str) -> None:
    error = refusal(text, Scope())
    assert (error.column, error.why.id) == (column, id)
    for language in LANGUAGES:
        assert word in words(language)(error.why)


@pytest.mark.parametrize(
    ("text", "column", "wanted"),
    [
        ("need have ahab", 11, "darca"),
        ("pay bury ahab", 10, "darca"),
        ("if angry: pay food 1", 4, "calm, enraged"),
        ("gain become angry", 13, "calm, enraged"),
        ("suffer secret 3", 15, "1, 22"),
        ("gain secret 2", 13, "1, 22"),
        ("need laid stone 1", 11, "wood"),
        ("extra: pay food 1", 1, "hostile, night, if, need, pay, gain, suffer"),
        ("gain victory", 6, "ignore"),
    ],
)
def test_a_card_names_only_what_is_in_play_with_it(text: str, column: int, wanted: str) -> None:
    scope = Scope(("darca",), ("calm", "enraged"), (1, 22), ("wood",), frozenset(("extra", "victory")))
    error = refusal(text, scope)
    assert error.column == column
    assert wanted in str(error.why.args["wanted"])


def test_a_card_may_name_what_nobody_is_told() -> None:
    """Such as our own cards, which are to be met in play."""
    scope = Scope(("heron",), unsaid=("darca",))
    assert parse("need have darca ; gain food 1", scope).need[0].of == "darca"
    for text, column in (("need have ahab", 11), ("need have", 10)):
        error = refusal(text, scope)
        assert (error.column, error.why.args["wanted"]) == (column, "heron, …")


def test_where_there_are_no_states_and_secrets_nothing_is_said_of_them() -> None:
    scope = Scope((), (), ())
    for text in ("if calm: pay food 1", "gain secret 1", "gain become calm", "suffer become calm", "need have darca"):
        wanted = str(refusal(text, scope).why.args["wanted"]).split(", ")
        assert not {"if", "secret", "become", "calm"} & set(wanted)


# People


@pytest.mark.parametrize(
    ("text", "skills"),
    [
        ("", (0, 0, 0)),
        ("strength 1", (1, 0, 0)),
        ("perception 2 skill 1", (0, 2, 1)),
        ("skill 1 strength 3", (3, 0, 1)),
    ],
)
def test_what_a_person_can_do_is_read(text: str, skills: tuple[int, int, int]) -> None:
    assert parse_skills(text) == skills


@pytest.mark.parametrize(
    ("text", "column"), [("charm 1", 1), ("strength", 9), ("strength 0", 10), ("skill 1 skill 1", 9)]
)
def test_what_nobody_can_do_is_refused(text: str, column: int) -> None:
    with pytest.raises(BadWord) as error:
        parse_skills(text)
    assert error.value.column == column
    assert any(skill in str(error.value.why) for skill in (*SKILLS, "1–9"))
