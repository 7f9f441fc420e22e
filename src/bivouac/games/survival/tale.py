"""What happened, as phrases: dice, ways, water and food, and what becomes of people."""

from collections.abc import Iterator, Sequence

from bivouac.engine import Phrase, phrase
from bivouac.games.survival.chart import LEVELS
from bivouac.games.survival.country import OFF
from bivouac.games.survival.events import (
    Befell,
    Began,
    Built,
    Camped,
    Caught,
    Dawned,
    Died,
    Event,
    Joined,
    Left,
    LevelChanged,
    Missed,
    Ordered,
    Regained,
    Snowed,
    Stayed,
    Supplied,
    Threw,
    TurnedUp,
    Walked,
)
from bivouac.games.survival.goals import seat_phrase
from bivouac.games.survival.life import DEAD
from bivouac.games.survival.phrases import hex_name, listed, right_phrase, sides_phrase, way_phrase
from bivouac.games.survival.scenarios import CALM, GOOD_DIE
from bivouac.games.survival.view import SurvivalView


def tell(before: SurvivalView, after: SurvivalView) -> Sequence[Phrase]:
    """What happened between two views of the same viewer."""
    told = list(_chosen(after))
    events = after.record[len(before.record) :]
    for at, event in enumerate(events):
        told += _told(after, event, events[at + 1 :], before)
    if after.outcome is not None and before.outcome is None:
        told.append(after.outcome.why)
    return told


def _chosen(after: SurvivalView) -> Iterator[Phrase]:
    """What somebody has declared, and no event tells."""
    if after.phase == "direction":
        yield phrase("survival-told-sets-out", seat=seat_phrase(after.turn))
    if after.phase == "contingency":
        column = Phrase(f"survival-column-{after.column}")
        yield phrase("survival-told-column", seat=seat_phrase(after.turn), column=column)


def _told(view: SurvivalView, event: Event, later: Sequence[Event], before: SurvivalView) -> Iterator[Phrase]:
    match event:
        case Dawned():
            yield phrase("survival-told-day", day=event.day)
        case Ordered():
            yield phrase("survival-told-order", seats=listed([seat_phrase(seat) for seat in event.seats]))
        case Threw():
            yield from _threw(before, event)
        case Walked():
            yield from _walked(event)
        case Supplied() | Missed():
            yield from _supplied(event, later)
        case LevelChanged() if event.after < DEAD:
            yield _level(view, event)
        case Befell():
            yield _befell(event)
        case _:
            yield from _happened(event, before)


def _happened(event: Event, before: SurvivalView) -> Iterator[Phrase]:
    """Events that are a sentence each."""
    match event:
        case Began():
            yield phrase("survival-told-began", seat=seat_phrase(event.seat), base=event.base)
        case Built():
            yield phrase("survival-told-built", seat=seat_phrase(event.seat), hex=hex_name(event.cell))
        case Stayed() if event.held:
            yield phrase("survival-told-held", seat=seat_phrase(event.seat), hex=hex_name(event.cell), turns=event.left)
        case Stayed():
            yield phrase("survival-told-stays", seat=seat_phrase(event.seat), hex=hex_name(event.cell))
        case Camped() if event.cell == before.people[event.seat].cell:  # else the way there has been told
            name = "survival-told-stops" if event.far else "survival-told-unmoved"
            yield phrase(name, seat=seat_phrase(event.seat), hex=hex_name(event.cell))
        case TurnedUp():
            name = "survival-told-lost" if event.lost else "survival-told-blank"
            yield phrase(name, seat=seat_phrase(event.seat), hex=hex_name(event.cell))
        case Joined():
            yield phrase("survival-told-joined", seat=seat_phrase(event.seat))
        case Left():
            yield phrase("survival-told-left", seat=seat_phrase(event.seat), sides=sides_phrase(event.sides))
        case Died():
            yield phrase(f"survival-told-died-{event.of}", seat=seat_phrase(event.seat), day=event.day)
        case Caught():
            yield phrase(
                "survival-told-caught",
                seat=seat_phrase(event.by),
                other=seat_phrase(event.seat),
                hex=hex_name(event.cell),
            )
        case Snowed():
            yield phrase("survival-told-snowed", seat=seat_phrase(event.seat), hex=hex_name(event.cell))


def _threw(before: SurvivalView, event: Threw) -> Iterator[Phrase]:
    """What a die means. That of a contingency is told with what it does."""
    seat, die = seat_phrase(event.seat), event.die
    match event.what:
        case "order":
            yield phrase("survival-told-die-order", seat=seat, die=die)
        case "direction":
            table = before.scenario.hunt if event.seat in before.pursuers else before.scenario.direction
            result = table[die - 1]
            name = "survival-told-die-random" if result.random else "survival-told-die-any"
            yield phrase(name, seat=seat, die=die, right=right_phrase(result.right))
        case "heading":
            yield phrase("survival-told-die-heading", seat=seat, die=die, way=way_phrase(die - 1))
        case "water" | "food":
            found = "found" if die <= GOOD_DIE else "none"
            yield phrase(f"survival-told-die-{event.what}-{found}", seat=seat, die=die)
        case "check":
            yield phrase("survival-told-die-calm" if die <= CALM else "survival-told-die-check", seat=seat, die=die)


def _walked(event: Walked) -> Iterator[Phrase]:
    """How far, where to, and at what cost; of a way over the edge the part before it."""
    steps = len(event.cells) - (event.cells[-1] == OFF)
    if steps:
        yield phrase(
            "survival-told-walked",
            seat=seat_phrase(event.seat),
            count=steps,
            hex=hex_name(event.cells[steps - 1]),
            points=sum(event.costs[:steps]),
        )


def _supplied(event: Supplied | Missed, later: Sequence[Event]) -> Iterator[Phrase]:
    """Water and food of a day, in one sentence."""
    if event.what == "water":
        at, food = next((at, one) for at, one in enumerate(later, 1) if isinstance(one, Supplied | Missed))
        yield phrase(
            "survival-told-evening",
            seat=seat_phrase(event.seat),
            water=_need(event, later),
            food=_need(food, later[at:]),
        )


def _need(event: Supplied | Missed, later: Sequence[Event]) -> Phrase:
    if isinstance(event, Missed):
        return phrase(f"survival-no-{event.what}", box=event.box)
    how = Phrase(f"survival-{event.what}-{event.how}")
    if later and isinstance(later[0], Regained):
        return phrase("survival-regained", how=how, boxes=later[0].boxes, box=later[0].box)
    return how


def _level(view: SurvivalView, event: LevelChanged) -> Phrase:
    letter, points = LEVELS[event.after], view.life.allowances[event.after]
    name = "survival-told-weaker" if event.after > event.before else "survival-told-stronger"
    return phrase(name, seat=seat_phrase(event.seat), level=letter, points=points)


def _befell(event: Befell) -> Phrase:
    seat, column = seat_phrase(event.seat), Phrase(f"survival-column-{event.column}")
    return phrase("survival-told-befell", seat=seat, column=column, die=event.die, effect=effect_phrase(event.effect))


def effect_phrase(code: str) -> Phrase:
    """What a contingency does, by its code: `food-1`, `stay+2`; nothing is empty."""
    if not code:
        return Phrase("survival-effect-nothing")
    what, amount = code[:-2], int(code[-2:])
    gained = "gained" if amount > 0 else "lost"
    return phrase(f"survival-effect-{what}-{gained}", amount=abs(amount))
