"""Passes everything on to Pyodide's module of this name, imported once there is a text to run."""

from typing import Any


def __getattr__(name: str) -> Any:
    from pyodide import code_whole

    return getattr(code_whole, name)
