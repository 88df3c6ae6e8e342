"""The schema, one for both databases. It changes by a migration only, and this file with it.

Ids and times are the same everywhere: text of at most 200 characters, and microseconds since 1970.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from jacta.house.store.values import LONGEST_NAME

__all__ = ["entries", "leases", "metadata", "tables"]

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

_Name = String(LONGEST_NAME)

tables = Table(
    "tables",
    metadata,
    Column("id", _Name, primary_key=True),
    Column("created_at", BigInteger, nullable=False),
)

# Without a rowid, SQLite keeps the log of a table together and writes one page less an append.
entries = Table(
    "entries",
    metadata,
    Column("table_id", _Name, ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("kind", _Name, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("cause", _Name),
    Column("more", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
    sqlite_with_rowid=False,
)

_caused = entries.c.cause.is_not(None)
Index(
    None,
    entries.c.table_id,
    entries.c.cause,
    unique=True,
    sqlite_where=_caused,
    postgresql_where=_caused,
)

leases = Table(
    "leases",
    metadata,
    Column("name", _Name, primary_key=True),
    Column("holder", _Name),
    Column("until", BigInteger, nullable=False, index=True),
)
