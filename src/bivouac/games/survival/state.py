"""A game at one moment: what there is, who chooses and from what, what is seen. How it goes on: `rules`."""

from collections.abc import Sequence
from typing import Self

from bivouac.engine import CHANCE, Outcome, Seat, State
from bivouac.games.survival.chart import Chart, chart
from bivouac.games.survival.country import Country, country
from bivouac.games.survival.events import Event
from bivouac.games.survival.life import Person
from bivouac.games.survival.movement import Walk, Ways
from bivouac.games.survival.moves import BLANK, COLUMN, FALLS, FROM, LOST, OUTPOST, SET_OUT, STAY, SurvivalMove
from bivouac.games.survival.needs import Found
from bivouac.games.survival.scenarios import SCENARIOS, Scenario, sides
from bivouac.games.survival.view import CHANCE_PHASES, SurvivalView, features, ways_of

BY_CHANCE = (CHANCE,)
OUTSET_MOVES = (STAY, SET_OUT)
COLUMN_MOVES = tuple(COLUMN.values())


class Moment(State[SurvivalMove, SurvivalView], kw_only=True):
    """All that can be said of a game without playing on. Lists run by seat; see the view for what the fields are."""

    map: str
    chart: str
    people: list[Person]
    counters: tuple[int, ...] = ()
    lost: int = 0
    found: tuple[int, ...] = ()
    outposts: tuple[int, ...] = ()
    order: tuple[Seat, ...] = ()
    tied: tuple[tuple[Seat, ...], ...] = ()
    throws: tuple[int, ...] = ()
    day: int = 0
    turn: Seat = 0
    phase: str = "from"
    walk: Walk | None = None
    passed: int = 0
    moved: bool = False
    supplied: tuple[Found, Found] = ("", "")
    column: str = ""
    result: Outcome | None = None
    record: list[Event] = []

    # What is agreed

    @property
    def scenario(self) -> Scenario:
        return SCENARIOS[self.setting.options.scenario]

    @property
    def land(self) -> Country:
        return country(self.map)

    @property
    def life(self) -> Chart:
        return chart(self.chart)

    @property
    def ways(self) -> Ways:
        return ways_of(self)

    @property
    def fugitives(self) -> range:
        """The seats of the fugitives; none but in Pursuit (OS-38)."""
        return sides(self.setting.options.scenario, self.setting.seats)[0]

    @property
    def pursuers(self) -> range:
        """The seats of the pursuers; none but in Pursuit."""
        return sides(self.setting.options.scenario, self.setting.seats)[1]

    def afoot(self, seat: Seat) -> bool:
        """Whether somebody is still on the map, and alive."""
        return self.people[seat].fate == "afoot"

    # Who, and when it is over

    @property
    def actors(self) -> tuple[Seat, ...]:
        if self.phase in CHANCE_PHASES:
            return BY_CHANCE
        return () if self.phase == "over" else (self.turn,)

    @property
    def outcome(self) -> Outcome | None:
        return self.result

    def moves(self, seat: Seat) -> Sequence[SurvivalMove]:
        if seat != self.turn:
            return ()
        match self.phase:
            case "outset":
                return OUTSET_MOVES
            case "walk":
                assert self.walk is not None
                return self.ways.ahead(self.walk).moves
            case "column":
                return COLUMN_MOVES
            case "from":
                return [FROM[base] for base in self.scenario.choice]
            case "outposts":
                size = self.land.grid.size
                return [move for move in OUTPOST[:size] if move.cell not in self.outposts]
            case _:
                return ()

    def outcomes(self) -> Sequence[tuple[SurvivalMove, int]]:
        if self.phase == "turned":
            blanks = len(self.counters) - self.lost
            return [(move, weight) for move, weight in ((LOST, self.lost), (BLANK, blanks)) if weight]
        return FALLS if self.phase in CHANCE_PHASES else ()

    # Copies and views

    def copy(self) -> Self:
        twin = self.__copy__()
        twin.people, twin.record = self.people[:], self.record[:]
        return twin

    def features(self, viewer: Seat) -> bytes:
        return features(self, viewer)

    def view(self, viewer: Seat) -> SurvivalView:
        return SurvivalView(
            seat=viewer,
            setting=self.setting,
            actors=self.actors,
            moves=tuple(self.moves(viewer)),
            undo=self.undo == viewer,
            outcome=self.result,
            map=self.map,
            chart=self.chart,
            people=tuple(self.people),
            counters=self.counters,
            lost=self.lost,
            found=self.found,
            outposts=self.outposts,
            order=self.order,
            tied=self.tied,
            throws=self.throws,
            day=self.day,
            turn=self.turn,
            phase=self.phase,
            walk=self.walk,
            passed=self.passed,
            moved=self.moved,
            supplied=self.supplied,
            column=self.column,
            record=tuple(self.record),
        )
