"""The language of cards: strict, and what is read is what is written."""

import re
from itertools import product

import pytest

from bivouac.engine.cardfile import BadWord
from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.effects import (
    ALL,
    ANYWHERE,
    ENCOUNTER,
    FUNCTIONS,
    NEXT,
    SITES,
    TASTES,
    TYPES,
    Count,
    Drawback,
    Effect,
    Function,
    Go,
    Sentence,
    Spread,
    Where,
)
from bivouac.games.twisted.language import parse, parse_count, printed, printed_count
from bivouac.locale import LANGUAGES, words

DECK = deck()
SENTENCES = [
    *(card.power for card in DECK.cryptids),
    *(Sentence((card.effect,)) for card in DECK.sightings),
    *(card.effect for card in DECK.actions),
    *(Sentence((effect,)) for card in DECK.events for effect in card.effects),
]

READ: dict[str, Effect] = {
    "lure 2 hunter": Function("lure", 2, "hunter"),
    "scare 1 any": Function("scare", 1, "any"),
    "attract 3 hiker at encounter": Function("attract", 3, "hiker", ENCOUNTER),
    "extract 9 researcher at most hideouts": Function("extract", 9, "researcher", Where("most", "hideouts")),
    "move all hunter from most hunter onto most any": Go(
        ALL, "hunter", Where("most", "hunter"), "onto", Where("most", "any")
    ),
    "move 2 researcher from anywhere toward fewest any": Go(
        2, "researcher", ANYWHERE, "toward", Where("fewest", "any")
    ),
    "move 1 hiker from site lake onto next": Go(1, "hiker", Where("site", "lake"), "onto", NEXT),
    "spread hiker from fewest researcher": Spread("hiker", Where("fewest", "researcher")),
    "no power tomorrow": Drawback("power"),
    "hand of 3 tonight": Drawback("hand", 3),
    "hideout to next site tonight": Drawback("place"),
}
COUNTED = {
    "revealed real_deal": Count("revealed", ("real_deal",)),
    "revealed decoy or hoax or silhouette": Count("revealed", ("decoy", "hoax", "silhouette")),
    "revealed any": Count("revealed", TYPES),
    "types revealed": Count("types"),
    "piles opened": Count("piles"),
    "deepest pile": Count("deepest"),
}
SMALL_WORDS = """
any at move all from onto toward spread or and most fewest hideouts site encounter anywhere next
no power tomorrow hand of tonight hideout to
"""
COUNT_WORDS = "revealed any or types piles opened deepest pile"
VOCABULARY = {*FUNCTIONS, *TASTES, *SITES, *SMALL_WORDS.split()}
COUNT_VOCABULARY = {*TYPES, *COUNT_WORDS.split()}


@pytest.mark.parametrize("text", READ)
def test_an_effect_is_read(text: str) -> None:
    assert parse(text) == Sentence((READ[text],))
    assert printed(parse(text)) == text


@pytest.mark.parametrize("joined", ["or", "and"])
def test_two_effects_are_joined(joined: str) -> None:
    """TC-10: one of the two, or both."""
    sentence = parse(f"lure 2 hiker {joined} scare 1 any")
    assert sentence.joined == joined
    assert sentence.effects == (Function("lure", 2, "hiker"), Function("scare", 1, "any"))


def test_every_function_taste_and_site_can_be_said() -> None:
    for verb, taste, count in product(FUNCTIONS, (*TASTES, "any"), range(1, 10)):
        assert printed(parse(f"{verb} {count} {taste}")) == f"{verb} {count} {taste}"
    for site in SITES:
        assert parse(f"attract 1 any at site {site}").effects[0] == Function("attract", 1, "any", Where("site", site))


@pytest.mark.parametrize("text", COUNTED)
def test_what_a_trait_counts_is_read(text: str) -> None:
    assert parse_count(text) == COUNTED[text]
    assert printed_count(parse_count(text)) == text


def test_parsing_what_was_printed_gives_the_same() -> None:
    for sentence in SENTENCES:
        assert parse(printed(sentence)) == sentence
        assert printed(parse(printed(sentence))) == printed(sentence)
    for trait in DECK.traits:
        assert parse_count(printed_count(trait.count)) == trait.count


def test_spaces_do_not_matter() -> None:
    assert printed(parse("  lure   2\thunter ")) == "lure 2 hunter"


def written(texts: list[str]) -> set[str]:
    return {word for text in texts for word in text.split() if not re.fullmatch("[0-9]", word)}


def test_every_word_is_used_by_a_card() -> None:
    assert written([printed(sentence) for sentence in SENTENCES]) == VOCABULARY
    assert written([printed_count(trait.count) for trait in DECK.traits]) == COUNT_VOCABULARY


def test_every_word_is_used_by_a_test() -> None:
    sites = [f"site {site}" for site in SITES]
    assert written([*READ, *sites, "lure 1 any or lure 1 any and"]) == VOCABULARY
    assert written(list(COUNTED)) == COUNT_VOCABULARY


@pytest.mark.parametrize(
    ("text", "column", "id", "word"),
    [
        ("", 1, "word-missing", "lure"),
        ("lre 2 hunter", 1, "word-unknown", "lure"),
        ("lure two hunter", 6, "word-unknown", "1–9"),
        ("lure 0 hunter", 6, "word-unknown", "1–9"),
        ("lure all hunter", 6, "word-unknown", "1–9"),
        ("lure 10 hunter", 6, "word-unknown", "1–9"),
        ("lure 2", 7, "word-missing", "hunter"),
        ("lure 2 hunters", 8, "word-unknown", "hunter"),
        ("lure 2 hunter at", 17, "word-missing", "encounter"),
        ("lure 2 hunter at next", 18, "word-unknown", "encounter"),
        ("lure 2 hunter at site pond", 23, "word-unknown", "river"),
        ("lure 2 hunter but scare 1 any", 15, "word-unknown", "or"),
        ("lure 2 hunter or", 17, "word-missing", "scare"),
        ("lure 1 any or lure 1 any or lure 1 any", 26, "word-left", "or"),
        ("move 2 hiker from next onto most any", 19, "word-unknown", "anywhere"),
        ("move 2 hiker from anywhere onto next", 33, "word-unknown", "fewest"),
        ("move 2 hiker from most any toward next", 35, "word-unknown", "fewest"),
        ("move 2 hiker from most any", 27, "word-missing", "onto"),
        ("spread 2 hiker from most any", 8, "word-unknown", "hiker"),
        ("spread hiker from most sites", 24, "word-unknown", "hideouts"),
        ("no power today", 10, "word-unknown", "tomorrow"),
        ("hand of many tonight", 9, "word-unknown", "1–9"),
        ("hideout to last site tonight", 12, "word-unknown", "next"),
        ("Lure 2 hunter", 1, "word-unknown", "lure"),
    ],
)
def test_a_wrong_word_is_named_with_its_column(text: str, column: int, id: str, word: str) -> None:
    with pytest.raises(BadWord) as error:
        parse(text)
    assert (error.value.column, error.value.why.id) == (column, id)
    for language in LANGUAGES:
        assert word in words(language)(error.value.why)


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        ("revealed", 9),
        ("revealed lies", 10),
        ("revealed hoax silhouette", 15),
        ("revealed hoax or hoax", 18),
        ("revealed any or hoax", 14),
        ("piles closed", 7),
        ("deepest pile ever", 14),
    ],
)
def test_a_wrong_count_is_named_with_its_column(text: str, column: int) -> None:
    with pytest.raises(BadWord) as error:
        parse_count(text)
    assert error.value.column == column
