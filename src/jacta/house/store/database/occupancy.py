"""A SQLite file is served, or written anew, by one process at a time: a lock beside it says so.

PostgreSQL sorts out by itself who may do what, and needs none.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from jacta.engine.errors import JactaError
from jacta.house.store.database.address import postgres_address, sqlite_file

try:
    import fcntl
except ImportError:  # Windows: two houses on one file are not noticed there
    fcntl = None  # type: ignore[assignment]

__all__ = ["Occupied", "occupied"]


class Occupied(JactaError):
    """Another process has the file: a house that is open, or one that is being restored."""


@contextmanager
def occupied(address: str | Path) -> Iterator[None]:
    """Nobody else has this file meanwhile; Occupied if somebody does, OSError where no lock can be
    put beside it."""
    if fcntl is None or postgres_address(address) is not None:
        yield
        return
    file = sqlite_file(address)
    lock = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Occupied(f"another process has the file {file}") from None
        yield
    finally:
        os.close(lock)
