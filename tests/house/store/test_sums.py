"""Every entry has a sum over itself and the one before it: whatever changes in a log is found."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from jacta.house import store
from jacta.house.ids import TableId
from jacta.house.store import BrokenEntry, DamagedLog, find_broken, find_holes
from jacta.house.store.database.address import connected
from jacta.house.store.sums import START, Row, sum_of
from tests.house.store.entries import new_entry

ONE, TWO = TableId("one"), TableId("two")
MOVES = [new_entry("move", f'{{"to": {number}}}') for number in range(6)]
ROW: Row = ("one", 2, "move", '{"to": 1}', 1_700_000_000_000_000, "m", 3)


async def fill(address: str) -> None:
    async with store.open(address) as house:
        for table in (ONE, TWO):
            await house.log.create(table, MOVES[:1])
            await house.log.append(table, 1, MOVES[1:5], cause="m")
            await house.log.append(table, 5, MOVES[5:])


async def execute(address: str, command: str) -> None:
    async with connected(address) as database:
        await database.write(lambda db: db.exec_driver_sql(command) and None)


def test_whatever_is_stored_of_an_entry_is_summed_up() -> None:
    others: list[Row] = [
        ("two", *ROW[1:]),
        ("one", 3, *ROW[2:]),
        ("one", 2, "move2", *ROW[3:]),
        (*ROW[:3], '{"to": 3}', *ROW[4:]),
        (*ROW[:4], ROW[4] + 1, "m", 3),
        (*ROW[:5], None, 3),
        (*ROW[:6], 2),
    ]
    sums = {sum_of(START, row) for row in (ROW, *others)} | {sum_of(b"before", ROW)}
    assert len(sums) == len(others) + 2
    assert {len(sum) for sum in sums} == {16}


CHANGES = [
    "body = '{\"to\": 7}'",
    "at = at + 1",
    "cause = 'other'",
    "kind = 'mofe'",
    "more = more - 1",
    "sum = NULL",
]


@pytest.mark.parametrize("change", CHANGES)
async def test_a_changed_entry_is_named(address: str, change: str) -> None:
    await fill(address)
    assert await find_broken(address) == []
    await execute(address, f"UPDATE entries SET {change} WHERE table_id = 'one' AND n = 3")
    assert await find_broken(address) == [BrokenEntry(ONE, 3)]
    async with store.open(address) as house:
        for after in (0, 2):
            with pytest.raises(DamagedLog, match="table one is damaged: entry 3 is not as it was"):
                await house.log.read(ONE, after)
        assert len(await house.log.read(TWO)) == 6


async def test_what_was_lost_shows_in_what_follows(address: str) -> None:
    await fill(address)
    await execute(address, "DELETE FROM entries WHERE table_id = 'one' AND n = 3")
    assert (await find_broken(address), await find_holes(address)) == ([BrokenEntry(ONE, 3)], [ONE])


async def test_a_bit_that_leaves_no_text_behind_is_found_too(sqlite_address: str) -> None:
    await fill(sqlite_address)
    with closing(sqlite3.connect(sqlite_address)) as database, database:
        garbled = bytearray(MOVES[2].body.encode())
        garbled[3] ^= 0x80
        change = "UPDATE entries SET body = CAST(? AS TEXT) WHERE table_id = 'two' AND n = 3"
        database.execute(change, (bytes(garbled),))
    assert await find_broken(sqlite_address) == [BrokenEntry(TWO, 3)]
    async with store.open(sqlite_address) as house:
        with pytest.raises(DamagedLog, match="entry 3"):
            await house.log.read(TWO)
        assert len(await house.log.read(ONE)) == 6, "text is text again"


async def test_nothing_is_added_to_a_log_that_ends_otherwise_than_it_was_known_here(
    address: str,
) -> None:
    await fill(address)
    async with store.open(address) as house:
        await house.log.read(ONE)
        await execute(address, "UPDATE entries SET sum = NULL WHERE table_id = 'one' AND n = 6")
        with pytest.raises(DamagedLog, match="entry 6"):
            await house.log.append(ONE, 6, MOVES[:1])
        assert await house.log.last(ONE) == 6


async def test_who_knows_no_sum_adds_to_a_log_all_the_same(address: str) -> None:
    """Another process may have written what this one never read."""
    async with store.open(address) as one, store.open(address) as other:
        await one.log.create(ONE, MOVES[:2])
        assert await other.log.append(ONE, 2, MOVES[2:4], cause="m") == 4
        assert await one.log.append(ONE, 4, MOVES[4:]) == 6
        for house in (one, other):
            assert [entry.n for entry in await house.log.read(ONE, 3)] == [4, 5, 6]
    assert await find_broken(address) == []


async def test_the_logs_of_an_older_house_are_summed_up(address: str) -> None:
    await store.upgrade(address, "0005")
    for table in ("one", "two"):
        await execute(address, f"INSERT INTO tables (id, created_at) VALUES ('{table}', 1)")
        rows = ", ".join(f"('{table}', {n}, 'a', '{n}', 1, NULL, 0)" for n in range(1, 1500))
        columns = "table_id, n, kind, body, at, cause, more"
        await execute(address, f"INSERT INTO entries ({columns}) VALUES {rows}")
    assert await find_broken(address) == [], "there is nothing to hold them against"
    async with store.open(address) as house:
        assert len(await house.log.read(TWO)) == 1499
        assert await house.log.append(TWO, 1499, MOVES) == 1505
    assert await find_broken(address) == []
    await execute(address, "UPDATE entries SET body = '7' WHERE table_id = 'two' AND n = 1400")
    assert await find_broken(address) == [BrokenEntry(TWO, 1400)]
