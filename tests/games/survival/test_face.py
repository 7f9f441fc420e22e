"""How Outdoor Survival looks on a page: what is told, what is weighed, what a first game is told."""

from typing import Any

import pytest

from bivouac.engine import REFEREE, SPECTATOR, Luck, Phrase, Table, find_move
from bivouac.games import load
from bivouac.games.survival.rules import SurvivalState
from bivouac.games.survival.view import SurvivalView
from bivouac.locale import LANGUAGES, words

GAME = load("survival")
FACE = GAME.face()
SAY = words("en")


def table_for(seats: int = 1, seed: str = "face", **options: Any) -> Table[Any, Any, Any]:
    return Table.start(GAME, GAME.setting(seats, **options), luck=Luck.seeded(seed))


def walking(table: Table[Any, Any, Any]) -> SurvivalView:
    """Sets out day after day until there is a way to choose; the view of who chooses it."""
    while table.view(SPECTATOR).phase != "walk":
        seat = table.state.actors[0]
        moves = table.view(seat).moves
        table.play(seat, next((move for move in moves if move.text == "set out"), moves[0]))
    view: SurvivalView = table.view(table.state.actors[0])
    return view


def about(view: SurvivalView, target: str) -> str:
    found = FACE.about(view, target, "full", SAY)
    assert found is not None
    return " ".join(found.lines)


def test_a_hex_tells_its_ground_and_its_price() -> None:
    view = table_for().view(0)
    assert about(view, "hex-22-17") == "22,17: clear ground, base 5 Costs 1 to enter. " + about(view, "person-red")
    assert "lake" in about(view, "hex-38-1")
    assert "There is water to drink." in about(view, "hex-38-1")
    assert "No water that one could drink." in about(view, "hex-13-11")


def test_a_ford_and_a_trail_tell_both_of_their_prices() -> None:
    land = table_for().view(0).land
    ford, trail = next(iter(land.fords)), next(cell for cell in range(land.grid.size) if land.trail >> cell & 1)
    view = table_for().view(0)
    for cell, words_for in ((ford, "approaches 1"), (trail, "along the trail")):
        column, row = land.grid.place(cell)
        assert words_for in about(view, f"hex-{column + 1}-{row + 1}")


def test_counters_outposts_and_people_are_told_of_where_they_are() -> None:
    search = table_for(2, scenario="search").view(0)
    column, row = search.land.grid.place(search.counters[0])
    assert "One of the 7 is a lost person." in about(search, f"counter-{column + 1}-{row + 1}")
    assert "One of the 7" in about(search, f"hex-{column + 1}-{row + 1}")
    pursuit = table_for(2, scenario="pursuit")
    pursuit.play(1, find_move("from 2", pursuit.view(1).moves))
    pursuit.play(1, find_move("outpost 5,3", pursuit.view(1).moves))
    assert "outpost" in about(pursuit.view(0), "outpost-5-3")
    assert FACE.about(pursuit.view(0), "outpost-6-3", "full", SAY) is None


def test_a_way_is_told_by_the_hex_that_it_leads_to() -> None:
    view = walking(table_for())
    way = next(name for name in FACE.scene(view, "full", SAY).pieces if name.startswith("way-"))
    assert "Costs" in about(view, way)
    assert "You can get here today." in about(view, way)
    assert FACE.about(table_for().view(0), "way-n", "full", SAY) is None


def test_chances_are_weighed_where_one_person_can_be_lost() -> None:
    offered = {
        scenario: FACE.weighs(walking(table_for(2, scenario=scenario)))
        for scenario in ("basic", "lost", "lost-east", "survival", "search", "rescue")
    }
    assert [scenario for scenario, yes in offered.items() if yes] == ["lost", "lost-east", "survival"]
    assert not FACE.weighs(table_for().view(SPECTATOR))


def test_chances_name_hexes_in_reach_and_are_chances() -> None:
    view = walking(table_for())
    weighed = FACE.chances(view)
    assert weighed is not None
    ids = {f"hex-{column + 1}-{row + 1}" for column, row in map(view.land.grid.place, range(view.land.grid.size))}
    assert set(weighed.values) <= ids
    assert all(0 <= chance <= 1 for chance in weighed.values.values())
    assert max(weighed.values.values()) > 0
    assert FACE.chances(table_for(2, scenario="search").view(0)) is None


def test_to_stay_is_weighed_before_one_sets_out() -> None:
    """OS-03: at the outset the hex where one is stands for staying."""
    view = table_for().view(0)
    weighed = FACE.chances(view)
    assert weighed is not None
    assert "hex-22-17" in weighed.values
    assert len(weighed.values) > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["lost", "survival", "search", "rescue-home", "pursuit"])
def test_the_coach_tells_the_goal_first(scenario: str, language: str) -> None:
    table = table_for(2, scenario=scenario)
    lines = FACE.coach(table.view(table.state.actors[0]), words(language))
    goal = words(language)(Phrase(f"survival-page-goal-{scenario}"))
    assert lines[0] == goal if scenario != "lost" else lines[0] != goal
    assert len(lines) >= 2


def test_the_coach_names_the_nearest_water() -> None:
    table = table_for()
    told = " ".join(FACE.coach(table.view(0), SAY))
    assert "The nearest water is at" in told
    view = table.view(0)
    water = [cell for cell in range(view.land.grid.size) if view.land.water >> cell & 1]
    far = min(view.land.grid.distance(view.people[0].cell, cell) for cell in water)
    assert f"{far} hexes away" in told


def test_the_picture_of_a_view_stands_alone() -> None:
    svg = walking(table_for(3)).svg()
    assert svg.startswith("<svg")
    assert "<style>" in svg
    assert 'id="person-green"' in svg


def test_the_state_has_that_picture_too() -> None:
    table = table_for()
    assert isinstance(table.state, SurvivalState)
    assert table.state._repr_svg_() == table.view(REFEREE).svg()
