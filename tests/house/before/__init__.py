"""A house of before: its file, and what it told then. The README has more."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

__all__ = ["TOLD", "missing", "unpack"]

_FOLDER = Path(__file__).parent
TOLD: dict[str, Any] = json.loads(gzip.decompress((_FOLDER / "told.json.gz").read_bytes()))


def unpack(folder: Path) -> str:
    """A copy of the file, which may be written to."""
    file = folder / "house.db"
    file.write_bytes(gzip.decompress((_FOLDER / "house.db.gz").read_bytes()))
    return str(file)


# What is for people to read: it is told, in the words of today, and a text form in blocks.
_WORDS = ("says", "text")


def missing(before: Any, now: Any, where: str = "") -> list[str]:
    """What was told then and is not told now, or otherwise; there may be more now."""
    if where.rpartition(".")[2].partition("[")[0] in _WORDS and isinstance(before, str):
        is_said = isinstance(now, str | list) and bool(before) == bool(now)
        return [] if is_said else [f"{where} is {now!r}"]
    if isinstance(before, dict) and isinstance(now, dict):
        return [
            line
            for name, value in before.items()
            for line in (
                missing(value, now[name], f"{where}.{name}")
                if name in now
                else [f"{where}.{name} is not told any more"]
            )
        ]
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        pairs = enumerate(zip(before, now, strict=True))
        return [line for i, (one, other) in pairs for line in missing(one, other, f"{where}[{i}]")]
    return [] if before == now else [f"{where} was {before!r} and is {now!r}"]
