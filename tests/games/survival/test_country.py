"""The map as a value, and the standard map."""

from typing import Any

from bivouac.games.survival.country import DIRECTIONS, OFF, SIDES, country, opposite, survey
from bivouac.games.survival.figures import PRINTED, faults, figures, parts
from bivouac.games.survival.setup import standard_map
from bivouac.games.survival.sheet import Sheet, Way, beside
from bivouac.hexes import cells

N, NE, SE, S, SW, NW = range(6)


def small(*rows: str, **more: Any) -> Sheet:
    return Sheet("Small", "own", rows, **more)


def test_neighbours_and_edges_fit_together() -> None:
    """OS-17: every direction leads to a hex or over a side of the map."""
    found = country(standard_map())
    for cell in range(found.grid.size):
        for direction, to in enumerate(found.neighbours[cell]):
            assert (to == OFF) == bool(found.edges[cell][direction])
            if to != OFF:
                assert found.neighbours[to][opposite(direction)] == cell


def test_sides_of_the_map() -> None:
    """OS-34, OS-35: a side is named by the direction in which one leaves; over a corner one leaves by both sides."""
    found = survey(small("...", "...", "..."))

    def sides(column: int, row: int, direction: int) -> list[str]:
        over = found.edges[found.grid.at(column, row)][direction]
        return [side for bit, side in enumerate(SIDES) if over >> bit & 1]

    assert sides(1, 0, N) == ["north"]
    assert sides(2, 1, NE) == ["east"]
    assert sides(1, 2, SE) == ["south"]
    assert sides(0, 1, SW) == ["west"]
    assert sides(0, 0, NW) == ["north", "west"]
    assert sides(2, 0, NE) == ["north", "east"]
    assert sides(1, 1, N) == []


def test_rivers_go_on_over_the_edge() -> None:
    found = survey(small("...", "...", rivers=(Way((1, -1), (S, S, SW)),)))
    assert found.rivers[1] == 1 << N | 1 << S
    assert found.rivers[4] == 1 << N | 1 << SW
    assert found.river == 1 << 1 | 1 << 4


def test_trails_lie_in_wild_ground_and_lead_out_of_it() -> None:
    """OS-13, OS-14: the clear hexes at a trail's ends are no trail hexes, but the trail leads to them."""
    found = survey(small(".w..", "....", trails=(Way((0, 0), (SE, NE)),)))
    assert found.trail == 1 << 1
    assert found.trails[1] == 1 << NW | 1 << NE
    assert found.trails[0] == found.trails[2] == 0


def test_swamp_is_no_water_but_a_lake_in_it_is() -> None:
    """OS-19: rivers quench thirst outside swamps, lakes everywhere."""
    found = survey(small("s.s", rivers=(Way((0, 0), (SE,)),), lakes=(2,)))
    assert (found.river, found.swamp, found.water) == (0b011, 0b101, 0b110)


def test_the_middle_panel() -> None:
    found = survey(small("....", "....", middle=(1, 2)))
    assert list(cells(found.middle)) == [1, 2, 5, 6]


def test_a_text_is_surveyed_once() -> None:
    assert country(standard_map()) is country(standard_map())


# The standard map


def test_the_standard_map_has_the_figures_of_the_printed_one() -> None:
    found = figures(country(standard_map()))
    assert found.size == (43, 34)
    assert found.terrain == {"clear": 684, "woods": 401, "mountain": 253, "desert": 78, "swamp": 46}
    assert (found.swamps, found.swamp_rivers, found.joining) == ((31, 15), (3, 3), 1)
    assert (found.river, found.fords, found.confluences) == (98, 9, 1)
    assert found.lakes == {"woods": 11, "mountain": 14, "swamp": 1}
    assert found.food == 18
    assert found.bases == {"clear": 8, "woods": 1}
    assert len(found.woods) == 16
    assert all(15 <= size <= 60 for size in found.woods)
    assert found.ranges[0] <= 40


def test_the_standard_map_has_the_shape_of_the_printed_one() -> None:
    assert faults(country(standard_map())) == []
    assert country(standard_map()).sheet.origin == "original"
    assert country(standard_map()).text == standard_map()  # the file is canonical


def test_nothing_stands_where_something_else_stands() -> None:
    found = country(standard_map())
    bases = sum(1 << cell for cell in found.bases.values())
    for one, other in ((found.lakes, found.food), (found.lakes, found.river), (found.food, found.river)):
        assert not one & other
    assert not bases & (found.lakes | found.food | found.river)
    assert not found.trail & found.river


def test_fords_have_banks_on_both_sides() -> None:
    """OS-15: the two approaches lie opposite each other, and neither is the river."""
    found = country(standard_map())
    for cell, (one, other) in found.fords.items():
        assert other == opposite(one)
        assert found.river >> cell & 1
        assert not any(found.river >> found.neighbours[cell][way] & 1 for way in (one, other))


def test_faults_are_found() -> None:
    """Each figure and each claim about the shape notices when it is no longer so."""
    sheet = country(standard_map()).sheet
    fields = {name: getattr(sheet, name) for name in sheet.__struct_fields__}

    def wrong(**changes: object) -> list[str]:
        return faults(survey(Sheet(**(fields | changes))))

    def moved(row: int, column: int, letter: str) -> tuple[str, ...]:
        """A hex takes the ground of another, which takes its own."""
        rows = [list(line) for line in sheet.rows]
        elsewhere = next((r, c) for r in range(34) for c in range(43) if rows[r][c] == letter)
        rows[row][column], rows[elsewhere[0]][elsewhere[1]] = letter, rows[row][column]
        return tuple("".join(line) for line in rows)

    assert wrong(food=sheet.food[1:]) == ["food"]
    assert wrong(lakes=sheet.lakes[1:]) == ["lakes"]
    assert "river" in wrong(rivers=sheet.rivers[1:])
    assert wrong(rows=(*sheet.rows[:-1], sheet.rows[-1].replace("m", "w", 1))) == ["terrain"]
    assert "deserts in clear ground" in wrong(rows=moved(10, 18, "w"))
    assert "swamps in woods or clear ground" in wrong(rows=moved(9, 12, "m"))
    assert "bases in their places" in wrong(bases=sheet.bases | {9: sheet.bases[7], 7: sheet.bases[9]})
    assert "bases and fords linked" in wrong(trails=sheet.trails[3:])


def test_parts_hang_together() -> None:
    grid = country(standard_map()).grid
    one, other = grid.within_mask(1, 1), grid.within_mask(1 << 700, 2)
    assert parts(grid, one | other) == [other, one]


def test_directions_are_named_clockwise_from_north() -> None:
    assert [beside((2, 2), DIRECTIONS.index(name)) for name in ("n", "s")] == [(2, 1), (2, 3)]
    assert [beside((2, 2), DIRECTIONS.index(name)) for name in ("ne", "se", "sw", "nw")] == [
        (3, 1),
        (3, 2),
        (1, 2),
        (1, 1),
    ]
    assert set(PRINTED) <= set(figures(country(standard_map())).__struct_fields__)
