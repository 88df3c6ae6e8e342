"""What the two databases say differently, wherever SQLAlchemy does not say it for both."""

from __future__ import annotations

from typing import Any, TypeAlias

from sqlalchemy import Connection, Table, func, select
from sqlalchemy.dialects import postgresql, sqlite

__all__ = ["Insert", "is_postgres", "lock", "lock_schema", "upsert"]

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
