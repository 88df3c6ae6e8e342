"""Tables and their logs, what is due at them, seeds, keys, and the house itself."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from jacta.house.store.database.schema.columns import Name, metadata, of_table

__all__ = [
    "chairs",
    "drafts",
    "entries",
    "houses",
    "keys",
    "leases",
    "presence",
    "seeds",
    "tables",
]

# All but the first two are what the lobby knows of a table, and empty until it is told.
tables = Table(
    "tables",
    metadata,
    Column("id", Name, primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("game", Name),
    Column("state", Name),
    Column("public", Boolean),
    Column("rated", Boolean),
    Column("live", Boolean),
    Column("updated_at", BigInteger),
    Index(None, "state", "updated_at", "id"),
)

chairs = Table(
    "chairs",
    metadata,
    of_table(),
    Column("chair", Integer, nullable=False),
    Column("person", Name, index=True),
    PrimaryKeyConstraint("table_id", "chair"),
    sqlite_with_rowid=False,
)

# Without a rowid, SQLite keeps the log of a table together and writes one page less an append.
# Every entry has its sum (`store/sums.py`); SQLite adds no column to a table that may not be empty.
entries = Table(
    "entries",
    metadata,
    of_table(),
    Column("n", Integer, nullable=False),
    Column("kind", Name, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("cause", Name),
    Column("more", Integer, nullable=False),
    Column("sum", LargeBinary),
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
    Column("name", Name, primary_key=True),
    Column("holder", Name),
    Column("until", BigInteger, nullable=False, index=True),
)

drafts = Table(
    "drafts",
    metadata,
    of_table(),
    Column("seat", Integer, nullable=False),
    Column("after", Integer, nullable=False),
    Column("actions", Text, nullable=False),
    Column("causes", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", Name, nullable=False),
    Column("person", Name, nullable=False),
    Column("process", Name, nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "person", "process"),
)

# A seed is found by what the house has committed to; `day` is there for that of a daily game.
seeds = Table(
    "seeds",
    metadata,
    Column("commitment", String(64), primary_key=True),
    Column("seed", LargeBinary, nullable=False),
    Column("day", String(10)),
)

# What cookies are signed with: the newest, and older ones for as long as they are good.
keys = Table(
    "keys",
    metadata,
    Column("id", Name, primary_key=True),
    Column("value", LargeBinary, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("good_until", BigInteger),
)

# Which house this is: a row for its beginning, and one for each backup it was brought back from.
houses = Table(
    "houses",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("id", Name, nullable=False),
    Column("at", BigInteger, nullable=False),
)
