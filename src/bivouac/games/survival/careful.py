"""A careful walker looks at the map, not at the dice: to water and food when they are wanted, else the cheapest way to
whatever the scenario asks for."""

from bivouac.engine import Luck
from bivouac.games.survival.country import SIDES
from bivouac.games.survival.goals import arrives, home_sides
from bivouac.games.survival.life import Person
from bivouac.games.survival.movement import FOOD, WATER
from bivouac.games.survival.moves import COLUMN, SET_OUT, STAY, From, Outpost, SurvivalMove
from bivouac.games.survival.policy import FAR_AWAY, best, points_to, strength, weighed
from bivouac.games.survival.scenarios import Need
from bivouac.games.survival.view import SurvivalView

THIRSTY, HUNGRY = 4, 9  # boxes from which water and food come first
DRY_DAYS, HUNGRY_DAYS = 0.8, 0.9  # the share of days on which water, and food, is missed on the way
WASTE = 1.5  # points spent for one that brings a person nearer
DETOUR = 2  # days that water and food may be away to be gone for
SIP = 0.5  # what a day's water or food is worth in passing, in points of the way
SAFE = 7  # hexes that a fugitive likes to be away from pursuers
DREAD = 3  # what each hex less is worth
AROUND = range(3, 7)  # how far from the fugitives outposts are put up
HARM = {"life": 4, "stay": 2, "water": 2, "food": 1}  # how bad a contingency is


class Careful:
    """Plays by rule of thumb."""

    def choose(self, view: SurvivalView, luck: Luck) -> SurvivalMove:
        match view.phase:
            case "outset":
                return STAY if recovering(view) else SET_OUT
            case "walk":
                return best(weighed(view, Thumb(view)))
            case "column":
                return COLUMN[least_harm(view)]
            case "from":
                return min(
                    (move for move in view.moves if isinstance(move, From)), key=lambda move: way_from(view, move)
                )
            case _:
                return luck.choose(outposts_near(view))


class Thumb:
    """What a careful walker thinks of the ends of a day: how far it is from there to what is wanted most."""

    def __init__(self, view: SurvivalView) -> None:
        self.view, self.person = view, view.people[view.turn]
        self.errand = errand(view, self.person)
        self.wanted = self._wanted()

    def _wanted(self) -> tuple[int, ...]:
        """The way to water or food if they are wanted, near, and not here already; else that to the goal."""
        person, scenario, view = self.person, self.view.scenario, self.view
        strides = strength(view.life, person.water, person.food, person.hurt, (DRY_DAYS, HUNGRY_DAYS))
        if strides[-1] > WASTE * self.errand[person.cell]:
            return self.errand
        near = DETOUR * view.life.allowances[person.level]
        for need, box, limit, mark in (
            (scenario.water, person.water, THIRSTY, WATER),
            (scenario.food, person.food, HUNGRY, FOOD),
        ):
            if lacking(need, box, limit):
                way = way_to(view, frozenset(sources(view, mark)))
                if 0 < way[person.cell] <= min(near, self.errand[person.cell]):
                    return way
        return self.errand

    def ended(self, cell: int, passed: int) -> float:
        found = self.view.ways.marks[cell] | (passed if self.passing else 0)
        return -self.wanted[cell] - 0.01 * self.errand[cell] + SIP * found.bit_count() - self._dread(cell)

    @property
    def passing(self) -> bool:
        return bool(self.view.scenario.water and self.view.scenario.water.passing)

    def stayed(self) -> float:
        return self.ended(self.person.cell, 0)

    def left(self, sides: int) -> float:
        hunts = self.view.turn in self.view.pursuers
        good = not hunts and arrives(self.view.scenario, self.view.land, self.person, sides)
        return FAR_AWAY if good else -FAR_AWAY

    def entered(self, cell: int, onward: float) -> float:
        return max(onward, -self.errand[cell]) if cell in goals(self.view, self.person) else onward

    def _dread(self, cell: int) -> float:
        if self.view.turn not in self.view.fugitives:
            return 0
        near = (self.view.land.grid.distance(cell, self.view.people[seat].cell) for seat in self.view.pursuers)
        return DREAD * sum(max(0, SAFE - far) for far in near)


def lacking(need: Need | None, box: int, limit: int) -> bool:
    """Whether a need has to be seen to."""
    return need is not None and not need.always and box >= limit


def sources(view: SurvivalView, mark: int) -> list[int]:
    """The hexes with water, or with food."""
    return [cell for cell, marks in enumerate(view.ways.marks) if marks & mark]


def goals(view: SurvivalView, person: Person) -> frozenset[int]:
    """The hexes that somebody wants to come to: counters and lost persons, or fugitives."""
    if view.people[view.turn] is person and view.turn in view.pursuers:
        return frozenset(view.people[seat].cell for seat in view.fugitives if view.people[seat].fate == "afoot")
    return frozenset() if person.leads else frozenset(view.counters + view.found)


def exits(view: SurvivalView, person: Person) -> int:
    """The sides of the map to leave by, as bits."""
    if view.scenario.home:
        return home_sides(view.land, person.base)
    return sum(1 << SIDES.index(side) for side in view.scenario.exits)


def errand(view: SurvivalView, person: Person) -> tuple[int, ...]:
    """The points that it takes from each hex to do what the scenario asks for, or to begin with it."""
    wanted = goals(view, person)
    return way_to(view, wanted) if wanted else way_to(view, frozenset(), exits(view, person))


def way_to(view: SurvivalView, hexes: frozenset[int], sides: int = 0) -> tuple[int, ...]:
    return points_to(view.map, view.setting.options.riverways, hexes, sides)


def recovering(view: SurvivalView) -> bool:
    """Whether to stay where boxes are regained, because more than a few are missing."""
    person, here = view.people[view.turn], view.ways.marks[view.people[view.turn].cell]
    hungry = view.scenario.food and view.scenario.food.stays and here & FOOD and person.food > HUNGRY - 2
    return bool(hungry) and person.water < THIRSTY


def least_harm(view: SurvivalView) -> str:
    """The column of contingencies that does least harm."""
    table = view.scenario.contingencies
    assert table is not None

    def harm(column: str) -> int:
        return sum(
            HARM[cell.what] * (cell.amount if cell.what == "stay" else -cell.amount) for cell in table[column] if cell
        )

    return min(table, key=harm)


def way_from(view: SurvivalView, move: From) -> int:
    """How far it is from a base to all there is to go to."""
    hexes = view.counters or tuple(view.people[seat].cell for seat in view.fugitives)
    start = view.land.bases[move.base]
    return sum(way_to(view, frozenset({cell}))[start] for cell in hexes)


def outposts_near(view: SurvivalView) -> list[Outpost]:
    """Places for an outpost around the fugitives."""
    start, grid = view.people[view.fugitives[0]].cell, view.land.grid
    free = [move for move in view.moves if isinstance(move, Outpost)]
    return [move for move in free if grid.distance(start, move.cell) in AROUND] or free
