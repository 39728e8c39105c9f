"""What the build makes once so that no start of the page's Python has to, in the pinned Pyodide under Node."""

import gzip
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from build.pyodide import library
from build.site import builder
from build.tool_env import BadSource

HERE = Path(__file__).parent
# The same as Python would make itself: how many of each there are, and which differ.
ALL_OF_IT = """
import json, marshal, re, _ready
def mode(text):
    return "eval" if text.startswith("lambda") else "exec"
other = [
    text for text, made in _ready.CODE.items()
    if marshal.loads(made) != compile(text, "<string>", mode(text), dont_inherit=True)
]
ready = {key: re._compiler.compile(*key) for key in _ready.PROGRAMS}
count = len(_ready.CODE), len(ready)
_ready.PROGRAMS.clear()
for key, program in ready.items():
    fresh = re._compiler.compile(*key)
    if (fresh, fresh.groupindex, fresh.groups) != (program, program.groupindex, program.groups):
        other.append(repr(key))
json.dumps([count, other])
"""
WHOLE = """
import json, _ready
import lostcities.whole
_ready.MISSED.clear()
lostcities.whole.import_all()
json.dumps([repr(each) for each in _ready.MISSED])
"""
COROUTINES = """
import inspect
from _ready import is_coroutine_function as mine
async def waits(): pass
def gives():
    yield
class Some:
    async def waits(self): pass
    def plain(self): pass
kinds = [waits, gives, Some, Some().waits, Some().plain, Some.waits, len, 1, None]
json.dumps([[mine(kind) for kind in kinds], [inspect.iscoroutinefunction(kind) for kind in kinds]])
"""
STAYS = """
import dataclasses, inspect, sys
late = dataclasses.inspect
nothing = hasattr(late, "nothing")
json.dumps([type(late).__name__, nothing, sys.modules["inspect"] is inspect, late.signature is inspect.signature])
"""
CALLS = """
import js
json.dumps([js.Math.max(1, 3, 2), getattr(js.Array, "from")("ab").join("-"), js.Math.hypot(3, 4)])
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What ready.mjs tells, the texts' answers as values."""
    site, folder = builder.build_if_stale(), tmp_path_factory.mktemp("ready")
    parts = []
    for start in ("library-*.zip", "lostcities-*.whl"):
        [packed] = (site / "python").glob(f"{start}.gz")
        parts.append(folder / packed.name.removesuffix(".gz"))
        parts[-1].write_bytes(gzip.decompress(packed.read_bytes()))
    command = ["node", HERE / "ready.mjs", library.PYODIDE, *parts, WHOLE, ALL_OF_IT, COROUTINES, STAYS, CALLS]
    ran = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    assert ran.returncode == 0, (ran.stdout + ran.stderr)[-1500:]
    told = json.loads(ran.stdout)
    told["said"] = [json.loads(text) for text in told["said"]]
    return told


def test_a_start_makes_nothing_anew_and_imports_nothing_in_vain(told: Any) -> None:
    assert told["ok"]
    assert told["missed"] == 0
    assert told["came"] == []
    assert {"dis", "tokenize", "linecache"} & set(told["modules"]) == set()


def test_what_is_ready_is_what_python_makes_itself(told: Any) -> None:
    (code, programs), other = told["said"][1]
    assert code > 20
    assert programs > 10
    assert other == []


def test_everything_that_a_table_may_import_is_ready(told: Any) -> None:
    assert told["said"][0] == []


def test_what_is_asked_of_inspect_at_a_start_is_answered_as_it_would(told: Any) -> None:
    mine, its = told["said"][2]
    assert mine == its
    assert True in mine


def test_functions_of_javascript_are_called_as_ever(told: Any) -> None:
    assert told["said"][4] == [3, "a-b", 5]


def test_who_has_a_module_that_came_late_has_the_same_as_the_others(told: Any) -> None:
    assert told["said"][3] == ["Later", False, True, True]


def test_an_error_is_told_with_the_way_to_it_though_nothing_for_that_was_there(told: Any) -> None:
    first, *_, last = told["error"].strip().splitlines()
    assert first == "Traceback (most recent call last):"
    assert last.startswith("lostcities.errors.BadRecord: ")


def test_another_library_is_told_of() -> None:
    with pytest.raises(BadSource, match="'one' does not stand in it once"):
        library.changed("one and one", {"one": "two"})
    assert library.changed("one and two", {"one": "three"}) == "three and two"
