"""The table of the deals of the day: what is worked out is written beside what is there."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from build import tool_env
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


def test_what_another_run_writes_meanwhile_stays_in_the_table(table: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def all_played(days: list[str], jobs: int) -> Iterator[Par]:
        for day in days:
            days_table.write(json.loads(table.read_text("utf-8")) | {f"1{day[1:7]}": {"09": [9, 9, 9]}}, table)
            yield Par(day, (0, 0, 0))

    monkeypatch.setattr(days_table, "all_played", all_played)
    days_table.main(argparse.Namespace(first="2026-01-31", days=2, anew=False, jobs=1))
    assert json.loads(table.read_text("utf-8")) == BEFORE | {
        "1026-01": {"09": [9, 9, 9]},
        "1026-02": {"09": [9, 9, 9]},
        "2026-01": {**BEFORE["2026-01"], "31": [0, 0, 0]},
        "2026-02": {"01": [0, 0, 0]},
    }


@pytest.mark.parametrize("broken", ["{", "[]", '{"2026-01": 5}', '{"2026-01": {"01": null}}', "\xff"])
def test_a_broken_table_is_told_in_a_sentence_and_left_as_it_is(table: Path, broken: str) -> None:
    table.write_bytes(broken.encode("latin-1"))
    with pytest.raises(tool_env.Missing, match=f"^{table} is no table of days: "):
        days_table.main(argparse.Namespace(first="2026-01-02", days=2, anew=True, jobs=1))
    assert table.read_bytes() == broken.encode("latin-1")
