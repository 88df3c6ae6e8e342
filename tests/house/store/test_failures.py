"""When the database fails, the caller is told so, and the store works again afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select

from jacta.house import store
from jacta.house.ids import TableId
from jacta.house.store import StoreError
from jacta.house.store.database import sqlite
from jacta.house.store.database.address import connected
from jacta.house.store.database.schema import tables
from jacta.house.store.errors import StorageAway
from tests.house.store.entries import new_entry
from tests.house.store.postgres import Server

ONE = TableId("one")
MOVE = [new_entry("move", '{"secret": "seed"}')]
END_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'"


def name_of(address: str) -> str:
    return address.partition("@/")[2].partition("?")[0]


async def test_every_connection_that_writes_is_durable(
    sqlite_address: str, postgres_address: str, postgres: Server
) -> None:
    settings = ["journal_mode", "synchronous", "foreign_keys"]
    async with connected(sqlite_address) as database:
        found = await database.write(
            lambda db: [db.exec_driver_sql(f"PRAGMA {name}").scalar() for name in settings]
        )
    assert found == ["wal", 2, 1], "2 is FULL"
    off = f"ALTER DATABASE {name_of(postgres_address)} SET synchronous_commit = off"
    await asyncio.to_thread(postgres.execute, off)
    async with connected(postgres_address) as database:
        show = "SHOW synchronous_commit"
        assert await database.write(lambda db: db.exec_driver_sql(show).scalar()) == "on"


async def test_a_reader_waits_for_no_writer(sqlite_address: str) -> None:
    async with store.open(sqlite_address) as house:
        await house.log.create(ONE, MOVE)
        other = sqlite3.connect(sqlite_address, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        other.execute("UPDATE entries SET body = 'not yet'")
        start = time.monotonic()
        (entry,) = await house.log.read(ONE)
        assert entry.body == MOVE[0].body
        assert time.monotonic() - start < 5
        other.execute("ROLLBACK")
        other.close()


async def test_a_file_that_stays_locked_fails_the_append_only(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.1)
    async with store.open(sqlite_address) as house:
        await house.log.create(ONE)
        other = sqlite3.connect(sqlite_address, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answers = await asyncio.gather(
            *(house.log.append(ONE, 0, MOVE) for _ in range(3)), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [StorageAway] * 3
        assert str(answers[0]).endswith("house.db failed: database is locked")
        other.execute("COMMIT")
        other.close()
        assert await house.log.append(ONE, 0, MOVE) == 1


@pytest.mark.parametrize("name", ["missing/house.db", "text"])
async def test_a_file_that_is_no_database_is_said_to_be_none(tmp_path: Path, name: str) -> None:
    (tmp_path / "text").write_text("This is no database, only a text of some length. " * 99)
    with pytest.raises(StoreError, match=r"No such file|not a database"):
        async with store.open(tmp_path / name):
            pass


async def test_a_lost_connection_is_made_anew_unnoticed(
    postgres_address: str, postgres: Server
) -> None:
    async with store.open(postgres_address) as house:
        await house.log.create(ONE)
        for n in range(3):
            assert len(await house.log.read(ONE)) == n
            await asyncio.to_thread(postgres.execute, END_ALL.format(name_of(postgres_address)))
            assert await house.log.append(ONE, n, MOVE) == n + 1
            await asyncio.to_thread(postgres.execute, END_ALL.format(name_of(postgres_address)))


async def test_a_database_out_of_reach_fails_the_append_and_is_found_again(
    postgres_address: str, postgres: Server
) -> None:
    door = f"ALTER DATABASE {name_of(postgres_address)} ALLOW_CONNECTIONS {{}}"
    async with store.open(postgres_address) as house:
        await house.log.create(ONE)
        await asyncio.to_thread(postgres.execute, door.format("false"))
        await asyncio.to_thread(postgres.execute, END_ALL.format(name_of(postgres_address)))
        for _ in range(2):
            with pytest.raises(StorageAway, match="the database failed: "):
                await house.log.append(ONE, 0, MOVE)
            with pytest.raises(StorageAway):
                await house.log.read(ONE)
        await asyncio.to_thread(postgres.execute, door.format("true"))
        assert await house.log.append(ONE, 0, MOVE) == 1
        assert len(await house.log.read(ONE)) == 1


async def test_a_connection_lost_in_the_commit_is_a_failure_and_never_tried_twice(
    postgres_address: str, postgres: Server
) -> None:
    """Whether the commit went through is not known then; here it did not."""
    trap = """
        CREATE SEQUENCE commits;
        CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM nextval('commits'), pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
        CREATE CONSTRAINT TRIGGER trap AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION die()
    """
    async with store.open(postgres_address) as house:
        await house.log.create(ONE)
        await asyncio.to_thread(postgres.execute, trap, postgres_address)
        with pytest.raises(StoreError):
            await house.log.append(ONE, 0, MOVE, cause="m")
        await asyncio.to_thread(postgres.execute, "DROP TRIGGER trap ON entries", postgres_address)
        async with connected(postgres_address) as database:
            tried = "SELECT last_value FROM commits"
            assert await database.read(lambda db: db.exec_driver_sql(tried).scalar()) == 1
        assert await house.log.last(ONE) == 0
        assert await house.log.append(ONE, 0, MOVE, cause="m") == 1


async def test_a_transaction_that_breaks_leaves_nothing_behind(address: str) -> None:
    def break_off(connection: Connection) -> None:
        connection.execute(insert(tables), {"id": "half", "created_at": 1})
        raise ZeroDivisionError

    await store.upgrade(address)
    async with connected(address) as database:
        for _ in range(2):
            with pytest.raises(ZeroDivisionError):
                await database.write(break_off)
            assert await database.read(lambda db: db.execute(select(tables)).all()) == []


async def test_a_server_that_is_not_there_is_away() -> None:
    with pytest.raises(StorageAway):
        async with store.open("postgresql://nobody@127.0.0.1:1/nothing"):
            pass
    with pytest.raises(StorageAway, match="the bus cannot reach the database"):
        async with store.open_bus("postgresql://nobody@127.0.0.1:1/nothing"):
            pass


async def test_an_error_tells_no_secrets(address: str, postgres: Server) -> None:
    """A constraint that nobody reckoned with makes the databases print what they were given."""
    async with store.open(address) as house:
        await house.log.create(ONE)
        async with connected(address) as database:
            await database.write(lambda db: db.exec_driver_sql("DROP TABLE entries") and None)
        with pytest.raises(StoreError) as error:
            await house.log.append(ONE, 0, MOVE)
    assert "entries" in str(error.value)
    for told in (error.value, error.value.__cause__):
        assert "seed" not in str(told)
