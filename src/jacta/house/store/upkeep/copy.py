"""A copy of a whole house: from any database to any other, as it was at one moment.

All of it is copied but who was present and the seeds that are not told yet, and nobody holds a
lease in the copy. The copy begins with the schema of its source and is brought up to date when all
rows are there, so that an old backup can be restored too. It is another house, and knows that.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import Connection, MetaData, Row, Table, func, insert, select

from jacta.engine.errors import JactaError
from jacta.house.clock import Clock, SystemClock
from jacta.house.entropy import Entropy, SystemEntropy
from jacta.house.ids import new_id
from jacta.house.store.database.address import connected, postgres_address, sqlite_file
from jacta.house.store.database.database import Session
from jacta.house.store.database.migration import Schema, check, find_revision, upgrade
from jacta.house.store.database.schema import metadata
from jacta.house.store.errors import StoreError, WrongSchema
from jacta.house.store.identity import add_copy
from jacta.house.store.seeds import add_seeds, find_told, forget_untold

__all__ = ["Progress", "copy", "count_rows", "sync"]

# Called with the name of a table of the schema, and how many of its rows are copied.
Progress: TypeAlias = Callable[[str, int], None]
_Rows: TypeAlias = Sequence[Row[Any]]

_ROWS = 1000
_VERSION = "alembic_version"
_LEFT_OUT = {_VERSION, "presence", "seeds"}


async def copy(
    source: str | Path,
    target: str | Path,
    progress: Progress = lambda table, rows: None,
    rest: float = 0.0,
    clock: Clock | None = None,
    entropy: Entropy | None = None,
) -> None:
    """Copy a house into a database that has nothing in it yet; JactaError where it has.

    A file appears under its name when it is complete and on the disk, and PostgreSQL gets all of
    it or nothing. After each part it rests, so many times as long as that took.
    """
    schema = await check(source)
    if schema is Schema.EMPTY:
        raise JactaError("there is no house to copy")
    if schema is Schema.NEWER:
        raise WrongSchema("the database was made by a newer version of Jacta: use that one")
    if await _has_rows(target):
        raise JactaError("the target of a copy must be empty, and this one has a house in it")
    now, id = (clock or SystemClock()).now(), new_id(entropy or SystemEntropy())
    if postgres_address(target) is not None:
        await _copy(source, target, progress, rest, now, id)
    else:
        async with _new_file(sqlite_file(target), schema is Schema.OLD) as file:
            await _copy(source, file, progress, rest, now, id)


async def count_rows(address: str | Path) -> int:
    """How many rows a copy of the house will have; those of an older schema may be fewer."""

    def count(connection: Connection) -> int:
        there = set(connection.dialect.get_table_names(connection))
        return sum(
            connection.scalar(select(func.count()).select_from(table)) or 0
            for table in metadata.sorted_tables
            if table.name in there - _LEFT_OUT
        )

    async with connected(address) as database:
        return await database.read(count)


async def _copy(
    source: str | Path, target: str | Path, progress: Progress, rest: float, now: int, id: str
) -> None:
    async with connected(source) as old, old.session(writes=False) as reading:
        revision = await reading.run(find_revision)
        assert revision is not None
        async with connected(target) as new:
            if await new.read(find_revision) is None:
                await upgrade(target, revision)
            async with new.session(writes=True) as writing:
                if await writing.run(find_revision) != revision:
                    raise JactaError("the target of a copy has another schema: take an empty one")
                await _copy_tables(reading, writing, progress, rest)
        told = await reading.run(lambda db: find_told(db, now))
    await upgrade(target)
    async with connected(target) as new:
        await new.write(lambda db: _make_another(db, told, now, id))


def _make_another(
    connection: Connection, told: Sequence[tuple[bytes, str | None]], now: int, id: str
) -> None:
    """The copy knows that it is one, and has no seed that was not told."""
    forget_untold(connection, now)
    for seed, day in told:
        add_seeds(connection, [seed], day)
    add_copy(connection, id, now)


async def _copy_tables(reading: Session, writing: Session, progress: Progress, rest: float) -> None:
    """All rows, in an order in which what is referred to is there first; all are counted."""
    theirs = await reading.run(_reflect)
    for table in (await writing.run(_reflect)).sorted_tables:
        if table.name in _LEFT_OUT or table.name not in theirs.tables:
            continue
        original = theirs.tables[table.name]
        parts = await reading.run(partial(_begin, original))
        done = 0
        progress(table.name, done)
        begun = time.perf_counter()
        while part := await reading.run(partial(_next, parts)):
            await writing.run(partial(_store, table, part))
            done += len(part)
            progress(table.name, done)
            await asyncio.sleep(rest * (time.perf_counter() - begun))
            begun = time.perf_counter()
        there = await reading.run(partial(_count, original))
        here = await writing.run(partial(_count, table))
        if not there == here == done:
            raise StoreError(f"of {there} rows of {table.name} {here} were copied")


async def _has_rows(address: str | Path) -> bool:
    """Whether there is anything in a database but a schema."""
    if await check(address) is Schema.EMPTY:
        return False

    def look(connection: Connection) -> bool:
        found = _reflect(connection).sorted_tables
        return any(_count(table, connection) for table in found if table.name != _VERSION)

    async with connected(address) as database:
        return await database.read(look)


@asynccontextmanager
async def _new_file(file: Path, was_old: bool) -> AsyncIterator[Path]:
    """A file beside this one that takes its place, or is gone if anything fails.

    Where an old schema was brought up to date in it, its secrets are not to stay in free pages.
    """
    if Path(f"{file}-wal").exists():
        raise JactaError(f"the target of a copy must be empty, but there is {file}-wal")
    new = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        os.close(os.open(new, os.O_CREAT | os.O_EXCL, 0o600))
        try:
            yield new
            await asyncio.to_thread(_put_in_place, new, file, was_old)
        finally:
            for rest in (new, Path(f"{new}-wal"), Path(f"{new}-shm")):
                rest.unlink(missing_ok=True)
    except OSError as error:
        raise StoreError(f"the file {file} cannot be written: {error.strerror}") from error


def _put_in_place(new: Path, file: Path, clean: bool) -> None:
    """Make it one file, without a write-ahead log, that survives a power cut under its name."""
    with closing(sqlite3.connect(new, isolation_level=None)) as connection:
        if clean:
            connection.execute("VACUUM")
        connection.execute("PRAGMA journal_mode = DELETE")
    sync(new)
    new.replace(file)
    sync(file.parent)


def sync(path: Path) -> None:
    """What is in a file, or which files are in a folder, survives a power cut from now on."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _reflect(connection: Connection) -> MetaData:
    """The tables that a database has; those of an old schema are not the ones of this version."""
    found = MetaData()
    found.reflect(connection)
    return found


def _begin(table: Table, connection: Connection) -> Iterator[_Rows]:
    """The rows of a table in parts, read from the database as they are asked for."""
    rows = select(*table.c).order_by(*table.primary_key)
    return connection.execution_options(yield_per=_ROWS).execute(rows).partitions()


def _next(parts: Iterator[_Rows], _: Connection) -> _Rows:
    return next(parts, ())


def _store(table: Table, rows: _Rows, connection: Connection) -> None:
    values = [dict(row._mapping) for row in rows]
    if table.name == "leases":
        values = [{**value, "holder": None} for value in values]
    connection.execute(insert(table), values)


def _count(table: Table, connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0
