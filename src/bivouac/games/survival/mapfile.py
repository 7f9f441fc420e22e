"""The map format: a TOML file that people can type, read strictly (`docs/survival-maps.md` describes it).

`parse` gives a `Sheet`, `printed` its canonical text. What a whole game needs of a map is a matter of its own
(`country.playable`).
"""

import re
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from bivouac.engine import Phrase, Refused, phrase
from bivouac.games.survival.sheet import (
    BASES,
    DIRECTIONS,
    LETTERS,
    ORIGINS,
    Place,
    Sheet,
    Way,
    beside,
    named,
)

FORMAT, VERSION = "bivouac-map", 1

KEYS = (
    "format",
    "version",
    "title",
    "origin",
    "terrain",
    "middle",
    "lakes",
    "food",
    "fords",
    "rivers",
    "trails",
    "bases",
)
NEEDED = KEYS[:5]
LARGEST = 100  # columns, or rows


class BadMap(Refused):
    """A map that cannot be read or played on; the sentence names file, line and hex."""


# Reading


def parse(text: str, name: str = "map") -> Sheet:
    """The sheet that a text describes; BadMap, with the file's name and the line, otherwise."""
    try:
        said = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadMap("survival-map-unread", file=name, why=str(error)) from None
    except RecursionError:
        raise BadMap("survival-map-unread", file=name, why="nesting") from None
    return _Reader(text, name, said).sheet()


class _Reader:
    """Reads the parts of a file and knows on which line each of them stands."""

    def __init__(self, text: str, name: str, said: dict[str, Any]) -> None:
        self.lines = text.split("\n")
        self.name = name
        self.said = said
        self.rows: tuple[str, ...] = ()

    def sheet(self) -> Sheet:
        self._keys()
        self.rows = self._terrain()
        rivers = self._ways("rivers")
        return Sheet(
            title=self._title(),
            origin=self._one_of("origin", ORIGINS),
            rows=self.rows,
            middle=self._middle(),
            lakes=self._hexes("lakes"),
            food=self._hexes("food"),
            fords=self._fords(rivers),
            rivers=rivers,
            trails=self._trails(),
            bases=self._bases(),
        )

    def _wrong(self, line: int, why: Phrase) -> BadMap:
        return BadMap("survival-map-wrong", file=self.name, line=line, why=why)

    # Where things stand

    def _line(self, key: str, after: int = 0) -> int:
        """The line (from 1) that a key begins on; the first line if it is written in some other way."""
        begins = re.compile(rf"""\s*(\[\s*)?["']?{re.escape(key)}["']?\s*(=|\.|\])""")
        return next((at for at, line in enumerate(self.lines, 1) if at > after and begins.match(line)), 1)

    def _entry(self, key: str, number: int) -> int:
        """The line of an entry of a list: entries that are the same text stand in the order of the file."""
        entries = self.said[key]
        text, before = entries[number], entries[:number].count(entries[number])
        first = self._line(key)
        for at, line in enumerate(self.lines[first - 1 :], first):
            before -= line.count(f'"{text}"') + line.count(f"'{text}'")
            if before < 0:
                return at
        return first

    # Keys and words

    def _keys(self) -> None:
        for key in self.said:
            if key not in KEYS:
                raise self._wrong(self._line(key), phrase("survival-map-key", key=key))
        for key in NEEDED:
            if key not in self.said:
                raise BadMap("survival-map-lacks", file=self.name, key=key)
        self._one_of("format", (FORMAT,))
        if self.said["version"] != VERSION or self.said["version"] is True:
            raise self._wrong(self._line("version"), phrase("survival-map-version", version=VERSION))

    def _one_of(self, key: str, words: tuple[str, ...]) -> str:
        word = self.said[key]
        if word not in words:
            raise self._wrong(self._line(key), phrase("survival-map-word", key=key, words=", ".join(words)))
        return str(word)

    def _title(self) -> str:
        title = self.said["title"]
        if not (isinstance(title, str) and 0 < len(title) <= 80 and title.isprintable()):
            raise self._wrong(self._line("title"), phrase("survival-map-title"))
        return title

    # The ground

    def _terrain(self) -> tuple[str, ...]:
        text, line = self.said["terrain"], self._line("terrain")
        if not isinstance(text, str):
            raise self._wrong(line, phrase("survival-map-rows"))
        rows = tuple(text.removesuffix("\n").split("\n"))
        below = re.search(r"""(\"{3}|'{3})\s*$""", self.lines[line - 1])  # the rows begin on the next line
        first = line + 1 if below else line
        if not (0 < len(rows) <= LARGEST and 0 < len(rows[0]) <= LARGEST):
            raise self._wrong(line, phrase("survival-map-rows"))
        for at, row in enumerate(rows):
            for column, letter in enumerate(row):
                if letter not in LETTERS:
                    where = {"letter": letter, "letters": " ".join(LETTERS), "hex": named((column, at))}
                    raise self._wrong(first + at, phrase("survival-map-letter", **where))
            if len(row) != len(rows[0]):
                raise self._wrong(
                    first + at, phrase("survival-map-width", row=at + 1, count=len(row), first=len(rows[0]))
                )
        return rows

    def _middle(self) -> tuple[int, int] | None:
        if "middle" not in self.said:
            return None
        middle, width = self.said["middle"], len(self.rows[0])
        if not (isinstance(middle, list) and len(middle) == 2 and all(type(column) is int for column in middle)):
            raise self._wrong(self._line("middle"), phrase("survival-map-middle", width=width))
        first, last = middle
        if not 1 <= first <= last <= width:
            raise self._wrong(self._line("middle"), phrase("survival-map-middle", width=width))
        return first - 1, last - 1

    def _place(self, text: str, line: int, over: int = 0) -> Place:
        """The place that a text names, at most so far over the edge."""
        found = re.fullmatch(r"([0-9]{1,3}),([0-9]{1,3})", text)
        if not found:
            raise self._wrong(line, phrase("survival-map-hex", text=text))
        column, row = int(found[1]) - 1, int(found[2]) - 1
        width, height = len(self.rows[0]), len(self.rows)
        if not (-over <= column < width + over and -over <= row < height + over):
            raise self._wrong(line, phrase("survival-map-outside", hex=text, width=width, height=height))
        return column, row

    def _number(self, text: str, line: int) -> int:
        column, row = self._place(text, line)
        return row * len(self.rows[0]) + column

    def _list(self, key: str) -> Iterator[tuple[str, int]]:
        """The entries of a list, each with its line."""
        entries = self.said.get(key, [])
        if not isinstance(entries, list):
            raise self._wrong(self._line(key), phrase("survival-map-list", key=key))
        for number, entry in enumerate(entries):
            line = self._entry(key, number) if isinstance(entry, str) else self._line(key)
            if not isinstance(entry, str):
                raise self._wrong(line, phrase("survival-map-list", key=key))
            yield entry, line

    def _hexes(self, key: str) -> tuple[int, ...]:
        found: list[int] = []
        for text, line in self._list(key):
            cell = self._number(text, line)
            if cell in found:
                raise self._wrong(line, phrase("survival-map-twice", key=key, hex=text))
            found.append(cell)
        return tuple(sorted(found))

    def _bases(self) -> dict[int, int]:
        table = self.said.get("bases", {})
        heading = self._line("bases")
        if not isinstance(table, dict):
            raise self._wrong(heading, phrase("survival-map-bases"))
        bases: dict[int, int] = {}
        for key, text in table.items():
            line = self._line(key, heading - 1)
            if key not in {str(number) for number in BASES} or not isinstance(text, str):
                raise self._wrong(line, phrase("survival-map-base", base=key))
            cell = self._number(text, line)
            if cell in bases.values():
                raise self._wrong(line, phrase("survival-map-twice", key="bases", hex=text))
            bases[int(key)] = cell
        return dict(sorted(bases.items()))

    # Rivers and what crosses them

    def _steps(self, words: list[str], line: int) -> tuple[int, ...]:
        for word in words:
            if word not in DIRECTIONS:
                raise self._wrong(line, phrase("survival-map-direction", word=word, directions=" ".join(DIRECTIONS)))
        return tuple(DIRECTIONS.index(word) for word in words)

    def _ways(self, key: str) -> tuple[Way, ...]:
        return tuple(self._way(text, line) for text, line in self._list(key))

    def _way(self, text: str, line: int) -> Way:
        start, *words = text.split(" ")
        way = Way(self._place(start, line, over=1), self._steps(words, line))
        if not way.steps:
            raise self._wrong(line, phrase("survival-map-steps", hex=start))
        passed = list(way.places())
        outside = [place for place in passed[1:-1] if not self._inside(place)]
        if outside or not any(map(self._inside, passed)):
            raise self._wrong(line, phrase("survival-map-strays", hex=named((outside or passed)[0])))
        for at, place in enumerate(passed):
            if place in passed[:at]:
                raise self._wrong(line, phrase("survival-map-circles", hex=named(place)))
        return way

    def _inside(self, place: Place) -> bool:
        return 0 <= place[0] < len(self.rows[0]) and 0 <= place[1] < len(self.rows)

    def _trails(self) -> tuple[Way, ...]:
        """A trail is drawn in woods, mountain and swamp; only its ends may lie in open ground, where it comes out."""
        ways = self._ways("trails")
        for way, (_, line) in zip(ways, self._list("trails")):
            for column, row in list(way.places())[1:-1]:
                if self.rows[row][column] not in "wms":
                    raise self._wrong(line, phrase("survival-map-trail", hex=named((column, row))))
        return ways

    def _fords(self, rivers: tuple[Way, ...]) -> dict[int, tuple[int, int]]:
        fords: dict[int, tuple[int, int]] = {}
        for text, line in self._list("fords"):
            start, *words = text.split(" ")
            cell, place = self._number(start, line), self._place(start, line)
            approaches = self._steps(words, line)
            if len(approaches) != 2 or approaches[0] == approaches[1]:
                raise self._wrong(line, phrase("survival-map-approaches", hex=start))
            if not any(place in way.places() for way in rivers):
                raise self._wrong(line, phrase("survival-map-dry", hex=start))
            for direction in approaches:
                self._bank(place, direction, rivers, line)
            if cell in fords:
                raise self._wrong(line, phrase("survival-map-twice", key="fords", hex=start))
            fords[cell] = (approaches[0], approaches[1])
        return dict(sorted(fords.items()))

    def _bank(self, ford: Place, direction: int, rivers: tuple[Way, ...], line: int) -> None:
        """A ford is approached from a hex of the map, and not along its river."""
        bank = beside(ford, direction)
        steps = [step for way in rivers for step in pairwise(way.places())]
        if not self._inside(bank) or (ford, bank) in steps or (bank, ford) in steps:
            raise self._wrong(line, phrase("survival-map-bank", hex=named(ford), direction=DIRECTIONS[direction]))


# Printing


def printed(sheet: Sheet) -> str:
    """The canonical text of a sheet: `parse` gives the sheet back."""
    width = len(sheet.rows[0])

    def hexes(found: Iterator[int] | tuple[int, ...]) -> list[str]:
        return [named((cell % width, cell // width)) for cell in found]

    def ways(found: tuple[Way, ...]) -> list[str]:
        return [" ".join((named(way.start), *(DIRECTIONS[step] for step in way.steps))) for way in found]

    fords = [
        f"{hex} {DIRECTIONS[one]} {DIRECTIONS[other]}"
        for hex, (one, other) in zip(hexes(iter(sheet.fords)), sheet.fords.values())
    ]
    lists = {
        "lakes": hexes(sheet.lakes),
        "food": hexes(sheet.food),
        "fords": fords,
        "rivers": ways(sheet.rivers),
        "trails": ways(sheet.trails),
    }
    parts = [
        f'format = "{FORMAT}"\nversion = {VERSION}\ntitle = {_quoted(sheet.title)}\norigin = "{sheet.origin}"\n',
        '\nterrain = """\n' + "".join(f"{row}\n" for row in sheet.rows) + '"""\n',
        f"middle = [{sheet.middle[0] + 1}, {sheet.middle[1] + 1}]\n" if sheet.middle else "",
        *(
            f"\n{key} = [\n" + "".join(f'  "{entry}",\n' for entry in said) + "]\n"
            for key, said in lists.items()
            if said
        ),
        "\n[bases]\n" if sheet.bases else "",
        *(f'{number} = "{hex}"\n' for number, hex in zip(sheet.bases, hexes(iter(sheet.bases.values())))),
    ]
    return "".join(parts)


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
