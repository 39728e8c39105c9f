"""Whole numbers as text: the inverse of what lostcities/minds/policy.py reads."""

from collections.abc import Iterable

from lostcities.minds.policy import FURTHER, NOUGHT, SPAN


def signs(weights: Iterable[int]) -> str:
    """The text for these weights."""
    return "".join(map(signs_of, weights))


def signs_of(weight: int) -> str:
    """The text for one weight."""
    for sign, more in FURTHER.items():
        if abs(weight) > SPAN and weight * more > 0:
            return sign + signs_of(weight - more)
    return chr(NOUGHT + weight)
