"""A view in words, for people who hear the page."""

import pytest

from bivouac.games.survival.describe import describe
from bivouac.games.survival.life import Person
from bivouac.games.survival.moves import GRID
from bivouac.games.survival.rules import SurvivalState
from bivouac.games.survival.surroundings import legs
from bivouac.locale import words
from tests.games.survival.small import at, game, play
from tests.games.survival.whole import whole

LAND = whole(
    ".mw..",
    ".wws.",
    "..d..",
    bases={5: "2,2", 6: "4,3"},
    lakes=["3,1"],
    food=["3,3"],
    trails=["2,2 n ne", "2,2 s"],
    rivers=["5,0 s s s s"],
)


def chapters(state: SurvivalState, viewer: int = 0, language: str = "en") -> dict[str, list[str]]:
    return {chapter.title: list(chapter.lines) for chapter in describe(state.view(viewer), words(language))}


def test_the_six_directions() -> None:
    around = chapters(game(LAND))["Around Red, on 2,2"]
    assert around[0] == "Here: woods (trail, base 5)."
    assert around[1] == "To the north: mountain (trail), the trail leads there, one point. Beyond it the map ends."
    assert around[2] == (
        "To the north-east: woods, 2 points. Then: clear ground, clear ground (river). Off the map after 4 hexes."
    )
    assert around[3].startswith(
        "To the south-east: desert (food), 2 points. Then: clear ground (base 6), clear ground (river)"
    )
    assert around[4].startswith("To the south: clear ground, the trail leads there, one point. Then: 7 × clear ground.")
    assert around[5] == "To the south-west: clear ground, one point. Beyond it the map ends."
    assert around[6] == "To the north-west: clear ground, one point. Beyond it the map ends."


def test_at_the_edge_and_on_the_way() -> None:
    state = game(whole("w.", "w.", bases={5: "1,1"}))
    assert chapters(state)["Around Red, on 1,1"][1] == "To the north: the edge of the map, one point."
    land = whole("mm...", "w....", bases={5: "1,2"}, trails=["1,2 n"])
    state = play(game(land), "set out", 6, "n")
    around = chapters(state)["Around Red, on 1,1"]
    assert around[3] == "To the south-east: mountain, 3 points. Then: 7 × clear ground. Off the map after 43 hexes."


def test_how_far_to_water_food_and_edges() -> None:
    around = chapters(game(LAND))["Around Red, on 2,2"]
    assert around[7:] == [
        "The nearest water: 2 hexes (1 north, 1 north-east), on 3,1.",
        "The nearest food: one hex south-east, on 3,3.",
        "Off the map it is 2 hexes to the north, 42 to the east, 33 to the south, 2 to the west.",
    ]
    supplied = chapters(game(LAND, supplies=True))["Around Red, on 2,2"]
    assert supplied[7:9] == ["There is water here.", "There is food here."]
    bare = chapters(game(whole()))["Around Red, on 10,30"]
    assert bare[7:9] == ["There is no water on this map.", "There is no food on this map."]


def test_people_and_what_lies_on_the_map() -> None:
    counters = ["20,20", "21,20", "22,20"]
    state = play(game(LAND, seats=2, scenario="rescue", counters=counters), "from 7", "from 9", 1, 6)
    state.found = (at(state.land, "16,28"),)
    state.people[0] = Person(state.people[0].cell, 7, fate="dead", day=4)
    told = chapters(state, 1)
    assert told["People"] == [
        "Red, on 14,30: died on day 4.",
        "Blue, on 18,30: level A, 6 points a day, water in box 1 of 10, food in box 1 of 19.",
    ]
    assert told["On the map"] == [
        "Face down: 3 counters, of which 2 are lost persons: 20,20 · 21,20 · 22,20.",
        "A lost person waits: 16,28.",
    ]
    assert told["Around Blue, on 18,30"][-2:] == [
        "The nearest counter: 11 hexes (9 north, 2 north-east), on 20,20.",
        "The nearest lost person who waits: 3 hexes (2 north-west, 1 north), on 16,28.",
    ]


def test_sides_of_a_hunt() -> None:
    state = game(LAND, seats=2, scenario="pursuit")
    assert chapters(state, 1)["People"][1] == "Blue has not begun yet."
    assert "Around Blue, on 2,30" not in chapters(state, 1)
    play(state, "from 1", "outpost 2,30", "outpost 3,30", "outpost 4,30")
    told = chapters(state, 1)
    assert told["People"][0].startswith("Red, on 2,2: a fugitive, level A")
    assert told["Around Blue, on 2,30"][-2:] == ["There is an outpost here.", "Red: 28 hexes north, on 2,2."]
    assert told["On the map"] == ["3 outposts: 2,30 · 3,30 · 4,30."]


def test_the_task_has_the_house_rules_and_the_map_its_rows() -> None:
    told = chapters(game(LAND, supplies=True, riverways=True))
    assert told["The task"][-4:] == [
        "House rule: bases give food and water.",
        "House rule: a river costs 2 and can be followed like a trail.",
        "The direction die: 1 a random direction, straight on; 2–3 a random direction, with one turn; "
        "4–6 any direction, straight on.",
        "Day 1",
    ]
    rows = told["The map: Small"]
    assert len(rows) == 34
    assert rows[2] == (
        "Row 3: 1–2 clear ground, 3 desert (food), 4 clear ground (base 6), 5 clear ground (river), 6–43 clear ground"
    )


@pytest.mark.parametrize("start", [GRID.at(20, 16), GRID.at(21, 16)])
def test_the_legs_of_a_way_lead_there(start: int) -> None:
    for cell in range(GRID.size):
        here, ways = start, legs(start, cell)
        for direction, steps in ways:
            here = GRID.line(here, direction)[steps - 1]
        assert here == cell
        assert sum(steps for _, steps in ways) == GRID.distance(start, cell)
