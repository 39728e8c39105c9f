"""What is shipped of Python: a wheel for CPython that installs and works, and .pyc for exactly the page's Pyodide."""

import ast
import gzip
import hashlib
import io
import json
import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from build.pyodide import library as python_library
from build.pyodide import library_list
from build.pyodide import pack as pyodide_pack
from build.site import builder as site_builder

ROOT = site_builder.ROOT


@pytest.fixture(scope="module")
def site() -> Path:
    return site_builder.build_if_stale()


@pytest.fixture(scope="module")
def page_wheel(site: Path) -> zipfile.ZipFile:
    [packed] = (site / "python").glob("lostcities-*.whl.gz")
    return zipfile.ZipFile(io.BytesIO(gzip.decompress(packed.read_bytes())))


def unpacked(site: Path, name: str, folder: Path) -> Path:
    """A library of the site, unpacked from its compression."""
    [packed] = (site / "python").glob(f"{name}-*.zip.gz")
    target = folder / f"{name}.zip"
    target.write_bytes(gzip.decompress(packed.read_bytes()))
    return target


@pytest.fixture(scope="module")
def library(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the table's interpreter has."""
    return unpacked(site, "library", tmp_path_factory.mktemp("library"))


@pytest.fixture(scope="module")
def whole_library(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the interpreters of people's own players have: the table's, and more behind it."""
    folder = tmp_path_factory.mktemp("library")
    parts = [unpacked(site, name, folder).read_bytes() for name in ("library", "further-library")]
    target = folder / "whole-library.zip"
    target.write_bytes(b"".join(parts))
    return target


def test_the_wheel_installs_in_an_empty_environment_and_works(site: Path, tmp_path: Path) -> None:
    [wheel] = (ROOT / "dist" / "wheel").glob("*.whl")
    venv.create(tmp_path / "empty", with_pip=True)
    python = tmp_path / "empty" / "bin" / "python"
    install = [python, "-m", "pip", "install", "--quiet", "--no-index", "--disable-pip-version-check", wheel]
    subprocess.run(install, check=True, stdin=subprocess.DEVNULL)
    record = ROOT / "tests" / "golden" / "card-default.json"
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    for command in (["-m", "lostcities", "verify", record], ["-c", "import lostcities; lostcities.GAMES['card']"]):
        ran = subprocess.run([python, *command], cwd=tmp_path, env=plain, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
    script = subprocess.run([tmp_path / "empty" / "bin" / "lostcities", "--help"], cwd=tmp_path, env=plain, check=False)
    assert script.returncode == 0


def test_the_wheel_holds_python_and_its_data_and_nothing_of_the_workshop() -> None:
    site_builder.build_if_stale()
    [wheel] = (ROOT / "dist" / "wheel").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0] for name in names} == {"lostcities", "lostcities-0.1.0.dist-info"}
    assert [name for name in names if name.endswith((".pyc", ".pyo"))] == []


def test_the_page_s_package_is_compiled_and_says_for_which_python(page_wheel: zipfile.ZipFile) -> None:
    names = page_wheel.namelist()
    assert [name for name in names if name.endswith(".py")] == []
    assert "lostcities/bridge.pyc" in names
    assert "lostcities/__main__.pyc" not in names
    assert [name for name in names if name.startswith("lostcities/env/")] == []
    about = page_wheel.read(next(name for name in names if name.endswith("/WHEEL"))).decode()
    assert f"Tag: {pyodide_pack.python_tag()}-none-any" in about
    recorded = page_wheel.read(names[-1]).decode().splitlines()
    assert names[-1].endswith("/RECORD")
    assert [line.split(",")[0] for line in recorded] == names


def test_the_page_s_data_files_are_those_of_the_wheel(page_wheel: zipfile.ZipFile) -> None:
    [wheel] = (ROOT / "dist" / "wheel").glob("*.whl")
    own = (".pyc", "/WHEEL", "/RECORD", "/METADATA")
    with zipfile.ZipFile(wheel) as original:
        shared = [name for name in page_wheel.namelist() if not name.endswith(own)]
        assert shared
        assert {name: page_wheel.read(name) for name in shared} == {name: original.read(name) for name in shared}


def imported(path: Path) -> set[str]:
    """What a file imports from outside the package."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return {name for name in names if name.split(".")[0] != "lostcities"}


def test_the_list_of_imports_is_what_the_package_imports() -> None:
    """A module that starts to import something new says so in library_list, or the page would lack it."""
    package = ROOT / "lostcities"
    in_page = [
        path for path in package.rglob("*.py") if not pyodide_pack.NOT_IN_PAGE.search(path.relative_to(ROOT).as_posix())
    ]
    found = set().union(*(imported(path) for path in in_page))
    assert sorted(found) == sorted([*library_list.OURS, *library_list.GUESTS])


def run_in_pyodide(library: Path, code: str) -> str:
    """What `code` prints in the pinned Pyodide under Node, with a library of the site, its folder as /given."""
    script = """
        const { loadPyodide } = await import(process.argv[1] + "/pyodide.mjs");
        const python = await loadPyodide({ indexURL: process.argv[1] + "/", stdLibURL: process.argv[2] });
        python.FS.mkdir("/given");
        python.mountNodeFS("/given", process.argv[2].replace(/[^/]*$/, ""));
        python.runPython(process.argv[3]);
    """
    command = ["node", "--input-type=module", "--eval", script, python_library.PYODIDE, library, code]
    ran = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    assert ran.returncode == 0, (ran.stdout + ran.stderr)[-1500:]
    return ran.stdout


def test_every_module_of_a_list_can_be_imported_from_its_library(library: Path, whole_library: Path) -> None:
    for packed, names in ((library, library_list.TABLE), (whole_library, library_list.WHOLE)):
        code = f"import importlib\nfor name in {names!r}: importlib.import_module(name)\nprint('all of them')"
        assert run_in_pyodide(packed, code).endswith("all of them\n")


def test_the_whole_library_works_where_it_only_imports_late(whole_library: Path) -> None:
    """What modules fetch at run time (codecs, the parts of packages' metadata) came along."""
    code = """
import importlib.metadata, io, tarfile, zipfile, json, random, hashlib
assert "é".encode("latin-1") + "é".encode("cp437") + "a.b".encode("idna")
buffer = io.BytesIO()
with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
    archive.writestr("x-1.dist-info/METADATA", "Metadata-Version: 2.1\\nName: x\\nVersion: 1\\n")
with open("/tmp/x.whl", "wb") as wheel:
    wheel.write(buffer.getvalue())
import sys
sys.path.insert(0, "/tmp/x.whl")
assert importlib.metadata.version("x") == "1"
assert random.Random("seed").random() and hashlib.sha256(b"").hexdigest()
try:
    {}["missing"]
except KeyError:
    import traceback
    traceback.format_exc()
print("works")
"""
    assert run_in_pyodide(whole_library, code).endswith("works\n")


def test_the_table_s_python_tells_of_an_error_as_any_does(library: Path, whole_library: Path) -> None:
    code = """
import traceback
def fails():
    raise ExceptionGroup("two", [ValueError("a"), KeyError("b")])
try:
    try:
        fails()
    except ExceptionGroup as error:
        raise SystemError("no more") from error
except SystemError as error:
    print("".join(traceback.format_exception(error)))
try:
    compile("a b", "a line", "exec")
except SyntaxError as error:
    print("".join(traceback.format_exception_only(error)))
"""
    told = run_in_pyodide(library, code)
    assert "SystemError: no more" in told
    assert told == run_in_pyodide(whole_library, code)


def test_the_table_s_python_has_no_event_loop_and_people_s_own_have_one(library: Path, whole_library: Path) -> None:
    code = "import asyncio\nprint(hasattr(asyncio, 'get_event_loop'))"
    assert run_in_pyodide(library, code).endswith("False\n")
    assert run_in_pyodide(whole_library, code).endswith("True\n")


def test_the_table_s_library_is_all_that_a_table_needs(site: Path, library: Path) -> None:
    """Every module of the package but the one for people's own players, and the strongest players at work in every
    game: nothing is imported in vain."""
    for name, given in (("lostcities-*.whl.gz", "lostcities.whl"), ("distance-*.zip.gz", "distance.zip")):
        [packed] = (site / "python").glob(name)
        library.with_name(given).write_bytes(gzip.decompress(packed.read_bytes()))
    code = """
import importlib, json, pkgutil, sys
sys.path.insert(0, "/given/lostcities.whl")
import lostcities
lostcities.__path__.append("/given/distance.zip/lostcities")
for module in pkgutil.walk_packages(lostcities.__path__, "lostcities."):
    if module.name != "lostcities.guest":
        importlib.import_module(module.name)
bridge = lostcities.bridge.Bridge()
def ask(do, **fields):
    reply = json.loads(bridge.handle(json.dumps({"v": 1, "id": 1, "do": do, **fields})))
    assert reply["ok"], reply
    return reply
for game in lostcities.GAMES:
    seats = [{"name": "Ada"}, {"name": "Owl", "mind": "expert"}]
    table = ask("new", game=game, seats=seats, options={"rounds": 1, "turn_limit": 2}, seed="a deal", starts=1)["table"]
    while table["waiting"] == "mind":
        reply = ask("think", ply=table["ply"])
        table = reply.get("table", table)
    while "hint" not in ask("hint", ply=table["ply"]):
        pass
    ask("line")
    ask("check", record=ask("save")["save"]["record"])
print("works")
"""
    assert run_in_pyodide(library, code).endswith("works\n")


def test_the_libraries_leave_out_what_nothing_asks_for(library: Path, whole_library: Path) -> None:
    unused = {"html", "sysconfig", "csv", "socket", "ssl", "subprocess", "logging", "tempfile", "zipfile"}
    unused |= {"pathlib", "glob", "fnmatch"}
    for packed, absent in ((library, unused), (whole_library, set())):
        names = zipfile.ZipFile(packed).namelist()
        tops = {name.split("/")[0].removesuffix(".pyc") for name in names}
        assert tops & {"unittest", "xml", "multiprocessing", "sqlite3", "_pyrepl", "wsgiref", *absent} == set()
        assert {name.rpartition(".")[2] for name in names} == {"pyc"}
        assert {info.compress_type for info in zipfile.ZipFile(packed).infolist()} == {zipfile.ZIP_STORED}


def test_the_runtime_of_the_site_is_the_pinned_one(site: Path) -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    pinned = package["dependencies"]["pyodide"]
    assert json.loads((python_library.PYODIDE / "package.json").read_text("utf-8"))["version"] == pinned
    stock = hashlib.sha256((python_library.PYODIDE / "pyodide.asm.wasm").read_bytes()).hexdigest()
    assert pyodide_pack.CALLED.read_text("utf-8").splitlines()[0] == stock
    script, *halves = pyodide_pack.parted_runtime()
    assert [path.read_bytes() for path in (site / "python").glob("*.mjs")] == [script.read_bytes()]
    wasm = sorted((site / "python").glob("*.wasm.gz"))
    assert [gzip.decompress(path.read_bytes()) for path in wasm] == [path.read_bytes() for path in halves]
    [worker] = (site / "js").glob("worker-*.js")
    assert pinned in worker.read_text("utf-8")
    assert sys.version_info >= (3, 11)
