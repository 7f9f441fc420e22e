"""The deck: all of it is there, and a bad file is refused with file, card, line and column."""

from collections import Counter
from collections.abc import Callable
from importlib.resources import files

import pytest

from bivouac.engine.cardfile import BadCard
from bivouac.games.twisted.cards import CRYPTIDS, deck, parse_deck
from bivouac.games.twisted.effects import TYPES, Drawback, Function
from bivouac.games.twisted.sites import parse_sites
from bivouac.locale import LANGUAGES, words

DECK = deck()
NAMES = ("cryptids", "sightings", "actions", "events", "traits", "sites")
FILES = {
    f"{name}.toml": files("bivouac.games.twisted").joinpath(f"data/{name}.toml").read_text(encoding="utf-8")
    for name in NAMES
}


def test_all_cards_of_the_box_are_there() -> None:
    """TC-02: nine sightings a cryptid: 2 decoys, 2 hoaxes, 2 silhouettes, 3 real deals."""
    assert [card.id for card in DECK.cryptids] == list(CRYPTIDS)
    assert [len(cards) for cards in (DECK.sightings, DECK.actions, DECK.events, DECK.traits)] == [36, 52, 12, 10]
    for number in range(len(CRYPTIDS)):
        own = [card for card in DECK.sightings if card.cryptid == number]
        assert own == list(DECK.sightings[9 * number : 9 * number + 9])
        assert Counter(card.type for card in own) == dict(zip(TYPES, (2, 2, 2, 3)))
    assert Counter(
        card.effect.effects[0].verb for card in DECK.actions if isinstance(card.effect.effects[0], Function)
    ) == {"lure": 13, "scare": 13, "attract": 10, "extract": 16}
    assert all(len(card.effects) == 3 for card in DECK.events)
    assert all(len(card.tiers) == 3 for card in DECK.traits)


def test_cryptids_differ_in_powers_and_effects_but_not_in_scores() -> None:
    assert len({card.power for card in DECK.cryptids}) == len(CRYPTIDS)
    scores = [Counter((card.type, card.score) for card in DECK.sightings if card.cryptid == one) for one in range(4)]
    assert all(score == scores[0] for score in scores)
    others = [{card.effect for card in DECK.sightings if card.cryptid == one} for one in range(4)]
    assert len({frozenset(effects) for effects in others}) == len(CRYPTIDS)


def test_decoys_please_hunters_hoaxes_hikers_and_silhouettes_researchers() -> None:
    liked = {"decoy": 1, "hoax": 0, "silhouette": 2}
    for card in DECK.sightings:
        assert sorted(card.score)[1] == 0
        assert min(card.score) < 0 < max(card.score)
        if card.type in liked:
            assert card.score.index(max(card.score)) == liked[card.type]
        assert isinstance(card.effect, Drawback) == (card.type == "real_deal")


def test_what_the_rulebook_prints_says_so() -> None:
    printed = [card.id for card in DECK.sightings if card.origin == "rulebook"]
    assert printed == [card.id for card in DECK.sightings if CRYPTIDS[card.cryptid] == "jackalope"]
    assert [card.id for card in DECK.traits if card.origin == "rulebook"] == [
        "twisted",
        "honest",
        "laid-back",
        "ingenious",
    ]
    for cards in (DECK.cryptids, DECK.actions, DECK.events):
        assert {card.origin for card in cards} == {"original"}
    assert {trait.id: trait.tiers for trait in DECK.traits[:4]} == {
        "twisted": ((1, 6), (2, 14), (3, 22)),
        "honest": ((2, 0), (1, 6), (0, 13)),
        "laid-back": ((2, 0), (1, 6), (0, 13)),
        "ingenious": ((2, 7), (1, 14), (0, 21)),
    }


def changed(name: str, old: str, new: str) -> Callable[[str], str]:
    assert old in FILES[name]
    return lambda wanted: FILES[wanted].replace(old, new, 1) if wanted == name else FILES[wanted]


def refusal(name: str, old: str, new: str) -> BadCard:
    read = changed(name, old, new)
    with pytest.raises(BadCard) as error:
        parse_sites(read(name), name) if name == "sites.toml" else parse_deck(read)
    for language in LANGUAGES:
        assert name in words(language)(error.value.phrase)
    return error.value


@pytest.mark.parametrize(
    ("name", "old", "new", "card", "word", "why"),
    [
        ("actions.toml", '"lure 3 hunter"', '"lure 3 huntr"', "cold-beer", "huntr", "word-unknown"),
        (
            "actions.toml",
            '"scare 2 any"',
            '"scare 2 any at encounter"',
            "blood-curdling-yawn",
            "scare",
            "twisted-file-action",
        ),
        (
            "actions.toml",
            '"scare 2 any"',
            '"scare 2 any and lure 1 any"',
            "blood-curdling-yawn",
            "scare",
            "twisted-file-action",
        ),
        ("actions.toml", '"scare 2 any"', "7", "blood-curdling-yawn", "blood", "card-shape"),
        ("actions.toml", "cold-beer", '"Cold beer"', "Cold beer", "Cold", "card-id"),
        (
            "cryptids.toml",
            '"lure 3 any and scare 1 hunter"',
            '"lure 3 any or lure 1 any"',
            "mothman",
            "lure 3",
            "twisted-file-power",
        ),
        ("cryptids.toml", "power = ", "might = ", "bigfoot", "might", "card-key"),
        ("cryptids.toml", "mothman", "batman", "batman", "batman", "word-unknown"),
        ("sightings.toml", 'type = "decoy"', 'type = "lie"', "gorilla-suit", "lie", "word-unknown"),
        ("sightings.toml", 'of = "frog"', 'of = "toad"', "upturned-wellies", "toad", "word-unknown"),
        (
            "sightings.toml",
            "{ hunter = 2, hiker",
            "{ hunter = 2, biker",
            "gorilla-suit",
            "biker",
            "word-unknown",
        ),
        (
            "sightings.toml",
            "no power tomorrow",
            "lure 1 any at encounter",
            "best-foot-forward",
            "lure",
            "twisted-file-sighting",
        ),
        (
            "sightings.toml",
            "lure 2 hunter at encounter",
            "lure 2 hunter",
            "gorilla-suit",
            "lure",
            "twisted-file-sighting",
        ),
        (
            "sightings.toml",
            'origin = "rulebook" }',
            'origin = "dreamt" }',
            "false-stag",
            "dreamt",
            "word-unknown",
        ),
        (
            "sightings.toml",
            ', effect = "lure',
            ', colour = "red", effect = "lure',
            "gorilla-suit",
            "colour",
            "card-key",
        ),
        ("events.toml", '"spread hiker from most hiker",\n', "", "opening-day", "opening", "twisted-file-three"),
        (
            "events.toml",
            '"spread hiker from most hiker"',
            '"lure 2 hiker"',
            "opening-day",
            "lure",
            "twisted-file-event",
        ),
        (
            "events.toml",
            '"spread hiker from most hiker"',
            '"no power tomorrow"',
            "opening-day",
            "no",
            "twisted-file-event",
        ),
        ("events.toml", "toward fewest any", "towards fewest any", "opening-day", "towards", "word-unknown"),
        ("traits.toml", '"revealed hoax"', '"revealed hoaxes"', "honest", "hoaxes", "word-unknown"),
        ("traits.toml", "[[2, 0], [1, 6], [0, 13]]", "[[2, 0], [1, 6]]", "honest", "tiers", "twisted-file-three"),
        (
            "traits.toml",
            "[[2, 0], [1, 6], [0, 13]]",
            "[[2, 0], [1, 6], [1, 13]]",
            "honest",
            "tiers",
            "twisted-file-three",
        ),
        (
            "sites.toml",
            'humans = ["hiker", "hunter"]',
            'humans = ["hiker", "biker"]',
            "park",
            "biker",
            "word-unknown",
        ),
        ("sites.toml", '"lake", "gorge"', '"lake", "woods"', "marsh", "woods", "twisted-file-border"),
        ("sites.toml", "chasm = true, ", "", "river", "", "twisted-file-chasm"),
    ],
)
def test_a_bad_card_is_named_with_file_card_line_and_column(
    name: str, old: str, new: str, card: str, word: str, why: str
) -> None:
    said = refusal(name, old, new).phrase
    assert (said.id, said.args["file"], said.args["card"]) == ("card-wrong", name, card)
    assert getattr(said.args["why"], "id", "") == why
    line, column = said.args["line"], said.args["column"]
    assert isinstance(line, int)
    assert isinstance(column, int)
    text = changed(name, old, new)(name).splitlines()[line - 1]
    assert text[column - 1 :].startswith(word)


@pytest.mark.parametrize(
    ("name", "old", "new", "id"),
    [
        ("actions.toml", "[cards]", "[cards", "card-file-unread"),
        ("actions.toml", "version = 1", "version = 2", "card-file-wrong"),
        ("actions.toml", "version = 1", "version = true", "card-file-wrong"),
        ("actions.toml", "bivouac-actions", "bivouac-events", "card-file-wrong"),
        ("actions.toml", 'origin = "original"', 'origin = "stolen"', "card-file-wrong"),
        ("actions.toml", "version = 1", "version = 1\ncolour = 3", "card-file-wrong"),
        ("actions.toml", 'origin = "original"\n', "", "card-file-lacks"),
        ("actions.toml", 'cold-beer = "lure 3 hunter"\n', "", "card-file-count"),
        ("cryptids.toml", 'bigfoot = { power = "scare 2 any and attract 1 any" }', "", "card-file-count"),
        ("sightings.toml", 'type = "hoax"', 'type = "decoy"', "twisted-file-set"),
        ("sites.toml", "[cards]\nriver", "[cards]\nwoods", "card-file-unread"),
    ],
)
def test_a_bad_file_is_refused(name: str, old: str, new: str, id: str) -> None:
    assert refusal(name, old, new).phrase.id == id


def test_a_file_without_cards_is_refused() -> None:
    head = FILES["actions.toml"].partition("[cards]")[0]
    for cards in ("[cards]", "cards = 3"):
        with pytest.raises(BadCard) as error:
            parse_deck({**FILES, "actions.toml": head + cards}.__getitem__)
        assert error.value.phrase.id == "card-file-lacks"


def test_sites_stand_in_their_order() -> None:
    lines = FILES["sites.toml"].splitlines()
    moved = "\n".join([*lines[:-2], lines[-1], lines[-2]])
    with pytest.raises(BadCard) as error:
        parse_sites(moved, "sites.toml")
    assert error.value.phrase.id == "card-file-order"
