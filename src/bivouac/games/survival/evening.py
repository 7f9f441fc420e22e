"""The evening of a person's day: boxes of water and food lost or regained, and what that does to their life."""

from bivouac.engine import Seat
from bivouac.games.survival.chart import Chart
from bivouac.games.survival.events import Event, LevelChanged, Missed, Regained, Supplied
from bivouac.games.survival.life import Person, changed
from bivouac.games.survival.needs import Found, rested
from bivouac.games.survival.scenarios import Need


def settled(
    seat: Seat,
    person: Person,
    chart: Chart,
    needs: tuple[Need, Need],
    supplied: tuple[Found, Found],
    stayed: bool,
    record: list[Event],
) -> Person:
    """The person after their needs of the day, water and then food; the record tells of it (OS-19 to OS-21).

    Two people need twice as much: who leads somebody loses two boxes for one (OS-26).
    """
    price = 2 if person.leads else 1
    (water, food), (drink, meal) = supplied, needs
    water_rest, more_water = rested(drink, person.water_rest, water, stayed)
    food_rest, more_food = rested(meal, person.food_rest, food, stayed)
    after = changed(
        person,
        chart,
        water=price if water == "missed" else -more_water,
        food=price if food == "missed" else -more_food,
        water_rest=water_rest,
        food_rest=food_rest,
    )
    _tell(record, seat, "water", water, person.water, after.water)
    _tell(record, seat, "food", food, person.food, after.food)
    if after.level != person.level:
        record.append(LevelChanged(seat, person.level, after.level))
    return after


def _tell(record: list[Event], seat: Seat, what: str, how: Found, before: int, after: int) -> None:
    if how == "missed":
        record.append(Missed(seat, what, after - before, after))
        return
    record.append(Supplied(seat, what, how))
    if after < before:
        record.append(Regained(seat, what, before - after, after))
