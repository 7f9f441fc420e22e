"""Twisted Cryptids on a page: what one points at, what a first game is told, colours that everybody can tell apart."""

import re
from itertools import combinations
from math import dist

import pytest

from bivouac.engine import SPECTATOR, About
from bivouac.games.twisted.effects import TASTES, Function
from bivouac.games.twisted.face import FACE
from bivouac.games.twisted.prospect import crowd_at, encounters, tops, uses, workable
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.style import DARK_INK, DAY, LETTERED_LIGHT, LIGHT_INK, NIGHT, PLAYERS, TASTE_COLOURS
from bivouac.games.twisted.texts import sighting_phrase
from bivouac.games.twisted.view import TwistedView
from bivouac.locale import LANGUAGES, words
from tests.games.cryptid.test_face import APART, EYES, contrast, lab
from tests.games.twisted.box import (
    ACTION,
    GORGE,
    LAKE,
    MARSH,
    PARK,
    RIVER,
    SIGHTING,
    TRAIT,
    WOODS,
    day,
    dealt,
    play,
    random_game,
    readied,
)

EN = words("en")
HANDS = (("free-trail-mix", "many-teeth", "long-weekend"), (), ())
PILES = {(0, 0): ("three-bears", "gorilla-suit", "big-toe"), (1, 1): ("dust-on-the-lens", "two-owls", "porch-light")}


def lakeside(step: int = 0) -> TwistedState:
    """At the lake: two hikers and a hunter, with hideouts of Red (who likes hikers) and Blue."""
    return day(
        {LAKE: (2, 1, 0), PARK: (2, 0, 0), WOODS: (0, 0, 2)},
        [[LAKE, PARK, RIVER], [GORGE, LAKE, WOODS], [PARK, MARSH, WOODS]],
        HANDS,
        piles=PILES,
        step=step,
    )


def about(view: TwistedView, target: str) -> About:
    found = FACE.about(view, target, "full", EN)
    assert found is not None
    return found


def told(state: TwistedState, viewer: int, target: str) -> str:
    return " ".join(about(state.view(viewer), target).lines)


# What can be read off the table


def test_the_encounter_would_be_where_most_humans_are_among_sites_with_hideouts() -> None:
    """TC-11."""
    state = lakeside()
    assert encounters(state.view(0)) == [LAKE]
    state.humans[3 * GORGE] = 3
    assert encounters(state.view(0)) == [LAKE, GORGE]
    state.hideouts = [GORGE if site == LAKE else site for site in state.hideouts]
    assert encounters(state.view(0)) == [GORGE]
    assert crowd_at(state.view(0), LAKE) == 3


def test_tops_are_known_to_their_player_alone() -> None:
    """TC-26."""
    state = lakeside()
    assert [top.site for top in tops(state.view(0), 0)] == [LAKE, PARK, RIVER]
    assert tops(state.view(0), 0)[0].card == SIGHTING["three-bears"]
    assert tops(state.view(1), 0) == tops(state.view(SPECTATOR), 0) == []


def test_a_top_is_counted_as_at_dusk() -> None:
    """TC-12: +2 a hiker, −1 a hunter."""
    top = tops(lakeside().view(0), 0)[0]
    assert top.sums == (4, -1, 0)
    assert top.score == 3


def test_cards_are_weighed_by_what_they_add_at_once() -> None:
    """TC-17: two hikers can be lured from the park, one attracted, one hunter scared."""
    found = {use.card: use.gain for use in reversed(uses(lakeside().view(0), 0)) if use.top.site == LAKE}
    assert found == {ACTION["free-trail-mix"]: 4, ACTION["many-teeth"]: 1, ACTION["long-weekend"]: 2}


def test_a_card_works_where_it_moves_somebody() -> None:
    """TC-18."""
    view = lakeside().view(0)
    assert workable(view, 0, Function("lure", 2, "hiker")) == [RIVER, PARK, LAKE]
    assert workable(view, 0, Function("scare", 2, "hunter")) == [LAKE]


# What one points at


def test_a_site_tells_who_is_there_and_what_dusk_would_bring() -> None:
    state = lakeside()
    mine, theirs, anybodys = (told(state, viewer, "site-lake") for viewer in (0, 2, SPECTATOR))
    assert "2 hikers, 1 hunter" in anybodys
    assert "If dusk came now, the encounter would be here." in anybodys
    assert "Three Bears in a Trench Coat”: +4, −1, 0 = +3" in mine
    assert "Three Bears" not in theirs + anybodys
    assert "If dusk" not in told(state, 0, "site-park")


def test_the_rest_area_and_the_chasm_are_told_of() -> None:
    """TC-01, TC-06."""
    assert "Rest area: 6 hikers, 9 hunters, 8 researchers" in told(lakeside(), 0, "site-rest")
    two = day({LAKE: (1, 1, 1)}, [[LAKE, PARK, RIVER], [LAKE, WOODS, GORGE]])
    assert "the chasm" in told(two, 0, "site-marsh")


def test_humans_tell_what_they_are_worth_to_my_sighting_there() -> None:
    state = lakeside()
    assert told(state, 0, "human-lake-1") == "1 hunter: Maple Lake To “Three Bears in a Trench Coat” it is −1 a hunter."
    assert told(state, 2, "human-lake-1") == "1 hunter: Maple Lake"
    assert about(state.view(0), "human-lake-1").shows == ["site-lake"]
    assert FACE.about(state.view(0), "human-lake-2", "full", EN) is None


def test_a_card_in_hand_tells_where_it_would_do_something() -> None:
    state = lakeside()
    found = about(state.view(0), f"card-{ACTION['many-teeth']}")
    assert found.lines == [
        "“Teeth. Many Teeth.”: Scare 2 hunters.",
        "Scare 2 hunters: could be done now at Maple Lake.",
    ]
    assert found.shows == ["site-lake"]
    assert FACE.about(state.view(1), f"card-{ACTION['many-teeth']}", "full", EN) is None


def test_cards_that_are_hidden_are_not_told_of() -> None:
    """TC-26."""
    state = lakeside()
    own, other = f"sighting-{SIGHTING['three-bears']}", f"sighting-{SIGHTING['dust-on-the-lens']}"
    assert FACE.about(state.view(1), own, "full", EN) is None
    assert "Hoax" in told(state, 0, own)
    assert FACE.about(state.view(0), other, "full", EN) is None
    assert FACE.about(state.view(1), f"trait-{TRAIT['twisted']}", "full", EN) is None
    assert "You Are Twisted" in told(state, 0, f"trait-{TRAIT['twisted']}")


def test_the_moment_the_event_and_the_players_are_told_of() -> None:
    state = next(state for state in random_game(3, "face") if state.phase == "day" and state.round == 2)
    assert "Round 2 of 5" in told(state, SPECTATOR, "moment")
    assert told(state, SPECTATOR, "event").startswith("1. ")
    for target in ("cryptid-1", "myth-1", "power-1"):
        assert f"myth {state.myth[1]}" in told(state, SPECTATOR, target)
    assert FACE.about(state.view(0), "cryptid-3", "full", EN) is None


# A first game


def coach(state: TwistedState, viewer: int) -> str:
    return " ".join(FACE.coach(state.view(viewer), EN))


def test_the_coach_tells_the_aim_first() -> None:
    state = dealt(3)
    assert coach(state, 0).startswith("Be the greatest legend after 5 rounds")
    play(state, "keep twisted")
    assert "Make three piles of three." in coach(state, 0)


def test_the_coach_says_what_lies_on_the_pile_whose_hideout_is_placed() -> None:
    """TC-04."""
    state = readied(3)
    seat = state.actors[0]
    card = state.own_piles(seat)[state.pile][0]
    said = coach(state, seat)
    assert EN(sighting_phrase(card)) in said
    assert "it would score most at" in said


def test_the_coach_counts_the_encounter_and_names_a_card_that_helps() -> None:
    said = coach(lakeside(), 0)
    assert "If dusk came now, the encounter would be here: Maple Lake, 3 humans." in said
    assert "“Three Bears in a Trench Coat” would score +4, −1, 0 = +3." in said
    assert "“Free Trail Mix” could do most at once at Maple Lake: +4" in said


def test_the_coach_says_how_many_are_missing_elsewhere() -> None:
    """TC-11."""
    state = lakeside()
    state.humans[3 * WOODS + 2] = 5
    said = coach(state, 0)
    assert "the encounter would be here: Whispering Woods, 5 humans" in said
    assert "Better for you in Pinehill Park: “Giant Slippers, Slightly Worn” would score +4, 0, 0 = +4." in said
    assert "With 4 more humans there" in said


def test_who_waits_is_told_for_whom() -> None:
    assert "Red is to choose." in coach(lakeside(), 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_always_has_a_word(language: str) -> None:
    for state in random_game(3, "face")[::9]:
        for seat in range(3):
            assert all(FACE.coach(state.view(seat), words(language)))


# Colours


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("colours", [PLAYERS, TASTE_COLOURS], ids=["players", "tastes"])
def test_colours_are_told_apart_by_all_eyes(colours: dict[str, str], eyes: str) -> None:
    for one, other in combinations(colours, 2):
        assert dist(lab(colours[one], eyes), lab(colours[other], eyes)) >= APART, (one, other)


@pytest.mark.parametrize("colours", [PLAYERS, TASTE_COLOURS], ids=["players", "tastes"])
def test_letters_stand_out(colours: dict[str, str]) -> None:
    for name, colour in colours.items():
        assert contrast(colour, LIGHT_INK if name in LETTERED_LIGHT else DARK_INK) >= 4.5, name


def colour(theme: str, name: str) -> str:
    found = re.search(rf"--{name}: (#\w+)", theme)
    assert found, name
    return found[1]


@pytest.mark.parametrize("theme", [DAY, NIGHT], ids=["day", "night"])
@pytest.mark.parametrize(
    ("ink", "paper"),
    [
        ("name", "halo"),
        ("board-ink", "board"),
        ("card-ink", "open"),
        ("soft-ink", "open"),
        ("soft-ink", "board"),
        ("rim-ink", "rim"),
        ("plus", "open"),
        ("minus", "open"),
    ],
)
def test_words_can_be_read(theme: str, ink: str, paper: str) -> None:
    assert contrast(colour(theme, ink), colour(theme, paper)) >= 4.5


def test_humans_differ_by_shape_and_letter() -> None:
    pieces = FACE.scene(lakeside().view(SPECTATOR), "full", EN).pieces
    bodies = {re.findall(r'class="body" d="([^"]+)"', pieces[f"{taste}-0"])[0] for taste in TASTES}
    letters = {re.findall(r">(\w+)</text>", pieces[f"{taste}-0"])[0] for taste in TASTES}
    assert len(bodies) == len(letters) == 3
    for language in LANGUAGES:
        said = FACE.scene(lakeside().view(SPECTATOR), "full", words(language)).pieces
        assert len({re.findall(r">(\w+)</text>", said[f"{taste}-0"])[0] for taste in TASTES}) == 3


def test_badges_are_letters() -> None:
    setting = lakeside().setting
    assert [FACE.badge(setting, seat) for seat in range(3)] == ["R", "B", "G"]


def test_the_style_is_small_and_has_both_themes() -> None:
    assert len(FACE.style) < 24_000
    assert "[data-theme=dark]" in FACE.style
    assert "prefers-color-scheme: dark" in FACE.style or "prefers-color-scheme:dark" in FACE.style
