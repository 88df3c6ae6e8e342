"""What is wrong at the moment: a file of a few numbers that a test sets and its houses look at."""

from __future__ import annotations

import mmap
import struct
from enum import IntEnum
from pathlib import Path

__all__ = ["Controls", "Storage"]

_NUMBERS = struct.Struct(">qqq")


class Storage(IntEnum):
    """How the disk below SQLite is."""

    WELL = 0
    FULL = 1  # what is there can be read and written over, but no file grows
    READ_ONLY = 2  # nothing can be written, and nothing opened for writing
    BROKEN = 3  # every write and every sync fails


class Controls:
    """Shared by processes: what one sets, the others see at once."""

    def __init__(self, file: Path) -> None:
        if not file.exists():
            file.write_bytes(bytes(_NUMBERS.size))
        with file.open("r+b") as shared:
            self._shared = mmap.mmap(shared.fileno(), _NUMBERS.size)

    @property
    def storage(self) -> Storage:
        return Storage(self._get(0))

    @storage.setter
    def storage(self, state: Storage) -> None:
        self._set(0, state)

    @property
    def sync_milliseconds(self) -> int:
        """How much longer the disk takes for a sync."""
        return self._get(1)

    @sync_milliseconds.setter
    def sync_milliseconds(self, milliseconds: int) -> None:
        self._set(1, milliseconds)

    @property
    def loses_notices(self) -> bool:
        """Whether no process hears of what others have stored."""
        return bool(self._get(2))

    @loses_notices.setter
    def loses_notices(self, is_lost: bool) -> None:
        self._set(2, is_lost)

    def _get(self, place: int) -> int:
        number: int = _NUMBERS.unpack(self._shared[:])[place]
        return number

    def _set(self, place: int, number: int) -> None:
        numbers = list(_NUMBERS.unpack(self._shared[:]))
        numbers[place] = number
        self._shared[:] = _NUMBERS.pack(*numbers)
