"""`python3 build train policy --game GAME`: a policy that plays at sight, by policy gradient in many rounds.

It begins by imitating the value net that ships, and goes on by playing itself. All that falls (rate, entropy) falls
with the share of the minutes behind it, so that a night on two cores and some minutes on an accelerator are the same
recipe. Checkpoints lie in .cache/train-policy-GAME; `--resume` goes on from the last one, or from the policy that
ships. `--wide` is for accelerators: so many times as many rounds at once, and as many decisions in a step.

`--respond` asks instead how far the policy that ships can be exploited: another begins as the same and learns to beat
it, and nothing else, while that one plays on as it is. What it wins is less than the best response would (Timbers and
others 2022, "Approximate exploitability").
"""

import argparse

import numpy as np
import torch

from build.train.policy.memory import Memory
from build.train.policy.ppo import Steps
from build.train.policy.training import Course
from build.train.policy.wide import cores


def main(options: argparse.Namespace) -> int:
    """`python3 build train policy` in words."""
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
