"""SQLite: one file, one thread that writes, a few that read.

The write-ahead log lets readers go on while somebody writes, and `synchronous=FULL` syncs it to
the disk at every commit. A plain connection in one thread costs one hand-over for a whole
transaction; a driver that hands over every statement took twice the time. A single short commit
on a quick disk is not handed over at all: to wait for the thread took longer than the commit.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from jacta.house.store.database.database import AtOnce, failure

__all__ = ["BUSY_SECONDS", "SqliteDatabase", "driver"]

F = TypeVar("F")
T = TypeVar("T")

BUSY_SECONDS = 10.0
_READERS = 4
_CACHED_STATEMENTS = 512
_QUICK_SECONDS = 0.001
_COMMITS_BETWEEN_MOVES = 500
_EVERYWHERE = ("foreign_keys = ON", "synchronous = FULL", "fullfsync = ON")


class SqliteDatabase:
    """A SQLite file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._writing = _engine(file, "BEGIN IMMEDIATE", ("journal_mode = WAL", *_EVERYWHERE))
        self._reading = _engine(file, "BEGIN", ("query_only = ON", *_EVERYWHERE))
        self._moving = _engine(file, None, ("journal_mode = WAL", *_EVERYWHERE))
        self._writer = _WriterThread()
        self._readers = ThreadPoolExecutor(_READERS, "jacta-store-reader")
        self._kept: Connection | None = None
        self._in_place = _InPlace(file)

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await self._run(self._readers, self._read, query)

    async def write(
        self,
        work: Callable[[Connection], T],
        at_once: AtOnce[T] | None = None,
    ) -> T:
        try:
            return await self._writer.run(lambda: self._write(work, at_once))
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise failure(f"the database {self.file} failed", error) from error

    def write_in_place(self, at_once: AtOnce[T]) -> T | None:
        return self._in_place.run(at_once) if self._kept is not None else None

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
            raise failure(f"the database {self.file} failed", error) from error

    def _read(self, query: Callable[[Connection], T]) -> T:
        with self._reading.begin() as connection:
            return query(connection)

    def _write(self, work: Callable[[Connection], T], at_once: AtOnce[T] | None) -> T:
        """One transaction; after any failure the connection is given up, and what it had begun.

        It is begun and ended by the driver itself, which takes half the time.
        """
        if self._kept is None:
            _make(self.file)
            self._kept = self._moving.connect()
        try:
            if at_once is not None:
                started = time.perf_counter()
                if (answer := at_once(self._kept)) is not None:
                    self._in_place.took(time.perf_counter() - started)
                    return answer
            move = driver(self._kept)
            move.execute("BEGIN IMMEDIATE")
            answer = work(self._kept)
            if self._kept.in_transaction():  # as SQLAlchemy sees it: its commit is the driver's
                self._kept.commit()
            else:
                move.execute("COMMIT")
            return answer
        except BaseException:
            self._give_up()
            raise

    def _give_up(self) -> None:
        self._in_place.close()
        connection, self._kept = self._kept, None
        if connection is not None:
            connection.invalidate()
            connection.close()

    def _close(self) -> None:
        self._readers.shutdown()
        self._writer.close()
        self._give_up()
        self._reading.dispose()
        self._writing.dispose()
        self._moving.dispose()


class _InPlace:
    """Commits in the thread that asks for them, as long as that holds nobody up.

    It never waits for another writer, and leaves to the thread what takes long: every commit on a
    slow disk, and now and then one with which SQLite moves its log into the file.
    """

    def __init__(self, file: Path) -> None:
        pragmas = ("journal_mode = WAL", "wal_autocheckpoint = 0", *_EVERYWHERE)
        self._engine = _engine(file, None, pragmas, busy_seconds=0.0)
        self._connection: Connection | None = None
        self._seconds = 0.0
        self._commits = 0

    def took(self, seconds: float) -> None:
        """A commit has taken so long, here or in the thread."""
        self._seconds += (seconds - self._seconds) / 10

    def run(self, at_once: AtOnce[T]) -> T | None:
        """The answer once it is durable; None: it is for the thread, and nothing was done."""
        self._commits += 1
        if self._seconds > _QUICK_SECONDS or self._commits % _COMMITS_BETWEEN_MOVES == 0:
            return None
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            started = time.perf_counter()
            answer = at_once(self._connection)
        except (SQLAlchemyError, sqlite3.Error) as error:
            if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_BUSY:
                self.close()
            return None
        if answer is not None:
            self.took(time.perf_counter() - started)
        return answer

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()
        self._engine.dispose()


class _WriterThread:
    """The one thread that writes. An executor would take a third more time for each hand-over."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: Thread | None = None

    async def run(self, work: Callable[[], T]) -> T:
        """What the work gives, once the thread has done it."""
        if self._thread is None:
            self._thread = Thread(target=self._serve, name="jacta-store-writer", daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def job() -> None:
            try:
                answer = work()
            except BaseException as error:
                loop.call_soon_threadsafe(_fail, done, error)
            else:
                loop.call_soon_threadsafe(_settle, done, answer)

        self._jobs.put(job)
        return await done

    def close(self) -> None:
        """Wait until all is done that was asked for."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()

    def _serve(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()


def _settle(done: asyncio.Future[T], answer: T) -> None:
    if not done.done():
        done.set_result(answer)


def _fail(done: asyncio.Future[T], error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)


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


def _engine(
    file: Path, begin: str | None, pragmas: tuple[str, ...], busy_seconds: float = BUSY_SECONDS
) -> Engine:
    """An engine whose transactions begin as it is said: Python's sqlite3 would begin them late.

    None: whoever uses it begins them.
    """
    engine = create_engine(
        URL.create("sqlite", database=str(file)),
        connect_args={
            "timeout": busy_seconds,
            "isolation_level": None,
            "cached_statements": _CACHED_STATEMENTS,
        },
        hide_parameters=True,
    )

    def prepare(connection: sqlite3.Connection, _: object) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").close()

    def start(connection: Connection) -> None:
        driver(connection).execute(str(begin))

    event.listen(engine, "connect", prepare)
    if begin is not None:
        event.listen(engine, "begin", start)
    return engine


def driver(connection: Connection) -> sqlite3.Connection:
    """Python's own connection, for the few statements that every move needs."""
    found = connection.connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found
