"""What `python3 build storm` is asked for: repeating a fault leaves what was written of its storm."""

import argparse
from pathlib import Path
from types import SimpleNamespace, TracebackType

import pytest

from build import commands
from build.site import builder
from build.storm import run as storm
from build.storm.ledger import LOST, SURVIVED, Entry, Ledger


class Stage(SimpleNamespace):
    """Nothing is driven here."""

    def __enter__(self) -> "Stage":
        return self

    def __exit__(self, *wrong: type[BaseException] | BaseException | TracebackType | None) -> None:
        pass


def asked(*line: str) -> argparse.Namespace:
    return commands.arguments(["storm", *line])[0]


def entry(seed: str, end: str) -> Entry:
    return Entry("chromium", "clocks", seed, "en", end, True, "", 1.0)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where ledgers lie, with one of a storm that lost something in it."""
    monkeypatch.setattr(storm, "FOLDER", tmp_path)
    monkeypatch.setattr(storm, "Stage", lambda engine, site: Stage())
    monkeypatch.setattr(builder, "build_if_stale", lambda: tmp_path)
    Ledger(tmp_path / "chromium-storm.jsonl", resume=False).add(entry("storm:clocks:0", LOST))
    return tmp_path


@pytest.mark.parametrize(("end", "status"), [(SURVIVED, 0), (LOST, 1)])
def test_a_fault_that_is_repeated_leaves_what_was_written_of_its_storm(
    folder: Path, monkeypatch: pytest.MonkeyPatch, end: str, status: int
) -> None:
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    monkeypatch.setattr(storm, "tried", lambda stage, seed: entry(seed, end))
    assert storm.main(asked("--repeat", "storm:clocks:0")) == status
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
