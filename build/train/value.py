"""How a net of any game learns from finished rounds: TD(lambda) targets, their gradient, the memory of positions.

The net's shape is that of lostcities/minds/value_net.py: an encoder shared by all paths (`first`); a hidden layer
(`second`), which takes the sum over the paths and the other facts; then one number (`third`), plus a straight sum of
facts (`line`). A position is described by `rows` [path][slot] and `others` [fact], whole numbers of 8 bits; all sizes
come from the arrays. Values are in the net's units, from the point of view of the seat that has just moved.
"""

from dataclasses import dataclass

import numpy as np

from build.train.compiled import Bytes, Floats, Ints, Row, njit

Weights = tuple[Floats, Floats, Floats, Floats]
"""`first` [slot][unit], `second` [unit, then other fact][head], `line` [slot], `third` [head]."""
Parts = tuple[Bytes, Bytes, Floats, Ints, Ints, Floats]
"""The arrays of a Memory, in its order."""


def fresh_net(slots: int, others: int, units: int, heads: int, chance: np.random.Generator) -> Weights:
    """Weights before the first round, small and random."""
    first = chance.normal(0, 0.12, (slots, units))
    second = chance.normal(0, 0.7 / np.sqrt(units), (units + others, heads))
    third = chance.normal(0, 0.3 / np.sqrt(heads), heads)
    line = np.zeros(slots, np.float32)
    return first.astype(np.float32), second.astype(np.float32), line, third.astype(np.float32)


@dataclass
class Memory:
    """The positions of one batch of rounds, each as its mover left it, in the order of play."""

    rows: Bytes
    """[position][path][slot]"""
    others: Bytes
    """[position][fact]; everything below is [position] too."""
    leads: Floats
    """What the mover had for certain, in the net's units; the net estimates what comes on top."""
    rounds: Ints
    """The number of the position's round."""
    gaps: Ints
    """After how many positions the same seat has moved again: the number of seats."""
    ends: Floats
    """The round's result for the mover."""

    @classmethod
    def empty(cls, places: int, paths: int, slots: int, others: int) -> "Memory":
        rows = np.zeros((places, paths, slots), np.int8)
        leads, ends = np.zeros(places, np.float32), np.zeros(places, np.float32)
        rounds, gaps = np.zeros(places, np.int64), np.zeros(places, np.int64)
        return cls(rows, np.zeros((places, others), np.int8), leads, rounds, gaps, ends)

    def parts(self) -> Parts:
        return self.rows, self.others, self.leads, self.rounds, self.gaps, self.ends


@njit(fastmath=True)
def listed(row: Row, slots: Ints) -> int:
    """List in `slots` the places where `row` is not 0; returns how many there are."""
    count = 0
    for slot in range(len(row)):
        slots[count] = slot
        count += row[slot] != 0
    return count


@njit(fastmath=True)
def encode(row: Row, net: Weights, hidden: Floats, out: Floats) -> None:
    """What one path adds to the hidden layer (`out`, all but its last place) and to the answer (the last).

    Leaves the levels of the units in `hidden`, those below 0 too.
    """
    hidden[:] = 0
    out[len(net[3])] = 0
    add_facts(row, net, hidden, out)
    add_heads(hidden, net, out)


@njit(fastmath=True)
def encode_like(row: Row, net: Weights, hidden: Floats, out: Floats, other: Row, levels: Floats, known: Floats) -> None:
    """The same for a `row` that differs little from an `other`, for which `encode` made `levels` and `known`."""
    hidden[:] = levels
    out[len(net[3])] = known[len(net[3])]
    add_facts(row - other, net, hidden, out)
    add_heads(hidden, net, out)


@njit(fastmath=True)
def add_facts(row: Row, net: Weights, hidden: Floats, out: Floats) -> None:
    """Add what these facts contribute to the units, and to the straight sum in the last place of `out`."""
    first, line = net[0], net[2]
    slots = np.empty(len(row) + 1, np.int64)
    straight = np.float32(0)
    for place in range(listed(row, slots)):
        slot = slots[place]
        fact = np.float32(row[slot])
        straight += fact * line[slot]
        for unit in range(len(hidden)):
            hidden[unit] += fact * first[slot, unit]
    out[len(net[3])] += straight


@njit(fastmath=True)
def add_heads(hidden: Floats, net: Weights, out: Floats) -> None:
    """What units with these levels add to the hidden layer."""
    second, heads = net[1], len(net[3])
    out[:heads] = 0
    for unit in range(len(hidden)):
        level = hidden[unit]
        if level > 0:
            for head in range(heads):
                out[head] += level * second[unit, head]


@njit(fastmath=True)
def encode_rest(row: Row, net: Weights, out: Floats) -> None:
    """The same for the facts beside the paths."""
    first, second, _, third = net
    out[:] = 0
    for place in range(len(row)):
        if row[place]:
            fact = np.float32(row[place])
            for head in range(len(third)):
                out[head] += fact * second[first.shape[1] + place, head]


@njit(fastmath=True)
def answer(sums: Floats, third: Floats) -> np.float32:
    """The net's answer for a whole position: `sums` are the hidden layer's levels and, last, the straight part."""
    value: np.float32 = sums[len(third)]
    for head in range(len(third)):
        if sums[head] > 0:
            value += sums[head] * third[head]
    return value


@njit(fastmath=True)
def forward(
    rows: Bytes, others: Bytes, net: Weights, slots: Ints, counts: Ints, levels: Floats, sums: Floats
) -> np.float32:
    """The answer for one position; leaves the encoder's levels in `levels` and the hidden layer's in `sums`.

    `slots` lists for each path the places where its row is not 0; `counts` says how many there are.
    """
    first, second, line, third = net
    units = first.shape[1]
    heads = len(third)
    levels[:] = 0
    sums[:] = 0
    value = np.float32(0)
    for path in range(len(rows)):
        counts[path] = listed(rows[path], slots[path])
        for place in range(counts[path]):
            slot = slots[path, place]
            fact = np.float32(rows[path, slot])
            value += fact * line[slot]
            for unit in range(units):
                levels[path, unit] += fact * first[slot, unit]
        for unit in range(units):
            level = levels[path, unit]
            if level > 0:
                for head in range(heads):
                    sums[head] += level * second[unit, head]
    for place in range(len(others)):
        fact = np.float32(others[place])
        if fact:
            for head in range(heads):
                sums[head] += fact * second[units + place, head]
    for head in range(heads):
        if sums[head] > 0:
            value += sums[head] * third[head]
    return value


@njit(fastmath=True)
def targets(
    count: int, trace: float, rows: Bytes, others: Bytes, leads: Floats, rounds: Ints, gaps: Ints, ends: Floats,
    net: Weights, goals: Floats,
) -> float:  # fmt: skip
    """Write into `goals` what the net should have said each position is worth beyond its lead. Returns the mean squared
    error of what it did say against the round's result."""
    slots, counts = np.zeros((rows.shape[1], rows.shape[2] + 1), np.int64), np.zeros(rows.shape[1], np.int64)
    levels = np.zeros((rows.shape[1], net[0].shape[1]), np.float32)
    sums = np.zeros(len(net[3]), np.float32)
    values = np.zeros(count, np.float32)
    wrong = 0.0
    for place in range(count):
        values[place] = leads[place] + forward(rows[place], others[place], net, slots, counts, levels, sums)
    for place in range(count - 1, -1, -1):
        later = place + gaps[place]
        if later < count and rounds[later] == rounds[place]:
            goals[place] = (1 - trace) * values[later] + trace * goals[later]
        else:
            goals[place] = ends[place]
        wrong += (ends[place] - values[place]) ** 2
    for place in range(count):
        goals[place] -= leads[place]
    return wrong / count


@njit(fastmath=True)
def gradient(rows: Bytes, others: Bytes, goals: Floats, net: Weights, slope: Weights, most: float) -> None:
    """Add up in `slope`, shaped like the net, the gradient of these positions' squared error. No error counts for more
    than `most`."""
    first, second, _, third = net
    to_first, to_second, to_line, to_third = slope
    units = first.shape[1]
    heads, count = len(third), len(goals)
    slots, counts = np.zeros((rows.shape[1], rows.shape[2] + 1), np.int64), np.zeros(rows.shape[1], np.int64)
    levels = np.zeros((rows.shape[1], units), np.float32)
    sums = np.zeros(heads, np.float32)
    back = np.zeros(heads, np.float32)
    down = np.zeros(units, np.float32)
    for place in range(count):
        error = forward(rows[place], others[place], net, slots, counts, levels, sums) - goals[place]
        error = np.float32(min(max(error, -most), most) / count)
        for head in range(heads):
            live = sums[head] > 0
            back[head] = error * third[head] if live else 0
            if live:
                to_third[head] += error * sums[head]
        for fact in range(others.shape[1]):
            if others[place, fact]:
                for head in range(heads):
                    to_second[units + fact, head] += others[place, fact] * back[head]
        for unit in range(units):
            total = np.float32(0)
            for head in range(heads):
                total += back[head] * second[unit, head]
            down[unit] = total
        for path in range(rows.shape[1]):
            for unit in range(units):
                level = levels[path, unit]
                if level > 0:
                    for head in range(heads):
                        to_second[unit, head] += level * back[head]
                    levels[path, unit] = down[unit]
                else:
                    levels[path, unit] = 0
            for listed_at in range(counts[path]):
                slot = slots[path, listed_at]
                told = np.float32(rows[place, path, slot])
                to_line[slot] += told * error
                for unit in range(units):
                    to_first[slot, unit] += told * levels[path, unit]
