"""What the two databases say differently, wherever SQLAlchemy does not say it for both."""

from __future__ import annotations

from typing import Any, TypeAlias

from sqlalchemy import BigInteger, ColumnElement, Connection, Table, cast, func, literal, select
from sqlalchemy.dialects import postgresql, sqlite

from jacta.house.time import now

__all__ = ["Insert", "is_postgres", "lock", "lock_schema", "shared_time", "upsert"]

Insert: TypeAlias = Any  # the two classes share their methods, but no type

_SCHEMA_LOCK = 0x6A61637461  # "jacta"


def is_postgres(connection: Connection) -> bool:
    """Whether it is PostgreSQL, or else SQLite."""
    return connection.dialect.name == "postgresql"


def upsert(connection: Connection, table: Table) -> Insert:
    """An insert that can say what to do where the row is there already."""
    if is_postgres(connection):
        return postgresql.insert(table)
    return sqlite.insert(table)


def shared_time(connection: Connection) -> ColumnElement[int]:
    """The time that all processes share: of the server, or of the machine with the file."""
    if is_postgres(connection):
        seconds = func.extract("epoch", func.clock_timestamp())
        return cast(seconds * 1_000_000, BigInteger)
    return literal(now(), BigInteger)


def lock(connection: Connection, name: str) -> None:
    """Let no other process pass with the same name before this transaction is over.

    SQLite has one writer anyway. In PostgreSQL the next statement sees what was committed while
    this one waited; who takes several takes them in the order of their names.
    """
    if is_postgres(connection):
        key = func.hashtextextended(name, _SCHEMA_LOCK)
        connection.execute(select(func.pg_advisory_xact_lock(key)))


def lock_schema(connection: Connection) -> None:
    """Let no other process migrate before this transaction is over."""
    if is_postgres(connection):
        connection.execute(select(func.pg_advisory_xact_lock(_SCHEMA_LOCK)))
