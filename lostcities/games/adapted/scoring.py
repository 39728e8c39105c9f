"""What a stack is worth: by the number of its cards alone (rule 3.1)."""

from collections.abc import Sequence

FULL = 7
"""A stack of this many cards or more counts towards the end of the round."""

_UP_TO_FULL = (0, -10, -5, 0, 5, 10, 20, 30)
_EACH_MORE = 10


def score(count: int) -> int:
    """The points of a stack of `count` cards."""
    return _UP_TO_FULL[count] if count <= FULL else _UP_TO_FULL[FULL] + _EACH_MORE * (count - FULL)


def score_all(stacks: Sequence[Sequence[int]]) -> int:
    """The points of one seat's stacks together."""
    return sum([score(len(stack)) for stack in stacks])


def full_stacks(stacks: Sequence[Sequence[int]]) -> int:
    """How many of one seat's stacks are full."""
    return sum([len(stack) >= FULL for stack in stacks])


def counted(full: Sequence[int], stacks_of: str) -> int:
    """How many full stacks count together, from their number by seat: those of all seats, or of the seat with most."""
    return sum(full) if stacks_of == "all" else max(full)
