"""`python -m lostcities review`: what is printed where, and what it refuses."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from bridge.asking import ADA, TILDA, Page
from engine.random_play import play_some
from golden.make import FOLDER
from lessons.first_lesson import begun, follow

from lostcities import Match
from lostcities.__main__ import main
from lostcities.record import Record, write

Capture = pytest.CaptureFixture[str]
GOLDEN = str(FOLDER / "card-unfinished-turn.json")


@pytest.fixture
def short(tmp_path: Path) -> str:
    """A file with a short round of two, badly played."""
    match = Match.begin("card", {"rounds": 1, "turn_limit": 10})
    play_some(match, Random("short"), 20)
    path = tmp_path / "short.json"
    path.write_text(write(Record.of(match, ["Ada", "Ben"])), "utf-8")
    return str(path)


def told(capsys: Capture, *words: str) -> list[dict[str, Any]]:
    """The lines of JSON that the command prints."""
    assert main(["review", *words, "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_one_file_gets_its_turns_worth_a_look_and_the_sums(capsys: Capture, short: str) -> None:
    assert main(["review", short, "--effort", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "The game card, weighed by expert in 4 worlds a turn"
    heads = lines.index(next(line for line in lines if line.split()[:2] == ["result", "deal"]))
    assert lines[2].split() == ["round", "turn", "played", "better", "cost", "who"]
    assert [line.split()[0] for line in lines[heads + 1 : heads + 3]] == ["Ada", "Ben"]
    ours, theirs = ([float(cell) for cell in line.split()[1:7]] for line in lines[heads + 1 : heads + 3])
    for result, deal, draws, own, others, rest in (ours, theirs):
        assert result == pytest.approx(deal + draws - own + others + rest, abs=0.4)
    assert ours[0] == -theirs[0]


def test_the_json_is_of_its_format_and_its_turns_are_those_of_the_record(capsys: Capture, short: str) -> None:
    [found] = told(capsys, short, "--effort", "4")
    assert (found["format"], found["version"], found["game"]) == ("lostcities-review", 1, "card")
    assert (found["seats"], found["reviewed"], found["effort"]) == (["Ada", "Ben"], [0, 1], 4)
    [played] = json.loads(Path(short).read_text("utf-8"))["rounds"]
    [reviewed] = found["rounds"]
    assert [turn["moves"] for turn in reviewed["turns"]] == played["turns"]
    for turn in reviewed["turns"]:
        assert (turn["luck"] is None) == (not turn["moves"].endswith("<"))
        weighed = turn["weighed"]
        assert (weighed["cost"] > 0) == (weighed["why"] is not None) == (weighed["behind"] > 2 * weighed["error"])
    for account in found["accounts"]:
        costs = [turn["weighed"]["cost"] for turn in reviewed["turns"] if turn["seat"] == account["seat"]]
        assert (account["own"], account["turns"]) == (sum(costs), len(costs))


def test_turns_of_a_first_lesson_are_nobody_s_and_cost_nothing(capsys: Capture, tmp_path: Path) -> None:
    page = begun("card")
    scenes = follow(page)
    for _ in range(5):
        next(scenes)
    (tmp_path / "lesson.json").write_text(page.ask("save")["record"], "utf-8")
    [found] = told(capsys, str(tmp_path / "lesson.json"), "--effort", "4")
    assert len(found["rounds"][0]["turns"]) > 2
    assert [turn["weighed"] for turn in found["rounds"][0]["turns"] if turn["weighed"]] == []
    assert [account["turns"] for account in found["accounts"]] == [0, 0]


def test_a_match_broken_off_says_that_it_is_not_over_and_luck_alone_is_weighed_by_nobody(
    capsys: Capture, tmp_path: Path
) -> None:
    page = Page()
    page.new("card", ADA, TILDA, seed="a")
    page.step(lambda table: table["view"]["moves"][0]["move"])
    (tmp_path / "broken-off.json").write_text(page.ask("save")["record"], "utf-8")
    assert main(["review", str(tmp_path / "broken-off.json"), "--effort", "0"]) == 0
    head, second, *_ = capsys.readouterr().out.splitlines()
    assert head == "The game card, its luck alone"
    assert second == "The match is not over: it is reviewed as far as it was played."


def test_a_match_given_up_counts_as_in_the_page_and_says_who_did(capsys: Capture, tmp_path: Path) -> None:
    """The board game's artifacts are counted at the end, which comes with giving up."""
    page = Page()
    page.new("board", ADA, TILDA, options={"rounds": 3, "turn_limit": 40}, seed="a")
    while page.look()["view"]["turn"] < 40:
        page.step(lambda table: table["view"]["moves"][0]["move"])
    page.ask("concede", seat=0)
    first, second = page.look()["sheet"]["totals"]
    path = str(tmp_path / "given-up.json")
    Path(path).write_text(page.ask("save")["record"], "utf-8")
    [found] = told(capsys, path, "--effort", "0")
    assert [account["result"] for account in found["accounts"]] == [100 * (first - second), 100 * (second - first)]
    assert main(["review", path, "--effort", "0"]) == 0
    assert "\nThe match was given up by Ada: it counts as it stood, and the rest" in capsys.readouterr().out
    assert main(["review", path, GOLDEN, "--effort", "0"]) == 0
    ended = [line.endswith("; given up by Ada") for line in capsys.readouterr().out.splitlines()]
    assert ended == [True, False]
    assert main(["replay", "--text", path]) == 0
    assert capsys.readouterr().out.endswith("\nThe match is over: given up by Ada.\n")


def test_the_same_seed_gives_the_same_review_and_another_seed_other_worlds(capsys: Capture, short: str) -> None:
    once, again, other = (told(capsys, short, "--effort", "4", "--seed", seed) for seed in ("a", "a", "b"))
    assert once == again
    assert once[0]["rounds"] != other[0]["rounds"]
    assert [turn["luck"] for turn in once[0]["rounds"][0]["turns"]] == [
        turn["luck"] for turn in other[0]["rounds"][0]["turns"]
    ]


def test_one_seat_s_turns_alone_are_weighed(capsys: Capture, short: str) -> None:
    [found] = told(capsys, short, "--seat", "1", "--effort", "2")
    assert {turn["seat"] for turn in found["rounds"][0]["turns"] if turn["weighed"]} == {1}
    assert found["accounts"][0]["own"] is None
    assert found["accounts"][1]["others"] is None


def test_several_files_get_a_line_each_and_a_bad_one_its_sentence(capsys: Capture, short: str, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{}", "utf-8")
    assert main(["review", short, str(bad), GOLDEN, "--effort", "0"]) == 1
    shown = capsys.readouterr()
    first, second = shown.out.splitlines()
    assert first.startswith(f"{short}: Ada ")
    assert "without luck" in first
    assert second.startswith(f"{GOLDEN}: ")
    assert shown.err.startswith(f"{bad}: ")
    assert len(shown.err.splitlines()) == 1


def test_a_match_that_has_not_begun_says_so(capsys: Capture) -> None:
    assert main(["review", str(FOLDER / "card-not-begun.json")]) == 0
    assert capsys.readouterr().out == "Nothing has been dealt, so there is nothing to review.\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seat", "2"], "there is no seat 2; seats count from 0 to 1"),
        (["--effort", "1"], "the effort of a review must be 0 or a whole number of at least 2"),
    ],
)
def test_what_cannot_be_asked_gets_one_sentence(capsys: Capture, short: str, words: list[str], sentence: str) -> None:
    assert main(["review", short, *words]) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err) == ("", f"{sentence}; see python -m lostcities review --help\n")


def test_the_help_says_which_effort_there_is(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["review", "--help"])
    assert "at least 2; 0: luck alone" in " ".join(capsys.readouterr().out.split())


def test_a_file_that_is_not_there_gets_one_sentence(capsys: Capture, tmp_path: Path) -> None:
    assert main(["review", str(tmp_path / "none.json")]) == 1
    assert capsys.readouterr().err == "cannot be read: No such file or directory\n"
