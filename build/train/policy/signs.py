"""Whole numbers as text, the other way round than lostcities/minds/policy.py reads them."""

from collections.abc import Iterable

from lostcities.minds.policy import FURTHER, NOUGHT, SPAN


def signs(weights: Iterable[int]) -> str:
    """The text that says these weights."""
    return "".join(map(signs_of, weights))


def signs_of(weight: int) -> str:
    """The same of one."""
    for sign, more in FURTHER.items():
        if abs(weight) > SPAN and weight * more > 0:
            return sign + signs_of(weight - more)
    return chr(NOUGHT + weight)
