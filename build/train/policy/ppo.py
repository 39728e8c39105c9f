"""Proximal policy optimisation over very many rounds at once (Schulman and others 2017)."""

from dataclasses import dataclass
from operator import itemgetter
from typing import Any

import numpy as np
import torch
from torch import Tensor

from build.train.compiled import Floats
from build.train.policy.gains import advantages
from build.train.policy.memory import Memory
from build.train.policy.net import DEVICE, Critic, Policy
from build.train.policy.table import Sizes, Table

PASSES = 3
"""How many times the teacher's play is gone through."""
NEVER = -1e9
"""Log-odds of a move that is not allowed."""


@dataclass(frozen=True)
class Steps:
    """How a policy is learned. Pairs are the first and the last value, with a straight line between them; only the rate
    falls by the same factor every minute, so that the last steps are the smallest."""

    decisions: int = 64
    """The decisions of each round between two updates."""
    part: int = 4096
    """How many decisions make one step of the weights."""
    clip: float = 0.2
    trace: tuple[float, float] = (0.95, 0.93)
    """Lambda of the advantages."""
    entropy: tuple[float, float] = (0.02, 0.003)
    rate: tuple[float, float] = (2e-3, 3e-5)
    most: float = 1.0
    """The greatest length of a gradient."""
    keep: float = 0.999
    """The share of itself that the average of the weights keeps at every step."""


KIND = torch.bfloat16
"""The type of the numbers in the wide layers."""


def log_odds(policy: Policy, rows: Tensor, beside: Tensor, allowed: Tensor) -> Tensor:
    """Logarithms of the probabilities of all moves [decision][move]; NEVER for those not allowed."""
    with torch.autocast(DEVICE.type, KIND):
        found = policy(rows.to(KIND), beside.to(KIND))
    return torch.log_softmax(found.float().masked_fill(allowed == 0, NEVER), 1)


def critique(critic: Critic, rows: Tensor, hidden: Tensor, beside: Tensor) -> Tensor:
    """[decision] what the critic expects for the mover."""
    with torch.autocast(DEVICE.type, KIND):
        return critic(torch.cat([rows, hidden], 2).to(KIND), beside.to(KIND)).float()


@torch.no_grad()
def drawn(odds: Tensor) -> Tensor:
    """A move for each row of log-odds, drawn by its probability."""
    sums = odds.exp().cumsum(1)
    at = sums[:, -1:] * (1 - torch.rand(len(odds), 1, device=DEVICE))  # never 0, which would be a move of no chance
    return (sums < at).sum(1)


def given(numbers: np.ndarray) -> Tensor:
    """The numbers on the nets' device."""
    return torch.from_numpy(numbers).to(DEVICE)


@torch.no_grad()
def collect(table: Table, memory: Memory, policy: Policy, rival: Policy | None = None) -> None:
    """Fill the memory with the policy's play, against itself or a rival that plays the moves that it likes best."""
    decisions = len(memory.moves)
    for at in range(decisions):
        memory.look(table, at)
        odds = log_odds(policy, memory.rows[at], memory.beside[at], memory.allowed[at])
        moves = drawn(odds)
        if rival is not None:
            memory.own[at] = table.movers == table.sides
            theirs = log_odds(rival, memory.rows[at], memory.beside[at], memory.allowed[at]).argmax(1)
            moves = torch.where(given(memory.own[at]), moves, theirs)
        memory.moves[at] = moves.cpu().numpy()
        memory.odds[at] = odds.gather(1, moves[:, None]).squeeze(1).cpu().numpy()
        memory.play(table, at, memory.moves[at])
    memory.look(table, decisions)


@torch.no_grad()
def worths(critic: Critic, memory: Memory) -> Floats:
    """[decision, one more][round] the critic's values."""
    found = [critique(critic, *of) for of in zip(memory.rows, memory.hidden, memory.beside, strict=True)]
    return torch.stack(found).cpu().numpy()


class Learner:
    """The two nets in training, with Adam's state and the policy's average, which is what plays."""

    def __init__(self, sizes: Sizes, steps: Steps, units: int, mixed: int) -> None:
        slots, beside, hidden, moves = sizes
        self.steps = steps
        self.policy = Policy(slots, beside, moves, units, mixed).to(DEVICE)
        self.average = Policy(slots, beside, moves, units, mixed).to(DEVICE)
        self.average.load_state_dict(self.policy.state_dict())
        self.critic = Critic(slots + hidden, beside, units, mixed).to(DEVICE)
        self.adams = [torch.optim.Adam(net.parameters(), lr=1e-3, eps=1e-5) for net in (self.policy, self.critic)]

    def begin(self, policy: Policy) -> None:
        """Begin with a policy that was trained before; the critic still knows nothing."""
        for net in (self.policy, self.average):
            net.load_state_dict(policy.state_dict())

    def state(self) -> dict[str, object]:
        """Everything, for a checkpoint."""
        return {
            "policy": self.policy.state_dict(), "average": self.average.state_dict(),
            "critic": self.critic.state_dict(), "adams": [adam.state_dict() for adam in self.adams],
        }  # fmt: skip

    def load(self, state: dict[str, Any]) -> None:
        self.policy.load_state_dict(state["policy"])
        self.average.load_state_dict(state["average"])
        self.critic.load_state_dict(state["critic"])
        for adam, kept in zip(self.adams, state["adams"], strict=True):
            adam.load_state_dict(kept)

    def step(self, net: int, loss: Tensor, rate: float) -> None:
        """One step of the policy (0) or the critic (1) down a loss."""
        adam = self.adams[net]
        adam.param_groups[0]["lr"] = rate
        adam.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_((self.policy, self.critic)[net].parameters(), self.steps.most)
        adam.step()

    def settle(self) -> None:
        """Update the average."""
        with torch.no_grad():
            for mean, now in zip(self.average.parameters(), self.policy.parameters(), strict=True):
                mean.lerp_(now, 1 - self.steps.keep)

    def imitate(self, memories: list[Memory], rate: float, watching: bool = False) -> dict[str, float]:
        """Go through a teacher's play several times, for playing takes the teacher long: the policy learns the moves,
        the critic their results.

        `watching`: the policy itself played, so only the critic learns.
        """
        told = torch.zeros(2, device=DEVICE)
        parts = 0
        for memory in memories:
            values = worths(self.critic, memory)
            goals = given((values[:-1] + advantages(values, memory, self.steps.trace[0])).ravel())
            own = np.flatnonzero(memory.own)
            order = given(np.concatenate([np.random.permutation(own) for _ in range(PASSES)]))
            flat = memory.flat()
            for places in order.split(self.steps.part):
                rows, beside, hidden, allowed, moves, _ = (of[places] for of in flat)
                if not watching:
                    odds = log_odds(self.policy, rows, beside, allowed)
                    unlike = -odds.gather(1, moves[:, None]).mean()
                    self.step(0, unlike, rate)
                    self.settle()
                    told[0] += unlike.detach()
                wrong = (critique(self.critic, rows, hidden, beside) - goals[places]).square().mean()
                self.step(1, wrong, rate)
                told[1] += wrong.detach()
                parts += 1
        return dict(zip(("unlike", "off"), (told / parts).tolist(), strict=True))

    def learn(self, memories: list[Memory], done: float) -> dict[str, float]:
        """Go once through what was played, in parts. `done`: the share of the training that is over, 0 to 1."""
        steps = self.steps
        trace, entropy = (pair[0] + (pair[1] - pair[0]) * done for pair in (steps.trace, steps.entropy))
        rate = steps.rate[0] * (steps.rate[1] / steps.rate[0]) ** done
        told = torch.zeros(3, device=DEVICE)
        batches = []
        for memory in memories:
            values = worths(self.critic, memory)
            gains = advantages(values, memory, trace)
            own = gains[memory.own]
            goals = given((values[:-1] + gains).ravel())
            scaled = given(((gains - own.mean()) / (own.std() + 1e-6)).ravel())
            flat = memory.flat()
            order = given(np.random.permutation(np.flatnonzero(memory.own)))
            batches += [(place, flat, goals, scaled, places) for place, places in enumerate(order.split(steps.part))]
        batches.sort(key=itemgetter(0))  # parts of every memory alternate
        for _, flat, goals, scaled, places in batches:
            rows, beside, hidden, allowed, moves, before = (of[places] for of in flat)
            gain = scaled[places]
            odds = log_odds(self.policy, rows, beside, allowed)
            ratio = (odds.gather(1, moves[:, None]).squeeze(1) - before).exp()
            won = torch.minimum(ratio * gain, ratio.clamp(1 - steps.clip, 1 + steps.clip) * gain).mean()
            open_ = -(odds.exp() * odds.clamp(min=-50)).sum(1).mean()
            self.step(0, -won - entropy * open_, rate)
            self.settle()
            wrong = (critique(self.critic, rows, hidden, beside) - goals[places]).square().mean()
            self.step(1, wrong, rate * 2)
            clipped = ((ratio - 1).abs() > steps.clip).float().mean()
            told += torch.stack([wrong, open_, clipped]).detach()
        return dict(zip(("off", "entropy", "clipped"), (told / len(batches)).tolist(), strict=True))
