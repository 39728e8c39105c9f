"""Who can be asked to play: a computer player of this package, at an effort, or somebody else's program.

Written as on the command line: `careful`, `careful:200` (effort in iterations of its own kind), `exec:COMMAND`. The
text is the identity: equal texts are the same player, and a player travels to another process as its text.
"""

import shlex
from dataclasses import dataclass

from lostcities.errors import BadOption, quote
from lostcities.minds import MINDS

PROGRAM = "exec:"


@dataclass(frozen=True, slots=True)
class Player:
    """A player that `parse_player` has found able to play."""

    text: str
    mind: str = ""
    """The name of a computer player, "" for a program."""
    effort: int = 0
    command: tuple[str, ...] = ()
    """A program's command line, split as a shell does but run without one."""


def parse_player(text: str, game: str) -> Player:
    """The player written `text`, for the game called `game`. Raises BadOption."""
    if not isinstance(text, str):
        raise BadOption(f"a player is a text, not {type(text).__name__}")
    if text.startswith(PROGRAM):
        return Player(text, command=_words(text))
    name, colon, effort = text.partition(":")
    if name not in MINDS or not MINDS[name].effort(game):
        known = ", ".join(mind.name for mind in MINDS.values() if mind.effort(game))
        raise BadOption(f"no player of {game} is called {quote(name)}; there are {known} and {PROGRAM}COMMAND")
    if not colon:
        return Player(text, name, MINDS[name].effort(game))
    if not (effort.isascii() and effort.isdigit() and len(effort) < 10 and int(effort) > 0):
        raise BadOption(f"the effort of {quote(text)} must be a whole number of at least 1, of at most 9 digits")
    return Player(text, name, int(effort))


def _words(text: str) -> tuple[str, ...]:
    try:
        words = tuple(shlex.split(text.removeprefix(PROGRAM)))
    except ValueError as error:
        raise BadOption(f"{quote(text)} cannot be read as a command: {error}") from None
    if not words or "\0" in text:
        raise BadOption(f"{quote(text)} names no command")
    return words
