"""Runs inside Pyodide under Node for the build: lists what a set of imports loads, prepares what they would otherwise
make at every start, and compiles Python to .pyc.

/job is the build's folder (node.mjs mounts it): job.json says what to do, in/ holds sources, out/ takes the results.
This file imports at the top only what Pyodide has loaded anyway, so the list holds nothing but what was asked for.
"""

import importlib
import json
import marshal
import sys
import types
from typing import Any

JOB = "/job"
NOTHING = 'learn(b"")'


def loaded_from_library(imports: list[str]) -> list[str]:
    """The members of the library zip that are loaded once `imports` have been imported, as sorted paths."""
    for name in imports:
        getattr(importlib.import_module(name), "__file__", "")  # loads a module that is imported only on use
    library = next(path for path in sys.path if path.endswith(".zip")) + "/"
    files = set()
    for module in list(sys.modules.values()):
        spec = getattr(module, "__spec__", None)
        origin = getattr(spec, "origin", None) or getattr(module, "__file__", None)
        if origin and origin.startswith(library):
            files.add(origin.removeprefix(library))
    return sorted(files)


def compile_all(optimize: int) -> None:
    """Compile every in/**/*.py to a .pyc of the same path under out/, valid without its source. `optimize`: 1 leaves
    out asserts, 2 docstrings too.
    """
    import py_compile
    from pathlib import Path

    for source in sorted(Path(JOB, "in").rglob("*.py")):
        relative = source.relative_to(f"{JOB}/in")
        compiled = Path(JOB, "out", relative).with_suffix(".pyc")
        compiled.parent.mkdir(parents=True, exist_ok=True)
        py_compile.compile(
            str(source),
            cfile=str(compiled),
            dfile=str(relative),
            doraise=True,
            optimize=optimize,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )


def make_ready(module: str) -> None:
    """Make what the imports asked for and did not find ready (instead/_ready.py); write it into that module of in/."""
    import _ready

    code, programs = {}, {}
    for missed in list(_ready.MISSED):  # a copy: translating a pattern asks for it again
        if isinstance(missed, str):
            mode = "eval" if missed.startswith("lambda") else "exec"
            code[missed] = marshal.dumps(compile(missed, "<string>", mode, dont_inherit=True))
        else:
            programs[missed] = translated(*missed)
    with open(f"{JOB}/in/{module}", encoding="utf-8") as file:
        before, after = file.read().split(NOTHING)
    with open(f"{JOB}/in/{module}", "w", encoding="utf-8") as file:
        file.write(f"{before}learn({marshal.dumps((code, programs))!r}){after}")


def translated(pattern: str | bytes, flags: int) -> tuple[Any, ...]:
    """What re's engine takes besides a pattern."""
    compiler: Any = importlib.import_module("re._compiler")
    told: list[tuple[Any, ...]] = []
    engine = compiler._sre
    compiler._sre = types.SimpleNamespace(**{**vars(engine), "compile": lambda _pattern, *how: told.append(how)})
    compiler.compile(pattern, flags)
    compiler._sre = engine
    ((settled, translation, *groups),) = told
    return int(settled), list(map(int, translation)), *groups  # plain numbers: some are named constants


def run() -> None:
    with open(f"{JOB}/job.json", encoding="utf-8") as file:
        job = json.load(file)
    if job["imports"]:
        loaded = loaded_from_library(job["imports"])
        with open(f"{JOB}/loaded.json", "w", encoding="utf-8") as file:
            json.dump(loaded, file)
    if job["ready"]:
        make_ready(job["ready"])
    compile_all(job["optimize"])


run()
