"""Puzzles: who answered which, and what people and puzzles are rated for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "puzzle_answers",
        sa.Column("game", sa.String(200), nullable=False),
        sa.Column("puzzle", sa.String(200), nullable=False),
        sa.Column("person", sa.String(200), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("rating_before", sa.Double, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "puzzle", "person"),
    )
    op.create_index("ix_puzzle_answers_person_game", "puzzle_answers", ["person", "game"])
    for table, whose in (("puzzlers", "person"), ("puzzle_ratings", "puzzle")):
        op.create_table(
            table,
            sa.Column("game", sa.String(200), nullable=False),
            sa.Column(whose, sa.String(200), nullable=False),
            sa.Column("rating", sa.Double, nullable=False),
            sa.Column("deviation", sa.Double, nullable=False),
            sa.Column("answers", sa.Integer, nullable=False),
            sa.Column("solved", sa.Integer, nullable=False),
            sa.PrimaryKeyConstraint("game", whose),
        )
    op.create_index("ix_puzzlers_person", "puzzlers", ["person"])
