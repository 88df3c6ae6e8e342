"""Programs that write to a store in a process of their own and say what was accepted."""

from __future__ import annotations

import asyncio
import resource
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path

from jacta.house import store
from jacta.house.ids import TableId
from jacta.house.store import Conflict, Store, StoreError
from tests.house.store.entries import new_entry

ROOT = Path(__file__).parents[3]
RACE = TableId("race")


def command(*arguments: str) -> list[str]:
    """How to run one of these programs, from ROOT."""
    return [sys.executable, "-W", "error", "-m", "tests.house.store.program", *arguments]


def say(*words: object) -> None:
    print(*words, flush=True)


async def run_for(house: Store, name: str, last: int) -> None:
    """Try to write every number up to the last; say which ones were won."""
    n = 0
    while n < last:
        try:
            n = await house.log.append(RACE, n, [new_entry("won", f'"{name}"')])
            say(n)
        except Conflict as conflict:
            n = conflict.last


async def race(address: str, name: str, last: str) -> None:
    """Two of these start together on an empty database."""
    async with store.open(address) as house:
        say("ready")
        sys.stdin.readline()
        try:
            await house.log.create(RACE)
        except Conflict:
            await asyncio.sleep(0)
        await run_for(house, name, int(last))


async def write(address: str, name: str, tables: str) -> None:
    """Append to some tables for ever; say each append after it was acknowledged."""

    async def fill(house: Store, table: TableId) -> None:
        n = await house.log.last(table)
        while True:
            size, cause = 1 + n % 3, f"{name}-{n}"
            last = await house.log.append(table, n, [new_entry("move", f'"{cause}"')] * size, cause)
            say(table, n + 1, last, cause)
            n = last

    async with store.open(address) as house:
        known = {table.id for table in await house.log.tables()}
        ids = [TableId(f"t{i}") for i in range(int(tables))]
        await asyncio.gather(*(house.log.create(table) for table in ids if table not in known))
        await asyncio.gather(*(fill(house, table) for table in ids))


async def fill_disk(address: str) -> None:
    """Files may not grow beyond a limit: append until that fails, then lift it and go on."""
    table = TableId("t0")
    async with store.open(address) as house:
        n = await house.log.create(table)
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, most))
        for _ in range(2):
            try:
                while True:
                    n = await house.log.append(table, n, [new_entry("move", f'"{"x" * 5000}"')])
                    say(n)
            except StoreError as error:
                say("failed:", error)
                n = await house.log.last(table)
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        say(await house.log.append(table, n, [new_entry("move", '"after"')]))


if __name__ == "__main__":
    programs: dict[str, Callable[..., Coroutine[object, object, None]]] = {
        "race": race,
        "write": write,
        "fill_disk": fill_disk,
    }
    asyncio.run(programs[sys.argv[1]](*sys.argv[2:]))
