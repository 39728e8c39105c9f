"""Does everything that the game can do, for the list of what it calls (calling.js); runs inside Pyodide.

`at_the_table` runs in the table's interpreter, `among_guests` in that of a person's own player.
"""

import importlib
import json
from collections.abc import Callable
from typing import Any

PLIES = 400
"""More half-moves than any round has."""
ENOUGH = 12
"""How many turns of a review are weighed."""
MESSAGES = 40
"""How many messages of a match at a distance are exchanged, at most."""
MATCH = "m-0123456789abcdef"


def at_the_table(conversations: str, records: str, reckon: Any) -> int:
    """Go through all conversations (lists of requests), a round of every game and level, a match at a distance (for
    which `reckon` computes), a review of each record, and errors; returns how many requests were refused."""
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
    """Asks a bridge by the name of a request; counts refusals."""

    def __init__(self, bridge: Any) -> None:
        self.bridge = bridge
        self.refused = 0

    def __call__(self, do: str, **fields: object) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(self.bridge.handle(json.dumps({"v": 1, "id": 0, "do": do, **fields})))
        self.refused += not reply["ok"]
        return reply


def play_round(bridge: Any, game: str, level: str) -> int:
    """Have two players of a level play a round, then look back on it; returns how many requests were refused."""
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
    """Have two play at a distance, each at a table of their own; returns how many requests were refused."""
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
    """Read, share, import, step through and review a record; returns how many requests were refused."""
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
    """Make Python fail in the ways that can happen in a page."""

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
    """Import the modules that a person's own player may expect, and make things fail."""
    for name in json.loads(modules):
        importlib.import_module(name)
    go_wrong()
