"""Who may import whom in lostcities/, read from the syntax trees: the layers of the README's map, kept by a test."""

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "lostcities"
GROUND = {"cards", "chance", "errors", "game", "worth", "zones"}
GAMES = {path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").exists()}

# What a module may import from this package, by its layer ("games.card": a game's own folder).
MAY_IMPORT = {
    "cards": {"errors"},
    "chance": set(),
    "errors": set(),
    "game": {"cards", "errors"},
    "zones": {"cards", "errors"},
    "worth": set(),
    "picture": {"errors", "game", "zones"},
    **{f"games.{game}": GROUND | {f"games.{game}"} for game in GAMES},
    "games": {f"games.{game}" for game in GAMES} | {"errors", "game"},
    "outside_json": set(),
    "question": {"errors", "game", "outside_json"},
    "guest": {"errors"},  # in an interpreter of its own, with somebody else's code
    "round": {"game"},
    "match": GROUND | {"games", "round", "picture"},
    "record": GROUND | {"games", "match", "round", "record", "outside_json"},
    "distance": GROUND | {"games", "match", "outside_json", "record", "distance"},
    "lessons": GROUND | {"games", "match", "record", "lessons"},
    "minds": {"game", "chance", "cards", "minds"},
    "statistics": GROUND | {"games", "match", "round", "minds", "statistics"},  # dates, and no clock
    "days": GROUND | {"match", "minds", "days"},  # its dates are given; it reads no clock
    "table": GROUND
    | {"games", "match", "outside_json", "record", "lessons", "minds", "question"}
    | {"days", "statistics", "distance", "review", "table"},
    "messages": {"errors", "table", "days", "game", "games", "minds", "outside_json"},
    "bridge": {"errors", "table", "messages"},
    "whole": {"games", "lessons", "messages", "minds", "record", "table"},
    "choosing": GROUND | {"match", "minds"},
    "review": GROUND | {"games", "match", "round", "minds", "record", "review"},
    "arena": GROUND | {"choosing", "games", "match", "minds", "question", "review", "arena"},
    "terminal": GROUND
    | {"games", "match", "minds", "question", "record", "lessons", "review", "arena"}
    | {"picture", "terminal", "__init__"},
    "env": GROUND | {"games", "match", "env"} | {f"games.{game}" for game in GAMES},
    "__main__": None,  # the command line may use everything
    "__init__": None,  # names the public parts
}
# Extras of pyproject.toml, each imported in one place and only when it is asked for.
EXTRAS = {
    "arena.workers": {"distributed"},
    "env.aec": {"gymnasium", "numpy", "pettingzoo"},
    "env.spiel": {"numpy", "pyspiel"},
    "terminal.screen": {"rich"},
}
CLOCKLESS = (
    GROUND
    | {"games", "round", "match", "picture", "minds", "review", "env", "distance"}
    | {f"games.{game}" for game in GAMES}
)
CLOCK_AND_OUTSIDE = {"time", "datetime", "os", "sys", "io", "pathlib", "socket", "subprocess", "threading"}


def layer(module: str) -> str:
    """`games.card.state` -> `games.card`, `minds.careful` -> `minds`, `table` -> `table`."""
    parts = module.split(".")
    if parts[0] == "games" and len(parts) > 1 and parts[1] in GAMES:
        return ".".join(parts[:2])
    for family in ("table", "record", "minds"):
        if parts[0] == family or parts[0].startswith(f"{family}_"):
            return family
    return parts[0]


def modules() -> list[tuple[str, Path]]:
    """Every module of the package as (dotted name inside it, file)."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = list(path.relative_to(PACKAGE).with_suffix("").parts)
        if parts[-1] == "__init__" and len(parts) > 1:
            parts.pop()
        found.append((".".join(parts), path))
    return found


def imports(path: Path) -> list[tuple[str, int]]:
    """Every imported module of a file as (name, line); `from lostcities.games import card` counts as games.card."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [(alias.name, node.lineno) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}:{node.lineno} imports relatively; the house writes whole names"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                inside = PACKAGE.parent / Path(*whole.split("."))
                is_module = inside.is_dir() or inside.with_suffix(".py").exists()
                found.append((whole if is_module else node.module, node.lineno))
    return found


def forbidden(name: str, path: Path) -> list[str]:
    """The imports of one module that the layers do not allow, each as `line: import`."""
    allowed = MAY_IMPORT[layer(name)]
    wrong = []
    for imported, line in imports(path):
        top = imported.split(".")[0]
        if top == "lostcities":
            inner = imported.removeprefix("lostcities").removeprefix(".")
            if allowed is not None and inner and layer(inner) not in allowed and layer(inner) != layer(name):
                wrong.append(f"{line}: {imported}")
        elif top in EXTRAS.get(name, ()):
            continue
        elif top not in sys.stdlib_module_names or top in {"js", "pyodide", "numpy"}:
            wrong.append(f"{line}: {imported} (not the standard library)")
        elif layer(name) in CLOCKLESS and top in CLOCK_AND_OUTSIDE:
            wrong.append(f"{line}: {imported} (a clock or the outside below the table)")
    return wrong


@pytest.mark.parametrize(("name", "path"), modules(), ids=lambda value: value if isinstance(value, str) else "")
def test_module_imports_only_what_its_layer_may(name: str, path: Path) -> None:
    assert forbidden(name, path) == []


def test_the_import_rule_catches_a_mind_that_reads_the_table(tmp_path: Path) -> None:
    spy = tmp_path / "spy.py"
    spy.write_text("import time\nfrom lostcities.table import Table\nimport numpy\n")
    assert [line.split(":")[0] for line in forbidden("minds.spy", spy)] == ["1", "2", "3"]


def test_nobody_draws_from_the_shared_random_module() -> None:
    """Every random number comes in through an argument: `random.random()` and its kin are never called."""
    wrong = []
    for name, path in modules():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "random":
                wrong += [f"{name}:{node.lineno} {alias.name}" for alias in node.names if alias.name != "Random"]
            elif isinstance(node, ast.Import) and any(alias.name == "random" for alias in node.names):
                wrong.append(f"{name}:{node.lineno} import random")
    assert wrong == []


def test_only_the_bridge_catches_everything_and_who_asks_somebody_else_s_code() -> None:
    """A broad `except` hides mistakes. The bridge has one, so that no message can break the table, and so has the
    guest, which runs somebody else's code."""
    broad = set()
    for name, path in modules():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ExceptHandler):
                caught = node.type
                if caught is None or (isinstance(caught, ast.Name) and caught.id in {"Exception", "BaseException"}):
                    broad.add(name)
    assert broad == {"bridge", "guest"}
