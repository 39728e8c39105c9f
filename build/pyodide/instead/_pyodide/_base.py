"""What every start asks of Pyodide's module of this name, without parsing anything; all else is asked of that one."""

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
    """What a text comes to; a start asks with no options, and binds nothing that is asked for later."""
    known = None if how else AT_START.get(source)
    return known() if known else __getattr__("eval_code")(source, *scopes, **how)


def pyimport_impl(path: str) -> Any:
    """The module of that name, or what the module before the last dot has under it."""
    stem, _, name = path.rpartition(".")
    if "." not in path:
        return importlib.import_module(path)
    module = importlib.import_module(stem)
    return getattr(module, name) if hasattr(module, name) else importlib.import_module(path)


def __getattr__(name: str) -> Any:
    from _pyodide import _base_whole

    return getattr(_base_whole, name)
