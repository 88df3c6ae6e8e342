"""A copy of a house is complete, of one moment, and never half."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from jacta.engine.errors import JactaError
from jacta.house import store
from jacta.house.ids import PersonId, TableId
from jacta.house.store import Schema, StoreError, WrongSchema
from jacta.house.store.database.address import connected
from jacta.house.store.database.schema import metadata
from tests.house.store.database.test_migrations import execute, fill_old
from tests.house.store.entries import new_entry
from tests.house.store.people.test_privacy import furnish
from tests.house.store.people.test_puzzles import rate
from tests.house.store.postgres import Server

ONE = TableId("one")
MOVE = [new_entry("move", '"Würfel 🎲"')]


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where nothing is yet."""
    if request.param == "sqlite":
        folder = tmp_path / "backups"
        folder.mkdir()
        return str(folder / "copy.db")
    server: Server = request.getfixturevalue("postgres")
    return server.create()


async def rows(address: str) -> dict[str, list[tuple[object, ...]]]:
    """All that is in a database, by table."""

    def find(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
        return {
            table.name: [
                tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))
            ]
            for table in metadata.sorted_tables
        }

    async with connected(address) as database:
        return await database.read(find)


async def test_all_of_a_house_is_copied(address: str, target: str) -> None:
    async with store.open(address) as house:
        await furnish(house)
        await house.keys.good()
        await house.identity.current()
        await house.bans.add("person", "bert", "a reason", None)
        await house.deeds.begin("keeper", "ban bert")
        await house.tries.begin("bert", lambda tries: 0)
        await house.days.fix("express", "2026-08-31", bytes(32), "france")
        await house.days.fix("express", "2999-08-31", bytes(31), "france")
        await house.drafts.put(ONE, 0, 1, ["lock"])
        await house.retrospects.keep(ONE, 0, "{}")
        await house.puzzles.answer("express", "one", PersonId("anna"), 0, True, rate)
        await house.log.append(ONE, 1, MOVE * 2500, due={"clock": 5})
        assert await house.leases.claim("bot", "p1", 3600)
        progress: list[tuple[str, int]] = []
        await store.copy(address, target, lambda table, done: progress.append((table, done)))
        before, after = await rows(address), await rows(target)
    assert all(before.values()), "every table has something to be copied"
    assert after.pop("presence") == []
    held = {name: holder for name, holder, _ in before["leases"]}
    assert held == {"bot": "p1", "clock": None}
    untold = [(name, None, until) for name, _, until in before.pop("leases")]
    assert after.pop("leases") == untold, "as due as before, and held by nobody"
    del before["presence"]
    told = [row for row in before.pop("seeds") if row[2] == "2026-08-31"]
    assert after.pop("seeds") == told, "no seed of a game, or of a day to come"
    assert len(told) == 1
    *former, own = after.pop("houses")
    assert former == before.pop("houses"), "it is another house, and knows of which it is a copy"
    assert own[1] != former[0][1]
    assert after == before
    assert [done for table, done in progress if table == "entries"] == [0, 1000, 2000, 2505]
    assert {table for table, _ in progress} == set(metadata.tables) - {"presence", "seeds"}
    async with store.open(target, upgrade=False) as house:
        assert await house.log.append(ONE, 2501, MOVE) == 2502


async def test_a_copy_is_of_one_moment_while_others_write(address: str, target: str) -> None:
    tables = [TableId(f"t{i}") for i in range(20)]
    async with store.open(address) as house:
        for table in tables:
            await house.log.create(table)

        begun = asyncio.Event()

        async def play() -> None:
            n = 0
            while True:
                await asyncio.gather(*(house.log.append(table, n, MOVE) for table in tables))
                n += 1
                begun.set()

        playing = asyncio.create_task(play())
        await begun.wait()
        await store.copy(address, target)
        playing.cancel()
        await asyncio.wait([playing])
    async with store.open(target) as copied:
        lasts = [await copied.log.last(table) for table in tables]
        assert len(set(lasts)) == 1, "all of a batch or nothing"
        assert lasts[0] > 0


async def test_an_old_backup_is_brought_up_to_date_and_left_as_it_was(
    address: str, target: str
) -> None:
    await fill_old(address)
    await store.copy(address, target)
    assert await store.check(address) is Schema.OLD
    assert await store.check(target) is Schema.CURRENT
    async with store.open(target) as house:
        assert [entry.body for entry in await house.log.read(ONE)] == ["1"]


async def test_a_database_that_has_a_house_is_left_alone(address: str, target: str) -> None:
    async with store.open(address) as house:
        await house.log.create(ONE, MOVE)
    async with store.open(target) as house:
        await house.keys.good()
    before = await rows(target)
    with pytest.raises(JactaError, match="must be empty"):
        await store.copy(address, target)
    assert await rows(target) == before


async def test_a_schema_without_rows_counts_as_empty(address: str, target: str) -> None:
    async with store.open(address) as house:
        await house.log.create(ONE, MOVE)
    await store.upgrade(target)
    await store.copy(address, target)
    assert (await rows(target))["entries"] == (await rows(address))["entries"]


async def test_nothing_and_what_is_too_new_cannot_be_copied(address: str, target: str) -> None:
    with pytest.raises(JactaError, match="no house"):
        await store.copy(address, target)
    await store.upgrade(address)
    await execute(address, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(WrongSchema, match="newer"):
        await store.copy(address, target)
    assert await store.check(target) is Schema.EMPTY


async def test_a_copy_that_fails_leaves_nothing_to_be_taken_for_one(
    address: str, target: str
) -> None:
    def fail(table: str, done: int) -> None:
        if table == "entries" and done:
            raise ZeroDivisionError

    async with store.open(address) as house:
        await house.log.create(ONE, MOVE)
    with pytest.raises(ZeroDivisionError):
        await store.copy(address, target, fail)
    if "://" in target:
        assert not any((await rows(target)).values())
    else:
        assert list(Path(target).parent.iterdir()) == []
    await store.copy(address, target)
    assert (await rows(target))["entries"]


async def test_a_backup_is_one_file_that_only_its_owner_can_read(
    sqlite_address: str, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    async with store.open(sqlite_address) as house:
        await house.log.create(ONE, MOVE)
        await store.copy(sqlite_address, folder / "backup.db")
    assert [file.name for file in folder.iterdir()] == ["backup.db"]
    assert (folder / "backup.db").stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(folder / "backup.db") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()


async def test_a_file_that_cannot_be_made_is_a_store_error(
    sqlite_address: str, tmp_path: Path
) -> None:
    await store.upgrade(sqlite_address)
    with pytest.raises(StoreError, match="cannot be written"):
        await store.copy(sqlite_address, tmp_path / "missing" / "copy.db")
    (tmp_path / "copy.db-wal").write_text("of another house")
    with pytest.raises(JactaError, match="must be empty"):
        await store.copy(sqlite_address, tmp_path / "copy.db")
