"""The rules of play: what each move does (OS-01 to OS-41).

A day of a person: stay or set out, the direction die, the walk, needs, life, a contingency. Chance throws every die as
a move of its own. A walk goes on by itself as long as there is nothing to choose.
"""

import msgspec

from bivouac.engine import CHANCE, IllegalMove, Outcome, Seat, Setting
from bivouac.games.survival import events, goals
from bivouac.games.survival.country import OFF
from bivouac.games.survival.evening import settled
from bivouac.games.survival.life import DEAD, Fate, Person, befallen, cause
from bivouac.games.survival.movement import ANYWHERE, FOOD, OUTPOST, OUTSET, WATER, Pace, Walk
from bivouac.games.survival.moves import DICE, SET_OUT, Column, Die, From, Outpost, Step, SurvivalMove, Turned
from bivouac.games.survival.needs import found
from bivouac.games.survival.scenarios import CALM, GOOD_DIE, LAST_DAY, lost_people
from bivouac.games.survival.state import Moment
from bivouac.games.survival.view import CHANCE_PHASES


class SurvivalState(Moment, kw_only=True):
    """A game of Outdoor Survival."""

    @classmethod
    def dealt(cls, setting: Setting, map: str, chart: str, counters: tuple[int, ...]) -> "SurvivalState":
        """The game before the first choice, or the first die."""
        lost = lost_people(setting.options.scenario, setting.seats)
        state = cls(setting=setting, map=map, chart=chart, people=[], counters=counters, lost=lost)
        bases, scenario = state.land.bases, state.scenario
        for seat in range(setting.seats):
            if scenario.choice and seat not in state.fugitives:
                state.people.append(Person(bases[scenario.choice[0]]))
            else:
                state.people.append(Person(bases[scenario.base], scenario.base))
                state.record.append(events.Began(seat, scenario.base, bases[scenario.base]))
        state._prepare()
        return state

    def apply(self, actor: Seat, move: SurvivalMove) -> bool:
        if self.phase in CHANCE_PHASES:
            done = actor == CHANCE and self._draw(move)
        else:
            done = actor == self.turn and self._choose(move)
        if not done:
            raise IllegalMove("illegal-move", move=move.text)
        return self.result is not None

    def _draw(self, move: SurvivalMove) -> bool:
        """What chance decides; False, and nothing has changed, where it cannot be that."""
        if isinstance(move, Die):
            if self.phase == "turned" or move.number not in DICE:
                return False
            self._fall(move.number)
        elif isinstance(move, Turned):
            if all(move != one for one, _ in self.outcomes()):
                return False
            self._turn_up(move.lost)
        else:
            return False
        return True

    def _choose(self, move: SurvivalMove) -> bool:
        """What a player chooses; False, and nothing has changed, where that is not open to them."""
        if self.phase == "walk" and isinstance(move, Step):
            assert self.walk is not None
            pace = self.ways.ahead(self.walk).paces.get(move.direction)
            if pace:
                self._go(pace)
            return pace is not None
        if move not in self.moves(self.turn):
            return False
        match self.phase:
            case "outset" if move == SET_OUT:
                self.phase = "direction"
            case "outset":
                self._stay()
            case "walk":
                self._camp()
            case "column":
                assert isinstance(move, Column)
                self.column, self.phase = move.kind, "contingency"
            case "from":
                assert isinstance(move, From)
                self._begin_at(move.base)
            case _:
                assert isinstance(move, Outpost)
                self._build(move.cell)
        return True

    def _fall(self, die: int) -> None:
        """A die has fallen: what it means depends on what it was thrown for."""
        self.record.append(events.Threw(self.turn, self.phase, die))
        match self.phase:
            case "direction":
                self._direct(die)
            case "heading":
                assert self.walk is not None
                self.walk = self.walk._replace(heading=die - 1)  # 1 is north, then clockwise (OS-10)
                self._go()
            case "order":
                self._place_in_order(die)
            case "water":
                self.supplied = ("die" if die <= GOOD_DIE else "missed", "")
                self._evening()
            case "food":
                self.supplied = (self.supplied[0], "die" if die <= GOOD_DIE else "missed")
                self._evening()
            case "check" if die <= CALM:
                self._next_turn()
            case "check":
                self.phase = "column"  # OS-40
            case _:
                self._befall(die)

    # Setting up (OS-01, OS-36 to OS-39)

    def _prepare(self) -> None:
        """Whatever has to be chosen before the first day; then the order of play."""
        choosing = next((seat for seat, one in enumerate(self.people) if not one.base), None)
        seats, hunters, each = range(self.setting.seats), self.pursuers, self.scenario.outposts
        if choosing is not None:
            self.phase, self.turn = "from", choosing
        elif len(self.outposts) < len(hunters) * each:
            self.phase, self.turn = "outposts", hunters[len(self.outposts) // each]
        else:  # the fugitives always go first
            teams = (tuple(seat for seat in seats if seat not in hunters), tuple(hunters))
            self.tied = tuple(team for team in teams if team)
            self._settle_order()

    def _begin_at(self, base: int) -> None:
        cell = self.land.bases[base]
        self.people[self.turn] = Person(cell, base)
        self.record.append(events.Began(self.turn, base, cell))
        self._prepare()

    def _build(self, cell: int) -> None:
        self.outposts += (cell,)
        self.record.append(events.Built(self.turn, cell))
        self._prepare()

    def _settle_order(self) -> None:
        """Those who are tied throw; when nobody is, the first day begins."""
        group = next((group for group in self.tied if len(group) > 1), None)
        if group is not None:
            self.phase, self.turn = "order", group[len(self.throws)]
            return
        self.order, self.tied = tuple(seat for group in self.tied for seat in group), ()
        if len(self.order) > 1:
            self.record.append(events.Ordered(self.order))
        self._begin_day()

    def _place_in_order(self, die: int) -> None:
        """OS-01: the highest first; equal dice stay tied."""
        self.throws += (die,)
        at, group = next((at, group) for at, group in enumerate(self.tied) if len(group) > 1)
        if len(self.throws) == len(group):
            dice = sorted(set(self.throws), reverse=True)
            parts = (tuple(seat for seat, one in zip(group, self.throws) if one == face) for face in dice)
            self.tied, self.throws = (*self.tied[:at], *parts, *self.tied[at + 1 :]), ()
        self._settle_order()

    # Turns (OS-02)

    def _begin_day(self) -> None:
        self.day += 1
        self.record.append(events.Dawned(self.day))
        self._begin_turn(next(seat for seat in self.order if self.afoot(seat)))

    def _begin_turn(self, seat: Seat) -> None:
        self.turn, self.passed, self.moved, self.supplied, self.column = seat, 0, False, ("", ""), ""
        person = self.people[seat]
        if seat in self.pursuers and self._catch(person.cell):
            return
        if person.held:
            self.people[seat] = msgspec.structs.replace(person, held=person.held - 1)
            self.record.append(events.Stayed(seat, person.cell, True, person.held - 1))
            self._evening(held=True)
        else:
            self.phase = "outset"

    def _next_turn(self) -> None:
        """The next person in the order of play who is still on the map; after the last one a new day."""
        order = self.order
        for seat in order[order.index(self.turn) + 1 :]:
            if self.afoot(seat):
                self._begin_turn(seat)
                return
        if self.day < LAST_DAY:
            self._begin_day()
        else:
            self._winter()

    def _winter(self) -> None:
        """On the evening of the last day whoever is still on the map is lost."""
        for seat in filter(self.afoot, self.order):
            self.record.append(events.Snowed(seat, self.people[seat].cell))
            self._ends(seat, "snowed")
        self._nobody_left()

    def _stay(self) -> None:
        """OS-03."""
        self.record.append(events.Stayed(self.turn, self.people[self.turn].cell, False, 0))
        self._evening()

    # Walking (OS-05 to OS-17)

    def _direct(self, die: int) -> None:
        """OS-28 to OS-32."""
        table = self.scenario.hunt if self.turn in self.pursuers else self.scenario.direction
        result, person = table[die - 1], self.people[self.turn]
        self.walk = Walk(person.cell, ANYWHERE, self.life.allowances[person.level], result.right, OUTSET)
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
            if self.turn in self.fugitives:
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
        self.lost -= lost
        self.record.append(events.TurnedUp(self.turn, cell, lost))
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
        self.walk = None
        self.record.append(events.Camped(self.turn, self.people[self.turn].cell, self.moved))
        self._evening()

    # Needs and life (OS-18 to OS-27), contingencies (OS-40, OS-41)

    def _evening(self, held: bool = False) -> None:
        """Water, then food: what the way gave, or a die; then boxes and levels."""
        seat, scenario = self.turn, self.scenario
        if not (scenario.water and scenario.food):
            self._next_turn()
            return
        person, (water, food) = self.people[seat], self.supplied
        here, passed, outpost = self.ways.marks[person.cell], self.passed, self._at_outpost()
        water = water or found(scenario.water, here & WATER, passed & WATER, outpost, held)
        if water:
            food = food or found(scenario.food, here & FOOD, passed & FOOD, outpost, held)
        self.supplied = (water, food)
        if not food:
            self.phase = "food" if water else "water"
            return
        needs = scenario.water, scenario.food
        person = settled(seat, person, self.life, needs, self.supplied, not self.moved, self.record)
        self.people[seat] = person
        if person.level == DEAD:
            self._die(cause(person, self.life))
        elif self.setting.options.contingencies:
            self.phase = "check"
        else:
            self._next_turn()

    def _at_outpost(self) -> bool:
        """OS-27: a pursuer's needs are met in a turn that passes or ends on an outpost."""
        if not self.outposts or self.turn in self.fugitives:
            return False
        return self.passed & OUTPOST > 0 or self.people[self.turn].cell in self.outposts

    def _befall(self, die: int) -> None:
        seat, table = self.turn, self.scenario.contingencies
        assert table is not None
        effect, before = table[self.column][die - 1], self.people[seat]
        self.record.append(events.Befell(seat, self.column, die, effect.code if effect else ""))
        after = self.people[seat] = befallen(before, self.life, effect) if effect else before
        if after.level != before.level:
            self.record.append(events.LevelChanged(seat, before.level, after.level))
        if after.level == DEAD:
            self._die("contingency")
        else:
            self._next_turn()

    # Out of it

    def _ends(self, seat: Seat, fate: Fate, sides: int = 0) -> None:
        self.people[seat] = msgspec.structs.replace(self.people[seat], fate=fate, day=self.day, sides=sides)

    def _leave(self, sides: int) -> None:
        seat, person = self.turn, self.people[self.turn]
        self.walk = None
        self.record.append(events.Left(seat, person.cell, sides))
        self._ends(seat, "out", sides)
        if seat not in self.pursuers and goals.arrives(self.scenario, self.land, person, sides):
            self._over(goals.left_first(seat, tuple(self.fugitives) or (seat,), self.day, self.scenario))
        else:
            self._one_less()

    def _die(self, of: str) -> None:
        """OS-18."""
        self.record.append(events.Died(self.turn, self.people[self.turn].cell, of, self.day))
        self._ends(self.turn, "dead")
        self._one_less()

    def _fugitives_at(self, cell: int) -> list[Seat]:
        return [seat for seat in self.fugitives if self.afoot(seat) and self.people[seat].cell == cell]

    def _catch(self, cell: int) -> bool:
        """OS-38: whether a pursuer, in their turn, shares a hex with a fugitive; that ends the game."""
        caught = self._fugitives_at(cell)
        for seat in caught:
            self.record.append(events.Caught(seat, self.turn, cell))
            self._ends(seat, "caught")
        if caught:
            self._over(goals.caught(self.turn, tuple(self.pursuers), caught[0]))
        return bool(caught)

    def _one_less(self) -> None:
        """Somebody is out of it: perhaps nobody is left who can win, or only one side is."""
        afoot = list(filter(self.afoot, range(self.setting.seats)))
        hunters = [seat for seat in afoot if seat in self.pursuers]
        if not afoot:
            self._nobody_left()
        elif self.pursuers and len(hunters) == len(afoot):
            self._over(goals.hunted_gone(tuple(self.pursuers)))
        elif self.pursuers and not hunters:
            self._over(goals.hunters_gone(tuple(self.fugitives)))
        else:
            self._next_turn()

    def _nobody_left(self) -> None:
        """OS-35: in Survival whoever left the map nearest to the west edge has won, if there was anybody to outdo."""
        out = [seat for seat in self.order if self.people[seat].fate == "out"]
        if self.scenario.nearest and self.setting.seats > 1 and out:
            self._over(goals.nearest_west(self.land, self.people, out))
        else:
            self._over(goals.nobody())

    def _over(self, result: Outcome) -> None:
        self.phase, self.walk, self.result = "over", None, result
