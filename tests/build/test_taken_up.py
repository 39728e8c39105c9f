"""A started Python that is taken up again: chance without a seed is new each time, chance from a seed is the same, and
what was not imported before still can be.
"""

import gzip
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from build.pyodide import library
from build.site import builder

HERE = Path(__file__).parent
WORKER = HERE.parents[1] / "web" / "js" / "worker"


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """What two Pythons that were taken up from one memory say of themselves."""
    site = builder.build_if_stale()
    folder = tmp_path_factory.mktemp("taken up")
    parts = []
    for start in ("library-*.zip", "lostcities-*.whl"):
        [packed] = (site / "python").glob(f"{start}.gz")
        parts.append(folder / packed.stem)
        parts[-1].write_bytes(gzip.decompress(packed.read_bytes()))
    (folder / "nothing").touch()
    command = ["node", HERE / "taken_up.mjs", library.PYODIDE, *parts, folder / "nothing", WORKER]
    ran = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    assert ran.returncode == 0, (ran.stdout + ran.stderr)[-1500:]
    told: list[dict[str, Any]] = json.loads(ran.stdout)
    return told


def test_no_two_that_were_taken_up_agree_on_what_is_by_chance(said: list[dict[str, Any]]) -> None:
    first, second = (each["chance"] for each in said)
    assert first.keys() == {"id", "deal", "moves", "seed", "random"}
    for what, found in first.items():
        assert found != second[what], what


def test_what_is_dealt_from_a_seed_is_dealt_alike(said: list[dict[str, Any]]) -> None:
    first, second = said
    assert first["seeded"] == second["seeded"]


def test_what_was_not_imported_before_still_can_be(said: list[dict[str, Any]]) -> None:
    assert [each["late"] for each in said] == [["lostcities.choosing", "encodings.cp437"]] * 2


def test_the_library_and_the_package_come_when_something_of_them_is_asked_for_and_not_before(
    said: list[dict[str, Any]],
) -> None:
    assert [each["before"] for each in said] == [[]] * 2
    assert [sorted(each["asked"]) for each in said] == [["/lib/lostcities.whl", "/lib/python314.zip"]] * 2
