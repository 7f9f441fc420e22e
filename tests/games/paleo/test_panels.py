"""What lies beside the picture on a page: stories, the rack, decks, discards and the graveyard."""

import re
from xml.etree import ElementTree

from bivouac.engine import SPECTATOR, Panel
from bivouac.games.paleo.deeds import BOX, CARDS
from bivouac.games.paleo.effects import TOOLS
from bivouac.games.paleo.face import FACE
from bivouac.games.paleo.leaves import leaf
from bivouac.games.paleo.panels import panels
from bivouac.games.paleo.rules import PaleoState
from bivouac.games.paleo.texts import card_phrase, story_phrase
from bivouac.locale import LANGUAGES, words
from tests.games.paleo.scenes import BLUE, CARD, GREEN, ORANGE, dusk, play, random_game, scene, sentence

EN = words("en")


def shown(state: PaleoState, viewer: int = 0) -> dict[str, Panel]:
    return dict(panels(state.view(viewer), EN))


def text(html: str) -> str:
    return " ".join(" ".join(ElementTree.fromstring(f"<div>{html}</div>").itertext()).split())


def titles(panel: Panel) -> list[str]:
    return [text(found) for found in re.findall(r"<h3>(.*?)</h3>", panel.html)]


# Stories


def test_the_morning_tells_what_it_is_all_about() -> None:
    """PA-03, PA-04."""
    story = shown(scene())["story"]
    assert story.pinned
    assert titles(story) == ["The Great Hunt", "A New Home", "Bountiful prey", "A new world"]
    assert "nobody brings down a mammoth alone" in text(story.html)


def test_cards_that_are_turned_up_are_read_ones_own_first() -> None:
    state = scene("deer", "adders", "salmon", seats=3)
    assert titles(shown(state, BLUE)["story"]) == ["B Adders", "O Deer", "G Salmon run"]
    assert titles(shown(state, SPECTATOR)["story"]) == ["O Deer", "B Adders", "G Salmon run"]
    told = text(shown(state, GREEN)["story"].html)
    assert "The warm stone you were about to sit on is taken." in told
    assert sentence("adders", 3).startswith("Hostile: ")
    assert sentence("adders", 3) in told


def test_a_secret_comes_first() -> None:
    """PA-17."""
    people = (("una", "sila"), ("lisse", "oren"), ("bran", "tira"))
    state = scene("salmon", "mammoth-tracks", "deer", seats=3, people=people, tools=["", "torch torch torch"])
    play(state, "do mammoth-tracks 1")
    assert state.urgent == BLUE
    assert titles(shown(state, GREEN)["story"])[0] == "B The matriarch"


def test_at_night_missions_are_read() -> None:
    """PA-29."""
    assert titles(shown(dusk(scene(seats=3)))["story"]) == ["Bountiful prey", "A new world"]


def test_every_card_can_be_read_in_every_language() -> None:
    for language in LANGUAGES:
        say = words(language)
        for card in CARDS:
            told = text(leaf(say, card.number, 1))
            assert len(told) > 3
            story = story_phrase(card.number)
            assert story is not None
            assert " ".join(say(story).split()) in told


def test_actions_are_told_apart_by_their_kind() -> None:
    kinds = re.findall(r'<li class="([\w -]+)"', leaf(EN, CARD["bountiful-prey"]))
    assert kinds == ["night", "hostile night"]


# The rack


def test_the_rack_has_every_idea_with_its_price_and_what_is_left() -> None:
    """PA-02, PA-18."""
    state = scene(tools=["torch torch"], rack="tent bow")
    rack = shown(state)["rack"]
    assert titles(rack) == ["Torch", "Hand-axe", "Spear", "Tent", "Bow"]
    told = text(rack.html)
    assert "Pay 1 wood → 1 torch Perception 1, for as long as you have it. 3 are left in the supply." in told
    assert "Strength 1 and perception 1" in told
    assert "Tent A cave to take along." in told


def test_all_tools_are_explained() -> None:
    """PA-16."""
    told = shown(scene())["rack"].html
    for tool in TOOLS:
        assert f"</svg> <b>1 {tool}" in told or tool in ("torch", "axe", "spear", "tent", "clothing", "root")
    assert "Takes 1 wound instead of you" in told


def test_ideas_that_nobody_has_had_are_not_told() -> None:
    """What has not been met stays hidden."""
    told = titles(shown(scene())["rack"])
    unseen = {EN(card_phrase(card)) for card in BOX.ideas}
    assert not unseen & set(told)


# What lies aside


def test_decks_are_seen_from_behind_in_their_order() -> None:
    """PA-06."""
    state = scene(decks=["red forest river-mammoth", "hearth"])
    first = shown(state)["aside"].html.partition("<h3>")[2].partition("<h3>")[0]
    backs = re.findall(r'class="card-back (\w+)-back"', first)
    assert backs == ["red", "forest", "river", "hearth"]


def test_discards_and_graveyard_lie_open() -> None:
    """PA-08, PA-14."""
    state = scene(open="deer adders", grave="mammoth-cow wolves")
    told = text(shown(state)["aside"].html)
    assert "Open discard: 2" in told
    assert "Adders" in told
    assert "Graveyard: 2" in told
    assert "Mammoth at the ford" in told


def test_of_the_hidden_discard_only_backs_are_told() -> None:
    """PA-14."""
    state = scene()
    hidden = shown(state)["aside"].html.rpartition("Hidden discard")[2].partition("<h3>")[0]
    counts = [int(count) for count in re.findall(r"<b>(\d+)</b>", hidden)]
    assert sum(counts) == len(state.hidden)


def test_panels_that_did_not_change_are_the_same() -> None:
    state = random_game(3, "I", 1)[80]
    one, other = (shown(state.copy(), ORANGE) for _ in range(2))
    assert all(one[name] is other[name] for name in one)


def test_nothing_is_secret() -> None:
    """All but what others pick may be known to all."""
    for state in random_game(3, "II", 2)[::60]:
        assert not any(panel.secret for panel in FACE.scene(state.view(0), "full", EN).panels.values())
