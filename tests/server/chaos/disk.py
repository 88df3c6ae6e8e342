"""What is on the disk after a power cut, told from a recording.

What was synced is there. Of what was written and not synced any part may be there, in any order:
a write reaches the disk in sectors, each of them or not. A file whose directory was not synced may
not be there, and one that was deleted may be there again.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from tests.server.chaos.recording import Done, Kind

__all__ = ["Cut", "Disk", "Fate", "cuts"]

_SECTOR = 512
_AT_LAST = 2**63 - 1


class Fate(Enum):
    """What becomes of what was not synced."""

    LOST = "all that was not synced is lost"
    TORN = "of what was not synced, some sectors are there"
    KEPT = "all that was written is there"


@dataclass
class _Stored:
    """One file: what is on the disk for certain, and what was done since, in its order."""

    durable: bytearray = field(default_factory=bytearray)
    pending: list[Done] = field(default_factory=list)
    is_named: bool = True  # its directory was synced

    def settle(self, count: int) -> None:
        """The first operations are on the disk."""
        for done in self.pending[:count]:
            _apply(self.durable, done, lambda: True)
        del self.pending[:count]

    def after(self, fate: Fate, rng: random.Random) -> bytes:
        """What is found after the cut."""
        found = bytearray(self.durable)
        if fate is not Fate.LOST:
            keeps = (lambda: True) if fate is Fate.KEPT else (lambda: rng.random() < 0.5)
            for done in self.pending:
                _apply(found, done, keeps)
        return bytes(found)


def _apply(content: bytearray, done: Done, keeps: Callable[[], bool]) -> None:
    """Do to a file what was done, sector by sector, as far as the sectors reach the disk."""
    if done.kind is Kind.TRUNCATE:
        if keeps():
            del content[done.number :]
        return
    for start in range(0, len(done.data), _SECTOR):
        if keeps():
            at, part = done.number + start, done.data[start : start + _SECTOR]
            if len(content) < at:
                content.extend(bytes(at - len(content)))
            content[at : at + len(part)] = part


class Disk:
    """The files of one folder, from what they were as the recording began."""

    def __init__(self, before: Path) -> None:
        """`before` has the files as they were; those beside the database that SQLite makes anew
        with every start are left out."""
        self._now = {
            file.name: _Stored(bytearray(file.read_bytes()))
            for file in before.iterdir()
            if not file.name.endswith("-shm")
        }
        self._durable = dict(self._now)
        self._open: dict[int, _Stored] = {}
        self._names_with: dict[int, bool] = {}
        self._syncing: dict[int, int] = {}

    def do(self, done: Done) -> None:
        """One operation more."""
        file = self._open.get(done.handle)
        match done.kind:
            case Kind.OPEN:
                name = Path(done.data.decode()).name
                if name not in self._now:
                    self._now[name] = _Stored(is_named=False)
                self._open[done.handle] = self._now[name]
                self._names_with[done.handle] = bool(done.number)
            case Kind.CLOSE:
                self._open.pop(done.handle, None)
            case Kind.DELETE:
                self._now.pop(Path(done.data.decode()).name, None)
                if done.number:
                    self._durable = dict(self._now)
            case Kind.WRITE | Kind.TRUNCATE if file is not None:
                file.pending.append(done)
            case Kind.SYNC_BEGINS if file is not None:
                self._syncing[done.handle] = len(file.pending)
            case Kind.SYNC_ENDS if file is not None:
                self._end_sync(done.handle, file)
            case _:
                raise AssertionError(f"{done.kind.name} of a file that is not open")

    def _end_sync(self, handle: int, file: _Stored) -> None:
        count = self._syncing.pop(handle)
        for other, stored in self._open.items():  # two handles of one file may sync at a time
            if stored is file and other in self._syncing:
                self._syncing[other] = max(0, self._syncing[other] - count)
        file.settle(count)
        if not file.is_named and self._names_with[handle]:
            file.is_named = True  # SQLite syncs the directory too, of a new log or journal
            self._durable = dict(self._now)

    def leave(self, folder: Path, fate: Fate, rng: random.Random) -> None:
        """Write what is found after the power was cut now."""
        folder.mkdir(exist_ok=True)
        for old in folder.iterdir():
            old.unlink()
        names = self._now if fate is Fate.KEPT else self._durable
        if fate is Fate.TORN and rng.random() < 0.5:
            names = self._now
        for name, stored in names.items():
            (folder / name).write_bytes(stored.after(fate, rng))


@dataclass(frozen=True)
class Cut:
    """A moment at which the power is cut: before the operation of this number, at its time."""

    number: int
    time: int
    disk: Disk


def cuts(disk: Disk, recording: Iterator[Done], numbers: set[int]) -> Iterator[Cut]:
    """The disk at each of these moments, and at last after everything, whatever its number."""
    number = -1
    for number, done in enumerate(recording):
        if number in numbers:
            yield Cut(number, done.time, disk)
        disk.do(done)
    yield Cut(number + 1, _AT_LAST, disk)
