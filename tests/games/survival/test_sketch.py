"""The map in text."""

import pytest

from bivouac.engine import SPECTATOR, Sketch, plain
from bivouac.games.survival.brief import brief
from bivouac.games.survival.chart import standard_chart
from bivouac.games.survival.life import FATES, Person
from bivouac.games.survival.rules import SurvivalState
from bivouac.games.survival.sketch import map_sketch, outlook
from bivouac.locale import LANGUAGES, words
from tests.games.survival.small import at, game, play
from tests.games.survival.whole import whole

LAND = whole(
    ".mw..",
    ".wws.",
    "..d..",
    bases={5: "1,2", 6: "4,3"},
    lakes=["3,1"],
    food=["3,3"],
    trails=["1,2 ne se"],
    rivers=["5,0 s s s s"],
    fords=["5,2 ne nw"],
)


def hexes(sketch: Sketch, target: str) -> list[str]:
    """What is written in a hex, line by line."""
    return [found for line in sketch if (found := "".join(span.text for span in line if span.target == target))]


def test_ground_rivers_trails_and_what_lies_there() -> None:
    sketch = map_sketch(game(LAND).view(0))
    assert hexes(sketch, "hex-1-1") == [" .  ", "    "]
    assert hexes(sketch, "hex-3-1") == [" wo ", "    "]
    assert hexes(sketch, "hex-2-1") == [" m  ", "/  \\"]
    assert hexes(sketch, "hex-3-3") == [" df ", "    "]
    assert hexes(sketch, "hex-4-3") == [" .6 ", "    "]
    assert hexes(sketch, "hex-5-1") == [" .~ ", "  ~ "]
    assert hexes(sketch, "hex-5-2") == [" .= ", "  ~ "]
    assert hexes(sketch, "hex-1-2") == [" .5 ", " R  "]


def test_every_hex_can_be_pointed_at_and_rows_and_columns_have_numbers() -> None:
    sketch = map_sketch(game(LAND).view(0))
    assert len({span.target for line in sketch for span in line if span.target}) == 43 * 34
    assert plain(sketch[:1]).split() == [str(column) for column in range(1, 44)]
    assert [line[0].text.strip() for line in sketch[1:] if line[0].text.strip()] == [str(row) for row in range(1, 35)]


def test_ways_have_an_arrow_and_their_cost_even_over_the_edge() -> None:
    sketch = map_sketch(play(game(LAND), "set out", 4).view(0))
    assert hexes(sketch, "way-ne") == ["↗m 1", "/  \\"]
    assert hexes(sketch, "way-se") == ["↘w 2", "    "]
    assert hexes(sketch, "way-s") == ["↓. 1", "    "]
    assert hexes(sketch, "way-nw") == ["↖  1", "    "]
    assert hexes(sketch, "hex-2-2") == []


def test_the_way_come_today_is_marked() -> None:
    state = play(game(whole(bases={7: "5,9"}), scenario="search", counters=["15,1"]), "from 7", "set out", 4, "n")
    sketch = map_sketch(state.view(0))
    assert [hexes(sketch, f"hex-5-{row}")[1] for row in (9, 8)] == [" *  ", " R  "]


def test_people_counters_and_who_did_not_make_it() -> None:
    state = play(game(LAND, seats=4, scenario="rescue", counters=["20,20"]), "from 7", "from 7", "from 9", "from 9")
    state.people[0] = Person(at(state.land, "10,10"), 7, leads=True)
    state.people[1] = Person(at(state.land, "10,10"), 7)
    state.people[2] = Person(at(state.land, "12,10"), 9, fate="dead")
    state.people[3] = Person(at(state.land, "14,10"), 9, fate="out")
    state.found = (at(state.land, "30,30"),)
    sketch = map_sketch(state.view(0))
    assert hexes(sketch, "hex-10-10") == [" .  ", " R+B"]
    assert hexes(sketch, "hex-12-10") == [" .  ", " g  "]
    assert hexes(sketch, "hex-14-10") == [" .  ", "    "]
    assert hexes(sketch, "hex-20-20") == [" .  ", " ?  "]
    assert hexes(sketch, "hex-30-30") == [" .  ", " !  "]


def test_bases_to_choose_from_are_pointed_at_by_their_number() -> None:
    state = game(LAND, seats=2, scenario="pursuit")
    sketch = map_sketch(state.view(1))
    assert [hexes(sketch, f"base-{base}") for base in (1, 4)] == [[" .1 ", "    "], [" .4 ", "    "]]
    assert hexes(sketch, "base-6") == []
    play(state, "from 2", "outpost 4,30")
    assert hexes(map_sketch(state.view(1)), "hex-4-30") == [" .2 ", " B# "]


# Where one looks


def test_one_looks_at_oneself_and_a_spectator_at_whose_turn_it_is() -> None:
    state = play(game(LAND, seats=2, scenario="search", counters=["20,20"]), "from 7", "from 9", 1, 6)
    assert outlook(state.view(0)).centre == "hex-14-30"
    assert outlook(state.view(1)).centre == outlook(state.view(SPECTATOR)).centre == "hex-18-30"
    state.people[0] = Person(state.people[0].cell, 7, fate="dead")
    assert outlook(state.view(0)).centre == "hex-18-30"


def test_while_set_up_one_looks_at_what_was_placed_last() -> None:
    state = game(LAND, seats=2, scenario="pursuit")
    assert outlook(state.view(1)).centre == "base-1"
    play(state, "from 2")
    assert outlook(state.view(1)).centre == "hex-4-30"
    play(state, "outpost 40,3")
    assert outlook(state.view(1)).centre == "hex-40-3"


# What stands beside it


def side(state: SurvivalState, viewer: int = 0, language: str = "en") -> list[str]:
    return plain(brief(state.view(viewer), words(language))).split("\n")


def test_the_life_card_has_lines_between_its_boxes() -> None:
    state = game(LAND)
    state.people[0] = Person(state.people[0].cell, 5, water=3, food=6, level=2)
    assert side(state) == [
        "Lost", "Day 1", "", "▸R Red *      C 5", "", "Water 3/10", "··│●·│··│·│·│·│·", "", "Food 6/19",
        "····│·●··│····│", "··│··│··│·",
    ]  # fmt: skip


def test_in_the_basic_game_there_is_no_life_card() -> None:
    assert side(game(LAND, scenario="basic")) == ["Basic game", "Day 1", "", "▸R Red *      A 6"]


def test_what_became_of_people_and_what_is_still_to_be_found() -> None:
    state = play(game(LAND, seats=2, scenario="rescue", counters=["20,20", "21,20", "22,20"]), "from 7", "from 9", 1, 6)
    state.people[0] = Person(state.people[0].cell, 7, fate="caught")
    state.people[1] = Person(state.people[1].cell, 9, held=2)
    assert side(state, SPECTATOR)[:7] == [
        "Rescue", "Day 1", "Counters: 3", "Still lost: 2", "", " R Red     caught", "▸B Blue       A 6",
    ]  # fmt: skip
    assert side(state, 1)[-1] == "Held: 2 days"


def test_a_long_row_of_boxes_goes_on_below() -> None:
    long = standard_chart().replace("boxes = 19", "boxes = 60")
    state = game(LAND, chart=long)
    state.people[0] = Person(state.people[0].cell, 5, food=60)
    assert side(state)[-6:] == ["Food 60/60", "····│····│····│", "··│··│··│", "·" * 17, "·" * 17, "·······●"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_as_narrow_as_it_must_be(language: str) -> None:
    for fate in FATES:
        state = play(game(LAND, seats=2, scenario="rescue", counters=["20,20"]), "from 7", "from 9")
        state.people = [Person(one.cell, one.base, fate=fate, held=3) for one in state.people]
        assert all(len(line) <= 17 for viewer in (0, SPECTATOR) for line in side(state, viewer, language))
