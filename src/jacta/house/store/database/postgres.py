"""PostgreSQL: one connection that writes, a few that read, all of asyncpg."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from jacta.house.store.database.database import AtOnce
from jacta.house.store.database.troubles import Health, failure
from jacta.house.store.errors import BadAddress, StoreError

__all__ = ["FAILURES", "PostgresDatabase", "connect"]

T = TypeVar("T")

FAILURES = (
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
    UnicodeDecodeError,  # text that can be none
)
_FAILED = "the database failed"
_READERS = 4
_PATIENCE_SECONDS = 30.0
_TRIES = 5
_SETTINGS = {"application_name": "jacta", "synchronous_commit": "on"}
# Two processes wait for each other, or wrote at the same time: the database chose one to try again.
_TRY_AGAIN = {"40001", "40P01"}


async def connect(address: str) -> Any:
    """A connection of asyncpg that commits durably, and does not wait for ever."""
    try:
        return await asyncpg.connect(
            address,
            timeout=_PATIENCE_SECONDS,
            command_timeout=_PATIENCE_SECONDS,
            server_settings=_SETTINGS,
        )
    except asyncpg.InterfaceError:
        raise
    except ValueError:  # its text may be a part of the password
        raise BadAddress("this postgresql:// address cannot be read") from None


class _NothingDone(Exception):
    """The transaction was lost before it was to be committed: it can be tried again."""

    def __init__(self, reason: Exception) -> None:
        super().__init__()
        self.reason = reason


class PostgresDatabase:
    """A PostgreSQL database, which other processes may use at the same time."""

    def __init__(self, address: str) -> None:
        self._address, self.health = address, Health()
        self._writing = self._engine(1, "READ COMMITTED")
        self._reading = self._engine(_READERS, "AUTOCOMMIT")

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await self._run(self._reading, query)

    async def write(
        self,
        work: Callable[[Connection], T],
        at_once: AtOnce[T] | None = None,
    ) -> T:
        answer = await self._run(self._writing, work)
        self.health.stored()
        return answer

    def write_in_place(self, at_once: AtOnce[T]) -> T | None:
        return None

    @asynccontextmanager
    async def session(self, *, writes: bool) -> AsyncIterator[_Session]:
        engine = self._writing if writes else self._reading
        try:
            async with engine.connect() as connection:
                await connection.execution_options(isolation_level="REPEATABLE READ")
                yield _Session(connection)
                await connection.commit()
        except FAILURES as error:
            raise self._failed(error) from error

    async def close(self) -> None:
        await self._reading.dispose()
        await self._writing.dispose()

    async def _run(self, engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
        try:
            for _ in range(_TRIES - 1):
                with suppress(_NothingDone):
                    return await _transact(engine, work)
            return await _transact(engine, work)
        except _NothingDone as error:
            raise self._failed(error.reason) from error.reason
        except FAILURES as error:
            raise self._failed(error) from error

    def _failed(self, error: BaseException) -> StoreError:
        found = failure(_FAILED, error)
        self.health.failed(found)
        return found

    def _engine(self, size: int, isolation: Any) -> AsyncEngine:
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: connect(self._address),
            isolation_level=isolation,
            pool_size=size,
            max_overflow=0,
            hide_parameters=True,
        )


@dataclass(frozen=True)
class _Session:
    """A transaction; nothing of it is tried again."""

    connection: AsyncConnection

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await self.connection.run_sync(work)


async def _transact(engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
    """One transaction; after any failure the connection is given up, and what it had begun."""
    async with engine.connect() as connection:
        try:
            try:
                answer = await connection.run_sync(work)
            except (DBAPIError, asyncpg.InternalClientError) as error:
                if _was_lost(error):
                    raise _NothingDone(error) from error
                raise
            await connection.commit()
        except BaseException:
            await connection.invalidate()
            raise
        return answer


def _was_lost(error: Exception) -> bool:
    """Whether the connection broke, also while asyncpg was about to use it, or is to try again."""
    if not isinstance(error, DBAPIError):
        return True
    return error.connection_invalidated or getattr(error.orig, "sqlstate", None) in _TRY_AGAIN
