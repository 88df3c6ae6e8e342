"""Whether a SQLite file has the shape of a house: all tables of its version, with their columns and
keys, and in each column values of its kind alone.

SQLite stores any value anywhere, and a table that is not there cannot be missed by its rows: what
was cut out of a backup, or put in by hand, is found here and nowhere else.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple, TypeAlias

from jacta.house.store.database.address import connected
from jacta.house.store.database.migration import Schema, check, find_revision, upgrade
from jacta.house.store.database.sqlite import BUSY_SECONDS

__all__ = ["find_misfit"]

# Kinds of values, by how the type of a column begins.
_KINDS = {
    "VARCHAR": ("text",),
    "TEXT": ("text",),
    "BIGINT": ("integer",),
    "INTEGER": ("integer",),
    "BOOLEAN": ("integer",),
    "DOUBLE": ("real", "integer"),
    "BLOB": ("blob",),
}
_UNREADABLE = "there is text in it that can be none"
_LOGS = "entries"  # their text is read with their sums
_TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
_COLUMNS = 'SELECT name, type, "notnull", pk > 0, hidden FROM pragma_table_xinfo(?)'


class _Column(NamedTuple):
    """A column as SQLite tells of it; one that is computed is hidden."""

    type: str
    is_needed: int
    is_key: int
    is_hidden: int


_Columns: TypeAlias = dict[str, _Column]


async def find_misfit(file: Path) -> str | None:
    """What is in a file, or is not, unlike in any house of its version; None: nothing.

    Tables that a house does not have are left alone, as copies leave them behind. Of a newer
    version nothing is known.
    """
    schema = await check(file)
    if schema in (Schema.EMPTY, Schema.NEWER):
        return None
    async with connected(file) as database:
        revision = await database.read(find_revision)
    assert revision is not None
    with tempfile.TemporaryDirectory(prefix="jacta-") as folder:
        model = Path(folder) / "model.db"
        await upgrade(model, "head" if schema is Schema.CURRENT else revision)
        return await asyncio.to_thread(_find, file, model)


def _find(file: Path, model: Path) -> str | None:
    try:
        with closing(_opened(file)) as found, closing(_opened(model)) as whole:
            return next(_misfits(found, whole), None)
    except sqlite3.Error as error:
        return _UNREADABLE if "UTF-8" in str(error) else str(error)


def _opened(file: Path) -> sqlite3.Connection:
    address = f"{file.absolute().as_uri()}?mode=ro"
    return sqlite3.connect(address, uri=True, timeout=BUSY_SECONDS)


def _misfits(found: sqlite3.Connection, whole: sqlite3.Connection) -> Iterator[str]:
    there = _tables(found)
    for table in _tables(whole):
        columns = _columns(whole, table)
        if table not in there:
            yield f"it has no table {table}"
        elif _columns(found, table) != columns:
            yield f"its table {table} has other columns or keys"
        else:
            yield from _values(found, table, columns)
    for table, *_ in found.execute("PRAGMA foreign_key_check"):
        yield f"its table {table} tells of something that is not there"


def _tables(connection: sqlite3.Connection) -> list[str]:
    return [name for (name,) in connection.execute(_TABLES)]


def _columns(connection: sqlite3.Connection, table: str) -> _Columns:
    return {name: _Column(*told) for name, *told in connection.execute(_COLUMNS, (table,))}


def _values(connection: sqlite3.Connection, table: str, columns: _Columns) -> Iterator[str]:
    """Columns that have a value of another kind, or text that can be none."""
    for name, column in columns.items():
        kinds = [*_kinds(column.type), *(() if column.is_needed else ("null",))]
        marks = ", ".join("?" * len(kinds))
        other = f'SELECT 1 FROM "{table}" WHERE typeof("{name}") NOT IN ({marks}) LIMIT 1'
        if connection.execute(other, kinds).fetchone():
            yield f"its table {table} has a value of another kind in {name}"
    if table != _LOGS:
        for _ in connection.execute(f'SELECT * FROM "{table}"'):
            pass  # to read it is to decode it


def _kinds(type: str) -> tuple[str, ...]:
    return next(kinds for start, kinds in _KINDS.items() if type.startswith(start))
