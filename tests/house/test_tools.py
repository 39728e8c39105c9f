"""The linters and type checkers, each as one test: what a tool says is the failure's text, with file and line."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
NODE = WEB / "node_modules" / ".bin"
KEPT = ROOT / ".cache"
"""Where the slow tools keep their findings by the files' content, so that the next run looks only at what changed."""

FORMATTED = ["js", "css", "sw.js", "sw-caches.js", "stylelint.config.mjs", "../build", "../tests"]

INCREMENTAL = ["--incremental", "--tsBuildInfoFile", KEPT / "tsc.json"]
PRETTIER = ["--cache", "--cache-strategy", "content", "--cache-location", KEPT / "prettier"]
STYLELINT = ["--cache", "--cache-strategy", "content", "--cache-location", KEPT / "stylelint"]

TOOLS: dict[str, tuple[list[str | Path], Path]] = {
    "ruff": ([sys.executable, "-m", "ruff", "check", "--quiet", "--output-format=concise", "."], ROOT),
    "ruff format": ([sys.executable, "-m", "ruff", "format", "--check", "--quiet", "."], ROOT),
    "mypy": ([sys.executable, "-m", "mypy", "--no-error-summary"], ROOT),
    "tsc": ([NODE / "tsc", "--project", ".", "--pretty", "false", *INCREMENTAL], WEB),
    "prettier": ([NODE / "prettier", "--list-different", "--config", ".prettierrc.json", *PRETTIER, *FORMATTED], WEB),
    "stylelint": ([NODE / "stylelint", "--formatter=unix", *STYLELINT, "css/**/*.css"], WEB),
    "html-validate": ([NODE / "html-validate", "--formatter=text", "index.html", "embed.html"], WEB),
}


@pytest.mark.parametrize("tool", TOOLS)
def test_tool_finds_nothing(tool: str) -> None:
    command, folder = TOOLS[tool]
    ran = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    said = (ran.stdout + ran.stderr).strip()
    assert (ran.returncode, said) == (0, ""), f"{tool}:\n{said}"


@pytest.mark.parametrize(
    ("tool", "name", "content"),
    [
        ("ruff", "wrong.py", "import os\n"),
        ("ruff format", "wrong.py", "a = {  'b' : 1}\n"),
        ("mypy", "wrong.py", "def double(n: int) -> str:\n    return n * 2\n"),
        ("tsc", "wrong.js", '// @ts-check\n/** @type {number} */\nexport const n = "three";\n'),
        ("prettier", "wrong.js", "export const a = {b: 'c'}\n"),
        ("stylelint", "wrong.css", "p { margin-left: 1px; }\n"),
        ("html-validate", "wrong.html", "<!doctype html>\n<html lang='en'><body><p></div>\n"),
    ],
)
def test_tool_points_at_the_spot(tool: str, name: str, content: str, tmp_path: Path) -> None:
    """Each tool reads our settings, sees a mistake and names its file: none of them is green because it is blind."""
    wrong = tmp_path / name
    wrong.write_text(content, "utf-8")
    settings: dict[str, list[str | Path]] = {
        "ruff": [sys.executable, "-m", "ruff", "check", "--config", ROOT / "pyproject.toml", wrong],
        "ruff format": [sys.executable, "-m", "ruff", "format", "--check", "--config", ROOT / "pyproject.toml", wrong],
        "mypy": [sys.executable, "-m", "mypy", "--config-file", ROOT / "pyproject.toml", wrong],
        "tsc": [NODE / "tsc", "--ignoreConfig", "--noEmit", "--strict", "--allowJs", "--checkJs", wrong],
        "prettier": [NODE / "prettier", "--list-different", "--config", WEB / ".prettierrc.json", wrong],
        "stylelint": [NODE / "stylelint", "--config", WEB / "stylelint.config.mjs", "--formatter=unix", wrong],
        "html-validate": [NODE / "html-validate", "--config", WEB / ".htmlvalidate.json", "--formatter=text", wrong],
    }
    ran = subprocess.run(settings[tool], cwd=WEB, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert ran.returncode != 0
    assert name in ran.stdout + ran.stderr
