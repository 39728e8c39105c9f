"""Matches at any half-move, made natively, and what is left of them after a fault.

Bridges play them as the page does; the entries lie in the page's storage as its worker would have put them there.
"""

import json
from dataclasses import dataclass
from random import Random
from typing import Any

from lostcities.bridge import Bridge

NAMES = ("Ada", "Ольга", "Íñigo", "علی‌رضا")
RIVALS = {"card": 1, "board": 3, "adapted": 2}
"""By game: the most rivals there may be here."""


@dataclass(frozen=True)
class Prepared:
    """A match as it is kept: its id, and the entry of the page's database."""

    id: str
    game: str
    entry: dict[str, Any]

    @property
    def record(self) -> str:
        return str(self.entry["record"])


def prepared(chance: Random, most: int = 40) -> Prepared:
    """A match of any game in which it is a person's turn after some half-moves."""
    game = chance.choice(list(RIVALS))
    bridge = Bridge()

    def ask(do: str, **fields: Any) -> Any:
        reply = json.loads(bridge.handle(json.dumps({"v": 1, "id": 1, "do": do, **fields})))
        assert reply["ok"], reply["error"]
        return reply

    rivals = [{"name": f"Rival {seat}", "mind": "novice"} for seat in range(chance.randint(1, RIVALS[game]))]
    seats = [{"name": chance.choice(NAMES)}, *rivals]
    table = ask("new", game=game, options={}, seats=seats, seed=str(chance.random()), starts=0)["table"]
    wanted = chance.randrange(most)
    while table["waiting"] == "mind" or (table["waiting"] == "person" and table["ply"] < wanted):
        if table["waiting"] == "mind":
            table = ask("hurry", ply=table["ply"])["table"]
        else:
            move = chance.choice(table["view"]["moves"])["move"]
            table = ask("play", ply=table["ply"], move=move)["table"]
    assert table["waiting"] == "person", table["waiting"]
    save = ask("save")["save"]
    entry = {"format": 1, "revision": 1, "updated": 1, "summary": save["summary"], "record": save["record"]}
    return Prepared(save["id"], game, entry)


def turns(record: str) -> list[list[str]]:
    """The turns of each round of a record; none of what is no record."""
    try:
        return [list(each["turns"]) for each in json.loads(record)["rounds"]]
    except (ValueError, KeyError, TypeError):
        return []


def half_moves(record: str) -> int:
    """How many half-moves a record holds."""
    return sum(len(turn.split()) for each in turns(record) for turn in each)


def grew(before: str, after: str) -> bool:
    """Whether a record is another one with nothing taken away: the same deal, the same half-moves and maybe more."""
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
