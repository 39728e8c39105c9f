"""Programs that misbehave, each as the command of a player: `rogue("...")` runs those lines of Python."""

import shlex
import sys
from pathlib import Path

GREEDY = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(Path(__file__).with_name('greedy.py')))}"
"""The example player."""


def rogue(lines: str) -> str:
    """A program that runs these lines of Python; -S and -E for a quick start."""
    return f"exec:{shlex.join([sys.executable, '-SE', '-c', lines])}"


def command(player: str) -> list[str]:
    """The words of a program's player text."""
    return shlex.split(player.removeprefix("exec:"))
