"""The bus: notices that a table has new entries, between all processes that share a database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Protocol

from jacta.house.ids import TableId
from jacta.house.store.database.address import postgres_address

__all__ = ["Bus", "MemoryBus", "Notices", "open_bus"]


class Bus(Protocol):
    """Tells other processes that a table has new entries: an id, no more, perhaps twice or late.

    A process hears nothing of what it publishes itself: it knows. A notice can get lost with a
    connection, so whoever watches a table also looks now and then.
    """

    def publish(self, table: TableId) -> None:
        """Tell the subscribers of all other processes, after the entries are stored."""

    def subscribe(self) -> AbstractContextManager[AsyncIterator[TableId]]:
        """The notices from now on; equal ones that nobody has fetched yet are told once."""


@asynccontextmanager
async def open_bus(address: str | Path) -> AsyncIterator[Bus]:
    """The bus of a house: PostgreSQL carries it to all processes, on SQLite there is but one."""
    server = postgres_address(address)
    if server is None:
        yield MemoryBus()
        return
    from jacta.house.store.postgres_bus import PostgresBus  # see `address.connected`

    bus = PostgresBus(server)
    await bus.start()
    try:
        yield bus
    finally:
        await bus.close()


class Notices:
    """What a subscriber has not fetched yet, each table once, in the order of the first notice."""

    def __init__(self) -> None:
        self._ids: dict[TableId, None] = {}
        self._any = asyncio.Event()

    def add(self, table: TableId) -> None:
        self._ids[table] = None
        self._any.set()

    def __aiter__(self) -> AsyncIterator[TableId]:
        return self

    async def __anext__(self) -> TableId:
        while not self._ids:
            self._any.clear()
            await self._any.wait()
        table = next(iter(self._ids))
        del self._ids[table]
        return table


class MemoryBus:
    """The bus of a house that is alone: there is nobody to tell, and never any news."""

    def publish(self, table: TableId) -> None:
        """Nobody else is there."""

    @contextmanager
    def subscribe(self) -> Iterator[AsyncIterator[TableId]]:
        yield Notices()
