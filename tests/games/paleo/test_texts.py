"""What stands on cards, in three languages, made from what they do."""

import pytest

from bivouac.engine import Phrase
from bivouac.games.paleo import signs, texts
from bivouac.games.paleo.cardfile import BACKS, HINTS, KINDS, PLACES
from bivouac.games.paleo.cards import box
from bivouac.games.paleo.effects import (
    FLAGS,
    MIXES,
    OF,
    RESOURCES,
    SECTIONS,
    SKILLS,
    TAGS,
    THINGS,
    TOOLS,
    UNCOUNTED,
    Token,
)
from bivouac.games.paleo.language import parse
from bivouac.locale import LANGUAGES, words

BOX = box()
ACTIONS = tuple(dict.fromkeys(action for card in BOX.cards for action in card.actions))
NAMES = {"tag": "wolf", "card": "deer", "tool": "tent", "thing": "wood", "state": "lit"}
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_card_has_a_title_of_its_own(language: str) -> None:
    titles = [words(language)(texts.card_phrase(card.number)) for card in BOX.cards]
    assert all(titles)
    assert [title for title in titles if titles.count(title) > 1] == []


@every_language
def test_every_card_has_a_story_of_its_own(language: str) -> None:
    say = words(language)
    told = {card.id: say(story) for card in BOX.cards if (story := texts.story_phrase(card.number))}
    assert [card.id for card in BOX.cards if card.id not in told] == []
    assert all(told.values())
    assert len(set(told.values())) == len(told)


@every_language
def test_every_thing_has_a_name_of_its_own(language: str) -> None:
    say = words(language)
    for names in (
        [texts.skill_phrase(skill) for skill in SKILLS],
        [texts.thing_phrase(thing) for thing in THINGS],
        [texts.tag_phrase(tag) for tag in TAGS],
        [texts.kind_phrase(kind) for kind in KINDS],
        [texts.place_phrase(place) for place in PLACES],
        [texts.back_phrase(back) for back in (*BACKS, "person", "idea", "mission", "secret 7")],
        [texts.hint_phrase(hint) for hint in HINTS],
        [texts.state_phrase(state) for module in BOX.modules.values() for state in module.state],
        [texts.count_phrase(thing, count) for thing in (*THINGS, *MIXES) for count in (1, 2)],
    ):
        said = [say(name) for name in names]
        assert all(said)
        assert len(set(said)) == len(said)
    assert {say(texts.back_phrase(card.back)) for card in BOX.cards}


@every_language
def test_every_action_has_a_text_of_its_own(language: str) -> None:
    said = [texts.action_text(action, words(language)) for action in ACTIONS]
    assert len(set(said)) == len(said)
    assert all(text[0] == text[0].upper() for text in said)


@every_language
def test_every_word_of_the_language_has_a_text(language: str) -> None:
    say = words(language)
    for section, known in SECTIONS.items():
        said = set()
        for word in known:
            of = f" {NAMES[OF[word]]}" if word in OF else ""
            for count in ("1", "2") if word not in UNCOUNTED else ("",):
                said.add(say(texts.action_phrase(parse(f"{section} {word}{of} {count}"))))
        assert len(said) == sum(1 if word in UNCOUNTED else 2 for word in known)
    assert len({say(Phrase(f"paleo-flag-{flag}")) for flag in FLAGS}) == len(FLAGS)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "need strength 2 perception 1 ; pay cards 2 destroy ; gain food 2 pelt 1",
            (
                "Strength 2, perception 1; discard 2 cards, destroy this card → 2 food, 1 pelt",
                "Force 2, perception 1 ; défaussez 2 cartes, détruisez cette carte → 2 nourritures, 1 peau",
                "Stärke 2, Wahrnehmung 1; lege 2 Karten ab, zerstöre diese Karte → 2 Nahrung, 1 Fell",
            ),
        ),
        (
            "night: pay pelt 1 cards 1 food 3",
            (
                "At night: pay 1 pelt, 3 food, discard 1 card",
                "La nuit : payez 1 peau, 3 nourritures, défaussez 1 carte",
                "Nachts: zahle 1 Fell, 3 Nahrung, lege 1 Karte ab",
            ),
        ),
        (
            "night hostile: suffer skull 1",
            ("At night, hostile: 1 skull", "La nuit, hostile : 1 crâne", "Nachts, feindlich: 1 Schädel"),
        ),
        (
            "need dice 1 grave wolf 5 ; gain tile 1 ; suffer wound 2",
            (
                "Throw a die, 5 wolf cards in the graveyard → 1 tile; 2 wounds",
                "Lancez un dé, 5 cartes « loup » au cimetière → 1 tuile ; 2 blessures",
                "Wirf einen Würfel, 5 Karten „Wolf“ auf dem Friedhof → 1 Bildteil; 2 Wunden",
            ),
        ),
        (
            "extra if lit: pay person 1 goods 2 ; gain craft 2",
            (
                "Extra, while “fire lit”: pay 2 resources of any kind, sacrifice 1 person → craft up to 2 ideas",
                "En plus, état « feu allumé » : payez 2 ressources au choix, sacrifiez 1 personnage"
                " → fabriquez jusqu’à 2 idées",
                "Zusätzlich, Zustand „Feuer brennt“: zahle 2 Rohstoffe nach Wahl, opfere 1 Menschen"
                " → stelle bis zu 2 Ideen her",
            ),
        ),
        (
            "need have deer hold tent 1 help ; pay bury deer",
            (
                "“Deer” in the group, 1 tent in the group, help for this card; bury “Deer”",
                "« Chevreuil » dans le groupe, 1 tente dans le groupe, de l’aide pour cette carte ;"
                " enterrez « Chevreuil »",
                "„Reh“ in der Gruppe, 1 Zelt in der Gruppe, Hilfe für diese Karte; begrabe „Reh“",
            ),
        ),
    ],
)
def test_texts_read_well(text: str, said: tuple[str, ...]) -> None:
    assert tuple(texts.action_text(parse(text), words(language)) for language in LANGUAGES) == said


@every_language
def test_people_and_cards_with_room_are_described(language: str) -> None:
    say = words(language)
    for card in BOX.cards:
        if card.kind == "person":
            assert str(card.hearts) in say(texts.person_phrase(card))
            assert signs.person_signs(card, say)
        if card.slots:
            assert str(card.slots[0][1]) in say(texts.slots_phrase(card))


def test_a_person_reads_well() -> None:
    person = next(card for card in BOX.cards if (card.skills, card.hearts, card.tool) == ((1, 0, 0), 1, "pelt"))
    assert [words(language)(texts.person_phrase(person)) for language in LANGUAGES] == [
        "strength 1, 1 heart, brings 1 pelt",
        "force 1, 1 cœur, apporte 1 peau",
        "Stärke 1, 1 Herz, bringt 1 Fell mit",
    ]
    assert signs.person_signs(person, words("en")) == "▲1 ♥1 Pe"


def test_a_back_reads_well() -> None:
    said = [words(language)(texts.back_phrase("river mammoth")) for language in LANGUAGES]
    assert said == ["river (a mammoth)", "rivière (un mammouth)", "Fluss (ein Mammut)"]


# Signs


@every_language
def test_every_word_has_a_short_sign(language: str) -> None:
    say = words(language)
    for section, known in SECTIONS.items():
        said = [signs.token_sign(Token(word, 2, NAMES.get(OF.get(word, ""), "")), say) for word in known]
        assert len(set(said)) == len(said), section
        assert all(len(sign) <= 4 for sign in said)
    assert len({say(signs.tool_phrase(tool)) for tool in TOOLS}) == len(TOOLS)
    assert all(len(say(signs.tool_phrase(tool))) == 2 for tool in TOOLS)
    assert all(len(signs.thing_sign(thing, say)) == 1 for thing in RESOURCES)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("need strength 2 perception 1 ; pay cards 2 destroy ; gain food 2 pelt 1", "▲2◉1 ▤2✗→●2Pe1"),
        ("night hostile: suffer skull 1", "☾! ☠1"),
        ("extra if calm: pay food/wood 2 ; gain secret 7", "+? ●/≡2→?7"),
        ("need have deer hold tent 1 laid wood 3", "∋@∋Te1⊔≡3"),
        ("hostile: pay cards 1 ; gain food 1 ; suffer wound 2", "! ▤1→●1 ♡2"),
    ],
)
def test_signs_are_short(text: str, said: str) -> None:
    assert signs.action_signs(parse(text), words("en")) == said


def test_signs_fit_a_narrow_column() -> None:
    lengths = [len(signs.action_signs(action, words(language))) for action in ACTIONS for language in LANGUAGES]
    assert max(lengths) <= 28
    assert all(signs.back_sign(card.back) for card in BOX.cards)
