"""Who has won, and why: the goals of the scenarios and the end of a game (OS-33 to OS-38)."""

from collections.abc import Sequence

from bivouac.engine import Outcome, Phrase, Seat, phrase
from bivouac.games.survival.country import SIDES, Country
from bivouac.games.survival.life import COLOURS, Person
from bivouac.games.survival.scenarios import Scenario


def seat_phrase(seat: Seat) -> Phrase:
    """What a seat is called."""
    return Phrase(f"survival-seat-{COLOURS[seat]}")


def home_sides(land: Country, base: int) -> int:
    """The side that people who begin at a base have come from: the nearest one, as a bit; all that are as near."""
    column, row = land.grid.place(land.bases[base])
    far = (row, land.grid.width - 1 - column, land.grid.height - 1 - row, column)
    return sum(1 << side for side, distance in enumerate(far) if distance == min(far))


def arrives(scenario: Scenario, land: Country, person: Person, sides: int) -> bool:
    """Whether leaving the map over these sides is what the scenario asks for (OS-34, OS-35, OS-37)."""
    wanted = sum(1 << SIDES.index(side) for side in scenario.exits)
    if scenario.home:
        wanted = home_sides(land, person.base)
    return bool(sides & wanted) and (person.leads or not scenario.counters)


def left_first(seat: Seat, team: tuple[Seat, ...], day: int, scenario: Scenario) -> Outcome:
    """Somebody has left the map as the scenario asks, for themselves or for all fugitives."""
    if scenario.counters:
        return Outcome(team, phrase("survival-won-rescued", seat=seat_phrase(seat), day=day))
    if scenario.outposts:
        return Outcome(team, phrase("survival-won-escaped", seat=seat_phrase(seat), day=day))
    return Outcome(team, phrase("survival-won-out", seat=seat_phrase(seat), day=day))


def found_first(seat: Seat, day: int) -> Outcome:
    """OS-36."""
    return Outcome((seat,), phrase("survival-won-found", seat=seat_phrase(seat), day=day))


def caught(by: Seat, hunters: tuple[Seat, ...], seat: Seat) -> Outcome:
    """OS-38."""
    return Outcome(hunters, phrase("survival-won-caught", seat=seat_phrase(by), other=seat_phrase(seat)))


def hunted_gone(hunters: tuple[Seat, ...]) -> Outcome:
    """Pursuit: no fugitive is left."""
    return Outcome(hunters, phrase("survival-won-hunted-gone"))


def hunters_gone(hunted: tuple[Seat, ...]) -> Outcome:
    """Pursuit: no pursuer is left."""
    return Outcome(hunted, phrase("survival-won-hunters-gone"))


def nearest_west(land: Country, people: Sequence[Person], out: Sequence[Seat]) -> Outcome:
    """Nobody got over the west edge: of those who left elsewhere (in the order of play) the nearest to it is who has
    the fewest columns to go, then who was gone first. Who died on the way has come nowhere."""

    def place(seat: Seat) -> tuple[int, int, int]:
        person = people[seat]
        return land.grid.place(person.cell)[0], person.day, out.index(seat)

    seat = min(out, key=place)
    columns = place(seat)[0]
    return Outcome((seat,), phrase("survival-won-nearest", seat=seat_phrase(seat), columns=columns))


def nobody() -> Outcome:
    """All are dead, gone or snowed in."""
    return Outcome((), phrase("survival-lost-all"))
