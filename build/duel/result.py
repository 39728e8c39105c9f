"""The result of a duel as JSON, whatever the game."""

import json
import math
from collections.abc import Mapping, Sequence


def as_json(players: Sequence[str], found: Mapping[str, float | None]) -> str:
    """The result as JSON; an error that one deal does not give is null."""
    told = {name: None if value is None or math.isnan(value) else value for name, value in found.items()}
    return json.dumps({"players": players, **told}, allow_nan=False)
