"""What the commands `arena` and `play` are told in the same words: the game, its options, numbers."""

import json
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Iterable, Sequence
from shutil import which
from typing import Any

from lostcities.arena import MOVE_TIME
from lostcities.arena.players import Player
from lostcities.errors import BadOption, quote
from lostcities.games import GAMES


def add_game(parser: ArgumentParser) -> None:
    """The argument GAME, and the options that say by which rules it is played."""
    parser.add_argument("game", metavar="GAME", help=f"the game: {', '.join(GAMES)}")
    parser.add_argument("--seats", type=count(2), default=2, metavar="N", help="how many seats the table has (2)")
    parser.add_argument(
        "--options",
        nargs="+",
        default=[],
        metavar="NAME=VALUE",
        help="options of the game as records name them, values as JSON: rounds=3 expeditions=6 next_starter=random",
    )
    usual = f"seconds a program has for a move ({MOVE_TIME:g})"
    parser.add_argument("--move-time", type=seconds, default=MOVE_TIME, metavar="S", help=usual)


def parse_options(words: Sequence[str]) -> dict[str, Any]:
    """`["rounds=3"]` -> {"rounds": 3}; whether the game allows it is asked later. Raises BadOption."""
    given: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise BadOption(f"--options takes NAME=VALUE; {quote(word)} is not")
        if name in given:
            raise BadOption(f"--options gives {quote(name)} twice")
        try:
            given[name] = json.loads(value)
        except (ValueError, RecursionError):
            given[name] = value
    return given


def refuse_absent(players: Iterable[Player]) -> None:
    """Raises BadOption for a program that this machine does not have."""
    for player in players:
        if player.command and which(player.command[0]) is None:
            raise BadOption(f"there is no command {quote(player.command[0])} on this machine")


def count(least: int) -> Callable[[str], int]:
    """A kind of argument: a whole number of at least `least`, of at most nine digits."""

    def parse(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) >= least):
            bounds = "of at most 9 digits" if text.isdigit() and len(text) > 9 else f"of at least {least}"
            raise ArgumentTypeError(f"must be a whole number {bounds}; it says {quote(text)}")
        return int(text)

    return parse


def proper_text(text: str) -> str:
    """A kind of argument: a text that a record can hold, which not all bytes of a command line are."""
    if any("\ud800" <= char <= "\udfff" for char in text):
        raise ArgumentTypeError(f"must be a text; it says {quote(text)}")
    return text


def seconds(text: str) -> float:
    """A kind of argument: a time in seconds, from nothing to a day."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 86_400:
        raise ArgumentTypeError(f"must be a number of seconds from 0 to 86400; it says {quote(text)}")
    return number
