"""What a campaign of faults makes of what came of them."""

from pathlib import Path

from build.storm import campaign, kinds

OUTCOMES = [
    {"seed": "s 0", "kind": "worker", "ended": "survived", "told": "right"},
    {"seed": "s 1", "kind": "worker", "ended": "lost", "told": "", "why": "Timeout"},
    {"seed": "s 2", "kind": "offline", "ended": "survived", "told": ""},
    {"seed": "s 3", "kind": "arrival", "ended": "survived", "told": "wrong"},
]


def test_faults_are_counted_by_kind() -> None:
    assert campaign.tally(OUTCOMES)["worker"] == {
        "tried": 2,
        "survived": 1,
        "lost": 1,
        "told right": 1,
        "told wrong": 0,
    }


def test_a_report_names_the_seed_of_every_fault_that_did_not_end_well() -> None:
    text = campaign.report(OUTCOMES, "chromium")
    assert "| worker | 2 | 1 | 1 | 1 | 0 |" in text
    assert "`--seed 's 1' --faults 1`: worker, Timeout" in text
    assert "`--seed 's 3' --faults 1`: arrival, told wrong" in text
    assert "s 0" not in text
    assert "s 2" not in text


def test_a_report_says_what_a_browser_cannot_be_made_to_do() -> None:
    assert "Not to be done in firefox from outside: crashed." in campaign.report([], "firefox")
    assert set(campaign.kinds_of("firefox")) == set(kinds.KINDS) - {"crashed"}


def test_what_came_of_a_fault_is_read_again_line_by_line(tmp_path: Path) -> None:
    assert campaign.read(tmp_path / "none.jsonl") == []
    (tmp_path / "one.jsonl").write_text('{"seed": "s 0"}\n', "utf-8")
    assert campaign.read(tmp_path / "one.jsonl") == [{"seed": "s 0"}]
