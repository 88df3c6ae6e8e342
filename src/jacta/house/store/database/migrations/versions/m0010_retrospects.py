"""Retrospects: what a look back on a finished game found. Games of before are looked back on when
somebody asks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "retrospects",
        sa.Column("table_id", sa.String(200), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "round"),
    )
