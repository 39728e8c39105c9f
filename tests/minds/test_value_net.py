"""The net of the learned players, on one small enough to work out by hand."""

import json

import pytest

from lostcities.minds import value_net
from lostcities.minds.value_net import ValueNet, total

STORED = json.dumps(
    {
        "bits": {"unit": 3, "first": 1, "second": 2, "line": 0, "third": 1},
        "first": [[1, 2, 0], [-1, 0, 3]],
        "second": [[1, 2], [0, -1]],
        "others": [[5, 0], [0, 1]],
        "third": [2, 3],
        "line": [1, 0, 4],
    }
).encode()


def describe(row: list[int], one: int, other: int) -> None:
    row[:] = [1, one, other]


def describe_rest(row: list[int], fact: int) -> None:
    row[:] = [fact, 1]


def test_a_part_is_what_the_encoder_and_the_straight_sum_make_of_it() -> None:
    net = ValueNet(STORED, describe, describe_rest)
    # units: 1 + 2 * 2 = 5 and -1 + 3 * 1 = 2; heads: 5 + 2 * 2 = 9 and -2; straight: (1 + 4) shifted by four bits
    assert net.part((2, 1)) == [9, -2, 5 << 4]
    # the second unit is below nothing and counts for nothing
    assert net.part((1, 0)) == [3, 0, 1 << 4]


def test_a_value_is_what_the_hidden_layer_makes_of_all_parts() -> None:
    net = ValueNet(STORED, describe, describe_rest)
    rest = net.rest((2,))
    assert rest == [10 << 1, 1 << 1, 0]
    sums = total([net.part((2, 1)), net.part((1, 0)), rest])
    assert sums == [9 + 3 + 20, -2 + 0 + 2, 80 + 16]
    assert net.value(sums) == 2 * 32 + 96
    assert net.one == 2  # four bits of fraction in all, in units of eight points


def test_both_ways_of_multiplying_come_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python 3.11 has no sumprod; what stands in for it gives the same whole numbers."""
    usual = ValueNet(STORED, describe, describe_rest).part((2, 1))
    monkeypatch.setattr(value_net, "_dot", value_net.plain_dot)
    assert ValueNet(STORED, describe, describe_rest).part((2, 1)) == usual
