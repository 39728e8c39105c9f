"""The games of which players know more than the contract tells: each has a room beside this file, and a line here.

A room says in its `__init__` who plays the game at which level, and with what effort; what they know of it lies there
too, and is imported when it is first asked for. A game without a room is played by those who know the contract alone.
"""

from types import ModuleType

from lostcities.minds import adapted, board, card

ROOMS: dict[str, ModuleType] = {"card": card, "board": board, "adapted": adapted}
"""By game."""

EVERYWHERE = ("wander", "searcher")
"""The levels of a game without a room."""


class Levels(dict[str, tuple[str, ...]]):
    """By game: those whom a person may choose, weakest first; the last one is also asked for hints."""

    def __missing__(self, game: str) -> tuple[str, ...]:
        return EVERYWHERE


ONCE = {"reference": "skilled"}
"""Former levels that kept matches and exercises name, and those in their place now."""

LEVELS = Levels({game: room.LEVELS for game, room in ROOMS.items()})
"""`build strength` measures each against the one before it. Iterating over it gives the games with a room."""


def efforts_of(mind: str) -> dict[str, int]:
    """For each game whose room has this mind, the effort that it is meant to be played at."""
    return {game: room.EFFORTS[mind] for game, room in ROOMS.items() if mind in room.EFFORTS}
