"""A lone commit on a quick disk is made where it is asked for, and never holds anyone up."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection

from jacta.house import store
from jacta.house.ids import TableId
from jacta.house.store.database import in_place, sqlite
from jacta.house.store.database.sqlite import SqliteDatabase, driver
from tests.house.store.entries import new_entry

ONE = TableId("one")
MOVE = [new_entry("move", "{}")]


class Counting:
    """Adds a number to a table by itself, and remembers in which threads."""

    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database
        self.threads: list[str] = []

    async def add(self, *, is_lone: bool = True) -> None:
        if not is_lone or self._database.write_in_place(self._add) is None:
            await self._database.write(self._never, self._add)

    def _add(self, connection: Connection) -> bool:
        self.threads.append(threading.current_thread().name)
        driver(connection).execute("INSERT INTO numbers VALUES (1)")
        return True

    @staticmethod
    def _never(connection: Connection) -> bool:
        raise AssertionError("it was added at once")

    @property
    def in_place(self) -> int:
        return self.threads.count(threading.main_thread().name)


@asynccontextmanager
async def counted(folder: Path) -> AsyncIterator[Counting]:
    database = SqliteDatabase(folder / "numbers.db")
    await database.write(lambda db: db.exec_driver_sql("CREATE TABLE numbers (n)"))
    yield Counting(database)
    await database.close()


def numbers(file: Path) -> int:
    connection = sqlite3.connect(file)
    found: int = connection.execute("SELECT count(*) FROM numbers").fetchone()[0]
    connection.close()
    return found


@pytest.fixture
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """No commit takes too long to be made in place, whatever disk this is."""
    monkeypatch.setattr(in_place, "_QUICK_SECONDS", 60.0)


@pytest.mark.usefixtures("quick_disk")
async def test_only_a_lone_commit_is_made_in_place(tmp_path: Path) -> None:
    async with counted(tmp_path) as counting:
        await counting.add(is_lone=False)
        await counting.add()
        assert counting.in_place == 1
        assert numbers(tmp_path / "numbers.db") == 2


async def test_a_commit_in_place_is_durable(tmp_path: Path) -> None:
    async with counted(tmp_path) as counting:
        settings: list[int] = []

        def look(connection: Connection) -> bool:
            found = driver(connection).execute("PRAGMA synchronous").fetchone()
            settings.append(found[0])
            return True

        assert counting._database.write_in_place(look)
        assert settings == [2], "2 is FULL"


async def test_a_slow_disk_is_left_to_the_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with counted(tmp_path) as counting:
        monkeypatch.setattr(in_place, "_QUICK_SECONDS", 0.0)
        await counting.add()
        await counting.add()
        await counting.add()
        assert counting.in_place == 1, "the first one shows how slow it is"


@pytest.mark.usefixtures("quick_disk")
async def test_the_thread_moves_the_log_into_the_file_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with counted(tmp_path) as counting:
        monkeypatch.setattr(in_place, "_COMMITS_BETWEEN_CHECKPOINTS", 1100)
        log, sizes = tmp_path / "numbers.db-wal", []
        for _ in range(2300):
            await counting.add()
            sizes.append(log.stat().st_size)
        assert counting.in_place == 2298
        assert max(sizes) == max(sizes[:1110]), "it is written anew from its beginning"


async def test_nobody_is_held_up_while_somebody_else_writes(sqlite_address: str) -> None:
    async with store.open(sqlite_address) as house:
        await house.log.create(ONE)
        assert await house.log.append(ONE, 0, MOVE) == 1
        assert await house.log.append(ONE, 1, MOVE) == 2
        other = sqlite3.connect(sqlite_address, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting, started = (
            asyncio.create_task(house.log.append(ONE, 2, MOVE, "cause")),
            time.monotonic(),
        )
        await asyncio.sleep(0.1)
        assert time.monotonic() - started < sqlite.BUSY_SECONDS / 2
        assert not waiting.done()
        other.execute("COMMIT")
        other.close()
        assert await waiting == 3
        assert len(await house.log.read(ONE)) == 3


@pytest.mark.usefixtures("quick_disk")
async def test_what_fails_in_place_is_tried_by_the_thread(tmp_path: Path) -> None:
    async with counted(tmp_path) as counting:
        await counting.add()
        add, fails = counting._add, [True]

        def add_later(connection: Connection) -> bool:
            if fails.pop():
                raise sqlite3.OperationalError("disk I/O error")
            return add(connection)

        counting._add = add_later  # type: ignore[method-assign]
        fails.insert(0, False)
        await counting.add()
        assert counting.in_place == 1
        assert counting.threads[-1] == "jacta-store-writer"
        assert numbers(tmp_path / "numbers.db") == 2
