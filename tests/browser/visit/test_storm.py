"""Fifty faults of `python3 build storm`, spread over all its kinds: nothing is lost, all is told as it should be."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from build.storm.kinds import KINDS, driven, of_fifty
from build.storm.ledger import SURVIVED
from build.storm.run import in_turn, kind_of, spread, told, tried
from build.storm.stage import Stage

EVERY = [name for name, module in KINDS.items() if "chromium" in module.ENGINES]
FAULTS = of_fifty(EVERY)


@pytest.fixture(scope="module")
def stage(playwright: Playwright, site: Path) -> Iterator[Stage]:
    with Stage("chromium", site, playwright) as started:
        yield started


@pytest.mark.parametrize("seed", in_turn(f"fifty:{kind}:{n}" for kind, faults in FAULTS.items() for n in range(faults)))
def test_a_fault_loses_nothing_and_is_told(stage: Stage, seed: str) -> None:
    if kind_of(seed) not in driven("chromium"):
        pytest.skip("to mount a disk is not allowed here")
    entry = tried(stage, seed)
    assert entry.end == SURVIVED, told(entry, 0)


def test_fifty_faults_are_spread_over_every_kind_and_so_are_those_of_the_command() -> None:
    assert sum(FAULTS.values()) == 50
    first = [seed.split(":") for seed in islice(spread("fifty", EVERY), 50)]
    assert Counter(kind for _, kind, _ in first) == FAULTS
    assert {(kind, int(number)) for _, kind, number in first} == {
        (kind, number) for kind, faults in FAULTS.items() for number in range(faults)
    }
