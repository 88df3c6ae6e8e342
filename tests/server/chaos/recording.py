"""A recording of what SQLite did to its files: every write, truncation, sync and deletion.

The house appends to it with plain system calls, so that it survives the house. The time of each
operation is that of the machine's monotonic clock, which all processes share, taken before the
operation is asked of the disk, or after a sync has come back.
"""

from __future__ import annotations

import os
import struct
import threading
import time
from collections.abc import Iterator
from enum import IntEnum
from pathlib import Path
from typing import NamedTuple

__all__ = ["Done", "Kind", "Recorder", "read"]

_HEAD = struct.Struct(">BQqqI")


class Kind(IntEnum):
    """What was done to a file."""

    OPEN = 1  # data: its name; number: 1 where the directory is synced with its first sync
    WRITE = 2  # number: where
    TRUNCATE = 3  # number: to which size
    SYNC_BEGINS = 4
    SYNC_ENDS = 5
    DELETE = 6  # data: its name; number: 1 where the directory is synced too
    CLOSE = 7


class Done(NamedTuple):
    """One operation by one handle."""

    kind: Kind
    handle: int
    time: int
    number: int
    data: bytes


class Recorder:
    """Appends to a recording."""

    def __init__(self, file: Path) -> None:
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
        self._file, self._lock = os.open(file, flags, 0o600), threading.Lock()

    def add(self, kind: Kind, handle: int, number: int = 0, data: bytes = b"") -> None:
        with self._lock:
            head = _HEAD.pack(kind, handle, time.monotonic_ns(), number, len(data))
            os.writev(self._file, [head, data])


def read(file: Path) -> Iterator[Done]:
    """All that was recorded, in its order; the last one may be cut off, and is left out then."""
    with file.open("rb") as recording:
        while len(head := recording.read(_HEAD.size)) == _HEAD.size:
            kind, handle, at, number, size = _HEAD.unpack(head)
            data = recording.read(size)
            if len(data) < size:
                return
            yield Done(Kind(kind), handle, at, number, data)
