"""The evening of a person's day: boxes of water and food lost or regained, and what that does to their life."""

import msgspec

from bivouac.engine import Seat
from bivouac.games.survival.chart import Chart
from bivouac.games.survival.events import Event, LevelChanged, Missed, Regained, Supplied
from bivouac.games.survival.life import Person, changed
from bivouac.games.survival.needs import Found, rested
from bivouac.games.survival.scenarios import Need


def settled(
    seat: Seat, person: Person, chart: Chart, needs: tuple[Need, Need], supplied: tuple[Found, Found], stayed: bool
) -> tuple[Person, list[Event]]:
    """The person after their needs of the day, water and then food, and what is told of it (OS-19 to OS-21).

    Two people need twice as much: who leads somebody loses two boxes for one (OS-26).
    """
    price = 2 if person.leads else 1
    water_rest, water = rested(needs[0], person.water_rest, supplied[0], stayed)
    food_rest, food = rested(needs[1], person.food_rest, supplied[1], stayed)
    thirst = price if supplied[0] == "missed" else -water
    hunger = price if supplied[1] == "missed" else -food
    after = changed(person, chart, water=thirst, food=hunger)
    if (water_rest, food_rest) != (person.water_rest, person.food_rest):
        after = msgspec.structs.replace(after, water_rest=water_rest, food_rest=food_rest)
    told = [
        *_told(seat, "water", supplied[0], person.water, after.water),
        *_told(seat, "food", supplied[1], person.food, after.food),
    ]
    if after.level != person.level:
        told.append(LevelChanged(seat, person.level, after.level))
    return after, told


def _told(seat: Seat, what: str, how: Found, before: int, after: int) -> list[Event]:
    if how == "missed":
        return [Missed(seat, what, after - before, after)]
    if after < before:
        return [Supplied(seat, what, how), Regained(seat, what, before - after, after)]
    return [Supplied(seat, what, how)]
