"""The log of all tables: entries are appended, read, and never changed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, func, select
from sqlalchemy.exc import OperationalError

from jacta.house.clock import Clock
from jacta.house.ids import TableId
from jacta.house.store.appends import (
    Append,
    NewEntry,
    append,
    append_at_once,
    find_causes,
    rows_of,
)
from jacta.house.store.checks import LONGEST_NAME, MOST_ENTRIES, is_text
from jacta.house.store.database.database import Database
from jacta.house.store.database.schema import entries, tables
from jacta.house.store.database.sqlite import any_text
from jacta.house.store.database.writer import Writer
from jacta.house.store.errors import DamagedLog
from jacta.house.store.lobby import Summary
from jacta.house.store.people.played import Played
from jacta.house.store.people.results import Result
from jacta.house.store.sums import COLUMNS, START, Row, Summed, find_break, summed

__all__ = ["Log", "StoredEntry", "StoredTable"]

_MOST_ENDS = 2_000
_rows = select(*(entries.c[name] for name in (*COLUMNS, "sum")))


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
    """What was appended has survived a power cut by the time the caller is told.

    What is read is what was appended: every entry has a sum over itself and the one before it, and
    DamagedLog says which one is another by now. Where logs end is remembered with its sum, so that
    the next append needs no look at the entry that it goes on after.
    """

    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock
        self._ends: OrderedDict[TableId, tuple[int, bytes]] = OrderedDict()

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
            table,
            0,
            now,
            tuple(entries),
            cause,
            True,
            work,
            summary,
            seeds=tuple(seeds),
            summed=self._summed(table, 0, entries, cause),
        )
        return await self._append(request)

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
            summed=self._summed(table, after, entries, cause),
        )
        return await self._append(request)

    async def read(
        self, table: TableId, after: int = 0, limit: int | None = None
    ) -> list[StoredEntry]:
        """The entries after a number, in their order; none of a table that there is not.

        DamagedLog where one of them is not as it was appended.
        """
        if not is_text(table, LONGEST_NAME):
            return []
        after = min(max(after, 0), MOST_ENTRIES)
        before = self._sum_at(table, after)

        def find(connection: Connection) -> tuple[list[StoredEntry], bytes]:
            return _read(connection, table, after, before, limit)

        found, last = await self._database.read(find)
        if found:
            self._end(table, found[-1].n, last)
        return found

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

    async def _append(self, request: Append) -> int:
        """Have it stored, and remember where the log ends then."""
        last = await self._writer.do(append, request, append_at_once)
        if request.summed is not None and request.summed.rows:
            self._end(request.table, last, request.summed.rows[-1][-1])
        return last

    def _summed(
        self, table: TableId, after: int, entries: Sequence[NewEntry], cause: str | None
    ) -> Summed | None:
        """Entries to be appended with their sums, if that of the one before them is known."""
        before = self._sum_at(table, after)
        if before is None:
            return None
        return summed(before, rows_of(table, after, entries, cause))

    def _sum_at(self, table: TableId, n: int) -> bytes | None:
        if n == 0:
            return START
        last, sum = self._ends.get(table, (0, START))
        return sum if last == n else None

    def _end(self, table: TableId, n: int, sum: bytes) -> None:
        """The log of a table goes up to here at least."""
        if n >= self._ends.get(table, (0, START))[0]:
            self._ends[table] = n, sum
            self._ends.move_to_end(table)
            if len(self._ends) > _MOST_ENDS:
                self._ends.popitem(last=False)


def _read(
    connection: Connection, table: TableId, after: int, before: bytes | None, limit: int | None
) -> tuple[list[StoredEntry], bytes]:
    """The entries after a number, and the sum of the last; without that of the entry before them,
    it is read too."""
    first = after + 1 if before is not None else after
    here = (entries.c.table_id == table) & (entries.c.n >= first)
    most = limit if limit is None or before is not None else limit + 1
    asked = _rows.where(here).order_by(entries.c.n).limit(most)
    try:
        stored = _found(connection, asked)
    except OperationalError:  # perhaps text that can be none any more: its entry is to be named
        with any_text(connection):
            stored = _found(connection, asked)
    if before is None and stored and stored[0][0][1] == after:
        before = stored.pop(0)[1]
    if (n := find_break(before or START, after, stored)) is not None:
        raise DamagedLog(table, f"entry {n} is not as it was stored")
    last = stored[-1][1] if stored else before
    return [StoredEntry(TableId(row[0]), *row[1:]) for row, _ in stored], last or START


def _found(connection: Connection, asked: Select[Any]) -> list[tuple[Row, bytes | None]]:
    return [
        ((table, n, kind, body, at, cause, more), sum)
        for table, n, kind, body, at, cause, more, sum in connection.execute(asked)
    ]
