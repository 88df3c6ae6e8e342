"""Entries are numbered without gaps, stored once, and read back as they were."""

from __future__ import annotations

import asyncio

import pytest

from jacta.engine.errors import JactaError
from jacta.house import store
from jacta.house.ids import TableId
from jacta.house.store import Conflict, Repeated, UnknownTable
from tests.house.clocks import HeldClock
from tests.house.store.entries import new_entry

ONE, TWO = TableId("one"), TableId("two")
METHODS = {"append", "caused", "create", "last", "lasts", "read", "tables"}


async def test_entries_are_numbered_from_one_in_the_order_of_the_appends(address: str) -> None:
    async with store.open(address) as house:
        assert await house.log.create(ONE) == 0
        assert await house.log.append(ONE, 0, [new_entry("a", "1"), new_entry("b", "2")]) == 2
        assert await house.log.append(ONE, 2, [new_entry("c", "3")]) == 3
        entries = await house.log.read(ONE)
        assert [(entry.n, entry.kind, entry.body) for entry in entries] == [
            (1, "a", "1"),
            (2, "b", "2"),
            (3, "c", "3"),
        ]
        assert [entry.more for entry in entries] == [1, 0, 0]
        assert await house.log.last(ONE) == 3
        assert await house.log.read(ONE, after=1) == entries[1:]
        assert await house.log.read(ONE, after=1, limit=1) == entries[1:2]
        assert await house.log.read(ONE, after=3) == []


async def test_an_entry_comes_back_as_it_was_given_also_in_the_next_process(address: str) -> None:
    table, cause = TableId("Würfel 🎲"), "message 1 🎲"
    given = new_entry(
        "käse", '{"wörter": "Würfel ‽ 🎲", "nul": "\\u0000"}', at=1_700_000_000_123_456
    )
    async with store.open(address) as house:
        await house.log.create(table, [given], cause)
    async with store.open(address) as house:
        (entry,) = await house.log.read(table)
        with pytest.raises(Repeated):
            await house.log.append(table, 1, [given], cause)
    assert entry == store.StoredEntry(table, 1, given.kind, given.body, given.at, cause, 0)


async def test_a_table_has_the_time_it_was_made_in_microseconds(
    address: str, clock: HeldClock
) -> None:
    async with store.open(address, clock=clock) as house:
        await house.log.create(ONE, [new_entry("a", "1", at=7)])
        ((entry,), (table,)) = await house.log.read(ONE), await house.log.tables()
    assert (entry.at, table.created_at) == (7, clock.now())


async def test_who_comes_second_gets_a_conflict_and_stores_nothing(address: str) -> None:
    async with store.open(address) as house:
        await house.log.create(ONE, [new_entry("a", "1")])
        await house.log.append(ONE, 1, [new_entry("first", "2")])
        for after, entries in (
            (1, [new_entry("x", "3")]),
            (0, [new_entry("x", "3")] * 5),
            (3, [new_entry("x", "3")]),
        ):
            with pytest.raises(Conflict) as conflict:
                await house.log.append(ONE, after, entries)
            assert (conflict.value.after, conflict.value.last) == (after, 2)
        assert [entry.kind for entry in await house.log.read(ONE)] == ["a", "first"]


async def test_the_same_message_sent_again_changes_nothing(address: str) -> None:
    async with store.open(address) as house:
        await house.log.create(ONE, [new_entry("a", "1")], cause="open")
        assert (
            await house.log.append(ONE, 1, [new_entry("b", "2"), new_entry("c", "3")], cause="move")
            == 3
        )
        await house.log.append(ONE, 3, [new_entry("d", "4")], cause="other")
        for after in (1, 3, 4):
            with pytest.raises(Repeated) as repeated:
                await house.log.append(
                    ONE, after, [new_entry("b", "2"), new_entry("c", "3")], cause="move"
                )
            assert list(repeated.value.numbers) == [2, 3]
        with pytest.raises(Repeated) as repeated:
            await house.log.create(ONE, [new_entry("a", "1")], cause="open")
        assert list(repeated.value.numbers) == [1]
        assert await house.log.last(ONE) == 4
        assert [entry.cause for entry in await house.log.read(ONE)] == [
            "open",
            "move",
            None,
            "other",
        ]


async def test_what_a_message_led_to_and_where_logs_end_can_be_asked(address: str) -> None:
    async with store.open(address) as house:
        await house.log.create(ONE, [new_entry("a", "1")])
        await house.log.append(ONE, 1, [new_entry("b", "2"), new_entry("c", "3")], cause="move")
        await house.log.create(TWO)
        assert await house.log.caused(ONE, "move") == range(2, 4)
        assert await house.log.caused(TWO, "move") is None
        assert await house.log.caused(ONE, "\0") is None
        assert await house.log.lasts([ONE, TWO, TableId("nowhere"), TableId("")]) == {ONE: 3}
        assert await house.log.lasts([]) == {}


async def test_a_cause_counts_within_its_table_only(address: str) -> None:
    async with store.open(address) as house:
        await house.log.create(ONE, [new_entry("a", "1")], cause="m")
        assert await house.log.create(TWO, [new_entry("a", "1")], cause="m") == 1


async def test_a_table_is_made_once_and_needed_before_the_first_append(address: str) -> None:
    async with store.open(address) as house:
        with pytest.raises(UnknownTable):
            await house.log.append(ONE, 0, [new_entry("a", "1")])
        assert (await house.log.read(ONE), await house.log.last(ONE), await house.log.tables()) == (
            [],
            0,
            [],
        )
        await house.log.create(ONE)
        with pytest.raises(Conflict):
            await house.log.create(ONE)
        await house.log.append(ONE, 0, [new_entry("a", "1")])
        with pytest.raises(Conflict):
            await house.log.create(ONE, [new_entry("b", "2")])
        assert [entry.kind for entry in await house.log.read(ONE)] == ["a"]


async def test_tables_are_listed_in_the_order_of_their_ids_and_in_parts(address: str) -> None:
    ids = [TableId(f"t{i}") for i in range(5)]
    async with store.open(address) as house:
        await asyncio.gather(*(house.log.create(table) for table in reversed(ids)))
        assert [table.id for table in await house.log.tables()] == ids
        assert [table.id for table in await house.log.tables(limit=2)] == ids[:2]
        assert [table.id for table in await house.log.tables(after=ids[1], limit=2)] == ids[2:4]


async def test_what_no_database_can_store_is_refused_before_it_meets_others(address: str) -> None:
    fine = [new_entry("a", "1")]
    async with store.open(address) as house:
        await house.log.create(ONE)
        for name in ("", "x" * 201, "nul\0", "half \ud83c"):
            assert await house.log.read(TableId(name)) == []
            assert await house.log.last(TableId(name)) == 0
            with pytest.raises(JactaError):
                await house.log.create(TableId(name))
            with pytest.raises(JactaError):
                await house.log.append(ONE, 0, fine, cause=name)
            with pytest.raises(JactaError):
                await house.log.append(ONE, 0, [new_entry(name, "1")])
        for entry in (
            new_entry("a", ""),
            new_entry("a", "\0"),
            new_entry("a", "1", at=-1),
            new_entry("a", "1", at=1 << 63),
        ):
            with pytest.raises(JactaError):
                await house.log.append(ONE, 0, [entry])
        for after in (-1, (1 << 31) - 1, 1 << 40):
            with pytest.raises(JactaError):
                await house.log.append(ONE, after, fine)
        with pytest.raises(JactaError):
            await house.log.append(ONE, 0, [])
        assert await house.log.append(ONE, 0, fine, cause="x" * 200) == 1
        assert await house.log.read(ONE, after=1 << 40) == []
        assert len(await house.log.read(ONE, after=-7)) == 1


async def test_what_was_stored_can_only_be_read(address: str) -> None:
    async with store.open(address) as house:
        offers = {name for name in dir(house.log) if not name.startswith("_")}
    assert offers == METHODS
