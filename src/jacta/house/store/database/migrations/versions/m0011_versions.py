"""Versions: of a bot of a ladder it is known which version of it a rating is of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("ratings", sa.Column("version", sa.Integer))
