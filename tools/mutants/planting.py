"""Planting: a function of the rules gets the code of its mutant.

The jit is off, so a function of the rules is a plain Python function that all share who have
imported it, and another code object is all it takes. What ran when the game was imported has left
its mark in tables: there the mutant has to be in its module from the beginning.
"""

from __future__ import annotations

import ast
import os
import resource
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import reduce
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from math import ceil
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, TypeAlias

from tools.mutants.changes import Change, changes, exchanged
from tools.mutants.functions import RuleFunction, rule_functions

__all__ = ["Mutant", "Place", "Ran", "limit", "mutants", "noting_what_runs", "plant", "plant_early"]

# The file of a function, and its name there.
Place: TypeAlias = tuple[str, str]
Ran: TypeAlias = set[Place]


@dataclass(frozen=True)
class Mutant:
    """A rule function of a package with one change."""

    package: str
    function: RuleFunction
    change: Change

    @property
    def name(self) -> str:
        return f"{self.function.name}: {self.change.words}"

    @property
    def place(self) -> Place:
        return str(self.function.file), self.function.qualified


def mutants(package: str, folder: Path, only: str | None = None) -> list[Mutant]:
    """All mutants of a game, in the order of its sources; or those of one function."""
    return [
        Mutant(package, function, change)
        for function in rule_functions(folder, package)
        if only in (None, function.name)
        for change in changes(function.node)
    ]


@contextmanager
def noting_what_runs(folder: Path) -> Iterator[Ran]:
    """The functions of a folder that run meanwhile."""
    found, within = Ran(), f"{folder}{os.sep}"

    def note(frame: FrameType, event: str, argument: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(within):
            found.add((code.co_filename, code.co_qualname))

    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(None)


def limit(seconds: float) -> None:
    """This process may use the processor for so long, and is ended then by SIGXCPU."""
    resource.setrlimit(resource.RLIMIT_CPU, (ceil(seconds), ceil(seconds) + 1))


def plant(mutant: Mutant) -> None:
    """Make a function its mutant, for all who have imported it."""
    module: Any = import_module(f"{mutant.package}.{mutant.function.file.stem}")
    found = reduce(getattr, mutant.function.qualified.split("."), module)
    assert isinstance(found, FunctionType), "the jit is to be off"
    body = ast.Module([*_future(mutant.function.tree), mutant.change.node], [])
    code = compile(body, str(mutant.function.file), "exec")
    name = mutant.change.node.name
    found.__code__ = next(
        one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == name
    )


def plant_early(mutant: Mutant) -> None:
    """Whoever imports the module from now on gets the mutant in it."""
    sys.meta_path.insert(0, _Finder(mutant))


class _Finder(MetaPathFinder):
    def __init__(self, mutant: Mutant) -> None:
        self._mutant, self._file = mutant, str(mutant.function.file)
        self._module = f"{mutant.package}.{mutant.function.file.stem}"

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self._module:
            return None
        loader = _Loader(fullname, self._file, self._mutant)
        return spec_from_file_location(fullname, self._file, loader=loader)


class _Loader(SourceFileLoader):
    def __init__(self, fullname: str, path: str, mutant: Mutant) -> None:
        super().__init__(fullname, path)
        self._mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        old, new = self._mutant.function.node, self._mutant.change.node
        tree = exchanged(self._mutant.function.tree, old, new)
        return compile(tree, self.path, "exec")


def _future(tree: ast.Module) -> list[ast.stmt]:
    """What a module asks of the compiler."""
    return [
        node
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module == "__future__"
    ]
