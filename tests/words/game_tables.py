"""The tables of a game that tests of words read; what a game lacks is told by its name."""

from importlib import import_module, util

Reasons = dict[str, tuple[str, tuple[str, ...]]]
"""key -> (rule, names of values)"""


def reasons(game: str) -> Reasons:
    """The game's table of reasons, empty where it has none."""
    name = f"lostcities.games.{game}.reasons"
    table: Reasons = getattr(import_module(name), "REASONS", {}) if util.find_spec(name) else {}
    return table


def without_reasons(games: list[str]) -> list[str]:
    """What is to be said of games that have none."""
    return [
        f"game {game} has no table REASONS in lostcities/games/{game}/reasons.py" for game in games if not reasons(game)
    ]
