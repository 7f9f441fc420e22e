"""What holds at every moment of any game."""

import pytest

from bivouac.engine import CHANCE, Luck
from bivouac.games import load
from bivouac.games.survival.country import OFF
from bivouac.games.survival.events import Missed, Stayed, Threw, Walked
from bivouac.games.survival.life import DEAD
from bivouac.games.survival.rules import SurvivalState
from bivouac.games.survival.scenarios import SCENARIOS

SURVIVAL = load("survival")
EVERY_GAME = [
    (scenario, seats, house)
    for scenario in SCENARIOS
    for seats in (1, 2, 4)
    for house in (False, True)
    if (scenario, seats) != ("pursuit", 1)
]


@pytest.mark.parametrize(("scenario", "seats", "house"), EVERY_GAME)
def test_every_moment_keeps_the_rules(scenario: str, seats: int, house: bool) -> None:
    setting = SURVIVAL.setting(seats, scenario=scenario, contingencies=house, supplies=house, riverways=house)
    luck = Luck.seeded(f"{scenario} {seats} {house}")
    state = SURVIVAL.start(setting, SURVIVAL.deal(setting, luck))
    assert isinstance(state, SurvivalState)
    while state.actors:
        before, told = state.copy(), len(state.record)
        actor = state.actors[0]
        state.play(actor, luck.weighted(state.outcomes()) if actor == CHANCE else luck.choose(state.moves(actor)))
        fares(before, state)
        for event in state.record[told:]:
            if isinstance(event, Walked):
                walks(before, event)
    assert all(person.fate != "afoot" for person in state.people) or state.outcome is not None
    keeps_count(state)


def fares(before: SurvivalState, after: SurvivalState) -> None:
    """OS-18, OS-21, OS-22: levels follow from boxes, no index returns to the start, and only the dead are past O."""
    for was, person in zip(before.people, after.people, strict=True):
        assert person.level == after.life.level(person.water, person.food, person.hurt)
        assert (person.level == DEAD) == (person.fate == "dead")
        assert was.water == 1 or person.water > 1
        assert was.food == 1 or person.food > 1
        assert person.hurt >= was.hurt
        if was.fate != "afoot":
            assert person == was
    assert set(after.counters) <= set(before.counters)
    assert after.lost <= len(after.counters)


def walks(before: SurvivalState, event: Walked) -> None:
    """OS-05, OS-09: hex by hex, never back, and no further than the points reach."""
    land, walk = before.land, before.walk
    allowance = before.life.allowances[before.people[event.seat].level]
    assert sum(event.costs) <= (walk.points if walk else allowance)
    path = [event.start, *event.cells]
    for at, cell in enumerate(path[:-1]):
        assert path[at + 1] in land.neighbours[cell]
        assert at == 0 or path[at + 1] != path[at - 1] or path[at + 1] == OFF


def keeps_count(state: SurvivalState) -> None:
    """OS-02: everybody has at most a direction die or a day of staying each day, and two needs that are missed."""
    for seat in range(state.setting.seats):
        mine = [event for event in state.record if getattr(event, "seat", None) == seat]
        days = state.people[seat].day or state.day
        outsets = sum(isinstance(event, Stayed) for event in mine)
        outsets += sum(isinstance(event, Threw) and event.what == "direction" for event in mine)
        assert days - 1 <= outsets <= days
        assert sum(isinstance(event, Missed) for event in mine) <= 2 * days
