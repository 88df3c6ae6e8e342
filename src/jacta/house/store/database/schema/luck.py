"""The account of the dice, and ratings less luck."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    PrimaryKeyConstraint,
    Table,
    UniqueConstraint,
)

from jacta.house.store.database.schema.columns import Name, metadata, of_table

__all__ = [
    "adjusted",
    "counted",
    "fallen",
    "fortunes",
    "luck",
    "uncounted",
]

# The account of the dice: the finished games that are not in it yet.
uncounted = Table(
    "uncounted",
    metadata,
    of_table(),
    Column("round", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "round"),
    Index(None, "at"),
)

# Those that are in it, by numbers in the order in which they came. Where nobody judged, there is no
# formula and no mind.
counted = Table(
    "counted",
    metadata,
    of_table(),
    Column("round", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("game", Name, nullable=False),
    Column("players", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("formula", Integer),
    Column("mind", Name),
    Column("surprise", Double),
    PrimaryKeyConstraint("table_id", "round"),
    UniqueConstraint("n"),
    Index(None, "game", "players", "n"),
)

# What luck each seat had in a game that was judged; and what the player was rated after it, less
# luck, if the game is rated.
fortunes = Table(
    "fortunes",
    metadata,
    of_table(),
    Column("round", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("person", Name, nullable=False),
    Column("game", Name, nullable=False),
    Column("players", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("result", Double, nullable=False),
    Column("expected", Double, nullable=False),
    Column("luck", Double, nullable=False),
    Column("variance", Double, nullable=False),
    Column("mu", Double),
    Column("sigma", Double),
    PrimaryKeyConstraint("table_id", "round", "seat"),
    Index(None, "person", "n"),
)

# What players are rated now, by results less luck.
adjusted = Table(
    "adjusted",
    metadata,
    Column("game", Name, nullable=False),
    Column("player", Name, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("game", "player"),
)

# The luck of somebody, or of a seat (`seat:0`), added up over games of one kind, public or not.
luck = Table(
    "luck",
    metadata,
    Column("whose", Name, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("game", Name, nullable=False),
    Column("players", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("luck", Double, nullable=False),
    Column("variance", Double, nullable=False),
    PrimaryKeyConstraint("whose", "listed", "game", "players"),
)

# How often each face of each die fell in the games of somebody, or of the house; a die is called by
# its faces.
fallen = Table(
    "fallen",
    metadata,
    Column("whose", Name, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("game", Name, nullable=False),
    Column("die", Name, nullable=False),
    Column("face", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    PrimaryKeyConstraint("whose", "listed", "game", "die", "face"),
)
