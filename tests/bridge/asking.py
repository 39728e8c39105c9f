"""A page without a page: asks a bridge as the worker does, and holds every reply against the protocol's shapes."""

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from lostcities.bridge import Bridge
from lostcities.messages import FAULT, REPLIES, TABLE, VERSION
from lostcities.messages.shape import Maybe, mismatch

ADA = {"name": "Ada"}
BEN = {"name": "Ben"}
TILDA = {"name": "Tilda", "mind": "careful"}
NILS = {"name": "Nils", "mind": "wander"}


class Refused(Exception):
    """A reply that is no success. `code`, `key` and `values` are the error's, `reply` is all of it."""

    def __init__(self, reply: dict[str, Any]) -> None:
        super().__init__(reply["error"]["detail"])
        self.reply = reply
        self.code = reply["error"]["code"]
        self.key = reply["error"]["key"]
        self.values = reply["error"]["values"]


class Page:
    """Asks a bridge of its own."""

    def __init__(self) -> None:
        self.bridge = Bridge()
        self.asked = 0

    def ask(self, do: str, **fields: Any) -> Any:
        """What the reply holds: its only value. Raises Refused."""
        self.asked += 1
        text = self.bridge.handle(json.dumps({"v": VERSION, "id": self.asked, "do": do, **fields}))
        answer = json.loads(text)
        assert answer["id"] == self.asked
        alike = text.replace(f'"id":{self.asked},', '"id":0,', 1)
        assert sound(alike, do) is None, sound(alike, do)
        if not answer["ok"]:
            raise Refused(answer)
        (value,) = (answer[name] for name in answer if name not in ("v", "id", "ok"))
        # A hint is thought about in slices, as the page asks for it.
        return self.ask(do, **fields) if do == "hint" and "thinking" in answer else value

    def new(self, game: str = "card", *seats: dict[str, str], **more: Any) -> dict[str, Any]:
        """A new match with the same deal every time."""
        fields = {"options": {}, "seed": "a deal", "starts": 0, **more}
        return self.ask("new", game=game, seats=list(seats or (ADA, TILDA)), **fields)

    def play(self, *moves: str) -> dict[str, Any]:
        """Play these moves one after the other."""
        for move in moves:
            table = self.ask("play", ply=self.look()["ply"], move=move)
        return table

    def place(self) -> dict[str, Any]:
        """Discard a card whose pile nobody uses, so that what follows is a plain draw."""
        return self.play(next(move["move"] for move in self.look()["view"]["moves"] if move["kind"] == "discard"))

    def pass_on(self) -> dict[str, Any]:
        """Pass the device on, so that the curtain is drawn."""
        return self.ask("pass", ply=self.look()["ply"])

    def wait(self) -> dict[str, Any]:
        """Let computer players think until something else is waited for."""
        while (table := self.look())["waiting"] == "mind":
            self.ask("hurry", ply=table["ply"])
        return table

    def finish_round(self) -> dict[str, Any]:
        """Have everybody play on, people as the hint says, until the round is over."""
        while self.step(lambda table: self.ask("hint", ply=table["ply"])["move"]):
            pass
        return self.look()

    def step(self, choose: Callable[[dict[str, Any]], str]) -> bool:
        """One half-move (`choose` makes a person's), or whatever else the table waits for; False once it is over."""
        table = self.look()
        match table["waiting"]:
            case "pass":
                self.pass_on()
            case "curtain":
                self.ask("lift", seat=table["curtain"]["seat"])
            case "mind":
                self.ask("hurry", ply=table["ply"])
            case "person":
                self.play(choose(table))
            case _:
                return False
        return True

    def look(self) -> dict[str, Any]:
        """The table as it is."""
        return self.ask("look")


@lru_cache(128)
def sound(text: str, do: str | None = None) -> str | None:
    """What is wrong with the text of a reply to `do` (None: not known), None if it is as the protocol says.

    The latest answers are remembered, for a page asks for the same thing again and again.
    """
    answer = json.loads(text)
    head = {name: answer.pop(name) for name in ("v", "id", "ok")}
    if head["v"] != VERSION or type(head["ok"]) is not bool:
        return "no reply of this version"
    if not head["ok"]:
        stale = answer["error"]["code"] == "stale"
        return mismatch({"error": FAULT, "table": Maybe(TABLE)} if stale else {"error": FAULT}, answer, "refusal")
    shapes = REPLIES[do] if do else [shape for shapes in REPLIES.values() for shape in shapes]
    wrong = []
    for shape in shapes:
        found = mismatch(shape, answer, "reply")
        if found is None:
            return None
        wrong.append(found)
    return wrong[0]
