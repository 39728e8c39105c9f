"""What a turn of each level costs in the mean, measured by `python3 build strength --costs` (scale.json)."""

import json
from pkgutil import get_data
from typing import Any


def level_costs(game: str) -> list[dict[str, Any]]:
    """By level of that game that was measured, weakest first: its `mind`, the `mean` cost of a turn and its standard
    `error` in hundredths of a point."""
    stored = json.loads(get_data(__package__, "scale.json") or b"{}")
    return [{"mind": mind, "mean": row["mean"], "error": row["error"]} for mind, row in stored.get(game, {}).items()]
