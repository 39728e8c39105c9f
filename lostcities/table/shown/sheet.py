"""The score sheet: every round with its columns and what they came to, the totals, and who has won.

Columns lie open to all, so they are always told. What a game keeps face down (victory points in the board game) is null
for all but the viewer until the match is over.
"""

from typing import Any

from lostcities.game import RoundEnd, State
from lostcities.table.sitting import Sitting
from lostcities.zones import is_column

Hidden = list[bool]
"""[seat] -> whether its points are kept from the viewer."""

_TOLD = ("suit", "cards", "points", "explorer")


def sheet(sitting: Sitting, hidden: Hidden) -> dict[str, Any]:
    """The sheet as the viewer may see it; a round in play stands there as if it ended now."""
    match = sitting.match
    ends = standings(sitting)
    result = final_result(sitting)
    rounds = [
        _round(sitting, number, played.state, end, hidden)
        for number, (played, end) in enumerate(zip(match.rounds, ends, strict=True))
    ]
    totals = list(ends[-1].totals) if result is None else result["totals"]
    for seat, points in enumerate(rounds[-1]["seats"] if result is not None else ()):
        if points.get("told") is not None:
            found = ends[-1].tally[seat]
            points["told"] += with_artifacts(ends[-1].totals[seat], found, points["artifactPoints"], totals[seat])
    closing = [end - before for end, before in zip(totals, ends[-1].totals, strict=True)]
    starters = () if match.in_round or sitting.over else match.starters()
    path = sitting.game.view(sitting.game.sight(sitting.state, None), {})["facts"].get("path")
    return {
        "rounds": rounds,
        "totals": veil(totals, hidden),
        "winners": None if result is None else result["winners"],
        "starts": sitting.begins if sitting.over else starters[0] if len(starters) == 1 else None,
        **({} if path is None else {"path": path}),
        **({"closing": closing} if any(closing) else {}),
    }


def standings(sitting: Sitting) -> list[RoundEnd]:
    """What every round dealt left to the match, the one in play as if it ended now."""
    match = sitting.match
    return [sitting.game.end_round(played.state) if played.end is None else played.end for played in match.rounds]


def final_result(sitting: Sitting) -> dict[str, list[int]] | None:
    """Final totals and winners of a match that is over. Whoever gives up does not win: the best of the others do, ties
    among them broken as the game breaks them."""
    if not sitting.over:
        return None
    ends = standings(sitting)
    totals, winners = sitting.game.result(sitting.match.rules, ends)
    if sitting.conceded is not None:
        stayed = [seat for seat in range(sitting.match.seats) if seat != sitting.conceded]
        _, best = sitting.game.result(sitting.match.rules, [end.among(stayed) for end in ends])
        winners = [stayed[at] for at in best]
    return {"totals": totals, "winners": winners}


def veil(points: list[int], hidden: Hidden) -> list[int | None]:
    """The points that the viewer may see, null for the others."""
    return [None if away else each for each, away in zip(points, hidden, strict=True)]


def _round(sitting: Sitting, number: int, state: State, end: RoundEnd, hidden: Hidden) -> dict[str, Any]:
    view = sitting.game.view(sitting.game.sight(state, None), {"totals": "all"})
    zones = [zone for zone in view["zones"] if is_column(zone)]
    seats: list[dict[str, Any]] = [
        {"columns": [{key: zone[key] for key in _TOLD if key in zone} for zone in zones if zone["seat"] == seat]}
        for seat in range(sitting.match.seats)
    ]
    before = sitting.match.history[number - 1] if number else None
    for person in view["facts"].get("people", ()):
        seat = person["seat"]
        earlier, found = (before.totals[seat], before.tally[seat]) if before else (0, 0)
        seats[seat]["tiles"] = None if hidden[seat] else person["points"] - earlier
        seats[seat]["artifacts"] = person["artifacts"] - found
        seats[seat]["artifactPoints"] = person["artifactPoints"]
        terms = told(earlier, person["points"] - earlier, seats[seat]["columns"], end.totals[seat])
        seats[seat]["told"] = None if hidden[seat] else terms
    return {
        "starts": end.starts,
        "scores": veil(list(end.scores), hidden),
        "totals": veil(list(end.totals), hidden),
        "seats": seats,
    }


def told(before: int, tiles: int, columns: list[dict[str, Any]], now: int) -> list[dict[str, Any]]:
    """How a seat's points of a round came about, term by term in the order in which they are settled: what it had, its
    tiles, its explorers, what the floor at zero gave back, and what it has now."""
    explorers = sum(column["explorer"]["points"] for column in columns if column["explorer"])
    floor = now - before - tiles - explorers
    terms = [("before", before), ("tiles", tiles), ("explorers", explorers), ("floor", floor), ("now", now)]
    return [{"key": key, "points": points} for key, points in terms if points or key != "floor"]


def with_artifacts(before: int, found: int, worth: int, end: int) -> list[dict[str, Any]]:
    """The terms that follow at the end of a match: the artifacts found, what the floor gave back, and the end."""
    floor = end - before - worth
    back = [{"key": "floor", "points": floor}] if floor else []
    return [{"key": "artifacts", "points": worth, "count": found}, *back, {"key": "end", "points": end}]
