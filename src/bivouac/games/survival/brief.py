"""What stands beside the map in text: the day, how everybody fares, and the viewer's own life card."""

from collections.abc import Iterator

from bivouac.engine import Phrase, Say, Seat, Sketch, Span, phrase
from bivouac.games.survival.chart import Row
from bivouac.games.survival.goals import seat_phrase
from bivouac.games.survival.life import COLOURS
from bivouac.games.survival.sketch import BRIGHT, PERSON_PAPER
from bivouac.games.survival.view import SurvivalView

WIDTH = 17


def brief(view: SurvivalView, say: Say) -> Sketch:
    scenario = Phrase(f"survival-scenario-{view.setting.options.scenario}")
    return [
        [Span(say(scenario)[:WIDTH], bold=True)],
        [Span(say(phrase("survival-brief-day", day=view.day))[:WIDTH])],
        *([Span(line[:WIDTH])] for line in _lying(view, say)),
        [],
        *(_seat_line(view, seat, say) for seat in range(view.setting.seats)),
        *_life_card(view, say),
    ]


def _lying(view: SurvivalView, say: Say) -> Iterator[str]:
    """What is still to be found."""
    if view.scenario.counters:
        yield say(phrase("survival-brief-counters", count=len(view.counters)))
        yield say(phrase("survival-brief-lost", count=view.lost))


def _seat_line(view: SurvivalView, seat: Seat, say: Say) -> list[Span]:
    """Whose turn it is, who they are, and their level with its points, or what has become of them."""
    person, colour = view.people[seat], COLOURS[seat]
    now = "▸" if seat == view.turn and view.outcome is None else " "
    badge = Span(colour[0].upper(), BRIGHT, PERSON_PAPER[colour], bold=True)
    name = f" {say(seat_phrase(seat))}{' *' if seat == view.seat else ''}"
    fares = f"{person.letter} {view.life.allowances[person.level]}" if person.fate == "afoot" else ""
    fares = fares or say(Phrase(f"survival-fate-{person.fate}"))
    room = WIDTH - 2 - len(fares) - 1
    return [Span(now), badge, Span(f"{name[:room]:{room}} {fares}")]


def _life_card(view: SurvivalView, say: Say) -> Iterator[list[Span]]:
    """The life card of the viewer, or of whose turn it is (OS-18 to OS-22)."""
    seat = view.seat if view.seat >= 0 else view.turn
    person = view.people[seat]
    if view.scenario.basic or person.fate != "afoot":
        return
    for what, row, box in (("water", view.life.water, person.water), ("food", view.life.food, person.food)):
        yield []
        yield [Span(f"{say(Phrase(f'survival-brief-{what}'))} {box}/{row.boxes}", bold=True)]
        yield from ([Span(line)] for line in _track(row, box))
    if person.held:
        yield []
        yield [Span(say(phrase("survival-brief-held", turns=person.held))[:WIDTH])]


def _track(row: Row, box: int) -> Iterator[str]:
    """The boxes of a row with its lines: the index stands in one of them.

    >>> from bivouac.games.survival.chart import chart, standard_chart
    >>> list(_track(chart(standard_chart()).water, 3))
    ['··│●·│··│·│·│·│·']
    """
    signs = "".join("●" if place == box else "·" for place in range(1, row.boxes + 1))
    starts = (0, *(line.after for line in row.lines))
    track = ""
    for first, last in zip(starts, (*starts[1:], row.boxes)):
        group = signs[first:last] + ("│" if last < row.boxes else "")
        if len(track) + len(group) > WIDTH and track:
            yield track
            track = ""
        track += group
    while track:
        yield track[:WIDTH]
        track = track[WIDTH:]
