"""SQLite: one file, one thread that writes, a few that read.

The write-ahead log lets readers go on while somebody writes, and `synchronous=FULL` syncs it to
the disk at every commit. A plain connection in one thread costs one hand-over for a whole
transaction; a driver that hands over every statement took twice the time.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from jacta.house.store.database import failure

__all__ = ["BUSY_SECONDS", "SqliteDatabase", "driver"]

F = TypeVar("F")
T = TypeVar("T")

BUSY_SECONDS = 10.0
_READERS = 4
_EVERYWHERE = ("foreign_keys = ON", "synchronous = FULL", "fullfsync = ON")


class SqliteDatabase:
    """A SQLite file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._writing = _engine(file, "BEGIN IMMEDIATE", ("journal_mode = WAL", *_EVERYWHERE))
        self._reading = _engine(file, "BEGIN", ("query_only = ON", *_EVERYWHERE))
        self._writer = ThreadPoolExecutor(1, "jacta-store-writer")
        self._readers = ThreadPoolExecutor(_READERS, "jacta-store-reader")
        self._kept: Connection | None = None

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await self._run(self._readers, self._read, query)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._run(self._writer, self._write, work)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    async def _run(self, threads: ThreadPoolExecutor, run: Callable[[F], T], function: F) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(threads, run, function)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise failure(f"the database {self.file} failed", error) from error

    def _read(self, query: Callable[[Connection], T]) -> T:
        with self._reading.begin() as connection:
            return query(connection)

    def _write(self, work: Callable[[Connection], T]) -> T:
        """One transaction; after any failure the connection is given up, and what it had begun."""
        if self._kept is None:
            self._kept = self._writing.connect()
        try:
            with self._kept.begin():
                return work(self._kept)
        except BaseException:
            self._give_up()
            raise

    def _give_up(self) -> None:
        connection, self._kept = self._kept, None
        if connection is not None:
            connection.invalidate()
            connection.close()

    def _close(self) -> None:
        self._readers.shutdown()
        self._writer.shutdown()
        self._give_up()
        self._reading.dispose()
        self._writing.dispose()


def _engine(file: Path, begin: str, pragmas: tuple[str, ...]) -> Engine:
    """An engine that begins its transactions itself: Python's sqlite3 would begin them late."""
    engine = create_engine(
        URL.create("sqlite", database=str(file)),
        connect_args={"timeout": BUSY_SECONDS, "isolation_level": None},
        hide_parameters=True,
    )

    def prepare(connection: sqlite3.Connection, _: object) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").close()

    def start(connection: Connection) -> None:
        driver(connection).execute(begin)

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", start)
    return engine


def driver(connection: Connection) -> sqlite3.Connection:
    """Python's own connection, for the few statements that every move needs."""
    found = connection.connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found
