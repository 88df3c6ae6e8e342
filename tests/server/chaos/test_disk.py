"""What a power cut leaves: all that was synced, and of the rest anything."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.chaos.disk import Disk, Fate, cuts
from tests.server.chaos.recording import Done, Kind, Recorder, read

FILE, LOG = b"/disk/house.db", b"/disk/house.db-wal"
ONE, TWO = 1, 2
SECTOR = 512

Leave = Callable[[list[Done], Fate], dict[str, bytes]]


def done(kind: Kind, handle: int = ONE, number: int = 0, data: bytes = b"") -> Done:
    return Done(kind, handle, 0, number, data)


@pytest.fixture
def leave(tmp_path: Path) -> Leave:
    """What is found after some operations, on a disk that had `old` in its file."""
    before = tmp_path / "before"
    before.mkdir()
    (before / "house.db").write_bytes(b"old")

    def found(operations: list[Done], fate: Fate) -> dict[str, bytes]:
        disk = Disk(before)
        for operation in operations:
            disk.do(operation)
        disk.leave(tmp_path / "found", fate, random.Random(1))
        return {file.name: file.read_bytes() for file in (tmp_path / "found").iterdir()}

    return found


OPENED = done(Kind.OPEN, data=FILE)
SYNCED = [done(Kind.SYNC_BEGINS), done(Kind.SYNC_ENDS)]


def test_what_was_not_synced_is_lost_or_kept(leave: Leave) -> None:
    written = [OPENED, done(Kind.WRITE, number=3, data=b"new")]
    assert leave(written, Fate.LOST) == {"house.db": b"old"}
    assert leave(written, Fate.KEPT) == {"house.db": b"oldnew"}
    assert leave([*written, *SYNCED], Fate.LOST) == {"house.db": b"oldnew"}


def test_a_write_that_was_not_synced_is_torn_between_sectors(leave: Leave) -> None:
    written = [OPENED, done(Kind.WRITE, number=0, data=b"n" * SECTOR * 40)]
    (found,) = leave(written, Fate.TORN).values()
    sectors = {found[start : start + SECTOR] for start in range(SECTOR, len(found), SECTOR)}
    assert sectors == {b"n" * SECTOR, bytes(SECTOR)}


def test_a_sync_covers_what_was_written_before_it_began(leave: Leave) -> None:
    operations = [
        OPENED,
        done(Kind.WRITE, number=0, data=b"1"),
        done(Kind.SYNC_BEGINS),
        done(Kind.WRITE, number=1, data=b"2"),
    ]
    assert leave(operations, Fate.LOST) == {"house.db": b"old"}, "it has not come back yet"
    assert leave([*operations, done(Kind.SYNC_ENDS)], Fate.LOST) == {"house.db": b"1ld"}


def test_two_handles_of_one_file_sync_it_for_each_other(leave: Leave) -> None:
    operations = [
        OPENED,
        done(Kind.OPEN, TWO, data=FILE),
        done(Kind.WRITE, ONE, 0, b"1"),
        done(Kind.SYNC_BEGINS, TWO),
        done(Kind.SYNC_BEGINS, ONE),
        done(Kind.SYNC_ENDS, TWO),
        done(Kind.WRITE, TWO, 1, b"2"),
        done(Kind.SYNC_ENDS, ONE),
    ]
    assert leave(operations, Fate.LOST) == {"house.db": b"1ld"}


def test_what_was_cut_off_comes_back_unless_that_was_synced(leave: Leave) -> None:
    operations = [OPENED, done(Kind.TRUNCATE, number=1)]
    assert leave(operations, Fate.LOST) == {"house.db": b"old"}
    assert leave([*operations, *SYNCED], Fate.LOST) == {"house.db": b"o"}


def test_a_new_log_is_there_once_it_was_synced_for_the_first_time(leave: Leave) -> None:
    operations = [done(Kind.OPEN, TWO, 1, LOG), done(Kind.WRITE, TWO, 0, b"entry")]
    assert leave(operations, Fate.LOST) == {"house.db": b"old"}
    synced = [*operations, done(Kind.SYNC_BEGINS, TWO), done(Kind.SYNC_ENDS, TWO)]
    assert leave(synced, Fate.LOST) == {"house.db": b"old", LOG.decode()[6:]: b"entry"}
    deleted = [*synced, done(Kind.CLOSE, TWO), done(Kind.DELETE, 0, 0, LOG)]
    assert leave(deleted, Fate.LOST).keys() == {"house.db", "house.db-wal"}, "it is back"
    assert leave([*deleted[:-1], done(Kind.DELETE, 0, 1, LOG)], Fate.LOST).keys() == {"house.db"}


def test_a_recording_is_read_as_far_as_it_is_whole(tmp_path: Path) -> None:
    file = tmp_path / "recording"
    recorder = Recorder(file)
    recorder.add(Kind.OPEN, 2**40, 0, FILE)
    recorder.add(Kind.WRITE, 2**40, 7, b"data")
    first, second = read(file)
    assert (first.kind, first.handle, first.data) == (Kind.OPEN, 2**40, FILE)
    assert (second.kind, second.number, second.data) == (Kind.WRITE, 7, b"data")
    assert first.time <= second.time
    file.write_bytes(file.read_bytes()[:-1])
    assert [operation.kind for operation in read(file)] == [Kind.OPEN]


def test_the_disk_is_looked_at_at_the_moments_asked_for_and_at_the_last(tmp_path: Path) -> None:
    operations = [OPENED, *(done(Kind.WRITE, number=i, data=b"x") for i in range(4))]
    found = [
        (cut.number, len(cut.disk._now["house.db"].pending))
        for cut in cuts(Disk(tmp_path), iter(operations), {2, 4})
    ]
    assert found == [(2, 1), (4, 3), (5, 4)]
