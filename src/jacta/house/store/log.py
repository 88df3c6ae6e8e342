"""The log of all tables: entries are appended, read, and never changed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from jacta.house.clock import Clock
from jacta.house.ids import TableId
from jacta.house.store.appends import Append, NewEntry, append, append_at_once, find_causes
from jacta.house.store.checks import LONGEST_NAME, MOST_ENTRIES, is_text
from jacta.house.store.database.database import Database
from jacta.house.store.database.schema import entries, tables
from jacta.house.store.database.writer import Writer
from jacta.house.store.lobby import Summary
from jacta.house.store.people.played import Played
from jacta.house.store.people.results import Result

__all__ = ["Log", "StoredEntry", "StoredTable"]


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """An entry as it is stored; `more` counts the entries of the same append after it.

    `cause` is on the first entry of an append only.
    """

    table: TableId
    n: int
    kind: str
    body: str
    at: int
    cause: str | None
    more: int


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table that the store knows."""

    id: TableId
    created_at: int


class Log:
    """What was appended has survived a power cut by the time the caller is told."""

    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def create(
        self,
        table: TableId,
        entries: Sequence[NewEntry] = (),
        cause: str | None = None,
        due: Mapping[str, int | None] | None = None,
        summary: Summary | None = None,
        seeds: Sequence[bytes] = (),
    ) -> int:
        """Make a table together with its first entries; Conflict where there is one already.

        `seeds` are stored with it: those that the entries commit to.
        """
        now, work = self._clock.now(), dict(due or {})
        request = Append(
            table, 0, now, tuple(entries), cause, True, work, summary, seeds=tuple(seeds)
        )
        return await self._writer.do(append, request, append_at_once)

    async def append(
        self,
        table: TableId,
        after: int,
        entries: Sequence[NewEntry],
        cause: str | None = None,
        due: Mapping[str, int | None] | None = None,
        summary: Summary | None = None,
        drop_drafts: bool = False,
        result: Result | None = None,
        played: Sequence[Played] = (),
        seeds: Sequence[bytes] = (),
    ) -> int:
        """Store entries with the numbers after+1 and on, all or none; gives the last number.

        Conflict if the log does not end at `after`; Repeated if an append to this table had this
        cause before; UnknownTable. A caller that is cancelled takes nothing back: what was asked
        is stored all the same. In the same transaction, `due` posts leases (or, with None, ends
        them), `summary` says what the lobby shows from now on, `result` is stored for its person,
        `played` for everybody whose game is over, `seeds` are those that the entries commit to, and
        `drop_drafts` forgets the drafts of the table.
        """
        now, work = self._clock.now(), dict(due or {})
        request = Append(
            table,
            after,
            now,
            tuple(entries),
            cause,
            due=work,
            summary=summary,
            drop_drafts=drop_drafts,
            result=result,
            played=tuple(played),
            seeds=tuple(seeds),
        )
        return await self._writer.do(append, request, append_at_once)

    async def read(
        self, table: TableId, after: int = 0, limit: int | None = None
    ) -> list[StoredEntry]:
        """The entries after a number, in their order; none of a table that there is not."""
        if not is_text(table, LONGEST_NAME):
            return []
        here = (entries.c.table_id == table) & (entries.c.n > min(max(after, 0), MOST_ENTRIES))
        rows = select(entries).where(here).order_by(entries.c.n).limit(limit)
        return await self._database.read(lambda db: [StoredEntry(*row) for row in db.execute(rows)])

    async def last(self, table: TableId) -> int:
        """The number of the last entry, or 0."""
        return (await self.lasts([table])).get(table, 0)

    async def lasts(self, tables: Collection[TableId]) -> dict[TableId, int]:
        """The numbers of the last entries of those tables that have one."""
        known = [table for table in tables if is_text(table, LONGEST_NAME)]
        last = select(entries.c.table_id, func.max(entries.c.n))
        last = last.where(entries.c.table_id.in_(known)).group_by(entries.c.table_id)

        def find(connection: Connection) -> dict[TableId, int]:
            return {TableId(table): n for table, n in connection.execute(last)}

        return await self._database.read(find) if known else {}

    async def caused(self, table: TableId, cause: str) -> range | None:
        """The numbers of the entries that were appended with this cause, if any were."""
        if not is_text(table, LONGEST_NAME) or not is_text(cause, LONGEST_NAME):
            return None
        found = await self._database.read(lambda db: find_causes(db, [(table, cause)]))
        return found.get((table, cause))

    async def tables(self, after: str = "", limit: int | None = None) -> list[StoredTable]:
        """The tables in the order of their ids, from the one after this id on."""
        rows = select(tables.c.id, tables.c.created_at).where(tables.c.id > after)
        rows = rows.order_by(tables.c.id).limit(limit)
        return await self._database.read(lambda db: [StoredTable(*row) for row in db.execute(rows)])
