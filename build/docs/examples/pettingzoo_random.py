"""Chance players in PettingZoo's environment: needs `pip install lostcities[pettingzoo]`."""

import numpy as np

from lostcities.env.aec import env

table = env("card", options={"rounds": 1})
chance = np.random.default_rng(7)
table.reset(seed=7)
paid = dict.fromkeys(table.agents, 0.0)
for agent in table.agent_iter():
    observation, reward, termination, truncation, info = table.last()
    paid[agent] += reward
    table.step(None if termination else chance.choice(np.flatnonzero(observation["action_mask"])))
print(paid)
