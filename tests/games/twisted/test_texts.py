"""What stands on cards, in three languages, made from what they do."""

import pytest

from bivouac.engine import Phrase
from bivouac.games.twisted import texts
from bivouac.games.twisted.cards import deck
from bivouac.games.twisted.effects import SITES, TASTES, TYPES, Effect
from bivouac.games.twisted.language import parse
from bivouac.games.twisted.lines import EFFECTS
from bivouac.games.twisted.sites import PLACES
from bivouac.locale import LANGUAGES, words
from tests.games.twisted.box import SIGHTING

DECK = deck()
every_language = pytest.mark.parametrize("language", LANGUAGES)


def effect(text: str) -> Effect:
    return parse(text).effects[0]


@every_language
def test_every_card_has_a_title_of_its_own(language: str) -> None:
    say = words(language)
    for cards, title in (
        (DECK.cryptids, texts.cryptid_phrase),
        (DECK.cryptids, texts.power_phrase),
        (DECK.sightings, texts.sighting_phrase),
        (DECK.actions, texts.action_phrase),
        (DECK.events, texts.event_phrase),
        (DECK.traits, texts.trait_phrase),
    ):
        titles = [say(title(number)) for number in range(len(cards))]
        assert len(set(titles)) == len(titles)


@every_language
def test_every_effect_has_a_text_and_signs_of_its_own(language: str) -> None:
    say = words(language)
    said = [say(texts.effect_phrase(effect)) for effect in EFFECTS]
    assert len(set(said)) == len(said)
    others = [say(texts.effect_phrase(card.effect)) for card in DECK.sightings]
    assert all(others)
    events = [effect for card in DECK.events for effect in card.effects]
    assert len({texts.effect_signs(effect) for effect in events}) == len(set(events))
    assert all(say(texts.trait_text(trait)) for trait in DECK.traits)
    for names in (
        [texts.place_phrase(place) for place in range(len(PLACES))],
        [texts.taste_phrase(taste) for taste in range(len(TASTES))],
        [texts.type_phrase(type) for type in TYPES],
    ):
        assert len({say(name) for name in names}) == len(names)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("lure 1 hunter", ("Lure 1 hunter", "Appâtez 1 chasseur", "Locke 1 Jäger an")),
        ("attract 2 any", ("Attract 2 humans", "Attirez 2 humains", "Hole 2 Menschen herbei")),
        (
            "scare 2 hiker at encounter",
            (
                "Scare 2 hikers from the site of the encounter",
                "Effrayez 2 randonneurs du site de la rencontre",
                "Verscheuche 2 Wanderer vom Ort der Begegnung",
            ),
        ),
        (
            "move all hunter from most hunter onto fewest hideouts",
            (
                "Move all hunters from the site with the most hunters onto the site with the fewest hideouts",
                "Déplacez tous les chasseurs du site avec le plus de chasseurs sur le site avec le moins de cachettes",
                "Bewege alle Jäger vom Ort mit den meisten Jägern an den Ort mit den wenigsten Verstecken",
            ),
        ),
        (
            "hand of 3 tonight",
            (
                "Tonight you draw up to 3 cards only",
                "Cette nuit, vous ne piochez que jusqu’à 3 cartes",
                "Heute Nacht ziehst du nur auf 3 Karten auf",
            ),
        ),
    ],
)
def test_texts_read_well(text: str, said: tuple[str, ...]) -> None:
    assert tuple(words(language)(texts.effect_phrase(effect(text))) for language in LANGUAGES) == said


@every_language
def test_every_site_can_be_left_reached_and_headed_for(language: str) -> None:
    say = words(language)
    for site in SITES:
        said = {say(Phrase(f"twisted-place-{site}", {"way": way})) for way in ("from", "onto", "toward", "near")}
        assert len(said) == 4


@every_language
def test_two_effects_stand_in_one_text(language: str) -> None:
    say = words(language)
    for joined in ("or", "and"):
        sentence = parse(f"lure 2 hiker {joined} scare 1 any")
        both = [say(texts.effect_phrase(one)) for one in sentence.effects]
        assert all(one in say(texts.sentence_phrase(sentence)) for one in both)
    assert texts.sentence_signs(parse("lure 2 hiker and scare 1 any")) == "»⌂2○ & ⌂»1◇"


def test_signs_are_short() -> None:
    assert max(len(texts.sentence_signs(card.effect)) for card in DECK.actions) <= 12
    assert texts.score_signs(SIGHTING["big-toe"]) == "□+2 ○−1"
    assert texts.effect_signs(effect("no power tomorrow")) == "⌂!"
    assert texts.effect_signs(effect("move 2 researcher from anywhere toward site marsh")) == "2□ *⇢#4"
