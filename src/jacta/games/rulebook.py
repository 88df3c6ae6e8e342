"""The rules files: every clause, example and ruling of a game, by its id."""

from __future__ import annotations

import re
from pathlib import Path

__all__ = ["clauses", "rules_file"]

_FOLDER = Path(__file__).parents[1] / "rules"
_CLAUSE = re.compile(r"^- ([A-Z]{2}-[RXA]\d+) (.*)$", re.MULTILINE)


def rules_file(game: str) -> Path:
    """Where the rules of a game of this house are written."""
    return _FOLDER / f"{game}.md"


def clauses(file: Path) -> dict[str, str]:
    """The clauses, examples and rulings of a rules file, in its order."""
    return dict(_CLAUSE.findall(file.read_text("utf-8")))
