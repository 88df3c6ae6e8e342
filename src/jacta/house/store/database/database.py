"""A database runs plain functions over a `sqlalchemy.Connection`, each in a transaction.

Everything the store says in SQL is such a function. SQLite runs it in a thread, PostgreSQL on top
of asyncpg, and neither holds up the event loop; but see `in_place` for short commits.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection

from jacta.house.store.database.troubles import Health

__all__ = ["AtOnce", "Database", "Session"]

T = TypeVar("T")

# The whole work in one statement that commits itself; or None, and nothing was done.
AtOnce: TypeAlias = Callable[[Connection], T | None]


class Session(Protocol):
    """A transaction that is under way."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run a part of it."""


class Database(Protocol):
    """Where transactions are run; StoreError when it fails, of which its health is told."""

    health: Health

    async def read(self, query: Callable[[Connection], T]) -> T:
        """What a query finds, on a connection that waits for no writer."""

    async def write(
        self,
        work: Callable[[Connection], T],
        at_once: AtOnce[T] | None = None,
    ) -> T:
        """Run it as one transaction, and give its answer when the transaction is durable.

        `at_once` may be tried first, outside a transaction. The work may be run again, if it is
        certain that the time before left nothing behind. Only one is to be running at a time.
        """

    def write_in_place(self, at_once: AtOnce[T]) -> T | None:
        """The answer of such work, durable as well, without a hand-over to another thread.

        None: it would hold up the one who asks, or fails; then nothing was done, and `write` is
        to be tried. No other one is to be running.
        """

    def session(self, *, writes: bool) -> AbstractAsyncContextManager[Session]:
        """One transaction in several parts, which all see the database as it was at one moment.

        It is committed on leaving, or if that is by an error, given up. Only one that writes is to
        be running at a time.
        """

    async def close(self) -> None:
        """Give up all connections."""
