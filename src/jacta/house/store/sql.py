"""The store on a database: the log, and beside it a repository for each other concept.

A repository is a class with a database to read from and the one writer to write through, and a
property here.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from jacta.house.store import log
from jacta.house.store.chat import SqlChat
from jacta.house.store.database.address import connected
from jacta.house.store.database.database import Database
from jacta.house.store.database.migration import make_ready
from jacta.house.store.database.writer import Writer
from jacta.house.store.days import SqlDays
from jacta.house.store.drafts import SqlDrafts
from jacta.house.store.holidays import SqlHolidays
from jacta.house.store.ignores import SqlIgnores
from jacta.house.store.leases import SqlLeases
from jacta.house.store.lobby import SqlLobby
from jacta.house.store.people import SqlPeople
from jacta.house.store.presence import SqlPresence
from jacta.house.store.ratings import SqlRatings
from jacta.house.store.results import SqlResults
from jacta.house.store.secrets import SqlSecrets
from jacta.house.store.tokens import SqlTokens
from jacta.house.store.values import (
    LONGEST_NAME,
    MOST_ENTRIES,
    Append,
    Entry,
    New,
    Result,
    Summary,
    Table,
    TableId,
    is_text,
)

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
        self._lobby = SqlLobby(database, writer)
        self._drafts = SqlDrafts(database, writer)
        self._presence = SqlPresence(database, writer)
        self._secrets = SqlSecrets(database, writer)
        self._people = SqlPeople(database, writer)
        self._tokens = SqlTokens(database, writer)
        self._chat = SqlChat(database, writer)
        self._ignores = SqlIgnores(database, writer)
        self._holidays = SqlHolidays(database, writer)
        self._ratings = SqlRatings(database, writer)
        self._days = SqlDays(database, writer)
        self._results = SqlResults(database)

    @property
    def leases(self) -> SqlLeases:
        return self._leases

    @property
    def lobby(self) -> SqlLobby:
        return self._lobby

    @property
    def drafts(self) -> SqlDrafts:
        return self._drafts

    @property
    def presence(self) -> SqlPresence:
        return self._presence

    @property
    def secrets(self) -> SqlSecrets:
        return self._secrets

    @property
    def people(self) -> SqlPeople:
        return self._people

    @property
    def tokens(self) -> SqlTokens:
        return self._tokens

    @property
    def chat(self) -> SqlChat:
        return self._chat

    @property
    def ignores(self) -> SqlIgnores:
        return self._ignores

    @property
    def holidays(self) -> SqlHolidays:
        return self._holidays

    @property
    def ratings(self) -> SqlRatings:
        return self._ratings

    @property
    def days(self) -> SqlDays:
        return self._days

    @property
    def results(self) -> SqlResults:
        return self._results

    async def create(
        self,
        table: TableId,
        entries: Sequence[New] = (),
        cause: str | None = None,
        due: Mapping[str, int | None] | None = None,
        summary: Summary | None = None,
    ) -> int:
        request = Append(table, 0, tuple(entries), cause, True, dict(due or {}), summary)
        return await self._writer.do(log.append, request, log.append_at_once)

    async def append(
        self,
        table: TableId,
        after: int,
        entries: Sequence[New],
        cause: str | None = None,
        due: Mapping[str, int | None] | None = None,
        summary: Summary | None = None,
        drop_drafts: bool = False,
        result: Result | None = None,
    ) -> int:
        work = dict(due or {})
        request = Append(
            table, after, tuple(entries), cause, False, work, summary, drop_drafts, result
        )
        return await self._writer.do(log.append, request, log.append_at_once)

    async def read(self, table: TableId, after: int = 0, limit: int | None = None) -> list[Entry]:
        if not is_text(table, LONGEST_NAME):
            return []
        start = min(max(after, 0), MOST_ENTRIES)
        return await self._database.read(lambda db: log.read(db, table, start, limit))

    async def last(self, table: TableId) -> int:
        if not is_text(table, LONGEST_NAME):
            return 0
        return await self._database.read(lambda db: log.find_last(db, table))

    async def lasts(self, tables: Collection[TableId]) -> dict[TableId, int]:
        known = [table for table in tables if is_text(table, LONGEST_NAME)]
        if not known:
            return {}
        return await self._database.read(lambda db: log.find_lasts(db, known))

    async def caused(self, table: TableId, cause: str) -> range | None:
        if not is_text(table, LONGEST_NAME) or not is_text(cause, LONGEST_NAME):
            return None
        return await self._database.read(lambda db: log.find_numbers(db, table, cause))

    async def tables(self, after: str = "", limit: int | None = None) -> list[Table]:
        return await self._database.read(lambda db: log.list_tables(db, after, limit))
