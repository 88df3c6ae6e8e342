"""Every other process that watches hears of a table that has new entries."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from jacta.house import store
from jacta.house.ids import TableId
from tests.house.store.postgres import Server
from tests.house.store.test_failures import END_ALL, name_of

A, B, C = TableId("a"), TableId("b"), TableId("käse 🎲")
LAST = TableId("last")


async def hear(notices: AsyncIterator[TableId], end: TableId = LAST) -> list[TableId]:
    """All notices up to this one."""
    heard = []
    async with asyncio.timeout(20):
        async for table in notices:
            if table == end:
                break
            heard.append(table)
    return heard


async def is_silent(notices: AsyncIterator[TableId]) -> bool:
    """Whether nothing is heard for a while."""
    try:
        await asyncio.wait_for(anext(notices), 0.2)
    except TimeoutError:
        return True
    return False


async def test_every_subscriber_elsewhere_hears_every_table_once_until_it_has_fetched_it(
    postgres_address: str,
) -> None:
    async with (
        store.open_bus(postgres_address) as here,
        store.open_bus(postgres_address) as there,
    ):
        with there.subscribe() as first, there.subscribe() as second:
            for table in (B, A, B, B, C, LAST):
                here.publish(table)
            assert await hear(first) == await hear(second) == [B, A, C]
            here.publish(B)
            here.publish(LAST)
            assert await hear(first) == [B]
        here.publish(A)


async def test_nobody_hears_of_what_the_own_process_did(address: str) -> None:
    async with store.open_bus(address) as bus:
        with bus.subscribe() as notices:
            bus.publish(A)
            assert await is_silent(notices)


async def test_notices_go_both_ways(postgres_address: str) -> None:
    async with (
        store.open_bus(postgres_address) as here,
        store.open_bus(postgres_address) as there,
    ):
        with here.subscribe() as near, there.subscribe() as far:
            for table in (A, B, C, LAST):
                here.publish(table)
            assert await hear(far) == [A, B, C]
            there.publish(B)
            there.publish(LAST)
            assert await hear(near) == [B]
            assert await is_silent(far)


async def test_what_is_unsent_is_sent_before_the_bus_closes(postgres_address: str) -> None:
    async with store.open_bus(postgres_address) as there:
        with there.subscribe() as far:
            async with store.open_bus(postgres_address) as here:
                here.publish(A)
                here.publish(LAST)
            assert await hear(far) == [A]


async def test_a_bus_that_lost_its_connection_finds_it_again(
    postgres_address: str, postgres: Server
) -> None:
    async with (
        store.open_bus(postgres_address) as here,
        store.open_bus(postgres_address) as there,
    ):
        with there.subscribe() as far:
            await asyncio.to_thread(postgres.execute, END_ALL.format(name_of(postgres_address)))
            async with asyncio.timeout(20):
                while True:
                    here.publish(B)
                    try:
                        assert await asyncio.wait_for(anext(far), 0.2) == B
                        break
                    except TimeoutError:
                        continue
