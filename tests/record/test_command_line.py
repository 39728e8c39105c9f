"""`python -m lostcities verify` and `replay`: what is printed where, and the exit status."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from engine.random_play import play_some
from golden.make import FOLDER
from record.small import as_bytes, board_record, card_record

from lostcities import GAMES, Match, __version__
from lostcities.__main__ import main
from lostcities.record import Record, Seat, read, write
from lostcities.record.replay import story

ROOT = Path(__file__).parents[2]
GOLDEN = sorted(str(path) for path in FOLDER.glob("*.json"))
MATCHES_A_GAME = 200

Capture = pytest.CaptureFixture[bytes]


def run(*arguments: str | bytes, **more: object) -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own."""
    command = [sys.executable, "-m", "lostcities", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False, **more)  # type: ignore[call-overload]


@pytest.fixture
def good(tmp_path: Path) -> str:
    """A file with a sound record."""
    path = tmp_path / "good.json"
    path.write_bytes(as_bytes(card_record()))
    return str(path)


@pytest.fixture
def bad(tmp_path: Path) -> str:
    """A file with a record of version 2."""
    path = tmp_path / "bad.json"
    path.write_bytes(as_bytes(card_record() | {"version": 2}))
    return str(path)


def give_input(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    """Let `data` stand on standard input."""
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(data)))


def test_verify_says_sound_of_every_golden_record(capfdbinary: Capture) -> None:
    assert main(["verify", *GOLDEN]) == 0
    assert capfdbinary.readouterr() == ("".join(f"{name}: sound\n" for name in GOLDEN).encode(), b"")


def test_verify_prints_a_line_a_file_and_fails_if_one_is_not_sound(good: str, bad: str, capfdbinary: Capture) -> None:
    nowhere = good + ".not"
    assert main(["verify", good, bad, nowhere, os.path.dirname(good), good]) == 1
    lines = capfdbinary.readouterr().out.decode().splitlines()
    assert lines == [
        f"{good}: sound",
        f"{bad}: version: must be 1; it says 2",
        f"{nowhere}: cannot be read: No such file or directory",
        f"{os.path.dirname(good)}: cannot be read: Is a directory",
        f"{good}: sound",
    ]


def test_verify_reads_standard_input(monkeypatch: pytest.MonkeyPatch, capfdbinary: Capture) -> None:
    give_input(monkeypatch, as_bytes(card_record()))
    assert main(["verify", "-"]) == 0
    assert capfdbinary.readouterr().out == b"-: sound\n"


def test_verify_reads_no_more_of_an_endless_file_than_a_record_may_have(capfdbinary: Capture) -> None:
    assert main(["verify", "/dev/zero"]) == 1
    assert capfdbinary.readouterr().out == (
        b"/dev/zero: the record: longer than 4194304 bytes of UTF-8, the limit (4 MiB)\n"
    )


def test_a_file_name_stands_as_given_on_one_line(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/" + "a\nb\r\u2028 \u202e".encode() + b"\xff" + b"k" * 100
    with open(name, "wb") as file:
        file.write(as_bytes(card_record()))
    ran = run(b"verify", name, env=os.environ | {"PYTHONUTF8": "1"})
    shown = name.replace(b"\n", b"\\n").replace(b"\r", b"\\r").replace("\u2028".encode(), b"\\u2028")
    assert (ran.stdout, ran.stderr, ran.returncode) == (shown + b": sound\n", b"", 0)


def test_what_the_terminal_cannot_write_is_escaped(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    path.write_bytes(as_bytes(card_record() | {"game": "игра"}))
    ran = run("verify", str(path), env=os.environ | {"PYTHONIOENCODING": "ascii"})
    assert b'game: no game is called "\\u0438\\u0433\\u0440\\u0430"' in ran.stdout
    assert (ran.stderr, ran.returncode) == (b"", 1)


def test_replay_prints_each_half_move(good: str, capfdbinary: Capture) -> None:
    assert main(["replay", good]) == 0
    out, err = capfdbinary.readouterr()
    lines = out.decode().splitlines()
    assert err == b""
    assert lines[0] == (
        '{"round": 0, "turn": 0, "seat": 0, "move": "y2", "legal": ["-y2", "-y3", "-y4", "-y5", "-y6", "-yx", '
        '"y2", "y3", "y4", "y5", "y6", "yx"], "scores": [-18, 0]}'
    )
    assert lines[-1] == ('{"round": 1, "turn": 3, "seat": 1, "move": "<", "legal": ["<"], "scores": [-36, -12]}')
    moves = " ".join(json.loads(line)["move"] for line in lines)
    assert moves == "y2 < bx < y3 < -y7 < yx < -y7 < y2 <y y8 <"


def test_replay_of_the_board_game_shows_the_points_of_the_match(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: Capture
) -> None:
    record = board_record() | {"options": {"floor": "none"}}
    give_input(monkeypatch, as_bytes(record))
    assert main(["replay", "-"]) == 0
    steps = [json.loads(line) for line in capfdbinary.readouterr().out.splitlines()]
    assert [(step["seat"], step["move"], step["scores"]) for step in steps] == [
        (1, "y4:a", [0, -20]),
        (1, "<", [0, -20]),
        (0, "y0:r", [-40, -20]),
        (0, "<", [-40, -20]),
        (1, "y4", [-40, -15]),
        (1, "<", [-40, -15]),
        (0, "-y1", [-40, -15]),
        (0, "<", [-40, -15]),
        (1, "y5", [-40, -10]),
    ]
    assert steps[4]["legal"] == sorted(steps[4]["legal"])


def test_replay_of_a_bad_record_prints_only_its_sentence(bad: str, capfdbinary: Capture) -> None:
    for flags in ([], ["--text"]):
        assert main(["replay", *flags, bad]) == 1
        assert capfdbinary.readouterr() == (b"", b"version: must be 1; it says 2\n")


def test_replay_of_no_file_says_so(good: str, capfdbinary: Capture) -> None:
    assert main(["replay", good + ".not"]) == 1
    assert capfdbinary.readouterr() == (b"", b"cannot be read: No such file or directory\n")


def test_replay_as_text_tells_the_match_to_a_person(good: str, capfdbinary: Capture) -> None:
    assert main(["replay", "--text", good]) == 0
    assert capfdbinary.readouterr().out.decode().splitlines() == list(story(read(Path(good).read_bytes())))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: Path(path).stem)
def test_replay_as_text_ends_with_the_outcome(path: str, capfdbinary: Capture) -> None:
    assert main(["replay", "--text", path]) == 0
    assert capfdbinary.readouterr().out.decode().splitlines()[-1].startswith("The match is ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "the following arguments are required: verify|replay|review|arena|play"),
        (["verify"], "the following arguments are required: FILE"),
        (["replay"], "the following arguments are required: FILE"),
        (["replay", "--text"], "the following arguments are required: FILE"),
        (["replay", "a", "b"], "unrecognized arguments: b"),
        (["replay", "--te", "a"], "unrecognized arguments: --te"),
        (["verify", "--text", "a"], "unrecognized arguments: --text"),
        (["verify", "--new\nline\u202e", "a"], "unrecognized arguments: --new\\nline\\u202e"),
    ],
)
def test_a_command_not_understood_gets_one_sentence(arguments: list[str], sentence: str, capfdbinary: Capture) -> None:
    """It points to the help of the command it is about."""
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    command = " ".join(["python -m lostcities", *arguments[:1]])
    assert capfdbinary.readouterr() == (b"", f"{sentence}; see {command} --help\n".encode())


def test_the_program_names_itself_as_it_was_called(monkeypatch: pytest.MonkeyPatch, capfdbinary: Capture) -> None:
    monkeypatch.setattr(sys, "argv", ["/somewhere/bin/lostcities", "verify"])
    with pytest.raises(SystemExit):
        main()
    assert capfdbinary.readouterr().err == b"the following arguments are required: FILE; see lostcities verify --help\n"


def test_an_unknown_command_is_refused() -> None:
    ran = run("play")
    assert (ran.stdout, ran.returncode, ran.stderr.count(b"\n")) == (b"", 2, 1)


def test_help_is_printed_on_request() -> None:
    ran = run("replay", "--help")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"--text" in ran.stdout


def test_the_version_is_said_on_request() -> None:
    ran = run("--version")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, f"lostcities {__version__}\n".encode(), b"")


@pytest.mark.parametrize("command", ["replay {0}", "replay --text {0}", "verify {0} {0} {0}"])
def test_a_reader_that_has_left_causes_no_complaint_and_no_verdict(command: str) -> None:
    asked = command.format(FOLDER / "card-default.json").split()
    read, write = os.pipe()
    os.close(read)
    with open(write, "wb") as unread:
        line = [sys.executable, "-m", "lostcities", *asked]
        ran = subprocess.run(line, cwd=ROOT, stdout=unread, stderr=subprocess.PIPE, check=False)
    assert (ran.returncode, ran.stderr) == (141, b"")


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("asked", ["--help", "--version", "replay --help"])
def test_help_and_version_that_cannot_be_written_end_as_any_output_does(asked: str, unbuffered: str) -> None:
    line = [sys.executable, "-m", "lostcities", *asked.split()]
    environment = os.environ | {"PYTHONUNBUFFERED": unbuffered}
    read, write = os.pipe()
    os.close(read)
    ended = []
    for output in (write, os.open("/dev/full", os.O_WRONLY)):
        with open(output, "wb") as out:
            ran = subprocess.run(line, cwd=ROOT, env=environment, stdout=out, stderr=subprocess.PIPE, check=False)
        ended.append((ran.returncode, ran.stderr))
    assert ended == [(141, b""), (1, b"the output cannot be written: No space left on device\n")]


@pytest.mark.parametrize("stream", ["1", "2"])
def test_a_command_not_understood_ends_so_where_a_stream_takes_nothing(stream: str) -> None:
    for redirection in (f"{stream}>/dev/full", f"{stream}>&-"):
        command = f"{sys.executable} -m lostcities verify {redirection}"
        ran = subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, check=False)
        told = (
            b""
            if stream == "2"
            else b"the following arguments are required: FILE; see python -m lostcities verify --help\n"
        )
        assert (ran.returncode, ran.stdout, ran.stderr) == (2, b"", told)


def test_a_full_disk_and_closed_streams_are_said_in_one_sentence(good: str) -> None:
    said = []
    for redirection in (">/dev/full", ">&-", "<&-"):
        command = f"{sys.executable} -m lostcities verify {'-' if '<' in redirection else good} {redirection}"
        ran = subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, check=False)
        assert ran.returncode == 1
        said.append((ran.stdout, ran.stderr))
    assert said == [
        (b"", b"the output cannot be written: No space left on device\n"),
        (b"", b"there is no standard output to write to\n"),
        (b"-: cannot be read: there is no standard input\n", b""),
    ]


@pytest.mark.whole
@pytest.mark.parametrize("name", GAMES)
def test_hundreds_of_random_matches_are_sound_and_replay_to_their_ends(
    name: str, monkeypatch: pytest.MonkeyPatch, capfdbinary: Capture
) -> None:
    game = GAMES[name]
    for seed in range(MATCHES_A_GAME):
        chance = Random(f"{name} {seed}")
        given = {"rounds": chance.choice([1, 3]), "turn_limit": chance.choice([None, 7, 30, 60])}
        match = Match.begin(game, given, chance.choice([*game.seats, *game.more_seats]))
        play_some(match, chance, chance.choice([20, 500]))
        data = write(Record(match, [Seat("A")] * match.seats, given)).encode()
        give_input(monkeypatch, data)
        assert main(["verify", "-"]) == 0
        give_input(monkeypatch, data)
        assert main(["replay", "-"]) == 0
        verdict, *lines = capfdbinary.readouterr().out.splitlines()
        steps = [json.loads(line) for line in lines]
        assert verdict == b"-: sound"
        assert len(steps) == sum(len(turn) for played in match.rounds for turn in played.turns)
        assert steps[-1]["scores"] == match.rounds[-1].state.scores()
        assert all(step["move"] in step["legal"] and step["legal"] == sorted(step["legal"]) for step in steps)
