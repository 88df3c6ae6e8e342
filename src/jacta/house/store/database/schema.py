"""The schema, one for both databases. It changes by a migration only, and this file with it.

Ids and times are the same everywhere: text of at most 200 characters, and microseconds since 1970.
A request that breaks a constraint would fail all of its batch, so a constraint is here only where
the code makes sure of it first: nothing refers to people, who may be bots that have no row.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from jacta.house.store.checks import LONGEST_NAME

__all__ = [
    "adjusted",
    "attempts",
    "bans",
    "chairs",
    "challenge_attempts",
    "challenges",
    "counted",
    "days",
    "deeds",
    "drafts",
    "entries",
    "fallen",
    "fortunes",
    "holidays",
    "houses",
    "ignores",
    "keys",
    "leases",
    "likenesses",
    "logins",
    "luck",
    "messages",
    "metadata",
    "notices",
    "people",
    "played",
    "presence",
    "puzzle_answers",
    "puzzle_ratings",
    "puzzlers",
    "rating_history",
    "ratings",
    "recovery",
    "reports",
    "results",
    "retrospects",
    "second_factors",
    "seeds",
    "sessions",
    "tables",
    "tokens",
    "tries",
    "uncounted",
]

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

_Name = String(LONGEST_NAME)


def _of_table() -> Column[str]:
    """The table that a row belongs to."""
    return Column("table_id", _Name, ForeignKey("tables.id"), nullable=False)


# All but the first two are what the lobby knows of a table, and empty until it is told.
tables = Table(
    "tables",
    metadata,
    Column("id", _Name, primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("game", _Name),
    Column("state", _Name),
    Column("public", Boolean),
    Column("rated", Boolean),
    Column("live", Boolean),
    Column("updated_at", BigInteger),
    Index(None, "state", "updated_at", "id"),
)

chairs = Table(
    "chairs",
    metadata,
    _of_table(),
    Column("chair", Integer, nullable=False),
    Column("person", _Name, index=True),
    PrimaryKeyConstraint("table_id", "chair"),
    sqlite_with_rowid=False,
)

# Without a rowid, SQLite keeps the log of a table together and writes one page less an append.
# Every entry has its sum (`store/sums.py`); SQLite adds no column to a table that may not be empty.
entries = Table(
    "entries",
    metadata,
    _of_table(),
    Column("n", Integer, nullable=False),
    Column("kind", _Name, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("cause", _Name),
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
    Column("name", _Name, primary_key=True),
    Column("holder", _Name),
    Column("until", BigInteger, nullable=False, index=True),
)

drafts = Table(
    "drafts",
    metadata,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("after", Integer, nullable=False),
    Column("actions", Text, nullable=False),
    Column("causes", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", _Name, nullable=False),
    Column("person", _Name, nullable=False),
    Column("process", _Name, nullable=False, index=True),
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
    Column("id", _Name, primary_key=True),
    Column("value", LargeBinary, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("good_until", BigInteger),
)

# Which house this is: a row for its beginning, and one for each backup it was brought back from.
houses = Table(
    "houses",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("id", _Name, nullable=False),
    Column("at", BigInteger, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", _Name, primary_key=True),
    Column("name", _Name, nullable=False),
    Column("language", _Name, nullable=False),
    Column("owner", _Name, index=True),
    Column("bot", Boolean, nullable=False),
    Column("generation", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("deleted_at", BigInteger),
    Column("colour", _Name),
    Column("shape", _Name),
    Column("private", Boolean, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

logins = Table(
    "logins",
    metadata,
    Column("folded", _Name, primary_key=True),
    Column("person", _Name, nullable=False),
    Column("login", _Name, nullable=False),
    Column("password_hash", _Name, nullable=False),
    UniqueConstraint("person"),
)

recovery = Table(
    "recovery",
    metadata,
    Column("person", _Name, nullable=False),
    Column("hash", _Name, nullable=False),
    PrimaryKeyConstraint("person", "hash"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", _Name, primary_key=True),
    Column("hash", _Name, nullable=False),
    Column("person", _Name, nullable=False, index=True),
    Column("kind", _Name, nullable=False),
    Column("table_id", _Name),
    Column("chair", Integer),
    Column("label", _Name, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("last_used_at", BigInteger),
    UniqueConstraint("hash"),
    Index(None, "table_id", "chair"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", _Name, primary_key=True),
    Column("hash", _Name, nullable=False),
    Column("person", _Name, nullable=False, index=True),
    Column("browser", _Name, nullable=False),
    Column("system", _Name, nullable=False),
    Column("begun_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("told_until", BigInteger, nullable=False),
    UniqueConstraint("hash"),
)

notices = Table(
    "notices",
    metadata,
    Column("id", _Name, primary_key=True),
    Column("person", _Name, nullable=False),
    Column("kind", _Name, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("session", _Name, nullable=False),
    Column("browser", _Name, nullable=False),
    Column("system", _Name, nullable=False),
    Index(None, "person", "at"),
)

second_factors = Table(
    "second_factors",
    metadata,
    Column("person", _Name, primary_key=True),
    Column("secret", _Name, nullable=False),
    Column("since", BigInteger),
    Column("step", BigInteger, nullable=False),
)

tries = Table(
    "tries",
    metadata,
    Column("whose", _Name, primary_key=True),
    Column("count", Integer, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)

# Of the names that people with accounts have chosen.
likenesses = Table(
    "likenesses",
    metadata,
    Column("person", _Name, nullable=False),
    Column("likeness", _Name, nullable=False, index=True),
    PrimaryKeyConstraint("person", "likeness"),
)

messages = Table(
    "messages",
    metadata,
    _of_table(),
    Column("n", Integer, nullable=False),
    Column("person", _Name, nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("cause", _Name),
    Column("removed", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
    UniqueConstraint("table_id", "cause"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", _Name, primary_key=True),
    _of_table(),
    Column("n", Integer, nullable=False),
    Column("reporter", _Name, nullable=False, index=True),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("settled_at", BigInteger),
    UniqueConstraint("table_id", "n", "reporter"),
)

ignores = Table(
    "ignores",
    metadata,
    Column("person", _Name, nullable=False),
    Column("other", _Name, nullable=False),
    Column("kind", _Name, nullable=False),
    PrimaryKeyConstraint("person", "other"),
)

holidays = Table(
    "holidays",
    metadata,
    Column("person", _Name, nullable=False),
    Column("first", String(10), nullable=False),
    Column("last", String(10), nullable=False),
    PrimaryKeyConstraint("person", "first", "last"),
)

retrospects = Table(
    "retrospects",
    metadata,
    _of_table(),
    Column("round", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "round"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", _Name, nullable=False),
    Column("player", _Name, nullable=False),
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
    _of_table(),
    Column("round", Integer, nullable=False),
    Column("player", _Name, nullable=False),
    Column("game", _Name, nullable=False),
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
    Column("game", _Name, nullable=False),
    Column("day", String(10), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("board", _Name, nullable=False),
    Column("fixed_at", BigInteger, nullable=False),
    Column("former", Text, nullable=False),
    PrimaryKeyConstraint("game", "day"),
)

# The one table that a person has on a day; it may not be opened yet.
attempts = Table(
    "attempts",
    metadata,
    Column("game", _Name, nullable=False),
    Column("day", String(10), nullable=False),
    Column("person", _Name, nullable=False, index=True),
    Column("table_id", _Name, nullable=False),
    PrimaryKeyConstraint("game", "day", "person"),
)

# The same dice for whoever has the link. `body` is what is played, `seed` is told in the end,
# `former` has what was committed to before the house was brought back from a backup.
challenges = Table(
    "challenges",
    metadata,
    Column("id", _Name, primary_key=True),
    Column("maker", _Name, nullable=False, index=True),
    Column("game", _Name, nullable=False),
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
    Column("challenge", _Name, nullable=False),
    Column("person", _Name, nullable=False, index=True),
    Column("table_id", _Name, nullable=False),
    PrimaryKeyConstraint("challenge", "person"),
)

# Of the games that are played alone, and of daily ones, of which one a day counts (`day`); the
# score of one with other `players` is by how much it was won.
results = Table(
    "results",
    metadata,
    _of_table(),
    Column("round", Integer, nullable=False),
    Column("person", _Name, nullable=False),
    Column("game", _Name, nullable=False),
    Column("board", _Name, nullable=False),
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
    _of_table(),
    Column("round", Integer, nullable=False),
    Column("chair", Integer, nullable=False),
    Column("person", _Name, nullable=False),
    Column("game", _Name, nullable=False),
    Column("players", Integer, nullable=False),
    Column("outcome", _Name, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Integer),
    Column("listed", Boolean, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "round", "chair"),
    Index(None, "person", "at"),
)

# The account of the dice: the finished games that are not in it yet.
uncounted = Table(
    "uncounted",
    metadata,
    _of_table(),
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
    _of_table(),
    Column("round", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("game", _Name, nullable=False),
    Column("players", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("formula", Integer),
    Column("mind", _Name),
    Column("surprise", Double),
    PrimaryKeyConstraint("table_id", "round"),
    UniqueConstraint("n"),
    Index(None, "game", "players"),
)

# What luck each seat had in a game that was judged; and what the player was rated after it, less
# luck, if the game is rated.
fortunes = Table(
    "fortunes",
    metadata,
    _of_table(),
    Column("round", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("person", _Name, nullable=False),
    Column("game", _Name, nullable=False),
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
    Column("game", _Name, nullable=False),
    Column("player", _Name, nullable=False),
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
    Column("whose", _Name, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("game", _Name, nullable=False),
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
    Column("whose", _Name, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("game", _Name, nullable=False),
    Column("die", _Name, nullable=False),
    Column("face", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    PrimaryKeyConstraint("whose", "listed", "game", "die", "face"),
)

# The first answer of somebody to a puzzle: which of its actions, and what that did to the rating.
puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("game", _Name, nullable=False),
    Column("puzzle", _Name, nullable=False),
    Column("person", _Name, nullable=False),
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
    Column("game", _Name, nullable=False),
    Column("person", _Name, nullable=False, index=True),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    PrimaryKeyConstraint("game", "person"),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("game", _Name, nullable=False),
    Column("puzzle", _Name, nullable=False),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    PrimaryKeyConstraint("game", "puzzle"),
)

# Who may not come in, until when; without an end, for good.
bans = Table(
    "bans",
    metadata,
    Column("kind", _Name, nullable=False),
    Column("whom", _Name, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
    PrimaryKeyConstraint("kind", "whom"),
)

# What the keeper has done, or has begun to do.
deeds = Table(
    "deeds",
    metadata,
    Column("id", _Name, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("who", _Name, nullable=False),
    Column("what", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("done", Boolean, nullable=False),
)
