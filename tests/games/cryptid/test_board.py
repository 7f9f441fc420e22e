"""The map by itself (CR-01 to CR-04)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bivouac.engine import Luck
from bivouac.games.cryptid.board import ANIMALS, GRID, SECTION_COLUMNS, SECTION_ROWS, SECTIONS, TERRAINS, Board, ground
from bivouac.games.cryptid.clues import clue_masks, parse_clue
from bivouac.games.cryptid.setup import random_board

SOME = settings(max_examples=20, deadline=None)
boards = st.builds(lambda seed, advanced: random_board(advanced, Luck.seeded(seed)), st.integers(), st.booleans())


def section(board: Board, place: int) -> list[tuple[str, str | None]]:
    """The hexes of one of the six places, along its rows."""
    left, top = place % 2 * SECTION_COLUMNS, place // 2 * SECTION_ROWS
    spots = [(left + column, top + row) for row in range(SECTION_ROWS) for column in range(SECTION_COLUMNS)]
    return [(board.terrain(GRID.at(*spot)), board.animal(GRID.at(*spot))) for spot in spots]


@SOME
@given(boards)
def test_six_sections_make_a_map(board: Board) -> None:
    """CR-01"""
    assert (GRID.width, GRID.height, GRID.size) == (12, 9, 108)
    assert sorted(name[0] for name in board.layout) == list("123456")
    upright = Board(("1", "2", "3", "4", "5", "6"), board.structures)
    for place, name in enumerate(board.layout):
        printed = section(upright, int(name[0]) - 1)
        assert section(board, place) == (printed[::-1] if name.endswith("t") else printed)


def test_every_section_fits_every_place_either_way_round() -> None:
    """CR-01"""
    for place in range(SECTIONS):
        for turn in ("", "t"):
            layout = [f"{(place + shift) % SECTIONS + 1}{turn}" for shift in range(SECTIONS)]
            assert Board(tuple(layout), (0, 1, 2, 3, 4, 5)).terrain(0) in TERRAINS


@SOME
@given(boards)
def test_a_hex_has_one_terrain_and_at_most_one_animal(board: Board) -> None:
    """CR-02"""
    masks = ground(board.layout)
    terrains, animals = masks[: len(TERRAINS)], masks[len(TERRAINS) : len(TERRAINS) + len(ANIMALS)]
    assert sum(terrains) == GRID.all
    assert sum(mask.bit_count() for mask in terrains) == GRID.size
    assert animals[0] & animals[1] == 0
    assert all(animals)


@SOME
@given(boards)
def test_structures_stand_apart_and_each_kind_has_each_colour_once(board: Board) -> None:
    """CR-03"""
    pieces = board.pieces
    assert len({piece.cell for piece in pieces}) == len(pieces) == (8 if board.advanced else 6)
    assert len({(piece.kind, piece.colour) for piece in pieces}) == len(pieces)
    assert ("black" in {piece.colour for piece in pieces}) == board.advanced


@SOME
@given(boards)
def test_within_counts_hexes_and_a_thing_is_within_itself(board: Board) -> None:
    """CR-04"""
    masks = clue_masks(board)
    stones = [piece.cell for piece in board.pieces if piece.kind == "stone"]
    near = masks[parse_clue("2:stone")]
    assert all(near >> cell & 1 for cell in stones)
    for cell in range(GRID.size):
        assert near >> cell & 1 == (min(GRID.distance(cell, stone) for stone in stones) <= 2)


@pytest.mark.parametrize(("terrain", "letter"), list(zip(TERRAINS, "WMFSD")))
@SOME
@given(board=boards)
def test_within_one_of_a_terrain_holds_the_terrain(terrain: str, letter: str, board: Board) -> None:
    """CR-04"""
    near = clue_masks(board)[parse_clue(f"1:{letter}")]
    spots = [cell for cell in range(GRID.size) if board.terrain(cell) == terrain]
    assert all(near >> cell & 1 for cell in spots)
    for cell in range(GRID.size):
        assert near >> cell & 1 == any(GRID.distance(cell, spot) <= 1 for spot in spots)
