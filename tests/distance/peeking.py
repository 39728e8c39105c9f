"""A device's memory searched for what its player may not know."""

from collections.abc import Iterator
from typing import Any

from lostcities.distance import Table
from lostcities.distance.group import number_text, packed


def held(thing: Any, seen: set[int]) -> Iterator[Any]:
    """Every text and number that can be reached from a thing."""
    if isinstance(thing, str | int):
        yield thing
        return
    if id(thing) in seen or callable(thing):
        return
    seen.add(id(thing))
    if isinstance(thing, dict):
        yield from (each for pair in thing.items() for part in pair for each in held(part, seen))
    elif isinstance(thing, list | tuple | set | frozenset):
        yield from (each for part in thing for each in held(part, seen))
    else:
        names = [*getattr(thing, "__dict__", {}), *getattr(type(thing), "__slots__", ())]
        yield from (each for name in names for each in held(getattr(thing, name, None), seen))


def unsent(table: Table) -> dict[int, int]:
    """[place] -> the number that the side has not sent."""
    deal = table.course.deal
    sent = deal.sent[deal.me]
    return {place: deal.my_key(place) for place in range(len(deal.cards)) if place not in sent}


def peeked(mine: Table, other: Table) -> str:
    """What a device holds of the other side's and may not, in a round that both are in; "" where that is nothing."""
    own = mine.course.deal.mine.common  # who comes back has its numbers once it has asked for them
    memory = set(held([vars(mine), vars(mine.course)], set()))
    if own not in memory:
        return "nothing: the search does not look into everything"
    kept = mine.keep()
    deal, theirs = other.course.deal, unsent(other)
    secrets = {other.secret, other.course.secrets(deal.number), deal.mine.common}
    if deal.mine.coin not in mine.course.deal.coins:
        secrets.add(deal.mine.coin)
    if not memory.isdisjoint(secrets):
        return "a secret"
    if not memory.isdisjoint(theirs.values()) or any(packed([number_text(key)]) in kept for key in theirs.values()):
        return "a number that was not sent"
    # A place that the other has not opened is known only where this side holds it.
    if not set(mine.course.deal.opened).isdisjoint(theirs):
        return "the card of a place that was not opened"
    return ""
