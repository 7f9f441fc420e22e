"""A view of Outdoor Survival in words, for people who hear the page: what is asked, how everybody fares, what lies
around, and the map. Who plays and what is to be chosen the page tells by itself.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby

from bivouac.engine import Chapter, Phrase, Say, Seat, phrase
from bivouac.games.survival.about import ground_words
from bivouac.games.survival.card import direction_lines, tables, task_lines
from bivouac.games.survival.country import country
from bivouac.games.survival.goals import seat_phrase
from bivouac.games.survival.moves import GRID
from bivouac.games.survival.panels import state
from bivouac.games.survival.phrases import hex_name
from bivouac.games.survival.surroundings import ground, surroundings
from bivouac.games.survival.view import SurvivalView


def describe(view: SurvivalView, say: Say) -> Sequence[Chapter]:
    seat = view.seat if view.seat >= 0 and view.people[view.seat].fate == "afoot" else view.turn
    chapters = [
        Chapter(say(Phrase("survival-heard-task")), list(_task(view, say))),
        Chapter(say(Phrase("survival-heard-people")), [_person(view, one, say) for one in range(view.setting.seats)]),
    ]
    if view.people[seat].base:
        title = say(phrase("survival-heard-around", seat=seat_phrase(seat), hex=hex_name(view.people[seat].cell)))
        chapters.append(Chapter(title, list(surroundings(view, seat, say))))
    if lying := list(_lying(view, say)):
        chapters.append(Chapter(say(Phrase("survival-heard-lying")), lying))
    chapters.append(Chapter(say(phrase("survival-heard-map", map=view.land.title)), _rows(view.map, say)))
    return chapters


def _task(view: SurvivalView, say: Say) -> Iterator[str]:
    """What the scenario asks, what its dice say, and how late it is."""
    yield from task_lines(view, say)
    for title, table in tables(view):
        told = "; ".join(f"{dice} {words}" for dice, words in direction_lines(table, say))
        yield say(phrase("survival-heard-table", title=Phrase(f"survival-page-table-{title}"), dice=told))
    if view.day:
        yield say(phrase("survival-page-day", day=view.day))


def _person(view: SurvivalView, seat: Seat, say: Say) -> str:
    """Where somebody is and how they fare; in Pursuit also on which side they are."""
    person, life = view.people[seat], view.life
    if not person.base:
        return say(phrase("survival-heard-unplaced", seat=seat_phrase(seat)))
    told = [say(state(person, life))]
    if person.fate == "afoot" and view.scenario.water:
        boxes = {"water": person.water, "waters": life.water.boxes, "food": person.food, "foods": life.food.boxes}
        told.append(say(phrase("survival-heard-boxes", **boxes)))
    if view.pursuers:
        told.insert(0, say(Phrase(f"survival-heard-{'pursuer' if seat in view.pursuers else 'fugitive'}")))
    return say(
        phrase("survival-heard-person", seat=seat_phrase(seat), hex=hex_name(person.cell), fares=", ".join(told))
    )


def _lying(view: SurvivalView, say: Say) -> Iterator[str]:
    """Counters, lost persons face up, outposts."""
    if view.counters:
        yield say(
            phrase(
                "survival-heard-counters",
                count=len(view.counters),
                lost=view.lost,
                hexes=" · ".join(map(hex_name, view.counters)),
            )
        )
    for name, cells in (("found", view.found), ("outposts", view.outposts)):
        if cells:
            yield say(phrase(f"survival-heard-{name}", count=len(cells), hexes=" · ".join(map(hex_name, cells))))


@lru_cache(maxsize=32)
def _rows(text: str, say: Say) -> Sequence[str]:
    """The rows of the map; neighbours that are alike are told in one go: `1–3 woods`."""
    land = country(text)
    return tuple(
        _row([ground(ground_words(land, GRID.at(column, row)), say) for column in range(GRID.width)], row, say)
        for row in range(GRID.height)
    )


def _row(hexes: Sequence[str], row: int, say: Say) -> str:
    runs = []
    for what, alike in groupby(enumerate(hexes, 1), key=lambda one: one[1]):
        columns = [column for column, _ in alike]
        runs.append(f"{columns[0]}–{columns[-1]} {what}" if len(columns) > 1 else f"{columns[0]} {what}")
    return say(phrase("survival-heard-row", row=row + 1, hexes=", ".join(runs)))
