import numpy as np
import pytest

from bivouac.engine import BadSetting, IllegalMove, Luck, Outcome, Phrase, UnknownGame
from bivouac.envs import GameEnv, aec_env, rewards_of
from tests.engine.campfire import ALPHABET, CAMPFIRE, LAY, WATCH, Campfire, CampfireState

NUMBERS = {move: number for number, move in enumerate(ALPHABET)}


def campfire(seed: int = 1) -> GameEnv:
    env = aec_env(CAMPFIRE, 3)
    env.reset(seed=seed)
    return env


def legal(env: GameEnv) -> list[int]:
    observation, *_ = env.last()
    assert observation is not None
    return [int(number) for number in observation["action_mask"].nonzero()[0]]


def finish(env: GameEnv, luck: Luck) -> dict[str, float]:
    """Plays to the end; what each agent was paid in all."""
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, done, _, _ = env.last()
        paid[agent] += reward
        env.step(None if done else luck.choose(legal(env)))
    return paid


def test_a_title_is_found_by_name_and_options() -> None:
    env = aec_env("cryptid", seats=4, advanced=True)
    assert (env.game.name, env.setting.seats, env.setting.options.advanced) == ("cryptid", 4, True)
    assert str(env) == env.metadata["name"] == "cryptid_v0"
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2", "seat_3"]
    with pytest.raises(UnknownGame):
        aec_env("chess", seats=2)
    with pytest.raises(BadSetting):
        aec_env("cryptid", seats=7)
    with pytest.raises(BadSetting):
        aec_env("cryptid", seats=3, easy=True)
    with pytest.raises(ValueError, match="there are ansi, human, svg"):
        aec_env("cryptid", seats=3, render_mode="rgb_array")


def test_an_observation_is_the_view_and_its_moves() -> None:
    env, luck = campfire(), Luck.seeded(1)
    for agent in env.agent_iter():
        for viewer, seat in zip(env.possible_agents, range(3)):
            view, seen = env._state.view(seat), env.observe(viewer)
            assert seen["observation"].tobytes() == view.features()
            assert [ALPHABET[number] for number in seen["action_mask"].nonzero()[0]] == list(view.moves)
            assert env.observation_space(viewer).contains(seen)
        assert agent == env.agent_selection
        env.step(luck.choose(legal(env)) if legal(env) else None)


def test_an_observation_may_be_kept_and_changed() -> None:
    env = campfire()
    first = env.observe("seat_0")
    kept = {name: part.copy() for name, part in first.items()}  # type: ignore[attr-defined]
    env.step(NUMBERS[WATCH])
    assert all(np.array_equal(kept[name], first[name]) for name in kept)  # type: ignore[literal-required]
    first["observation"][:] = 9
    first["action_mask"][:] = 9
    assert 9 not in env.observe("seat_0")["action_mask"]


def test_who_chooses_at_once_sees_nothing_of_the_others() -> None:
    envs = [campfire(), campfire()]
    for env, place in zip(envs, (0, -1)):
        env.step(NUMBERS[WATCH])
        assert env.agent_selection == "seat_0"
        env.step(legal(env)[place])
        assert env.agent_selection == "seat_1"
    for agent in ("seat_1", "seat_2"):
        one, other = (env.observe(agent) for env in envs)
        assert np.array_equal(one["observation"], other["observation"])
        assert np.array_equal(one["action_mask"], other["action_mask"])


def test_luck_is_drawn_from_the_seed() -> None:
    winds = []
    for _ in range(2):
        env, gusts = campfire(seed=5), []
        for _ in range(10):
            finish(env, Luck.seeded(1))
            assert isinstance(env._state, CampfireState)
            gusts += [past.gust for past in env._state.rounds]
            env.reset()
        winds.append(gusts)
    assert winds[0] == winds[1]
    assert len(set(winds[0])) == 2


def test_without_a_seed_games_differ() -> None:
    env, deals = campfire(), set()
    for _ in range(10):
        env.reset()
        deals.add(env.state().tobytes())
    assert len(deals) > 1


def test_an_illegal_action_changes_nothing() -> None:
    env = campfire()
    before = env._state.copy()
    for action in (NUMBERS[LAY[1]], len(ALPHABET) - 1):
        with pytest.raises(IllegalMove):
            env.step(action)
        assert (env._state, env.agent_selection) == (before, "seat_0")
    with pytest.raises(ValueError, match="seat_0 has to choose"):
        env.step(None)
    with pytest.raises(IndexError):
        env.step(len(ALPHABET))


@pytest.mark.parametrize(
    ("winners", "paid"),
    [
        ((0,), [1, -0.5, -0.5]),
        ((0, 2), [0.5, -1, 0.5]),
        ((0, 1, 2), [1, 1, 1]),
        ((), [-1, -1, -1]),
    ],
)
def test_rewards(winners: tuple[int, ...], paid: list[float]) -> None:
    assert rewards_of(Outcome(winners, Phrase("over")), 3) == paid


def test_everybody_is_paid_once_at_the_end() -> None:
    for seed in range(20):
        env = campfire(seed=seed)
        paid = finish(env, Luck.seeded(seed))
        assert env._state.outcome is not None
        assert list(paid.values()) == rewards_of(env._state.outcome, 3)
        assert env.agents == []


def test_the_whole_state_is_what_all_know() -> None:
    env = campfire()
    assert env.state_space.contains(env.state())
    assert env.state().tobytes() == b"".join(env._state.features(seat) for seat in range(3))


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    for mode, start in [("ansi", "1 (0, 0, 0)"), ("svg", "<svg")]:
        env = aec_env(CAMPFIRE, 3, render_mode=mode)
        env.reset(seed=1)
        assert str(env.render()).startswith(start)
    env = aec_env(CAMPFIRE, 3, render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert capsys.readouterr().out.startswith("1 (0, 0, 0)")
    env.close()


class Windy(Campfire):
    """Begins with luck's move."""

    def start(self, setting: object, deal: object) -> CampfireState:
        state = super().start(setting, deal)  # type: ignore[arg-type]
        state.laid = [hand[0] for hand in state.hands]
        state.phase = "wind"
        return state


def test_a_game_may_begin_with_luck() -> None:
    env = aec_env(Windy(), 2)
    env.reset(seed=1)
    assert legal(env)
    finish(env, Luck.seeded(1))
