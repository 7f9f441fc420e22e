"""What Outdoor Survival says to people: prompts and moves, as phrases. What happened: `tale`."""

from collections.abc import Sequence
from functools import cache

from bivouac.engine import Phrase, phrase
from bivouac.games.survival.country import DIRECTIONS, SIDES, coordinates
from bivouac.games.survival.goals import seat_phrase
from bivouac.games.survival.movement import ANYWHERE, OUTSET, Walk
from bivouac.games.survival.moves import GRID, Column, Die, From, Outpost, SetOut, Stay, Step, SurvivalMove, Turned
from bivouac.games.survival.scenarios import FREE_ONE_TURN, FREE_STRAIGHT, FREE_TURNS, ONE_TURN, STRAIGHT
from bivouac.games.survival.view import SurvivalView

RIGHTS = {
    STRAIGHT: "straight",
    ONE_TURN: "one-turn",
    FREE_STRAIGHT: "free-straight",
    FREE_ONE_TURN: "free-one-turn",
    FREE_TURNS: "free-turns",
}


def hex_name(cell: int) -> str:
    return coordinates(GRID, cell)


@cache
def way_phrase(direction: int) -> Phrase:
    """Where a step goes: `north`."""
    return Phrase(f"survival-way-{DIRECTIONS[direction]}")


def right_phrase(right: int) -> Phrase:
    """The right that a direction result gives (OS-08)."""
    return Phrase(f"survival-right-{RIGHTS[right]}")


def sides_phrase(sides: int) -> Phrase:
    """The sides of the map that are bits of a set."""
    return listed([Phrase(f"survival-side-{side}") for bit, side in enumerate(SIDES) if sides >> bit & 1])


def listed(phrases: Sequence[Phrase]) -> Phrase:
    """Some phrases, with commas between them."""
    first, *rest = phrases
    return phrase("survival-list", first=first, rest=listed(rest)) if rest else first


# What is asked


def prompt(view: SurvivalView) -> Phrase:
    """What is asked, and of whom: `mine` when it is the viewer who must choose."""
    if view.outcome is not None:
        return view.outcome.why
    whose = "mine" if view.seat in view.actors else "theirs"
    person, seat = view.people[view.turn], seat_phrase(view.turn)
    match view.phase:
        case "from":
            bases = ", ".join(str(base) for base in view.scenario.choice)
            return phrase(f"survival-prompt-from-{whose}", seat=seat, bases=bases)
        case "outposts":
            each = view.scenario.outposts
            number = len(view.outposts) % each + 1
            return phrase(f"survival-prompt-outposts-{whose}", seat=seat, number=number, count=each)
        case "outset":
            points = view.life.allowances[person.level]
            return phrase(
                f"survival-prompt-outset-{whose}", seat=seat, day=view.day, level=person.letter, points=points
            )
        case "walk":
            assert view.walk is not None
            return _walk_prompt(view.walk, whose, seat)
        case "column":
            return phrase(f"survival-prompt-column-{whose}", seat=seat)
        case _:
            return phrase(f"survival-prompt-{view.phase}", seat=seat)


def _walk_prompt(walk: Walk, whose: str, seat: Phrase) -> Phrase:
    right = right_phrase(walk.right)
    if walk.entered != OUTSET:
        return phrase(f"survival-prompt-walk-{whose}", seat=seat, points=walk.points, right=right)
    if walk.heading == ANYWHERE:
        return phrase(f"survival-prompt-any-{whose}", seat=seat, points=walk.points, right=right)
    way = way_phrase(walk.heading)
    return phrase(f"survival-prompt-given-{whose}", seat=seat, points=walk.points, right=right, way=way)


# Moves


def say(move: SurvivalMove) -> Phrase:
    """A move in words."""
    if isinstance(move, Step):
        return phrase("survival-move-step", way=way_phrase(move.direction))
    if isinstance(move, Outpost):
        return phrase("survival-move-outpost", hex=hex_name(move.cell))
    if isinstance(move, From):
        return phrase("survival-move-from", base=move.base)
    if isinstance(move, Column):
        return Phrase(f"survival-move-column-{move.kind}")
    if isinstance(move, Die):
        return phrase("survival-move-die", die=move.number)
    if isinstance(move, Turned):
        return Phrase("survival-move-lost" if move.lost else "survival-move-blank")
    if isinstance(move, Stay):
        return Phrase("survival-move-stay")
    return Phrase("survival-move-set-out" if isinstance(move, SetOut) else "survival-move-stop")
