"""What lies on the map: people, their ways, counters, dice, and the ways that one can go."""

import re
from itertools import combinations, pairwise
from math import dist
from typing import Any
from xml.etree import ElementTree

import pytest

from bivouac.engine import SPECTATOR, find_move
from bivouac.games.survival.dice import PIPS, die_shape
from bivouac.games.survival.events import Threw, Walked
from bivouac.games.survival.pieces import SHAPES, pieces
from bivouac.games.survival.style import LETTERED_LIGHT, PLAYERS
from bivouac.games.survival.tracks import costs_today, throws_of_turn, throws_today, tracks
from bivouac.locale import words
from tests.games.cryptid.test_face import APART, EYES, contrast, lab
from tests.games.survival.test_face import GAME, SAY, table_for, walking


def drawn(view: Any) -> dict[str, str]:
    return dict(pieces(view, SAY))


def test_there_is_a_way_for_each_step_with_what_it_costs() -> None:
    view = walking(table_for())
    assert view.walk is not None
    paces = view.ways.ahead(view.walk).paces
    found = {name: piece for name, piece in drawn(view).items() if name.startswith("way-")}
    assert set(found) == {GAME.target(move) for move in view.moves if GAME.target(move)}
    costs = [re.findall(r">(\d+)</text>", piece) for piece in found.values()]
    assert costs == [[str(pace.cost)] for pace in paces.values()]


def test_only_who_walks_sees_the_ways_and_all_see_where_they_lead() -> None:
    view = walking(table_for(2))
    other = drawn(table_for(2).state.view(SPECTATOR))
    assert not [name for name in other if name.startswith("way-")]
    assert "reach" in drawn(view)


def test_a_way_has_a_name_in_every_language_and_takes_one_tap() -> None:
    view = walking(table_for())
    names = set()
    for language in ("en", "fr", "de"):
        way = next(piece for name, piece in pieces(view, words(language)).items() if name.startswith("way-"))
        element = ElementTree.fromstring(way)
        assert element.get("data-direct") == ""
        names.add(element.get("data-name"))
    assert len(names) == 3


def test_whoevers_turn_it_is_has_a_ring_and_the_points_that_are_left() -> None:
    view = walking(table_for(3))
    rings = [name for name, piece in drawn(view).items() if 'class="ring"' in piece]
    assert rings == [f"person-{('red', 'blue', 'green')[view.turn]}"]
    assert f">{view.points}</text>" in drawn(view)[rings[0]]


def test_ones_own_person_is_what_the_page_follows() -> None:
    table = table_for(3)
    for viewer in range(3):
        home = [name for name, piece in drawn(table.view(viewer)).items() if "data-home" in piece]
        assert home == [f"person-{('red', 'blue', 'green')[viewer]}"]


def test_people_who_share_a_hex_stand_beside_each_other() -> None:
    people = [piece for name, piece in drawn(table_for(4).view(0)).items() if name.startswith("person-")]
    assert len({place for piece in people for place in re.findall(r"translate\(([^)]*)\)", piece)[:1]}) == 4


def test_every_seat_has_a_shape_and_a_letter_of_its_own() -> None:
    assert len(set(SHAPES.values())) == len(SHAPES) == 4
    assert len({colour[0] for colour in SHAPES}) == 4


def test_bases_to_begin_at_can_be_pointed_at() -> None:
    """OS-36, OS-38."""
    assert {"base-7", "base-9"} <= set(drawn(table_for(2, scenario="search").view(0)))
    assert {"base-1", "base-4"} <= set(drawn(table_for(2, scenario="pursuit").view(1)))
    assert "base-1" not in drawn(table_for(2, scenario="pursuit").view(0))


def test_counters_lie_face_down_and_all_alike() -> None:
    view = table_for(2, scenario="rescue").view(0)
    found = [piece for name, piece in drawn(view).items() if name.startswith("counter-")]
    assert len(found) == len(view.counters) == 8
    assert len({re.sub(r'id="[^"]*"|translate\([^)]*\)', "", piece) for piece in found}) == 1


@pytest.mark.parametrize("number", range(1, 7))
def test_a_die_shows_as_many_pips_as_it_says(number: int) -> None:
    assert len(PIPS[number]) == number
    assert die_shape(number).count("h0") == number


def test_the_dice_of_a_turn_are_seen_and_each_is_a_new_one() -> None:
    table = table_for()
    view = walking(table)
    dice = [name for name in drawn(view) if name.startswith("die-")]
    throws = [event for event in view.record if isinstance(event, Threw)]
    assert len(dice) == len(throws_of_turn(view)) >= 1
    assert [throw.die for throw in throws_of_turn(view)] == [event.die for event in throws[-len(dice) :]]
    assert len(set(dice)) == len(dice)


def test_dice_are_gone_when_the_next_turn_begins() -> None:
    table = table_for()
    walking(table)
    while table.view(0).phase == "walk":
        table.play(0, table.view(0).moves[0])
    assert table.view(0).phase == "outset"
    assert not [name for name in drawn(table.view(0)) if name.startswith("die-")]
    assert throws_today(table.view(0).record)  # beside the map they can still be read


def test_tracks_are_the_walks_of_the_record_day_by_day() -> None:
    table = table_for(2)
    for _ in range(40):
        if not table.state.actors:
            break
        seat = table.state.actors[0]
        moves = table.view(seat).moves
        table.play(seat, next((move for move in moves if move.text == "set out"), moves[-1]))
    view = table.view(0)
    for seat, days in enumerate(tracks(view.record, 2)):
        assert days[0].day == 0
        assert [day.day for day in days] == sorted({day.day for day in days})
        for before, after in pairwise(days):
            assert after.cells[0] == before.cells[-1]
        assert days[-1].cells[-1] == view.people[seat].cell


def test_what_was_paid_today_is_written_on_the_way() -> None:
    table = table_for(scenario="rescue")
    view = walking(table)
    while table.view(0).phase != "walk" or len(costs_today(table.view(0))) < 2:
        table.play(0, next((move for move in table.view(0).moves if move.text == "set out"), table.view(0).moves[0]))
    walked = [event for event in table.view(0).record if isinstance(event, Walked)]
    costs = [cost for _, cost in costs_today(table.view(0))]
    assert costs[-len(walked[-1].costs) :] == list(walked[-1].costs)
    assert sum(costs) == view.life.allowances[table.view(0).people[0].level] - table.view(0).points
    assert drawn(table.view(0))["costs"].count("<circle") == len(costs) - 1


def test_outposts_stand_where_they_were_put_up() -> None:
    table = table_for(2, scenario="pursuit")
    table.play(1, find_move("from 1", table.view(1).moves))
    table.play(1, find_move("outpost 7,7", table.view(1).moves))
    assert "outpost-7-7" in drawn(table.view(0))


@pytest.mark.parametrize("eyes", EYES)
def test_colours_are_told_apart_by_all_eyes(eyes: str) -> None:
    for one, other in combinations(PLAYERS, 2):
        assert dist(lab(PLAYERS[one], eyes), lab(PLAYERS[other], eyes)) >= APART, (one, other)


def test_letters_stand_out() -> None:
    for name, colour in PLAYERS.items():
        assert contrast(colour, "#ffffff" if name in LETTERED_LIGHT else "#14110c") >= 4.5, name
