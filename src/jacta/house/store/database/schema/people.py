"""People: accounts, sessions, what they said, and how they want to be left alone."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from jacta.house.store.database.schema.columns import Name, metadata, of_table

__all__ = [
    "holidays",
    "ignores",
    "likenesses",
    "logins",
    "messages",
    "notices",
    "people",
    "recovery",
    "reports",
    "second_factors",
    "sessions",
    "tokens",
    "tries",
]

people = Table(
    "people",
    metadata,
    Column("id", Name, primary_key=True),
    Column("name", Name, nullable=False),
    Column("language", Name, nullable=False),
    Column("owner", Name, index=True),
    Column("bot", Boolean, nullable=False),
    Column("generation", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("deleted_at", BigInteger),
    Column("colour", Name),
    Column("shape", Name),
    Column("private", Boolean, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

logins = Table(
    "logins",
    metadata,
    Column("folded", Name, primary_key=True),
    Column("person", Name, nullable=False),
    Column("login", Name, nullable=False),
    Column("password_hash", Name, nullable=False),
    UniqueConstraint("person"),
)

recovery = Table(
    "recovery",
    metadata,
    Column("person", Name, nullable=False),
    Column("hash", Name, nullable=False),
    PrimaryKeyConstraint("person", "hash"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Name, primary_key=True),
    Column("hash", Name, nullable=False),
    Column("person", Name, nullable=False, index=True),
    Column("kind", Name, nullable=False),
    Column("table_id", Name),
    Column("chair", Integer),
    Column("label", Name, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("last_used_at", BigInteger),
    UniqueConstraint("hash"),
    Index(None, "table_id", "chair"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Name, primary_key=True),
    Column("hash", Name, nullable=False),
    Column("person", Name, nullable=False, index=True),
    Column("browser", Name, nullable=False),
    Column("system", Name, nullable=False),
    Column("begun_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("told_until", BigInteger, nullable=False),
    UniqueConstraint("hash"),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Name, primary_key=True),
    Column("person", Name, nullable=False),
    Column("kind", Name, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("session", Name, nullable=False),
    Column("browser", Name, nullable=False),
    Column("system", Name, nullable=False),
    Index(None, "person", "at"),
)

second_factors = Table(
    "second_factors",
    metadata,
    Column("person", Name, primary_key=True),
    Column("secret", Name, nullable=False),
    Column("since", BigInteger),
    Column("step", BigInteger, nullable=False),
)

tries = Table(
    "tries",
    metadata,
    Column("whose", Name, primary_key=True),
    Column("count", Integer, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)

# Of the names that people with accounts have chosen.
likenesses = Table(
    "likenesses",
    metadata,
    Column("person", Name, nullable=False),
    Column("likeness", Name, nullable=False, index=True),
    PrimaryKeyConstraint("person", "likeness"),
)

messages = Table(
    "messages",
    metadata,
    of_table(),
    Column("n", Integer, nullable=False),
    Column("person", Name, nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("cause", Name),
    Column("removed", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
    UniqueConstraint("table_id", "cause"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Name, primary_key=True),
    of_table(),
    Column("n", Integer, nullable=False),
    Column("reporter", Name, nullable=False, index=True),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("settled_at", BigInteger),
    UniqueConstraint("table_id", "n", "reporter"),
)

ignores = Table(
    "ignores",
    metadata,
    Column("person", Name, nullable=False),
    Column("other", Name, nullable=False),
    Column("kind", Name, nullable=False),
    PrimaryKeyConstraint("person", "other"),
)

holidays = Table(
    "holidays",
    metadata,
    Column("person", Name, nullable=False),
    Column("first", String(10), nullable=False),
    Column("last", String(10), nullable=False),
    PrimaryKeyConstraint("person", "first", "last"),
)
