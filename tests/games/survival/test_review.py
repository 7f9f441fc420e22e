"""A finished game, looked at: how strong people were, what struck them, what their choices cost, and their tracks."""

import re
from typing import Any

import pytest

from bivouac.engine import CHANCE, Log, Luck, Played, Review
from bivouac.games.survival.events import Befell, Died, Left, TurnedUp
from bivouac.games.survival.life import DEAD
from bivouac.locale import LANGUAGES, words
from tests.games.survival.test_face import FACE, table_for


def finished(seats: int = 1, seed: str = "review", **options: Any) -> tuple[Log[Any, Any, Any], Any]:
    """The log of a game in which everybody wanders about, and its last state."""
    table, luck = table_for(seats, seed, **options), Luck.seeded(seed)
    while table.state.actors:
        seat = table.state.actors[0]
        table.play(seat, luck.choose(table.view(seat).moves))
    return table.log, table.state


def said(review: Review) -> list[str]:
    say = words("en")
    return [say(line) for remark in review.remarks for line in remark.lines]


def test_the_curve_is_the_level_of_life() -> None:
    log, state = finished()
    (curve,) = FACE.review(log).curves
    assert curve.values[0] == 1
    assert curve.values[-1] == pytest.approx(1 - state.people[0].level / DEAD, abs=1e-4)


def test_deaths_departures_and_contingencies_are_told() -> None:
    for seed in ("a", "b", "c"):
        log, state = finished(3, seed, contingencies=True)
        lines = said(FACE.review(log))
        assert sum(" died, " in line for line in lines) == sum(isinstance(event, Died) for event in state.record)
        assert sum("left the map" in line for line in lines) == sum(isinstance(event, Left) for event in state.record)
        befell = [event for event in state.record if isinstance(event, Befell) and event.effect]
        assert sum("A contingency" in line for line in lines) == len(befell)


def test_counters_that_were_turned_up_are_told() -> None:
    log, state = finished(2, scenario="search")
    turned = [event for event in state.record if isinstance(event, TurnedUp)]
    assert sum("turned up" in line for line in said(FACE.review(log))) == len(turned)


def test_a_choice_that_cost_chances_is_told_to_who_made_it() -> None:
    log, _ = finished(2)
    review = FACE.review(log)
    slips = [remark for remark in review.remarks if "was better" in " ".join(map(words("en"), remark.lines))]
    assert slips
    for remark in slips:
        entry = log.entries[remark.number - 1]
        assert isinstance(entry, Played)
        assert entry.actor == remark.seat != CHANCE


def test_the_map_shows_everybodys_track_with_the_days_at_the_camps() -> None:
    log, state = finished(3)
    laid = FACE.review(log).pieces
    assert {"track-red", "track-blue", "track-green", "nights-red", "person-green"} <= set(laid)
    days = [int(day) for day in re.findall(r">(\d+)</text>", laid["nights-red"])]
    assert 1 <= min(days)
    assert max(days) <= state.day
    assert all(f'id="{name}"' in piece for name, piece in laid.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_is_a_sentence(language: str) -> None:
    log, _ = finished(2, scenario="survival", contingencies=True)
    for remark in FACE.review(log).remarks:
        for line in remark.lines:
            assert words(language)(line).rstrip()[-1] in ".!)"
