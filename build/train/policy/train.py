"""`python3 build train policy --game GAME`: trains a policy that plays at sight, by policy gradient in many rounds.

It begins by imitating the value net that ships, and goes on by self-play. Whatever falls (rate, entropy) falls with the
share of the minutes spent, so a night on two cores and some minutes on an accelerator are the same recipe. Checkpoints
lie in .cache/train-policy-GAME; `--resume` goes on from the last one, or from the policy that ships. `--wide` is for
accelerators: it multiplies the rounds at once and the decisions in a step.

`--respond` asks instead how far the policy that ships can be exploited: a copy learns to beat it, and nothing else,
while the original stays as it is. The copy wins less than the best response would (Timbers and others 2022,
"Approximate exploitability").
"""

import argparse

import numpy as np
import torch

from build.train.policy.memory import Memory
from build.train.policy.ppo import Steps
from build.train.policy.training import Course
from build.train.policy.wide import cores


def main(options: argparse.Namespace) -> int:
    """Run the command `python3 build train policy`."""
    torch.manual_seed(options.seed)
    np.random.seed(options.seed)
    torch.set_num_threads(cores())
    course = Course(options)
    memories = [Memory(table, Steps().decisions) for table in course.tables]
    course.teach(memories)
    course.look({}, last=True)
    course.play(memories)
    course.look({}, last=True)
    return course.write(options.out)
