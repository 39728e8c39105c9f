"""The steps of a training of any game: Adam, the average of the weights, and the reviving of silent units."""

from pathlib import Path

import numpy as np

from build.train.compiled import Floats
from build.train.value import Memory, Weights, gradient


def nothing_like(net: Weights) -> Weights:
    """A net's arrays, filled with zeros."""
    first, second, line, third = net
    return np.zeros_like(first), np.zeros_like(second), np.zeros_like(line), np.zeros_like(third)


class Adam:
    """Gradient descent by Adam, with a running average of the weights, which plays better than the latest weights."""

    PARTS = ("net", "mean", "square", "average")
    """The parts of a checkpoint, each shaped like the net."""

    def __init__(self, net: Weights) -> None:
        self.net = net
        self.steps = 0
        self.mean, self.square, self.slope = nothing_like(net), nothing_like(net), nothing_like(net)
        self.average: Weights = net[0].copy(), net[1].copy(), net[2].copy(), net[3].copy()
        self.stirred = [np.zeros(net[0].shape[1], bool), np.zeros(len(net[3]), bool)]
        self.usual = np.zeros(len(net[1]))

    def learn(self, memory: Memory, goals: Floats, parts: int, rate: float, keep: float, most: float) -> None:
        """Go once through the positions of `memory` that have a goal, in `parts` parts, each of them one step."""
        for part in range(parts):
            places = slice(part, len(goals), parts)
            rows = np.ascontiguousarray(memory.rows[: len(goals)][places])
            others = np.ascontiguousarray(memory.others[: len(goals)][places])
            gradient(rows, others, np.ascontiguousarray(goals[places]), self.net, self.slope, most)
            self.step(rate, keep)

    def listen(self, memory: Memory, count: int) -> None:
        """Note which units and heads are active in any of the first `count` positions."""
        levels = np.maximum(memory.rows[:count].astype(np.float32) @ self.net[0], 0)
        facts = np.hstack([levels.sum(1), memory.others[:count]])
        self.usual = facts.mean(0)
        self.stirred[0] |= (levels > 0).any((0, 1))
        self.stirred[1] |= (facts @ self.net[1] > 0).any(0)

    def wake(self, chance: np.random.Generator) -> tuple[int, int]:
        """Restart units and heads that have not been active since the last time; returns how many of each.

        A silent unit never learns again, for no error reaches it. Its incoming weights are drawn anew and its outgoing
        ones set to 0, so that the net's answers stay the same. Nothing is restarted before `listen` was called.
        """
        if not self.usual.any():
            return 0, 0
        asleep, silent = (np.flatnonzero(~stirred) for stirred in self.stirred)
        slots, units = self.net[0].shape
        into = chance.normal(0, 0.12, (slots, len(asleep)))
        across = chance.normal(0, 0.7 / np.sqrt(units), (len(self.usual), len(silent)))
        across -= np.outer(self.usual, self.usual @ across) / (self.usual @ self.usual)  # to be active half of the time
        for name in self.PARTS:
            first, second, _, third = getattr(self, name)
            drawn = name in ("net", "average")
            still = first.mean(), second.mean(), third.mean()
            first[:, asleep], second[asleep] = (into, 0) if drawn else (still[0], still[1])
            second[:, silent], third[silent] = (across, 0) if drawn else (still[1], still[2])
        for stirred in self.stirred:
            stirred[:] = False
        return len(asleep), len(silent)

    def step(self, rate: float, keep: float) -> None:
        """Take one step of size `rate`; the average keeps the share `keep` of itself. Empties `slope`."""
        self.steps += 1
        fade, fade2 = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        keep = min(keep, self.steps / (self.steps + 10))
        for part, change, mean, square, average in zip(
            self.net, self.slope, self.mean, self.square, self.average, strict=True
        ):
            mean += 0.1 * (change - mean)
            square += 0.001 * (change * change - square)
            part -= rate * (mean / fade) / (np.sqrt(square / fade2) + 1e-8)
            average += (1 - keep) * (part - average)
            change[:] = 0

    def save(self, folder: Path, done: int, further: bool) -> None:
        """Write the checkpoint `last.npz`, whole or not at all, after `done` rounds. `further`: they began with weights
        that had been trained before."""
        folder.mkdir(parents=True, exist_ok=True)
        parts = {f"{name}{number}": part for name in self.PARTS for number, part in enumerate(getattr(self, name))}
        draft = folder / "draft.npz"
        np.savez(draft, done=done, further=further, steps=self.steps, **parts)
        draft.replace(folder / "last.npz")

    def load(self, folder: Path) -> tuple[int, bool]:
        """Load the last checkpoint; returns the number of its rounds, and whether they began with weights that had been
        trained before."""
        with np.load(folder / "last.npz") as stored:
            for name in self.PARTS:
                for number, part in enumerate(getattr(self, name)):
                    part[:] = stored[f"{name}{number}"]
            self.steps = int(stored["steps"])
            return int(stored["done"]), "further" in stored and bool(stored["further"])
