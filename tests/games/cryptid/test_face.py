"""Cryptid on a page: the sheet, what one points at, the view in words, and colours that everybody can tell apart."""

import gzip
import re
from itertools import combinations, pairwise
from math import dist
from typing import Any
from xml.etree import ElementTree

import pytest

from bivouac.engine import REFEREE, SPECTATOR, About, Aid, Luck, Panel, Table
from bivouac.games import load
from bivouac.games.cryptid.art import ALONE, BELOW, SIZE, STRUCTURE_STAND, Stand
from bivouac.games.cryptid.board import coordinates
from bivouac.games.cryptid.clues import CODES, POSITIVE, clue_masks, parse_clue
from bivouac.games.cryptid.sheet import boxes
from bivouac.games.cryptid.style import DARK_INK, FACE_STYLE, LETTERED_LIGHT, LIGHT_INK, PLAYERS, STONES
from bivouac.games.cryptid.view import CryptidView, Placed
from bivouac.hexes import cells
from bivouac.locale import LANGUAGES, words

GAME = load("cryptid")
FACE = GAME.face()
EN = words("en")
SETTINGS = [(2, True), (3, False), (4, True), (5, False), (5, True)]
every_setting = pytest.mark.parametrize(("seats", "advanced"), SETTINGS)


def played(seats: int, advanced: bool, entries: int, turn: bool = False) -> Any:
    """A table after so many entries at random, none of them a search; with `turn`, on until a turn begins."""
    luck = Luck.seeded(f"face {seats} {advanced}")
    table: Any = Table.start(GAME, GAME.setting(seats, advanced=advanced), luck=luck)
    while len(table.log.entries) < entries or (turn and table.state.phase != "turn"):
        seat = table.state.actors[0]
        moves = [move for move in table.view(seat).moves if not move.text.startswith("search")]
        table.play(seat, luck.choose(moves))
    return table


def finished(seats: int) -> Any:
    """A table where the first player has just found the creature."""
    table = played(seats, False, 20)
    state = table.state
    state.phase, state.cell, state.turn = "over", state.puzzle.habitat, 0
    return table


def about(view: CryptidView, name: str, aid: Aid = "full") -> About:
    found = FACE.about(view, name, aid, EN)
    assert found is not None
    return found


def panels(view: CryptidView, aid: Aid = "full", language: str = "en") -> Any:
    return FACE.scene(view, aid, words(language)).panels


def parts(panel: Panel, kind: str) -> dict[str, ElementTree.Element]:
    """The buttons of a class in a panel, by their ids."""
    found = ElementTree.fromstring(panel.html).iter("button")
    return {str(button.get("id")): button for button in found if button.get("class") == kind}


def text(element: ElementTree.Element) -> str:
    return " ".join("".join(element.itertext()).split())


# Pieces


def test_what_is_drawn_for_one_viewer_is_kept_for_the_next() -> None:
    state = played(4, True, 30).state
    one, other = (FACE.scene(state.copy().view(seat), "full", EN) for seat in (0, 1))
    assert one.pieces is other.pieces
    assert FACE.scene(state.copy().view(0), "full", EN).panels is one.panels


@every_setting
def test_every_token_is_a_piece_and_the_last_is_told_apart(seats: int, advanced: bool) -> None:
    table = played(seats, advanced, 40)
    view = table.view(SPECTATOR)
    pieces = FACE.scene(view, "full", EN).pieces
    tokens = [name for name in pieces if name.startswith(("cube-", "disc-"))]
    assert len(tokens) == sum(mask.bit_count() for mask in (*view.cubes, *view.discs))
    last = next(event for event in reversed(view.record) if isinstance(event, Placed))
    place = coordinates(last.cell).replace(",", "-")
    name = f"{'cube' if last.cube else 'disc'}-{view.colours[last.colour]}-{place}"
    assert [name for name, piece in pieces.items() if " last" in piece] == [name]


def test_a_token_keeps_its_name_and_its_place_while_its_hex_stays_as_it_is() -> None:
    table = played(4, False, 60)
    states = [table.at(number).view(SPECTATOR) for number in range(9, 60)]
    for before, after in pairwise(FACE.scene(view, "full", EN).pieces for view in states):
        gone = before.keys() - after.keys()
        assert gone <= {"pawn", "asked"}
        moved = {name for name in before.keys() & after.keys() if spot(before[name]) != spot(after[name])}
        assert len(moved - {"pawn", "asked"}) <= 8, "only where a token was added"


def spot(piece: str) -> str | None:
    return ElementTree.fromstring(piece).get("transform")


@pytest.mark.parametrize(("stands", "structure"), [(ALONE, False), (BELOW, True)])
def test_tokens_lie_apart_within_their_hex_and_clear_of_a_structure(
    stands: tuple[tuple[float, Stand], ...], structure: bool
) -> None:
    inner = SIZE * 3**0.5 / 2
    big, where = STRUCTURE_STAND
    for count, (scale, stand) in enumerate(stands):
        radius = 15 * scale
        assert len(stand) == count
        assert all(dist(one, other) >= 2 * radius for one, other in combinations(stand, 2))
        assert all(dist(place, where) >= radius + 14 * big - 0.5 for place in stand if structure)
        for x, y in stand:
            assert max(abs(y), abs(x) * 3**0.5 / 2 + abs(y) / 2) + radius <= inner + 0.5


# Panels


def test_my_clue_is_mine_alone() -> None:
    """CR-09: a seat has its own clue, a spectator none; all lie open for a referee, and for everybody at the end."""
    table = played(4, False, 20)
    for seat in range(4):
        panel = panels(table.view(seat))["clue"]
        assert panel.secret
        assert list(parts(panel, "rule")) == [f"own-{table.view(seat).colours[seat]}"]
    assert "clue" not in panels(table.view(SPECTATOR))
    assert len(parts(panels(table.view(REFEREE))["clue"], "rule")) == 4
    over = finished(4)
    for viewer in (0, SPECTATOR):
        panel = panels(over.view(viewer))["clue"]
        assert not panel.secret
        assert len(parts(panel, "rule")) == 4


def test_of_two_players_each_has_two_clues() -> None:
    panel = panels(played(2, True, 12).view(1))["clue"]
    assert list(parts(panel, "rule")) == ["own-orange", "own-purple"]
    assert panel.title == "My clues"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hint_is_shown_once_it_is_given(language: str) -> None:
    table = played(3, False, 20)
    assert "hint" not in panels(table.view(0))
    table.state.hint = "mention:animal"
    assert list(panels(table.view(0), language=language)) == ["clue", "hint", "sheet"]


@every_setting
def test_the_sheet_is_kept_as_the_rules_allow(seats: int, advanced: bool) -> None:
    """CR-29: struck, crossed and open as tokens, hint and own clue say; no box for oneself."""
    for entries in (4, 25, 45):
        view = played(seats, advanced, entries).view(0)
        signs = "".join(FACE.scene(view, "full", EN).signs.values())
        assert dict(zip(parts(panels(view)["sheet"], "box"), signs, strict=True)) == {
            f"clue-{view.colours[colour]}-{CODES[clue]}": sign
            for colour, signs in boxes(view).items()
            for clue, sign in signs.items()
        }


def test_a_sheet_kept_by_hand_has_no_signs() -> None:
    view = played(4, True, 40).view(1)
    assert FACE.scene(view, "hand", EN).signs == {}
    assert panels(view, "hand") is not panels(view)
    assert panels(view, "hand") == panels(view)


def test_boxes_and_signs_are_there_in_words() -> None:
    html = panels(played(4, True, 40).view(1))["sheet"].html
    assert 'aria-label="Blue, ≤1 forest"' in html
    assert '<span id="sign--" hidden="">ruled out</span>' in html


def test_no_sheet_where_there_is_no_aid_or_no_seat() -> None:
    table = played(3, False, 20)
    assert list(panels(table.view(0), "off")) == ["clue"]
    assert list(panels(table.view(SPECTATOR))) == []
    assert list(panels(table.view(REFEREE))) == ["clue"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_box_and_every_clue_has_words_of_its_own(language: str) -> None:
    sheet = panels(played(5, True, 40).view(0), language=language)["sheet"]
    labels = [box.get("aria-label") for box in parts(sheet, "box").values()]
    assert len(set(labels)) == len(labels) == 4 * 48
    names = [text(rule) for rule in parts(sheet, "rule").values()]
    assert len(set(names)) == len(names) == POSITIVE
    assert all(rule.get("title") for rule in parts(sheet, "rule").values())


# What one points at


def test_a_hex_tells_what_is_known_there() -> None:
    table = played(4, False, 30)
    view, masks = table.view(1), clue_masks(table.view(1).board)
    mine = parse_clue(view.clues[1])
    for cell in range(108):
        name = f"hex-{coordinates(cell).replace(',', '-')}"
        lines = about(view, name, "full").lines
        assert lines[0].startswith(f"{coordinates(cell)}: {view.board.terrain(cell)}")
        fits = bool(masks[mine] >> cell & 1)
        assert ("My clue allows this hex." in lines, "My clue rules this hex out." in lines) == (fits, not fits)
        for colour, signs in boxes(view).items():
            left = [clue for clue, sign in signs.items() if sign != "-"]
            some = sum(masks[clue] >> cell & 1 for clue in left)
            found = [line for line in lines if line.startswith(f"{view.colours[colour].capitalize()}: ")]
            known = f"the clue {'allows this hex' if some else 'rules this hex out'}"
            assert [line.partition(": ")[2] for line in found] == [
                f"{known}." if len(left) == 1 else f"{some} of {len(left)} open clues allow this hex."
            ]
        assert not [line for line in about(view, name, "hand").lines if "open" in line or line.startswith("Blue: ")]
        assert not [line for line in about(table.view(SPECTATOR), name, "full").lines if "clue" in line]


def test_who_can_be_asked_about_a_hex() -> None:
    """CR-12, CR-18: nobody where a cube lies, and nobody whose disc lies there."""
    table = played(4, False, 30, turn=True)
    view = table.view(table.state.turn)
    asked: dict[int, set[int]] = {}
    for move in view.moves:
        if move.text.startswith("ask"):
            asked.setdefault(move.cell, set()).add(move.seat)
    for cell in range(108):
        names = ", ".join(view.colours[seat].capitalize() for seat in sorted(asked.get(cell, ())))
        line = f"Can be asked here: {names}." if names else "Nobody can be asked here."
        assert line in about(view, f"hex-{coordinates(cell).replace(',', '-')}", "off").lines


@every_setting
def test_pieces_tell_what_their_hex_does(seats: int, advanced: bool) -> None:
    view = played(seats, advanced, 30).view(0)
    for name in FACE.scene(view, "full", EN).pieces:
        if name.startswith(("cube-", "disc-")):
            kind, colour, column, row = name.split("-")
            assert about(view, name) == about(view, f"hex-{column}-{row}")
            assert f"{colour} {kind}" in about(view, name).lines[1]
    assert FACE.about(view, "cube-blue-13-1", "full", EN) is None
    assert FACE.about(view, "found", "full", EN) is None


@every_setting
def test_a_clue_shows_its_hexes(seats: int, advanced: bool) -> None:
    view = played(seats, advanced, 30).view(0)
    masks = clue_masks(view.board)
    sheet = panels(view)["sheet"]
    for name in (*parts(sheet, "rule"), *parts(sheet, "box")):
        code = re.sub(r"^rule-|^clue-[a-z]+-", "", name)
        shown = [f"hex-{coordinates(cell).replace(',', '-')}" for cell in cells(masks[parse_clue(code)])]
        assert about(view, name, "full").shows == shown
    assert FACE.about(view, "rule-1:F", "off", EN) is None


def test_my_clue_shows_its_hexes_to_me_alone() -> None:
    table = played(3, False, 12)
    view = table.view(2)
    mask = clue_masks(view.board)[parse_clue(view.clues[2])]
    shown = [f"hex-{coordinates(cell).replace(',', '-')}" for cell in cells(mask)]
    assert about(view, "panel-clue", "off").shows == shown
    assert about(view, "own-green", "off").shows == shown
    assert FACE.about(view, "own-blue", "off", EN) is None
    assert FACE.about(table.view(SPECTATOR), "panel-clue", "full", EN) is None


# In words


@every_setting
def test_nothing_that_the_picture_shows_is_missing_in_words(seats: int, advanced: bool) -> None:
    table = played(seats, advanced, 40)
    view = table.view(0)
    heard = "\n".join(line for chapter in FACE.describe(view, EN) for line in chapter.lines)
    for kind, sets in (("cube", view.cubes), ("disc", view.discs)):
        for colour, mask in zip(view.colours, sets):
            for cell in cells(mask):
                assert re.search(rf"^{coordinates(cell)}: .*{colour} {kind}", heard, re.MULTILINE)
    for piece in view.board.pieces:
        column, row = coordinates(piece.cell).split(",")
        kind = {"stone": "standing stone", "shack": "abandoned shack"}[piece.kind]
        assert re.search(rf"^Row {row}: .*\b{column} [a-z]+ \([^)]*{piece.colour} {kind}\)", heard, re.MULTILINE)
    for cell in range(108):
        run = run_of(heard, *map(int, coordinates(cell).split(",")))
        assert run.startswith(view.board.terrain(cell))
        assert (view.board.animal(cell) or "no animal") in f"{run} no animal"


def run_of(heard: str, column: int, row: int) -> str:
    """What is said about a hex in its row: `forest (bear territory)`."""
    (line,) = (line for line in heard.split("\n") if line.startswith(f"Row {row}: "))
    for first, last, what in re.findall(r"(\d+)(?:–(\d+))? ([a-z]+(?: \([^)]*\))?)", line.partition(": ")[2]):
        if int(first) <= column <= int(last or first):
            return str(what)
    raise AssertionError(f"column {column} is missing in {line}")


# Colours, light and dark

# How people see who lack one kind of cone (Machado, Oliveira and Fernandes 2009), in linear RGB.
EYES = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
APART = 24  # in CIE Lab; 2.3 is what one can just see side by side


def linear(colour: str) -> list[float]:
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def lab(colour: str, eyes: str) -> tuple[float, float, float]:
    seen = [sum(share * part for share, part in zip(row, linear(colour))) for row in EYES[eyes]]
    r, g, b = (min(1.0, max(0.0, part)) for part in seen)
    x = (0.4125 * r + 0.3576 * g + 0.1804 * b) / 0.9505
    y = 0.2127 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9503 * b) / 1.0888
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def contrast(one: str, other: str) -> float:
    low, high = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("colours", [PLAYERS, STONES], ids=["players", "structures"])
def test_colours_are_told_apart_by_all_eyes(colours: dict[str, str], eyes: str) -> None:
    for one, other in combinations(colours, 2):
        assert dist(lab(colours[one], eyes), lab(colours[other], eyes)) >= APART, (one, other)


@pytest.mark.parametrize("colours", [PLAYERS, STONES], ids=["players", "structures"])
def test_letters_stand_out(colours: dict[str, str]) -> None:
    for name, colour in colours.items():
        assert contrast(colour, LIGHT_INK if name in LETTERED_LIGHT else DARK_INK) >= 4.5, name


def test_tokens_differ_by_more_than_colour() -> None:
    """By letter and by notches; cubes and discs by their shape."""
    pieces = FACE.scene(played(5, False, 60).view(SPECTATOR), "full", EN).pieces
    looks: dict[tuple[str, str], tuple[str, tuple[str, ...]]] = {}
    for name, piece in pieces.items():
        if name.startswith(("cube-", "disc-")):
            kind, colour, *_ = name.split("-")
            looks[kind, colour] = re.findall(r">(\w)</text>", piece)[0], tuple(re.findall(r'notch" d="([^"]+)', piece))
    assert len(looks) == 10
    for kind in ("cube", "disc"):
        letters, notches = zip(*(look for (sort, _), look in looks.items() if sort == kind))
        assert len(set(letters)) == len(set(notches)) == 5


def test_the_style_knows_day_night_and_stillness() -> None:
    system, chosen = re.findall(
        r"(?:dark\) \{:root:not\(\[data-theme=light\]\)|:root\[data-theme=dark\]) [^{]*\{([^}]*)", FACE_STYLE
    )
    assert system == chosen
    named = set(re.findall(r"(--[a-z-]+):", FACE_STYLE))
    assert set(re.findall(r"var\((--[a-z-]+)\)", FACE_STYLE)) == named
    assert FACE_STYLE.count("animation:") == 1
    assert re.search(
        r"@media \(prefers-reduced-motion:no-preference\) \{\.cryptid \.new \.drop \{animation:", FACE_STYLE
    )


def test_what_every_visitor_loads_is_small() -> None:
    view = played(5, True, 40).view(0)
    scene = FACE.scene(view, "full", EN)
    assert len(FACE_STYLE) <= 8192
    assert packed(FACE.cover()) <= 6000
    assert packed(FACE.ground(view)) <= 9000
    assert packed(scene.panels["sheet"].html) <= 3000


def packed(text: str) -> int:
    return len(gzip.compress(text.encode()))
