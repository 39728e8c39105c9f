"""Inside the interpreter that a person's own player has to itself: loads it from its file, and asks it.

Here runs code that nobody else has read; the table is in another interpreter, in a worker of another origin. What such
a player is, is told in arena/protocol.md: a function `choose(question)` that returns the text of a move.
"""

import json
import sys
from collections.abc import Callable
from importlib.metadata import distribution
from types import ModuleType
from typing import Any

from lostcities.errors import printable

Choose = Callable[[dict[str, Any]], object]

ENTRANCE = "choose"
GROUP = "lostcities.players"
"""The entry points by which a wheel can name its function, if that is not `choose` of its only package."""
LONGEST_WORDS = 300


class NoPlayer(Exception):
    """A file that cannot be asked; the text is one sentence."""


class Guest:
    """A player that was loaded."""

    def __init__(self, choose: Choose) -> None:
        self._choose = choose

    def answer(self, question: str) -> str:
        """Its answer to a question, as JSON: `{"move": "r5"}`, or `{"said": "..."}` if it broke off. Never raises."""
        try:
            move = self._choose(json.loads(question))
        except BaseException as error:  # whatever it does, even leaving, is its answer
            return json.dumps({"said": last_words(error)})
        if not isinstance(move, str):
            return json.dumps({"said": f"{ENTRANCE} returned {type(move).__name__}, not the text of a move"})
        return json.dumps({"move": move})


def load(path: str) -> Guest:
    """The player in a .py file, or in a wheel that was installed before. Raises NoPlayer, whatever its code does."""
    name = path.rpartition("/")[2]
    try:
        found = _of_wheel(name) if name.endswith(".whl") else getattr(_module(path), ENTRANCE, None)
    except NoPlayer:
        raise
    except BaseException as error:
        raise NoPlayer(last_words(error)) from None
    if not callable(found):
        raise NoPlayer(f"{name} has no function {ENTRANCE}(question)")
    return Guest(found)


def _module(path: str) -> ModuleType:
    """What is in a .py file, as the module `player`."""
    module = ModuleType("player")
    sys.modules["player"] = module
    with open(path, "rb") as file:
        exec(compile(file.read(), path, "exec"), module.__dict__)
    return module


def _of_wheel(name: str) -> object:
    """What an installed wheel says it is, or `choose` of its only package."""
    installed = distribution(name.split("-")[0])
    named = list(installed.entry_points.select(group=GROUP))
    if len(named) > 1:
        raise NoPlayer(f"{name} names {len(named)} players; one is wanted")
    if named:
        return named[0].load()
    tops = {path.parts[0].removesuffix(".py") for path in installed.files or () if _is_module(path.parts)}
    if len(tops) != 1:
        raise NoPlayer(f"{name} has {len(tops)} packages and names no player")
    return getattr(__import__(tops.pop()), ENTRANCE, None)


def _is_module(parts: tuple[str, ...]) -> bool:
    """Whether a file of a wheel belongs to something that can be imported."""
    return parts[0].endswith(".py") or (len(parts) > 1 and "." not in parts[0] and parts[-1].endswith(".py"))


def last_words(error: BaseException) -> str:
    """An exception as the last line of a traceback says it, cut."""
    try:
        words = f"{type(error).__name__}: {error}"
    except BaseException:  # an exception of its own that cannot even be told
        words = type(error).__name__
    return printable(words)[:LONGEST_WORDS]
