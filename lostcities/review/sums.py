"""Arithmetic that a review needs, the same on every platform: shares as whole numbers, and how far values spread."""

from collections.abc import Sequence
from math import fsum


def share(whole: int, of: int) -> int:
    """`whole / of` as a whole number, halves to the even one; `of` is above 0."""
    found, left = divmod(whole, of)
    return found + (2 * left > of or (2 * left == of and found % 2))


def mean(values: Sequence[float]) -> float:
    """Of at least one value."""
    return fsum(values) / len(values)


def variance(values: Sequence[float]) -> float:
    """Of the sample, of at least two values."""
    middle = mean(values)
    return fsum((value - middle) ** 2 for value in values) / (len(values) - 1)
