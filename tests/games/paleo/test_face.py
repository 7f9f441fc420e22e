"""Paleo on a page: what is told of what one points at, and in a first game; and that nothing is told too early."""

import re
from collections.abc import Iterator

import pytest

from bivouac.engine import SPECTATOR, About, Phrase
from bivouac.engine.phrase import Argument
from bivouac.games.paleo.coach import STEPS
from bivouac.games.paleo.colours import GROUNDS, LINES, PIGMENTS
from bivouac.games.paleo.deeds import BOX, CARDS, WELCOME
from bivouac.games.paleo.face import FACE
from bivouac.games.paleo.moves import IDS
from bivouac.games.paleo.prospect import helpful, lack, party_of, skills_of
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.sheet import sheet
from bivouac.games.paleo.sight import in_sight, unseen_with
from bivouac.games.paleo.view import PaleoView
from bivouac.locale import LANGUAGES, words
from tests.games.cryptid.test_face import contrast
from tests.games.paleo.scenes import (
    BLUE,
    CARD,
    GREEN,
    ORANGE,
    TOOL,
    back,
    deed,
    dusk,
    hunters,
    play,
    random_game,
    scene,
    worded,
)

EN = words("en")
PEOPLE = (("bran", "una"), ("oren", "tira"), ("ilka", "lisse"), ("rask", "sila"))


def about(view: PaleoView, target: str) -> About:
    found = FACE.about(view, target, "full", EN)
    assert found is not None
    return found


def told(state: PaleoState, target: str, viewer: int = 0) -> str:
    return " ".join(about(state.view(viewer), target).lines)


def coached(state: PaleoState, viewer: int = 0) -> str:
    return " ".join(FACE.coach(state.view(viewer), EN))


# What can be read off the table


def test_skills_are_those_of_people_and_of_tools_that_last() -> None:
    """PA-12, PA-16."""
    state = scene("boar", "salmon", people=PEOPLE, tools=["torch axe spear"])
    assert skills_of(state.view(0), 1) == state.skills(1)
    assert skills_of(state.view(0), 3) == state.skills(3)


def test_who_could_help_is_who_has_what_is_wanting() -> None:
    """PA-26: strength."""
    state = scene("boar", "salmon", "mussels", seats=3, people=PEOPLE, tools=["", "spear spear", "spear spear"])
    view = state.view(0)
    wanting = deed("boar", 1).skills[0] - 1
    assert lack(view, deed("boar", 1), party_of(view, ORANGE), ORANGE).skills == (wanting, 0, 0)
    assert (BLUE, deed("boar", 1)) in helpful(view, ORANGE)
    assert not [other for other, _ in helpful(view, ORANGE) if other == GREEN]  # mussels cannot help


# What one points at


def test_a_back_tells_what_it_hints_at_and_how_many_there_are() -> None:
    """PA-06."""
    state = scene(decks=["red forest river-mammoth", "forest"])
    count = unseen_with(state.view(0), back("forest"))
    assert count == len(state.pools[back("forest")])
    assert f"{count} of these lie face down now" in told(state, "top-0-1")
    assert "In the forest there is wood" in told(state, "top-0-1")
    assert "wounds somebody" in told(state, "top-0-0")
    assert "hint" in told(state, "top-0-2")
    assert FACE.about(state.view(0), "top-1-1", "full", EN) is None


def test_a_deck_tells_its_backs_in_order() -> None:
    """PA-06."""
    state = scene(decks=["red forest river hearth mountain", "forest"])
    assert "Below them: hearth, mountain." in told(state, "deck-0")
    assert "One of them is red." in told(state, "deck-0")


def test_a_card_tells_what_is_wanting_and_who_could_help() -> None:
    """PA-11, PA-26."""
    state = scene("boar", "salmon", people=PEOPLE, tools=["", "spear spear"])
    found = about(state.view(0), f"card-{CARD['boar']}")
    assert found.lines[0].endswith(f"Still wanting: strength {deed('boar').skills[0] - 1}.")
    assert "With that could help: Blue." in found.lines
    assert found.shows == ["group-1"]


def test_a_person_tells_wounds_and_hearts() -> None:
    """PA-23."""
    state = scene(hurt={"tira": 1})
    assert "Wounds: 1;" in told(state, f"card-{CARD['tira']}")
    assert "One wound more than that is death." in told(state, f"card-{CARD['tira']}")


def test_people_and_ideas_tell_their_stories() -> None:
    assert "each of her fingers has its story" in told(scene(), f"card-{CARD['tira']}")
    assert "It is worth remembering which." in told(scene(), f"card-{CARD['axe']}")
    assert "does not look round" in told(scene(level="VI"), "pile")  # Hela's, who lies on top


def test_tools_ideas_and_the_store_explain_themselves() -> None:
    state = scene(tools=["pelt pelt"], store=(5, 1, 0))
    assert told(state, f"tool-0-{TOOL['pelt']}") == "Orange: 2 pelts Takes 1 wound instead of you, once."
    assert "5 are left in the supply." in told(state, f"card-{CARD['torch']}")
    assert "Tonight 4 people want to eat" in told(state, "store-0")
    assert "Left in the supply: 11." in told(state, "store-1")


def test_the_moment_the_heaps_and_the_bed() -> None:
    state = scene(grave="wolves", open="deer adders", tiles=2, skulls=1)
    assert "Tiles: 2 of 5. Skulls: 1 of 5." in told(state, "moment")
    assert "Wolves at dusk" in told(state, "grave")
    assert "Adders" in told(state, "open")
    assert "red ones do not wound" in told(state, "bed-0")


def test_states_and_piles_are_explained() -> None:
    state = scene(level="VI")
    assert "4" in told(state, "pile")
    fire = scene(level="III")
    names = [name for name in FACE.scene(fire.view(0), "full", EN).pieces if name.startswith("state-")]
    assert all("counts now" in told(fire, name) for name in names)
    assert len(names) == 1


# Nothing is told too early


class Spy:
    """Puts phrases into words, and remembers which cards they name."""

    def __init__(self, language: str) -> None:
        self.say, self.named = words(language), set[str]()

    def __call__(self, said: Phrase) -> str:
        self.named.update(_cards(said))
        return self.say(said)


def _cards(said: Argument) -> Iterator[str]:
    if isinstance(said, Phrase):
        found = re.fullmatch(r"paleo-(?:card|story)-(.+)", said.id)
        if found:
            yield found[1]
        for argument in said.args.values():
            yield from _cards(argument)


def printed(cards: set[int]) -> set[str]:
    """Cards that others speak of."""
    tokens = (token for card in cards for action in CARDS[card].actions for token in (*action.need, *action.pay))
    return {token.of for token in tokens if token.word in ("have", "bury")}


@pytest.mark.parametrize(("seats", "level"), [(2, "I"), (3, "II"), (1, "III"), (4, "VI"), (2, "VII")])
def test_no_page_tells_a_card_that_has_not_been_met(seats: int, level: str) -> None:
    met: set[int] = set()
    for number, state in enumerate(random_game(seats, level, 4, days=2)):
        met |= in_sight(state.view(SPECTATOR))
        met |= {step.of for step in state.steps if step.what == WELCOME}
        if number % 25:
            continue
        spy = Spy(LANGUAGES[number // 25 % 3])
        for viewer in (*range(seats), SPECTATOR):
            look(state.view(viewer), spy)
        assert spy.named <= {IDS[card] for card in met} | printed(met)
        assert len(spy.named) > 4


def look(view: PaleoView, spy: Spy) -> None:
    """Everything that a page can show of a view, and a sheet; and whatever somebody might ask for."""
    FACE.scene(view, "full", spy)
    FACE.moments(view, spy)
    FACE.coach(view, spy)
    FACE.describe(view, spy)
    sheet(view, {}, spy)
    for card in range(len(CARDS)):
        FACE.about(view, f"card-{card}", "full", spy)
    for name in FACE.scene(view, "full", spy).pieces:
        FACE.about(view, name, "full", spy)


def test_a_card_in_a_deck_is_nothing_to_point_at() -> None:
    state = scene(decks=["forest", "forest"])
    for card in (CARD["deer"], CARD["boar"], *BOX.ideas, *BOX.dreams, *BOX.secrets):
        assert FACE.about(state.view(0), f"card-{card}", "full", EN) is None


# The coach


def test_the_first_morning_is_explained() -> None:
    state = scene(decks=["red forest river-mammoth", "forest"])
    first = coached(state)
    assert "with 5 tiles of the painting, before there are 5 skulls" in first
    assert "A red back is seldom pleasant." in first
    assert "“river (a mammoth)”" in first
    assert "Tonight 4 people want to eat, and there is enough: 5 food." in first
    state.day = 2
    assert "5 tiles" not in coached(state)
    state.store[0] = 3
    assert "in the store: 3 food." in coached(state)


def test_the_coach_tells_who_looks_on_what_can_be_done_before_a_secret() -> None:
    """PA-17, PA-20."""
    some = {"people": [("bero", "oren"), ("tira", "bran")], "tools": ["torch torch", "root"], "hurt": {"tira": 1}}
    for card, told in (
        ("deer", "You can help with your card"),
        ("mussels", "Before that you can use"),
    ):
        state = play(scene("far-smoke", card, **some), "do far-smoke 1")  # type: ignore[arg-type]
        assert told in coached(state, BLUE)


def test_the_coach_tells_what_can_be_done_and_who_could_help() -> None:
    """PA-11, PA-26."""
    people = (("una", *hunters(deed("boar", 2).skills[0])), ("oren", "tira"))
    deck = "red" + " forest" * deed("boar", 2).cards
    state = scene("boar", "salmon", people=people, tools=["", "spear"], decks=[deck])
    lines = coached(state, ORANGE)
    assert f"You can do this: {worded('boar', 2)}." in lines
    assert "on top of your deck there is a red card" in lines
    assert "Blue could help you with that." in lines
    assert "You could help Orange" in coached(state, BLUE)
    play(state, "ask orange")
    assert "You are asked for help: Orange." in coached(state, BLUE)


def test_a_danger_is_called_one() -> None:
    """PA-22."""
    assert "is a danger and cannot be ignored" in coached(scene("adders", "salmon"))


def test_who_waits_is_told_for_whom() -> None:
    state = scene()
    play(state, "pick orange 1")
    assert coached(state, ORANGE).startswith("The others still choose: Blue.")


def test_the_night_is_explained_mission_by_mission() -> None:
    """PA-29."""
    state = dusk(scene(seats=2, store=(8, 0, 0), tools=["tent pelt"]))
    assert "“A new world”: you can do this: pay 1 tent." in coached(state)
    poor = dusk(scene(seats=2, store=(8, 0, 0), tools=["tent"]))
    assert "“Bountiful prey”: you cannot do what it asks for" in coached(poor)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_sentence_for_every_step(language: str) -> None:
    for name in STEPS.values():
        assert words(language)(Phrase(f"paleo-coach-step-{name}"))


def test_the_coach_is_brief() -> None:
    for state in random_game(3, "I", 5)[::15]:
        for seat in range(3):
            assert len(FACE.coach(state.view(seat), EN)) <= 8


# Looks


def test_badges_are_letters() -> None:
    setting = scene(seats=4).setting
    assert [FACE.badge(setting, seat) for seat in range(4)] == ["O", "B", "G", "V"]


@pytest.mark.parametrize("theme", [0, 1], ids=["day", "night"])
def test_words_in_panels_can_be_read(theme: int) -> None:
    for ground in ("sheet", "row", "hostile", "night", "extra"):
        assert contrast(PIGMENTS["ink"][theme], GROUNDS[ground][theme]) >= 4.5
    assert contrast(LINES["soft-ink"][theme], GROUNDS["sheet"][theme]) >= 4.5


def test_the_style_is_small_and_has_both_themes() -> None:
    assert len(FACE.style) < 26_000
    assert "[data-theme=dark]" in FACE.style
    assert "prefers-reduced-motion:no-preference" in FACE.style
