"""What Python would otherwise make anew at every start, or import and then not use.

The build has made the code of dataclasses' methods and of named tuples, and the programs of regular expressions; the
library's dataclasses, collections and re ask for them here (build/pyodide/library.py). Some modules are imported only
when something in them is used.
"""

import marshal
import sys
from _collections import deque
from types import CodeType, ModuleType

Program = tuple[int, list[int], int, dict[str, int], tuple[str | None, ...]]
"""What re's engine takes besides a pattern."""
CODE: dict[str, bytes] = {}
"""Source text -> its code, marshalled until it is wanted: not all of it will be."""
PROGRAMS: dict[tuple[str | bytes, int], Program] = {}
"""By pattern and flags."""
MISSED: deque[str | tuple[str | bytes, int]] = deque(maxlen=1000)
"""What was asked for and is not here, the latest last: what the build is to make."""
COROUTINE = 0x80
"""The flag of a code object that marks a coroutine function (CO_COROUTINE)."""


def learn(made: bytes) -> None:
    """Take what the build has made; `made` is empty until then."""
    if made:
        code, programs = marshal.loads(made)
        CODE.update(code)
        PROGRAMS.update(programs)


def code(text: str) -> CodeType | str:
    """What exec or eval is to run for a source text: its code if that is ready, else the text."""
    made = CODE.get(text)
    if made is None:
        MISSED.append(text)
        return text
    found: CodeType = marshal.loads(made)
    return found


def program(pattern: str | bytes, flags: int) -> Program | None:
    """A pattern's program; None if it still has to be compiled."""
    made = PROGRAMS.get((pattern, flags))
    if made is None:
        MISSED.append((pattern, flags))
    return made


class Later(ModuleType):
    """A module that is really imported only when something in it is used: merely importing it takes no time."""

    def __getattr__(self, attribute: str) -> object:
        if sys.modules.get(self.__name__) is self:
            del sys.modules[self.__name__]
        module = __import__(self.__name__)
        vars(self).update(vars(module))
        found: object = getattr(module, attribute)
        return found


def is_coroutine_function(function: object) -> bool:
    """The one function of inspect that Pyodide uses at every start; for plain functions, not wrapped or marked ones."""
    flags: int = getattr(getattr(function, "__code__", None), "co_flags", 0)
    return bool(flags & COROUTINE)


sys.modules |= {name: Later(name) for name in ("ast", "inspect", "traceback")}
vars(sys.modules["inspect"])["iscoroutinefunction"] = is_coroutine_function
learn(b"")  # filled in by the build
