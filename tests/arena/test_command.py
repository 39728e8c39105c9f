"""`python -m lostcities arena`: what it prints where, as tables and as JSON, and what it refuses."""

import json
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest
from arena.rogues import GREEDY, rogue

from lostcities.__main__ import main
from lostcities.terminal import arena

Capture = pytest.CaptureFixture[str]
SHORT = ["--options", "turn_limit=6"]


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads in place of processes: quicker to start, and the same by test_workers."""

    @contextmanager
    def threads(jobs: int) -> Iterator[Executor]:
        with ThreadPoolExecutor(jobs) as executor:
            yield executor

    monkeypatch.setattr(arena, "processes", threads)


def result(capsys: Capture, *words: str) -> dict[str, Any]:
    """The JSON that the command prints."""
    assert main(["arena", *words, "--json", *SHORT]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_two_players_get_a_line_each_and_progress_goes_to_standard_error(capsys: Capture) -> None:
    assert main(["arena", "card", "careful", "wander", "--deals", "4", "--seed", "7", *SHORT]) == 0
    shown = capsys.readouterr()
    lines = shown.out.splitlines()
    assert lines[0] == "card, 2 seats, 4 deals from every seat, seed 7, rounds 1, turn_limit 6"
    assert [line.split()[0] for line in lines[2:5]] == ["player", "careful", "wander"]
    assert lines[3].split()[2] == lines[4].split()[2] == "±"
    assert "100.0%" in lines[3]
    assert len({len(line) for line in lines[2:5]}) == 1
    assert shown.err.splitlines()[-1] == "deals: 4 of 4"


def test_more_players_than_seats_play_a_round_robin(capsys: Capture) -> None:
    assert main(["arena", "card", "careful", "bold", "wander", "--deals", "2", *SHORT]) == 0
    lines = capsys.readouterr().out.splitlines()
    cross = [line.split() for line in lines[-4:]]
    assert cross[0] == ["margin", "against", "1", "2", "3"]
    assert [line[1] for line in cross[1:]] == ["careful", "bold", "wander"]
    assert cross[1][2] == "."
    assert cross[3][-1] == "."
    assert cross[1][3].lstrip("+-") == cross[2][2].lstrip("+-")


def test_a_round_robin_of_threes_shows_every_table(capsys: Capture) -> None:
    words = ["board", "careful", "bold", "wander", "wander:2", "--seats", "3", "--deals", "1"]
    assert main(["arena", *words, *SHORT]) == 0
    out = capsys.readouterr().out
    assert out.count("player ") == 5
    assert "All tables together" in out
    assert [table["seats"] for table in result(capsys, *words)["tables"]] == [
        ["careful", "bold", "wander"],
        ["careful", "bold", "wander:2"],
        ["careful", "wander", "wander:2"],
        ["bold", "wander", "wander:2"],
    ]


def test_fewer_players_than_seats_are_filled_up_with_the_last(capsys: Capture) -> None:
    found = result(capsys, "adapted", "careful", "wander", "--seats", "4", "--deals", "1")
    assert found["tables"][0]["seats"] == ["careful", "wander", "wander", "wander"]
    assert [each["matches"] for each in found["players"]] == [4, 12]


def untimed(found: dict[str, Any]) -> dict[str, Any]:
    """A result without the one thing that a clock gave."""
    for players in (found["players"], *(table["players"] for table in found["tables"])):
        for player in players:
            assert player.pop("milliseconds") > 0
    return found


def test_the_same_seed_gives_the_same_json_with_any_number_of_jobs(capsys: Capture) -> None:
    words = ["card", "careful", "wander", "--deals", "3", "--seed", "a"]
    first = untimed(result(capsys, *words, "--jobs", "1"))
    assert first == untimed(result(capsys, *words, "--jobs", "3"))
    assert first["rules"]["turn_limit"] == 6
    assert (first["game"], first["seats"], first["deals"], first["seed"]) == ("card", 2, 3, "a")
    assert first["players"] != untimed(result(capsys, *words[:-1], "b"))["players"]


def test_forfeits_are_told_as_they_happen_up_to_a_number_and_all_stand_in_the_json(capsys: Capture) -> None:
    sleepy = rogue("print('zzz')")
    assert main(["arena", "card", sleepy, "wander", "--deals", "11", "--json", "--jobs", "1", *SHORT]) == 0
    shown = capsys.readouterr()
    told = [line for line in shown.err.splitlines() if "which is not" in line]
    assert len(told) == arena.TOLD == 20
    assert told[0].startswith('deal 0, seat 0: "exec:')
    assert told[0].endswith('answered "zzz", which is not {"move": "..."}')
    assert "further forfeits are counted, but no longer shown" in shown.err
    found = json.loads(shown.out)
    assert len(found["forfeits"]) == found["players"][0]["forfeits"] == 22
    assert found["forfeits"][-1]["deal"] == 10


def test_the_example_player_beats_chance_in_every_game(capsys: Capture) -> None:
    for game in ("card", "board", "adapted"):
        assert main(["arena", game, GREEDY, "wander", "--deals", "4", "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["players"][0]["margin"]["mean"] > 0


BAD = [
    (["chess", "a", "b"], 'no game is called "chess"; the games are card, board, adapted'),
    (["card", "nobody", "wander"], 'no player of card is called "nobody"; there are'),
    (["card", "careful:0", "wander"], 'the effort of "careful:0" must be a whole number of at least 1'),
    (["card", "careful:-1", "wander"], 'the effort of "careful:-1" must be'),
    (["card", "exec:", "wander"], '"exec:" names no command'),
    (["card", "exec:'", "wander"], "cannot be read as a command: No closing quotation"),
    (["card", "exec:/no/such/program", "wander"], 'there is no command "/no/such/program" on this machine'),
    (["card", "wander", "wander", "bold"], "a player is named twice, and there are more players than seats"),
    (["card", "careful", "bold", "--seats", "3"], "the game card has no 3 seats; it is for 2"),
    (["card", "careful", "bold", "--options", "rounds=0"], "options.rounds must be a whole number from 1 to 99"),
    (["card", "careful", "bold", "--options", "rounds"], '--options takes NAME=VALUE; "rounds" is not'),
    (["card", "careful", "bold", "--options", "rounds=1", "rounds=2"], '--options gives "rounds" twice'),
    (["card", "careful", "bold", "--options", "speed=9"], "options.speed is no option of the game card"),
    (["card", "careful", "bold", "--jobs", "2", "--scheduler", "tcp://x:1"], "--jobs is for this machine"),
]


@pytest.mark.parametrize(("words", "sentence"), BAD)
def test_what_cannot_be_played_is_refused_in_one_sentence(words: list[str], sentence: str, capsys: Capture) -> None:
    assert main(["arena", *words, "--deals", "1"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert sentence in shown.err
    assert shown.err.endswith("; see python -m lostcities arena --help\n")
    assert shown.err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ["card"],
        ["card", "wander", "--deals", "0"],
        ["card", "wander", "--deals", "many"],
        ["card", "wander", "--jobs", "0"],
        ["card", "wander", "--move-time", "-1"],
        ["card", "wander", "--move-time", "nan"],
        ["card", "wander", "--speed", "3"],
    ],
)
def test_a_command_not_understood_gets_one_sentence_too(words: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["arena", *words])
    assert caught.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_number_of_too_many_digits_is_told_what_is_wrong_with_it(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "card", "wander", "--deals", "99999999999"])
    said = 'argument --deals: must be a whole number of at most 9 digits; it says "99999999999"'
    assert capsys.readouterr().err.startswith(said)


def test_what_the_terminal_cannot_write_is_escaped(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    with open(tmp_path / "out", "w", encoding="ascii") as out:
        monkeypatch.setattr(sys, "stdout", out)
        assert main(["arena", "card", "wander", "--deals", "2", *SHORT]) == 0
    assert "+0.0 \\xb1 0.0" in (tmp_path / "out").read_text("ascii")
