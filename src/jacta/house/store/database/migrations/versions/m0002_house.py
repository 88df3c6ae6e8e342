"""The lobby, drafts, presence, people with their tokens, chat and wishes, ratings, and secrets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    _lobby()
    _tables_in_play()
    _people()
    _chat()
    _ratings()
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(200), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def _lobby() -> None:
    op.add_column("tables", sa.Column("game", sa.String(200)))
    op.add_column("tables", sa.Column("state", sa.String(200)))
    op.add_column("tables", sa.Column("public", sa.Boolean))
    op.add_column("tables", sa.Column("rated", sa.Boolean))
    op.add_column("tables", sa.Column("live", sa.Boolean))
    op.add_column("tables", sa.Column("updated_at", sa.BigInteger))
    op.create_index("ix_tables_state_updated_at_id", "tables", ["state", "updated_at", "id"])
    op.create_table(
        "chairs",
        _of_table(),
        sa.Column("chair", sa.Integer, nullable=False),
        sa.Column("person", sa.String(200)),
        sa.PrimaryKeyConstraint("table_id", "chair"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_chairs_person", "chairs", ["person"])


def _tables_in_play() -> None:
    op.create_table(
        "drafts",
        _of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("actions", sa.Text, nullable=False),
        sa.Column("causes", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(200), nullable=False),
        sa.Column("person", sa.String(200), nullable=False),
        sa.Column("process", sa.String(200), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", "process"),
    )
    op.create_index("ix_presence_process", "presence", ["process"])


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(200), primary_key=True),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("language", sa.String(200), nullable=False),
        sa.Column("owner", sa.String(200)),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("deleted_at", sa.BigInteger),
    )
    op.create_index("ix_people_owner", "people", ["owner"])
    op.create_table(
        "logins",
        sa.Column("folded", sa.String(200), primary_key=True),
        sa.Column("person", sa.String(200), nullable=False),
        sa.Column("login", sa.String(200), nullable=False),
        sa.Column("password_hash", sa.String(200), nullable=False),
        sa.UniqueConstraint("person"),
    )
    op.create_table(
        "recovery",
        sa.Column("person", sa.String(200), nullable=False),
        sa.Column("hash", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("person", "hash"),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(200), primary_key=True),
        sa.Column("hash", sa.String(200), nullable=False),
        sa.Column("person", sa.String(200), nullable=False),
        sa.Column("kind", sa.String(200), nullable=False),
        sa.Column("table_id", sa.String(200)),
        sa.Column("chair", sa.Integer),
        sa.Column("label", sa.String(200), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("last_used_at", sa.BigInteger),
        sa.UniqueConstraint("hash"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_index("ix_tokens_table_id_chair", "tokens", ["table_id", "chair"])
    op.create_table(
        "ignores",
        sa.Column("person", sa.String(200), nullable=False),
        sa.Column("other", sa.String(200), nullable=False),
        sa.Column("kind", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("person", "other"),
    )
    op.create_table(
        "holidays",
        sa.Column("person", sa.String(200), nullable=False),
        sa.Column("first", sa.String(10), nullable=False),
        sa.Column("last", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("person", "first", "last"),
    )


def _chat() -> None:
    op.create_table(
        "messages",
        _of_table(),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("person", sa.String(200), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("cause", sa.String(200)),
        sa.Column("removed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n"),
        sa.UniqueConstraint("table_id", "cause"),
    )
    op.create_index("ix_messages_person", "messages", ["person"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(200), primary_key=True),
        _of_table(),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("reporter", sa.String(200), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("settled_at", sa.BigInteger),
        sa.UniqueConstraint("table_id", "n", "reporter"),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(200), nullable=False),
        sa.Column("player", sa.String(200), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.Column("ordinal", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game", "player"),
    )
    op.create_index("ix_ratings_game_ordinal_player", "ratings", ["game", "ordinal", "player"])
    op.create_table(
        "rating_history",
        _of_table(),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("player", sa.String(200), nullable=False),
        sa.Column("game", sa.String(200), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Double),
        sa.Column("sigma_before", sa.Double),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "round", "player"),
    )
    op.create_index("ix_rating_history_player_game_at", "rating_history", ["player", "game", "at"])


def _of_table() -> sa.Column[str]:
    """The table that a row belongs to."""
    return sa.Column("table_id", sa.String(200), sa.ForeignKey("tables.id"), nullable=False)
