"""The examples of the documentation: short, typed, and doing what they say."""

import doctest
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

from lostcities import Match, Record, choose, read_record, write_record

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "docs" / "examples"
EXAMPLES = sorted(FOLDER.glob("*.py"))
PAGES = ROOT / "build" / "docs" / "pages"
LONGEST = 30


def run(name: str, folder: Path, *arguments: str) -> str:
    """What the example prints, run in that folder."""
    command = [sys.executable, "-W", "error", FOLDER / name, *arguments]
    environment = {"PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"}
    ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


def test_there_is_a_bot_a_thought_in_slices_a_tournament_a_match_and_an_analysis() -> None:
    assert {"bot", "slices", "tournament", "two_minds", "wagers"} <= {path.stem for path in EXAMPLES}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_is_under_thirty_lines_and_stands_whole_in_the_documentation(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) < LONGEST
    included = f'--8<-- "{path.relative_to(ROOT).as_posix()}"'
    assert sum(included in page.read_text("utf-8") for page in PAGES.glob("*.md")) == 1


def test_the_examples_are_typed_strictly() -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", *EXAMPLES]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout + ran.stderr) == (0, "")


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda path: path.stem)
def test_what_a_page_writes_out_runs_as_it_stands(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for code in re.findall(r"^```python\n(?!--8<--)(.*?)^```", page.read_text("utf-8"), re.M | re.S):
        exec(compile(code, page.name, "exec"), {"__name__": "page"})


@pytest.mark.parametrize("module", ["lostcities", "lostcities.match"])
def test_what_a_docstring_shows_is_what_comes(module: str) -> None:
    ran = doctest.testmod(importlib.import_module(module))
    assert (ran.attempted > 0, ran.failed) == (True, 0)


@pytest.mark.first
def test_a_tournament_tells_of_every_player(tmp_path: Path) -> None:
    dots, *lines = run("tournament.py", tmp_path).splitlines()
    assert dots == "." * 30
    assert [line.partition(":")[0] for line in lines] == ["careful", "bold", "novice"]
    assert lines[0].startswith("careful: +")


def test_the_bot_is_better_than_chance(tmp_path: Path) -> None:
    greedy, wander = run("bot.py", tmp_path).splitlines()
    assert greedy.startswith("greedy: +")
    assert wander.startswith("wander: -")


def test_the_analysis_tells_what_wagers_bring_and_which_records_are_broken(tmp_path: Path) -> None:
    for number in range(3):
        match = Match.begin("card", {"rounds": 2})
        while not match.over:
            match.deal_by_chance(str(number))
            while match.in_round:
                match.play(choose(match, "bold", str(number)))
        (tmp_path / f"{number}.json").write_text(write_record(Record.of(match, ["Ada", "Ben"])), "utf-8")
    lines = run("wagers.py", tmp_path, str(tmp_path)).splitlines()
    assert lines[0].startswith("0 wagers: ")
    counted = sum(int(line.split(" of ")[1].split()[0]) for line in lines)
    begun = [read_record(path.read_text("utf-8")).match for path in tmp_path.glob("*.json")]
    assert counted == sum(
        bool(zone["cards"])
        for match in begun
        for played in match.rounds
        for zone in match.game.view(match.game.sight(played.state, None), {})["zones"]
        if zone["kind"] == "expedition"
    )


def test_the_match_between_two_minds_is_shown_and_leaves_a_sound_record(tmp_path: Path) -> None:
    lines = run("two_minds.py", tmp_path).splitlines()
    record = read_record((tmp_path / "two-minds.json").read_bytes())
    assert lines[0] == repr(record.match)
    assert [(seat.name, seat.mind) for seat in record.seats] == [("Careful", "careful"), ("Novice", "novice")]
    totals, winners = record.match.result()
    assert lines[-1] == f"{record.seats[winners[0]].mind} won, {totals}"


def test_a_thought_in_slices_ends_in_a_move(tmp_path: Path) -> None:
    lines = run("slices.py", tmp_path).splitlines()
    assert lines[0] == "Turn 1. Cards in the deck: 20."
    assert lines[-2] == "Your hand: y3 y7 b10 w2 w9 g5 g6 rx"
    assert lines[-1].startswith("The expert would play ")
