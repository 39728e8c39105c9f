"""A net's weights in both forms: whole numbers in a file, which the players read, and the trainer's fractions."""

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from build.train.compiled import Floats, Ints
from build.train.value import Weights
from lostcities.minds.value_net import ValueNet


@dataclass(frozen=True)
class Rounding:
    """How weights become whole numbers: each part has as many bits after the point as the bounds leave room for."""

    most: int
    """The greatest whole number of a weight."""
    within: float
    """The share of a part's weights that must lie within the bounds; the few beyond are clipped."""


EIGHT_BITS = Rounding(127, 0.999)


def whole_numbers(part: Floats, rounding: Rounding) -> tuple[Ints, int]:
    """A part of the weights as whole numbers, and the bits after the point."""
    usual = float(np.quantile(np.abs(part), rounding.within))
    bits = math.floor(math.log2(rounding.most / max(usual, 1e-6)))
    return np.clip(np.rint(part * 2.0**bits), -rounding.most, rounding.most).astype(int), bits


def stored(net: Weights, unit_bits: int, rounding: Rounding = EIGHT_BITS) -> str:
    """The weights in the form that ValueNet reads, a row on each line; the net's unit is 2**unit_bits points."""
    first, second, line, third = net
    parts = {}
    bits = {"unit": unit_bits}
    for name, part in (("first", first), ("second", second), ("line", line), ("third", third)):
        parts[name], bits[name] = whole_numbers(part, rounding)
    units = first.shape[1]
    listed = {
        "first": parts["first"].T,
        "second": parts["second"][:units].T,
        "others": parts["second"][units:].T,
        "third": parts["third"],
        "line": parts["line"],
    }
    lines = [f'"bits":{json.dumps(bits)}']
    for name, whole in listed.items():
        rows = json.dumps(whole.tolist(), separators=(",", ":")).replace("],[", "],\n[")
        lines.append(f'"{name}":{rows}')
    return "{" + ",\n".join(lines) + "}\n"


def read(stored: bytes | str) -> Weights:
    """The trainer's arrays from what `stored` wrote; storing them again gives the same text."""
    return fractions(**json.loads(stored))


def as_fractions(net: ValueNet) -> Weights:
    """A ValueNet's whole-number weights as the trainer's arrays."""
    return fractions(net.bits, net.first, net.second, net.others, net.third, net.line)


def fractions(
    bits: Mapping[str, int],
    first: Sequence[Sequence[int]],
    second: Sequence[Sequence[int]],
    others: Sequence[Sequence[int]],
    third: Sequence[int],
    line: Sequence[int],
) -> Weights:
    """The parts of the weights as a file has them, as the trainer's arrays."""
    return (
        np.ascontiguousarray(np.array(first).T / 2.0 ** bits["first"], np.float32),
        np.ascontiguousarray(np.vstack([np.array(second).T, np.array(others).T]) / 2.0 ** bits["second"], np.float32),
        np.ascontiguousarray(np.array(line) / 2.0 ** bits["line"], np.float32),
        np.ascontiguousarray(np.array(third) / 2.0 ** bits["third"], np.float32),
    )
