from itertools import compress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bivouac.hexes import Grid, cells, flags, lowest, only

GRIDS = [Grid(1, 1), Grid(2, 2), Grid(3, 5), Grid(5, 4), Grid(12, 9)]
MAP = Grid(12, 9)

masks = st.integers(0, MAP.all)
hexes = st.integers(0, MAP.size - 1)


# Sets


@given(masks)
def test_cells_and_flags_tell_the_same_set(mask: int) -> None:
    found = list(cells(mask))
    assert sum(1 << cell for cell in found) == mask
    assert found == sorted(found) == list(compress(range(MAP.size), flags(mask, MAP.size)))
    assert len(flags(mask, MAP.size)) == MAP.size


@given(masks)
def test_lowest_and_only(mask: int) -> None:
    found = list(cells(mask))
    assert only(mask) == (len(found) == 1)
    if found:
        assert lowest(mask) == found[0]


# Places


@pytest.mark.parametrize("grid", GRIDS, ids=repr)
def test_hexes_are_numbered_along_the_rows(grid: Grid) -> None:
    assert [grid.at(*grid.place(cell)) for cell in range(grid.size)] == list(range(grid.size))
    assert grid.at(0, 0) == 0
    assert grid.at(grid.width - 1, grid.height - 1) == grid.size - 1 == grid.all.bit_length() - 1


@pytest.mark.parametrize(("column", "row"), [(-1, 0), (0, -1), (12, 0), (0, 9)])
def test_what_is_outside_is_refused(column: int, row: int) -> None:
    with pytest.raises(ValueError, match="outside the 12 by 9 map"):
        MAP.at(column, row)


def test_a_grid_can_be_pasted_back() -> None:
    assert repr(eval(repr(MAP))) == "Grid(12, 9)"


# Distance


@pytest.mark.parametrize("grid", GRIDS, ids=repr)
def test_neighbours_are_one_step_away(grid: Grid) -> None:
    for cell, around in enumerate(grid.neighbours):
        near = [other for other in around if other is not None]
        assert sorted(near) == [other for other in range(grid.size) if grid.distance(cell, other) == 1]
        for direction, other in enumerate(around):
            if other is not None:
                assert grid.neighbours[other][(direction + 3) % 6] == cell


def test_north_is_first_then_clockwise() -> None:
    grid = Grid(3, 3)
    assert grid.neighbours[grid.at(1, 1)] == (1, 5, 8, 7, 6, 3)  # a low column
    assert Grid(3, 3).neighbours[grid.at(2, 1)] == (2, None, None, 8, 4, 1)  # a high one, at the edge


@given(hexes, hexes, hexes)
def test_distance_is_a_distance(one: int, other: int, third: int) -> None:
    assert MAP.distance(one, other) == MAP.distance(other, one)
    assert (MAP.distance(one, other) == 0) == (one == other)
    assert MAP.distance(one, third) <= MAP.distance(one, other) + MAP.distance(other, third)


def steps_between(grid: Grid, one: int, other: int) -> int:
    """Distance by walking."""
    reached, steps = {one}, 0
    while other not in reached:
        reached |= {near for cell in reached for near in grid.neighbours[cell] if near is not None}
        steps += 1
    return steps


@given(hexes, hexes)
def test_distance_is_a_walk(one: int, other: int) -> None:
    assert MAP.distance(one, other) == steps_between(MAP, one, other)


# Within


@pytest.mark.parametrize("grid", GRIDS, ids=repr)
@pytest.mark.parametrize("reach", range(5))
def test_within_is_counted_by_distance(grid: Grid, reach: int) -> None:
    for cell in range(grid.size):
        near = {other for other in range(grid.size) if grid.distance(cell, other) <= reach}
        assert grid.within([cell], reach) == near == set(cells(grid.discs(reach)[cell]))


@given(masks, masks, st.integers(0, 4))
def test_within_a_union_is_the_union_of_withins(one: int, other: int, reach: int) -> None:
    joint = MAP.within_mask(one, reach) | MAP.within_mask(other, reach)
    assert MAP.within_mask(one | other, reach) == joint
    assert MAP.within_mask(one, reach) & one == one


# Lines and pictures


@given(hexes, st.integers(0, 5))
def test_a_line_goes_straight_to_the_edge(cell: int, direction: int) -> None:
    line = MAP.line(cell, direction)
    assert [MAP.distance(cell, other) for other in line] == list(range(1, len(line) + 1))
    assert MAP.neighbours[line[-1] if line else cell][direction] is None


@given(masks)
def test_a_picture_shows_each_hex_once(mask: int) -> None:
    picture = MAP.picture(mask)
    assert picture.count("#") == mask.bit_count()
    assert picture.count("#") + picture.count(".") == MAP.size


def test_a_picture_has_low_columns_lower() -> None:
    assert Grid(3, 1).picture(0b010) == ".   .\n  #"
