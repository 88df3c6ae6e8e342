"""Challenges: the same dice for whoever has a link; and how many sat in a game of a day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column(
        "results", sa.Column("players", sa.Integer, nullable=False, server_default=sa.text("1"))
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(200), primary_key=True),
        sa.Column("maker", sa.String(200), nullable=False, index=True),
        sa.Column("game", sa.String(200), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("closes_at", sa.BigInteger, nullable=False),
        sa.Column("seed", sa.String(64)),
        sa.Column("former", sa.Text, nullable=False),
    )
    op.create_table(
        "challenge_attempts",
        sa.Column("challenge", sa.String(200), nullable=False),
        sa.Column("person", sa.String(200), nullable=False, index=True),
        sa.Column("table_id", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("challenge", "person"),
    )
