"""What the site ships of Python: the runtime, pruned libraries of .pyc, our package as .pyc, and micropip.

All of it for exactly the Pyodide that web/package-lock.json pins; compiled by that Pyodide itself, under Node, so that
the magic number is right whatever Python builds the site. The big files leave here compressed, for a static host may
compress nothing; the worker unpacks them (web/js/common/download.js). Zips are stored, then compressed as a whole:
smaller than member by member, and quick to import from. What is slow to make is kept in .cache/ under a hash of its
sources.
"""

import base64
import gzip
import hashlib
import io
import json
import os
import re
import shutil
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path

from build import tool_env
from build.pyodide import library_list, terse

PYODIDE = tool_env.WEB / "node_modules" / "pyodide"
HERE = Path(__file__).resolve().parent
RECIPE = (HERE / "inside.py", HERE / "node.mjs", HERE / "pack.py", HERE / "terse.py")
RUNTIME = HERE / "runtime"
CALLED = RUNTIME / "called.txt"
# What takes the place of modules of the same names in the table's library.
INSTEAD = HERE / "instead"
STAND_INS = ("_colorize.py", "asyncio/__init__.py", "pyodide/_package_loader.py", "pyodide/webloop.py")
# Zip members carry a date; this one makes the same files the same bytes (1980 is the earliest that zip knows).
STILL = (1980, 1, 1, 0, 0, 0)
# Of the wheel, what the page has no use for: the command line with its arena, the learners' environments, what only
# checks records at a distance, and papers for people who read the code.
NOT_IN_PAGE = re.compile(
    r"(^lostcities/(__main__\.py|(arena|env|terminal)/.*|distance/(ristretto|verify)\.py)"
    r"|\.(md|svg)|/entry_points\.txt|/RECORD|/WHEEL)$"
)
# What comes to the page's Python by itself, with the first match that asks for it.
DISTANCE = re.compile(r"^lostcities/distance/")


def runtime_files(out: Path) -> dict[str, Path]:
    """Write the files of Python into folder `out`; returns role -> file for the worker's list."""
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
    """Of those, what is Python: the libraries and the packages; role -> file."""
    stock = PYODIDE / "python_stdlib.zip"
    sources = [PYODIDE / "package.json", stock, *(INSTEAD / name for name in STAND_INS)]
    imports = [library_list.TABLE, library_list.WHOLE]
    library = packed(
        "library.zip", sources, json.dumps(imports[0]), lambda: stored_zip(pruned_library(imports[0], STAND_INS))
    )
    further = packed(
        "further-library.zip",
        sources,
        json.dumps(imports),
        lambda: behind(gzip.decompress(library.read_bytes()), pruned_library(imports[1])),
    )
    package, distance = compiled_wheel(built_wheel())
    return {
        "library": library,
        "furtherLibrary": further,
        "micropip": packed_micropip(),
        "package": package,
        "distance": distance,
    }


def parted_runtime(called: Path = CALLED) -> list[Path]:
    """Pyodide's own script, the WebAssembly that comes first, which is what the list `called` names, and the rest of it
    (runtime/make.mjs).

    The script is the one big file that cannot be sent compressed: a module has to come from its own address as it is.
    """
    stock = [PYODIDE / name for name in ("pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs")]
    recipe = [*sorted(RUNTIME.glob("*.mjs")), called, tool_env.WEB / "package-lock.json"]
    folder = tool_env.CACHE / f"python-{tool_env.fingerprint(*stock, *recipe)}"
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
    """pyodide.asm.wasm.gz -> pyodide.asm-1f2e3d4c.wasm.gz, so that no cache between gives an older one."""
    digest = hashlib.sha256(source.read_bytes()).hexdigest()[:8]
    return re.sub(r"(?=\.(?:mjs|wasm\.gz|zip\.gz|whl\.gz)$)", f"-{digest}", source.name)


def packed(name: str, sources: Iterable[Path], also: str, make: Callable[[], bytes]) -> Path:
    """The file `name`, compressed, from .cache/; made anew when its sources or this recipe have changed."""
    folder = tool_env.CACHE / f"python-{tool_env.fingerprint(*sources, *RECIPE, also=also)}"
    target = folder / f"{name}.gz"
    if not target.is_file():
        with tool_env.step(f"Packing {name} for the browser (once)"):
            folder.mkdir(parents=True, exist_ok=True)
            compress(make(), target)
    return target


def compressed(content: bytes) -> bytes:
    """Any content, compressed, from .cache/; made once."""
    target = tool_env.CACHE / "compressed" / f"{hashlib.sha256(content).hexdigest()}.gz"
    if not target.is_file():
        target.parent.mkdir(parents=True, exist_ok=True)
        compress(content, target)
    return target.read_bytes()


def compress(content: bytes, target: Path) -> None:
    """gzip by zopfli: slow, 3 % smaller than the best of zlib, and the same bytes whatever zlib a machine has."""
    import zopfli.gzip

    unfinished = target.with_suffix(".part")
    unfinished.write_bytes(zopfli.gzip.compress(content, numiterations=1))
    unfinished.replace(target)


def pruned_library(imports: list[str], instead: tuple[str, ...] = ()) -> dict[str, bytes]:
    """The standard library of Pyodide, cut down to what these imports load, as .pyc by name; some of its modules have
    others in their places."""
    with tempfile.TemporaryDirectory() as scratch:
        job = Path(scratch)
        with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as stock:
            stock.extractall(job / "in")
        for name in instead:
            shutil.copyfile(INSTEAD / name, job / "in" / name)
        members = {path.relative_to(job / "in").as_posix(): path for path in sorted((job / "in").rglob("*.py"))}
        (job / "stdlib.zip").write_bytes(stored_zip({name: path.read_bytes() for name, path in members.items()}))
        run_inside_pyodide(job, imports, optimize=2)
        loaded = json.loads((job / "loaded.json").read_text("utf-8"))
        return {f"{name}c": (job / "out" / f"{name}c").read_bytes() for name in loaded}


def run_inside_pyodide(job: Path, imports: list[str], optimize: int) -> None:
    """Compile job/in to job/out, and list what `imports` load, in the pinned Pyodide under Node; its standard library
    is job/stdlib.zip, if there is one."""
    (job / "job.json").write_text(json.dumps({"imports": imports, "optimize": optimize}), "utf-8")
    (job / "out").mkdir()
    tool_env.call(["node", HERE / "node.mjs", PYODIDE, job], "Pyodide failed to compile under Node")


def stored_zip(members: dict[str, bytes]) -> bytes:
    """A zip of these members in their order, with no date and fixed rights, so that equal members give equal bytes."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        store(archive, members)
    return buffer.getvalue()


def behind(first: bytes, members: dict[str, bytes]) -> bytes:
    """What, put behind a zip, makes both one of these members: what the first holds of them need not come twice."""
    buffer = io.BytesIO(first)
    with zipfile.ZipFile(buffer, "a") as archive:
        same = [info for info in archive.infolist() if members.get(info.filename) == archive.read(info)]
        archive.filelist[:] = same
        archive.NameToInfo = {info.filename: info for info in same}
        archive.start_dir = len(first)  # not over the first one's own list
        store(archive, {name: content for name, content in members.items() if name not in archive.NameToInfo})
    return buffer.getvalue()[len(first) :]


def store(archive: zipfile.ZipFile, members: dict[str, bytes]) -> None:
    """Put members into a zip as they are."""
    for name, content in members.items():
        info = zipfile.ZipInfo(name, STILL)
        info.external_attr = 0o644 << 16
        archive.writestr(info, content, compress_type=zipfile.ZIP_STORED)


def built_wheel() -> Path:
    """The wheel of .py for CPython, made by hatchling into dist/wheel."""
    folder = tool_env.ROOT / "dist" / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    tool_env.call(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
        "the wheel of lostcities could not be built",
    )
    return next(folder.glob("*.whl"))


def compiled_wheel(wheel: Path) -> tuple[Path, Path]:
    """The same wheel with .pyc in place of .py, tagged for exactly this Pyodide's Python, compressed as a whole; and
    what comes later to it, as a zip with the same folders."""
    key = tool_env.fingerprint(wheel, PYODIDE / "package.json", *RECIPE)
    name, version, *_ = wheel.name.split("-")
    folder = tool_env.CACHE / f"package-{key}"
    package, distance = folder / f"{name}-{version}-{python_tag()}-none-any.whl.gz", folder / "distance.zip.gz"
    if not package.is_file() or not distance.is_file():
        with tool_env.step("Compiling lostcities for the browser"):
            folder.mkdir(parents=True, exist_ok=True)
            members, later = compiled_members(wheel)
            compress(stored_zip(members), package)
            compress(stored_zip(later), distance)
    return package, distance


def compiled_members(wheel: Path) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """The members of the compiled wheel, RECORD last as the format asks; and those that come later."""
    with tempfile.TemporaryDirectory() as scratch:
        job = Path(scratch)
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(job / "in")
            names = sorted(name for name in archive.namelist() if not NOT_IN_PAGE.search(name))
        for source in (job / "in").rglob("*.py"):
            source.write_text(terse.without_docstrings(source.read_text("utf-8")), "utf-8")
        run_inside_pyodide(job, [], optimize=1)
        members: dict[str, bytes] = {}
        later: dict[str, bytes] = {}
        for name in names:
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
    """The RECORD of a wheel: each member's hash and size."""
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
    """The same wheel, its members stored and the whole compressed."""
    wheel = micropip_wheel()

    def stored() -> bytes:
        with zipfile.ZipFile(wheel) as archive:
            return stored_zip({name: archive.read(name) for name in sorted(archive.namelist())})

    return packed(wheel.name, [wheel], "", stored)


def micropip_wheel() -> Path:
    """micropip as build/pyodide/micropip.lock pins it, fetched once into .cache/."""
    lock = HERE / "micropip.lock"
    folder = tool_env.CACHE / f"wheels-{tool_env.fingerprint(lock)}"
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
