"""The changes themselves: what mutmut would do to a file, without its detour over a copy on the disk.

mutmut's operators say which small changes there are; here they are named, and rendered when they are tried. mutmut
changes functions alone; here what stands outside them is changed too: constants, tables, the fields of classes. Left
alone are types (also in `Literal`), `__all__`, `__slots__`, default values that are more than a name or a number, and
decorated functions other than properties, static and class methods.
"""

import ast
import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from difflib import unified_diff
from pathlib import Path
from types import CodeType

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.file_mutation import Mutation, MutationVisitor, deep_replace
from mutmut.mutation.mutators import mutation_operators
from mutmut.mutation.pragma_handling import IgnoredCode

LEFT_ALONE = {"__all__", "__slots__"}


@dataclass(frozen=True, eq=False)
class Change:
    """One mutant."""

    name: str
    """The place, and a number there: "games.card.state.CardState.play.12", "table.thinking.CAP.1"."""
    path: str
    """The file, from the repository's root: "lostcities/games/card/state.py"."""
    scope: tuple[str, ...] | None
    """The function: ("CardState", "play"), ("start",); None outside all functions."""
    lines: tuple[int, int]
    """The first and the last line of the changed statement, without the body of a compound one."""
    module: cst.Module = field(repr=False)
    mutation: Mutation = field(repr=False)

    @property
    def place(self) -> str:
        """The name without the number."""
        return self.name.rpartition(".")[0]

    @property
    def imported_as(self) -> str:
        """The module's name: "lostcities.games.card.state"."""
        return module_name(self.path)

    def source(self) -> str:
        """The whole file with the change."""
        changed = deep_replace(self.module, self.mutation.original_node, self.mutation.mutated_node)
        assert isinstance(changed, cst.Module)
        return str(changed.code)

    def code(self) -> CodeType | None:
        """The changed function; None if the change is in what is evaluated when the function is defined: defaults."""
        function = self.mutation.contained_by_top_level_function
        assert self.scope is not None
        assert function is not None
        changed = deep_replace(function, self.mutation.original_node, self.mutation.mutated_node)
        assert isinstance(changed, cst.FunctionDef)
        before, after = (self._compiled(self.module.code_for_node(each)) for each in (function, changed))
        return None if before == after else after

    def _compiled(self, text: str) -> CodeType:
        assert self.scope is not None
        if len(self.scope) == 2:
            text = f"class {self.scope[0]}:\n{textwrap.indent(text, '    ')}"
        found = compile(text, self.path, "exec", dont_inherit=True)
        for name in self.scope:
            found = next(each for each in found.co_consts if isinstance(each, CodeType) and each.co_name == name)
        return found

    def told(self) -> str:
        """The lines removed and added, after a `-` or `+` each."""
        before, after = self.module.code.splitlines(), self.source().splitlines()
        lines = list(unified_diff(before, after, n=0, lineterm=""))[2:]
        return "\n".join(line[0] + line[1:].strip() for line in lines if line[0] != "@")


def module_name(path: str) -> str:
    """`lostcities/games/card/__init__.py` -> `lostcities.games.card`."""
    parts = Path(path).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def changes_of(root: Path, path: str) -> list[Change]:
    """All changes of a file, in the order of its lines."""
    source = (root / path).read_text("utf-8")
    wrapper = MetadataWrapper(cst.parse_module(source))
    visitor = _Visitor(mutation_operators, IgnoredCode(set(), set(), set()))
    module = wrapper.visit(visitor)
    positions = wrapper.resolve(PositionProvider)
    statements = _Statements(ast.parse(source))
    owners = dict(_methods(module))
    numbers: Counter[str] = Counter()
    found = []
    for mutation in visitor.mutations:
        line = positions[mutation.original_node].start.line
        function = mutation.contained_by_top_level_function
        scope = (*owners.get(function, ()), function.name.value) if isinstance(function, cst.FunctionDef) else None
        place = ".".join(scope) if scope else statements.names.get(line, "outside")
        if scope is None and place.rpartition(".")[2] in LEFT_ALONE:
            continue
        numbers[place] += 1
        name = f"{module_name(path).removeprefix('lostcities.')}.{place}.{numbers[place]}"
        found.append(Change(name, path, scope, statements.lines[line], module, mutation))
    return found


class _Visitor(MutationVisitor):
    """mutmut's visitor, but it also enters properties, which mutmut leaves alone because of its way to call mutants."""

    def _skip_node_and_children(self, node: cst.CSTNode) -> bool:
        if isinstance(node, cst.FunctionDef) and len(node.decorators) == 1:
            decorator = node.decorators[0].decorator
            if isinstance(decorator, cst.Name) and decorator.value == "property":
                return False
        if isinstance(node, cst.Subscript) and isinstance(node.value, cst.Name) and node.value.value == "Literal":
            return True
        return bool(super()._skip_node_and_children(node))


def _methods(module: cst.Module) -> Iterator[tuple[cst.CSTNode, tuple[str]]]:
    """Every method, with the name of its class."""
    for statement in module.body:
        if isinstance(statement, cst.ClassDef):
            for each in statement.body.body:
                if isinstance(each, cst.FunctionDef):
                    yield each, (statement.name.value,)


class _Statements:
    """By line: where the statement there begins and ends, and the name that it binds, if it is outside functions."""

    def __init__(self, tree: ast.Module) -> None:
        self.lines: dict[int, tuple[int, int]] = {}
        self.names: dict[int, str] = {}
        self._look(tree.body, "")

    def _look(self, statements: Iterable[ast.stmt], within: str) -> None:
        for each in statements:
            last = each.end_lineno or each.lineno
            held = list(_held(each))
            self._put(each.lineno, last)
            if held:
                self._put(each.lineno, max(each.lineno, min(map(_first_line, held)) - 1))
            self.names |= dict.fromkeys(range(each.lineno, last + 1), within + _given_name(each))
            self._look(held, f"{within}{each.name}." if isinstance(each, ast.ClassDef) else within)

    def _put(self, first: int, last: int) -> None:
        self.lines |= dict.fromkeys(range(first, last + 1), (first, last))


def _held(node: ast.AST) -> Iterator[ast.stmt]:
    """The statements directly inside one, including those of its cases and handlers."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            yield child
        else:
            yield from _held(child)


def _first_line(statement: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(statement, "decorator_list", [])
    return min([statement.lineno, *(each.lineno for each in decorators)])


def _given_name(statement: ast.stmt) -> str:
    """`CAP` for `CAP = 1.9`; "outside" for a statement that binds no name."""
    target = statement.targets[0] if isinstance(statement, ast.Assign) else getattr(statement, "target", None)
    return target.id if isinstance(target, ast.Name) else "outside"
