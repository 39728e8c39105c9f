"""Texts are run by Pyodide's module of this name, once there is one."""

from typing import Any


def __getattr__(name: str) -> Any:
    from pyodide import code_whole

    return getattr(code_whole, name)
