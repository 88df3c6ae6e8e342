"""The catalogs of words, read as their authors wrote them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import jacta

__all__ = ["CATALOGS", "Contents", "messages"]

_SOURCES = Path(jacta.__path__[0])
CATALOGS = sorted(_SOURCES.rglob("locale"))


class Contents(Visitor):
    """What a message is made of: variables, pieces of text, and other messages."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.pieces: list[str] = []
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.pieces.append(node.value.strip())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)


@cache
def messages(folder: Path, language: str) -> dict[str, Contents]:
    """What each message of one file holds."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8"))
    found: dict[str, Contents] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = Contents()
            found[entry.id.name].visit(entry)
    return found
