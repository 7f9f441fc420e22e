"""The map in text: the whole country, to be looked at through a window.

A hex is four columns wide and two rows high. Above: its terrain's letter, as map files have it (`.` is clear), then
what is there: a base's number, f food, o a lake, = a ford. Below: people by the letter of their colour (small where
somebody lies), + a lost person with them, ? a counter, ! a lost person face up, # an outpost, * the way come today.
Towards the sides where they go on stand rivers (~) and trails (/ | \\). A hex that one can go to has an arrow before
and the cost behind its letter; round the map is a rim of hexes to leave by.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from msgspec.structs import replace

from bivouac.engine import Outlook, Sketch, Span
from bivouac.games.survival.country import DIRECTIONS, OFF, Country, country
from bivouac.games.survival.life import COLOURS
from bivouac.games.survival.moves import GRID
from bivouac.games.survival.sheet import LETTERS, TERRAINS, Place, beside
from bivouac.games.survival.view import SurvivalView, path_today

WIDE = 4
MARGIN = 3
RIM = range(-1, GRID.width + 1)  # columns, with one beyond each edge
LINES = range(2 * (GRID.height + 2) + 1)

PAPER = {"clear": "#efe8c8", "woods": "#9cc48a", "desert": "#e9c987", "mountain": "#b8aea6", "swamp": "#93b5a8"}
SHADE = {"clear": "#e3dcbc", "woods": "#90b87e", "desert": "#ddbd7b", "mountain": "#aca29a", "swamp": "#87a99c"}
INK, RIVER_INK, TRAIL_INK, FEATURE_INK = "#1b1b1b", "#0b4fa0", "#7a2e0e", "#6a0f3c"
PERSON_PAPER = {"red": "#b3261e", "blue": "#0b5fa5", "green": "#00693e", "yellow": "#7d6200"}
BRIGHT = "#ffffff"

ARROWS = "↑↗↘↓↙↖"
LINKS = "|/\\|/\\"
CORNERS = {(0, 0): 5, (0, 2): 0, (0, 3): 1, (1, 0): 4, (1, 2): 3, (1, 3): 2}  # half and column → the way they point

Halves = tuple[tuple[Span, ...], tuple[Span, ...]]  # a hex, above and below


def target_name(cell: int) -> str:
    """The name of a hex in every picture."""
    column, row = GRID.place(cell)
    return f"hex-{column + 1}-{row + 1}"


def outlook(view: SurvivalView) -> Outlook:
    """Around the viewer's own person, or else the one whose turn it is; while set up, around what was placed last."""
    if view.phase == "from":
        return Outlook(f"base-{view.scenario.choice[0]}", 1, MARGIN)
    seat = view.seat if view.seat >= 0 and view.people[view.seat].fate == "afoot" else view.turn
    cell = view.people[seat].cell
    if view.phase == "outposts" and len(view.outposts) % view.scenario.outposts:
        cell = view.outposts[-1]
    return Outlook(target_name(cell), 1, MARGIN)


def map_sketch(view: SurvivalView) -> Sketch:
    """The whole map, with the numbers of columns above and of rows on the left."""
    ground, altered = _ground(view.map), dict(_altered(view))
    rim: Halves = ((Span(" " * WIDE),), (Span(" " * WIDE),))
    sketch: list[list[Span]] = [[_column_numbers()]]
    for line in LINES:
        row, half = divmod(line, 2)
        label = f"{row:>2} " if half == 0 and 0 < row <= GRID.height else ""
        spans = [Span(f"{label:{MARGIN}}")]
        for column in RIM:
            row, half = divmod(line - (column & 1), 2)
            place = (column, row - 1)
            spans += (altered.get(place) or ground.get(place) or rim)[half]
        sketch.append(spans)
    return sketch


def _column_numbers() -> Span:
    return Span(" " * (MARGIN + WIDE) + "".join(f" {column + 1:<{WIDE - 1}}" for column in range(GRID.width)))


# The ground


@lru_cache(maxsize=16)
def _ground(text: str) -> Mapping[Place, Halves]:
    land = country(text)
    return {GRID.place(cell): _hex(land, cell, target_name(cell)) for cell in range(GRID.size)}


def _hex(land: Country, cell: int, target: str, pieces: tuple[Span, ...] = (), way: str = "") -> Halves:
    """A hex with its pieces; `way` is the arrow that points to it and what it costs."""
    paper = (SHADE if GRID.place(cell)[1] & 1 else PAPER)[land.terrain[cell]]
    signs = {at: _link(land, cell, direction) for at, direction in CORNERS.items()}
    signs[0, 1] = Span(LETTERS[TERRAINS.index(land.terrain[cell])], INK)
    for at, feature in zip(((0, 2), (1, 1)), _features(land, cell)):
        signs[at] = Span(feature, RIVER_INK if feature in "o=" else FEATURE_INK, bold=True)
    signs.setdefault((1, 1), Span(" ", INK))
    for column, piece in zip((1, 2, 3, 0), pieces):
        signs[1, column] = piece
    for column, sign in zip((0, 3), way):
        signs[0, column] = Span(sign, INK, bold=True)
    above, below = (_joined([signs[half, column] for column in range(WIDE)], paper, target) for half in (0, 1))
    return above, below


def _joined(signs: Sequence[Span], paper: str, target: str) -> tuple[Span, ...]:
    """Half a hex, in as few spans as its colours allow; there are thousands of them."""
    spans: list[Span] = []
    for sign in signs:
        span = Span(sign.text, sign.ink, sign.paper or paper, sign.bold, target)
        last = spans[-1] if spans else None
        if last and last.paper == span.paper and (sign.text == " " or (last.ink, last.bold) == (span.ink, span.bold)):
            spans[-1] = replace(last, text=last.text + span.text)
        else:
            spans.append(span)
    return tuple(spans)


def _link(land: Country, cell: int, direction: int) -> Span:
    if land.trails[cell] >> direction & 1:
        return Span(LINKS[direction], TRAIL_INK, bold=True)
    if land.rivers[cell] >> direction & 1:
        return Span("~", RIVER_INK, bold=True)
    return Span(" ", INK)


def _features(land: Country, cell: int) -> Iterator[str]:
    yield from (str(number) for number, where in land.bases.items() if where == cell)
    if cell in land.fords:
        yield "="
    for hexes, sign in ((land.food, "f"), (land.lakes, "o")):
        if hexes >> cell & 1:
            yield sign


# What lies on it


def _altered(view: SurvivalView) -> Iterator[tuple[Place, Halves]]:
    """The hexes that look different from bare ground now."""
    land, pieces = view.land, _pieces(view)
    for cell, signs in pieces.items():
        yield GRID.place(cell), _hex(land, cell, target_name(cell), tuple(signs))
    if view.phase == "from":
        for base in view.scenario.choice:
            cell = land.bases[base]
            yield GRID.place(cell), _hex(land, cell, f"base-{base}", tuple(pieces.get(cell, ())))
    if view.walk is not None and view.phase == "walk":
        for direction, pace in view.ways.ahead(view.walk).paces.items():
            target, sign = f"way-{DIRECTIONS[direction]}", f"{ARROWS[direction]}{pace.cost}"
            place, cell = beside(GRID.place(view.walk.cell), direction), pace.walk.cell
            yield place, _rim(target, sign) if cell == OFF else _hex(land, cell, target, (*pieces.get(cell, ()),), sign)


def _rim(target: str, way: str) -> Halves:
    """A hex beyond the edge that one can leave by."""
    return (Span(f"{way[0]}  {way[1]}", bold=True, target=target),), (Span(" " * WIDE, target=target),)


def _pieces(view: SurvivalView) -> Mapping[int, list[Span]]:
    """What lies in hexes: people first."""
    found: dict[int, list[Span]] = {}
    for seat, person in enumerate(view.people):
        letter, paper = COLOURS[seat][0], PERSON_PAPER[COLOURS[seat]]
        if person.fate == "afoot" and person.base:
            companion = [Span("+", BRIGHT, paper, bold=True)] if person.leads else []
            found.setdefault(person.cell, []).extend([Span(letter.upper(), BRIGHT, paper, bold=True), *companion])
        elif person.fate not in ("afoot", "out"):
            found.setdefault(person.cell, []).append(Span(letter, paper, bold=True))
    for cells, sign in ((view.counters, "?"), (view.found, "!"), (view.outposts, "#")):
        for cell in cells:
            found.setdefault(cell, []).append(Span(sign, INK, bold=True))
    for cell in path_today(view) if view.walk is not None else ():
        if cell not in found:
            found[cell] = [Span("*", FEATURE_INK, bold=True)]
    return found
