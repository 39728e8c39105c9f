"""Waiting for a condition, the only way in which a test waits: as long as it takes, and no longer."""

import time
from collections.abc import Callable
from typing import TypeVar

Value = TypeVar("Value")

PATIENCE = 100.0
"""Seconds that anything may take to come. No test asserts it: a busy machine many times slower must pass as well, and
what is waited for is mostly there at once. Shorter than selenium's own patience (120).
"""
BETWEEN = 0.03
"""Seconds between two looks."""


def until(
    look: Callable[[], Value], late: Callable[[], str] = lambda: "it did not come", patience: float = PATIENCE
) -> Value:
    """What `look` gives, once it gives something; AssertionError with what `late` says if that takes too long."""
    end = time.monotonic() + patience
    while not (found := look()):
        assert time.monotonic() < end, f"not within {patience:.0f} s: {late()}"
        time.sleep(BETWEEN)
    return found
