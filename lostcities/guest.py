"""Inside the interpreter that a person's own player has to itself: loads the player from its file, and asks it.

The code that runs here has been read by nobody else; the table is in another interpreter, in a worker of another
origin. arena/protocol.md says what such a player is: a function `choose(question)` that returns the text of a move.
"""

import json
import sys
from collections.abc import Callable, Container
from importlib.metadata import Distribution, distribution
from types import ModuleType
from typing import Any

from lostcities.errors import printable

Choose = Callable[[dict[str, Any]], object]

ENTRANCE = "choose"
GROUP = "lostcities.players"
"""The entry points by which a wheel can name its function, if it is not the `choose` of its only package."""
LONGEST_WORDS = 300
LONGEST_PLACE = 60


class NoPlayer(Exception):
    """A file that holds no player to ask; the text is one sentence."""


class Guest:
    """A player once loaded; `files` are the paths of its code."""

    def __init__(self, choose: Choose, files: Container[str] = ()) -> None:
        self._choose = choose
        self._files = files

    def answer(self, question: str) -> str:
        """Its answer to a question, as JSON: `{"move": "r5"}`, or `{"said": "..."}` if it broke off. Never raises."""
        try:
            move = self._choose(json.loads(question))
        except BaseException as error:  # whatever it does, even exiting, is its answer
            return json.dumps({"said": last_words(error, self._files)})
        if not isinstance(move, str):
            return json.dumps({"said": f"{ENTRANCE} returned {type(move).__name__}, not the text of a move"})
        return json.dumps({"move": move})


def load(path: str) -> Guest:
    """The player in a .py file, or in a wheel that was installed before. Raises NoPlayer, whatever its code does."""
    name = path.rpartition("/")[2]
    files = {path}
    try:
        if name.endswith(".whl"):
            installed = distribution(name.split("-")[0])
            files |= {str(installed.locate_file(file)) for file in installed.files or ()}
            found = _of_wheel(name, installed)
        else:
            found = getattr(_module(path), ENTRANCE, None)
    except NoPlayer:
        raise
    except BaseException as error:
        raise NoPlayer(last_words(error, files)) from None
    if not callable(found):
        raise NoPlayer(f"{name} has no function {ENTRANCE}(question)")
    return Guest(found, files)


def _module(path: str) -> ModuleType:
    """What is in a .py file, as the module `player`."""
    module = ModuleType("player")
    sys.modules["player"] = module
    with open(path, "rb") as file:
        exec(compile(file.read(), path, "exec"), module.__dict__)
    return module


def _of_wheel(name: str, installed: Distribution) -> object:
    """What an installed wheel names as its player, or the `choose` of its only package."""
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


def last_words(error: BaseException, files: Container[str]) -> str:
    """An exception in the words of a traceback's last line, cut, with the last line of `files` that it came through."""
    place = _place(error, files)
    return printable(_words(error))[: LONGEST_WORDS - len(place)] + place


def _words(error: BaseException) -> str:
    name = type(error).__name__
    try:
        text = str(error)
    except BaseException:  # an exception of the player's own that cannot even be put into words
        return name
    return f"{name}: {text}" if text else name


def _place(error: BaseException, files: Container[str]) -> str:
    """Where an exception comes from, in the form Python uses for syntax errors; "" if not from `files`."""
    place = ""
    try:
        step = error.__traceback__
        while step is not None:
            if (path := step.tb_frame.f_code.co_filename) in files:
                place = f" ({printable(path.rpartition('/')[2])[-LONGEST_PLACE:]}, line {step.tb_lineno})"
            step = step.tb_next
    except BaseException:  # an exception of the player's own that does not say where
        return ""
    return place
