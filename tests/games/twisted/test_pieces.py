"""What lies on the wilderness of a page: everybody keeps their name, stands apart, and walks when they move."""

import re
from itertools import combinations, pairwise
from math import dist
from xml.etree import ElementTree

import pytest

from bivouac.engine import SPECTATOR
from bivouac.games.twisted.boards import BOARD_HIGH, BOARD_WIDE, BOARDS
from bivouac.games.twisted.crowd import crowd
from bivouac.games.twisted.effects import SITES, TASTES
from bivouac.games.twisted.face import FACE
from bivouac.games.twisted.ground import (
    CLEARING,
    EDGE,
    HIGH,
    LANDS,
    MIDDLE,
    TRACK_STEPS,
    WIDE,
    ground,
    stand,
    track_spot,
)
from bivouac.games.twisted.pieces import HIDES, ROWS
from bivouac.games.twisted.record import Walked
from bivouac.games.twisted.rules import TwistedState
from bivouac.games.twisted.sites import EACH, PLACES, REST
from bivouac.games.twisted.view import GONE, ON_PILE
from bivouac.locale import words
from tests.games.twisted.box import GORGE, LAKE, MARSH, PARK, RIVER, WOODS, day, play, random_game

EN = words("en")
PEOPLE = re.compile(rf"({'|'.join(TASTES)})-(\d)")


def pieces(state: TwistedState, viewer: int = SPECTATOR) -> dict[str, str]:
    return dict(FACE.scene(state.view(viewer), "full", EN).pieces)


def spot(piece: str) -> tuple[float, float]:
    found = re.search(r'transform="translate\((-?[\d.]+) (-?[\d.]+)\)"', piece)
    assert found
    return float(found[1]), float(found[2])


def people(state: TwistedState) -> dict[str, tuple[float, float]]:
    return {name: spot(piece) for name, piece in pieces(state).items() if PEOPLE.fullmatch(name)}


def place_of(where: tuple[float, float]) -> int:
    """The site or rest area in whose middle somebody is."""
    return min(range(REST + 1), key=lambda place: dist(stand(place), (where[0], where[1] - ROWS[1])))


# Humans


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_thirty_humans_ten_a_taste_where_they_are_counted(seats: int) -> None:
    """TC-01."""
    for state in random_game(seats, "face")[::25]:
        found = people(state)
        assert len(found) == 3 * EACH
        counts = [0] * (3 * len(PLACES))
        for name, where in found.items():
            counts[3 * place_of(where) + TASTES.index(name.split("-")[0])] += 1
        assert counts == list(state.humans)


def test_whoever_walks_keeps_their_name_and_nobody_else_changes_places() -> None:
    for before, after in pairwise(random_game(3, "face")):
        walks = [event for event in after.record[len(before.record) :] if isinstance(event, Walked)]
        old, new = people(before), people(after)
        moved = [name for name in old if place_of(old[name]) != place_of(new[name])]
        assert old.keys() == new.keys()
        assert len(moved) <= len(walks)
        if len(walks) == 1:
            (walk,) = walks
            (name,) = moved
            assert name.startswith(TASTES[walk.taste])
            assert (place_of(old[name]), place_of(new[name])) == (walk.start, walk.end)


def test_a_game_that_was_laid_out_has_its_humans_in_order() -> None:
    state = day({LAKE: (2, 0, 3)}, [[LAKE, PARK, RIVER], [GORGE, WOODS, MARSH]])
    groups = crowd(2, state.humans, state.record)
    assert groups[3 * LAKE] == (0, 1)
    assert groups[3 * LAKE + 2] == (20, 21, 22)
    assert [len(group) for group in groups] == list(state.humans)


def test_everybody_stands_apart_within_their_land() -> None:
    full = day({LAKE: (10, 10, 10)}, [[LAKE, PARK, RIVER], [LAKE, WOODS, GORGE], [LAKE, MARSH, GORGE]])
    places = people(full)
    assert all(dist(one, other) > 12 for one, other in combinations(places.values(), 2))
    for x, y in places.values():
        assert CLEARING < dist((x, y), MIDDLE) < LANDS


def test_of_a_dense_crowd_who_stands_in_front_bears_the_letter() -> None:
    """A letter that is half covered is worse than none."""
    few, many = (day({LAKE: (count, 0, 0)}, [[LAKE, PARK, RIVER], [GORGE, WOODS, MARSH]]) for count in (7, 8))
    assert [lettered(few, f"hiker-{number}") for number in range(7)] == [True] * 7
    assert [lettered(many, f"hiker-{number}") for number in range(8)] == [False] * 7 + [True]


def lettered(state: TwistedState, name: str) -> bool:
    return ">Hi</text>" in pieces(state)[name]


def test_groups_are_pointed_at_only_where_somebody_is() -> None:
    state = day({LAKE: (2, 0, 3), PARK: (0, 1, 0)}, [[LAKE, PARK, RIVER], [GORGE, WOODS, PARK]])
    groups = [name for name in pieces(state) if name.startswith("human-") and "rest" not in name]
    assert sorted(groups) == ["human-lake-0", "human-lake-2", "human-park-1"]
    assert 'data-name="3 researchers: Maple Lake"' in pieces(state)["human-lake-2"]


def test_a_human_goes_at_once_when_there_is_one_way_to_go() -> None:
    state = day({LAKE: (0, 2, 0), PARK: (2, 1, 0)}, [[LAKE, WOODS, GORGE], [GORGE, WOODS, PARK]], [["something-shiny"]])
    play(state, "play something-shiny")
    assert state.view(0).asks == "human"
    mine, theirs = pieces(state, 0), pieces(state, 1)
    assert 'data-direct=""' in mine["human-park-0"]
    assert 'data-direct=""' not in theirs["human-park-0"]


# Hideouts, boards, the track


def test_hideouts_lie_on_their_sites_their_piles_or_nowhere() -> None:
    """TC-12, TC-13."""
    state = day({LAKE: (1, 1, 1)}, [[LAKE, PARK, RIVER], [LAKE, WOODS, GORGE], [LAKE, MARSH, GORGE]])
    state.hideouts[1], state.hideouts[2] = ON_PILE, GONE
    found = pieces(state)
    assert spot(found["hideout-0-0"]) == (stand(LAKE)[0] + HIDES[0][0], stand(LAKE)[1] + HIDES[0][1])
    assert len({spot(found[f"hideout-{seat}-0"]) for seat in range(3)}) == 3
    x, y = spot(found["hideout-0-1"])
    assert BOARDS[0][0] < x < BOARDS[0][0] + BOARD_WIDE
    assert BOARDS[0][1] < y < BOARDS[0][1] + BOARD_HIGH
    assert "hideout-0-2" not in found
    assert found["cryptid-0"].count('class="gone"') == 1


def test_a_board_shows_what_all_may_know() -> None:
    """TC-26."""
    state = random_game(4, "face")[200]
    found = pieces(state)
    for seat in range(4):
        texts = re.findall(r">([^<]+)</text>", found[f"cryptid-{seat}"])
        left = [str(len(pile)) for pile in state.own_piles(seat)]
        assert texts[-5:] == [str(state.myth[seat]), str(state.hands[seat].bit_count()), *left]
        power = "used" if state.used >> seat & 1 else "locked" if state.locked >> seat & 1 else "ready"
        assert f"power {power}" in found[f"cryptid-{seat}"]
    assert [seat for seat in range(4) if 'class="marker"' in found[f"cryptid-{seat}"]] == [state.first]


def test_tokens_are_on_the_track_where_the_myth_is() -> None:
    state = day({}, [[LAKE, PARK, RIVER], [LAKE, WOODS, GORGE], [GORGE, MARSH, RIVER]])
    state.myth[:] = [12, 12, 71]
    found = pieces(state)
    one, other, far = (spot(found[f"myth-{seat}"]) for seat in range(3))
    assert dist(one, other) > 28  # both letters can be read
    assert dist(one, track_spot(12)) < 30
    assert dist(other, track_spot(12)) < 30
    assert far == track_spot(71 - TRACK_STEPS)
    assert re.search(r'x="-[\d.]+" y="[\d.]+">60\+<', found["myth-2"])  # toward the middle: boards lie outside
    assert "60+" not in found["myth-0"]


def test_who_acts_is_lit() -> None:
    state = day({LAKE: (1, 1, 1)}, [[LAKE, PARK, RIVER], [LAKE, WOODS, GORGE], [LAKE, MARSH, GORGE]], step=4)
    lit = [name for name, piece in pieces(state).items() if " acting" in piece]
    assert lit == ["cryptid-1"]


def test_the_light_is_that_of_the_hour() -> None:
    seen = {state.phase: ElementTree.fromstring(pieces(state)["sky"]).get("class") for state in random_game(3, "face")}
    assert seen["day"] == "sky day"
    assert seen["event"] == "sky dawn"
    assert seen["discard"] == seen["place"] == "sky night"


def test_boards_keep_clear_of_the_lands() -> None:
    for x, y in BOARDS:
        corners = [(x + dx, y + dy) for dx in (0, BOARD_WIDE) for dy in (0, BOARD_HIGH)]
        assert min(dist(corner, MIDDLE) for corner in corners) > LANDS
        assert all(0 <= left <= WIDE and 0 <= top <= HIGH for left, top in corners)


# The ground


def test_every_site_is_drawn_and_the_chasm_where_it_lies() -> None:
    """TC-06."""
    lands = re.findall(r'class="land (\w+)"', ground(4))
    assert lands == list(SITES)
    assert re.findall(r'class="land (\w+)"', ground(2)) == [*SITES[:3], "chasm", *SITES[4:]]
    two = day({LAKE: (1, 1, 1)}, [[LAKE, PARK, RIVER], [LAKE, WOODS, GORGE]])
    assert ">Chasm<" in pieces(two)["site-marsh"]


def test_footpaths_cross_borders_between_sites_that_touch() -> None:
    """TC-01: a ring; the chasm opens it."""
    trails = [re.search(r'class="trail" d="([^"]*)"', ground(seats)) for seats in (2, 4)]
    assert [trail[1].count("M") for trail in trails if trail] == [4, 6]


def test_the_whole_picture_is_within_its_frame() -> None:
    assert MIDDLE[0] - EDGE > 0
    assert MIDDLE[1] + EDGE < HIGH


def test_what_is_drawn_for_one_viewer_is_kept_for_the_next() -> None:
    state = random_game(4, "face")[150]
    one, other = (FACE.scene(state.copy().view(seat), "full", EN).pieces for seat in (0, 1))
    assert one.keys() == other.keys()
    same = [name for name in one if one[name] is other[name]]
    assert len(same) >= len(one) - 12
