"""What a turn of each level costs on average, measured by `python3 build strength --costs` (scale.json)."""

import json
from pkgutil import get_data
from typing import Any


def level_costs(game: str) -> list[dict[str, Any]]:
    """By level of that game that was measured, weakest first: its `mind`, the `mean` cost of a turn and its standard
    `error` in hundredths of a point.

    A level whose turns cost less than those of a stronger one is left out, since what makes it weaker does not show in
    them: people who play better than that level would be compared to it.
    """
    stored = json.loads(get_data(__package__, "scale.json") or b"{}")
    kept: list[dict[str, Any]] = []
    for mind, row in reversed(stored.get(game, {}).items()):
        if not kept or row["mean"] > kept[-1]["mean"]:
            kept.append({"mind": mind, "mean": row["mean"], "error": row["error"]})
    return kept[::-1]
