"""The picture of a country."""

import gzip
import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from bivouac.games.survival.atlas import draw_country
from bivouac.games.survival.country import country, survey
from bivouac.games.survival.ground import centre, ground, standalone
from bivouac.games.survival.ground_art import ASIDE, BERTH, HALFWAY, MOTIFS, STANDS
from bivouac.games.survival.ground_style import DAY, NIGHT, PICTURE
from bivouac.games.survival.setup import standard_map
from bivouac.games.survival.sheet import Sheet, beside
from bivouac.hexes import cells

STANDARD = country(standard_map())


def elements(text: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(ground(text)).iter())


def test_every_hex_can_be_pointed_at_and_nothing_else() -> None:
    named = [element for element in elements(standard_map()) if "id" in element.attrib]
    assert [element.get("id") for element in named] == [
        *(f"hex-{column}-{row}" for row in range(1, 35) for column in range(1, 44)),
        "pieces",
    ]
    assert named[0].get("data-name") == "1,1"
    assert len(named[-1]) == 0


def test_the_picture_is_small() -> None:
    for text in (standard_map(), draw_country(4).text):
        assert len(elements(text)) <= 1_600
        assert len(gzip.compress(ground(text).encode())) < 40_000


def test_neighbours_lie_where_the_picture_shows_them() -> None:
    grid = STANDARD.grid
    for cell in range(grid.size):
        x, y = centre(grid, cell)
        for direction, (dx, dy) in enumerate(HALFWAY):
            place = beside(grid.place(cell), direction)
            if STANDARD.edges[cell][direction] == 0:
                assert centre(grid, grid.at(*place)) == (x + 2 * dx, y + 2 * dy)


def test_every_ground_has_a_motif_of_its_own() -> None:
    """So that it is told apart without colours too; clear ground is the plain one."""
    assert set(MOTIFS) == set(STANDARD.terrain) - {"clear"} == set(STANDS) == set(ASIDE) == set(BERTH)
    assert len(set(MOTIFS.values())) == len(MOTIFS)
    drawn = ground(standard_map())
    for kind, layers in MOTIFS.items():
        for layer, path, _ in layers:
            shown = re.search(f'<path class="{layer} {kind}" d="([^"]*)"', drawn)
            assert shown
            assert shown[1].count(path) >= STANDARD.terrain.count(kind)


def test_every_hex_of_a_motif_shows_it() -> None:
    """Also where a river, a trail or a sign takes room."""
    drawn = ground(standard_map())
    for kind, layers in MOTIFS.items():
        layer = layers[0][0]
        shown = re.search(f'<path class="{layer} {kind}" d="([^"]*)"', drawn)
        assert shown
        spots = {tuple(map(int, spot)) for spot in re.findall(r"M(\d+) (\d+)m", shown[1])}
        wanted = {centre(STANDARD.grid, cell) for cell, here in enumerate(STANDARD.terrain) if here == kind}
        assert spots == wanted


def test_each_sign_is_drawn_as_often_as_it_is_there() -> None:
    drawn = Counter(
        {
            name: path.count("M")
            for name, path in re.findall(r'<path class="([a-z ]+)" d="([^"]*)"', ground(standard_map()))
        }
    )
    assert drawn["lake"] == 26
    assert drawn["nut food"] == 18
    assert drawn["ford"] == 9
    assert drawn["river"] == sum(1 if links.bit_count() == 2 else links.bit_count() for links in STANDARD.rivers)
    assert ground(standard_map()).count("<text") == 9 + 43 + 34


def test_every_class_has_a_style_and_every_colour_is_a_property() -> None:
    for element in elements(standard_map()):
        for name in element.get("class", "").split():
            assert f".{name}" in PICTURE or name in ("land", "hexes")
    assert not re.search(r"#[0-9a-f]{3}", PICTURE)
    by_day, by_night, used = (set(re.findall(r"--[a-z-]+", css)) for css in (DAY, NIGHT, PICTURE))
    assert used <= by_day
    assert by_night <= by_day


def luminance(colour: str) -> float:
    """How light a colour is, as people see it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("css", [DAY, NIGHT], ids=["day", "night"])
def test_grounds_are_told_apart_without_colours(css: str) -> None:
    """By how light they are, and by motifs that stand out from them."""
    colours = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6})", css))

    def contrast(one: str, other: str) -> float:
        dark, light = sorted(luminance(colours[name]) for name in (one, other))
        return (light + 0.05) / (dark + 0.05)

    for kind in MOTIFS:
        inks = [f"{kind}-{ink}" for ink in ("ink", "deep") if f"{kind}-{ink}" in colours]
        assert max(contrast(kind, ink) for ink in inks) >= 2
        assert contrast(kind, "clear") >= 1.1
    assert contrast("woods", "mountain") >= 1.2
    for kind in ("clear", "woods", "mountain", "swamp"):
        assert max(contrast("water", kind), contrast("water-deep", kind)) >= 1.6  # a river, or its banks
        assert contrast("trail", kind) >= 3


def test_a_file_of_its_own_has_its_style() -> None:
    assert "prefers-color-scheme: dark" in standalone(standard_map())
    ElementTree.fromstring(standalone(standard_map()))


def test_a_map_of_any_size_can_be_drawn() -> None:
    for rows in ((".",), ("w",), ("ms", "dw")):
        found = survey(Sheet("Small", "own", rows))
        assert len(re.findall('class="hex"', ground(found.text))) == found.grid.size
        assert list(cells(found.grid.all))
