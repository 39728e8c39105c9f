"""Matches at any half-move, made natively, and what is left of them after a fault.

Their entries are stored in the page's storage in the form in which its worker stores them.
"""

import json
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

from lostcities import Match, Record, Seat, write_record
from lostcities.bridge import Bridge

NAMES = ("Ada", "Ольга", "Íñigo", "علی‌رضا")
RIVALS = {"card": 1, "board": 3, "adapted": 2}
"""By game: the greatest number of rivals here."""


@dataclass(frozen=True)
class Prepared:
    """A kept match: its id, and its entry in the page's database."""

    id: str
    game: str
    entry: dict[str, Any]

    @property
    def record(self) -> str:
        return str(self.entry["record"])


def prepared(chance: Random, most: int = 40) -> Prepared:
    """A match of a random game after some random half-moves, in which it is a person's turn."""
    game = chance.choice(list(RIVALS))
    rivals = [Seat(f"Rival {seat}", "wander") for seat in range(chance.randint(1, RIVALS[game]))]
    seats, seed = [Seat(chance.choice(NAMES)), *rivals], str(chance.random())
    match = Match.begin(game, seats=len(seats))
    match.deal_by_chance(seed, starts=0)
    wanted = chance.randrange(most)
    for half_moves in count():
        if half_moves >= wanted and match.to_move == 0:
            break
        match.play(chance.choice(match.legal()))
    request = {"v": 1, "id": 1, "do": "check", "record": write_record(Record.of(match, seats, seed))}
    save = json.loads(Bridge().handle(json.dumps(request)))["save"]
    entry = {"format": 1, "revision": 1, "updated": 1, "summary": save["summary"], "record": save["record"]}
    return Prepared(save["id"], game, entry)


def turns(record: str) -> list[list[str]]:
    """The turns of each round of a record; none if it is not a record."""
    try:
        return [list(each["turns"]) for each in json.loads(record)["rounds"]]
    except (ValueError, KeyError, TypeError):
        return []


def half_moves(record: str) -> int:
    """How many half-moves a record holds."""
    return sum(len(turn.split()) for each in turns(record) for turn in each)


def grew(before: str, after: str) -> bool:
    """Whether a record continues another: the same deal, the same half-moves and maybe more."""
    try:
        one, other = json.loads(before), json.loads(after)
    except ValueError:
        return before == after
    same = all(one.get(key) == other.get(key) for key in ("game", "seats", "options", "seed"))
    deals = [each["deal"] for each in one["rounds"]]
    if not same or [each["deal"] for each in other["rounds"]][: len(deals)] != deals:
        return False
    long = [[move for turn in each for move in turn.split()] for each in turns(after)]
    short = [[move for turn in each for move in turn.split()] for each in turns(before)]
    return all(long[at][: len(moves)] == moves for at, moves in enumerate(short))
