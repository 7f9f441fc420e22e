"""The solution: figures that are known, the engine's own dice, and every state against the rules."""

from collections.abc import Iterator

import numpy as np
import pytest
from msgspec.structs import replace

from bivouac.engine import CHANCE, Luck
from bivouac.games.survival import GAME
from bivouac.games.survival.chart import chart, standard_chart
from bivouac.games.survival.country import OFF, country, survey
from bivouac.games.survival.guide import follow
from bivouac.games.survival.life import Person
from bivouac.games.survival.movement import Ways, ways
from bivouac.games.survival.moves import Die, SurvivalMove
from bivouac.games.survival.rules import SurvivalState
from bivouac.games.survival.scenarios import SCENARIOS
from bivouac.games.survival.setup import standard_map
from bivouac.games.survival.sheet import Sheet
from bivouac.games.survival.solution import Solution
from bivouac.games.survival.solve import Question, Solver, Stage, folded, solve
from bivouac.games.survival.solve_days import PASSED_SETS, Calendar, calendar
from tests.games.survival.small import drawn

LIFE = chart(standard_chart())
SMALL = drawn(
    *(".ww.....", "...mm...", "..d....s", ".w..m...", "........", "..ww....", "m.......", "....w..."),
    lakes=["4,2"],
    food=["6,6", "2,5"],
    rivers=["7,1 s s s sw s s s s"],
    trails=["1,1 se ne se"],
    bases={5: "4,5", 9: "8,5"},
)
WIDE = 43
SHORT = """format = "bivouac-chart"
version = 1
title = "Short"
origin = "own"
[levels]
A = 6\nB = 5\nC = 5\nD = 4\nE = 4\nF = 3\nG = 3\nH = 2\nI = 2\nJ = 1\nK = 1\nL = 1\nM = 1\nN = 1\nO = 1
[water]
boxes = 5
lines = [
  { after = 2, levels = 3 },
  { after = 4, levels = 12 },
]
[food]
boxes = 6
lines = [
  { after = 2, levels = 2 },
  { after = 4, levels = 6 },
  { after = 5, levels = 7 },
]
"""  # with contingencies there are fewer states to go through


def solved(scenario: str, contingencies: bool = False, quick: bool = False, map: str = SMALL) -> Solution:
    life = chart(SHORT) if contingencies else LIFE
    question = Question(ways(map, basic=scenario == "basic"), life, SCENARIOS[scenario], contingencies, quick)
    return Solution(question, solve(question))


def state_of(scenario: str, person: Person, contingencies: bool = False, map: str = SMALL) -> SurvivalState:
    """A game at the outset of somebody's day."""
    setting = GAME.setting(1, scenario=scenario, contingencies=contingencies)
    state = SurvivalState.dealt(setting, map, SHORT if contingencies else standard_chart(), ())
    state.people[0] = person
    return state


# All that a day can lead to


@pytest.mark.parametrize("scenario", ["lost", "survival", "pursuit"])
def test_the_days_of_the_solver_are_those_of_the_rules(scenario: str) -> None:
    """Flat arrays and `Ways.ends` say the same of every result, at any hex and with any allowance."""
    game, found = SCENARIOS[scenario], ways(standard_map())
    passing, size = bool(game.water and game.water.passing), found.land.grid.size
    days, luck = calendar(found, game.direction, passing, 6), Luck.seeded(scenario)
    for _ in range(400):
        result, cell, allowance = luck.below(len(days.results)), luck.below(size), luck.below(7)
        first, right = days.results[result]
        ends = {(end.cell, end.sides, end.passed) for end in found.ends(cell, allowance, right, first)}
        expected = {
            (to, sides, (passed if passing else found.marks[to]) if to != OFF else 0) for to, sides, passed in ends
        }
        assert flat(days, allowance, result, cell, size, found) == expected


def flat(days: Calendar, allowance: int, result: int, cell: int, size: int, found: Ways) -> set[tuple[int, int, int]]:
    (starts, codes), stays = days.days[allowance]
    at = result * size + cell
    some = codes[starts[at] : starts[at + 1] if at + 1 < len(starts) else None]
    places = {divmod(int(code), PASSED_SETS) for code in some if code < days.codes}
    ends = {(to, 0, passed) if to < size else (OFF, to - size, 0) for to, passed in places}
    return ends | ({(cell, 0, found.marks[cell])} if stays[result, cell] else set())


# Known figures


def clear() -> Question:
    land = survey(Sheet("Clear", "own", ("." * WIDE,) * 34))
    return Question(Ways(land, basic=True), LIFE, SCENARIOS["basic"], False)


def test_the_expected_days_of_an_all_clear_board() -> None:
    """OS-28, OS-33: 3.9651 from column 21, row 16, and 3.8681 from row 17."""
    known = Solution(clear(), solve(clear()))
    worth = [known.morning(Person(row * WIDE + 21)) for row in (16, 17)]
    assert [round(one.days, 4) for one in worth] == [3.9651, 3.8681]
    assert [one.chance for one in worth] == pytest.approx([1.0, 1.0])


def test_the_odds_to_be_out_by_the_third_day_of_an_all_clear_board() -> None:
    """OS-28, OS-33: a sweep is a day, if no day sees the others': 0.4105 and 0.4767, and nothing before that."""
    solver = Solver(clear())
    values = np.zeros((LIFE.water.boxes + 1, LIFE.food.boxes + 1, 1, solver.size))
    for day in (1, 2, 3):
        stage = Stage(solver, 0, values, np.zeros_like(values), {})
        values = values.copy()
        values[1, 1] = stage._morning((1, 1))
        odds = [round(float(values[1, 1, 0, row * WIDE + 21]), 4) for row in (16, 17)]
        assert odds == ([0.4105, 0.4767] if day == 3 else [0.0, 0.0])


# Against the rules


def people(known: Solution, luck: Luck) -> Iterator[Person]:
    """People in any state of life, anywhere."""
    question = known.question
    life, states, size = question.chart, list(question.rows), question.ways.land.grid.size
    while True:
        water, food, hurt = luck.choose(states)
        yield Person(luck.below(size), 5, water, food, hurt, life.level(water, food, hurt))


class Lookahead:
    """What a state is worth, by the rules' own moves and dice until the next choice in a morning, and from there on by
    the solution."""

    def __init__(self, known: Solution) -> None:
        self.known = known
        self.seen: dict[object, float] = {}

    def worth(self, state: SurvivalState) -> float:
        person = state.people[0]
        if state.result is not None:
            return float(bool(state.result.winners))
        if state.phase == "outset" and state.day > 1:
            return self.known.morning(person).chance
        key = (state.phase, person, state.walk, state.passed, state.moved, state.column)
        if key not in self.seen:
            self.seen[key] = self._worth(state)
        return self.seen[key]

    def _worth(self, state: SurvivalState) -> float:
        actor = state.actors[0]
        if actor == CHANCE:
            return sum(self._after(state, move) * weight for move, weight in state.outcomes()) / 6
        return max(self._after(state, move) for move in state.moves(actor))

    def _after(self, state: SurvivalState, move: SurvivalMove) -> float:
        if state.phase == "contingency" and isinstance(move, Die):
            cell = self.known.question.table[state.column][move.number - 1]
            if cell and cell.what == "stay":  # the days that follow are no choice, and have a test of their own
                return self.known.morning(replace(state.people[0], held=max(state.people[0].held, cell.amount))).chance
        twin = state.copy()
        twin.play(state.actors[0], move)
        return self.worth(twin)


@pytest.mark.parametrize(
    ("scenario", "contingencies"),
    [("basic", False), ("lost", False), ("lost-east", False), ("survival", False), ("lost", True), ("survival", True)],
)
def test_a_days_play_by_the_rules_is_worth_what_the_solution_says(scenario: str, contingencies: bool) -> None:
    """Bellman's equation, with `play` and `outcomes` of the game itself: rules and solver cannot drift apart."""
    known, luck = solved(scenario, contingencies), Luck.seeded(f"bellman {scenario}")
    for person, _ in zip(people(known, luck), range(40), strict=False):
        state = state_of(scenario, person, contingencies)
        assert Lookahead(known).worth(state) == pytest.approx(known.morning(person).chance, abs=2e-6)


def test_days_that_one_is_held_for_are_worth_what_the_solution_says() -> None:
    """OS-41: boxes are lost, contingencies go on, and perhaps one is held for longer."""
    known, luck = solved("lost", True), Luck.seeded("held")
    for person, _ in zip(people(known, luck), range(40), strict=False):
        held = replace(person, held=1 + luck.below(3))
        state = state_of("lost", held, True)
        state._begin_turn(0)
        assert Lookahead(known).worth(state) == pytest.approx(known.morning(held).chance, abs=2e-6)


def test_rest_is_part_of_a_state() -> None:
    """OS-24: on the third day of rest food is regained, so a person who has rested two days is better off."""
    known, cell = solved("survival"), country(SMALL).grid.at(5, 5)
    people = [Person(cell, 9, 6, 17, 0, LIFE.level(6, 17, 0), 0, rest) for rest in (0, 1, 2)]
    worth = [known.morning(person) for person in people]
    assert worth[0].score <= worth[1].score < worth[2].score
    assert Lookahead(known).worth(state_of("survival", people[2])) == pytest.approx(worth[2].chance, abs=2e-6)


def test_levels_that_are_folded_count_as_hunger() -> None:
    """A level lost at no hunger is the first box behind the first line; who is too weak for that is dead."""
    assert folded(LIFE, 1, 1, 0) == (1, 1)
    assert folded(LIFE, 1, 1, 1) == (1, 5)
    assert folded(LIFE, 3, 5, 2) == (3, 13)
    assert folded(LIFE, 9, 13, 3) is None


def test_the_quick_solution_is_near_the_exact_one() -> None:
    exact, quick = solved("lost", True), solved("lost", True, quick=True)
    start = Person(country(SMALL).bases[5])
    assert quick.morning(start).chance == pytest.approx(exact.morning(start).chance, abs=0.01)


# Against the engine's dice


def share_out(known: Solution, scenario: str, days: int, seed: str) -> tuple[float, int, float]:
    """The share of games that end well under the solution's policy, the games, and the days of those who get out."""
    luck, out, games, taken = Luck.seeded(seed), 0, 0, 0
    played = 0
    base = known.question.ways.land.bases[SCENARIOS[scenario].base]
    while played < days:
        state = state_of(scenario, Person(base, SCENARIOS[scenario].base), map=known.question.ways.land.text)
        while state.actors:
            actor = state.actors[0]
            if actor == CHANCE:
                state.play(CHANCE, luck.weighted(state.outcomes()))
            else:
                state.play(actor, follow(state.view(actor), known))
        games, played = games + 1, played + state.day
        if state.result is not None and state.result.winners:
            out, taken = out + 1, taken + state.day
    return out / games, games, taken / out


def agrees(known: Solution, scenario: str, days: int) -> None:
    share, games, taken = share_out(known, scenario, days, f"simulated {scenario}")
    base = known.question.ways.land.bases[SCENARIOS[scenario].base]
    worth = known.morning(Person(base, SCENARIOS[scenario].base))
    doubt = 3.3 * (worth.chance * (1 - worth.chance) / games) ** 0.5  # one run in a thousand
    assert abs(share - worth.chance) < doubt
    assert taken == pytest.approx(worth.days / worth.chance, rel=0.03 if days < 100_000 else 0.01)


@pytest.mark.parametrize("scenario", ["lost", pytest.param("lost-east", marks=pytest.mark.slow), "survival"])
def test_the_engine_agrees_with_the_solution(scenario: str) -> None:
    agrees(solved(scenario, map=standard_map()), scenario, 6_000)


@pytest.mark.slow
def test_the_engine_agrees_with_the_solution_over_a_million_days() -> None:
    agrees(solved("lost", map=standard_map()), "lost", 1_000_000)


def test_in_a_race_days_count() -> None:
    """Each takes a tenth off: what is left is less than the chance, and more than after the longest way."""
    calm = solved("lost")
    question = calm.question._replace(haste=0.1)
    racing, start = Solution(question, solve(question)), Person(country(SMALL).bases[5])
    chance, days = calm.morning(start)
    assert chance * 0.9 ** (days / chance) - 0.01 < racing.morning(start).score < chance * 0.9
    assert not racing.rests(start)
