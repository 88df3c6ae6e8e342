"""What tables and people are known by everywhere: their ids, and the state of a table in a word."""

from __future__ import annotations

import secrets
from typing import Literal, NewType, TypeAlias

__all__ = ["PersonId", "TableId", "TableState", "new_id"]

TableId = NewType("TableId", str)
PersonId = NewType("PersonId", str)
TableState: TypeAlias = Literal["open", "running", "over", "aborted"]


def new_id(size: int) -> str:
    """So many random bytes as text, which does not begin like an option of a command."""
    while (made := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return made
