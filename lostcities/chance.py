"""Chance: from a seed text to independent, named streams of random numbers.

The same seed and names give the same stream on every platform and Python version: the names are hashed with SHA-256,
and of `random.Random` only `random()` is used, whose sequence Python promises to keep (its `shuffle` and `choice` are
not promised). This is not a source of secrets; `fresh_seed` is.
"""

import hashlib
import secrets
from collections.abc import MutableSequence, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def fresh_seed() -> str:
    """A seed nobody can guess: 16 hexadecimal digits from the system's entropy."""
    return secrets.token_hex(8)


def stream(seed: str, *names: str | int) -> Random:
    """The stream of `seed` and `names`, for example `stream(seed, "deal", 2)` for the third round's deal."""
    text = "\x1f".join([seed, *map(str, names)])
    return Random(int.from_bytes(hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest(), "big"))


def pick(chance: Random, count: int) -> int:
    """A whole number from 0 to `count` - 1."""
    return int(chance.random() * count)


def choose(chance: Random, things: Sequence[T]) -> T:
    """One of `things`, all equally likely."""
    return things[int(chance.random() * len(things))]


def shuffle(chance: Random, things: MutableSequence[T]) -> None:
    """Put `things` in a random order, in place (Fisher and Yates, from the end)."""
    for last in range(len(things) - 1, 0, -1):
        other = int(chance.random() * (last + 1))
        things[last], things[other] = things[other], things[last]
