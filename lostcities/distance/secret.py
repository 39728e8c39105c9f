"""What one device keeps to itself of a round: its numbers and its order, all of them drawn from one secret.

A secret is 32 bytes, written as 64 hexadecimal digits. Everything follows from it by SHA-512, so a round is opened by
saying one secret, and whoever hears it can recompute every list and every number that this side has sent.
"""

import hashlib
from dataclasses import dataclass

from lostcities.distance.group import Group, to_base64

LABEL = "lostcities-distance-1"


def digest(*words: str | int) -> str:
    """SHA-512 of the label and the words, which hold no space, joined by spaces: 128 hexadecimal digits."""
    return hashlib.sha512(" ".join([LABEL, *map(str, words)]).encode("ascii")).hexdigest()


def match_name(secret: str) -> str:
    """The name of the match that a device with this secret invites to: 16 bytes in base64url."""
    return to_base64(bytes.fromhex(digest("match", secret)[:32]))


def round_secret(secret: str, match: str, number: int) -> str:
    """The secret of one round, from which no other round's is found; `number` counts from 0."""
    return digest("round", secret, match, number)[:64]


def coin_of(secret: str) -> str:
    """The coin of a round, from its secret: 64 hexadecimal digits."""
    return digest("coin", secret)[:64]


def commitment(coin: str, match: str, number: int) -> str:
    """What is sent in a coin's stead, so that it cannot be changed any more: 64 hexadecimal digits."""
    return digest("promise", coin, match, number)[:64]


def drawn_together(coins: tuple[str, str], match: str, number: int) -> str:
    """The seed of all that both draw for a round; `coins` are the dealer's and the other's."""
    return digest("drawn", *coins, match, number)


def card_points(group: Group, match: str, number: int, count: int) -> list[str]:
    """The points of the cards of a round, in the deck's order."""
    return group.points([digest("card", match, number, card) for card in range(count)])


@dataclass(frozen=True, slots=True)
class Numbers:
    """One side's numbers for a round of `len(order)` cards."""

    common: int
    """The lock that the dealer puts on every card of the first list."""
    keys: tuple[int, ...]
    """[place] -> the lock of that place."""
    order: tuple[int, ...]
    """[place in the list made] -> place in the list that it is made of."""
    coin: str
    """This side's half of what both draw, 64 hexadecimal digits."""

    def __repr__(self) -> str:
        return f"<Numbers of {len(self.order)} places>"


def numbers_of(group: Group, secret: str, count: int) -> Numbers:
    """The numbers of a round, from its secret."""

    def number(*words: str | int) -> int:
        return int(digest(*words), 16) % (group.order - 1) + 1

    order = list(range(count))
    for last in range(count - 1, 0, -1):
        other = int(digest("order", secret, last), 16) % (last + 1)
        order[last], order[other] = order[other], order[last]
    keys = tuple(number("key", secret, place) for place in range(count))
    return Numbers(number("common", secret), keys, tuple(order), coin_of(secret))
