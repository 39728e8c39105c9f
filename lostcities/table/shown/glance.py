"""A match at a glance: what a list may show of it without its record.

Only what lies open to everybody: how far each seat has come in each suit and, once the match is over, the column that
brought most. A small picture is drawn from it; no card of any hand, deck or face-down pile is in it.
"""

from typing import Any

from lostcities.zones import is_column


def laid(view: dict[str, Any]) -> list[dict[str, Any]]:
    """How far every seat has come, suit by suit: the cards in its column, or on the board the step of its explorer.

    `view` is an onlooker's. An example of a suit: {"suit": "y", "seats": [4, 0]}.
    """
    columns = [zone for zone in view["zones"] if is_column(zone)]
    return [{"suit": suit, "seats": [_far(zone) for zone in columns if zone["suit"] == suit]} for suit in view["suits"]]


def _far(zone: dict[str, Any]) -> int:
    if "explorer" not in zone:
        return int(zone["count"])
    return 0 if zone["explorer"] is None else int(zone["explorer"]["step"])


def best(sheet: dict[str, Any]) -> dict[str, Any] | None:
    """The column of a score sheet that brought most, in whichever round, with its last card; None where nothing was
    begun. Of equal ones the earliest."""
    columns = [
        (column, seat)
        for played in sheet["rounds"]
        for seat, row in enumerate(played["seats"])
        for column in row["columns"]
        if points_of(column) is not None
    ]
    if not columns:
        return None
    column, seat = max(columns, key=lambda each: points_of(each[0]) or 0)
    card = column["cards"][-1] if column["cards"] else ""
    return {"seat": seat, "suit": column["suit"], "points": points_of(column), "card": card}


def points_of(column: dict[str, Any]) -> int | None:
    """What a column of a score sheet came to, None for one not begun."""
    told = column.get("points") or column.get("explorer")
    return None if told is None else int(told["points"])
