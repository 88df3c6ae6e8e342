"""The codes of the errors that sources raise, each with the names of its values."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

__all__ = ["error_codes_in"]


def error_codes_in(files: Iterable[Path]) -> dict[str, set[str]]:
    """Every `HouseError("code", name=…)` in these files; a code has the same values everywhere."""
    found: dict[str, set[str]] = {}
    for file in files:
        if "HouseError(" not in (text := file.read_text("utf-8")):
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and _name(node.func) == "HouseError":
                (code,) = node.args
                assert isinstance(code, ast.Constant), f"{file.name}: a code is written out"
                values = {str(keyword.arg) for keyword in node.keywords}
                assert found.setdefault(str(code.value), values) == values, code.value
    return found


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""
