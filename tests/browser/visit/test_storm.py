"""Fifty faults of `python3 build storm`, spread over all its kinds: nothing is lost, all is told as it should be."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from build.storm.kinds import KINDS, driven
from build.storm.ledger import SURVIVED
from build.storm.run import told, tried
from build.storm.stage import Stage

FAULTS = {
    "broken_files": 13,
    "embedded": 8,
    "spoiled": 7,
    "host_pages": 7,
    "late_parts": 2,
    "first_visit": 1,
    "own_players": 1,
    "storage": 1,
    "small_disk": 1,
    "windows": 1,
    "killed_worker": 1,
    "clocks": 1,
    "hardship": 1,
    "evicted": 1,
    "installing": 1,
    "updated": 1,
    "killed_tab": 1,
    "killed_browser": 1,
}
"""How many of each kind: fewer where each takes long."""


@pytest.fixture(scope="module")
def stage(playwright: Playwright, site: Path) -> Iterator[Stage]:
    with Stage("chromium", site, playwright) as started:
        yield started


@pytest.mark.parametrize("kind", FAULTS)
def test_faults_lose_nothing_and_are_told(stage: Stage, kind: str) -> None:
    if kind not in driven("chromium"):
        pytest.skip("to mount a disk is not allowed here")
    ends = [tried(stage, f"fifty:{kind}:{number}") for number in range(FAULTS[kind])]
    assert [told(entry, 0) for entry in ends if entry.end != SURVIVED] == []


def test_fifty_faults_are_spread_over_every_kind() -> None:
    every = {name for name, module in KINDS.items() if "chromium" in module.ENGINES}
    assert (set(FAULTS), sum(FAULTS.values())) == (every, 50)
