"""The package's public names, and its version in the one other place that says it."""

import subprocess
import sys
import tomllib
from pathlib import Path

import lostcities

ROOT = Path(__file__).parents[2]


def test_the_public_names_are_there_and_sorted() -> None:
    assert sorted(lostcities.__all__) == sorted(set(lostcities.__all__))
    assert all(hasattr(lostcities, name) for name in lostcities.__all__)


def test_the_version_is_the_one_of_the_wheel() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert lostcities.__version__ == project["version"]


def test_speed_is_measured_for_every_game_named() -> None:
    """The command runs from any folder, and says so in a sentence when there is no such game."""
    command = [sys.executable, str(ROOT / "build" / "bench" / "engine_ratio.py"), "chess"]
    ran = subprocess.run(command, cwd="/", capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == f"chess is no game; the games are {', '.join(lostcities.GAMES)}\n"
