"""What every start needs of Pyodide's module of this name, without parsing; all else is passed on to that module."""

import builtins
import importlib
from collections.abc import Callable
from typing import Any

import __main__

AT_START: dict[str, Callable[[], Any]] = {
    "{}": dict,
    "import importlib; importlib": lambda: importlib,
    "import __main__; __main__.__dict__": lambda: __main__.__dict__,
    "import builtins; builtins.__dict__": lambda: builtins.__dict__,
}


def eval_code(source: str, *scopes: Any, **how: Any) -> Any:
    """Run a text and return its value; a start passes no options and binds nothing that is needed later."""
    known = None if how else AT_START.get(source)
    return known() if known else __getattr__("eval_code")(source, *scopes, **how)


def pyimport_impl(path: str) -> Any:
    """The module of that name, or the attribute after the last dot of the module before it."""
    stem, _, name = path.rpartition(".")
    if "." not in path:
        return importlib.import_module(path)
    module = importlib.import_module(stem)
    return getattr(module, name) if hasattr(module, name) else importlib.import_module(path)


def __getattr__(name: str) -> Any:
    from _pyodide import _base_whole

    return getattr(_base_whole, name)
