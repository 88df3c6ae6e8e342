"""What the keeper decides and does: bans, and a log of deeds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(200), nullable=False),
        sa.Column("whom", sa.String(200), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.PrimaryKeyConstraint("kind", "whom"),
    )
    op.create_table(
        "deeds",
        sa.Column("id", sa.String(200), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(200), nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    op.create_index("ix_deeds_at", "deeds", ["at"])
