"""Every title as an environment for learning programs. `pip install "bivouac[envs]"` brings what it needs.

>>> env = aec_env("cryptid", seats=4, advanced=True)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     done = termination or truncation
...     env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
"""

from bivouac.envs.aec import GameEnv, Observation, aec_env, rewards_of

__all__ = ["GameEnv", "Observation", "aec_env", "rewards_of"]
