"""The pictures: sound, complete, and no more than the viewer may know."""

import random
import re
from xml.etree import ElementTree

import pytest

from bivouac.engine import SPECTATOR, Setting
from bivouac.games.cryptid import GAME
from bivouac.games.cryptid.board import COLOURS, GRID, TERRAINS, Board
from bivouac.games.cryptid.clues import clue_masks, parse_clue
from bivouac.games.cryptid.draw import STYLE, clue_picture, draw, picture, small_board, standalone
from bivouac.games.cryptid.moves import Hint, Vote
from bivouac.games.cryptid.puzzle import Puzzle
from bivouac.games.cryptid.rules import CryptidState
from bivouac.games.cryptid.view import CryptidView
from bivouac.hexes import cells

NORMAL = Board.from_code("641835114103326879")
ADVANCED = Board.from_code("6418351141033268798908")
THREE = ("2:cougar", "1:W", "on:DS")
FIVE = ("on:SW", "!3:black", "1:F", "3:white", "!on:FS")
SVG = "{http://www.w3.org/2000/svg}"


def start(board: Board, clues: tuple[str, ...], seats: int) -> CryptidState:
    return CryptidState.dealt(Setting(seats, None), Puzzle(board, seats, clues, "cat:1"))


def played(state: CryptidState, moves: int, seed: int = 1) -> CryptidState:
    """After so many random moves, or at the end of the game."""
    rng = random.Random(seed)
    for _ in range(moves):
        if state.actors:
            seat = state.actors[0]
            state.play(seat, rng.choice(state.moves(seat)))
    return state


STATES = {
    "start": start(NORMAL, THREE, 3),
    "three": played(start(NORMAL, THREE, 3), 12),
    "two": played(start(ADVANCED, FIVE[:4], 2), 25),
    "five": played(start(ADVANCED, FIVE, 5), 70),
    "over": played(start(NORMAL, THREE, 3), 100_000),
}
VIEWS = [pytest.param(s.view(v), id=f"{n}-{v}") for n, s in STATES.items() for v in (SPECTATOR, 0, 1, *s.actors)]
PICTURES = [
    *(pytest.param(draw(state.view(SPECTATOR)), id=name) for name, state in STATES.items()),
    *(pytest.param(picture(state.view(0)), id=f"{name}-bare") for name, state in STATES.items()),
    pytest.param(small_board(ADVANCED), id="small"),
    pytest.param(clue_picture(NORMAL, parse_clue("2:stone")), id="clue"),
]


def place(cell: int) -> str:
    column, row = GRID.place(cell)
    return f"{column + 1}-{row + 1}"


def elements(svg: str, kind: str) -> list[ElementTree.Element]:
    """All elements of a class."""
    return [element for element in ElementTree.fromstring(svg).iter() if kind in element.get("class", "").split()]


def ids(svg: str) -> list[str]:
    return [name for element in ElementTree.fromstring(svg).iter() if (name := element.get("id")) is not None]


@pytest.mark.parametrize("svg", PICTURES)
def test_sound(svg: str) -> None:
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox")
    assert root.get("width") is None
    assert len(ids(svg)) == len(set(ids(svg)))
    assert len(elements(svg, "hex")) in (0, GRID.size)


@pytest.mark.parametrize("svg", PICTURES)
def test_fit_for_a_strict_page(svg: str) -> None:
    """No style in attributes, no script, nothing that is loaded from elsewhere."""
    for element in ElementTree.fromstring(svg).iter():
        assert not [name for name in element.attrib if name == "style" or name.startswith("on") or "href" in name]
        assert element.tag not in (f"{SVG}script", f"{SVG}image", f"{SVG}foreignObject")
    assert svg.count("http") == 1
    assert "url(" not in svg
    assert "@import" not in svg


@pytest.mark.parametrize("svg", PICTURES)
def test_every_class_is_styled_or_a_layer(svg: str) -> None:
    used = {name for element in ElementTree.fromstring(svg).iter() for name in element.get("class", "").split()}
    unstyled = used - set(re.findall(r"\.([a-z]+)", STYLE))
    assert unstyled <= {"hexes", "stone", "cube", "disc", "drop", "mark"}


def test_style_stays_in_the_picture() -> None:
    rules = re.sub(r"@media[^{]*{|\s+--[^;]*;", "", STYLE)
    selectors = [selector for rule in re.findall(r"([^{}]+){", rules) for selector in rule.split(",")]
    assert selectors
    assert all(selector.strip().startswith(".cryptid") for selector in selectors)
    assert set(re.findall(r"var\((--[a-z-]+)\)", STYLE)) <= set(re.findall(r"(--[a-z-]+):", STYLE))


@pytest.mark.parametrize("view", VIEWS)
def test_drawn_is_the_bare_picture_with_its_style(view: CryptidView) -> None:
    assert draw(view) == standalone(picture(view)) == view.svg()
    assert draw(view).replace(f"<style>{STYLE}</style>", "") == picture(view)


@pytest.mark.parametrize("view", VIEWS)
def test_names(view: CryptidView) -> None:
    """Every hex, every token, the pawn and its mark have their names, and besides them only the layer of pieces."""
    hexes = {f"hex-{place(cell)}" for cell in range(GRID.size)}
    tokens = {
        f"{kind}-{colour}-{place(cell)}"
        for kind, sets in (("cube", view.cubes), ("disc", view.discs))
        for colour, mask in zip(view.colours, sets)
        for cell in cells(mask)
    }
    marks = set() if view.cell is None else {"pawn", "asked" if view.outcome is None else "found"}
    assert set(ids(picture(view))) == hexes | tokens | marks | {"pieces"}


@pytest.mark.parametrize("view", VIEWS)
def test_lit_is_what_moves_point_at(view: CryptidView) -> None:
    lit = {element.get("id") for element in elements(picture(view), "lit")}
    assert lit == {GAME.target(move) for move in view.moves} - {None}
    assert lit == {f"hex-{place(move.cell)}" for move in view.moves if not isinstance(move, Hint | Vote)}


def test_terrain_and_structures() -> None:
    svg = picture(STATES["five"].view(SPECTATOR))
    for element, cell in zip(elements(svg, "hex"), range(GRID.size), strict=True):
        assert set(element.get("class", "").split()) & set(TERRAINS) == {ADVANCED.terrain(cell)}
    drawn = [element.get("class") for element in elements(svg, "structure")]
    assert drawn == [f"structure {kind} {colour}" for kind in ("stone", "shack") for colour in COLOURS]


def test_pieces_lie_in_one_flat_layer_and_apart() -> None:
    root = ElementTree.fromstring(picture(STATES["five"].view(SPECTATOR)))
    (layer,) = (element for element in root.iter() if element.get("id") == "pieces")
    assert [element.get("id") for element in layer] == [element.get("id") for element in layer.iterfind(f"{SVG}g[@id]")]
    spots = [element.get("transform") for element in layer if "piece" in element.get("class", "").split()]
    assert len(spots) == len(set(spots)) > 50
    assert [element for element in layer if "last" in element.get("class", "").split()]


def test_habitat_shines_when_found() -> None:
    over = STATES["over"]
    assert over.cell == over.puzzle.habitat
    assert elements(picture(over.view(SPECTATOR)), "glow")
    assert not elements(picture(STATES["five"].view(SPECTATOR)), "glow")


def test_hex_in_question() -> None:
    state = next(s for n in range(99) if (s := played(start(NORMAL, THREE, 3), n)).phase == "cube")
    svg = picture(state.view(SPECTATOR))
    assert elements(svg, "asked")
    assert "pawn" in ids(svg)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_cr_09_others_clues_do_not_show(viewer: int) -> None:
    """CR-09: games that differ only in what the viewer may not know look the same."""
    one = played(start(ADVANCED, FIVE, 5), 40)
    other = one.copy()
    hidden = ("on:FW", "!1:D", "2:cougar", "3:black")
    other.puzzle = Puzzle(ADVANCED, 5, (FIVE[0], *hidden), "cat:2")
    other.fits = (one.fits[0], *(clue_masks(ADVANCED)[parse_clue(code)] for code in hidden))
    for phase, actor in (("opening", 0), ("turn", 0), ("turn", 1), ("cube", 0), ("cube", 3), ("vote", 2)):
        for state in (one, other):
            state.phase, state.actor, state.turn = phase, actor, actor
        assert draw(one.view(viewer)) == draw(other.view(viewer))
    for state in (one, other):
        state.phase, state.actor = "cube", 1
    assert draw(one.view(1)) != draw(other.view(1))


def test_clue_picture_lights_the_clue() -> None:
    clue = parse_clue("!2:bear")
    lit = ["lit" in element.get("class", "").split() for element in elements(clue_picture(ADVANCED, clue), "hex")]
    assert [cell for cell, light in enumerate(lit) if light] == list(cells(clue_masks(ADVANCED)[clue]))


def test_many_maps_on_a_page_share_no_name() -> None:
    assert ids(small_board(NORMAL)) == ids(clue_picture(NORMAL, 0)) == []
