"""The coach of a first game: what is asked now, what could be done, and why.

It counts hexes, no more: the nearest water, the nearest food, the nearest edge that helps. What is best it leaves to
its player, and to the odds that a page shows who asks for them.
"""

from collections.abc import Iterable, Iterator, Sequence

from bivouac.engine import Phrase, Say, phrase
from bivouac.games.survival.country import SIDES, coordinates
from bivouac.games.survival.goals import home_sides, seat_phrase
from bivouac.games.survival.movement import ANYWHERE, FREE, OUTSET
from bivouac.games.survival.moves import GRID
from bivouac.games.survival.phrases import way_phrase
from bivouac.games.survival.scenarios import FREE_ONE_TURN, FREE_TURNS, LOST_DIRECTION, ONE_TURN
from bivouac.games.survival.view import SurvivalView
from bivouac.hexes import cells

TURNS = {ONE_TURN: "one", FREE_ONE_TURN: "one", FREE_TURNS: "many"}


def coach(view: SurvivalView, say: Say) -> Sequence[str]:
    """One to five sentences for the viewer."""
    return [say(line) for line in _lines(view)]


def _lines(view: SurvivalView) -> Iterator[Phrase]:
    if view.outcome is not None:
        yield Phrase("survival-page-coach-over")
    elif view.seat not in view.actors:
        panel = Phrase("survival-page-panel-day")
        yield phrase("survival-page-coach-wait", seat=seat_phrase(view.turn), panel=panel)
    elif view.phase == "outset":
        yield from _outset(view)
    elif view.phase == "walk":
        yield from _walk(view)
    elif view.phase == "column":
        yield phrase("survival-page-coach-column", panel=Phrase("survival-page-panel-scenario"))
    else:
        yield _goal(view)
        yield Phrase(f"survival-page-coach-{view.phase}")


def _goal(view: SurvivalView) -> Phrase:
    name = view.setting.options.scenario
    if name == "lost":
        return Phrase("survival-page-coach-goal-lost")
    return phrase("survival-page-coach-goal", goal=Phrase(f"survival-page-goal-{name}"))


def _outset(view: SurvivalView) -> Iterator[Phrase]:
    person = view.people[view.seat]
    if view.day == 1:
        yield _goal(view)
    if view.scenario.direction == LOST_DIRECTION:
        yield Phrase("survival-page-coach-out")
    else:
        yield phrase("survival-page-coach-out-any", panel=Phrase("survival-page-panel-scenario"))
    if view.day <= 2:
        points = view.life.allowances[person.level]
        yield phrase("survival-page-coach-points", level=person.letter, points=points)
    yield from _wants(view)


def _wants(view: SurvivalView) -> Iterator[Phrase]:
    """What is near: water, food, the way out."""
    land, here, scenario = view.land, view.people[view.seat].cell, view.scenario
    if scenario.water and not scenario.water.always:
        if land.water >> here & 1:
            yield Phrase("survival-page-coach-water-here")
        else:
            yield _nearest("survival-page-coach-thirsty", here, cells(land.water))
    if scenario.food and view.day > 1:
        yield _nearest("survival-page-coach-hungry", here, cells(land.food))
    sides = [side for side in SIDES if side in scenario.exits]
    if scenario.home:
        home = home_sides(land, view.people[view.seat].base)
        sides = [side for bit, side in enumerate(SIDES) if home >> bit & 1]
    if sides and view.seat not in view.pursuers:
        side = min(sides, key=lambda side: _to_edge(here, side))
        yield phrase("survival-page-coach-edge", side=side, far=_to_edge(here, side))


def _nearest(name: str, here: int, hexes: Iterable[int]) -> Phrase:
    found = min(hexes, key=lambda cell: GRID.distance(here, cell))
    return phrase(name, hex=coordinates(GRID, found), far=GRID.distance(here, found))


def _to_edge(cell: int, side: str) -> int:
    """How many hexes it is over a side of the map, straight."""
    column, row = GRID.place(cell)
    return {"north": row + 1, "east": GRID.width - column, "south": GRID.height - row, "west": column + 1}[side]


def _walk(view: SurvivalView) -> Iterator[Phrase]:
    walk = view.walk
    assert walk is not None
    if walk.entered == OUTSET and walk.heading != ANYWHERE:
        yield phrase("survival-page-coach-given", way=way_phrase(walk.heading))
    free = walk.right in FREE
    yield phrase("survival-page-coach-walk-free" if free else "survival-page-coach-walk", points=walk.points)
    yield phrase("survival-page-coach-turns", right=TURNS.get(walk.right, "straight"))
    if any(view.ways.links[cell] for cell in (walk.cell, *view.land.neighbours[walk.cell]) if cell >= 0):
        yield Phrase("survival-page-coach-trail")
