"""What the game does of everything that it can do, for the list of what it calls (calling.js): runs inside Pyodide.

`at_the_table` in the interpreter that holds the table, `among_guests` in that of a person's own player.
"""

import importlib
import json
from collections.abc import Callable
from typing import Any

PLIES = 400
"""What no round comes to."""
ENOUGH = 12
"""Of a review, so many turns that are weighed."""
MESSAGES = 40
"""Of a match at a distance, so many."""
MATCH = "m-0123456789abcdef"


def at_the_table(conversations: str, records: str, reckon: Any) -> int:
    """All conversations (lists of requests), a round of every game and level, a match at a distance for which `reckon`
    computes, a review of each record, things that go wrong; returns how many requests were refused."""
    from lostcities.bridge import Bridge
    from lostcities.games import GAMES
    from lostcities.minds import LEVELS

    refused = 0
    for requests in json.loads(conversations):
        bridge = Bridge()
        refused += sum(not json.loads(bridge.handle(json.dumps(request)))["ok"] for request in requests)
    for game in GAMES:
        for level in LEVELS[game]:
            refused += play_round(Bridge(), game, level)
    for record in json.loads(records):
        refused += look_back(Bridge(), record)
    refused += play_far(Asking(Bridge(reckon)), Asking(Bridge(reckon)))
    go_wrong()
    return refused


class Asking:
    """A bridge that is asked by name."""

    def __init__(self, bridge: Any) -> None:
        self.bridge = bridge
        self.refused = 0

    def __call__(self, do: str, **fields: object) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(self.bridge.handle(json.dumps({"v": 1, "id": 0, "do": do, **fields})))
        self.refused += not reply["ok"]
        return reply


def play_round(bridge: Any, game: str, level: str) -> int:
    """Two of a level play a round, and what it came to is looked at; how much was refused."""
    ask = Asking(bridge)
    seats = [{"name": "A", "mind": level}, {"name": "B", "mind": level}]
    table = ask("new", game=game, options={"rounds": 1}, seats=seats, seed="called", starts=0)["table"]
    for _ in range(PLIES):
        if table["waiting"] != "mind":
            break
        table = ask("hurry", ply=table["ply"])["table"]
    ask("sheet")
    look_back(bridge, ask("save")["save"]["record"])
    return ask.refused


def play_far(ada: Asking, ben: Asking) -> int:
    """Two play at a distance, each at a table of their own; how much was refused."""
    hosting = {"game": "card", "options": {}, "name": "A", "hints": False, "at": 1}
    post = ada("invite", **hosting)["afar"]["text"]
    post = ben("accept", text=post, name="B", at=2)["afar"]["text"]
    for count in range(MESSAGES):
        mover = (ada, ben)[count % 2]
        now = mover("receive", text=post, at=3)
        while "table" in now and now["table"]["view"] and now["table"]["view"]["moves"]:
            (first, *_) = now["table"]["view"]["moves"]
            now = mover("play", ply=now["table"]["ply"], move=first["move"])
        mover("save")
        afar = now.get("afar") or now["table"]["afar"]
        post = afar["text"]
    return ada.refused + ben.refused


def look_back(bridge: Any, record: str) -> int:
    """A record is read, shared, brought in, gone through and reviewed; how much was refused."""
    ask = Asking(bridge)
    ask("check", record=record)
    shared = ask("link", record=record)
    if shared["ok"]:
        ask("unlink", link=shared["link"])
    ask("open", record=record, match=MATCH)
    ask("through", record=record, match=MATCH, round=0, turn=0)
    ask("review", record=record, match=MATCH)
    for _ in range(ENOUGH):
        if not ask("weigh")["ok"]:
            break
    return ask.refused


def go_wrong() -> None:
    """What Python does where something fails, as far as a page can come to it."""

    def deep(n: int) -> int:
        return deep(n + 1)

    wrongs: tuple[Callable[[], object], ...] = (
        lambda: deep(0),
        lambda: 1 // 0,
        lambda: dict[str, int]()["key"],
        lambda: list[int]()[1],
        lambda: int("سه"),
        lambda: json.loads('{"a": [1, 2,'),
        lambda: "\ud800".encode(),
        lambda: b"\xff".decode(),
        lambda: importlib.import_module("no_such_module"),
        lambda: bytearray(1 << 40),
    )
    for wrong in wrongs:
        try:
            wrong()
        except Exception as error:
            print(repr(error)[:80])


def among_guests(modules: str) -> None:
    """The modules that a person's own player may expect, and things that go wrong."""
    for name in json.loads(modules):
        importlib.import_module(name)
    go_wrong()
