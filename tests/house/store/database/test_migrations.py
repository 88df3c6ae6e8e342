"""The schema is made from nothing, brought up to date, and left alone when it is newer."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from jacta.house import store
from jacta.house.ids import PersonId, TableId
from jacta.house.store import Schema, Summary, WrongSchema
from jacta.house.store.counted import Due
from jacta.house.store.database import migration
from jacta.house.store.database.address import connected
from jacta.house.store.database.schema import metadata
from tests.house.store.entries import new_entry

ONE = TableId("one")
# As they were made: some hold for a part of the rows only.
_INDEXES = "SELECT sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"


async def execute(address: str, command: str) -> None:
    async with connected(address) as database:
        await database.write(lambda db: db.exec_driver_sql(command) and None)


async def fill_old(address: str) -> None:
    """A house with one table and a lease, as the first version made them."""
    await store.upgrade(address, "0001")
    await execute(address, "INSERT INTO tables (id, created_at) VALUES ('one', 1)")
    columns = "table_id, n, kind, body, at, cause, more"
    await execute(
        address, f"INSERT INTO entries ({columns}) VALUES ('one', 1, 'a', '1', 1, 'm', 0)"
    )
    await execute(address, "INSERT INTO leases (name, holder, until) VALUES ('clock', 'p1', 1)")


async def test_the_schema_is_made_from_nothing_and_again_changes_nothing(address: str) -> None:
    assert await store.check(address) is Schema.EMPTY
    await store.upgrade(address)
    assert await store.check(address) is Schema.CURRENT
    async with store.open(address) as house:
        await house.log.create(TableId("one"), [new_entry("a", "1")])
    await store.upgrade(address)
    async with store.open(address, upgrade=False) as house:
        assert await house.log.last(TableId("one")) == 1


def test_a_migration_is_in_a_file_of_its_name_and_the_last_is_the_largest() -> None:
    scripts = ScriptDirectory(str(migration._SCRIPTS))
    for script in scripts.walk_revisions():
        assert Path(script.path).name.startswith(f"m{script.revision}_")
    assert scripts.get_heads() == [max(migration._revisions())]


async def test_the_migrations_make_the_schema_that_the_code_works_with(address: str) -> None:
    def compare(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        differences: list[object] = compare_metadata(context, metadata)
        return differences

    await store.upgrade(address, "0001")
    await store.upgrade(address)
    async with connected(address) as database:
        assert await database.read(compare) == []


async def test_a_new_database_is_as_one_that_had_all_migrations(tmp_path: Path) -> None:
    def describe(connection: Connection) -> dict[str, object]:
        found = inspect(connection)
        return {
            name: (
                sorted((c["name"], str(c["type"]), c["nullable"]) for c in found.get_columns(name)),
                found.get_pk_constraint(name)["constrained_columns"],
                sorted((key["name"], key["column_names"]) for key in found.get_indexes(name)),
                sorted(key["column_names"] for key in found.get_unique_constraints(name)),
                sorted(key["constrained_columns"] for key in found.get_foreign_keys(name)),
                connection.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar(),
            )
            for name in found.get_table_names()
        } | {"": sorted(connection.exec_driver_sql(_INDEXES).scalars())}

    made, migrated = str(tmp_path / "made.db"), str(tmp_path / "migrated.db")
    await store.upgrade(made)
    await store.upgrade(migrated, "0001")
    await store.upgrade(migrated)
    async with connected(made) as one, connected(migrated) as other:
        assert await one.read(describe) == await other.read(describe)


async def test_a_house_of_the_first_version_is_brought_up_to_date(address: str) -> None:
    await fill_old(address)
    assert await store.check(address) is Schema.OLD
    async with store.open(address) as house:
        assert [(entry.n, entry.cause) for entry in await house.log.read(ONE)] == [(1, "m")]
        assert await house.leases.due() == ["clock"]
        assert sum((await house.lobby.counts()).values()) == 0, "it is not listed yet"
        told = Summary("express", "open", True, False, True, ())
        assert await house.log.append(ONE, 1, [new_entry("b", "2")], summary=told) == 2
        (listed,) = await house.lobby.open_tables()
        assert (listed.table, listed.created_at) == (ONE, 1)


async def test_a_database_is_left_as_it_is_where_upgrading_is_not_allowed(address: str) -> None:
    with pytest.raises(WrongSchema, match="empty: upgrade it first"):
        async with store.open(address, upgrade=False):
            pass
    assert await store.check(address) is Schema.EMPTY


async def test_a_newer_schema_is_refused(address: str) -> None:
    await store.upgrade(address)
    await execute(address, "UPDATE alembic_version SET version_num = '9999'")
    assert await store.check(address) is Schema.NEWER
    with pytest.raises(WrongSchema, match="newer version of Jacta"):
        await store.upgrade(address)
    for upgrade in (True, False):
        with pytest.raises(WrongSchema, match="newer version of Jacta"):
            async with store.open(address, upgrade=upgrade):
                pass
    assert await store.check(address) is Schema.NEWER


async def test_several_may_make_the_schema_at_the_same_time(address: str) -> None:
    async with AsyncExitStack() as stack:
        houses = await asyncio.gather(
            *(stack.enter_async_context(store.open(address)) for _ in range(4))
        )
        await houses[0].log.create(TableId("one"))
        assert [table.id for table in await houses[3].log.tables()] == ["one"]


async def test_to_look_at_a_file_that_is_not_there_makes_none(tmp_path: Path) -> None:
    assert await store.check(tmp_path / "house.db") is Schema.EMPTY
    assert list(tmp_path.iterdir()) == []


async def test_results_of_before_were_reached_alone(sqlite_address: str) -> None:
    await store.upgrade(sqlite_address, "0011")
    await execute(sqlite_address, "INSERT INTO tables (id, created_at) VALUES ('one', 1)")
    columns = "table_id, round, person, game, board, options, day, score, at"
    row = "'one', 0, 'anna', 'trip', 'france', '{}', '2026-08-31', 48, 1"
    await execute(sqlite_address, f"INSERT INTO results ({columns}) VALUES ({row})")
    async with store.open(sqlite_address) as house:
        (best,) = await house.results.bests(PersonId("anna"), "trip")
        assert (best.score, best.daily) == (48, 48)


async def test_games_of_before_are_to_be_counted_and_looked_back_on_again(address: str) -> None:
    await store.upgrade(address, "0011")
    await execute(address, "INSERT INTO tables (id, created_at) VALUES ('one', 1)")
    columns = "table_id, round, chair, person, game, players, outcome, rank, listed, counts, at"
    for chair, row in enumerate(("'anna', 'trip', 2, 'won', 1", "'bert', 'trip', 2, 'lost', 2")):
        values = f"'one', 0, {chair}, {row}, TRUE, TRUE, 5"
        await execute(address, f"INSERT INTO played ({columns}) VALUES ({values})")
    columns = "table_id, round, body, at"
    await execute(address, f"INSERT INTO retrospects ({columns}) VALUES ('one', 0, '[]', 5)")
    async with store.open(address) as house:
        assert await house.counted.next() == Due(ONE, 0, 5)
        assert await house.retrospects.find(ONE, 0) is None
        progress = await house.account.progress()
    assert (progress.finished, progress.counted, progress.judged) == (1, 0, 0)
