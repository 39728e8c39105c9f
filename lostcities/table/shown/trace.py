"""What has changed on the table since the viewer's own last turn: cards that have come or gone, explorers that went on,
and which card of the viewer's hand came last.

It is a fact of the record, so that a reload shows the same. It is made of what everybody saw happen; what the viewer
drew from the deck comes from the viewer's own hand (table/sitting.py), and nobody else's draw is in it.
"""

from collections.abc import Sequence
from typing import Any

from lostcities.table.sitting import Event, Sitting
from lostcities.zones import is_column

Mark = dict[str, Any]


def trace(sitting: Sitting, seat: int | None, view: dict[str, Any]) -> dict[str, Any]:
    """The trace for `seat`, of whom `view` is the view (None: an onlooker); see messages for the shape."""
    first = since(sitting, seat)
    columns = {(zone["seat"], zone["suit"]): zone["id"] for zone in view["zones"] if is_column(zone)}
    news = [event for event in sitting.log if event["ply"] >= first]
    return {"since": first, "marks": marks(news, columns), "drawn": drawn(sitting, seat, view)}


def nothing(sitting: Sitting) -> dict[str, Any]:
    """The trace while nobody looks."""
    return {"since": sitting.ply, "marks": [], "drawn": ""}


def since(sitting: Sitting, seat: int | None) -> int:
    """The half-move that came after the seat's last one; the round's first, if the seat has made none yet.

    Whoever only looks on, or goes through a record, is shown the last turn.
    """
    events = sitting.log
    if not events:
        return sitting.ply
    if seat is None or sitting.replay is not None:
        return int(next(event["ply"] for event in events if event["turn"] == events[-1]["turn"]))
    own = [event["ply"] for event in events if event["seat"] == seat]
    return int(own[-1] + 1 if own else events[0]["ply"])


def marks(news: Sequence[Event], columns: dict[tuple[int, str], str]) -> list[Mark]:
    """One mark for each place that looks another way now: the last card that came to a zone or was taken from it, and
    each explorer's whole way."""
    cards: dict[str, Mark] = {}
    ways: dict[tuple[int, str], Mark] = {}
    for event in news:
        when = {name: event[name] for name in ("ply", "turn", "seat")}
        match event["kind"]:
            case "play" | "discard" as kind:
                zone = columns[event["seat"], event["suit"]] if kind == "play" else f"pile:{event['suit']}"
                cards[zone] = {"kind": "placed", **when, "zone": zone, "card": event["card"]}
            case "take":
                zone = f"pile:{event['suit']}"
                cards[zone] = {"kind": "taken", **when, "zone": zone, "card": event["card"]}
            case "step":
                walker = event["seat"], event["suit"]
                begun = ways[walker]["from"] if walker in ways else event["from"]
                ways[walker] = {"kind": "went", **when, "suit": event["suit"], "from": begun, "to": event["step"]}
    return [*cards.values(), *ways.values()]


def drawn(sitting: Sitting, seat: int | None, view: dict[str, Any]) -> str:
    """The card that came to the seat's hand last and is still there, "" if there is none."""
    came = [event for event in sitting.log if event["seat"] == seat and event["kind"] in ("draw", "take")]
    if not came:
        return ""
    card = came[-1].get("card") or sitting.drawn.get(came[-1]["ply"], "")
    hand: list[str] = next((zone["cards"] for zone in view["zones"] if zone["kind"] == "hand"), [])
    return card if card in hand else ""


def log(sitting: Sitting, seat: int | None) -> list[Event]:
    """What everybody saw in this round, and who gave up; the seat's own draws name their card, all of them where all
    hands lie open."""
    told = [
        {**event, "card": sitting.drawn[event["ply"]]}
        if event["kind"] == "draw" and (sitting.open or event["seat"] == seat) and event["ply"] in sitting.drawn
        else event
        for event in sitting.log
    ]
    if sitting.conceded is None:
        return told
    gave_up = {"ply": sitting.ply, "turn": sitting.state.turn, "seat": sitting.conceded, "kind": "concede"}
    return [*told, gave_up]
