"""The days of daily games, and the points of games that people play alone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("game", sa.String(200), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("board", sa.String(200), nullable=False),
        sa.Column("fixed_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "day"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(200), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("person", sa.String(200), nullable=False),
        sa.Column("game", sa.String(200), nullable=False),
        sa.Column("board", sa.String(200), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("day", sa.String(10)),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "round"),
        sa.UniqueConstraint("game", "day", "person"),
    )
    op.create_index("ix_results_person_game", "results", ["person", "game"])
