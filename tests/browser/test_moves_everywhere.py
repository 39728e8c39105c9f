"""Computer players move alike in every browser: the positions of tests/minds/recorded_moves.py, asked in Pyodide."""

import json
from collections.abc import Callable
from pathlib import Path

import engines
import pytest
from engines import wait
from hosting import Host

from build.bench.pages import python_page

RECORDER = Path(__file__).parents[1] / "minds" / "recorded_moves.py"


@pytest.fixture(scope="module")
def python_site(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page with the package in Pyodide and the recorded positions at hand, nothing else."""
    folder = tmp_path_factory.mktemp("python")
    python_page(site, folder, RECORDER, RECORDER.with_suffix(".json"))
    return folder


def test_recorded_moves_are_made_here_too(tab: engines.Tab, python_site: Path, host_of: Callable[[Path], Host]) -> None:
    kept = json.loads(RECORDER.with_suffix(".json").read_text("ascii"))
    tab.open(f"{host_of(python_site).url}python.html")
    wait(tab, "window.ready !== undefined")
    tab.run("load('recorded_moves')")
    # In parts: a call that takes a minute would be taken for one that hangs.
    for number in range(len(kept["records"])):
        wanted = [move[-1] for move in kept["moves"] if move[0] == number]
        assert tab.run(f"return ask('recorded_moves.answers(recorded_moves.kept(), {number})')") == wanted
