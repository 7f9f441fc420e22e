"""A finished game, looked at day by day: how strong people were, what struck them, and their tracks on the map."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple, cast

from bivouac.engine import CHANCE, SPECTATOR, Curve, Log, Phrase, Played, Remark, Review, Seat, phrase, steps
from bivouac.games.survival import events
from bivouac.games.survival.chart import LEVELS
from bivouac.games.survival.events import Event
from bivouac.games.survival.goals import seat_phrase
from bivouac.games.survival.life import COLOURS, DEAD
from bivouac.games.survival.moves import SurvivalMove
from bivouac.games.survival.phrases import say
from bivouac.games.survival.pieces import CENTRES, PLACES, counter, lost_one, outpost, person
from bivouac.games.survival.rules import SurvivalState
from bivouac.games.survival.setup import SurvivalDeal
from bivouac.games.survival.solution import Solution, solution, terms
from bivouac.games.survival.tracks import Day, tracks
from bivouac.games.survival.view import SurvivalView
from bivouac.games.survival.weighing import judged

COLUMNS = {name: Phrase(f"survival-page-review-{name}") for name in ("water", "food", "out")}
SLIP = 0.01  # of the chance to get out; less is not worth a word


def review(log: Log[SurvivalDeal, SurvivalMove, SurvivalView]) -> Review:
    """The level of life after every entry, a remark where something struck somebody, and the map of all tracks."""
    states = cast(list[SurvivalState], list(steps(log)))
    curves = [
        Curve(seat, [round(1 - state.people[seat].level / DEAD, 4) for state in states])
        for seat in range(log.setting.seats)
    ]
    agreed = terms(states[0].view(SPECTATOR))
    known = solution(agreed) if agreed else None
    slips = dict(_slips(log, states, known)) if known else {}
    remarks = [
        remark
        for number in range(1, len(states))
        if (remark := _remark(number, states[number - 1], states[number], slips.get(number), known))
    ]
    columns = {name: column for name, column in COLUMNS.items() if name != "out" or known}
    return Review(Phrase("survival-page-review"), curves, remarks, columns, whole_track(states[-1]))


class _Slip(NamedTuple):
    """A choice that has cost some of the chance to get out: what to say of it, and the chance that it left."""

    line: Phrase
    left: float


def _slips(
    log: Log[SurvivalDeal, SurvivalMove, SurvivalView], states: Sequence[SurvivalState], known: Solution
) -> Iterator[tuple[int, _Slip]]:
    for number, entry in enumerate(log.entries, 1):
        before = states[number - 1]
        if isinstance(entry, Played) and entry.actor != CHANCE and before.phase in ("outset", "walk"):
            left, most, better = judged(known, before.view(entry.actor), entry.move)
            if better is not None and most - left >= SLIP:
                percent = {"lost": round(100 * (most - left)), "chance": round(100 * most)}
                yield number, _Slip(phrase("survival-page-review-worse", move=say(better), **percent), left)


def _remark(
    number: int, before: SurvivalState, after: SurvivalState, slip: _Slip | None, known: Solution | None
) -> Remark | None:
    """What an entry brought, if it brought anything worth a word."""
    news = after.record[len(before.record) :]
    lines = [line for event in news for line in _said(event, before, after)]
    if slip is None and not lines:
        return None
    told = (event for event in news if not isinstance(event, events.Dawned | events.Ordered))
    seat = before.turn if slip else next(event.seat for event in told)
    one = after.people[seat]
    figures = {"water": float(one.water), "food": float(one.food)}
    if known and one.fate == "afoot":
        figures["out"] = round(slip.left if slip else known.morning(one).chance, 2)
    return Remark(number, seat, figures, [slip.line, *lines] if slip else lines)


def _said(event: Event, before: SurvivalState, after: SurvivalState) -> Iterator[Phrase]:
    tell = partial(phrase, seat=seat_phrase(getattr(event, "seat", 0)))
    life = after.life
    match event:
        case events.LevelChanged() if event.after < DEAD:
            letter, points = LEVELS[event.after], life.allowances[event.after]
            if event.after > event.before:
                yield tell("survival-page-review-lost-level", level=letter, points=points)
            else:
                yield tell("survival-page-review-regained", level=letter)
        case events.Missed(what="water") if event.box > 2:
            yield phrase("survival-page-review-thirst", box=event.box, boxes=life.water.boxes)
        case events.Missed(what="food") if event.box > 4:
            yield phrase("survival-page-review-hunger", box=event.box, boxes=life.food.boxes)
        case events.Supplied(what="water") if before.people[event.seat].water > 2 and event.how != "carried":
            yield phrase("survival-page-review-drank", days=before.people[event.seat].water - 1)
        case events.Befell() if event.effect:
            what, amount = event.effect[:-2], event.effect[-2:].replace("-", "−")
            yield phrase("survival-page-review-befell", effect=phrase(f"survival-page-effect-{what}", amount=amount))
        case events.TurnedUp():
            yield phrase("survival-page-review-turned", lost="yes" if event.lost else "no")
        case events.Died():
            yield tell("survival-page-review-died", of=event.of, day=event.day)
        case events.Left():
            yield tell("survival-page-review-left", day=after.day)
        case events.Caught():
            yield tell("survival-page-review-caught")
        case events.Snowed():
            yield tell("survival-page-review-snowed")


# The map of everybody's track


def whole_track(state: SurvivalState) -> Mapping[str, str]:
    """What lies on the map when all is over: everybody's way, with the days at the camps, and where they ended."""
    drawn: dict[str, str] = {}
    drawn.update((f"outpost-{PLACES[cell]}", outpost(cell)) for cell in state.outposts)
    drawn.update((f"counter-{PLACES[cell]}", counter(cell)) for cell in state.counters)
    drawn.update((f"lost-{PLACES[cell]}", lost_one(cell)) for cell in state.found)
    for seat, days in enumerate(tracks(state.record, state.setting.seats)):
        drawn[f"track-{COLOURS[seat]}"] = _whole_way(seat, days)
    for seat, days in enumerate(tracks(state.record, state.setting.seats)):
        drawn[f"nights-{COLOURS[seat]}"] = _nights(seat, days)
    for seat, one in enumerate(state.people):
        if one.base:
            drawn[f"person-{COLOURS[seat]}"] = person(seat, one, (1, 0), False, -1, False)
    return drawn


def _whole_way(seat: Seat, days: Sequence[Day]) -> str:
    """All days of a person in one line, a little beside those of the others."""
    aside = 5 * (seat - 1)
    points = [CENTRES[cell] for day in days for cell in day.cells]
    line = "M" + "L".join(f"{x + aside} {y + aside}" for x, y in points)
    colour = COLOURS[seat]
    return f'<g id="track-{colour}" class="track walk {colour}"><path class="bed" d="{line}"/><path d="{line}"/></g>'


def _nights(seat: Seat, days: Sequence[Day]) -> str:
    """A number at each camp: the day, or the last of the days that were spent there."""
    camps = {day.cells[-1]: day.day for day in days if day.day}
    aside = 5 * (seat - 1)
    signs = "".join(
        f'<g transform="translate({CENTRES[cell][0] + aside} {CENTRES[cell][1] + aside})"><circle r="17"/>'
        f'<text y="8">{day}</text></g>'
        for cell, day in camps.items()
    )
    return f'<g id="nights-{COLOURS[seat]}" class="night {COLOURS[seat]}">{signs}</g>'
