"""A policy's strength: rounds with the same cards from every seat, against the value net or another policy."""

from typing import NamedTuple

import numpy as np
import torch

from build.train.policy.memory import Memory
from build.train.policy.net import Policy
from build.train.policy.ppo import log_odds
from build.train.policy.table import Table


class Measured(NamedTuple):
    """A mean over the deals, and its standard error."""

    margin: float
    """Points a round above the mean of the rivals."""
    error: float
    share: float
    """Its share of the victories."""
    share_error: float


@torch.no_grad()
def duel(table: Table, policy: Policy, rival: Policy | None = None) -> Measured:
    """Play the policy against as many rivals as fill the table; all play the moves that they like best."""
    memory = Memory(table, 0)
    told = memory.rows[0], memory.beside[0], memory.allowed[0]
    leads, wins = np.zeros((2, table.rounds), np.float32)
    table.begin_groups()
    left = table.rounds
    while left:
        memory.look(table, 0)
        own = table.movers == table.measured
        if rival is not None:
            theirs = log_odds(rival, *told).argmax(1).cpu().numpy()
        else:
            theirs = table.taught(np.where(own, table.seats, table.movers))
        ours = log_odds(policy, *told).argmax(1).cpu().numpy()
        left = table.play_on(np.where(own, ours, theirs), leads, wins)
    margins, shares = (found.reshape(-1, table.seats).mean(1) for found in (leads, wins))
    errors = (float(found.std() / len(found) ** 0.5) for found in (margins, shares))
    return Measured(float(margins.mean()), next(errors), float(shares.mean()), next(errors))
