"""What the bench makes of what it measured: verdicts, medians, sizes. That it measures well is seen by running it."""

import json
import re
from pathlib import Path

import pytest

from build import tool_env
from build.bench import pages as bench_pages
from build.bench import report as bench_report
from build.bench.figures import Figure, middle, percentile
from build.bench.playing import play as bench_play
from build.bench.site import phases as bench_phases
from build.bench.site import sizes as bench_sizes


def test_a_section_that_there_is_not_is_told_with_those_that_there_are() -> None:
    with pytest.raises(tool_env.Missing, match="no section begins with 'zzz'; there are Size, Start, Slow line, "):
        bench_report.Report(["start", "zzz"])
    assert bench_report.Report(["start", "SLOW"]).only == ["start", "SLOW"]


def test_the_titles_are_those_of_the_sections() -> None:
    source = Path(bench_report.__file__).read_text("utf-8")
    assert tuple(re.findall(r'report\.section\(\s*"([^"]+)"', source)) == bench_report.TITLES


def test_a_figure_over_its_target_is_missed_and_says_so() -> None:
    figure = Figure("install", 7.1, " MB", worst=7)
    assert figure.missed
    assert "MISSED" in figure.line()
    assert "at most 7 MB" in figure.line()


def test_a_figure_under_what_is_asked_at_least_is_missed() -> None:
    assert Figure("speed", 84_999, least=85_000).missed
    assert not Figure("speed", 85_000, least=85_000).missed


def test_a_figure_without_a_target_is_told_and_never_missed() -> None:
    figure = Figure("first paint", 1234.5, " ms")
    assert not figure.missed
    assert "1,23" in figure.line()
    assert not figure.line().endswith("ok")


def test_the_median_and_the_percentile_are_values_that_were_measured() -> None:
    times = [5.0, 1.0, 100.0, 2.0, 3.0]
    assert middle(times) == 3
    assert percentile(times, 0.95) == 100
    assert percentile(times, 0) == 1


def test_every_file_of_a_site_is_of_one_kind(tmp_path: Path) -> None:
    for name in ("index.html", "js/main.js", "css/main.css", "python/a.gz", "lang/en/table.ftl", "odd.bin"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"x" * 100)
    counts = [int(line[46:53]) for line in bench_sizes.by_kind(tmp_path)[1:]]
    assert sum(counts) == 6
    assert max(counts) == 1


def test_a_file_that_does_not_shrink_counts_as_it_is() -> None:
    raw, zipped, brotlied = bench_sizes.forms(b"\x00")
    assert (raw, zipped, brotlied) == (1, 1, 1)


def test_tasks_are_those_of_the_page_s_main_thread_by_processor_time() -> None:
    def task(thread: int, **more: object) -> dict[str, object]:
        return {"name": "ThreadControllerImpl::RunTask", "pid": 1, "tid": thread, "dur": 90_000, **more}

    named = {"name": "thread_name", "pid": 1, "tid": 7, "args": {"name": "CrRendererMain"}}
    trace = {"traceEvents": [named, task(7, tdur=12_000), task(7), task(8, tdur=70_000)]}
    assert bench_play.tasks_of(json.dumps(trace).encode()) == [12.0]


def test_only_the_sections_that_were_asked_for_are_measured_and_what_they_miss_is_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    report = bench_report.Report(["start"])
    report.section("Start", lambda: ([Figure("ready", 3, worst=2), Figure("paint", 1, worst=2)], ["  where it goes"]))
    report.section("Play", lambda: pytest.fail("nobody asked for it"))
    assert [figure.what for figure in report.missed] == ["ready"]
    assert "where it goes" in capsys.readouterr().out


def test_the_phases_of_a_start_are_told_as_medians() -> None:
    _, line = bench_phases.table({"cold": [[1, 2, 3, 4, 5], [3, 2, 1, 4, 7], [2, 9, 2, 4, 6]]})
    assert line.split() == ["cold", "2", "2", "2", "4", "6"]


def test_a_slow_line_lets_through_what_it_takes_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr("time.monotonic", lambda: 100.0)
    monkeypatch.setattr("time.sleep", waited.append)
    line = bench_pages.Line(8000, 0)
    for size in (1000, 500):
        line.send(size)
    assert waited == [1.0, 1.5]
