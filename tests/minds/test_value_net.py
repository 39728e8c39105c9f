"""The net of the learned players, on one small enough to work out by hand."""

import json

from lostcities.minds.lanes import Lanes, dot, pack, plain_dot
from lostcities.minds.value_net import ValueNet

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
    assert net.part((2, 1)) == pack([9, -2, 5 << 4])
    # the second unit is below nothing and counts for nothing
    assert net.part((1, 0)) == pack([3, 0, 1 << 4])


def test_a_value_is_what_the_hidden_layer_makes_of_all_parts() -> None:
    net = ValueNet(STORED, describe, describe_rest)
    rest = net.rest((2,))
    assert rest == pack([10 << 1, 1 << 1])
    sums = net.part((2, 1)) + net.part((1, 0)) + rest
    assert sums == pack([9 + 3 + 20, -2 + 0 + 2, 80 + 16])
    assert net.value(sums) == 2 * 32 + 96
    assert net.one == 2  # four bits of fraction in all, in units of eight points


def test_lanes_below_nothing_count_as_nothing_and_the_number_above_keeps_its_sign() -> None:
    levels = [0, -1, 1, -(2**31), 2**31 - 1, -7]
    for above in (-(2**70), -1, 0, 5):
        assert Lanes(6).live(pack([*levels, above])) == ((0, 0, 1, 0, 2**31 - 1, 0), above)


def test_both_ways_of_multiplying_come_to_the_same() -> None:
    """Python 3.11 has no sumprod; what stands in for it gives the same whole numbers."""
    one, other = [3, -(2**30), 0, 7], (5, 127, 9, -1)
    assert dot(one, other) == plain_dot(one, other) == 15 - 127 * 2**30 - 7
