"""The terminal as the commands see it: lines with colours, and progress.

Colours and the bar are rich's, where it is installed and a person looks on; everywhere else there are plain lines, on
standard error for progress, so that what a program reads on standard output stays the same.
"""

import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from shutil import get_terminal_size
from typing import Any, Protocol, TextIO

from lostcities.picture import Part

COLOURS = {
    "y": "bold yellow",
    "b": "bold blue",
    "w": "bold",
    "g": "bold green",
    "r": "bold red",
    "p": "bold magenta",
    "c": "bold green",
    "d": "bold yellow",
    "h": "bold red",
    "s": "bold blue",
}
"""By suit letter, in rich's words; white is the terminal's own ink, which shows on any paper."""
STEPS = 10
"""How many plain lines tell of progress."""


class Screen(Protocol):
    """Where a command writes."""

    def line(self, *parts: Part) -> None:
        """Write a line to standard output."""

    def paragraph(self, *parts: Part) -> None:
        """The same, broken between words where a terminal is not as wide."""

    def note(self, sentence: str) -> None:
        """Write a line to standard error."""

    def progress(self, label: str, total: int) -> "Progress":
        """Show how far something has come, inside `with`; call what it gives after each of `total` steps."""

    def thinking(self, label: str) -> "Thinking":
        """Show a person that somebody thinks, inside `with`; what it gives is called with the share done, 0 to 1."""


Progress = Any
"""A context manager that gives a `Callable[[], None]`."""
Thinking = Any
"""A context manager that gives a `Callable[[float], None]`."""


class PlainScreen:
    """Lines without colours."""

    def line(self, *parts: Part) -> None:
        _write(sys.stdout, _bare(parts))

    def paragraph(self, *parts: Part) -> None:
        text = _bare(parts)
        lines = textwrap.wrap(text, get_terminal_size().columns) if sys.stdout.isatty() else [text]
        for line in lines:
            self.line(line)

    def note(self, sentence: str) -> None:
        if sys.stderr is not None:
            _write(sys.stderr, sentence)

    @contextmanager
    def progress(self, label: str, total: int) -> Iterator[Callable[[], None]]:
        done = 0

        def step() -> None:
            nonlocal done
            done += 1
            if done * STEPS // total > (done - 1) * STEPS // total:
                self.note(f"{label}: {done} of {total}")

        yield step

    @contextmanager
    def thinking(self, label: str) -> Iterator[Callable[[float], None]]:
        if sys.stderr is None or not sys.stderr.isatty():
            yield lambda share: None
            return

        def show(share: float) -> None:
            print(f"\r{label}: {share:4.0%}", end="", file=sys.stderr, flush=True)

        try:
            yield show
        finally:
            print(f"\r{' ' * (len(label) + 6)}\r", end="", file=sys.stderr, flush=True)


class RichScreen:
    """Colours where standard output is a terminal, a bar where standard error is one."""

    def __init__(self) -> None:
        from rich.console import Console

        self._out = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
        self._error = Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)

    def line(self, *parts: Part) -> None:
        self._out.print(self._painted(parts))

    def paragraph(self, *parts: Part) -> None:
        self._out.print(self._painted(parts), soft_wrap=False)

    def _painted(self, parts: Sequence[Part]) -> Any:
        from rich.text import Text

        def encodable(text: str) -> str:
            return _encodable(text, self._out.encoding)

        pieces = (
            encodable(part) if isinstance(part, str) else (encodable(part[0]), COLOURS[part[1]]) for part in parts
        )
        return Text.assemble(*pieces)

    def note(self, sentence: str) -> None:
        self._error.print(_encodable(sentence, self._error.encoding))

    @contextmanager
    def progress(self, label: str, total: int) -> Iterator[Callable[[], None]]:
        from rich import progress

        columns = (
            progress.TextColumn("{task.description}", markup=False),
            progress.BarColumn(),
            progress.MofNCompleteColumn(),
            progress.TimeRemainingColumn(),
        )
        with progress.Progress(*columns, console=self._error, transient=True) as bar:
            task = bar.add_task(_encodable(label, self._error.encoding), total=total)
            yield lambda: bar.advance(task)

    @contextmanager
    def thinking(self, label: str) -> Iterator[Callable[[float], None]]:
        from rich import progress

        columns = (
            progress.TextColumn("{task.description}", markup=False),
            progress.BarColumn(),
            progress.TaskProgressColumn(),
        )
        with progress.Progress(*columns, console=self._error, transient=True) as bar:
            task = bar.add_task(_encodable(label, self._error.encoding), total=1.0)
            yield lambda share: bar.update(task, completed=share)


def open_screen() -> Screen:
    """The best screen there is."""
    try:
        import rich  # noqa: F401
    except ImportError:
        return PlainScreen()
    watched = sys.stdout.isatty() and sys.stderr is not None and sys.stderr.isatty()
    return RichScreen() if watched else PlainScreen()


def _bare(parts: Sequence[Part]) -> str:
    """The text of a line without its colours."""
    return "".join(part if isinstance(part, str) else part[0] for part in parts)


def _write(file: TextIO, text: str) -> None:
    """Write a line; what the encoding lacks is escaped."""
    file.write(_encodable(text, file.encoding or "utf-8") + "\n")
    file.flush()


def _encodable(text: str, encoding: str) -> str:
    """The text with what the encoding lacks escaped."""
    return text.encode(encoding, "backslashreplace").decode(encoding)
