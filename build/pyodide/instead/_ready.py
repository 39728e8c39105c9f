"""What Python would make anew at every start, or import and then not use.

The build has made the code of dataclasses' methods and of named tuples, and the programs of regular expressions; the
library's dataclasses, collections and re ask here for them (build/pyodide/library.py). Some modules come only when
something in them is asked for.
"""

import marshal
import sys
from _collections import deque
from types import CodeType, ModuleType

Program = tuple[int, list[int], int, dict[str, int], tuple[str | None, ...]]
"""What the engine of re takes beside a pattern."""
CODE: dict[str, bytes] = {}
"""Text -> its code, marshalled, for not all of it is wanted."""
PROGRAMS: dict[tuple[str | bytes, int], Program] = {}
"""By pattern and flags."""
MISSED: deque[str | tuple[str | bytes, int]] = deque(maxlen=1000)
"""What was asked for last and is not here, in that order: what the build is to make."""
COROUTINE = 0x80
"""The flag of code that says so."""


def learn(made: bytes) -> None:
    """Take what the build has made; before it has, nothing."""
    if made:
        code, programs = marshal.loads(made)
        CODE.update(code)
        PROGRAMS.update(programs)


def code(text: str) -> CodeType | str:
    """What exec and eval take for a text."""
    made = CODE.get(text)
    if made is None:
        MISSED.append(text)
        return text
    found: CodeType = marshal.loads(made)
    return found


def program(pattern: str | bytes, flags: int) -> Program | None:
    """That of a pattern; None where it has to be found out."""
    made = PROGRAMS.get((pattern, flags))
    if made is None:
        MISSED.append((pattern, flags))
    return made


class Later(ModuleType):
    """A module that is imported when something in it is asked for: who merely imports it need not wait."""

    def __getattr__(self, attribute: str) -> object:
        if sys.modules.get(self.__name__) is self:
            del sys.modules[self.__name__]
        module = __import__(self.__name__)
        vars(self).update(vars(module))
        found: object = getattr(module, attribute)
        return found


def is_coroutine_function(function: object) -> bool:
    """Of inspect, what Pyodide gets hold of at every start, for functions as they are: nothing wrapped or marked."""
    flags: int = getattr(getattr(function, "__code__", None), "co_flags", 0)
    return bool(flags & COROUTINE)


sys.modules |= {name: Later(name) for name in ("ast", "inspect", "traceback")}
vars(sys.modules["inspect"])["iscoroutinefunction"] = is_coroutine_function
learn(b"")  # by the build
