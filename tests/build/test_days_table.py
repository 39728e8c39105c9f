"""The table of the deals of the day: what is worked out is written beside what is there."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from build.duel import days as days_table
from lostcities.days import Par

BEFORE = {"2026-01": {"01": [1, 2, 3], "02": [4, 5, 6]}, "2027-12": {"31": [7, 8, 9]}}


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A table of three days, two of them beside one another; what is played of any day comes to the same."""

    def all_played(days: list[str], jobs: int) -> Iterator[Par]:
        return (Par(day, (0, 0, 0)) for day in days)

    path = tmp_path / "pars.json"
    path.write_text(json.dumps(BEFORE), "utf-8")
    monkeypatch.setattr(days_table, "TABLE", path)
    monkeypatch.setattr(days_table, "all_played", all_played)
    return path


@pytest.mark.parametrize(("anew", "second"), [(False, [4, 5, 6]), (True, [0, 0, 0])])
def test_days_that_were_not_asked_for_stay_in_the_table(table: Path, anew: bool, second: list[int]) -> None:
    days_table.main(argparse.Namespace(first="2026-01-02", days=2, anew=anew, jobs=1))
    assert json.loads(table.read_text("utf-8")) == {
        "2026-01": {"01": [1, 2, 3], "02": second, "03": [0, 0, 0]},
        "2027-12": {"31": [7, 8, 9]},
    }
