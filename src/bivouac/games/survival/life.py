"""A person: where they are, how they fare, and what becomes of them (OS-18 to OS-22)."""

from typing import Literal

import msgspec
from msgspec.structs import replace

from bivouac.games.survival.chart import LEVELS, Chart, Row
from bivouac.games.survival.scenarios import Effect

DEAD = len(LEVELS)  # one past O

Fate = Literal["afoot", "out", "dead", "caught", "snowed"]
FATES: tuple[Fate, ...] = ("afoot", "out", "dead", "caught", "snowed")

COLOURS = ("red", "blue", "green", "yellow")  # of the seats


class Person(msgspec.Struct, frozen=True):
    """A player's person. Boxes of water and food count from 1, levels of life from 0, which is A."""

    cell: int  # where they are; where they were last, once they are out of it
    base: int = 0  # where they began; 0 before they have chosen
    water: int = 1
    food: int = 1
    hurt: int = 0  # levels lost to contingencies
    level: int = 0
    water_rest: int = 0  # turns running of staying with the day's water met, since boxes were last regained
    food_rest: int = 0
    held: int = 0  # turns still to stay put (OS-41)
    leads: bool = False  # somebody rescued is with them (OS-37)
    fate: Fate = "afoot"
    day: int = 0  # on which that was
    sides: int = 0  # of the map that they left by, as bits

    @property
    def letter(self) -> str:
        """Their level of life; a dead person has none."""
        return LEVELS[self.level] if self.level < DEAD else ""


def shifted(row: Row, box: int, boxes: int) -> int:
    """The box of an index after so many boxes to the right, or to the left if less than 0: to the left never as far as
    the start box (OS-21), to the right no further than the row goes.

    >>> row = Row(10, ())
    >>> shifted(row, 5, -2), shifted(row, 3, -4), shifted(row, 1, -1), shifted(row, 9, 2)
    (3, 2, 1, 10)
    """
    to = box + boxes
    if boxes > 0:
        return to if to < row.boxes else row.boxes
    return to if to > 1 else min(box, 2)


def changed(
    person: Person, chart: Chart, water: int = 0, food: int = 0, hurt: int = 0, water_rest: int = 0, food_rest: int = 0
) -> Person:
    """The person after boxes lost (or regained, less than 0) and levels lost: their level follows (OS-19 to OS-22)."""
    water, food = shifted(chart.water, person.water, water), shifted(chart.food, person.food, food)
    hurt += person.hurt
    level = chart.level(water, food, hurt)
    return replace(person, water=water, food=food, hurt=hurt, level=level, water_rest=water_rest, food_rest=food_rest)


def befallen(person: Person, chart: Chart, effect: Effect) -> Person:
    """The person after a contingency (OS-41). To stay put is from now on: the longer of two such spells counts."""
    if effect.what == "stay":
        return replace(person, held=max(person.held, effect.amount))
    return changed(
        person,
        chart,
        water=-effect.amount if effect.what == "water" else 0,
        food=-effect.amount if effect.what == "food" else 0,
        hurt=-effect.amount if effect.what == "life" else 0,
        water_rest=person.water_rest,
        food_rest=person.food_rest,
    )


def cause(person: Person, chart: Chart) -> str:
    """What somebody has died of in the evening: the need that cost them more levels."""
    return "thirst" if chart.thirst[person.water] >= chart.hunger[person.food] else "hunger"
