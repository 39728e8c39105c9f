"""The documentation of environments: its programs run, and its tables are what the command prints."""

import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from build.bench.native import env_ratio
from lostcities.env.__main__ import main, table
from lostcities.games import GAMES

DOCS = Path(__file__).parents[2] / "build" / "docs"
PAGE = DOCS / "pages" / "environments.md"


@pytest.mark.parametrize("name", GAMES)
def test_the_page_has_the_table_that_the_command_prints(name: str) -> None:
    """Written anew by `python -m lostcities.env GAME`."""
    assert "\n".join(table(name, 0)) in PAGE.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["go"], '"go" is no game'),
        (["card", "3"], "has no 3 seats"),
        (["card", "two"], "argument seats: invalid int value: 'two'; see python -m lostcities.env --help"),
    ],
)
def test_the_command_refuses_with_a_sentence(
    arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["env", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("shell", "told"),
    [
        (">/dev/full", (1, "the output cannot be written: No space left on device\n")),
        (">&-", (1, "the output cannot be written: Bad file descriptor\n")),
        (">/dev/null", (0, "")),
    ],
)
def test_an_output_that_takes_nothing_is_told_in_a_sentence(shell: str, told: tuple[int, str]) -> None:
    line = f'"{sys.executable}" -m lostcities.env card {shell}'
    ran = subprocess.run(["sh", "-c", line], cwd=DOCS.parents[1], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == told


@pytest.mark.parametrize("name", ["pettingzoo_random", "openspiel_random"])
def test_an_example_is_short_stands_on_the_page_and_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    example = DOCS / "examples" / f"{name}.py"
    assert len(example.read_text("utf-8").splitlines()) < 30
    assert f'--8<-- "build/docs/examples/{name}.py"' in PAGE.read_text("utf-8")
    ran: dict[str, Any] = runpy.run_path(str(example))
    paid = list(ran["paid"].values()) if "paid" in ran else ran["state"].returns()
    assert sum(paid) == pytest.approx(0)
    assert capsys.readouterr().out


def test_the_speed_beside_the_engine_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(env_ratio, "ROUNDS", 1)
    monkeypatch.setattr(env_ratio, "TRIES", 1)
    assert env_ratio.main(["adapted"]) == 0
    assert "half-moves a second; through the environment" in capsys.readouterr().out
    assert env_ratio.main(["go"]) == 2
    assert "go is no game" in capsys.readouterr().err
