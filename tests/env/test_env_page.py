"""The documentation of environments: its programs run, and its tables are what the command prints."""

import runpy
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


@pytest.mark.parametrize(("arguments", "said"), [(["go"], '"go" is no game'), (["card", "3"], "has no 3 seats")])
def test_the_command_refuses_with_a_sentence(
    arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["env", *arguments])
    with pytest.raises(SystemExit):
        main()
    assert said in capsys.readouterr().err


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
