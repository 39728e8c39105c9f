"""How strong a policy is: rounds with the same cards from every seat, against the value net or another policy."""

from typing import NamedTuple

import numpy as np
import torch

from build.train.policy.net import Policy
from build.train.policy.ppo import log_odds
from build.train.policy.table import Table


class Measured(NamedTuple):
    """A mean over the deals, and its standard error."""

    margin: float
    """Points a round over the mean of the rivals."""
    error: float
    share: float
    """Of the victories."""
    share_error: float


@torch.no_grad()
def duel(table: Table, policy: Policy, rival: Policy | None = None) -> Measured:
    """One of the policy against as many of its rivals as fill the table; all play what they like best."""
    slots, beside_, hidden_, _ = table.sizes
    rows = np.zeros((table.rounds, table.paths, slots), np.int8)
    beside = np.zeros((table.rounds, beside_), np.int8)
    hidden = np.zeros((table.rounds, table.paths, hidden_), np.int8)
    allowed = np.zeros((table.rounds, table.moves), np.int8)
    leads, wins = np.zeros((2, table.rounds), np.float32)
    table.begin_groups()
    left = table.rounds
    while left:
        table.look(rows, beside, hidden, allowed)
        own = table.movers == table.measured
        if rival is not None:
            theirs = log_odds(rival, rows, beside, allowed).argmax(1).numpy()
        else:
            theirs = table.taught(np.where(own, table.seats, table.movers))
        ours = log_odds(policy, rows, beside, allowed).argmax(1).numpy()
        left = table.play_on(np.where(own, ours, theirs), leads, wins)
    margins, shares = (found.reshape(-1, table.seats).mean(1) for found in (leads, wins))
    errors = (float(found.std() / len(found) ** 0.5) for found in (margins, shares))
    return Measured(float(margins.mean()), next(errors), float(shares.mean()), next(errors))
