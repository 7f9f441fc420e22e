from math import dist, isclose, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bivouac.hexes import Grid, Point, centre, corners, outlines

GRID = Grid(6, 5)
SIZE = 10.0


def area(loop: list[Point]) -> float:
    """Signed: outer outlines and holes run in opposite directions."""
    return sum(x * v - u * y for (x, y), (u, v) in zip(loop, [*loop[1:], loop[0]])) / 2


@pytest.mark.parametrize("cell", range(GRID.size))
def test_corners_lie_round_the_centre(cell: int) -> None:
    middle = centre(GRID, cell, SIZE)
    points = corners(GRID, cell, SIZE)
    assert all(isclose(dist(point, middle), SIZE) for point in points)
    assert all(isclose(dist(a, b), SIZE) for a, b in zip(points, [*points[1:], points[0]]))
    assert all(x >= -1e-9 and y >= -1e-9 for x, y in points)


def test_neighbours_lie_a_hex_apart() -> None:
    for cell, around in enumerate(GRID.neighbours):
        for direction, other in enumerate(around):
            if other is not None:
                (x, y), (u, v) = centre(GRID, cell, SIZE), centre(GRID, other, SIZE)
                assert isclose(dist((x, y), (u, v)), SIZE * sqrt(3))
                assert (u > x, u < x) == (direction in (1, 2), direction in (4, 5))
                assert (v > y) == (direction in (2, 3, 4))


def test_the_outline_of_one_hex_is_its_corners() -> None:
    (loop,) = outlines(GRID, 1 << 8, SIZE)
    assert sorted(loop) == sorted((round(x, 3), round(y, 3)) for x, y in corners(GRID, 8, SIZE))


def test_a_ring_has_a_hole() -> None:
    middle = GRID.at(2, 2)
    loops = outlines(GRID, GRID.within_mask(1 << middle, 1) ^ (1 << middle), SIZE)
    assert sorted(len(loop) for loop in loops) == [6, 18]
    assert area(loops[0]) * area(loops[1]) < 0


def test_two_far_hexes_have_an_outline_each() -> None:
    assert len(outlines(GRID, 1 | 1 << GRID.size - 1, SIZE)) == 2
    assert outlines(GRID, 0, SIZE) == []


@given(st.integers(0, GRID.all))
def test_outlines_close_and_hold_the_area(mask: int) -> None:
    loops = outlines(GRID, mask, SIZE)
    for loop in loops:
        assert all(isclose(dist(a, b), SIZE, abs_tol=0.01) for a, b in zip(loop, [*loop[1:], loop[0]]))
    whole = mask.bit_count() * SIZE * SIZE * 1.5 * sqrt(3)
    assert isclose(sum(area(loop) for loop in loops), whole, rel_tol=1e-3, abs_tol=1e-6)
