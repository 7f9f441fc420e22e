"""The rules of play as a state and what each move does to it (OS-01 to OS-41).

A day of a person: stay or set out, the direction die, the walk, needs, life, a contingency. Chance throws every die as
a move of its own. A walk goes on by itself as long as there is nothing to choose.
"""

from collections.abc import Sequence

import msgspec

from bivouac.engine import CHANCE, IllegalMove, Outcome, Seat, Setting, State
from bivouac.games.survival import events, goals
from bivouac.games.survival.chart import chart
from bivouac.games.survival.country import OFF, country
from bivouac.games.survival.evening import settled
from bivouac.games.survival.life import DEAD, Fate, Person, befallen
from bivouac.games.survival.movement import ANYWHERE, FOOD, OUTPOST, OUTSET, WATER, Pace, Walk, Ways
from bivouac.games.survival.moves import (
    BLANK,
    COLUMN,
    FALLS,
    FROM,
    LOST,
    SET_OUT,
    STAY,
    STOP,
    Column,
    Die,
    From,
    Outpost,
    Step,
    SurvivalMove,
    Turned,
)
from bivouac.games.survival.moves import OUTPOST as OUTPOST_MOVES
from bivouac.games.survival.needs import Found, found
from bivouac.games.survival.scenarios import (
    CALM,
    GOOD_DIE,
    LAST_DAY,
    SCENARIOS,
    Scenario,
    fugitives,
    lost_people,
)
from bivouac.games.survival.view import CHANCE_PHASES, SurvivalView, features, ways_of

BY_CHANCE = (CHANCE,)
OUTSET_MOVES = (STAY, SET_OUT)
COLUMN_MOVES = tuple(COLUMN.values())


class SurvivalState(State[SurvivalMove, SurvivalView], kw_only=True):
    """A game of Outdoor Survival at one moment. Lists run by seat; see the view for what the fields are."""

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
    record: list[events.Event] = []

    @classmethod
    def dealt(cls, setting: Setting, map: str, chart: str, counters: tuple[int, ...]) -> "SurvivalState":
        """The game before the first choice, or the first die."""
        name, seats = setting.options.scenario, setting.seats
        state = cls(
            setting=setting,
            map=map,
            chart=chart,
            people=[],
            counters=counters,
            lost=lost_people(name, seats),
        )
        bases, scenario = country(map).bases, state.scenario
        for seat in range(seats):
            chooses = scenario.choice and seat not in fugitives(name, seats)
            base = scenario.choice[0] if chooses else scenario.base
            state.people.append(Person(bases[base], 0 if chooses else base))
            if not chooses:
                state.record.append(events.Began(seat, base, bases[base]))
        state._prepare()
        return state

    # What is agreed

    @property
    def scenario(self) -> Scenario:
        return SCENARIOS[self.setting.options.scenario]

    @property
    def ways(self) -> Ways:
        return ways_of(self)

    def fugitive(self, seat: Seat) -> bool:
        return seat in fugitives(self.setting.options.scenario, self.setting.seats)

    def pursuer(self, seat: Seat) -> bool:
        return self.scenario.outposts > 0 and not self.fugitive(seat)

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
                size = country(self.map).grid.size
                return [move for move in OUTPOST_MOVES[:size] if move.cell not in self.outposts]
            case _:
                return ()

    def outcomes(self) -> Sequence[tuple[SurvivalMove, int]]:
        if self.phase == "turned":
            blanks = len(self.counters) - self.lost
            return [(move, weight) for move, weight in ((LOST, self.lost), (BLANK, blanks)) if weight]
        return FALLS if self.phase in CHANCE_PHASES else ()

    # What a move does

    def apply(self, actor: Seat, move: SurvivalMove) -> bool:
        if not self._legal(actor, move):
            raise IllegalMove("illegal-move", move=move.text)
        if isinstance(move, Die):
            self._fall(move.number)
        elif isinstance(move, Step):
            assert self.walk is not None
            self._go(self.ways.ahead(self.walk).paces[move.direction])
        elif move == SET_OUT:
            self.phase = "direction"
        elif move == STAY:
            self.record.append(events.Stayed(actor, self.people[actor].cell, False, 0))
            self._evening()
        elif move == STOP:
            self._camp()
        elif isinstance(move, Column):
            self.column, self.phase = move.kind, "contingency"
        elif isinstance(move, Turned):
            self._turn_up(move.lost)
        elif isinstance(move, From):
            self._begin_at(move.base)
        elif isinstance(move, Outpost):
            self.outposts += (move.cell,)
            self.record.append(events.Built(actor, move.cell))
            self._prepare()
        return self.result is not None

    def _legal(self, actor: Seat, move: SurvivalMove) -> bool:
        """Whether a move is among `moves(actor)`, or among `outcomes()`."""
        if self.phase not in CHANCE_PHASES:
            return actor == self.turn and move in self.moves(actor)
        if actor != CHANCE:
            return False
        if self.phase == "turned":
            return any(move == one for one, _ in self.outcomes())
        return isinstance(move, Die) and 1 <= move.number <= 6

    def _fall(self, die: int) -> None:
        """A die has fallen: what it means depends on what it was thrown for."""
        phase = self.phase
        self.record.append(events.Threw(self.turn, phase, die))
        if phase == "direction":
            self._direct(die)
        elif phase == "heading":
            assert self.walk is not None
            self.walk = self.walk._replace(heading=die - 1)  # 1 is north, then clockwise (OS-10)
            self._go()
        elif phase == "order":
            self._place_in_order(die)
        elif phase == "water":
            self.supplied = ("die" if die <= GOOD_DIE else "missed", "")
            self._evening()
        elif phase == "food":
            self.supplied = (self.supplied[0], "die" if die <= GOOD_DIE else "missed")
            self._evening()
        elif phase == "check":
            if die <= CALM:
                self._next_turn()
            else:
                self.phase = "column"  # OS-40
        else:
            self._befall(die)

    # Setting up (OS-01, OS-36 to OS-39)

    def _prepare(self) -> None:
        """Whatever has to be chosen before the first day; then the order of play."""
        choosing = next((seat for seat, one in enumerate(self.people) if not one.base), None)
        hunters = [seat for seat in range(self.setting.seats) if self.pursuer(seat)]
        if choosing is not None:
            self.phase, self.turn = "from", choosing
        elif len(self.outposts) < len(hunters) * self.scenario.outposts:
            self.phase, self.turn = "outposts", hunters[len(self.outposts) // self.scenario.outposts]
        else:
            rest = tuple(seat for seat in range(self.setting.seats) if seat not in hunters)
            self.tied = tuple(group for group in (rest, tuple(hunters)) if group)  # fugitives go first
            self._settle_order()

    def _begin_at(self, base: int) -> None:
        cell = country(self.map).bases[base]
        self.people[self.turn] = Person(cell, base)
        self.record.append(events.Began(self.turn, base, cell))
        self._prepare()

    def _settle_order(self) -> None:
        """Those who are tied throw again; when nobody is, the first day begins."""
        group = next((group for group in self.tied if len(group) > 1), None)
        if group is not None:
            self.phase, self.turn = "order", group[len(self.throws)]
            return
        self.order, self.tied = tuple(seat for one in self.tied for seat in one), ()
        if len(self.order) > 1:
            self.record.append(events.Ordered(self.order))
        self.day = 1
        self.record.append(events.Dawned(1))
        self._begin_turn(self.order[0])

    def _place_in_order(self, die: int) -> None:
        """OS-01: the highest first; equal dice stay tied."""
        self.throws += (die,)
        at = next(at for at, group in enumerate(self.tied) if len(group) > 1)
        group = self.tied[at]
        if len(self.throws) == len(group):
            dice = sorted(set(self.throws), reverse=True)
            parts = (tuple(seat for seat, one in zip(group, self.throws) if one == face) for face in dice)
            self.tied = (*self.tied[:at], *parts, *self.tied[at + 1 :])
            self.throws = ()
        self._settle_order()

    # Turns (OS-02)

    def _begin_turn(self, seat: Seat) -> None:
        self.turn, self.walk, self.passed, self.moved = seat, None, 0, False
        self.supplied, self.column = ("", ""), ""
        person = self.people[seat]
        if self.pursuer(seat) and self._catch(person.cell):
            return
        if person.held:
            self.people[seat] = msgspec.structs.replace(person, held=person.held - 1)
            self.record.append(events.Stayed(seat, person.cell, True, person.held - 1))
            self._evening(held=True)
        else:
            self.phase = "outset"

    def _next_turn(self) -> None:
        """The next person in the order of play who is still on the map; after the last one a new day."""
        order, people = self.order, self.people
        for seat in order[order.index(self.turn) + 1 :]:
            if people[seat].fate == "afoot":
                self._begin_turn(seat)
                return
        if self.day == LAST_DAY:
            self._winter()
            return
        self.day += 1
        self.record.append(events.Dawned(self.day))
        self._begin_turn(next(seat for seat in order if people[seat].fate == "afoot"))

    def _winter(self) -> None:
        """On the evening of the last day whoever is still on the map is lost."""
        for seat in self.order:
            if self.people[seat].fate == "afoot":
                self.record.append(events.Snowed(seat, self.people[seat].cell))
                self._ends(seat, "snowed")
        self._nobody_left()

    # Walking (OS-05 to OS-17)

    def _direct(self, die: int) -> None:
        """OS-28 to OS-32."""
        table = self.scenario.hunt if self.pursuer(self.turn) else self.scenario.direction
        result, person = table[die - 1], self.people[self.turn]
        points = chart(self.chart).allowances[person.level]
        self.walk = Walk(person.cell, ANYWHERE, points, result.right, OUTSET)
        if result.random:
            self.phase = "heading"
        else:
            self._go()

    def _go(self, pace: Pace | None = None) -> None:
        """Takes a step, and then those that leave no choice; asks where there is one; else the day's walk is over."""
        walk, ways = self.walk, self.ways
        assert walk is not None
        watchful = bool(self.counters or self.found or self.outposts)
        cells, costs, sides, met = [], [], 0, False
        paces, stop, _ = ways.ahead(walk)
        while pace or not (stop or len(paces) > 1):
            cost, walk, sides = pace or next(iter(paces.values()))
            pace = None
            cells.append(walk.cell)
            costs.append(cost)
            if walk.cell == OFF:
                break
            self.passed |= ways.marks[walk.cell]
            met = watchful and self._meets(walk.cell)
            if met:
                break
            paces, stop, _ = ways.ahead(walk)
        if cells:
            self._walked(walk, cells, costs)
        if walk.cell == OFF:
            self._leave(sides)
        elif met:
            self._meet(walk.cell)
        elif paces:
            self.phase = "walk"
        else:
            self._camp()

    def _walked(self, walk: Walk, cells: list[int], costs: list[int]) -> None:
        person = self.people[self.turn]
        self.record.append(events.Walked(self.turn, person.cell, tuple(cells), tuple(costs)))
        ground = cells if walk.cell != OFF else cells[:-1]
        if ground:
            self.people[self.turn] = msgspec.structs.replace(person, cell=ground[-1])
        self.walk, self.moved = walk, True

    def _meets(self, cell: int) -> bool:
        """Whether something in a hex halts whoever enters it; outposts are only passed."""
        if self.scenario.outposts:
            if not self.pursuer(self.turn):
                return False
            self.passed |= OUTPOST if cell in self.outposts else 0
            return bool(self._fugitives_at(cell))
        return cell in self.counters or (cell in self.found and not self.people[self.turn].leads)

    def _meet(self, cell: int) -> None:
        if self.scenario.outposts:
            self._catch(cell)
        elif cell in self.counters:
            self.phase = "turned"
        else:
            self.found = tuple(other for other in self.found if other != cell)
            self._join(cell)
            self._go()

    def _turn_up(self, lost: bool) -> None:
        """OS-36, OS-37: a lost person is found, or goes along; who leads somebody leaves them there, face up."""
        cell = self.people[self.turn].cell
        self.counters = tuple(other for other in self.counters if other != cell)
        self.record.append(events.TurnedUp(self.turn, cell, lost))
        self.lost -= lost
        if lost and not self.scenario.exits:
            self._over(goals.found_first(self.turn, self.day))
            return
        if lost and self.people[self.turn].leads:
            self.found += (cell,)
        elif lost:
            self._join(cell)
        self._go()

    def _join(self, cell: int) -> None:
        self.people[self.turn] = msgspec.structs.replace(self.people[self.turn], leads=True)
        self.record.append(events.Joined(self.turn, cell))

    def _camp(self) -> None:
        self.record.append(events.Camped(self.turn, self.people[self.turn].cell, self.moved))
        self._evening()

    # Needs and life (OS-18 to OS-27)

    def _evening(self, held: bool = False) -> None:
        """Water, then food: what the way gave, or a die; then boxes and levels."""
        scenario, person = self.scenario, self.people[self.turn]
        self.walk = None
        if scenario.water is None or scenario.food is None:
            self._next_turn()
            return
        here, outpost = self.ways.marks[person.cell], self._at_outpost(person.cell)
        water, food = self.supplied
        water = water or found(scenario.water, here & WATER, self.passed & WATER, outpost, held)
        if water:
            food = food or found(scenario.food, here & FOOD, self.passed & FOOD, outpost, held)
        self.supplied = (water, food)
        if not water or not food:
            self.phase = "food" if water else "water"
            return
        needs = (scenario.water, scenario.food)
        after, told = settled(self.turn, person, chart(self.chart), needs, self.supplied, not self.moved)
        self.people[self.turn] = after
        self.record += told
        if after.level == DEAD:
            self._die(self._cause(after))
            return
        if self.setting.options.contingencies:
            self.phase = "check"
        else:
            self._next_turn()

    def _at_outpost(self, cell: int) -> bool:
        """OS-27: a pursuer's needs are met in a turn that passes or ends on an outpost."""
        return bool(self.outposts) and self.pursuer(self.turn) and (self.passed & OUTPOST > 0 or cell in self.outposts)

    def _cause(self, person: Person) -> str:
        life = chart(self.chart)
        return "thirst" if life.thirst[person.water] >= life.hunger[person.food] else "hunger"

    def _befall(self, die: int) -> None:
        """OS-40, OS-41."""
        contingencies = self.scenario.contingencies
        assert contingencies is not None
        effect, before = contingencies[self.column][die - 1], self.people[self.turn]
        self.record.append(events.Befell(self.turn, self.column, die, effect.code if effect else ""))
        if effect:
            after = self.people[self.turn] = befallen(before, chart(self.chart), effect)
            if after.level != before.level:
                self.record.append(events.LevelChanged(self.turn, before.level, after.level))
            if after.level == DEAD:
                self._die("contingency")
                return
        self._next_turn()

    # Out of it

    def _ends(self, seat: Seat, fate: Fate, sides: int = 0) -> None:
        self.people[seat] = msgspec.structs.replace(self.people[seat], fate=fate, day=self.day, sides=sides)

    def _leave(self, sides: int) -> None:
        seat, person = self.turn, self.people[self.turn]
        self.walk = None
        self.record.append(events.Left(seat, person.cell, sides))
        self._ends(seat, "out", sides)
        if not self.pursuer(seat) and goals.arrives(self.scenario, country(self.map), person, sides):
            team = tuple(fugitives(self.setting.options.scenario, self.setting.seats)) or (seat,)
            self._over(goals.left_first(seat, team, self.day, self.scenario))
        else:
            self._one_less()

    def _die(self, of: str) -> None:
        """OS-18."""
        self.record.append(events.Died(self.turn, self.people[self.turn].cell, of, self.day))
        self._ends(self.turn, "dead")
        self._one_less()

    def _fugitives_at(self, cell: int) -> list[Seat]:
        people = self.people
        hunted = fugitives(self.setting.options.scenario, self.setting.seats)
        return [seat for seat in hunted if people[seat].fate == "afoot" and people[seat].cell == cell]

    def _catch(self, cell: int) -> bool:
        """OS-38: whether a pursuer, in their turn, shares a hex with a fugitive; that ends the game."""
        caught = self._fugitives_at(cell)
        for seat in caught:
            self.record.append(events.Caught(seat, self.turn, cell))
            self._ends(seat, "caught")
        if caught:
            hunters = tuple(seat for seat in range(self.setting.seats) if self.pursuer(seat))
            self._over(goals.caught(self.turn, hunters, caught[0]))
        return bool(caught)

    def _one_less(self) -> None:
        """Somebody is out of it: perhaps nobody is left who can win."""
        afoot = [seat for seat, person in enumerate(self.people) if person.fate == "afoot"]
        hunters = [seat for seat in range(self.setting.seats) if self.pursuer(seat)]
        if hunters and afoot and not (set(afoot) & set(hunters) and set(afoot) - set(hunters)):
            hunted = tuple(seat for seat in range(self.setting.seats) if seat not in hunters)
            self._over(goals.outlived(tuple(hunters), hunted, afoot[0] in hunters))
        elif not afoot:
            self._nobody_left()
        else:
            self._next_turn()

    def _nobody_left(self) -> None:
        """OS-35: in Survival the one who came nearest has won, if there was anybody to outdo."""
        if self.scenario.exits == ("west",) and self.setting.seats > 1:
            self._over(goals.nearest_west(country(self.map), self.people, self.order))
        else:
            self._over(goals.nobody())

    def _over(self, result: Outcome) -> None:
        self.phase, self.walk, self.result = "over", None, result

    # Copies and views

    def copy(self) -> "SurvivalState":
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
