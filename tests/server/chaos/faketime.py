"""libfaketime, where it is installed: the clock of the machine itself jumps, as houses see it.

The clock that a house is given can be set by a test (`tests/server/sources.py`); with this, that
of the system below it can be set too, so that whatever asks the system without the house's clock
is found. `JACTA_FAKETIME` says where the library is, if not in its usual place.
"""

from __future__ import annotations

import os
from pathlib import Path

__all__ = ["environment", "library", "set_ahead"]

_USUAL = "usr/lib*/**/faketime/libfaketimeMT.so.1"


def library() -> Path | None:
    """Where it is, if it is there."""
    if said := os.environ.get("JACTA_FAKETIME"):
        return Path(said)
    return next(iter(sorted(Path("/").glob(_USUAL))), None)


def environment(file: Path) -> dict[str, str]:
    """What a process has to be started with, so that a file says how far its clock is ahead."""
    if (found := library()) is None:
        return {}
    if not file.exists():
        set_ahead(file, 0)
    return {
        "LD_PRELOAD": str(found),
        "FAKETIME_TIMESTAMP_FILE": str(file),
        "FAKETIME_NO_CACHE": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
    }


def set_ahead(file: Path, seconds: int) -> None:
    """The clock of all such processes is ahead of the machine's by so much, or behind it."""
    file.write_text(f"{seconds:+d}", "utf-8")
