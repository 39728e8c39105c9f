"""The command line: `verify FILE...` and `replay FILE` (record/record.md); `review`, `arena`, `play` are of terminal/.

Everything a person can get wrong is said in one sentence. Exit status: 0 all is well, 1 a record is not sound or a file
cannot be read or written, 2 the command is not understood; as for any command, 130 stopped, 141 left by its reader.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import PurePath
from typing import Any, NoReturn

from lostcities import __version__
from lostcities.distance import Cheat, Refused
from lostcities.distance.ristretto import Ristretto
from lostcities.distance.verify import verify
from lostcities.errors import BadOption, BadRecord, printable
from lostcities.record import LONGEST, Record, read, steps, story
from lostcities.table.remembered import conceded_in
from lostcities.terminal import arena, play, review
from lostcities.terminal.screen import open_screen

INTERRUPTED = 130
"""The exit status that shells give a command stopped from the keyboard."""

UNREAD = 141
"""The exit status that shells give a command whose reader has gone (SIGPIPE): it says neither sound nor unsound."""

_LINE_BREAKS = {ord(char): printable(char) for char in "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"}


class _Parser(argparse.ArgumentParser):
    """A parser whose complaint is one sentence, without the usage around it."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{printable(message)}; see {self.prog} --help\n")

    def _print_message(self, message: str, file: Any = None) -> None:
        """Write it. Raises OSError if the output takes nothing, which the standard library lets pass."""
        if file is not None and file is sys.stdout:
            file.write(message)
        else:
            with suppress(AttributeError, OSError):  # later Pythons let it pass, 3.11.2 does not
                super()._print_message(message, file)


def _called() -> str:
    """How this was called: by the installed command's name, or as a module."""
    name = PurePath(sys.argv[0]).stem if sys.argv else ""
    return name if name.startswith("lostcities") else "python -m lostcities"


def _understood(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What is asked; or the program ends with a sentence that points to the help of the command concerned."""
    parser, commands = _parser()
    asked, rest = parser.parse_known_args(arguments)
    if rest:
        commands[asked.command].error(f"unrecognized arguments: {' '.join(rest)}")
    return asked


def _parser() -> tuple[_Parser, Mapping[str, argparse.ArgumentParser]]:
    """The parser, and those of the commands by name."""
    about = "Look at records of matches, measure players, or play."
    parser = _Parser(prog=_called(), description=about, allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"lostcities {__version__}", help="print the version")
    commands = parser.add_subparsers(dest="command", required=True, metavar="verify|replay|review|arena|play")
    verify = commands.add_parser("verify", help="say whether each record is sound", allow_abbrev=False)
    distance = "check the messages of a match at a distance too: was it dealt and played as they say?"
    verify.add_argument("--distance", action="store_true", help=distance)
    verify.add_argument("files", nargs="+", metavar="FILE", help="a record; - is standard input")
    replay = commands.add_parser("replay", help="print each half-move of a match as a line of JSON", allow_abbrev=False)
    replay.add_argument("--text", action="store_true", help="print it for a person instead")
    replay.add_argument("file", metavar="FILE", help="a record; - is standard input")
    review.add_arguments(commands.add_parser("review", help="tell luck from play in a match", allow_abbrev=False))
    arena.add_arguments(commands.add_parser("arena", help="measure players on paired deals", allow_abbrev=False))
    play.add_arguments(commands.add_parser("play", help="play a match here, or watch one", allow_abbrev=False))
    return parser, commands.choices


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and give its exit status."""
    try:
        return _obey(arguments)
    except OSError as error:
        # What is still unwritten goes nowhere, or Python would complain once more when it closes the output.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return UNREAD  # the reader has seen enough, and needs no word about it
        return _complain(f"the output cannot be written: {_why(error)}")
    except KeyboardInterrupt:
        return INTERRUPTED


def _obey(arguments: Sequence[str] | None) -> int:
    """Do what is asked, and make sure that all that was printed is written, even if help or version end the program."""
    try:
        asked = _understood(arguments)
        if sys.stdout is None:  # the shell's >&-
            return _complain("there is no standard output to write to")
        try:
            return _run(asked)
        except BadOption as error:
            return _complain(f"{error}; see {_called()} {asked.command} --help", 2)
    finally:
        if sys.stdout is not None:
            sys.stdout.flush()


def _run(asked: argparse.Namespace) -> int:
    match asked.command:
        case "verify":
            return _verify(asked.files, asked.distance)
        case "replay":
            return _replay(asked.file, asked.text)
        case "review":
            return _review(asked)
        case "arena":
            return arena.run(asked, open_screen())
    return play.run(asked, open_screen())


def _verify(files: Iterable[str], at_a_distance: bool) -> int:
    status = 0
    for name in files:
        try:
            record = _load(name)
            verdict = "sound" + (verify(Ristretto(), record) if at_a_distance else "")
        except (_BadFile, Refused, Cheat) as error:
            verdict = str(error)
            status = 1
        _print(f"{name.translate(_LINE_BREAKS)}: {verdict}")
    return status


def _replay(name: str, for_people: bool) -> int:
    try:
        record = _load(name)
    except _BadFile as error:
        return _complain(str(error))
    lines: Iterable[str] = story(record, conceded_in(record)) if for_people else map(json.dumps, steps(record))
    for line in lines:
        _print(line)
    return 0


def _review(asked: argparse.Namespace) -> int:
    """Review every file that holds a sound record; any other gets its sentence, with its name if there are several."""
    screen = open_screen()
    status = 0
    for name in asked.files:
        try:
            record = _load(name)
        except _BadFile as error:
            sentence = str(error) if len(asked.files) == 1 else f"{name.translate(_LINE_BREAKS)}: {error}"
            status = _complain(sentence)
            continue
        review.one(asked, screen, name, record, conceded_in(record))
    return status


class _BadFile(Exception):
    """A file that cannot be read or holds no sound record; its text is the sentence."""


def _load(name: str) -> Record:
    """The record in file `name`, or on standard input for "-"."""
    try:
        data = _bytes_of(name)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise _BadFile(f"cannot be read: {_why(error)}") from None
    try:
        return read(data)
    except BadRecord as error:
        raise _BadFile(str(error)) from None


def _bytes_of(name: str) -> bytes:
    """What the file holds; of one that is too long (or never ends) only one byte more than a record may have."""
    if name != "-":
        with open(name, "rb") as file:
            return file.read(LONGEST + 1)
    if sys.stdin is None:  # the shell's <&-
        raise ValueError("there is no standard input")
    return sys.stdin.buffer.read(LONGEST + 1)


def _why(error: OSError | ValueError) -> str:
    """What the system says, without the file's name and the number of the error."""
    return printable(getattr(error, "strerror", None) or str(error))


def _print(line: str) -> None:
    """Write a line to standard output in its encoding: a file's name byte for byte, what the encoding lacks escaped."""
    out = sys.stdout
    encoding = out.encoding or "utf-8"
    try:
        data = line.encode(encoding, "surrogateescape")
    except UnicodeEncodeError:
        data = line.encode(encoding, "backslashreplace")
    out.buffer.write(data + b"\n")


def _complain(sentence: str, status: int = 1) -> int:
    """Say what is wrong on standard error, which itself escapes what its encoding lacks."""
    if sys.stderr is not None:
        print(sentence, file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
