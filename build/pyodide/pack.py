"""What the site ships of Python: the runtime, pruned libraries of .pyc, our package as .pyc, and micropip.

All of it is for exactly the Pyodide that web/package-lock.json pins, and is compiled by that Pyodide itself, under
Node, so the magic number is right whatever Python builds the site. The big files are compressed here, since a static
host may compress nothing; the worker unpacks them (web/js/common/download.js). Zips are stored, then compressed as a
whole: that is smaller than member by member, and quick to import from. What is slow to make is kept in .cache/ under a
hash of its sources.
"""

import base64
import gzip
import hashlib
import json
import os
import re
import shutil
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path

from build import kept, tool_env
from build.pyodide import library, library_list, terse
from build.pyodide.library import PYODIDE
from build.pyodide.zips import behind, stored_zip

HERE = Path(__file__).resolve().parent
RECIPE = tuple(HERE / name for name in ("inside.py", "library.py", "node.mjs", "pack.py", "terse.py", "zips.py"))
RUNTIME = HERE / "runtime"
CALLED = RUNTIME / "called.txt"
# What the page does not need from the wheel: the command line with its arena, the learners' environments, what only
# checks records of matches at a distance, and papers for people who read the code.
NOT_IN_PAGE = re.compile(
    r"(^lostcities/(__main__\.py|(arena|env|terminal)/.*|distance/(ristretto|verify)\.py)"
    r"|\.(md|svg)|/entry_points\.txt|/RECORD|/WHEEL)$"
)
# The module of the wheel that holds what is ready (instead/_ready.py) for the wheel's other modules.
READY = "lostcities_ready.py"
NOTHING_READY = 'from _ready import learn\n\nlearn(b"")\n'
# What runs only in the Python of a person's own player, which has the stock library.
GUEST = "lostcities/guest.py"
# What the page's Python loads separately, with the first match that needs it.
DISTANCE = re.compile(r"^lostcities/distance/")


def runtime_files(out: Path) -> dict[str, Path]:
    """Write Python's files into folder `out`; returns role -> file for the worker's list."""
    out.mkdir(parents=True, exist_ok=True)
    script, first, rest = parted_runtime()
    files = {
        "runtime": script,
        "wasm": packed(first.name, [first], "", first.read_bytes),
        "rest": packed(rest.name, [rest], "", rest.read_bytes),
        **python_files(),
    }
    written = {}
    for role, source in files.items():
        written[role] = out / named_by_content(source)
        shutil.copyfile(source, written[role])
    return written


def python_files() -> dict[str, Path]:
    """Those of these files that hold Python code, the libraries and the packages: role -> file."""
    table, whole = library_list.TABLE, library_list.WHOLE
    packed_library = packed(
        "library.zip", library.SOURCES, json.dumps(table), lambda: stored_zip(library.table_library(table))
    )
    further = packed(
        "further-library.zip",
        library.SOURCES,
        json.dumps([table, whole]),
        lambda: behind(gzip.decompress(packed_library.read_bytes()), library.stock_library(whole)),
    )
    package, distance = compiled_wheel(built_wheel(), packed_library)
    return {
        "library": packed_library,
        "furtherLibrary": further,
        "micropip": packed_micropip(),
        "package": package,
        "distance": distance,
    }


def parted_runtime(called: Path = CALLED) -> list[Path]:
    """Pyodide's own script, the WebAssembly that comes first (what the list `called` names), and the rest of it
    (runtime/make.mjs).

    The script is the one big file that cannot be sent compressed: a module has to arrive from its own address as it is.
    """
    stock = [PYODIDE / name for name in ("pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs")]
    recipe = [*sorted(RUNTIME.glob("*.mjs")), called, tool_env.WEB / "package-lock.json"]
    folder = kept.folder("python", tool_env.fingerprint(*stock, *recipe))
    made = [folder / name for name in ("pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.rest.wasm")]
    if not all(path.is_file() for path in made):
        with tool_env.step("Parting Pyodide for the browser (once)"), tempfile.TemporaryDirectory() as scratch:
            tool_env.call(["node", RUNTIME / "make.mjs", PYODIDE, called, scratch], "Pyodide could not be parted")
            folder.mkdir(parents=True, exist_ok=True)
            for path in made:
                unfinished = path.with_suffix(f".{os.getpid()}")
                shutil.copyfile(Path(scratch) / path.name, unfinished)
                unfinished.replace(path)
    return made


def named_by_content(source: Path) -> str:
    """pyodide.asm.wasm.gz -> pyodide.asm-1f2e3d4c.wasm.gz, so that no cache on the way serves an older one."""
    digest = hashlib.sha256(source.read_bytes()).hexdigest()[:8]
    return re.sub(r"(?=\.(?:mjs|wasm\.gz|zip\.gz|whl\.gz)$)", f"-{digest}", source.name)


def packed(name: str, sources: Iterable[Path], also: str, make: Callable[[], bytes]) -> Path:
    """The file `name`, compressed, in .cache/; made anew if its sources or this recipe have changed."""
    folder = kept.folder("python", tool_env.fingerprint(*sources, *RECIPE, also=also))
    target = folder / f"{name}.gz"
    if not target.is_file():
        with tool_env.step(f"Packing {name} for the browser (once)"):
            folder.mkdir(parents=True, exist_ok=True)
            compress(make(), target)
    return target


def compressed(content: bytes) -> bytes:
    """Any content, compressed; kept in .cache/, so each is compressed once."""
    target = kept.used(tool_env.CACHE / kept.COMPRESSED / f"{hashlib.sha256(content).hexdigest()}.gz")
    if not target.is_file():
        target.parent.mkdir(parents=True, exist_ok=True)
        compress(content, target)
    return target.read_bytes()


def compress(content: bytes, target: Path) -> None:
    """gzip by zopfli: slow, 3 % smaller than zlib's best, and the same bytes whatever zlib a machine has."""
    import zopfli.gzip

    unfinished = target.with_suffix(".part")
    unfinished.write_bytes(zopfli.gzip.compress(content, numiterations=1))
    unfinished.replace(target)


def built_wheel() -> Path:
    """The wheel of .py files for CPython, which hatchling makes in dist/wheel."""
    folder = tool_env.ROOT / "dist" / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    tool_env.call(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
        "the wheel of lostcities could not be built",
    )
    return next(folder.glob("*.whl"))


def compiled_wheel(wheel: Path, table_library: Path) -> tuple[Path, Path]:
    """The same wheel with .pyc in place of .py, tagged for exactly this Pyodide's Python, compressed as a whole; and
    what is loaded later, as a zip with the same folders."""
    key = tool_env.fingerprint(wheel, table_library, *RECIPE)
    name, version, *_ = wheel.name.split("-")
    folder = kept.folder("package", key)
    package, distance = folder / f"{name}-{version}-{python_tag()}-none-any.whl.gz", folder / "distance.zip.gz"
    if not package.is_file() or not distance.is_file():
        with tool_env.step("Compiling lostcities for the browser"):
            folder.mkdir(parents=True, exist_ok=True)
            members, later = compiled_members(wheel, gzip.decompress(table_library.read_bytes()))
            compress(stored_zip(members), package)
            compress(stored_zip(later), distance)
    return package, distance


def compiled_members(wheel: Path, table_library: bytes) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """The members of the compiled wheel, with RECORD last as the format asks; and those that are loaded later."""
    with tempfile.TemporaryDirectory() as scratch:
        job = Path(scratch)
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(job / "in")
            names = sorted(name for name in archive.namelist() if not NOT_IN_PAGE.search(name))
        for source in (job / "in").rglob("*.py"):
            source.write_text(terse.without_docstrings(source.read_text("utf-8")), "utf-8")
        (job / "in" / READY).write_text(NOTHING_READY, "utf-8")
        (job / "stdlib.zip").write_bytes(table_library)
        shutil.copyfile(library.STOCK, job / "stock.zip")
        tables = [name for name in names if name.endswith(".py") and name != GUEST]
        modules = [name.removesuffix(".py").removesuffix("/__init__") for name in tables]
        library.run_inside_pyodide(job, [name.replace("/", ".") for name in modules], optimize=1, ready=READY)
        members: dict[str, bytes] = {}
        later: dict[str, bytes] = {}
        for name in [READY, *names]:
            if name.endswith(".py"):
                into = later if DISTANCE.match(name) else members
                into[f"{name}c"] = (job / "out" / f"{name}c").read_bytes()
            else:
                members[name] = (job / "in" / name).read_bytes()
    info = next(name for name in names if name.endswith("/METADATA")).rpartition("/")[0]
    members[f"{info}/METADATA"] = terse.without_description(members[f"{info}/METADATA"])
    members[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: {python_tag()}-none-any\n".encode()
    members[f"{info}/RECORD"] = record(members, f"{info}/RECORD")
    return members, later


def record(members: dict[str, bytes], own_name: str) -> bytes:
    """A wheel's RECORD: each member's hash and size."""
    lines = []
    for name, content in members.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode("ascii")
        lines.append(f"{name},sha256={digest},{len(content)}\n")
    return ("".join(lines) + f"{own_name},,\n").encode()


def python_tag() -> str:
    """The wheel tag of Pyodide's Python, read from its lock file: "3.14.2" -> "cp314"."""
    version = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]["python"]
    major, minor, *_ = version.split(".")
    return f"cp{major}{minor}"


def packed_micropip() -> Path:
    """micropip's wheel with its members stored, compressed as a whole."""
    wheel = micropip_wheel()

    def stored() -> bytes:
        with zipfile.ZipFile(wheel) as archive:
            return stored_zip({name: archive.read(name) for name in sorted(archive.namelist())})

    return packed(wheel.name, [wheel], "", stored)


def micropip_wheel() -> Path:
    """micropip as build/pyodide/micropip.lock pins it, fetched once into .cache/."""
    lock = HERE / "micropip.lock"
    folder = kept.folder("wheels", tool_env.fingerprint(lock))
    found = sorted(folder.glob("*.whl"))
    if not found:
        major_minor = f"{python_tag()[2]}.{python_tag()[3:]}"
        with tool_env.step("Fetching micropip"):
            command: list[str | Path] = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
            target = ["--only-binary=:all:", "--python-version", major_minor, "--require-hashes"]
            call = [*command, *target, "--disable-pip-version-check", "--dest", folder, "-r", lock]
            tool_env.call(call, "micropip could not be fetched; is the network reachable?")
        found = sorted(folder.glob("*.whl"))
    return found[0]
