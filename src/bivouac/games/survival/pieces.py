"""What lies on the map of a page: people and their ways, counters, outposts, dice, and the ways that one can go.

The names: `person-red`, `track-red` (the days before), `walk-red` (the last day), `counter-5-3` (face down),
`lost-5-3` (a lost person), `outpost-5-3`, `reach` (where today may lead), `costs` (what was paid today), `way-ne` (a
step), `base-7` (a base to begin at), `die-40` (the dice of this turn).
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from html import escape

from bivouac.engine import Say, Seat, phrase
from bivouac.games.survival.country import DIRECTIONS, OFF, coordinates
from bivouac.games.survival.dice import die_shape
from bivouac.games.survival.ground import centre
from bivouac.games.survival.ground_art import HALFWAY, HEX, REACH, Spot
from bivouac.games.survival.life import COLOURS, Person
from bivouac.games.survival.movement import Pace, Walk, ways
from bivouac.games.survival.moves import GRID, From
from bivouac.games.survival.phrases import way_phrase
from bivouac.games.survival.tracks import Day, costs_today, throws_of_turn, tracks
from bivouac.games.survival.view import SurvivalView

# A token for each seat, told apart by shape, letter and colour
SHAPES = {
    "red": "M-20 0a20 20 0 1 1 40 0a20 20 0 1 1-40 0z",
    "blue": "M-17-17h34v34h-34z",
    "green": "M0-23l20 11.5v23l-20 11.5-20-11.5v-23z",
    "yellow": "M0-26l24 26-24 26-24-26z",
}
STANDS: tuple[tuple[float, tuple[Spot, ...]], ...] = (
    (1.0, ()),
    (1.0, ((0, 0),)),
    (0.8, ((-16, 0), (16, 0))),
    (0.72, ((0, -15), (-17, 12), (17, 12))),
    (0.64, ((-15, -14), (15, -14), (-15, 14), (15, 14))),
)
FIGURE = "M-11 20q0-17 7-19a8 8 0 1 1 8 0q7 2 7 19z"  # somebody who was lost
CROSS = "M-4-18h8v10h9v8h-9v20h-8v-20h-9v-8h9z"
TENT = "M-22 17l22-37 22 37zM-6 17l6-13 6 13z"
PIN = "M0-30l14 17a19 19 0 1 1-28 0z"  # points the way
SIDES = tuple((2 * x, 2 * y) for x, y in HALFWAY)  # from the middle of a hex to that of its neighbours
CENTRES = tuple(centre(GRID, cell) for cell in range(GRID.size))
PLACES = tuple(coordinates(GRID, cell).replace(",", "-") for cell in range(GRID.size))


TRACKS, LYING, COSTS, WAYS, PEOPLE, DICE, BASES = range(1, 8)  # layers; below them is where today may lead


def pieces(view: SurvivalView, say: Say) -> Mapping[str, str]:
    """The pieces by their names, in drawing order."""
    drawn: dict[str, str] = {}
    walking = view.walk if view.phase == "walk" else None
    if walking:
        options = view.setting.options
        drawn["reach"] = reach(reached(view.map, options.riverways, options.supplies, view.scenario.basic, walking))
    for seat, days in enumerate(tracks(view.record, view.setting.seats)):
        drawn.update(track(COLOURS[seat], tuple(days)))
    drawn.update((f"outpost-{PLACES[cell]}", outpost(cell)) for cell in view.outposts)
    drawn.update((f"counter-{PLACES[cell]}", counter(cell)) for cell in view.counters)
    drawn.update((f"lost-{PLACES[cell]}", lost_one(cell)) for cell in view.found)
    costs = costs_today(view) if view.phase != "outset" else []
    if len(costs) > 1:
        drawn["costs"] = cost_signs(tuple(costs[:-1]))
    if walking and view.moves:
        paces = view.ways.ahead(walking).paces
        drawn.update((f"way-{DIRECTIONS[way]}", way_sign(say, walking.cell, way, pace)) for way, pace in paces.items())
    drawn.update(_people(view))
    drawn.update(_dice(view))
    for move in view.moves:
        if isinstance(move, From):
            drawn[f"base-{move.base}"] = _base(say, move.base, view.land.bases[move.base])
    return drawn


def _piece(name: str, layer: int, kind: str) -> str:
    """How the element of a piece begins."""
    return f'<g id="{name}" data-layer="{layer}" class="{kind}"'


def _at(spot: Spot, scale: float = 1.0) -> str:
    size = "" if scale == 1 else f" scale({scale:g})"
    return f'transform="translate({spot[0]} {spot[1]}){size}"'


# People


def _people(view: SurvivalView) -> Iterator[tuple[str, str]]:
    """Everybody who has a place, those who share a hex beside each other; whoever's turn it is comes last, on top."""
    here: dict[int, list[Seat]] = {}
    for seat, one in enumerate(view.people):
        if one.base:
            here.setdefault(one.cell, []).append(seat)
    last = view.turn if view.phase != "over" else -1
    for seat, one in sorted(enumerate(view.people), key=lambda pair: pair[0] == last):
        if one.base:
            sharing = here[one.cell]
            stand = len(sharing), sharing.index(seat)
            points = view.points if view.phase == "walk" and seat == last else -1
            yield f"person-{COLOURS[seat]}", person(seat, one, stand, seat == last, points, _home(view) == seat)


def _home(view: SurvivalView) -> Seat:
    """Whom the page of a viewer stays with: their own person, or whoever's turn it is."""
    return view.seat if view.seat >= 0 else view.turn


@lru_cache(maxsize=4096)
def person(seat: Seat, one: Person, stand: tuple[int, int], turn: bool, points: int, home: bool) -> str:
    colour, (scale, stands) = COLOURS[seat], STANDS[stand[0]]
    (x, y), (dx, dy) = CENTRES[one.cell], stands[stand[1]]
    shape = SHAPES[colour]
    token = f'<path class="side" d="{shape}" transform="translate(0 4)"/><path class="token" d="{shape}"/>'
    mark = f'<path class="cross" d="{CROSS}"/>' if one.fate in ("dead", "snowed") else _letter(colour)
    ring = f'<circle class="ring" r="{31 if colour == "yellow" else 28}"/>' if turn else ""
    along = f'<g class="along" transform="translate(21 12) scale(.75)"><path d="{FIGURE}"/></g>' if one.leads else ""
    left = f'<g class="points" transform="translate(0 -32)"><circle r="13"/><text y="7">{points}</text></g>'
    kind = f"piece person {colour} {one.fate}" + " turn" * turn
    found = ' data-home=""' if home else ""
    return (
        f"{_piece(f'person-{colour}', PEOPLE, kind)}{found} {_at((x + dx, y + dy), scale)}>"
        f'<g class="drop">{ring}{token}{mark}{along}{left * (points >= 0)}</g></g>'
    )


def _letter(colour: str) -> str:
    return f'<text y="8.5">{colour[0].upper()}</text>'


# Where they have been


@lru_cache(maxsize=1024)
def track(colour: str, days: tuple[Day, ...]) -> Mapping[str, str]:
    """The ways of a person: the last day by itself, the days before it with a dot at each camp."""
    drawn: dict[str, str] = {}
    before, last = days[:-1], days[-1:]
    if len(before) > 1:
        camps = "".join(f"M{x} {y}h0" for x, y in (CENTRES[day.cells[-1]] for day in before))
        line = _line([cell for day in before for cell in day.cells])
        drawn[f"track-{colour}"] = (
            f'{_piece(f"track-{colour}", TRACKS, f"track {colour}")}><path class="bed" d="{line}"/><path d="{line}"/>'
            f'<path class="camps" d="{camps}"/></g>'
        )
    for day in last:
        if len(day.cells) > 1:
            line, name = _line(day.cells), f"walk-{colour}"
            drawn[name] = (
                f'{_piece(name, TRACKS, f"track walk {colour}")}><path class="bed" d="{line}"/><path d="{line}"/></g>'
            )
    return drawn


def _line(cells: Sequence[int]) -> str:
    """From hex to hex; somebody who stays where they are draws nothing."""
    way = [cell for place, cell in enumerate(cells) if not place or cell != cells[place - 1]]
    return "M" + "L".join(f"{x} {y}" for x, y in (CENTRES[cell] for cell in way))


@lru_cache(maxsize=1024)
def cost_signs(costs: tuple[tuple[int, int], ...]) -> str:
    """What each hex that was entered today has cost."""
    signs = "".join(f'<g {_at(CENTRES[cell])}><circle r="12"/><text y="6">{cost}</text></g>' for cell, cost in costs)
    return f"{_piece('costs', COSTS, 'costs')}>{signs}</g>"


# Where they can go


@lru_cache(maxsize=4096)
def reached(map: str, riverways: bool, supplies: bool, basic: bool, walk: Walk) -> tuple[int, ...]:
    """The hexes that a walk may still lead into."""
    found = ways(map, riverways, supplies, basic)
    seen, open = {walk}, [walk]
    while open:
        for pace in found.ahead(open.pop()).paces.values():
            if pace.walk.cell != OFF and pace.walk not in seen:
                seen.add(pace.walk)
                open.append(pace.walk)
    return tuple(sorted({one.cell for one in seen} - {walk.cell}))


@lru_cache(maxsize=1024)
def reach(hexes: tuple[int, ...]) -> str:
    """What one can still get to today, lightly lit."""
    shapes = "".join(f"M{x + REACH} {y}{HEX}" for x, y in (CENTRES[cell] for cell in hexes))
    return f'<path id="reach" class="reach" d="{shapes or "M0 0"}"/>'


@lru_cache(maxsize=4096)
def way_sign(say: Say, cell: int, way: int, pace: Pace) -> str:
    """A step: the hex that it leads into, and a sign that points there with what it costs."""
    over, (x, y), (dx, dy) = pace.walk.cell == OFF, CENTRES[cell], SIDES[way]
    words = escape(
        say(phrase("survival-page-step-over" if over else "survival-page-step", way=way_phrase(way), cost=pace.cost))
    )
    near = 0.72 if over else 0.84
    pin = f'<path class="pin" d="{PIN}" transform="rotate({60 * way})"/>'
    sign = f'<g transform="translate({dx * near:.0f} {dy * near:.0f})">{pin}<text y="7.5">{pace.cost}</text></g>'
    piece = _piece(f"way-{DIRECTIONS[way]}", WAYS, "way over" if over else "way")
    return (
        f'{piece} data-name="{words}" data-direct="" {_at((x, y))}>'
        f'<path class="to" d="M{REACH + dx} {dy}{HEX}"/>{sign}</g>'
    )


@lru_cache(maxsize=256)
def _base(say: Say, base: int, cell: int) -> str:
    words = escape(say(phrase("survival-page-step-base", base=base)))
    return (
        f'{_piece(f"base-{base}", BASES, "way start")} data-name="{words}" {_at(CENTRES[cell])}>'
        f'<circle class="to" r="110"/><circle class="halo" r="58"/></g>'
    )


# Counters, outposts, dice


@lru_cache(maxsize=2048)
def counter(cell: int) -> str:
    return (
        f'{_piece(f"counter-{PLACES[cell]}", LYING, "piece counter")} {_at(CENTRES[cell])}><g class="drop">'
        f'<rect class="side" x="-18" y="-14" width="36" height="36" rx="5"/>'
        f'<rect class="token" x="-18" y="-18" width="36" height="36" rx="5"/><text y="9.5">?</text></g></g>'
    )


@lru_cache(maxsize=2048)
def lost_one(cell: int) -> str:
    return (
        f'{_piece(f"lost-{PLACES[cell]}", LYING, "piece lostone")} {_at(CENTRES[cell])}><g class="drop">'
        f'<rect class="token" x="-20" y="-20" width="40" height="44" rx="5"/><path d="{FIGURE}"/></g></g>'
    )


@lru_cache(maxsize=2048)
def outpost(cell: int) -> str:
    return (
        f'{_piece(f"outpost-{PLACES[cell]}", LYING, "piece outpost")} {_at(CENTRES[cell])}><g class="drop">'
        f'<path class="token" d="{TENT}"/></g></g>'
    )


def _dice(view: SurvivalView) -> Iterator[tuple[str, str]]:
    """The dice of this turn, above whoever threw them and clear of the ways that they can go, as they fell."""
    throws = throws_of_turn(view) if view.phase != "over" else []
    x, y = CENTRES[view.people[view.turn].cell]
    above = -112 if y > 140 else 112
    for place, throw in enumerate(throws):
        name = f"die-{throw.number}"
        yield name, die(name, throw.die, min(place, 3), x + 32 * place - 16 * (len(throws) - 1), y + above)


@lru_cache(maxsize=1024)
def die(name: str, number: int, place: int, x: int, y: int) -> str:
    return f'{_piece(name, DICE, "die")} {_at((x, y))}><g class="fall fall-{place}">{die_shape(number)}</g></g>'
