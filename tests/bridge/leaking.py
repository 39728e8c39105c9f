"""What the page may be told at any moment, by every message of the protocol, to be compared with what it would be told
if the hidden cards lay elsewhere.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from random import Random
from typing import Any

from bridge.asking import Page

from lostcities.table import thinking
from lostcities.table.live import Table
from lostcities.table.shown import snapshot

Fields = dict[str, Any]


def deal_anew(table: Table, chance: Random, seat: int | None = None) -> None:
    """In the truth that the table holds, put the cards elsewhere that the viewer (or a seat) cannot know."""
    sitting = table.remember()
    assert sitting is not None
    viewer = None if snapshot.curtain(sitting) is not None else snapshot.viewer(sitting)
    sitting.match.rounds[-1].state = sitting.game.redeal(sitting.state, viewer if seat is None else seat, chance)
    table.restore(sitting)


def of_columns(table: Any, _: str) -> Iterator[Fields]:
    """The worth of each column in sight, and of one that does not exist."""
    zones = table["view"]["zones"] if table["view"] and not table["curtain"] else []
    yield {"zone": "nothing"}
    for zone in zones:
        if zone["kind"] in ("expedition", "path", "stack"):
            yield {"zone": zone["id"]}


def of_cards(table: Any, _: str) -> Iterator[Fields]:
    """Why a card may not go where somebody puts it, for cards that lie in sight."""
    yield {"card": "", "to": "deck"}
    for zone in table["view"]["zones"] if table["view"] else []:
        if zone["cards"]:
            yield {"card": zone["cards"][0], "to": "deck"}


def at_ply(table: Any, _: str) -> Iterator[Fields]:
    yield {"ply": table["ply"]}


def nothing(_: Any, __: str) -> Iterator[Fields]:
    yield {}


def of_record(_: Any, record: str) -> Iterator[Fields]:
    """Of a match that goes on: its record, which the worker adds to the message."""
    yield {"record": record}


COMPARED: dict[str, Callable[[Any, str], Iterator[Fields]]] = {
    "hello": nothing,
    "look": nothing,
    "sheet": nothing,
    "save": nothing,
    "line": nothing,
    "weigh": nothing,
    "clue": nothing,
    "next": nothing,
    "worth": of_columns,
    "why": of_cards,
    "hint": at_ply,
    "on": at_ply,
    "pass": at_ply,
    "guide": lambda table, _: iter([{"ply": table["ply"], "seen": []}]),
    "prefs": lambda _, __: iter([{"discards": "top", "totals": "all"}, {"discards": "all", "totals": "own"}]),
    "moment": lambda _, __: iter([{"round": 0, "turn": 0, "seat": 0}]),
    "own": lambda _, __: iter([{"seat": seat, "present": False} for seat in (0, 1)]),
    "step": lambda _, __: iter([{"round": 0, "turn": 0}, {"round": 0, "turn": 0, "open": True}]),
    "review": lambda table, record: iter([{"record": record, "match": table["id"]}]),
    "link": of_record,
    "branch": lambda _, record: iter([{"record": record, "round": 0, "turn": 0, "anew": None}]),
    "statistics": lambda _, __: iter([{"matches": [], "pars": {}}]),
}
"""By message: the fields with which it is asked at a table in play."""
QUESTION = "question"
"""Compared too, but with the cards dealt anew that the seat which is asked cannot know."""
APART = {
    "play": "a draw shows a card by the rules",
    "think": "what a rival does hangs on its hand by the rules",
    "hurry": "what a rival does hangs on its hand by the rules",
    "answer": "what a rival does hangs on its hand by the rules",
    "through": "shows what the record of a match tells (test_gone_through)",
    "lift": "shows a hand to whom it belongs",
    "concede": "the match is over, and all lies open",
    "undo": "goes back to a state that was seen; what is hidden there is compared when it comes",
    "leave": "clears the table",
    "rematch": "deals another match",
    "new": "deals another match",
    "day": "deals another match",
    "par": "plays another match",
    "open": "puts the table there that is compared",
    "rename": "tells the name that it was given",
    "position": "comes with all that it shows",
    "picture": "comes with all that it shows",
    "lesson": "comes with all that it shows",
    "replay": "comes with all that it shows",
    "unlink": "comes with all that it shows",
    "check": "holds a record against the messages of two that hold its parts each (test_at_distance)",
    "held": "holds a record against what comes with it, and only of a match that is over",
    "compare": "holds two records against one another, which come with all that it shows",
    "invite": "deals nothing yet; what a device may know of another's cards is seen in test_at_distance",
    "invited": "deals nothing yet; what a device may know of another's cards is seen in test_at_distance",
    "accept": "deals nothing yet; what a device may know of another's cards is seen in test_at_distance",
    "receive": "what a device may know of another's cards is seen in test_at_distance",
    "afar": "what a device may know of another's cards is seen in test_at_distance",
    "brought": "what a device may know of another's cards is seen in test_at_distance",
}
"""Messages that are not compared at every step, and why."""


def told(page: Page) -> list[Any]:
    """All that the page may be told of the table, by every message that is compared. It leaves the table as it was."""
    truth = page.bridge.table.remember()
    table = page.look()
    record = page.ask("save")["record"]
    replies: list[Any] = []
    for do, fields in COMPARED.items():
        for each in fields(table, record):
            replies.append([do, heard(page, do, each)])
            page.bridge.table.restore(None if truth is None else truth.copy())
    return replies


def difference(page: Page, chance: Random) -> str:
    """The message whose reply changes when the hidden cards are dealt anew; "" where none does."""
    truth = page.bridge.table.remember()
    before = told(page)
    deal_anew(page.bridge.table, chance)
    after = told(page)
    page.bridge.table.restore(truth)
    return next((do for (do, one), (_, other) in zip(before, after, strict=True) if one != other), "")


def heard(page: Page, do: str, fields: Fields) -> Any:
    """A reply or refusal, without what only goes to the device's storage."""
    reply = json.loads(page.bridge.handle(json.dumps({"v": 1, "id": 1, "do": do, **fields})))
    while do == "hint" and reply.get("thinking") is not None:
        reply = json.loads(page.bridge.handle(json.dumps({"v": 1, "id": 1, "do": do, **fields})))
    if do == "save":
        reply["save"].pop("record")
    return reply


def asked(page: Page) -> Any:
    """The question for the own player to move; None where no own player is to move."""
    table = page.look()
    return heard(page, QUESTION, {"ply": table["ply"]}) if table["waiting"] == "own" else None


def question_differs(page: Page, chance: Random) -> bool:
    """Whether the own player to move, if any, is asked something else when what its seat cannot know lies elsewhere."""
    if (question := asked(page)) is None:
        return False
    truth = page.bridge.table.remember()
    assert truth is not None
    deal_anew(page.bridge.table, chance, truth.state.seat)
    other = asked(page)
    page.bridge.table.restore(truth)
    return bool(other != question)


@contextmanager
def unhurried(steps: int = 0) -> Iterator[None]:
    """Hints are thought to their end, or for `steps` steps of the mind: one that a busy machine cuts short says
    something else each time."""
    clock = thinking.perf_counter
    ticks = count()
    a_tick = thinking.CAP / (steps - 0.5) if steps else 0.0  # no sum of them comes near the cap itself
    thinking.perf_counter = lambda: a_tick * next(ticks)  # type: ignore[assignment]
    try:
        yield
    finally:
        thinking.perf_counter = clock
