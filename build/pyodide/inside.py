"""Runs inside Pyodide under Node for the build: lists what a set of imports loads, and compiles Python to .pyc.

/job is the build's folder (node.mjs mounts it): job.json says what to do, in/ holds sources, out/ takes the
rest. Nothing is imported at the top beyond what Pyodide has loaded anyway, so the list holds only what was asked for.
"""

import importlib
import json
import sys
from pathlib import Path

JOB = Path("/job")


def loaded_from_library(imports: list[str]) -> list[str]:
    """The members of the library zip that are loaded once `imports` have been imported, as sorted paths."""
    for name in imports:
        importlib.import_module(name)
    library = next(path for path in sys.path if path.endswith(".zip")) + "/"
    files = set()
    for module in list(sys.modules.values()):
        spec = getattr(module, "__spec__", None)
        origin = getattr(spec, "origin", None) or getattr(module, "__file__", None)
        if origin and origin.startswith(library):
            files.add(origin.removeprefix(library))
    return sorted(files)


def compile_all(optimize: int) -> None:
    """Every in/**/*.py to a sibling-named .pyc under out/: no asserts (1), no docstrings either (2), valid without its
    source.
    """
    import py_compile

    for source in sorted((JOB / "in").rglob("*.py")):
        relative = source.relative_to(JOB / "in")
        compiled = JOB / "out" / relative.with_suffix(".pyc")
        compiled.parent.mkdir(parents=True, exist_ok=True)
        py_compile.compile(
            str(source),
            cfile=str(compiled),
            dfile=str(relative),
            doraise=True,
            optimize=optimize,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )


def run() -> None:
    job = json.loads((JOB / "job.json").read_text("utf-8"))
    if job["imports"]:
        (JOB / "loaded.json").write_text(json.dumps(loaded_from_library(job["imports"])), "utf-8")
    compile_all(job["optimize"])


run()
