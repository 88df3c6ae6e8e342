"""Appends: the entries of many tables stored in one go, with all that goes with them.

Every move of every table comes through here, so its statements are plain SQL, a few for all of a
batch: built from SQLAlchemy's Core, they took half of its time.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import Connection

from jacta.engine.errors import JactaError
from jacta.house.ids import TableId
from jacta.house.store import leases
from jacta.house.store.checks import (
    LONGEST_BODY,
    MOST_ENTRIES,
    check_name,
    check_time,
    is_text,
)
from jacta.house.store.database.dialect import is_postgres, upsert
from jacta.house.store.database.schema import entries, tables
from jacta.house.store.database.sqlite import driver
from jacta.house.store.drafts import drop_drafts
from jacta.house.store.errors import Conflict, DamagedLog, Repeated, UnknownTable
from jacta.house.store.lobby import Summary, tell_lobby
from jacta.house.store.people import played, results
from jacta.house.store.people.played import Played
from jacta.house.store.people.results import Result
from jacta.house.store.seeds import add_seeds
from jacta.house.store.sums import START, Row, Summed, summed

__all__ = ["Append", "NewEntry", "append", "append_at_once", "find_causes", "rows_of"]

_MOST_AT_ONCE = 300  # rows: a statement for each number of them is kept

_ENDS = """
SELECT id, coalesce(n, 0), sum FROM tables LEFT JOIN entries
ON table_id = id AND n = (SELECT max(n) FROM entries WHERE table_id = id)
WHERE id {asked}
"""
_ENDS_SQLITE = _ENDS.format(asked="IN (SELECT value FROM json_each(?))")
_ENDS_POSTGRES = _ENDS.format(asked="= ANY($1::text[])")
_LOCK_POSTGRES = """
SELECT id FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE
"""
_CAUSES = """
SELECT table_id, cause, n, more FROM ({causes}) AS asked
JOIN entries ON table_id = asked.t AND cause = asked.c
"""
_CAUSES_SQLITE = _CAUSES.format(
    causes="SELECT json_extract(value, '$[0]') AS t, json_extract(value, '$[1]') AS c"
    " FROM json_each(?)"
)
_CAUSES_POSTGRES = _CAUSES.format(causes="SELECT unnest($1::text[]) AS t, unnest($2::text[]) AS c")
_ADD = f"INSERT INTO entries ({', '.join(entries.c.keys())}) VALUES ({{marks}})"
_ADD_SQLITE = _ADD.format(marks=", ".join("?" for _ in entries.c))
_ADD_POSTGRES = _ADD.format(marks=", ".join(f"${place + 1}" for place in range(len(entries.c))))


_Stored: TypeAlias = tuple[str, int, str, str, int, str | None, int, bytes]


class _End(NamedTuple):
    """Where a log ends: the number and the sum of its last entry."""

    n: int
    sum: bytes


class NewEntry(msgspec.Struct, frozen=True):
    """An entry to be stored: its kind, its body as JSON text, and when it happened."""

    kind: str
    body: str
    at: int


class Append(msgspec.Struct, frozen=True):
    """One append, checked, so that no database refuses it together with those of others.

    `at` is when it was asked for. `opens` makes the table with it. In the same transaction `due`
    sets leases (work that may be claimed from that time on, or is done with: None), `summary` tells
    the lobby, `result` is stored for its person, `played` for everybody whose game is over with it,
    and `drop_drafts` forgets what was being built at the table. `seeds` are those that its entries
    commit to. `summed` are the entries with their sums, if that of the entry they go on after is
    known; else they are summed up when they are stored.
    """

    table: TableId
    after: int
    at: int
    entries: tuple[NewEntry, ...]
    cause: str | None = None
    opens: bool = False
    due: Mapping[str, int | None] = {}
    summary: Summary | None = None
    drop_drafts: bool = False
    result: Result | None = None
    played: tuple[Played, ...] = ()
    seeds: tuple[bytes, ...] = ()
    summed: Summed | None = None

    @property
    def is_plain(self) -> bool:
        """Whether it does no more than add entries with known sums to a table that has some."""
        more = self.opens or self.due or self.summary or self.drop_drafts or self.summed is None
        return self.after > 0 and not (more or self.result or self.played or self.seeds)

    def __post_init__(self) -> None:
        check_name("the id of a table", self.table)
        if self.cause is not None:
            check_name("the id of a message", self.cause)
        if not self.entries and (self.cause is not None or not self.opens):
            raise JactaError("an append has one entry or more")
        if not 0 <= self.after <= MOST_ENTRIES - len(self.entries):
            raise JactaError(f"an entry has a number from 1 to {MOST_ENTRIES}")
        for entry in self.entries:
            check_name("the kind of an entry", entry.kind)
            check_time(entry.at)
            if not is_text(entry.body, LONGEST_BODY):
                raise JactaError(f"a body has 1 to {LONGEST_BODY} characters that can be stored")
        for name, at in self.due.items():
            check_name("the name of a lease", name)
            check_time(at or 0)


def append(connection: Connection, requests: Sequence[Append]) -> list[int | Exception]:
    """Number and store the entries of each request that fits; the others are told why not.

    This is the writer's work: the requests are those of one batch, in the order they came.
    """
    opened = _open(connection, requests)
    ends = _find_ends(connection, {request.table for request in requests})
    causes = {(request.table, request.cause) for request in requests if request.cause is not None}
    stored = find_causes(connection, causes)
    outcomes: list[int | Exception] = []
    rows: list[_Stored] = []
    due: dict[str, int | None] = {}
    summaries: dict[TableId, tuple[int, Summary]] = {}
    draftless: set[TableId] = set()
    scored: list[tuple[TableId, int, Result]] = []
    finished: list[tuple[TableId, int, Sequence[Played]]] = []
    drawn: list[bytes] = []
    for request in requests:
        table, cause, end = request.table, request.cause, ends.get(request.table)
        if end is None or (table in opened and not request.opens):
            outcomes.append(UnknownTable(table))
        elif cause is not None and (table, cause) in stored:
            outcomes.append(Repeated(table, cause, stored[table, cause]))
        elif end.n != request.after or (request.opens and table not in opened):
            outcomes.append(Conflict(table, request.after, end.n))
        elif request.summed is not None and request.summed.before != end.sum:
            outcomes.append(DamagedLog(table, f"entry {end.n} is not the one that was stored"))
        else:
            opened.discard(table)
            rows_of_it = rows_of(table, request.after, request.entries, cause)
            added = (request.summed or summed(end.sum, rows_of_it)).rows
            rows += added
            ends[table] = end = _End(end.n + len(added), added[-1][-1] if added else end.sum)
            if cause is not None:
                stored[table, cause] = range(request.after + 1, end.n + 1)
            due.update(request.due)
            if request.summary is not None:
                summaries[table] = request.at, request.summary
            if request.drop_drafts:
                draftless.add(table)
            if request.result is not None:
                scored.append((table, request.at, request.result))
            if request.played:
                finished.append((table, request.at, request.played))
            drawn.extend(request.seeds)
            outcomes.append(end.n)
    if rows:
        _add(connection, rows)
    if due:
        leases.post_and_end(connection, due)
    if summaries:
        tell_lobby(connection, summaries)
    if draftless:
        drop_drafts(connection, draftless)
    if scored:
        results.add(connection, scored)
    if finished:
        played.add(connection, finished)
    if drawn:
        add_seeds(connection, drawn)
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
        if not request.is_plain or request.summed is None:
            return None
        after: int | None = request.after
        for row in request.summed.rows:
            rows.append((after, request.summed.before, *row))
            after = None
    if not _add_at_once(connection, rows):
        return None
    return [request.after + len(request.entries) for request in requests]


def find_causes(
    connection: Connection, causes: Collection[tuple[TableId, str]]
) -> dict[tuple[TableId, str], range]:
    """The numbers of what was stored with these causes before."""
    if not causes:
        return {}
    found: Iterable[Any]
    if is_postgres(connection):
        columns = tuple(list(column) for column in zip(*causes, strict=True))
        found = connection.exec_driver_sql(_CAUSES_POSTGRES, columns)
    else:
        found = driver(connection).execute(_CAUSES_SQLITE, (json.dumps(list(causes)),))
    return {(table, cause): range(n, n + more + 1) for table, cause, n, more in found}


def _find_ends(connection: Connection, ids: Collection[TableId]) -> dict[TableId, _End]:
    """Where the log of each table ends; nobody else can append before this transaction is over.

    SQLite has one writer anyway. In PostgreSQL the rows of the tables are locked in one order, so
    that two processes do not wait for each other, and by a statement of its own, so that the next
    one sees what was committed while this one waited.
    """
    found: Iterable[Any]
    if is_postgres(connection):
        connection.exec_driver_sql(_LOCK_POSTGRES, (list(ids),))
        found = connection.exec_driver_sql(_ENDS_POSTGRES, (list(ids),))
    else:
        found = driver(connection).execute(_ENDS_SQLITE, (json.dumps(list(ids)),))
    return {table: _End(n, sum or START) for table, n, sum in found}


def _open(connection: Connection, requests: Sequence[Append]) -> set[TableId]:
    """Make the tables that are to be opened; gives those that were not there before."""
    wanted = {request.table: request.at for request in requests if request.opens}
    if not wanted:
        return set()
    rows = [{"id": table, "created_at": at} for table, at in sorted(wanted.items())]
    made = upsert(connection, tables).values(rows).on_conflict_do_nothing().returning(tables.c.id)
    return set(connection.execute(made).scalars())


def _add(connection: Connection, rows: list[_Stored]) -> None:
    """Store entries, each with its values in the order of the columns."""
    if is_postgres(connection):
        connection.exec_driver_sql(_ADD_POSTGRES, rows)
    else:
        driver(connection).executemany(_ADD_SQLITE, rows)


def _add_at_once(connection: Connection, rows: list[tuple[object, ...]]) -> bool:
    """Store entries and commit them, in one statement; False: that cannot be done, and was not.

    Two values come before those of a row: the number that must be there already, or None, and the
    sum that must be there with it. Only SQLite gains by it: between statements its thread would
    have to wait for the one that serves people. With it 20 tables of Stones played 4,200 durable
    moves a second and 3,079 without, in turns in one run of `make load`; of Würfel Express,
    2,134 and 1,376.
    """
    if is_postgres(connection):
        return False
    if len(rows) > _MOST_AT_ONCE:
        return False
    values = [value for row in rows for value in row]
    try:
        driver(connection).execute(_statement(len(rows)), values)
    except sqlite3.IntegrityError:
        return False
    return True


@cache
def _statement(rows: int) -> str:
    """One statement for so many entries, which is a transaction of its own.

    A number that does not follow the one it should makes it fail as a whole, like one that is
    there already. A row is (the number it follows or None, the sum there, table, number, and all
    else).
    """
    follows = "SELECT 1 FROM entries WHERE table_id = ?{table} AND n = ?{after} AND sum = ?{sum}"
    number = f"CASE WHEN ?{{after}} IS NULL OR EXISTS ({follows}) THEN ?{{n}} END"
    parts = []
    for row in range(rows):
        first = row * (len(entries.c) + 2) + 1
        others = ", ".join(f"?{first + place}" for place in range(4, len(entries.c) + 2))
        checked = number.format(after=first, sum=first + 1, table=first + 2, n=first + 3)
        parts.append(f"(?{first + 2}, {checked}, {others})")
    return f"INSERT INTO entries ({', '.join(entries.c.keys())}) VALUES {', '.join(parts)}"


def rows_of(
    table: TableId, after: int, entries: Sequence[NewEntry], cause: str | None
) -> Iterator[Row]:
    """Entries as they are stored after a number, but for their sums."""
    last = after + len(entries)
    for n, entry in enumerate(entries, after + 1):
        yield table, n, entry.kind, entry.body, entry.at, cause, last - n
        cause = None
