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
"""The matches that a point of the trend's line is the mean of."""


def figures(kept: Sequence[Kept]) -> list[dict[str, Any]]:
    """By game: all its matches, then those of each set of options apart where there are several. In order of time."""
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
        "adjusted": _mean(
            [each.margin - each.luck / 100 for each in kept if each.margin is not None and each.luck is not None]
        ),
        "streak": longest,
        "running": running,
        "best": _best(kept),
        "against": [_against(mind, kept) for mind in LEVELS[game]],
        "trend": _trend(kept),
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


def _runs(won: Iterable[bool]) -> tuple[int, int]:
    """The longest run of victories, and the one that the last match stands in."""
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
        "won": sum(each.won for each in met),
        "lost": sum(each.you not in each.facts["winners"] for each in met),
        "matches": len(met),
        "margin": _mean([each.margin for each in met if each.margin is not None]),
    }


def _trend(kept: Sequence[Kept]) -> list[dict[str, Any]]:
    """The margin of every match, and from the tenth on the mean of the last ten in hundredths."""
    found: list[dict[str, Any]] = []
    margins: list[int] = []
    for each in kept:
        if each.margin is None:
            continue
        margins.append(each.margin)
        last = margins[-MOVING:]
        mean = round(100 * fsum(last) / MOVING) if len(last) == MOVING else None
        found.append({"match": each.id, "at": each.at, "margin": each.margin, "mean": mean})
    return found
