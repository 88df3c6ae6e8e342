"""The log in SQL: the appends of many tables in one go, and reading them back."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from sqlalchemy import Connection, func, select

from jacta.house.store import leases, results
from jacta.house.store.database.dialect import (
    add_at_once,
    add_entries,
    drop_drafts,
    find_causes,
    find_ends,
    tell_lobby,
    upsert,
)
from jacta.house.store.database.schema import entries, tables
from jacta.house.store.errors import Conflict, Repeated, UnknownTable
from jacta.house.store.values import Append, Entry, Result, Summary, Table, TableId, now

__all__ = [
    "append",
    "append_at_once",
    "find_last",
    "find_lasts",
    "find_numbers",
    "list_tables",
    "read",
]


def append(connection: Connection, requests: Sequence[Append]) -> list[int | Exception]:
    """Number and store the entries of each request that fits; the others are told why not.

    This is the writer's work: the requests are those of one batch, in the order they came.
    """
    opened = _open(connection, requests)
    ends = find_ends(connection, {request.table for request in requests})
    causes = {(request.table, request.cause) for request in requests if request.cause is not None}
    stored = find_causes(connection, causes)
    outcomes: list[int | Exception] = []
    rows: list[tuple[object, ...]] = []
    due: dict[str, int | None] = {}
    summaries: dict[TableId, Summary] = {}
    draftless: set[TableId] = set()
    scored: list[tuple[TableId, Result]] = []
    for request in requests:
        table, cause, end = request.table, request.cause, ends.get(request.table)
        if end is None or (table in opened and not request.opens):
            outcomes.append(UnknownTable(table))
        elif cause is not None and (table, cause) in stored:
            outcomes.append(Repeated(table, cause, stored[table, cause]))
        elif end != request.after or (request.opens and table not in opened):
            outcomes.append(Conflict(table, request.after, end))
        else:
            numbers = range(end + 1, end + 1 + len(request.entries))
            opened.discard(table)
            ends[table] = end + len(numbers)
            if cause is not None:
                stored[table, cause] = numbers
            rows.extend(_rows(request, numbers))
            due.update(request.due)
            if request.summary is not None:
                summaries[table] = request.summary
            if request.drop_drafts:
                draftless.add(table)
            if request.result is not None:
                scored.append((table, request.result))
            outcomes.append(ends[table])
    if rows:
        add_entries(connection, rows)
    if due:
        leases.settle(connection, due)
    if summaries:
        tell_lobby(connection, summaries)
    if draftless:
        drop_drafts(connection, draftless)
    if scored:
        results.add(connection, scored)
    return outcomes


def append_at_once(
    connection: Connection, requests: Sequence[Append]
) -> Sequence[int | Exception] | None:
    """The same in a single statement, where all requests fit and none does more than add entries.

    None: then nothing was stored.
    """
    if len({request.table for request in requests}) < len(requests):
        return None
    rows: list[tuple[object, ...]] = []
    for request in requests:
        if not request.is_plain:
            return None
        numbers = range(request.after + 1, request.after + 1 + len(request.entries))
        after: int | None = request.after
        for row in _rows(request, numbers):
            rows.append((after, *row))
            after = None
    if not add_at_once(connection, rows):
        return None
    return [request.after + len(request.entries) for request in requests]


def read(connection: Connection, table: TableId, after: int, limit: int | None) -> list[Entry]:
    """The entries of a table after a number, in their order."""
    here = (entries.c.table_id == table) & (entries.c.n > after)
    found = connection.execute(select(entries).where(here).order_by(entries.c.n).limit(limit))
    return [Entry(*row) for row in found]


def find_last(connection: Connection, table: TableId) -> int:
    """The number of the last entry, or 0."""
    here = entries.c.table_id == table
    return connection.execute(select(func.max(entries.c.n)).where(here)).scalar() or 0


def find_numbers(connection: Connection, table: TableId, cause: str) -> range | None:
    """The numbers of the entries that a message led to, if it was stored."""
    return find_causes(connection, [(table, cause)]).get((table, cause))


def find_lasts(connection: Connection, ids: Collection[TableId]) -> dict[TableId, int]:
    """The number of the last entry of each of these tables that has one."""
    last = select(entries.c.table_id, func.max(entries.c.n)).where(entries.c.table_id.in_(ids))
    found = connection.execute(last.group_by(entries.c.table_id))
    return {TableId(table): n for table, n in found}


def list_tables(connection: Connection, after: str, limit: int | None) -> list[Table]:
    """The tables in the order of their ids, from the one after this id on."""
    found = select(tables.c.id, tables.c.created_at).where(tables.c.id > after)
    return [Table(*row) for row in connection.execute(found.order_by(tables.c.id).limit(limit))]


def _open(connection: Connection, requests: Sequence[Append]) -> set[TableId]:
    """Make the tables that are to be opened; gives those that were not there before."""
    wanted = sorted({request.table for request in requests if request.opens})
    if not wanted:
        return set()
    rows = [{"id": table, "created_at": now()} for table in wanted]
    made = upsert(connection, tables).values(rows).on_conflict_do_nothing().returning(tables.c.id)
    return set(connection.execute(made).scalars())


def _rows(request: Append, numbers: range) -> Iterator[tuple[object, ...]]:
    """In the order of the columns."""
    for n, entry in zip(numbers, request.entries, strict=True):
        cause = request.cause if n == numbers.start else None
        more = numbers.stop - 1 - n
        yield (request.table, n, entry.kind, entry.body, entry.at, cause, more)
