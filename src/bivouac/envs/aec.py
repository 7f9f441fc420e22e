"""Any title as a PettingZoo environment in which agents act one after another.

An agent is a seat: `seat_0`, `seat_1` and so on. It observes the features of its view, and a mask of its legal moves;
an action is a move's number. Where several choose at once, they are asked in turn and none sees what another chose.
Luck is drawn by the environment, from the seed that `reset` was given.
"""

from typing import Any, TypedDict

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv

from bivouac.engine import CHANCE, REFEREE, AnyGame, AnyState, Luck, Outcome, Setting, plain
from bivouac.games import load
from bivouac.locale import words

RENDER_MODES = ("ansi", "human", "svg")
UINT8, INT8 = np.dtype(np.uint8), np.dtype(np.int8)


class Observation(TypedDict):
    """What an agent sees: the features of its view, a byte each, and 1 for each move that is legal for it now."""

    observation: NDArray[np.uint8]
    action_mask: NDArray[np.int8]


def aec_env(game: AnyGame | str, seats: int, *, render_mode: str = "ansi", **options: object) -> "GameEnv":
    """The environment of a title, with so many seats and its options."""
    game = load(game) if isinstance(game, str) else game
    return GameEnv(game, game.setting(seats, **options), render_mode)


def rewards_of(outcome: Outcome, seats: int) -> list[float]:
    """What each seat is paid at the end. The winners share 1, the others share −1; who plays together wins or loses 1.

    >>> from bivouac.engine import Phrase
    >>> rewards_of(Outcome((2,), Phrase("won")), 3), rewards_of(Outcome((), Phrase("lost")), 2)
    ([-0.5, -0.5, 1.0], [-1.0, -1.0])
    """
    winners = len(outcome.winners)
    if winners in (0, seats):
        return [1.0 if winners else -1.0] * seats
    won, lost = 1 / winners, -1 / (seats - winners)
    return [won if seat in outcome.winners else lost for seat in range(seats)]


class GameEnv(AECEnv[str, Observation, Any]):
    """A title as PettingZoo knows games. `rewards` are 0 until the end; see `rewards_of`."""

    def __init__(self, game: AnyGame, setting: Setting, render_mode: str = "ansi") -> None:
        if render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is {render_mode!r}; there are {', '.join(RENDER_MODES)}")
        self.game = game
        self.setting = setting
        self.render_mode = render_mode
        name = f"{game.name}_v0"
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._luck = Luck.system()
        self._moves = game.alphabet(setting)
        self._count = len(self._moves)
        self._bytes = -(-self._count // 8)
        first = game.start(setting, game.deal(setting, Luck.seeded(0)))  # every game of a setting has as many features
        size = len(first.features(0))
        self.state_space = _space(setting.seats * size)
        self.action_spaces: dict[str, Space[Any]] = {agent: Discrete(self._count) for agent in self.possible_agents}
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: Dict(observation=_space(size), action_mask=Box(0, 1, (self._count,), np.int8))
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game. With a seed, it and those dealt after it are the same each time."""
        if seed is not None:
            self._luck = Luck.seeded(seed)
        self._state: AnyState = self.game.start(self.setting, self.game.deal(self.setting, self._luck))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def step(self, action: int | None) -> None:
        """Plays the move of that number. An illegal one raises IllegalMove, and nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose an action")
        self._state.play(self._seats[agent], self._moves[action])
        self._go_on()

    def _go_on(self) -> None:
        """Draws what luck decides, then names who is next; pays everybody when it is over."""
        state = self._state
        actors = state.actors
        while actors == (CHANCE,):
            state.play(CHANCE, self._luck.weighted(state.outcomes()))
            actors = state.actors
        if actors:
            self.agent_selection = self.possible_agents[actors[0]]
            return
        assert state.outcome is not None
        self.rewards = dict(zip(self.agents, rewards_of(state.outcome, len(self.agents))))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    # Looking

    def observe(self, agent: str) -> Observation:
        seat, state = self._seats[agent], self._state
        legal = np.frombuffer(self.game.mask(state, seat).to_bytes(self._bytes, "little"), UINT8)
        return {
            "observation": np.frombuffer(bytearray(state.features(seat)), UINT8),
            "action_mask": np.unpackbits(legal, None, self._count, "little").view(INT8),
        }

    def state(self) -> NDArray[np.uint8]:
        """What all seats know, one after another: for programs that may see everything while they learn."""
        known = bytearray().join(self._state.features(seat) for seat in range(self.setting.seats))
        return np.frombuffer(known, np.uint8)

    def render(self) -> str | None:
        """The game with everything shown: as text (`ansi`; `human` prints it) or as a picture (`svg`)."""
        view = self._state.view(REFEREE)
        if self.render_mode == "svg":
            return str(view.svg())
        text = plain(self.game.glimpse(view, words("en")))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to give back."""


def _space(size: int) -> Box:
    return Box(0, 255, (size,), np.uint8)
