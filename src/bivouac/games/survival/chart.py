"""The life chart as a value: fifteen levels with what a person on each can walk, and the rows of water and food.

A chart is a TOML file, so that owners of the box can enter theirs:

    format = "bivouac-chart"
    version = 1
    title = "Life chart"
    origin = "original"          # or "box", or "own"

    [levels]                     # movement points of each level, A to O; they never rise
    A = 6
    …
    [water]
    boxes = 10                   # of the row; box 1 is the start
    lines = [
      { after = 2, levels = 1 }, # the line between boxes 2 and 3 costs a level of life
      …
    ]
    [food]                       # likewise

It is read strictly: what is not known, missing or out of order is refused with the file and the line.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from bivouac.engine import Phrase, Refused, phrase

FORMAT, VERSION = "bivouac-chart", 1
ORIGINS = ("original", "box", "own")
LEVELS = "ABCDEFGHIJKLMNO"
KEYS = ("format", "version", "title", "origin", "levels", "water", "food")
MOST_POINTS, MOST_BOXES = 12, 60


class BadChart(Refused):
    """A chart that cannot be read; the sentence names file and line."""


class Line(msgspec.Struct, frozen=True):
    """A trigger line: it stands after a box and costs levels of life (OS-19)."""

    after: int
    levels: int


class Row(msgspec.Struct, frozen=True):
    """The boxes of water or of food. The index begins in box 1 and stops in the last one."""

    boxes: int
    lines: tuple[Line, ...]

    def lost(self, box: int) -> int:
        """The levels lost to the lines that an index in a box has crossed (OS-22)."""
        return sum(line.levels for line in self.lines if line.after < box)


class Chart(msgspec.Struct, frozen=True):
    """A life chart.

    >>> life = chart(standard_chart())
    >>> life.allowances[LEVELS.index("D")], life.water.lost(3), life.thirst[3]
    (4, 1, 1)
    """

    title: str
    origin: str
    allowances: tuple[int, ...]  # movement points by level (OS-05, OS-18)
    water: Row
    food: Row
    thirst: tuple[int, ...]  # levels lost by the box of the water index, from 0
    hunger: tuple[int, ...]  # the same of food

    def level(self, water: int, food: int, hurt: int) -> int:
        """The level of life, 0 for A; one past O is death (OS-18, OS-20, OS-22)."""
        return min(self.thirst[water] + self.hunger[food] + hurt, len(LEVELS))


@lru_cache(maxsize=1)
def standard_chart() -> str:
    """The text of our own chart."""
    return files(__package__).joinpath("data/chart.toml").read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def chart(text: str, name: str = "chart") -> Chart:
    """The chart that a text describes; BadChart, with the file's name and the line, otherwise."""
    try:
        said = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadChart("survival-map-unread", file=name, why=str(error)) from None
    return _Reader(text, name, said).chart()


class _Reader:
    """Reads the parts of a file and knows on which line each of them stands."""

    def __init__(self, text: str, name: str, said: dict[str, Any]) -> None:
        self.lines = text.splitlines()
        self.name = name
        self.said = said

    def chart(self) -> Chart:
        self._keys()
        water, food = self._row("water"), self._row("food")
        return Chart(
            title=self._title(),
            origin=self._one_of("origin", ORIGINS),
            allowances=self._allowances(),
            water=water,
            food=food,
            thirst=tuple(water.lost(box) for box in range(water.boxes + 1)),
            hunger=tuple(food.lost(box) for box in range(food.boxes + 1)),
        )

    def _wrong(self, line: int, why: Phrase) -> BadChart:
        return BadChart("survival-map-wrong", file=self.name, line=line, why=why)

    def _line(self, key: str, after: int = 0) -> int:
        """The line (from 1) that a key begins on; the first line if it is written in some other way."""
        begins = re.compile(rf"\s*(\[\s*)?{re.escape(key)}\s*[=\]]")
        return next((at for at, line in enumerate(self.lines, 1) if at > after and begins.match(line)), 1)

    def _keys(self) -> None:
        for key in self.said:
            if key not in KEYS:
                raise self._wrong(self._line(key), phrase("survival-chart-key", key=key))
        for key in KEYS:
            if key not in self.said:
                raise BadChart("survival-map-lacks", file=self.name, key=key)
        self._one_of("format", (FORMAT,))
        if self.said["version"] != VERSION or self.said["version"] is True:
            raise self._wrong(self._line("version"), phrase("survival-map-version", version=VERSION))

    def _one_of(self, key: str, words: tuple[str, ...]) -> str:
        if self.said[key] not in words:
            raise self._wrong(self._line(key), phrase("survival-map-word", key=key, words=", ".join(words)))
        return str(self.said[key])

    def _title(self) -> str:
        title = self.said["title"]
        if not (isinstance(title, str) and 0 < len(title) <= 80 and title.isprintable()):
            raise self._wrong(self._line("title"), phrase("survival-map-title"))
        return title

    def _allowances(self) -> tuple[int, ...]:
        levels, heading = self.said["levels"], self._line("levels")
        if not isinstance(levels, dict) or list(levels) != list(LEVELS):
            raise self._wrong(heading, phrase("survival-chart-levels"))
        before = MOST_POINTS
        for level, points in levels.items():
            if type(points) is not int or not 0 <= points <= before:
                why = phrase("survival-chart-points", level=level, most=before)
                raise self._wrong(self._line(level, heading), why)
            before = points
        return tuple(levels.values())

    def _row(self, key: str) -> Row:
        row, heading = self.said[key], self._line(key)
        if not isinstance(row, dict) or set(row) != {"boxes", "lines"} or not isinstance(row["lines"], list):
            raise self._wrong(heading, phrase("survival-chart-row", row=key))
        boxes = row["boxes"]
        if type(boxes) is not int or not 2 <= boxes <= MOST_BOXES:
            why = phrase("survival-chart-boxes", row=key, most=MOST_BOXES)
            raise self._wrong(self._line("boxes", heading), why)
        return Row(boxes, tuple(self._trigger_lines(key, row["lines"], boxes)))

    def _trigger_lines(self, key: str, said: list[Any], boxes: int) -> Iterator[Line]:
        """The lines of a row, in rising order, each between two of its boxes."""
        at = self._line("lines", self._line(key))
        before = 0
        for entry in said:
            at = next((n for n, line in enumerate(self.lines, 1) if n > at and "after" in line), at)
            try:
                line = msgspec.convert(entry, Line)
                fits = set(entry) == {"after", "levels"} and before < line.after < boxes and 0 < line.levels
            except msgspec.ValidationError:
                fits = False
            if not fits:
                raise self._wrong(at, phrase("survival-chart-line", row=key, least=before + 1, most=boxes - 1))
            before = line.after
            yield line
