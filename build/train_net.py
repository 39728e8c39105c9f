"""How the trainer's net learns from finished rounds: TD(lambda) targets, their gradient, and Adam with an average.

The net's shape is that of train_rounds.choose: an encoder shared by all colours (`first`), what is added up over the
colours and the other facts going through a hidden layer (`second`), then one number (`third`), beside a straight sum of
facts (`line`). All in units of train_rounds.UNIT points, and without the points that already lie on the table.
"""

import numpy as np
from numba import njit
from train_rounds import COLOURS, OTHERS, SLOTS, UNIT

Weights = tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]
"""`first` [slot][unit], `second` [unit, then other fact][head], `line` [slot], `third` [head]."""


def fresh_net(units, heads, chance):
    """Weights before the first round, small and random."""
    first = chance.normal(0, 0.12, (SLOTS, units))
    second = chance.normal(0, 0.7 / np.sqrt(units), (units + OTHERS, heads))
    third = chance.normal(0, 0.3 / np.sqrt(heads), heads)
    return tuple(part.astype(np.float32) for part in (first, second, np.zeros(SLOTS), third))


@njit(fastmath=True)
def forward(rows, others, net, levels, sums):
    """The answer for one position; leaves the encoder's levels in `levels` and the hidden layer's in `sums`."""
    first, second, line, third = net
    units, heads = len(first[0]), len(third)
    levels[:] = 0
    sums[:] = 0
    value = np.float32(0)
    for colour in range(COLOURS):
        for slot in range(SLOTS):
            fact = np.float32(rows[colour, slot])
            if fact:
                value += fact * line[slot]
                for unit in range(units):
                    levels[colour, unit] += fact * first[slot, unit]
        for unit in range(units):
            level = levels[colour, unit]
            if level > 0:
                for head in range(heads):
                    sums[head] += level * second[unit, head]
    for fact in range(OTHERS):
        if others[fact]:
            for head in range(heads):
                sums[head] += second[units + fact, head]
    for head in range(heads):
        if sums[head] > 0:
            value += sums[head] * third[head]
    return value


@njit(fastmath=True)
def targets(count, trace, rows, others, leads, seats, ends, net, goals):
    """What each position should have been said to be worth, points in hand left out: `goals`. Returns the error."""
    units, heads = len(net[0][0]), len(net[3])
    levels = np.zeros((COLOURS, units), np.float32)
    sums = np.zeros(heads, np.float32)
    values = np.zeros(count, np.float32)
    wrong = 0.0
    for place in range(count):
        values[place] = leads[place] / UNIT + forward(rows[place], others[place], net, levels, sums)
    for place in range(count - 1, -1, -1):
        later = place + 2
        same_round = later < count and seats[place + 1] < 2 and seats[later] < 2
        if same_round:
            goals[place] = (1 - trace) * values[later] + trace * goals[later]
        else:
            goals[place] = ends[place] / UNIT
        wrong += (ends[place] / UNIT - values[place]) ** 2
    for place in range(count):
        goals[place] -= leads[place] / UNIT
    return wrong / count


@njit(fastmath=True)
def gradient(count, rows, others, goals, net, slope):
    """Add up in `slope`, shaped like the net, how the squared error of these positions changes with every weight."""
    first, second, _, third = net
    to_first, to_second, to_line, to_third = slope
    units, heads = len(first[0]), len(third)
    levels = np.zeros((COLOURS, units), np.float32)
    sums = np.zeros(heads, np.float32)
    back = np.zeros(heads, np.float32)
    down = np.zeros(units, np.float32)
    for place in range(count):
        error = forward(rows[place], others[place], net, levels, sums) - goals[place]
        error = np.float32(min(max(error, -3.0), 3.0) / count)
        for head in range(heads):
            live = sums[head] > 0
            back[head] = error * third[head] if live else 0
            if live:
                to_third[head] += error * sums[head]
        for fact in range(OTHERS):
            if others[place, fact]:
                for head in range(heads):
                    to_second[units + fact, head] += back[head]
        for unit in range(units):
            total = np.float32(0)
            for head in range(heads):
                total += back[head] * second[unit, head]
            down[unit] = total
        for colour in range(COLOURS):
            for unit in range(units):
                level = levels[colour, unit]
                if level > 0:
                    for head in range(heads):
                        to_second[unit, head] += level * back[head]
                    levels[colour, unit] = down[unit]
                else:
                    levels[colour, unit] = 0
            for slot in range(SLOTS):
                fact = np.float32(rows[place, colour, slot])
                if fact:
                    to_line[slot] += fact * error
                    for unit in range(units):
                        to_first[slot, unit] += fact * levels[colour, unit]


class Adam:
    """The usual steps down a gradient, with a running average of the weights, which plays better than the last."""

    PARTS = ("net", "mean", "square", "average")
    """What a checkpoint holds, each shaped like the net."""

    def __init__(self, net):
        self.net = net
        self.steps = 0
        self.mean = [np.zeros_like(part) for part in net]
        self.square = [np.zeros_like(part) for part in net]
        self.average = [part.copy() for part in net]

    def step(self, slope, rate, keep):
        """One step of size `rate`; the average keeps that share of itself. Empties `slope`."""
        self.steps += 1
        fade, fade2 = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        keep = min(keep, self.steps / (self.steps + 10))
        for part, change, mean, square, average in zip(
            self.net, slope, self.mean, self.square, self.average, strict=True
        ):
            mean += 0.1 * (change - mean)
            square += 0.001 * (change * change - square)
            part -= rate * (mean / fade) / (np.sqrt(square / fade2) + 1e-8)
            average += (1 - keep) * (part - average)
            change[:] = 0
