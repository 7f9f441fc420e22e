"""What a seat may know, which in this game is everything, and the record of all that happened."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from bivouac.engine import Seat, Setting, View
from bivouac.games.survival.chart import Chart, chart
from bivouac.games.survival.country import TERRAINS, Country, country
from bivouac.games.survival.events import Dawned, Event, Walked
from bivouac.games.survival.life import FATES, Person
from bivouac.games.survival.movement import Walk, Ways, ways
from bivouac.games.survival.moves import SurvivalMove
from bivouac.games.survival.needs import Found
from bivouac.games.survival.scenarios import SCENARIOS, Scenario, sides

PHASES = (
    "from",  # somebody chooses a base to begin at
    "outposts",  # a pursuer puts one up
    "order",  # a die, for the order of play
    "outset",  # stay, or set out?
    "direction",  # a die, on the scenario's direction table
    "heading",  # a die, for one of the six directions
    "walk",  # where to?
    "turned",  # a counter is turned up
    "water",  # a die, for the day's water
    "food",  # a die, for the day's food
    "check",  # a die: does something befall them?
    "column",  # on which column?
    "contingency",  # a die, on that column
    "over",
)
CHANCE_PHASES = frozenset({"order", "direction", "heading", "turned", "water", "food", "check", "contingency"})


class SurvivalView(View[SurvivalMove], frozen=True, kw_only=True):
    """All of a game of Outdoor Survival. Lists run by seat."""

    moves: tuple[SurvivalMove, ...]
    map: str  # the map's text
    chart: str  # the life chart's text
    people: tuple[Person, ...]
    counters: tuple[int, ...]  # hexes with a counter face down
    lost: int  # how many of those are lost persons
    found: tuple[int, ...]  # hexes where a lost person lies face up
    outposts: tuple[int, ...]
    order: tuple[Seat, ...]  # of play, once it is decided
    tied: tuple[tuple[Seat, ...], ...]  # before that: who throws with whom for their places
    throws: tuple[int, ...]  # of the first of those who are tied
    day: int
    turn: Seat
    phase: str
    walk: Walk | None  # of whoever has set out
    passed: int  # sources passed today, as bits of `movement`
    moved: bool  # whether the person whose turn it is has moved today
    supplied: tuple[Found, Found]  # how the day's water and food were found, as far as that is decided
    column: str  # of the contingency table
    record: tuple[Event, ...]

    @property
    def land(self) -> Country:
        return country(self.map)

    @property
    def life(self) -> Chart:
        return chart(self.chart)

    @property
    def scenario(self) -> Scenario:
        return SCENARIOS[self.setting.options.scenario]

    @property
    def ways(self) -> Ways:
        return ways_of(self)

    @property
    def points(self) -> int:
        """The movement points that are left to whoever walks."""
        return self.walk.points if self.walk else 0

    @property
    def fugitives(self) -> range:
        """The seats of the fugitives; none but in Pursuit."""
        return sides(self.setting.options.scenario, self.setting.seats)[0]

    @property
    def pursuers(self) -> range:
        """The seats of the pursuers; none but in Pursuit."""
        return sides(self.setting.options.scenario, self.setting.seats)[1]

    def features(self) -> bytes:
        return features(self, self.seat)

    def svg(self) -> str:
        from bivouac.games.survival.draw import draw  # the picture is wanted rarely, the view often

        return draw(self)


def path_today(view: SurvivalView) -> tuple[int, ...]:
    """The hexes of whoever's turn it is since they set out today, the first one too."""
    path: list[int] = []
    for event in reversed(view.record):
        if isinstance(event, Dawned):
            break
        if isinstance(event, Walked) and event.seat == view.turn:
            path = [event.start, *event.cells, *path[1:]]
    return tuple(path)


class Open(Protocol):
    """What lies open before everybody, in a view as in a state."""

    @property
    def setting(self) -> Setting: ...
    @property
    def map(self) -> str: ...
    @property
    def people(self) -> Sequence[Person]: ...
    @property
    def counters(self) -> tuple[int, ...]: ...
    @property
    def lost(self) -> int: ...
    @property
    def found(self) -> tuple[int, ...]: ...
    @property
    def outposts(self) -> tuple[int, ...]: ...
    @property
    def day(self) -> int: ...
    @property
    def turn(self) -> Seat: ...
    @property
    def phase(self) -> str: ...
    @property
    def walk(self) -> Walk | None: ...
    @property
    def passed(self) -> int: ...


def ways_of(table: Open) -> Ways:
    """The ways of the map, by the rules that are agreed."""
    options = table.setting.options
    return ways(table.map, options.riverways, options.supplies, options.scenario == "basic")


def features(table: Open, viewer: Seat) -> bytes:
    """What a program observes, a byte each.

    By hex: the terrain, the directions of rivers, of trails (six bits each), then bits for lake, food, base, ford and
    middle panel. By hex again: bits for a counter face down, a lost person face up, an outpost. Then each seat: column
    and row from 1, boxes of water and food, levels hurt, level, rests of water and food, turns held, leading, fate,
    sides. Then phase, turn, viewer, day, lost persons unfound, and the walk: heading, points, right, how entered, what
    was passed.
    """
    land = country(table.map)
    lying = bytearray(land.grid.size)
    for bit, cells in ((1, table.counters), (2, table.found), (4, table.outposts)):
        for cell in cells:
            lying[cell] |= bit
    people = bytearray()
    for one in table.people:
        column, row = land.grid.place(one.cell)
        people += bytes((column + 1, row + 1, one.water, one.food, one.hurt, one.level, one.water_rest, one.food_rest))
        people += bytes((one.held, one.leads, FATES.index(one.fate), one.sides))
    walk = table.walk
    rest = (PHASES.index(table.phase), table.turn, viewer + 3, table.day, table.lost)
    going = (walk.heading, walk.points, walk.right, walk.entered) if walk else (0, 0, 0, 0)
    return _ground(table.map) + lying + people + bytes((*rest, *going, table.passed))


@lru_cache(maxsize=64)
def _ground(text: str) -> bytes:
    """The features that stay the same all game."""
    land = country(text)
    bases = land.bases.values()
    size = range(land.grid.size)
    marks = (
        land.lakes >> cell & 1
        | (land.food >> cell & 1) << 1
        | (cell in bases) << 2
        | (cell in land.fords) << 3
        | (land.middle >> cell & 1) << 4
        for cell in size
    )
    terrain = (TERRAINS.index(land.terrain[cell]) for cell in size)
    return bytes(terrain) + bytes(land.rivers) + bytes(land.trails) + bytes(marks)
