"""A map on a sheet, in a terminal, and the command that shows it."""

import re
import zlib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bivouac.cli import main
from bivouac.games.survival.country import country, survey
from bivouac.games.survival.mapprint import pdf
from bivouac.games.survival.mapsheet import SIGNS, map_sheet, map_text
from bivouac.games.survival.setup import standard_map
from bivouac.games.survival.sheet import Sheet
from bivouac.locale import LANGUAGES, words

STANDARD = country(standard_map())


def test_the_whole_map_as_text() -> None:
    lines = map_text(STANDARD).splitlines()
    assert len(lines) == 2 + 2 * 34
    assert max(map(len, lines)) <= 4 + 2 * 43
    found = [
        [line[4 + 2 * column : 6 + 2 * column] for column in range(43)]
        for line in (line.ljust(90) for line in lines[2:])
    ]
    for cell in range(STANDARD.grid.size):
        column, row = STANDARD.grid.place(cell)
        shown = found[2 * row + (column & 1)][column]
        assert shown[0] == STANDARD.sheet.letter(cell)
        assert (shown[1] == "o") == bool(STANDARD.lakes >> cell & 1)
        assert (shown[1] == "f") == bool(STANDARD.food >> cell & 1)
        assert (shown[1] == "=") == (cell in STANDARD.fords)
        assert (shown[1] == "5") == (cell == STANDARD.bases[5])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_has_a_legend(language: str) -> None:
    say = words(language)
    texts = [element.text or "" for element in ElementTree.fromstring(map_sheet(STANDARD, say)).iter() if element.text]
    assert "The Sorrel Country" in texts
    assert len([text for text in texts if re.search(r": \d$", text)]) == 8  # grounds and ways say what they cost
    assert not [text for text in texts if "survival-" in text and "{" not in text]
    assert {"1", "2", "3", "4", "5", "6"} <= set(texts)
    assert set(STANDARD.terrain) <= set(SIGNS)


def test_a_title_is_no_markup() -> None:
    sheet = map_sheet(survey(Sheet("<b>&", "own", (".",))), words("en"))
    assert "<b>&" in [element.text for element in ElementTree.fromstring(sheet).iter()]
    assert pdf(sheet, "<b>&")


def content(written: bytes) -> str:
    found = re.search(rb"stream\n(.*)\nendstream", written, re.DOTALL)
    assert found
    return zlib.decompress(found[1]).decode("cp1252")


def test_a_sheet_becomes_one_page() -> None:
    written = pdf(map_sheet(STANDARD, words("fr")), STANDARD.title)
    assert written.startswith(b"%PDF-1.4")
    table = int(re.findall(rb"startxref\n(\d+)", written)[0])
    places = [int(place) for place in re.findall(rb"(\d{10}) 00000 n", written[table:])]
    assert [written[place:].split(b"\n", 1)[0] for place in places] == [b"%d 0 obj" % number for number in range(1, 6)]
    drawn = content(written)
    assert "(Désert : 2) Tj" in drawn
    assert "(The Sorrel Country) Tj" in drawn
    assert drawn.count("q\n") == drawn.count("Q")
    bare = re.sub(r"\(.*?\) Tj|\[[^]]*\]|/\w+|-?\d+\.?\d*(e-?\d+)?", "", drawn)
    assert " ".join(sorted(set(bare.split()))) == "B BT ET J Q RG S Tf Tm c cm d f gs h j l m q re rg w"


def test_curves_of_a_sheet_are_those_of_its_page() -> None:
    """M, m, l, h, v, q, t, c and z, with and without repeated letters."""
    style = "<style>.a path { fill: #fff; stroke: #000; stroke-opacity: .5; }</style>"
    path = "M1 2l3 4 5 6h-1v2q3 0 3 3t3 3zm1 1c1 0 2 1 2 2"
    drawn = content(pdf(f'<svg class="a" viewBox="0 0 10 10">{style}<path d="{path}"/></svg>', "x"))
    assert "1 2 m 4 6 l 9 12 l 8 12 l 8 14 l 10.00 14.00 11.00 15.00 11.00 17.00 c" in drawn
    assert "11.00 19.00 12.00 20.00 14.00 20.00 c h 2 3 m 3 3 4 4 4 5 c B" in drawn


# The command


def test_the_standard_map_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["survival", "map"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("The Sorrel Country\n")
    assert map_text(STANDARD) in shown


def test_a_drawn_country_is_the_same_each_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["survival", "map", "random:3"]) == 0
    first = capsys.readouterr().out
    assert main(["survival", "map", "random:3"]) == 0
    assert capsys.readouterr().out == first


def test_sheets_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    svg, page = tmp_path / "map.svg", tmp_path / "map.pdf"
    assert main(["survival", "map", "standard", "--svg", str(svg), "--pdf", str(page)]) == 0
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    assert page.read_bytes().startswith(b"%PDF")
    assert capsys.readouterr().out == ""
    assert main(["survival", "map", "--svg", str(tmp_path / "none" / "map.svg")]) == 2


def test_a_file_of_ones_own_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.toml"
    assert main(["--lang", "en", "survival", "map", str(mine)]) == 2
    mine.write_text(standard_map().replace('5 = "22,17"\n', ""), encoding="utf-8")
    assert main(["--lang", "en", "survival", "map", str(mine)]) == 0
    assert "not played on." in capsys.readouterr().out
    mine.write_text(standard_map().replace('"22,17"', '"22,71"'), encoding="utf-8")
    assert main(["--lang", "en", "survival", "map", str(mine)]) == 2
    assert "Hex 22,71 is off the map" in capsys.readouterr().err
    mine.write_bytes(b"\xff\xfe")
    assert main(["--lang", "en", "survival", "map", str(mine)]) == 2
