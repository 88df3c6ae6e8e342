"""Whether a house is whole: what SQLite says of its file, whether every log goes on from 1, and
whether every entry is as it was stored.

Nothing is changed by looking. PostgreSQL has no check of its own files that a client could ask for.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, inspect, or_, select

from jacta.house.ids import TableId
from jacta.house.store.database.address import connected
from jacta.house.store.database.dialect import is_postgres
from jacta.house.store.database.schema import entries, tables
from jacta.house.store.database.sqlite import BUSY_SECONDS, any_text, driver
from jacta.house.store.sums import COLUMNS, START, Row, find_break

__all__ = ["BrokenEntry", "find_broken", "find_damage", "find_holes"]

_HEADING = "*** in database main *** "
_AT_ONCE = 1000
_PAGE = (
    f"SELECT {', '.join(COLUMNS)}, sum FROM entries WHERE (table_id, n) > ({{marks}})"
    f" ORDER BY table_id, n LIMIT {_AT_ONCE}"
)
_PAGE_SQLITE, _PAGE_POSTGRES = _PAGE.format(marks="?, ?"), _PAGE.format(marks="$1, $2")


class BrokenEntry(NamedTuple):
    """The first entry of a table that is not as it was stored."""

    table: TableId
    n: int

    def __str__(self) -> str:
        return f"{self.table}: {self.n}"


def find_damage(file: Path) -> str | None:
    """What is wrong with a SQLite file, as SQLite says it; None: nothing.

    The full check, not the quick one: a copy is read by way of the indexes, and what one of them
    has lost would be lost in the copy.
    """
    address = f"{file.absolute().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(address, uri=True, timeout=BUSY_SECONDS)) as connection:
            found = str(connection.execute("PRAGMA integrity_check(1)").fetchone()[0])
    except sqlite3.Error as error:
        found = str(error)
    return None if found == "ok" else " ".join(found.split()).removeprefix(_HEADING)


async def find_holes(address: str | Path) -> list[TableId]:
    """The tables of which entries are lost: there is none, or their numbers are not 1 to n."""
    id, n = tables.c.id, entries.c.n
    found = func.count(n)
    broken = or_(found == 0, found != func.max(n), func.min(n) != 1)
    query = select(id).join_from(tables, entries, isouter=True)
    query = query.group_by(id).having(broken).order_by(id)

    def find(connection: Connection) -> list[TableId]:
        return [TableId(id) for id in connection.execute(query).scalars()]

    async with connected(address) as database:
        return await database.read(find)


async def find_broken(address: str | Path) -> list[BrokenEntry]:
    """The first entry of each table that is not as it was stored; none where entries have no sums,
    as in older houses.

    It is read in small parts, each by itself: nobody waits for it, and a log that grows meanwhile
    is read on.
    """
    broken: dict[TableId, BrokenEntry] = {}
    table, last, before = TableId(""), 0, START
    async with connected(address) as database:
        if not await database.read(_has_sums):
            return []
        while page := await database.read(partial(_next, table, last)):
            for name, stored in groupby(page, key=lambda entry: entry[0][0]):
                if name != table:
                    table, last, before = TableId(name), 0, START
                part = list(stored)
                n = find_break(before, last, part)
                if n is not None and table not in broken:
                    broken[table] = BrokenEntry(table, n)
                last, before = part[-1][0][1], part[-1][1] or START
    return list(broken.values())


def _has_sums(connection: Connection) -> bool:
    return "sum" in {column["name"] for column in inspect(connection).get_columns("entries")}


def _next(table: TableId, n: int, connection: Connection) -> Sequence[tuple[Row, bytes | None]]:
    """The next entries of all logs."""
    found: Iterable[Any]
    if is_postgres(connection):
        found = connection.exec_driver_sql(_PAGE_POSTGRES, (table, n)).tuples()
        return [(row[:-1], row[-1]) for row in found]
    with any_text(connection):
        found = driver(connection).execute(_PAGE_SQLITE, (table, n))
        return [(row[:-1], row[-1]) for row in found]
