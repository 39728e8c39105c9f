"""What the page's Python leaves out: docstrings, while everything else stays on its line."""

import ast
from pathlib import Path

from build.pyodide import terse

PACKAGE = Path(__file__).resolve().parents[2] / "lostcities"


def docstrings(source: str) -> set[str | None]:
    return {ast.get_docstring(node) for node in ast.walk(ast.parse(source)) if isinstance(node, terse.Documented)}


def blanked(source: str) -> str:
    """The tree of a source with its lines, as if every docstring were the same text."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, terse.Documented):
            first = node.body[0]
            stands_in = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
            if ast.get_docstring(node, clean=False) is not None or stands_in:
                node.body[0] = ast.Expr(ast.Constant(""), lineno=first.lineno, col_offset=0)
        if isinstance(node, ast.stmt | ast.expr):
            node.col_offset = node.end_col_offset = node.end_lineno = 0
    return ast.dump(tree, include_attributes=True)


def test_only_docstrings_go_and_every_line_stays_where_it_was() -> None:
    for path in PACKAGE.rglob("*.py"):
        source = path.read_text("utf-8")
        told = terse.without_docstrings(source)
        assert told.count("\n") == source.count("\n"), path
        assert blanked(told) == blanked(source), path
        assert docstrings(source) - {None}, path
        assert docstrings(told) <= {"", ".", None}, path


def test_letters_of_several_bytes_and_a_docstring_beside_its_function_are_no_trouble() -> None:
    source = 'def f(): "é"; return "کارت"\nclass A:\n    """é\n\n    ж\n    """\n\n    def g(self): return f()\n'
    told = terse.without_docstrings(source)
    assert told == 'def f(): ...; return "کارت"\nclass A:\n    "."\n\n\n\n\n    def g(self): return f()\n'


def test_a_future_import_may_still_come_after_the_docstring() -> None:
    compile(terse.without_docstrings('"""Told."""\n\nfrom __future__ import annotations\n'), "told", "exec")


def test_metadata_keeps_its_fields_and_loses_the_readme() -> None:
    told = terse.without_description(
        b"Metadata-Version: 2.4\nName: lostcities\nVersion: 1\n\n# Read me\n\nName: other\n"
    )
    assert told == b"Metadata-Version: 2.4\nName: lostcities\nVersion: 1\n"
