"""Pyodide's standard library as the site ships it: cut down, compiled and, for the table, with parts of our own.

The pinned Pyodide itself compiles it, under Node (inside.py), so the magic number is right whatever Python builds the
site.
"""

import json
import shutil
import tempfile
import zipfile
from pathlib import Path

from build import tool_env
from build.pyodide import zips

PYODIDE = tool_env.WEB / "node_modules" / "pyodide"
STOCK = PYODIDE / "python_stdlib.zip"
HERE = Path(__file__).resolve().parent
# Modules that replace those of the same names in the table's library, or are added to them.
INSTEAD = HERE / "instead"
READY = "_ready.py"
# Replacements that pass on what no start needs to the stock module, which is kept under a name that ends in WHOLE.
PASSING_ON = ("_pyodide/_base.py", "_pyodide/jsbind.py", "pyodide/code.py")
WHOLE = "_whole.py"
STAND_INS = (
    *("_colorize.py", READY, "asyncio/__init__.py", "_pyodide/docstring.py"),
    *("pyodide/_package_loader.py", "pyodide/webloop.py", *PASSING_ON),
)
# By module of the table's library: text that stands there once -> its replacement. So the module asks for what the
# build has made, or is spared an import that no start uses.
CHANGES = {
    "_pyodide/__init__.py": {
        "= traceback.print_exception\n": "= lambda *told: traceback.print_exception(*told)\n",
    },
    "collections/__init__.py": {
        "import sys as _sys\n": "import sys as _sys\nimport _ready\n",
        "eval(code, namespace)": "eval(_ready.code(code), namespace)",
    },
    "dataclasses.py": {
        "import re\n": "import re\nimport _ready\n",
        "exec(txt, self.globals, ns)": "exec(_ready.code(txt), self.globals, ns)",
        "        member = inspect.unwrap(member)\n": (
            "        while hasattr(member, '__wrapped__') and not isinstance(member, type):\n"
            "            member = member.__wrapped__\n"  # as inspect does it: every __repr__ would import that
        ),
    },
    "re/_compiler.py": {
        "import _sre\n": "import _sre\nimport _ready\n",
        "    if isstring(p):\n        pattern = p\n": "    if isstring(p):\n"
        "        if ready := _ready.program(p, flags):\n"
        "            return _sre.compile(p, *ready)\n"
        "        pattern = p\n",
    },
}
SOURCES = (PYODIDE / "package.json", STOCK, *(INSTEAD / name for name in STAND_INS))


def table_library(imports: list[str]) -> dict[str, bytes]:
    """What these imports load, as .pyc by name, with our own parts and with what it would make at every start."""
    with tempfile.TemporaryDirectory() as scratch:
        job = Path(scratch)
        unpack(job)
        for name in PASSING_ON:
            shutil.copyfile(job / "in" / name, job / "in" / name.replace(".py", WHOLE))
        for name in STAND_INS:
            shutil.copyfile(INSTEAD / name, job / "in" / name)
        for name, changes in CHANGES.items():
            (job / "in" / name).write_text(changed((job / "in" / name).read_text("utf-8"), changes), "utf-8")
        return compiled(job, imports, READY)


def stock_library(imports: list[str]) -> dict[str, bytes]:
    """The same from Pyodide's library as it is."""
    with tempfile.TemporaryDirectory() as scratch:
        unpack(Path(scratch))
        return compiled(Path(scratch), imports)


def changed(text: str, changes: dict[str, str]) -> str:
    """A text with parts of it replaced, each of which must occur exactly once. Raises BadSource."""
    for old, new in changes.items():
        if text.count(old) != 1:
            raise tool_env.BadSource(f"Pyodide's library has changed: {old!r} does not stand in it once")
        text = text.replace(old, new)
    return text


def unpack(job: Path) -> None:
    """Unpack the sources of Pyodide's library into a job's folder."""
    with zipfile.ZipFile(STOCK) as stock:
        stock.extractall(job / "in")


def compiled(job: Path, imports: list[str], ready: str | None = None) -> dict[str, bytes]:
    """The modules of a job's library that these imports load, compiled."""
    members = {path.relative_to(job / "in").as_posix(): path for path in sorted((job / "in").rglob("*.py"))}
    library = zips.stored_zip({name: path.read_bytes() for name, path in members.items()})
    (job / "stdlib.zip").write_bytes(library)
    run_inside_pyodide(job, imports, optimize=2, ready=ready)
    loaded = json.loads((job / "loaded.json").read_text("utf-8"))
    return {f"{name}c": (job / "out" / f"{name}c").read_bytes() for name in loaded}


def run_inside_pyodide(job: Path, imports: list[str], optimize: int, ready: str | None = None) -> None:
    """Import `imports` and list what they load, then compile job/in to job/out, in the pinned Pyodide under Node.

    Its standard library is job/stdlib.zip, then job/stock.zip, where these exist. What the imports asked for and did
    not find ready is made and written into the module `ready` of job/in.
    """
    (job / "job.json").write_text(json.dumps({"imports": imports, "optimize": optimize, "ready": ready}), "utf-8")
    (job / "out").mkdir()
    tool_env.call(["node", HERE / "node.mjs", PYODIDE, job], "Pyodide failed to compile under Node")
