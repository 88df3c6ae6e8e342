"""The rule functions of a game, and the clauses that each of them stands for."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NewType

from jacta.lab.clauses import cited
from tools.mutants.changes import Function

__all__ = ["Name", "RuleFunction", "rule_functions"]

# Module and function, such as `tracks.last_place`.
Name = NewType("Name", str)


@dataclass(frozen=True)
class RuleFunction:
    """A function of a game. Where `clauses` is empty it serves them all."""

    name: Name
    file: Path
    tree: ast.Module
    node: Function
    clauses: frozenset[str]

    @property
    def qualified(self) -> str:
        """Its name in its module, with that of its class before it."""
        return self.name.partition(".")[2]


@dataclass(frozen=True)
class _Found:
    file: Path
    tree: ast.Module
    node: Function
    cites: frozenset[str]
    uses: frozenset[Name]

    @property
    def is_rule(self) -> bool:
        """A kernel is one, and a plain function that cites a clause: what it makes or finds is
        looked up by the rules. One that says what is wrong with a position or a file is none."""
        decorators = {one.id for one in self.node.decorator_list if isinstance(one, ast.Name)}
        returns = ast.unparse(self.node.returns) if self.node.returns is not None else ""
        return "kernel" in decorators or (bool(self.cites) and returns not in _PROBLEMS)


# What functions return that say what is wrong.
_PROBLEMS = ("str | None", "Iterator[str]")


def rule_functions(folder: Path, package: str) -> list[RuleFunction]:
    """The rule functions of a game's own folder.

    A function that cites no clause is a part of those that use it, and stands for theirs.
    """
    found: dict[Name, _Found] = {}
    for file in sorted(folder.glob("*.py")):
        found |= _functions(file, package)
    users: dict[Name, set[Name]] = {name: set() for name in found}
    for name, function in found.items():
        for used in function.uses & found.keys():
            users[used].add(name)
    return [
        RuleFunction(name, one.file, one.tree, one.node, _stands_for(name, found, users))
        for name, one in found.items()
        if one.is_rule
    ]


def _stands_for(
    name: Name, found: Mapping[Name, _Found], users: Mapping[Name, set[Name]]
) -> frozenset[str]:
    clauses, seen, edge = set[str](), {name}, [name]
    while edge:
        one = edge.pop()
        if found[one].cites:
            clauses |= found[one].cites
        else:
            edge += users[one] - seen
            seen |= users[one]
    return frozenset(clauses)


def _functions(file: Path, package: str) -> dict[Name, _Found]:
    text = file.read_text("utf-8")
    tree, lines = ast.parse(text, filename=str(file)), text.splitlines()
    known = _names(tree, file.stem, package)
    found = {}
    for qualified, node in _in(tree.body):
        used = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
        source = "\n".join(lines[node.lineno - 1 : node.end_lineno])
        found[Name(f"{file.stem}.{qualified}")] = _Found(
            file,
            tree,
            node,
            frozenset(cited(source)),
            frozenset(known[one] for one in used & known.keys()),
        )
    return found


def _in(body: list[ast.stmt], within: str = "") -> Iterator[tuple[str, Function]]:
    """The functions of a module and the methods of its classes."""
    for node in body:
        if isinstance(node, ast.FunctionDef):
            yield within + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from _in(node.body, f"{within}{node.name}.")


def _names(tree: ast.Module, module: str, package: str) -> dict[str, Name]:
    """By the name that is said in a module the function of the game that it stands for."""
    known = {node.name: Name(f"{module}.{node.name}") for _, node in _in(tree.body)}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{package}."):
            other = (node.module or "").removeprefix(f"{package}.")
            for alias in node.names:
                known[alias.asname or alias.name] = Name(f"{other}.{alias.name}")
    return known
