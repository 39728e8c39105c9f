"""How a player of a duel is written in any game: NAME, NAME:EFFORT or NAME:EFFORT:PART=NUMBER,..., where the name may
be a file of weights. A mistake raises a ValueError whose sentence names the player.
"""

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from lostcities.errors import quote

Net = TypeVar("Net")


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


def weights_of(name: str, net: Callable[[bytes], Net]) -> Net:
    """The net with the weights in the file of that name. Raises ValueError."""
    try:
        data = Path(name).read_bytes()
    except OSError as trouble:
        raise ValueError(f"{name} cannot be read ({trouble.strerror})") from None
    try:
        return net(data)
    except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError):
        raise ValueError(f"{name} holds no weights of such a player") from None
