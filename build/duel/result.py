"""The result of a duel of any game: as JSON, and its errors for a person."""

import json
import math
from collections.abc import Mapping, Sequence


def as_json(players: Sequence[str], found: Mapping[str, float | None]) -> str:
    """The result as JSON; an error that a single deal cannot give is null."""
    told = {name: None if value is None or math.isnan(value) else value for name, value in found.items()}
    return json.dumps({"players": players, **told}, allow_nan=False)


def give_or_take(error: float | None, form: str) -> str:
    """What follows a mean, such as " ± 1.5", in that format; "" for an error that a single deal cannot give."""
    return "" if error is None or math.isnan(error) else f" ± {error:{form}}"
