"""What the two databases say differently.

Every append goes through `find_ends`, `find_causes` and `add_entries`, so these are plain SQL with
all values of a batch in one parameter: built from Core, they took half of the time of a batch.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from typing import Any, TypeAlias

from sqlalchemy import BigInteger, ColumnElement, Connection, Table, cast, func, literal, select
from sqlalchemy.dialects import postgresql, sqlite

from jacta.house.store.schema import entries
from jacta.house.store.sqlite import driver
from jacta.house.store.values import TableId, now

__all__ = [
    "Insert",
    "add_entries",
    "clock",
    "find_causes",
    "find_ends",
    "lock_schema",
    "upsert",
]

Insert: TypeAlias = Any  # the two classes share their methods, but no type

_SCHEMA_LOCK = 0x6A61637461  # "jacta"

_ENDS = """
SELECT id, (SELECT coalesce(max(n), 0) FROM entries WHERE table_id = id)
FROM tables WHERE id {asked}
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


def find_ends(connection: Connection, ids: Collection[TableId]) -> dict[TableId, int]:
    """Where the log of each table ends; nobody else can append before this transaction is over.

    SQLite has one writer anyway. In PostgreSQL the rows of the tables are locked in one order, so
    that two processes do not wait for each other, and by a statement of its own, so that the next
    one sees what was committed while this one waited.
    """
    if _is_postgres(connection):
        connection.exec_driver_sql(_LOCK_POSTGRES, (list(ids),))
        found = connection.exec_driver_sql(_ENDS_POSTGRES, (list(ids),)).tuples().all()
        return dict(found)
    return dict(driver(connection).execute(_ENDS_SQLITE, (json.dumps(list(ids)),)))


def find_causes(
    connection: Connection, causes: Collection[tuple[TableId, str]]
) -> dict[tuple[TableId, str], range]:
    """The numbers of what was stored with these causes before."""
    if not causes:
        return {}
    found: Iterable[Any]
    if _is_postgres(connection):
        columns = tuple(list(column) for column in zip(*causes, strict=True))
        found = connection.exec_driver_sql(_CAUSES_POSTGRES, columns)
    else:
        found = driver(connection).execute(_CAUSES_SQLITE, (json.dumps(list(causes)),))
    return {(table, cause): range(n, n + more + 1) for table, cause, n, more in found}


def add_entries(connection: Connection, rows: list[tuple[object, ...]]) -> None:
    """Store entries, each with its values in the order of the columns."""
    if _is_postgres(connection):
        connection.exec_driver_sql(_ADD_POSTGRES, rows)
    else:
        driver(connection).executemany(_ADD_SQLITE, rows)


def upsert(connection: Connection, table: Table) -> Insert:
    """An insert that can say what to do where the row is there already."""
    if _is_postgres(connection):
        return postgresql.insert(table)
    return sqlite.insert(table)


def clock(connection: Connection) -> ColumnElement[int]:
    """The time that all processes share: of the server, or of the machine with the file."""
    if _is_postgres(connection):
        seconds = func.extract("epoch", func.clock_timestamp())
        return cast(seconds * 1_000_000, BigInteger)
    return literal(now(), BigInteger)


def lock_schema(connection: Connection) -> None:
    """Let no other process migrate before this transaction is over."""
    if _is_postgres(connection):
        connection.execute(select(func.pg_advisory_xact_lock(_SCHEMA_LOCK)))


def _is_postgres(connection: Connection) -> bool:
    return connection.dialect.name == "postgresql"
