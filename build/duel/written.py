"""How a player of a duel is written in any game: NAME, NAME:EFFORT or NAME:EFFORT:PART=NUMBER,..., where the name may
be a file of weights. A mistake raises a ValueError whose sentence names the player.
"""

import json
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from lostcities.errors import quote

Net = TypeVar("Net")

LARGEST = (1 << 11) - 1
"""The largest number of a weight: nets have weights of 8 or 11 bits."""


@dataclass(frozen=True)
class Written:
    """A player's text, parsed."""

    name: str
    effort: int | None
    """None if not given."""
    changed: dict[str, float]
    """By name: the parts of its search that are changed."""


def taken_apart(text: str, parts: Collection[str], whole: bool = False) -> Written:
    """Parse `text`, which may change these parts of a search, to `whole` numbers only or to any. Raises ValueError."""
    name, _, rest = text.partition(":")
    effort, _, variants = rest.partition(":")
    if effort and not (re.fullmatch("[0-9]{1,9}", effort) and int(effort)):
        raise ValueError(f"the effort of {quote(text)} must be a whole number of at least 1, of at most 9 digits")
    changed: dict[str, float] = {}
    for each in filter(None, variants.split(",")):
        part, _, number = each.partition("=")
        if part not in parts:
            raise ValueError(f"{quote(text)}: there is no {quote(part)}; there are {', '.join(parts)}")
        if not re.fullmatch("-?[0-9]{1,9}" if whole else "-?[0-9]{1,9}([.][0-9]{1,9})?", number):
            kind = "a whole number" if whole else "a number"
            raise ValueError(f"{quote(text)}: {part} must be {kind}; it says {quote(number)}")
        changed[part] = float(number)
    return Written(name, int(effort) if effort else None, changed)


@dataclass(frozen=True)
class Shape:
    """What a game's nets look at: facts of a column and facts beside the columns."""

    slots: int
    beside: int


def weights_of(name: str, net: Callable[[bytes], Net], shape: Shape) -> Net:
    """The net with the weights in the file of that name, which must have the shape. Raises ValueError."""
    try:
        data = Path(name).read_bytes()
    except OSError as trouble:
        raise ValueError(f"{name} cannot be read ({trouble.strerror})") from None
    try:
        weights = json.loads(data)
        if not (_are_small(weights["bits"].values(), 31) and _fit(weights, shape)):
            raise ValueError
        return net(data)
    except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError):
        raise ValueError(f"{name} holds no weights of such a player") from None


def _fit(weights: Mapping[str, Any], shape: Shape) -> bool:
    """Whether all parts have the lengths that the shape and one another ask for, and whole numbers in them."""
    first, second, others = weights["first"], weights["second"], weights["others"]
    heads = len(weights["third"])
    lengths = [(row, shape.slots) for row in (*first, weights["line"])]
    lengths += [(row, len(first)) for row in second]
    lengths += [(row, shape.beside) for row in others]
    right = len(second) == len(others) == heads and all(len(row) == length for row, length in lengths)
    return right and all(
        _are_small(row, LARGEST) for row in (*first, *second, *others, weights["line"], weights["third"])
    )


def _are_small(numbers: Iterable[object], largest: int) -> bool:
    return all(type(number) is int and abs(number) <= largest for number in numbers)
