"""Random play in the learners' environments, and the environments that the tests go through."""

from random import Random
from typing import Any

import pytest

from lostcities.env.aec import LostCitiesEnv
from lostcities.games import GAMES

TABLES = [(name, seats) for name, game in GAMES.items() for seats in (2, 3, 4) if seats in game.seats]
EVERY_TABLE = pytest.mark.parametrize(("name", "seats"), TABLES)
SHORT: dict[str, Any] = {"turn_limit": 40}
"""Options of a match that is over soon."""


def play_out(env: LostCitiesEnv, seed: int, chance: Random) -> dict[str, float]:
    """Play a match of chance players; returns what each agent was paid in all, as the agents are told it."""
    env.reset(seed=seed)
    paid = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last(observe=False)
        paid[agent] += reward
        env.step(None if over else chance.choice(info["legal"]))
    return paid
