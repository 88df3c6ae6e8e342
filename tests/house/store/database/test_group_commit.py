"""All that waits is written in one transaction, and what is refused in it fails alone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from functools import partial

import pytest
from sqlalchemy import Connection, Engine, Pool, event

from jacta.house import store
from jacta.house.ids import TableId
from jacta.house.store import Conflict, Repeated, Store, StoreError, UnknownTable
from tests.house.store.entries import new_entry

ONE = TableId("one")
MOVE = [new_entry("move", "{}")]
_WRITING = ("INSERT", "UPDATE", "DELETE", "WITH")


@pytest.fixture
def commits() -> Iterator[list[str]]:
    """Grows with every commit of any database; SQLite is asked for what it does itself."""
    seen: list[str] = []

    def see(connection: Connection) -> None:
        if connection.dialect.name != "sqlite":
            seen.append("COMMIT")

    def trace(connection: object, _: object) -> None:
        if isinstance(connection, sqlite3.Connection):
            connection.set_trace_callback(partial(note, connection))

    def note(connection: sqlite3.Connection, statement: str) -> None:
        alone = not connection.in_transaction and statement.startswith(_WRITING)
        if statement == "COMMIT" or alone:
            seen.append(statement)

    event.listen(Engine, "commit", see)
    event.listen(Pool, "connect", trace)
    yield seen
    event.remove(Engine, "commit", see)
    event.remove(Pool, "connect", trace)


async def tables(house: Store, count: int) -> list[TableId]:
    ids = [TableId(f"t{i:03}") for i in range(count)]
    await asyncio.gather(*(house.log.create(table) for table in ids))
    return ids


async def test_appends_that_wait_together_are_one_commit(address: str, commits: list[str]) -> None:
    async with store.open(address) as house:
        ids = await tables(house, 50)
        commits.clear()
        await asyncio.gather(*(house.log.append(table, 0, MOVE) for table in ids))
        assert len(commits) == 1
        commits.clear()

        async def play(table: TableId) -> None:
            for n in range(1, 11):
                await house.log.append(table, n, MOVE, cause=f"m{n}")

        await asyncio.gather(*(play(table) for table in ids))
        assert len(commits) <= 50, "500 appends"
        assert {await house.log.last(table) for table in ids} == {11}


async def test_a_refused_append_fails_alone(address: str, commits: list[str]) -> None:
    async with store.open(address) as house:
        a, b, c, d = await tables(house, 4)
        await house.log.append(b, 0, MOVE, cause="known")
        commits.clear()
        answers = await asyncio.gather(
            house.log.append(a, 0, MOVE),
            house.log.append(a, 0, MOVE),
            house.log.append(a, 1, MOVE, cause="twice"),
            house.log.append(a, 2, MOVE, cause="twice"),
            house.log.append(b, 1, MOVE, cause="known"),
            house.log.append(c, 7, MOVE),
            house.log.append(TableId("nowhere"), 0, MOVE),
            house.log.append(d, 0, MOVE * 3),
            return_exceptions=True,
        )
        assert len(commits) == 1
        kinds = [answer if isinstance(answer, int) else type(answer) for answer in answers]
        assert kinds == [1, Conflict, 2, Repeated, Repeated, Conflict, UnknownTable, 3]
        assert [await house.log.last(table) for table in (a, b, c, d)] == [2, 1, 0, 3]


async def test_a_table_is_there_from_its_making_on_also_within_a_batch(address: str) -> None:
    async with store.open(address) as house:
        answers = await asyncio.gather(
            house.log.append(ONE, 0, MOVE),
            house.log.create(ONE, MOVE),
            house.log.create(ONE, MOVE),
            house.log.append(ONE, 1, MOVE),
            return_exceptions=True,
        )
        kinds = [answer if isinstance(answer, int) else type(answer) for answer in answers]
        assert kinds == [UnknownTable, 1, Conflict, 2]


@pytest.mark.parametrize("rounds", [0, 1, 3, 100])
async def test_a_caller_that_is_cancelled_loses_and_doubles_nothing(
    address: str, rounds: int
) -> None:
    async with store.open(address) as house:
        ids = await tables(house, 10)
        tasks = [asyncio.create_task(house.log.append(t, 0, MOVE, cause="m")) for t in ids]
        for _ in range(rounds):
            await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert answers[1::2] == [1] * 5
        for table in ids:
            if await house.log.last(table) == 0:
                assert await house.log.append(table, 0, MOVE, cause="m") == 1
            with pytest.raises(Repeated):
                await house.log.append(table, 1, MOVE, cause="m")
            assert len(await house.log.read(table)) == 1


async def test_leaving_waits_for_what_was_accepted_and_accepts_no_more(address: str) -> None:
    async with store.open(address) as house:
        ids = await tables(house, 20)
        tasks = [asyncio.create_task(house.log.append(table, 0, MOVE)) for table in ids]
        await asyncio.sleep(0)
    assert [task.result() for task in tasks] == [1] * 20
    with pytest.raises(StoreError, match="closed"):
        await house.log.append(ids[0], 1, MOVE)
    async with store.open(address) as house:
        assert {await house.log.last(table) for table in ids} == {1}
