"""Somebody else's program at a seat: a process that is asked a line of JSON and answers one (protocol.md).

A program can be slow, silent, talkative or broken, and can end at any time. Whatever it does, `ask` comes back within
its time with an answer or with `Forfeit`; a thread of its own does the reading and writing, so that no full or empty
pipe can hold the arena up. A program's standard error is read and forgotten, except for its last line.
"""

import contextlib
import json
import os
import signal
import subprocess
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from lostcities.errors import BadAnswer, printable, quote
from lostcities.question import LONGEST_ANSWER, move_of

GRACE = 2.0
"""Seconds that a program has to end by itself once nothing more is asked."""
LAST_WORDS = 2_000
"""How many bytes of its standard error are kept."""

_running: set["Program"] = set()


class Forfeit(Exception):
    """A seat has lost by its own doing; the text completes the sentence "the player ..."."""


class Program:
    """A running program. `close` it; a program that has forfeited is closed already."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start it. Raises Forfeit."""
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # its own children end with it
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise Forfeit(f"cannot be started: {printable(reason)}") from None
        _running.add(self)
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._words = b""
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()
        Thread(target=self._converse, daemon=True).start()

    def ask(self, question: dict[str, Any], seconds: float) -> str:
        """The text of the move that it answers within `seconds`. Raises Forfeit, having ended the program."""
        self._questions.put(json.dumps(question).encode() + b"\n")
        try:
            return move_of(self._answer(seconds).decode("utf-8", "replace"))
        except BadAnswer as error:
            self.kill()
            raise Forfeit(str(error)) from None
        except Forfeit:
            self.kill()
            raise

    def _answer(self, seconds: float) -> bytes:
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            raise Forfeit(f"gave no answer within {seconds:g} s") from None
        if not answer:
            raise Forfeit(self._end())
        if len(answer) > LONGEST_ANSWER:
            raise Forfeit(f"gave an answer of more than {LONGEST_ANSWER} bytes")
        return answer

    def _end(self) -> str:
        """How it ended, or that it closed its output but still runs; with its last words if it had any."""
        try:
            how = f"ended with status {self._process.wait(GRACE)}"
        except subprocess.TimeoutExpired:
            how = "closed its output"
        self._listener.join(GRACE)
        lines = self._words.decode("utf-8", "replace").split("\n")
        said = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return f"{how}, saying {quote(said)}" if said else how

    def close(self) -> None:
        """Ask nothing more, and wait for it to end."""
        if self._process.poll() is None:
            self._questions.put(None)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE)
        self.kill()

    def kill(self) -> None:
        """End it now, with the processes it has started."""
        if hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError, PermissionError):  # all of them have ended
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()
        self._process.wait()
        self._questions.put(None)
        _running.discard(self)

    def _converse(self) -> None:
        """In a thread: write each question, read its answer; b"" is the end."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        while (question := self._questions.get()) is not None:
            with contextlib.suppress(OSError):  # it no longer reads; its last output counts all the same
                stdin.write(question)
                stdin.flush()
            self._answers.put(stdout.readline(LONGEST_ANSWER + 1))
        for pipe in (stdin, stdout):
            with contextlib.suppress(OSError):
                pipe.close()

    def _listen(self) -> None:
        """In a thread: read its standard error to the end."""
        stderr = self._process.stderr
        assert stderr is not None
        with stderr:
            while some := os.read(stderr.fileno(), 4096):
                self._words = (self._words + some)[-LAST_WORDS:]


def kill_all() -> None:
    """End every program that this process has running."""
    for program in list(_running):
        program.kill()
