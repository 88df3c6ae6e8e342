"""The map from the clauses of a rules file to the tests that carry them and the code that cites.

A test carries a clause by `@pytest.mark.clause("WE-R30", …)`, on the function, on its class or
for the whole module; the marks are read from the sources, so that nothing has to be run. Tests
are those of a checkout: for an installed package somebody has to say where they are.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jacta.engine.definition import Definition
from jacta.engine.errors import JactaError
from jacta.engine.words.rulebook import clauses

__all__ = ["ClauseEntry", "ClauseReport", "checkout", "cited", "marked_tests", "report"]

_ID = re.compile(r"\b([A-Z]{2,}-[A-Z])(\d+)\b")
_RANGE = re.compile(r"\b([A-Z]{2,}-[A-Z])(\d+) to \1(\d+)\b")
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class ClauseEntry:
    """One clause, example or ruling: its text, the tests that carry it, the files that cite it."""

    id: str
    text: str
    tests: tuple[str, ...]
    code: tuple[str, ...]


@dataclass(frozen=True)
class ClauseReport:
    """All clauses of a game, in the order of its rules file.

    `unknown` are the ids that tests carry but the rules do not have.
    """

    entries: tuple[ClauseEntry, ...]
    unknown: dict[str, tuple[str, ...]]

    @property
    def untested(self) -> list[str]:
        return [entry.id for entry in self.entries if not entry.tests]

    @property
    def uncited(self) -> list[str]:
        """Clauses that no file of the game names: no failure, but worth knowing."""
        return [entry.id for entry in self.entries if not entry.code]

    @property
    def passed(self) -> bool:
        return not self.untested and not self.unknown

    @property
    def json(self) -> dict[str, Any]:
        return {
            "passed": self.passed,
            "clauses": [vars(entry) for entry in self.entries],
            "untested": self.untested,
            "uncited": self.uncited,
            "unknown": self.unknown,
        }


def checkout(folder: Path) -> Path | None:
    """The checkout that a game's folder lies in: the one with `tests` beside its `src`."""
    for parent in folder.resolve().parents:
        if parent.name == "src" and (parent.parent / "tests").is_dir():
            return parent.parent
    return None


def report(game: Definition, tests: Path | None = None) -> ClauseReport | None:
    """Every clause of a game with its tests; None where there are no sources of tests.

    They are those of the checkout that the game lies in, or of a folder that is given.
    """
    if (file := game.rulebook()) is None:
        raise JactaError(f"{game.name} has no rules file, so there are no clauses to test")
    if tests is None:
        root = checkout(game.folder)
        if root is None:
            return None
        tests = root / "tests"
    known = clauses(file)
    marked = marked_tests(tests, tests.parent)
    code = _citations(game.folder)
    entries = (
        ClauseEntry(name, text, tuple(marked.get(name, ())), tuple(code.get(name, ())))
        for name, text in known.items()
    )
    own = f"{game.prefix}-"
    unknown = {n: tuple(t) for n, t in marked.items() if n.startswith(own) and n not in known}
    return ClauseReport(tuple(entries), unknown)


def marked_tests(folder: Path, root: Path) -> dict[str, list[str]]:
    """The tests of a folder by the clause they carry, named as pytest names them."""
    found: dict[str, list[str]] = {}
    for file in sorted([*folder.rglob("test_*.py"), *folder.rglob("*_test.py")]):
        place = file.relative_to(root).as_posix()
        module = ast.parse(file.read_text("utf-8"), filename=str(file))
        for name, ids in _tests(module.body, _own_marks(module.body)):
            for clause in ids:
                found.setdefault(clause, []).append(f"{place}::{name}")
    return found


def _tests(body: list[ast.stmt], inherited: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Every test function below, with the clauses that it and all around it carry."""
    for node in body:
        if isinstance(node, _FUNCTIONS) and node.name.startswith("test"):
            yield node.name, _unique(inherited + _marks(node.decorator_list))
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            marks = inherited + _marks(node.decorator_list) + _own_marks(node.body)
            for name, ids in _tests(node.body, marks):
                yield f"{node.name}::{name}", ids


def _own_marks(body: list[ast.stmt]) -> list[str]:
    """The clauses in the `pytestmark` of a module or class."""
    found: list[str] = []
    for node in body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in targets):
                found += _marks([node.value])
    return found


def _marks(expressions: list[ast.expr]) -> list[str]:
    """The ids in every `….mark.clause(…)`, in parameter sets too."""
    found = []
    for expression in expressions:
        for node in ast.walk(expression):
            if isinstance(node, ast.Call) and _is_clause_mark(node.func):
                found += [
                    argument.value
                    for argument in node.args
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                ]
    return found


def _is_clause_mark(function: ast.expr) -> bool:
    if not isinstance(function, ast.Attribute) or function.attr != "clause":
        return False
    owner = function.value
    return getattr(owner, "attr", getattr(owner, "id", None)) == "mark"


def _citations(folder: Path) -> dict[str, list[str]]:
    """The files of a game by the clauses they cite."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*.py")):
        for clause in cited(file.read_text("utf-8")):
            found.setdefault(clause, []).append(file.relative_to(folder).as_posix())
    return found


def cited(text: str) -> list[str]:
    """The clauses that a source cites; 'WE-R5 to WE-R7' cites all three."""
    found = [f"{family}{number}" for family, number in _ID.findall(text)]
    for family, first, last in _RANGE.findall(text):
        found += [f"{family}{number}" for number in range(int(first), int(last) + 1)]
    return _unique(found)


def _unique(names: list[str]) -> list[str]:
    return list(dict.fromkeys(names))
