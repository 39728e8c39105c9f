"""Builders of what a column is worth: its arithmetic term by term, and what the next card would make of it.

Everything a person reads of it is a key of the language files with values; amounts are numbers of points. A game's own
`worth` (games/README.md) puts these together from a sight, so nothing hidden can be in it.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

Worth = dict[str, Any]


def term(key: str, how: str, amount: int, **values: int | str) -> Worth:
    """One term: `how` it enters the sum is "is" (the first one), "plus" (also for deductions) or "times"."""
    return {"key": key, "values": values, "how": how, "amount": amount}


def remark(key: str, **values: int | str) -> Worth:
    """Something worth knowing besides the sum."""
    return {"key": key, "values": values}


def coming(cards: Sequence[str], points: int, *remarks: Worth) -> Worth:
    """What the column would be worth with one of these cards placed on it, the same for each of them."""
    return {"cards": list(cards), "points": points, "remarks": list(remarks)}


def worth(
    points: int, rule: str, terms: Sequence[Worth], remarks: Sequence[Worth], following: Sequence[Worth]
) -> Worth:
    """A column's worth; `rule` is the number of the rule behind it, `following` what may come next."""
    return {"points": points, "rule": rule, "terms": list(terms), "remarks": list(remarks), "next": list(following)}


def at_large(cards: Iterable[int], columns: Iterable[Sequence[int]]) -> list[int]:
    """The cards, each once and in their order, of which no column holds a copy: only these can still be placed by
    anybody."""
    left = Counter(cards)
    for column in columns:
        left.subtract(column)
    return [card for card, count in left.items() if count > 0]
