"""Whether a house is whole: what SQLite says of its file, and whether every log goes on from 1.

Nothing is changed by looking. PostgreSQL has no check of its own files that a client could ask for.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, func, or_, select

from jacta.house.ids import TableId
from jacta.house.store.database.address import connected
from jacta.house.store.database.schema import entries, tables
from jacta.house.store.database.sqlite import BUSY_SECONDS

__all__ = ["find_damage", "find_holes"]

_HEADING = "*** in database main *** "


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
