"""Habits of the house that a program can keep: sizes, logical CSS, nothing inline, no other host, a quiet import."""

import ast
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONGEST_FILE = 350
LONGEST_FUNCTION = 80
LONGEST_LINE = 120
PHYSICAL = re.compile(
    r"(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)"
    r"|(?:left|right)\s*:|border-(?:top|bottom)-(?:left|right)-radius|text-align\s*:\s*(?:left|right)|float\s*:\s*(?:left|right))"
)


def tracked(*patterns: str) -> list[Path]:
    """The files git knows that match, without lock files."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--", *patterns], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def test_top_level_is_exactly_what_the_map_says() -> None:
    names = {path.relative_to(ROOT).parts[0] for path in tracked()}
    assert {name for name in names if not name.startswith(".")} == {
        "pyproject.toml",
        "README.md",
        "lostcities",
        "web",
        "build",
        "tests",
    }


@pytest.mark.parametrize("pattern", ["lostcities/*.py", "build/*.py", "web/*.js", "web/*.css", "*.mjs", "tests/*.py"])
def test_no_source_file_outgrows_its_question(pattern: str) -> None:
    lengths = {str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in tracked(pattern)}
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


def test_who_contributes_is_told_the_length_that_is_asked_for() -> None:
    assert f"has at most {LONGEST_FILE} lines" in (ROOT / ".github" / "CONTRIBUTING.md").read_text("utf-8")


@pytest.mark.parametrize("pattern", ["lostcities/*.py", "build/*.py"])
def test_no_function_outgrows_a_screen(pattern: str) -> None:
    """With its head and its docstring, what is defined inside it too."""
    found = []
    for path in tracked(pattern):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > LONGEST_FUNCTION:
                    found.append(f"{path.relative_to(ROOT)}:{node.lineno} {node.name} has {lines} lines")
    assert found == []


@pytest.mark.parametrize("pattern", ["*.js", "*.mjs", "*.css"])
def test_no_line_runs_out_of_sight(pattern: str) -> None:
    """The formatter breaks lines of code; those of comments and texts are broken by hand."""
    found = []
    for path in tracked(pattern):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if len(line) > LONGEST_LINE:
                found.append(f"{path.relative_to(ROOT)}:{number} {len(line)}")
    assert found == []


def test_files_of_tests_have_names_of_their_own() -> None:
    """Of two with the same name, the second cannot be imported beside the first."""
    names = Counter(path.name for path in tracked("tests/**/test_*.py"))
    assert names
    assert [name for name, count in names.items() if count > 1] == []


def test_styles_know_no_left_or_right() -> None:
    found = []
    for path in tracked("web/*.css"):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if PHYSICAL.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number} {line.strip()}")
    assert found == []


def test_the_page_has_no_inline_script_or_style() -> None:
    """The content security policy would refuse them; found here they have a line number."""
    found = []
    for path in tracked("web/*.html", "web/*.svg"):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)", line):
                found.append(f"{path.relative_to(ROOT)}:{number} {line.strip()[:80]}")
    assert found == []


def test_nothing_names_another_host_where_the_page_could_ask_it() -> None:
    """The page asks no other host for anything: addresses with a scheme stand in words and namespaces only."""
    allowed = re.compile(r"https?://(?:www\.w3\.org/|localhost|127\.0\.0\.1|inline\.invalid)")
    found = []
    for path in tracked("web/*.js", "web/*.html", "web/*.css", "web/*.svg"):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if re.search(r"https?://", allowed.sub("", line)):
                found.append(f"{path.relative_to(ROOT)}:{number} {line.strip()[:80]}")
    assert found == []


def test_python_is_imported_with_no_side_effect_on_the_process() -> None:
    """`import lostcities` prints nothing and needs nothing but the standard library (-S leaves site packages out)."""
    ran = subprocess.run(
        [sys.executable, "-S", "-c", "import lostcities, lostcities.bridge; print('imported')"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.stdout, ran.stderr) == ("imported\n", "")
