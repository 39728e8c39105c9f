"""The worked example of distance.md: two fixed secrets, the real group, and the turns that come first to mind."""

import hashlib

from lostcities.distance import Group, Table
from lostcities.distance.ristretto import Ristretto
from lostcities.distance.wire import read

OPTIONS = {"rounds": 1, "turn_limit": 3}
SHORT = 200
"""Longer messages stand there by their hash."""


def played(group: Group | None = None) -> list[str]:
    """Every message of the match: each turn discards the first card that can be discarded, and draws from the deck."""
    group = group or Ristretto()
    ada = Table.invite(group, "card", OPTIONS, "Ada", "00" * 32)
    ben = Table.accept(group, ada.sent, "Ben", "11" * 32)
    ada.receive(ben.sent)
    tables = (ada, ben)
    while ada.course.stage != "end":
        mover, other = tables[ada.course.seat], tables[1 - ada.course.seat]
        if "play" in mover.acts:
            card = min(move for move in mover.legal() if move.startswith("-"))
            other.receive(mover.play(f"{card} <"))
        else:
            other.receive(mover.go_on())
    return ada.course.messages


def lines(messages: list[str]) -> list[str]:
    """The example as distance.md has it: a line each, a short message whole."""
    told = []
    for text in messages:
        message = read(text)
        digest = hashlib.sha256(text.encode()).hexdigest()
        told.append(f"{message.number} {message.kind} {len(text)} {text if len(text) <= SHORT else digest}")
    return told


if __name__ == "__main__":
    print("\n".join(lines(played())))
