"""Programs at a seat, good and bad: what goes wrong is told in one sentence, in time, and nothing is left running."""

import os
import re
import time
from pathlib import Path

import pytest
from arena.rogues import command, rogue
from waiting import until

from lostcities.arena import program
from lostcities.arena.program import Forfeit, Program

SOON = 0.5
ECHO = "import sys, json\nfor line in sys.stdin: print(json.dumps({'move': json.loads(line)['say']}), flush=True)"

NO_ANSWER = r"gave no answer within 0\.5 s"

ROGUES = {
    "silent": ("import time; time.sleep(60)", NO_ANSWER),
    "busy": ("while True: pass", NO_ANSWER),
    "mumbling": (
        "import time; print('{\"move\"', end='', flush=True); time.sleep(60)",
        r"gave no answer within 0\.5 s",
    ),
    "gone": ("import sys; sys.exit(3)", r"ended with status 3"),
    "crashing": ("1 / 0", r'ended with status 1, saying "ZeroDivisionError: division by zero"'),
    "talkative": (
        "print('hello', flush=True); input()",
        r'answered "hello", which is not \{"move": "\.\.\."\}',
    ),
    "listing": ("print('[1]', flush=True); input()", r'answered "\[1\]", which is not .*'),
    "numbering": ("print('{\"move\": 5}', flush=True); input()", r'answered "\{"move": 5\}", which is not .*'),
    "nesting": ("print('[' * 60000, flush=True); input()", r'answered "\[{60}"…, which is not .*'),
    "flooding": ("while True: print('x' * 9999, end='')", r"gave an answer of more than 65536 bytes"),
    "binary": ("import sys; sys.stdout.buffer.write(b'\\xff\\x1b\\n'); sys.stdout.flush(); input()", r"answered .*"),
    "closing": ("import os, time; os.close(1); time.sleep(60)", r"closed its output"),
}


@pytest.mark.parametrize("name", ROGUES)
def test_a_program_that_misbehaves_forfeits_with_a_clear_line(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lines, sentence = ROGUES[name]
    # How long it may take to end, short where it will not end.
    monkeypatch.setattr(program, "GRACE", 0.3 if name == "closing" else 20)
    running = Program(command(rogue(lines)))
    # Long enough for a Python to start where it is to answer, short where it is not.
    seconds = SOON if "no answer" in sentence else 20
    began = time.monotonic()
    with pytest.raises(Forfeit, match=sentence) as caught:
        running.ask({"say": "r5"}, seconds)
    assert re.fullmatch(sentence, str(caught.value))
    assert str(caught.value).isprintable()
    assert time.monotonic() - began < seconds + 30  # and not the minute that some of them sleep
    assert running._process.returncode is not None
    assert running not in program._running


def test_a_program_that_never_reads_cannot_block_the_one_who_asks() -> None:
    running = Program(command(rogue("import time; time.sleep(60)")))
    with pytest.raises(Forfeit, match="no answer"):
        running.ask({"say": "x" * 10_000_000}, SOON)


def test_a_program_that_is_not_there_forfeits() -> None:
    with pytest.raises(Forfeit, match=r"cannot be started: No such file or directory"):
        Program(["/no/such/program"])


def test_questions_are_answered_in_turn_and_the_end_of_input_ends_it() -> None:
    running = Program(command(rogue(ECHO)))
    assert [running.ask({"say": word}, 20) for word in ("r5", "-b2", "й")] == ["r5", "-b2", "й"]
    running.close()
    assert running._process.returncode == 0


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    lines = (
        "import subprocess, sys, time\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        f"open({str(note)!r}, 'w').write(str(child.pid))\n"
        "print('rubbish', flush=True)\n"
        "time.sleep(60)"
    )
    running = Program(command(rogue(lines)))
    with pytest.raises(Forfeit, match="rubbish"):
        running.ask({}, 20)
    assert ends(int(note.read_text()))


def ends(pid: int) -> bool:
    """Whether the process ends: gone, or dead and only waiting to be reaped."""
    return until(lambda: gone(pid), lambda: f"process {pid} has not ended")


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    status = Path(f"/proc/{pid}/status")
    return status.exists() and "State:\tZ" in status.read_text()
