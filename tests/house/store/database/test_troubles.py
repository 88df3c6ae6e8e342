"""What a database fails with is told apart, by what really happens, and ends by itself."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from jacta.house import store
from jacta.house.ids import TableId
from jacta.house.store.database.sqlite import SqliteDatabase, driver
from jacta.house.store.errors import (
    StorageAway,
    StorageDamaged,
    StorageFull,
    StorageReadOnly,
    StorageTrouble,
    StoreError,
)
from jacta.house.store.store import Store
from tests.house.store.entries import new_entry
from tests.house.store.postgres import Server

ONE = TableId("one")
MOVE = [new_entry("move", '{"secret": "seed"}')]
LARGE = [new_entry("move", f'"{"x" * 5000}"')]
END_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'"


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    """The limit of the system on this process: a write beyond it fails, as on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def grow(house: Store, after: int) -> int:
    """Append until that fails; the number of the last entry that was stored."""
    for n in range(after, after + 500):
        try:
            await house.log.append(ONE, n, LARGE, cause=f"m{n}")
        except StorageFull:
            return n
    raise AssertionError("there is no end to the disk")


async def test_a_full_disk_takes_nothing_and_loses_nothing(sqlite_address: str) -> None:
    async with store.open(sqlite_address) as house:
        await house.log.create(ONE, MOVE)
        await house.log.append(ONE, 1, LARGE * 100)
        size = Path(f"{sqlite_address}-wal").stat().st_size
        with no_file_longer_than(size):
            n = await grow(house, 101)
            for _ in range(2):
                with pytest.raises(StorageFull):
                    await house.log.append(ONE, n, LARGE, cause=f"m{n}")
            assert isinstance(house.health.trouble, StorageFull)
            assert await house.log.last(ONE) == n, "what was told is there"
        assert await house.log.append(ONE, n, LARGE, cause=f"m{n}") == n + 1
        assert house.health.trouble is None
        assert len(await house.log.read(ONE)) == n + 1


async def test_a_file_that_may_not_grow_is_full(tmp_path: Path) -> None:
    database = SqliteDatabase(tmp_path / "pages.db")
    await database.write(lambda db: db.exec_driver_sql("CREATE TABLE texts (text)") and None)
    await database.write(lambda db: driver(db).execute("PRAGMA max_page_count = 3") and None)
    long = text(f"INSERT INTO texts VALUES ('{'x' * 40_000}')")
    with pytest.raises(StorageFull, match="database or disk is full"):
        await database.write(lambda db: db.execute(long) and None)
    await database.close()


async def test_what_may_not_be_written_to_is_read_only(sqlite_address: str) -> None:
    async with store.open(sqlite_address) as house:
        await house.log.create(ONE, MOVE)
        database = house.log._database
        await database.write(lambda db: driver(db).execute("PRAGMA query_only = ON") and None)
        with pytest.raises(StorageReadOnly, match="readonly database"):
            await house.log.append(ONE, 1, MOVE, due={"clock": 5})
        assert len(await house.log.read(ONE)) == 1


async def test_a_server_that_may_not_be_written_to_is_read_only(
    postgres_address: str, postgres: Server
) -> None:
    name = postgres_address.partition("@/")[2].partition("?")[0]
    switch = f"ALTER DATABASE {name} SET default_transaction_read_only = {{}}"
    async with store.open(postgres_address) as house:
        await house.log.create(ONE, MOVE)
        await asyncio.to_thread(postgres.execute, switch.format("on"))
        await asyncio.to_thread(postgres.execute, END_ALL.format(name))
        with pytest.raises(StorageReadOnly):
            await house.log.append(ONE, 1, MOVE)
        assert len(await house.log.read(ONE)) == 1
        await asyncio.to_thread(postgres.execute, switch.format("off"))
        await asyncio.to_thread(postgres.execute, END_ALL.format(name))
        assert await house.log.append(ONE, 1, MOVE) == 2
        assert house.health.trouble is None


async def test_a_zeroed_page_is_damage_and_stays_so(sqlite_address: str) -> None:
    async with store.open(sqlite_address) as house:
        await house.log.create(ONE, LARGE * 20)
    with closing(sqlite3.connect(sqlite_address)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (root,) = database.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'entries'"
        ).fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    with open(sqlite_address, "r+b") as raw:
        raw.seek((root - 1) * size)
        raw.write(bytes(size))
    async with store.open(sqlite_address) as house:
        with pytest.raises(StorageDamaged, match="malformed"):
            await house.log.read(ONE)
        await house.leases.post("something", 7)
        assert isinstance(house.health.trouble, StorageDamaged), "whatever else is stored"


async def test_a_file_that_was_taken_away_is_away_until_it_is_back(sqlite_address: str) -> None:
    file, elsewhere = Path(sqlite_address), Path(f"{sqlite_address}.elsewhere")
    async with store.open(sqlite_address) as house:
        await house.log.create(ONE, MOVE)
        file.rename(elsewhere)
        for _ in range(2):
            with pytest.raises(StorageAway, match="moved or replaced"):
                await house.log.append(ONE, 1, MOVE)
            with pytest.raises(StorageAway):
                await house.log.read(ONE)
        assert not file.exists(), "no other one is made in its place"
        file.write_bytes(b"")
        with pytest.raises(StorageAway):
            await house.log.append(ONE, 1, MOVE)
        elsewhere.replace(file)
        assert await house.log.append(ONE, 1, MOVE) == 2
        assert house.health.trouble is None


async def test_a_mistake_of_ours_is_no_trouble_of_the_storage(address: str) -> None:
    async with store.open(address) as house:
        with pytest.raises(StoreError) as found:
            await house.log._database.write(lambda db: db.execute(text("SELECT nonsense")) and None)
        assert not isinstance(found.value, StorageTrouble)
        assert (found.value.code, house.health.trouble) == ("failed", None)
