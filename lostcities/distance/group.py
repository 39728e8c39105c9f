"""The arithmetic of a group of prime order, as the protocol asks for it, and the texts of points and numbers.

A point or a number is a text of 64 lower-case hexadecimal digits, 32 bytes; a number's bytes are little-endian, as in
RFC 9496. So only strings come and go, whatever computes: the page's worker, ristretto.py, or a stand-in in the tests.
"""

import base64
from collections.abc import Callable, Sequence
from typing import Protocol

WIDTH = 64
"""Hexadecimal digits of a point or a number."""


class Group(Protocol):
    """A group of prime order without a known relation between hashed points. See distance.md, "The group"."""

    name: str
    """What an invitation calls it, such as "ristretto255"."""
    order: int
    """The number of its points, a prime."""

    def points(self, uniform: Sequence[str]) -> list[str]:
        """For each text of 128 hexadecimal digits (64 bytes of a hash), the point to which it is mapped."""

    def lock(self, points: Sequence[str], numbers: Sequence[str]) -> list[str]:
        """Each point multiplied by the number beside it. The points are sound, the numbers from 1 to order - 1."""

    def first_unsound(self, points: Sequence[str]) -> int:
        """The index of the first that is not a point in its one right spelling, or is the neutral point; else -1."""


class Asked:
    """A group whose arithmetic is done elsewhere, by calls of `reckon(what, one, other)`: `one` and `other` are points,
    numbers or hashes, joined into one text. The page's worker answers each `what`."""

    name = "ristretto255"
    order = 2**252 + 27742317777372353535851937790883648493

    def __init__(self, reckon: Callable[[str, str, str], str]) -> None:
        self.reckon = reckon

    def points(self, uniform: Sequence[str]) -> list[str]:
        return apart(self.reckon("points", "".join(uniform), ""))

    def lock(self, points: Sequence[str], numbers: Sequence[str]) -> list[str]:
        return apart(self.reckon("lock", "".join(points), "".join(numbers)))

    def first_unsound(self, points: Sequence[str]) -> int:
        return int(self.reckon("unsound", "".join(points), ""))


def apart(digits: str) -> list[str]:
    """The points or numbers that were joined into one text."""
    return [digits[at : at + WIDTH] for at in range(0, len(digits), WIDTH)]


def number_text(number: int) -> str:
    """A number as 64 hexadecimal digits, its least byte first."""
    return number.to_bytes(32, "little").hex()


def number_of(text: str) -> int:
    """The number that 64 hexadecimal digits write; its range is not checked."""
    return int.from_bytes(bytes.fromhex(text), "little")


def lock(group: Group, points: Sequence[str], numbers: Sequence[int]) -> list[str]:
    """Each point locked by the number beside it."""
    return group.lock(points, [number_text(number) for number in numbers])


def unlock(group: Group, points: Sequence[str], numbers: Sequence[int]) -> list[str]:
    """Each point with the lock of the number beside it taken off."""
    return lock(group, points, [pow(number, -1, group.order) for number in numbers])


def packed(texts: Sequence[str]) -> str:
    """Points or numbers as a message has them: their bytes one after the other in base64url without padding."""
    return to_base64(bytes.fromhex("".join(texts)))


def unpacked(text: str) -> list[str] | None:
    """The points or numbers of a message's field; None if it is not the one right spelling, or the last is cut off."""
    data = from_base64(text)
    if data is None or len(data) * 2 % WIDTH:
        return None
    return apart(data.hex())


def field_digits(text: str) -> str:
    """The one point, number or secret of a field whose spelling is right, as hexadecimal digits."""
    found = unpacked(text)
    assert found is not None  # wire.py has checked the spelling
    return found[0]


def to_base64(data: bytes) -> str:
    """Bytes in base64url without padding."""
    return base64.urlsafe_b64encode(data).decode("ascii").rstrip("=")


def from_base64(text: str) -> bytes | None:
    """The bytes that `text`, letters of base64url, spells; None where it is not their one right spelling."""
    if len(text) % 4 == 1:
        return None
    data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    return data if to_base64(data) == text else None
