"""Guests: when each was last seen. Of those before nobody knows: they were seen just now."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from jacta.house.clock import SystemClock

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    now = str(SystemClock().now())
    seen = sa.Column("seen_at", sa.BigInteger, nullable=False, server_default=now)
    op.add_column("people", seen)
