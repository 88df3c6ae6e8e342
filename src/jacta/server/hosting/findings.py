"""What a checkup finds: a code and its values, the words are in the catalogs of the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias

from jacta.server.hosting.logs import redact

__all__ = ["Finding", "Level", "Values", "failed", "reason", "some_of"]

_SHOWN = 5

Level: TypeAlias = Literal["ok", "warning", "problem"]
Values: TypeAlias = dict[str, int | str]


@dataclass(frozen=True)
class Finding:
    """What a check found; the sentence that goes with its code says what to do."""

    check: str
    code: str
    level: Level = "ok"
    values: Values = field(default_factory=dict)


def failed(check: str, error: Exception, folder: Path | None = None) -> Finding:
    """A check that could not be made."""
    values: Values = {"problem": reason(error)}
    return Finding(check, "failed", "problem", values | ({"folder": str(folder)} if folder else {}))


def reason(error: Exception) -> str:
    """What an error says, without secrets."""
    said = error.strerror if isinstance(error, OSError) else None
    return redact(said or str(error))


def some_of(ids: Sequence[str]) -> str:
    """A few of these, for a sentence."""
    return ", ".join([*ids[:_SHOWN], *("…" for _ in ids[_SHOWN : _SHOWN + 1])])
