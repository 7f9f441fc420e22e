"""How fast a title is played: decisions, copies, and steps of its PettingZoo environment. For every title."""

from collections.abc import Iterator
from statistics import median
from time import perf_counter
from typing import Any

from bivouac.engine import CHANCE, AnyGame, AnyState, Luck, Setting
from bivouac.envs import GameEnv

RUNS = 5
SECONDS = 0.5  # of a run, about
GAMES = 40  # deals to choose from; dealing is not what is measured here


def decisions_per_s(game: AnyGame, setting: Setting) -> float:
    """Decisions a second in random play, with all legal moves listed at each."""
    luck = Luck.seeded("bench")
    starts = started(game, setting, luck)

    def run() -> float:
        decisions = seconds = 0.0
        while seconds < SECONDS:
            state = next(starts)
            begun = perf_counter()
            decisions += play(state, luck)
            seconds += perf_counter() - begun
        return decisions / seconds

    return median(run() for _ in range(RUNS))


def games_per_s(game: AnyGame, setting: Setting) -> float:
    """Whole random games a second, with all legal moves listed at each decision."""
    luck = Luck.seeded("bench")
    starts = started(game, setting, luck)

    def run() -> float:
        games = seconds = 0.0
        while seconds < SECONDS:
            state = next(starts)
            begun = perf_counter()
            play(state, luck)
            seconds += perf_counter() - begun
            games += 1
        return games / seconds

    return median(run() for _ in range(RUNS))


def copies_per_s(game: AnyGame, setting: Setting) -> float:
    """Copies a second of a state from the middle of a random game."""
    luck = Luck.seeded("bench")
    state = middle(next(started(game, setting, luck)), luck)

    def run() -> float:
        copies, begun = 0, perf_counter()
        while perf_counter() - begun < SECONDS:
            for _ in range(1000):
                state.copy()
            copies += 1000
        return copies / (perf_counter() - begun)

    return median(run() for _ in range(RUNS))


def env_share(game: AnyGame, setting: Setting) -> float:
    """Steps a second of the environment, by decisions a second of the engine: by turns, game by game, so that whatever
    else the machine does weighs on both. A step is `last`, a random choice out of the mask, and `step`."""
    luck = Luck.seeded("bench")
    starts, env = started(game, setting, luck), GameEnv(game, setting)
    env.reset(seed=1)

    def run() -> float:
        decisions = steps = engine_seconds = env_seconds = 0.0
        while engine_seconds + env_seconds < SECONDS:
            state = next(starts)
            begun = perf_counter()
            decisions += play(state, luck)
            engine_seconds += perf_counter() - begun
            env.reset()
            begun = perf_counter()
            steps += play_env(env, luck)
            env_seconds += perf_counter() - begun
        return (steps / env_seconds) / (decisions / engine_seconds)

    return median(run() for _ in range(RUNS))


def started(game: AnyGame, setting: Setting, luck: Luck) -> Iterator[AnyState]:
    """Games that are about to begin, dealt beforehand."""
    starts = [game.start(setting, game.deal(setting, luck)) for _ in range(GAMES)]
    while True:
        yield from (state.copy() for state in starts)


def play(state: AnyState, luck: Luck) -> int:
    """Plays a game at random; how many decisions were taken."""
    decisions = 0
    while actors := state.actors:
        actor = actors[0]
        if actor == CHANCE:
            state.play(CHANCE, luck.weighted(state.outcomes()))
        else:
            state.play(actor, luck.choose(state.moves(actor)))
            decisions += 1
    return decisions


def play_env(env: GameEnv, luck: Luck) -> int:
    """Plays a game at random through its environment; how many steps were taken."""
    steps = 0
    while True:
        observation, _, over, _, _ = env.last()
        if over or observation is None:
            return steps
        legal: Any = observation["action_mask"].view(bool).nonzero()[0]
        env.step(luck.choose(legal))
        steps += 1


def middle(state: AnyState, luck: Luck) -> AnyState:
    """The state in the middle of a random game."""
    past = []
    while state.actors:
        past.append(state.copy())
        actor = state.actors[0]
        move = luck.weighted(state.outcomes()) if actor == CHANCE else luck.choose(state.moves(actor))
        state.play(actor, move)
    return past[len(past) // 2]
