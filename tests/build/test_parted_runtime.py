"""Python's code in two halves does what it did in one, and the second half is loaded when it is called, once."""

import gzip
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from build.pyodide import library, pack
from build.site import builder

HERE = Path(__file__).parent
FIRST_AT_MOST = 0.55
"""As a share of the whole code, its data included."""
REST_AT_LEAST = 0.3
"""As a share of the same; the halves add up to more than the whole, for each must know something of the other."""


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What the whole one and the parted one answer (parted.mjs)."""
    site = builder.build_if_stale()
    folder = tmp_path_factory.mktemp("parted")
    table, further, wheel = (
        gzip.decompress(next((site / "python").glob(f"{start}*.gz")).read_bytes())
        for start in ("library-", "further-library-", "lostcities-")
    )
    parts = {"library.zip": table + further, "lostcities.whl": wheel}
    for name, content in parts.items():
        (folder / name).write_bytes(content)
    command = ["node", HERE / "parted.mjs", library.PYODIDE, *pack.parted_runtime(), *map(folder.joinpath, parts)]
    ran = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    assert ran.returncode == 0, (ran.stdout + ran.stderr)[-1500:]
    return json.loads(ran.stdout)


def test_it_answers_as_the_whole_one_does(said: Any) -> None:
    whole, parted = ([answer for _, answer in said[which]] for which in ("whole", "parted"))
    assert parted == whole
    assert whole[1:5] == ["1.414213562373095048801688724", "c7d1b1b9", "KeyError('from within')", "InvalidOperation"]


def test_the_second_half_comes_when_it_is_called_and_once(said: Any) -> None:
    assert [came for came, _ in said["parted"]] == [0, 0, 1, 1, 1, 1]


def test_the_first_half_is_the_smaller_one() -> None:
    stock = (library.PYODIDE / "pyodide.asm.wasm").stat().st_size
    _, first, rest = (path.stat().st_size for path in pack.parted_runtime())
    assert first < FIRST_AT_MOST * stock
    assert rest > REST_AT_LEAST * stock
