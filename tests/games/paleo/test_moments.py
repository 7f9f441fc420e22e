"""What is worth watching: what was turned up, dice, secrets, deaths, tiles, the night, the end."""

import pytest

from bivouac.engine import REFEREE, SPECTATOR, Moment
from bivouac.games.paleo.moments import moments
from bivouac.games.paleo.rules import PaleoState
from bivouac.locale import LANGUAGES, words
from tests.games.paleo.scenes import deed, dusk, hunters, play, random_game, scene


def watched(state: PaleoState, language: str = "en") -> list[Moment]:
    return list(moments(state.view(SPECTATOR), words(language)))


def lines(moment: Moment) -> list[str]:
    return [step.line for step in moment.steps]


def test_cards_are_turned_up_together() -> None:
    """PA-05: nothing is to be seen before all are."""
    state = scene(decks=["forest river", "mountain hearth"])
    play(state, "pick orange 1", "pick blue 2")
    assert state.phase == "turn"
    play(state, "draw deer")
    assert not watched(state)
    play(state, "draw stars")
    (moment,) = watched(state)
    assert moment.title == "The cards are turned up"
    assert [line.split(".")[0] for line in lines(moment)] == ["Orange turns up “Deer”", "Blue turns up “So many stars”"]
    assert all('class="turned"' in step.html for step in moment.steps)
    assert "It has heard you already." in moment.steps[0].html
    assert not moment.stays


def test_a_card_that_goes_somewhere_is_turned_up_all_the_same() -> None:
    """PA-10."""
    state = scene(decks=["hearth-hand river", "forest"])
    play(state, "pick orange 1", "pick blue 1", "draw deer")
    (moment,) = watched(state)
    assert lines(moment)[0].startswith("Orange turns up “Darca”")
    assert len(moment.steps) == 2


def test_a_moment_stays_until_there_are_later_ones() -> None:
    state = scene(decks=["forest river", "mountain hearth"])
    play(state, "pick orange 1", "pick blue 2", "draw deer", "draw stars")
    before = watched(state)
    play(state, "ignore orange")
    assert watched(state)[: len(before)] == before


def test_a_secret_is_read_aloud() -> None:
    """PA-17."""
    people = (("una", "sila"), ("lisse", "oren"))
    state = scene("mammoth-tracks", "deer", people=people, tools=["torch torch torch"])
    play(state, "do mammoth-tracks 1")
    moment = watched(state)[-1]
    assert moment.title == "Secret 1: The matriarch"
    assert "older than anyone you know" in lines(moment)[1]
    assert "paleo-tale" in moment.steps[1].html
    assert "<li" in moment.steps[2].html  # what can be done about it


def test_a_death_is_told_with_the_skull() -> None:
    """PA-23, PA-37."""
    state = scene("wolves", "deer", people=(("tira",), ("oren",)), hurt={"tira": 2}, skulls=1)
    play(state, "do wolves 3")
    moment = next(moment for moment in watched(state) if moment.key.startswith("died"))
    assert moment.title.startswith("We have lost Tira")
    assert "Skulls: 2 of 5." in lines(moment)


def test_a_new_tile_is_looked_at() -> None:
    people = (("bran", "tira"), ("lisse", "oren"))
    state = scene("mammoth-cow", "deer", people=people, tools=["spear spear torch"], tiles=1)
    play(state, "do mammoth-cow 1")
    while state.phase == "step":
        play(state, state.moves(state.actors[0])[0].text)
    moment = next(moment for moment in watched(state) if moment.key.startswith("tile"))
    assert lines(moment) == ["The painting grows: 2 of 5 tiles."]
    assert moment.steps[0].html.count("fresco-tile") == 2


@pytest.mark.parametrize(
    ("face", "ended"),
    [("strength 1", "That is too much: “Fresh carcass” fails."), ("perception 1", "You are up to it.")],
)
def test_dice_show_what_they_ask_for_and_whether_that_is_too_much(face: str, ended: str) -> None:
    """PA-13."""
    people = (("una", *hunters(deed("fresh-carcass").skills[0])), ("oren", "tira"))
    state = scene("fresh-carcass", "salmon", level="II", people=people)
    play(state, "do fresh-carcass 1")
    assert not watched(state)
    play(state, f"roll {face}")
    moment = next(moment for moment in watched(state) if moment.key.startswith("dice"))
    assert moment.title == "A die"
    assert 'class="paleo inline paleo-die"' in moment.steps[0].html
    assert lines(moment)[1].lower() == ended.lower()


# The night


def test_the_night_begins_with_food() -> None:
    """PA-28, PA-34: six people, four food."""
    state = dusk(scene(seats=3, store=(4, 0, 0)))
    moment = watched(state)[0]
    assert moment.title == "Night falls"
    assert lines(moment)[1:] == ["4 eat, 2 go hungry.", "Skulls: 2 of 5."]
    assert moment.steps[1].html.count("<svg") == 6


def test_missions_are_told_one_by_one_when_they_are_done() -> None:
    """PA-29, PA-41."""
    state = dusk(scene(seats=2, store=(6, 0, 0), tools=["tent", "tent"]))
    before = len(watched(state))
    play(state, "0 do new-world 1")
    assert len(watched(state)) == before  # whose tent is still to be said
    play(state, "use blue tent")
    moment = next(moment for moment in watched(state) if moment.title == "“A new world”")
    assert any("Blue pays 1 tent." in line for line in lines(moment))
    assert "Every evening another place" in moment.steps[0].html


def test_a_skull_of_a_mission_is_shown() -> None:
    """PA-29."""
    state = play(dusk(scene(seats=2, store=(4, 0, 0))), "do bountiful-prey 2")
    told = [moment for moment in watched(state) if moment.key.startswith("mission")]
    assert [moment.title for moment in told] == ["“Bountiful prey”", "“A new world”"]
    assert [lines(moment)[-1] for moment in told] == ["Skulls: 1 of 5.", "Skulls: 2 of 5."]


# The end


def test_the_end_stays_and_has_the_painting() -> None:
    """PA-32."""
    state = random_game(3, "I", 1)[-1]
    assert state.outcome is not None
    end = watched(state)[-1]
    assert end.key == "end"
    assert end.stays
    assert words("en")(state.outcome.why) in lines(end)
    assert end.steps[0].html.count("fresco-tile") == state.tiles
    if not state.outcome.winners:
        assert lines(end)[0] == f"Tiles of the painting: {state.tiles} of 5."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", ["I", "VII"])
def test_moments_are_the_same_for_everybody_and_for_ever(level: str, language: str) -> None:
    said: dict[str, Moment] = {}
    for state in random_game(3, level, 2, days=2)[::2]:
        views = [state.view(viewer) for viewer in (0, 2, SPECTATOR, REFEREE)]
        told = [list(moments(view, words(language))) for view in views]
        assert all(one == told[0] for one in told)
        for moment in told[0]:
            assert said.setdefault(moment.key, moment) == moment
    assert {key.split("-")[0] for key in said} >= {"turn", "night"}
