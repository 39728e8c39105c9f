"""Figures over many matches: counts, means with their standard errors, runs of victories, the best column."""

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import fsum, sqrt
from typing import Any

from lostcities.games import GAMES
from lostcities.minds import LEVELS
from lostcities.statistics.facts import Kept

MOVING = 10
"""How many matches a point of the trend's line is the mean of."""


def figures(kept: Sequence[Kept]) -> list[dict[str, Any]]:
    """For each game: the figures of all its matches, then, if there are several sets of options, of each set. `kept` in
    order of time."""
    by_game: dict[str, list[Kept]] = defaultdict(list)
    for each in kept:
        by_game[each.facts["game"]].append(each)
    return [{"game": game, "sets": _sets(game, by_game[game])} for game in GAMES]


def _sets(game: str, kept: Sequence[Kept]) -> list[dict[str, Any]]:
    by_options: dict[str, list[Kept]] = defaultdict(list)
    for each in kept:
        by_options[json.dumps(each.facts["options"], sort_keys=True)].append(each)
    apart = sorted(by_options.items(), key=lambda item: (-len(item[1]), item[0])) if len(by_options) > 1 else []
    return [
        {"options": None, **_told(game, kept)},
        *({"options": json.loads(options), **_told(game, some)} for options, some in apart),
    ]


def _told(game: str, kept: Sequence[Kept]) -> dict[str, Any]:
    longest, running = _runs(each.won for each in kept)
    return {
        "matches": len(kept),
        "won": sum(each.won for each in kept),
        "margin": _mean([each.margin for each in kept if each.margin is not None]),
        "adjusted": _mean([each.adjusted for each in kept if each.adjusted is not None]),
        "cost": _cost_of_a_turn(kept),
        "streak": longest,
        "running": running,
        "best": _best(kept),
        "against": [_against(mind, kept) for mind in LEVELS[game]],
        "mixed": _record([each for each in kept if len(set(each.others)) > 1]),
        "trend": _trend(kept),
        "costs": _costs(kept),
    }


def _mean(values: Sequence[float]) -> dict[str, Any] | None:
    """The mean and its standard error in hundredths; no error for a single one, nothing for none."""
    if not values:
        return None
    count = len(values)
    mean = fsum(values) / count
    spread = fsum((value - mean) ** 2 for value in values)
    error = round(100 * sqrt(spread / (count - 1) / count)) if count > 1 else None
    return {"value": round(100 * mean), "error": error, "count": count}


def _cost_of_a_turn(kept: Sequence[Kept]) -> dict[str, Any] | None:
    """What a turn cost on average over all turns that were weighed. Turns of one match are alike, so that the standard
    error goes by how matches differ."""
    weighed = [each for each in kept if each.turns]
    turns = sum(each.turns for each in weighed)
    if not turns:
        return None
    count, mean = len(weighed), sum(each.cost for each in weighed) / turns
    spread = fsum((each.cost - mean * each.turns) ** 2 for each in weighed)
    error = round(sqrt(spread * count / (count - 1)) / turns) if count > 1 else None
    return {"value": round(mean), "error": error, "count": turns}


def _runs(won: Iterable[bool]) -> tuple[int, int]:
    """The longest run of victories, and the one that the last match is part of."""
    longest = running = 0
    for each in won:
        running = running + 1 if each else 0
        longest = max(longest, running)
    return longest, running


def _best(kept: Sequence[Kept]) -> dict[str, Any] | None:
    """The column that brought most; of equal ones the earliest."""
    columns = [(column["points"], each, column) for each in kept for column in each.columns]
    if not columns:
        return None
    points, each, column = max(columns, key=lambda found: found[0])
    return {
        "match": each.id,
        "at": each.at,
        "points": points,
        **{key: column[key] for key in ("suit", "cards", "wagers")},
    }


def _against(mind: str, kept: Sequence[Kept]) -> dict[str, Any]:
    """The record against one computer player, where no other sat at the table."""
    met = [each for each in kept if set(each.others) == {mind}]
    return {
        "mind": mind,
        **_record(met),
        "margin": _mean([each.margin for each in met if each.margin is not None]),
    }


def _record(met: Sequence[Kept]) -> dict[str, int]:
    """How many of these were won, how many lost; where victory was shared it is neither."""
    return {
        "won": sum(each.won for each in met),
        "lost": sum(each.you not in each.facts["winners"] for each in met),
        "matches": len(met),
    }


def _trend(kept: Sequence[Kept]) -> list[dict[str, Any]]:
    """The margin of every match, and from the tenth on the mean of the last ten in hundredths."""
    met = [(each, each.margin) for each in kept if each.margin is not None]
    means = _moving([100 * margin for _, margin in met])
    return [
        {"match": each.id, "at": each.at, "margin": margin, "mean": mean}
        for (each, margin), mean in zip(met, means, strict=True)
    ]


def _costs(kept: Sequence[Kept]) -> list[dict[str, Any]]:
    """What a turn cost in every match that was reviewed, and from the tenth on in the last ten."""
    weighed = [each for each in kept if each.turns]
    costs = [each.cost / each.turns for each in weighed]
    return [
        {"match": each.id, "at": each.at, "cost": round(cost), "mean": mean}
        for each, cost, mean in zip(weighed, costs, _moving(costs), strict=True)
    ]


def _moving(values: Sequence[float]) -> list[int | None]:
    """From the tenth value on the mean of the last ten."""
    return [
        round(fsum(values[at + 1 - MOVING : at + 1]) / MOVING) if at + 1 >= MOVING else None
        for at in range(len(values))
    ]
