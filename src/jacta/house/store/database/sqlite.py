"""SQLite: one file, one thread that writes, a few that read.

The write-ahead log lets readers go on while somebody writes, and `synchronous=FULL` syncs it to
the disk at every commit. A plain connection in one thread costs one hand-over for a whole
transaction; a driver that hands over every statement took twice the time.
"""

from __future__ import annotations

import asyncio
import math
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from jacta.house.store.database.database import AtOnce
from jacta.house.store.database.dialect import is_postgres
from jacta.house.store.database.in_place import InPlace
from jacta.house.store.database.thread import WriterThread
from jacta.house.store.database.troubles import Health, failure
from jacta.house.store.errors import StoreError

__all__ = ["BUSY_SECONDS", "SqliteDatabase", "any_text", "driver"]

F = TypeVar("F")
T = TypeVar("T")

BUSY_SECONDS = 10.0
_READERS = 4
_LOOK_SECONDS = 0.1
_CACHED_STATEMENTS = 512
_EVERYWHERE = ("foreign_keys = ON", "synchronous = FULL", "fullfsync = ON")
_READ, _WRITE = "BEGIN", "BEGIN IMMEDIATE"


class SqliteDatabase:
    """A SQLite file.

    What is written to a file that has lost its name is lost with it, and SQLite does not notice: so
    every transaction looks whether the file is still the one that was opened; those in place, which
    are very short, only ten times a second.
    """

    def __init__(self, file: Path) -> None:
        self.file, self.health = file, Health()
        self._writing = _engine(file, _WRITE, ("journal_mode = WAL", *_EVERYWHERE))
        self._reading = _engine(file, _READ, ("query_only = ON", *_EVERYWHERE))
        self._writer = WriterThread()
        self._readers = ThreadPoolExecutor(_READERS, "jacta-store-reader")
        self._connection: Connection | None = None  # of the thread that writes
        self._in_place = InPlace(self._writing)
        self._opened: tuple[int, int] | None = None  # which file it is
        self._looked = -math.inf

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await self._run(self._readers, self._read, query)

    async def write(
        self,
        work: Callable[[Connection], T],
        at_once: AtOnce[T] | None = None,
    ) -> T:
        try:
            answer = await self._writer.run(lambda: self._write(work, at_once))
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise self._failed(error) from error
        self.health.stored()
        return answer

    def write_in_place(self, at_once: AtOnce[T]) -> T | None:
        if self._connection is None or self.health.trouble is not None:
            return None
        if (now := time.perf_counter()) - self._looked > _LOOK_SECONDS:
            if not self._is_there():
                return None
            self._looked = now
        return self._in_place.run(at_once)

    @asynccontextmanager
    async def session(self, *, writes: bool) -> AsyncIterator[_Session]:
        engine = self._writing if writes else self._reading
        with ThreadPoolExecutor(1, "jacta-store-session") as thread:
            connection = await self._run(thread, Engine.connect, engine)
            try:
                session = _Session(self, thread, connection)
                await self._run(thread, Connection.begin, connection)
                yield session
                await self._run(thread, Connection.commit, connection)
            except BaseException:
                await self._run(thread, Connection.invalidate, connection)
                raise
            finally:
                await self._run(thread, Connection.close, connection)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    async def _run(self, threads: ThreadPoolExecutor, run: Callable[[F], T], function: F) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(threads, run, function)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise self._failed(error) from error

    def _failed(self, error: BaseException) -> StoreError:
        found = failure(f"the database {self.file} failed", error)
        self.health.failed(found)
        return found

    def _is_there(self) -> bool:
        try:
            found = os.stat(self.file)
        except OSError:
            return False
        return (found.st_dev, found.st_ino) == self._opened

    def _must_be_there(self) -> None:
        """FileNotFoundError where the file that was opened is not there any more."""
        if self._opened is not None and not self._is_there():
            raise FileNotFoundError("its file was moved or replaced: put it back, or restart")

    def _read(self, query: Callable[[Connection], T]) -> T:
        self._must_be_there()
        with self._reading.begin() as connection:
            return query(connection)

    def _write(self, work: Callable[[Connection], T], at_once: AtOnce[T] | None) -> T:
        """One transaction; after any failure the connection is given up, and what it had begun.

        It is begun and ended by the driver itself, which takes half the time.
        """
        self._must_be_there()
        if self._connection is None:
            _make(self.file)
            found = os.stat(self.file)
            self._opened = found.st_dev, found.st_ino
            self._connection = self._writing.connect()
        connection, plain = self._connection, driver(self._connection)
        try:
            if at_once is not None:
                started = time.perf_counter()
                if (answer := at_once(connection)) is not None:
                    self._in_place.took(time.perf_counter() - started)
                    return answer
            plain.execute(_WRITE)
            answer = work(connection)
            if connection.in_transaction():  # as SQLAlchemy sees it: its commit is the driver's
                connection.commit()
            else:
                plain.execute("COMMIT")
            return answer
        except BaseException:
            self._give_up()
            raise

    def _give_up(self) -> None:
        self._in_place.close()
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()

    def _close(self) -> None:
        self._readers.shutdown()
        self._writer.close()
        self._give_up()
        self._reading.dispose()
        self._writing.dispose()


@dataclass(frozen=True)
class _Session:
    """A transaction on a connection and in a thread of its own."""

    database: SqliteDatabase
    thread: ThreadPoolExecutor
    connection: Connection

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await self.database._run(self.thread, work, self.connection)


def _make(file: Path) -> None:
    """An empty file for its owner alone, if there is none; SQLite gives those beside it the same
    mode. One that is there is not opened: to close it would end the locks of this process."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _engine(file: Path, begin: str, pragmas: tuple[str, ...]) -> Engine:
    """An engine whose transactions begin as it is said: Python's sqlite3 would begin them late."""
    engine = create_engine(
        URL.create("sqlite", database=str(file)),
        connect_args={
            "timeout": BUSY_SECONDS,
            "isolation_level": None,
            "cached_statements": _CACHED_STATEMENTS,
        },
        hide_parameters=True,
    )

    def prepare(connection: sqlite3.Connection, _: object) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").close()

    def start(connection: Connection) -> None:
        if not (plain := driver(connection)).in_transaction:
            plain.execute(begin)

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", start)
    return engine


def driver(connection: Connection) -> sqlite3.Connection:
    """Python's own connection, for the few statements that every move needs."""
    found = connection.connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found


@contextmanager
def any_text(connection: Connection) -> Iterator[None]:
    """Text that can be none any more is read all the same; PostgreSQL does not give it out."""
    if is_postgres(connection):
        yield
        return
    plain = driver(connection)
    plain.text_factory = partial(bytes.decode, errors="surrogateescape")
    try:
        yield
    finally:
        plain.text_factory = str
