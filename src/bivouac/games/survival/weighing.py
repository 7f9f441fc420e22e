"""What choices lead to, where a game is solved: the chance of getting out from each hex in reach, and what a choice
has cost.

`solution` reads numpy, and may take seconds to solve: a page asks for it in a process of its own.
"""

from collections.abc import Mapping

from bivouac.games.survival.country import OFF
from bivouac.games.survival.guide import Following
from bivouac.games.survival.life import Person
from bivouac.games.survival.movement import ANYWHERE, OUTSET, End, Walk
from bivouac.games.survival.moves import SET_OUT, STAY, SurvivalMove
from bivouac.games.survival.policy import best, weighed
from bivouac.games.survival.solution import Solution, solution, terms
from bivouac.games.survival.view import SurvivalView


def chances(view: SurvivalView) -> Mapping[int, float] | None:
    """For each hex where the viewer's day can end, the chance to get out alive; at the outset whatever the dice say."""
    agreed = terms(view)
    if agreed is None or view.seat not in view.actors or view.phase not in ("outset", "walk"):
        return None
    known, person = solution(agreed), view.people[view.turn]
    found: dict[int, float] = {}
    for end in _ends(view, person):
        if end.cell != OFF:
            chance = known.ended(person, end.cell, end.passed | view.passed).chance
            found[end.cell] = max(found.get(end.cell, 0.0), chance)
    if view.phase == "outset":
        found[person.cell] = known.stayed(person).chance
    return found


def _ends(view: SurvivalView, person: Person) -> frozenset[End]:
    """All that today can lead to."""
    if view.phase == "walk":
        assert view.walk is not None
        return view.ways.ends_of(view.walk)
    points = view.life.allowances[person.level]
    table = set(view.scenario.direction)
    walks = [
        Walk(person.cell, heading, points, result.right, OUTSET)
        for result in table
        for heading in (range(6) if result.random else (ANYWHERE,))
    ]
    return frozenset().union(*(view.ways.ends_of(walk) for walk in walks))


def judged(known: Solution, view: SurvivalView, move: SurvivalMove) -> tuple[float, float, SurvivalMove | None]:
    """The chance that a choice has left, the best that there was, and the move that would have been better."""
    person = view.people[view.turn]
    if view.phase == "walk":
        worth = weighed(view, Following(known, person))
        better = best(worth)
        return worth[move], worth[better], better if worth[better] > worth[move] else None
    most, stayed = known.morning(person).chance, known.stayed(person).chance
    return (stayed, most, SET_OUT if most > stayed else None) if move == STAY else (most, most, None)
