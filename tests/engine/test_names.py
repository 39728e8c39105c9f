"""The package's public names, and the one place that says its version."""

import ast
import importlib
import subprocess
import sys
import tomllib
from pathlib import Path
from types import FunctionType

import pytest

import lostcities

ROOT = Path(__file__).parents[2]


def test_the_public_names_are_there_and_sorted() -> None:
    assert sorted(lostcities.__all__) == sorted(set(lostcities.__all__))
    assert all(hasattr(lostcities, name) for name in lostcities.__all__)


def test_every_public_name_is_one_object_wherever_it_is_asked_for() -> None:
    """What type checkers read in the package is what it gives at run time: names, homes, and none left out."""
    typed: dict[str, object] = {}
    for node in ast.walk(ast.parse(Path(lostcities.__file__).read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("lostcities."):
            module = importlib.import_module(node.module or "")
            typed |= {alias.asname or alias.name: getattr(module, alias.name) for alias in node.names}
    assert typed.keys() | {"__version__"} == set(lostcities.__all__)
    assert [name for name, thing in typed.items() if getattr(lostcities, name) is not thing] == []
    assert set(lostcities.__all__) <= set(dir(lostcities))
    with pytest.raises(AttributeError, match="module 'lostcities' has no attribute 'chess'"):
        _ = lostcities.chess  # type: ignore[attr-defined]


def test_only_rules_and_matches_are_imported_with_the_package() -> None:
    code = "import sys, lostcities; print(*sorted(name for name in sys.modules if name.startswith('lostcities.')))"
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    rooms = {name.split(".")[1] for name in ran.stdout.split()}
    assert rooms == {"cards", "chance", "errors", "game", "games", "match", "round", "worth", "zones"}


def test_every_public_thing_says_what_it_is() -> None:
    named = [getattr(lostcities, name) for name in lostcities.__all__]
    silent = [
        thing
        for thing in named
        if isinstance(thing, type | FunctionType) and not (getattr(thing, "__doc__", "") or "").strip()
    ]
    assert silent == []


def test_type_checkers_are_told_that_the_package_is_typed() -> None:
    assert (Path(lostcities.__file__).parent / "py.typed").read_bytes() == b""


def test_the_version_is_said_in_the_package_and_nowhere_else() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" in settings["project"]["dynamic"]
    assert "version" not in settings["project"]
    assert settings["tool"]["hatch"]["version"] == {"path": "lostcities/__init__.py"}


def test_speed_is_measured_for_every_game_named() -> None:
    """The command runs from any folder, and says so in a sentence when there is no such game."""
    command = [sys.executable, str(ROOT / "build" / "bench" / "native" / "engine_ratio.py"), "chess"]
    ran = subprocess.run(command, cwd="/", capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == f"chess is no game; the games are {', '.join(lostcities.GAMES)}\n"
