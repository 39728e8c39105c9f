"""Leaves out of the page's Python what only people read: docstrings, and the README in the wheel's METADATA."""

import ast

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def without_docstrings(source: str) -> str:
    """The same code, with every line where it was."""
    lines = source.encode().splitlines(keepends=True)
    begins = [0]
    for line in lines:
        begins.append(begins[-1] + len(line))
    text = source.encode()
    for begin, end, instead in sorted(docstrings(ast.parse(source), begins), reverse=True):
        text = text[:begin] + instead + b"\n" * text.count(b"\n", begin, end) + text[end:]
    return text.decode()


def docstrings(tree: ast.Module, begins: list[int]) -> list[tuple[int, int, bytes]]:
    """Of each docstring: where it begins and ends, in bytes, and its replacement. `begins`: where the lines begin."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, Documented) and ast.get_docstring(node, clean=False) is not None:
            told = node.body[0]
            last, column = told.end_lineno or told.lineno, told.end_col_offset or 0
            found.append((begins[told.lineno - 1] + told.col_offset, begins[last - 1] + column, instead_of(node)))
    return found


def instead_of(node: Documented) -> bytes:
    """A docstring's replacement, which says nothing.

    In a module only a docstring may precede future imports; and a dataclass without one makes it up from its signature,
    which takes longer than all else.
    """
    if isinstance(node, ast.Module):
        return b'""'
    return b'"."' if isinstance(node, ast.ClassDef) else b"..."


def without_description(metadata: bytes) -> bytes:
    """METADATA's fields alone."""
    return metadata.partition(b"\n\n")[0] + b"\n"
