"""The store on a database: the log, its leases, and the one writer of both.

Accounts, chat and ratings are to come beside the leases: a repository is a class with a database
to read from and the writer to write through, and a property here.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from jacta.house.store import log
from jacta.house.store.address import connected
from jacta.house.store.database import Database
from jacta.house.store.leases import SqlLeases
from jacta.house.store.migration import make_ready
from jacta.house.store.values import (
    LONGEST_NAME,
    MOST_ENTRIES,
    Append,
    Entry,
    New,
    Table,
    TableId,
    is_text,
)
from jacta.house.store.writer import Writer

__all__ = ["SqlStore", "open"]


@asynccontextmanager
async def open(address: str | Path, *, upgrade: bool = True) -> AsyncIterator[SqlStore]:
    """The store at an address, with its schema brought up to date first if that is allowed.

    On leaving, it accepts nothing more and waits for what it had accepted.
    """
    await make_ready(address, upgrade)
    async with connected(address) as database:
        writer = Writer(database)
        try:
            yield SqlStore(database, writer)
        finally:
            await writer.close()


class SqlStore:
    """Keeps the promises of `Store` on SQLite and on PostgreSQL."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database, self._writer = database, writer
        self._leases = SqlLeases(database, writer)

    @property
    def leases(self) -> SqlLeases:
        return self._leases

    async def create(
        self,
        table: TableId,
        entries: Sequence[New] = (),
        cause: str | None = None,
        due: Mapping[str, int | None] | None = None,
    ) -> int:
        request = Append(table, 0, tuple(entries), cause, opens=True, due=dict(due or {}))
        return await self._writer.do(log.append, request)

    async def append(
        self,
        table: TableId,
        after: int,
        entries: Sequence[New],
        cause: str | None = None,
        due: Mapping[str, int | None] | None = None,
    ) -> int:
        request = Append(table, after, tuple(entries), cause, due=dict(due or {}))
        return await self._writer.do(log.append, request)

    async def read(self, table: TableId, after: int = 0, limit: int | None = None) -> list[Entry]:
        if not is_text(table, LONGEST_NAME):
            return []
        start = min(max(after, 0), MOST_ENTRIES)
        return await self._database.read(lambda db: log.read(db, table, start, limit))

    async def last(self, table: TableId) -> int:
        if not is_text(table, LONGEST_NAME):
            return 0
        return await self._database.read(lambda db: log.find_last(db, table))

    async def tables(self, after: str = "", limit: int | None = None) -> list[Table]:
        return await self._database.read(lambda db: log.list_tables(db, after, limit))
