"""The solution of a game for one person: what every state is worth, and where that is kept.

Solving takes seconds, so an answer is written to the user's cache folder under a name that all it depends on goes into.
A file that cannot be read is made anew; where none can be written, all goes on without.
"""

import os
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile
from threading import Lock
from typing import NamedTuple
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from bivouac.games.survival.chart import chart
from bivouac.games.survival.country import SIDES
from bivouac.games.survival.evening import settled
from bivouac.games.survival.life import DEAD, Person, befallen, shifted
from bivouac.games.survival.movement import FOOD, WATER, ways
from bivouac.games.survival.needs import found
from bivouac.games.survival.scenarios import CALM, SCENARIOS, Cell
from bivouac.games.survival.solve import TRIFLE, Answer, Question, folded, solve
from bivouac.games.survival.solve_places import lost
from bivouac.games.survival.view import SurvivalView
from bivouac.hexes import cells

VERSION = 2  # of the solver: raised when it would answer differently
SOLVED = ("basic", "lost", "lost-east", "survival")

HASTE = 0.2  # what a day more takes off a chance in a race
ROUNDED = 1e-6  # what rounding makes of a figure, in proportion, at most

Numbers = npt.NDArray[np.floating]


class Worth(NamedTuple):
    """What a state is worth: the chance to get out alive, and that times the days of those who do."""

    chance: float
    days: float

    @property
    def score(self) -> float:
        """Both in one: the chance decides, and where it is the same, the days."""
        return self.chance - TRIFLE * self.days


GONE = Worth(0.0, 0.0)  # dead, or out where that is no use
OUT = Worth(1.0, 0.0)


class Solution:
    """An answer, and how to look up in it."""

    def __init__(self, question: Question, answer: Answer) -> None:
        self.question, self.chart = question, question.chart
        self._places, self._rows = question.places.number, question.rows
        self._chance, self._days = answer
        self._nights: dict[tuple[int, int, int], tuple[Numbers, Numbers]] = {}

    def morning(self, person: Person) -> Worth:
        """What it is worth to begin a day like this."""
        row = self._row(person)
        if row is None:
            return GONE
        place = self._place(person)
        return Worth(float(self._chance[row, person.held, place]), float(self._days[row, person.held, place]))

    def night(self, person: Person) -> Worth:
        """What it is worth to have settled the needs of a day like this, before any contingency."""
        if self._row(person) is None:
            return GONE
        state = (person.water, person.food, person.hurt)
        found = self._nights.get(state)
        if found is None:
            found = self._nights[state] = self._night(person)
        place = self._place(person)
        return Worth(float(found[0][place]), float(found[1][place]))

    def stayed(self, person: Person) -> Worth:
        """What it is worth to stay today."""
        needs, here = self.question.needs, self.question.ways.marks[person.cell]
        water, food = (
            found(need, here & mark, 0, False, False) for need, mark in zip(needs, (WATER, FOOD), strict=True)
        )
        return self.night(settled(0, person, self.chart, needs, (water, food), True, []))

    def rests(self, person: Person) -> bool:
        """Whether to stay today is the best that one can do."""
        now, question = self.morning(person), self.question
        before = now.score / (1 - question.discount) if question.rough else now.score + TRIFLE * now.chance
        return before - self.stayed(person).score < ROUNDED * now.chance

    def ended(self, person: Person, cell: int, passed: int) -> Worth:
        """What it is worth to end a day's walk in a hex, with these sources passed on the way."""
        drink, meal = self.question.needs
        here = self.question.ways.marks[cell]
        sources = here | passed if drink.passing else here
        water = shifted(self.chart.water, person.water, lost(drink, sources & WATER))
        food = shifted(self.chart.food, person.food, lost(meal, sources & FOOD))
        return self.night(Person(cell, water=water, food=food, hurt=person.hurt))

    def left(self, sides: int) -> Worth:
        """What it is worth to leave the map over these sides."""
        return OUT if any(SIDES[side] in self.question.scenario.exits for side in cells(sides)) else GONE

    def befallen(self, person: Person, column: str) -> float:
        """The chance of somebody who throws on a column of the contingency table."""
        after = [befallen(person, self.chart, cell) if cell else person for cell in self.question.table[column]]
        return sum(self.morning(one).chance for one in after if one.level < DEAD) / len(after)

    def _place(self, person: Person) -> int:
        return self._places[person.cell, max(person.water_rest, person.food_rest)]

    def _row(self, person: Person) -> int | None:
        if self.question.folded and person.hurt:
            boxes = folded(self.chart, person.water, person.food, person.hurt)
            return self._rows[*boxes, 0] if boxes else None
        return self._rows.get((person.water, person.food, person.hurt))

    def _night(self, person: Person) -> tuple[Numbers, Numbers]:
        """What nights are worth in all places, with these boxes and levels."""
        row = self._row(person)
        calm = np.array([self._chance[row, 0], self._days[row, 0]])
        columns = np.array([self._column(person, column) for column in self.question.table.values()])
        if not len(columns):
            return calm[0], calm[1]
        best = columns[:, 0].argmax(0)
        chance, days = (CALM * calm + (6 - CALM) * columns[best, :, np.arange(len(best))].T) / 6
        return chance, days

    def _column(self, person: Person, column: tuple[Cell, ...]) -> Numbers:
        """What throwing on a column leads to: chance and days."""
        worth = np.zeros((2, len(self._places)), np.float32)
        for cell in column:
            after = befallen(person, self.chart, cell) if cell else person
            row = self._row(after) if after.level < DEAD else None
            if row is not None:
                worth += (self._chance[row, after.held], self._days[row, after.held])
        return worth / len(column)


# Finding one


class Terms(NamedTuple):
    """What a solution depends on. With `exact`, contingencies are gone into as deeply as can be, which takes a minute;
    otherwise the levels that they cost are folded into hunger. With `racing` it is not the chance that counts alone,
    but also to be sooner than others."""

    map: str
    chart: str
    scenario: str
    contingencies: bool = False
    supplies: bool = False
    riverways: bool = False
    exact: bool = False
    racing: bool = False

    @property
    def question(self) -> Question:
        found = ways(self.map, self.riverways, self.supplies, self.scenario == "basic")
        game = SCENARIOS[self.scenario]
        risky = self.contingencies and game.contingencies is not None
        return Question(found, chart(self.chart), game, risky, risky and not self.exact, HASTE if self.racing else 0.0)


def terms(view: SurvivalView, exact: bool = False) -> Terms | None:
    """The terms of a game, if it is one that is solved."""
    options = view.setting.options
    if options.scenario not in SOLVED:
        return None
    return Terms(
        view.map, view.chart, options.scenario, options.contingencies, options.supplies, options.riverways, exact
    )


_LOCK = Lock()


def solution(terms: Terms) -> Solution:
    """The solution, from memory, from the cache folder, or solved now."""
    with _LOCK:
        return _solution(terms)


@lru_cache(maxsize=8)
def _solution(terms: Terms) -> Solution:
    question = terms.question
    path = _path(question)
    answer = _read(path, question)
    if answer is None:
        answer = solve(question)
        _write(path, answer)
    return Solution(question, answer)


def _path(question: Question) -> Path:
    """Where an answer is kept."""
    land, scenario = question.ways, question.scenario
    depends = (VERSION, land.land.text, land.price, land.links, land.marks, land.basic, question.chart, scenario)
    name = sha256(repr((*depends, *question[3:])).encode()).hexdigest()[:32]
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "bivouac" / "survival" / f"{name}.npz"


def _read(path: Path, question: Question) -> Answer | None:
    """The answer in a file, if it is there and whole."""
    try:
        with path.open("rb") as opened, np.load(opened) as file:
            answer = Answer(file["chance"], file["days"])
    except (OSError, ValueError, KeyError, EOFError, BadZipFile):
        return None
    fits = all(part.dtype == np.float32 and part.ndim == 3 and len(part) == len(question.rows) for part in answer)
    return answer if fits and answer.chance.shape[2] == len(question.places) else None


def _write(path: Path, answer: Answer) -> None:
    """Whole or not at all."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=path.parent, suffix=".part", delete=False) as file:
            try:
                np.savez(file, **answer._asdict())
                file.close()
                Path(file.name).replace(path)
            except BaseException:
                Path(file.name).unlink(missing_ok=True)
                raise
