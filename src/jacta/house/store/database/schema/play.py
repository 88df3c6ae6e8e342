"""What is kept of games: looks back, ratings, days, challenges, results and puzzles."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
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
    "attempts",
    "challenge_attempts",
    "challenges",
    "days",
    "played",
    "puzzle_answers",
    "puzzle_ratings",
    "puzzlers",
    "rating_history",
    "ratings",
    "results",
    "retrospects",
]

retrospects = Table(
    "retrospects",
    metadata,
    of_table(),
    Column("round", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "round"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", Name, nullable=False),
    Column("player", Name, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("ordinal", Double, nullable=False),
    Column("version", Integer),
    PrimaryKeyConstraint("game", "player"),
    Index(None, "game", "ordinal", "player"),
)

rating_history = Table(
    "rating_history",
    metadata,
    of_table(),
    Column("round", Integer, nullable=False),
    Column("player", Name, nullable=False),
    Column("game", Name, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("mu_before", Double),
    Column("sigma_before", Double),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "round", "player"),
    Index(None, "player", "game", "at"),
)

# `former` has what was committed to before the house was brought back from a backup.
days = Table(
    "days",
    metadata,
    Column("game", Name, nullable=False),
    Column("day", String(10), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("board", Name, nullable=False),
    Column("fixed_at", BigInteger, nullable=False),
    Column("former", Text, nullable=False),
    PrimaryKeyConstraint("game", "day"),
)

# The one table that a person has on a day; it may not be opened yet.
attempts = Table(
    "attempts",
    metadata,
    Column("game", Name, nullable=False),
    Column("day", String(10), nullable=False),
    Column("person", Name, nullable=False, index=True),
    Column("table_id", Name, nullable=False),
    PrimaryKeyConstraint("game", "day", "person"),
)

# The same dice for whoever has the link. `body` is what is played, `seed` is told in the end,
# `former` has what was committed to before the house was brought back from a backup.
challenges = Table(
    "challenges",
    metadata,
    Column("id", Name, primary_key=True),
    Column("maker", Name, nullable=False, index=True),
    Column("game", Name, nullable=False),
    Column("body", Text, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("closes_at", BigInteger, nullable=False),
    Column("seed", String(64)),
    Column("former", Text, nullable=False),
)

# The one table that a person has in a challenge; it may not be opened yet.
challenge_attempts = Table(
    "challenge_attempts",
    metadata,
    Column("challenge", Name, nullable=False),
    Column("person", Name, nullable=False, index=True),
    Column("table_id", Name, nullable=False),
    PrimaryKeyConstraint("challenge", "person"),
)

# Of the games that are played alone, and of daily ones, of which one a day counts (`day`); the
# score of one with other `players` is by how much it was won.
results = Table(
    "results",
    metadata,
    of_table(),
    Column("round", Integer, nullable=False),
    Column("person", Name, nullable=False),
    Column("game", Name, nullable=False),
    Column("board", Name, nullable=False),
    Column("options", Text, nullable=False),
    Column("day", String(10)),
    Column("score", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("players", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "round"),
    UniqueConstraint("game", "day", "person"),
    Index(None, "person", "game"),
)

# All finished games, a row for each chair.
played = Table(
    "played",
    metadata,
    of_table(),
    Column("round", Integer, nullable=False),
    Column("chair", Integer, nullable=False),
    Column("person", Name, nullable=False),
    Column("game", Name, nullable=False),
    Column("players", Integer, nullable=False),
    Column("outcome", Name, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Integer),
    Column("listed", Boolean, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "round", "chair"),
    Index(None, "person", "at"),
)

# The first answer of somebody to a puzzle: which of its actions, and what that did to the rating.
puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("game", Name, nullable=False),
    Column("puzzle", Name, nullable=False),
    Column("person", Name, nullable=False),
    Column("place", Integer, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("rating_before", Double, nullable=False),
    Column("rating", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("game", "puzzle", "person"),
    Index(None, "person", "game"),
)

puzzlers = Table(
    "puzzlers",
    metadata,
    Column("game", Name, nullable=False),
    Column("person", Name, nullable=False, index=True),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    PrimaryKeyConstraint("game", "person"),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("game", Name, nullable=False),
    Column("puzzle", Name, nullable=False),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    PrimaryKeyConstraint("game", "puzzle"),
)
