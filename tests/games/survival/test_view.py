"""What is seen: everything, by everybody; and the record tells it all."""

import msgspec
import pytest

from bivouac.engine import REFEREE, SPECTATOR, Luck, Setting, drawn
from bivouac.games import load
from bivouac.games.survival.events import Threw, Walked
from bivouac.games.survival.rules import SurvivalState
from bivouac.games.survival.view import SurvivalView, path_today
from tests.games.survival.small import at, game, play
from tests.games.survival.small import drawn as map_of

SURVIVAL = load("survival")
CLEAR = map_of(*["........."] * 13, bases={5: "4,7"})


def random_game(setting: Setting, seed: int, moves: int) -> SurvivalState:
    luck = Luck.seeded(seed)
    state = SURVIVAL.start(setting, SURVIVAL.deal(setting, luck))
    assert isinstance(state, SurvivalState)
    for _ in range(moves):
        drawn(state, luck)
        if state.actors:
            state.play(state.turn, luck.choose(state.moves(state.turn)))
    return state


SETTINGS = [
    SURVIVAL.setting(4),
    SURVIVAL.setting(3, scenario="pursuit", contingencies=True),
    SURVIVAL.setting(2, scenario="rescue", supplies=True),
]


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.options.scenario)
def test_everybody_sees_the_same(setting: Setting) -> None:
    state = random_game(setting, 1, 30)
    views = [state.view(viewer) for viewer in (0, 1, SPECTATOR, REFEREE)]
    bare = [msgspec.structs.replace(view, seat=0, moves=(), undo=False) for view in views]
    assert all(view == bare[0] for view in bare)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.options.scenario)
def test_a_view_is_all_that_there_is_to_a_state(setting: Setting) -> None:
    for seed in range(5):
        state = random_game(setting, seed, 10 * seed)
        view = state.view(REFEREE)
        again = SURVIVAL.imagine(view, Luck.seeded(1))
        assert msgspec.structs.replace(again, undo=state.undo) == state
        assert SURVIVAL.decode(msgspec.json.encode(view), SurvivalView) == view
        assert SURVIVAL.decode(msgspec.json.encode(state), SurvivalState) == state


def test_features_have_one_length_and_tell_people_apart() -> None:
    setting = SURVIVAL.setting(4, scenario="rescue")
    views = [random_game(setting, seed, moves).view(0) for seed in range(3) for moves in (0, 5, 40, 200)]
    assert len({len(view.features()) for view in views}) == 1
    assert len({view.features() for view in views}) > 6
    state = random_game(setting, 1, 20)
    assert state.features(2) == state.view(2).features() != state.features(1)


def test_the_path_of_the_day_is_in_the_record() -> None:
    state = play(game(CLEAR), "set out", 2, 4, "s")
    assert [at(state.land, hex) for hex in ("4,7", "4,8", "4,9")] == list(path_today(state.view(0)))
    play(state, "s", "s", "s", "s")
    assert path_today(state.view(0)) == ()
    both = play(game(CLEAR, seats=2), 6, 5, "set out", 1, 4)
    assert (both.turn, path_today(both.view(0))) == (1, ())


def test_the_record_has_every_die_and_every_step() -> None:
    """What a picture of everybody's track is drawn from: each walk begins where the last one ended."""
    state = random_game(SURVIVAL.setting(4, contingencies=True), 7, 200)
    bases = state.land.bases
    places = dict.fromkeys(range(4), bases[5])
    for event in state.record:
        if isinstance(event, Walked):
            assert places[event.seat] == event.start
            assert len(event.cells) == len(event.costs)
            ground = [cell for cell in event.cells if cell >= 0]
            for one, other in zip([event.start, *ground], ground, strict=False):
                assert state.land.grid.distance(one, other) == 1
            places[event.seat] = ground[-1] if ground else event.start
        elif isinstance(event, Threw):
            assert 1 <= event.die <= 6
    assert [person.cell for person in state.people] == list(places.values())
