"""What the keeper has done, and who may not come in."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    PrimaryKeyConstraint,
    Table,
    Text,
)

from jacta.house.store.database.schema.columns import Name, metadata

__all__ = [
    "bans",
    "deeds",
]

# Who may not come in, until when; without an end, for good.
bans = Table(
    "bans",
    metadata,
    Column("kind", Name, nullable=False),
    Column("whom", Name, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
    PrimaryKeyConstraint("kind", "whom"),
)

# What the keeper has done, or has begun to do.
deeds = Table(
    "deeds",
    metadata,
    Column("id", Name, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("who", Name, nullable=False),
    Column("what", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("done", Boolean, nullable=False),
)
