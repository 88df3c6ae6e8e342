"""What the two databases say differently.

Every append goes through `find_ends`, `find_causes` and `add_entries`, and many go through
`tell_lobby` and `drop_drafts`, so these are plain SQL, a few statements for all of a batch: built
from Core, they took half of its time.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from sqlalchemy import BigInteger, ColumnElement, Connection, Table, cast, func, literal, select
from sqlalchemy.dialects import postgresql, sqlite

from jacta.house.store.database.schema import entries
from jacta.house.store.database.sqlite import driver
from jacta.house.store.values import Summary, TableId, now

__all__ = [
    "Insert",
    "add_at_once",
    "add_entries",
    "clock",
    "drop_drafts",
    "find_causes",
    "find_ends",
    "lock",
    "lock_schema",
    "tell_lobby",
    "upsert",
]

Insert: TypeAlias = Any  # the two classes share their methods, but no type

_MOST_AT_ONCE = 300  # rows: a statement for each number of them is kept
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
_TOLD = ("game", "state", "public", "rated", "live", "updated_at", "id")
_TELL_SQLITE = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in _TOLD[:-1])} WHERE id = ?"
_TELL_POSTGRES = f"""
UPDATE tables SET {", ".join(f"{name} = told.{name}" for name in _TOLD[:-1])}
FROM unnest($1::text[], $2::text[], $3::bool[], $4::bool[], $5::bool[], $6::bigint[], $7::text[])
AS told ({", ".join(_TOLD)}) WHERE tables.id = told.id
"""
_SEAT = """
INSERT INTO chairs (table_id, chair, person) {rows}
ON CONFLICT (table_id, chair) DO UPDATE SET person = excluded.person
WHERE chairs.person {differs} excluded.person
"""
_SEAT_SQLITE = _SEAT.format(rows="VALUES (?, ?, ?)", differs="IS NOT")
_SEAT_POSTGRES = _SEAT.format(
    rows="SELECT * FROM unnest($1::text[], $2::int[], $3::text[])",
    differs="IS DISTINCT FROM",
)
_UNSEAT = "DELETE FROM chairs WHERE table_id {asked} AND (table_id, chair) NOT IN ({kept})"
_UNSEAT_SQLITE = _UNSEAT.format(
    asked="IN (SELECT value FROM json_each(?))",
    kept="SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)",
)
_UNSEAT_POSTGRES = _UNSEAT.format(
    asked="= ANY($1::text[])", kept="SELECT * FROM unnest($2::text[], $3::int[])"
)
_DROP = "DELETE FROM drafts WHERE table_id {asked}"
_DROP_SQLITE = _DROP.format(asked="IN (SELECT value FROM json_each(?))")
_DROP_POSTGRES = _DROP.format(asked="= ANY($1::text[])")


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


def add_at_once(connection: Connection, rows: list[tuple[object, ...]]) -> bool:
    """Store entries and commit them, in one statement; False: that cannot be done, and was not.

    The first value of a row is the number that must be there already, or None. Only SQLite gains
    by it: between statements its thread would have to wait for the one that serves people.
    """
    if _is_postgres(connection):
        return False
    if len(rows) > _MOST_AT_ONCE:
        return False
    values = [value for row in rows for value in row]
    try:
        driver(connection).execute(_add_at_once(len(rows)), values)
    except sqlite3.IntegrityError:
        return False
    return True


@cache
def _add_at_once(rows: int) -> str:
    """One statement for so many entries, which is a transaction of its own.

    A number that does not follow the one it should makes it fail as a whole, like one that is
    there already. A row is (the number it follows or None, table, number, and all else).
    """
    follows = "SELECT 1 FROM entries WHERE table_id = ?{table} AND n = ?{after}"
    number = f"CASE WHEN ?{{after}} IS NULL OR EXISTS ({follows}) THEN ?{{n}} END"
    parts = []
    for row in range(rows):
        first = row * (len(entries.c) + 1) + 1
        others = ", ".join(f"?{first + place}" for place in range(3, len(entries.c) + 1))
        checked = number.format(after=first, table=first + 1, n=first + 2)
        parts.append(f"(?{first + 1}, {checked}, {others})")
    return f"INSERT INTO entries ({', '.join(entries.c.keys())}) VALUES {', '.join(parts)}"


def tell_lobby(connection: Connection, summaries: Mapping[TableId, Summary]) -> None:
    """Make the lobby show these summaries, and nothing else of these tables."""
    at = now()
    told = [
        (told.game, told.state, told.public, told.rated, told.live, at, table)
        for table, told in summaries.items()
    ]
    seats = [
        (table, seat.chair, seat.person) for table, told in summaries.items() for seat in told.seats
    ]
    if _is_postgres(connection):
        table_ids, chairs, persons = _columns(seats, 3)
        connection.exec_driver_sql(_TELL_POSTGRES, _columns(told, len(_TOLD)))
        connection.exec_driver_sql(_UNSEAT_POSTGRES, (list(summaries), table_ids, chairs))
        connection.exec_driver_sql(_SEAT_POSTGRES, (table_ids, chairs, persons))
    else:
        plain, kept = driver(connection), [seat[:2] for seat in seats]
        plain.executemany(_TELL_SQLITE, told)
        plain.execute(_UNSEAT_SQLITE, (json.dumps(list(summaries)), json.dumps(kept)))
        plain.executemany(_SEAT_SQLITE, seats)


def drop_drafts(connection: Connection, ids: Collection[TableId]) -> None:
    """Forget all drafts of these tables."""
    if _is_postgres(connection):
        connection.exec_driver_sql(_DROP_POSTGRES, (list(ids),))
    else:
        driver(connection).execute(_DROP_SQLITE, (json.dumps(list(ids)),))


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


def lock(connection: Connection, name: str) -> None:
    """Let no other process pass with the same name before this transaction is over.

    SQLite has one writer anyway. In PostgreSQL the next statement sees what was committed while
    this one waited; who takes several takes them in the order of their names.
    """
    if _is_postgres(connection):
        key = func.hashtextextended(name, _SCHEMA_LOCK)
        connection.execute(select(func.pg_advisory_xact_lock(key)))


def lock_schema(connection: Connection) -> None:
    """Let no other process migrate before this transaction is over."""
    if _is_postgres(connection):
        connection.execute(select(func.pg_advisory_xact_lock(_SCHEMA_LOCK)))


def _columns(rows: Sequence[tuple[Any, ...]], width: int) -> tuple[list[Any], ...]:
    """The same values, as PostgreSQL takes many rows in one statement."""
    return tuple([row[place] for row in rows] for place in range(width))


def _is_postgres(connection: Connection) -> bool:
    return connection.dialect.name == "postgresql"
