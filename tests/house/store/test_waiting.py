"""Processes that write the same rows wait in turn, and never for each other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import asyncpg

from jacta.house import store
from jacta.house.ids import TableId
from jacta.house.store import Store
from tests.house.store.entries import new_entry

NAMES = [f"clock/{number}" for number in range(30)]
TABLES = [TableId(f"t{number}") for number in range(5)]
MOVE = [new_entry("move", "{}")]


async def deadlocks(address: str) -> int:
    """How often the database had to choose one of two who waited for each other."""
    connection = await asyncpg.connect(address)
    try:
        found: int = await connection.fetchval(
            "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
        )
        return found
    finally:
        await connection.close()


async def race(
    address: str, there: Callable[[Store, int], Awaitable[None]], rounds: int = 20
) -> None:
    """Two processes do it at the same time."""
    async with store.open(address) as one, store.open(address) as two:
        for table in TABLES:
            await one.log.create(table, MOVE)
        for _ in range(rounds):
            await asyncio.gather(there(one, 1), there(two, -1))


async def test_leases_are_claimed_renewed_and_released_in_one_order(postgres_address: str) -> None:
    async def claim_all(house: Store, step: int) -> None:
        leases, names = house.leases, NAMES[::step]
        await asyncio.gather(*(leases.claim(name, f"p{step}", 60) for name in names))
        await asyncio.gather(*(leases.renew(name, f"p{step}", 60) for name in names))
        await asyncio.gather(*(leases.release(name, f"p{step}") for name in names))

    await race(postgres_address, claim_all)
    assert await deadlocks(postgres_address) == 0


async def test_whatever_comes_first_appends_are_made_first(postgres_address: str) -> None:
    async def move_and_claim(house: Store, step: int) -> None:
        due: dict[str, int | None] = {"clock/1": 1}
        last = await house.log.last(TABLES[0])
        works: list[Awaitable[object]] = [
            house.log.append(TABLES[0], last, MOVE, due=due),
            house.leases.claim("clock/1", f"p{step}", 60),
        ]
        await asyncio.gather(*works[::step], return_exceptions=True)

    await race(postgres_address, move_and_claim, 60)
    assert await deadlocks(postgres_address) == 0


async def test_those_who_cross_each_other_nevertheless_are_all_served(
    postgres_address: str,
) -> None:
    async def cross(house: Store, step: int) -> None:
        mine, other = (0, 1) if step == 1 else (1, 0)
        last = await house.log.last(TABLES[mine])
        await asyncio.gather(
            house.log.append(TABLES[mine], last, MOVE, due={f"clock/{mine}": 1 << 62}),
            house.leases.claim(f"clock/{other}", f"p{step}", 60),
        )

    await race(postgres_address, cross, 5)
