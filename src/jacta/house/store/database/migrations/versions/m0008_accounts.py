"""Accounts: sessions, notices, second factors, tries, and names that look alike."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from jacta.house.store.people.likenesses import likenesses_of

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(200), primary_key=True),
        sa.Column("hash", sa.String(200), nullable=False),
        sa.Column("person", sa.String(200), nullable=False),
        sa.Column("browser", sa.String(200), nullable=False),
        sa.Column("system", sa.String(200), nullable=False),
        sa.Column("begun_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("told_until", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("hash", name="uq_sessions_hash"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "notices",
        sa.Column("id", sa.String(200), primary_key=True),
        sa.Column("person", sa.String(200), nullable=False),
        sa.Column("kind", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("session", sa.String(200), nullable=False),
        sa.Column("browser", sa.String(200), nullable=False),
        sa.Column("system", sa.String(200), nullable=False),
    )
    op.create_index("ix_notices_person_at", "notices", ["person", "at"])
    op.create_table(
        "second_factors",
        sa.Column("person", sa.String(200), primary_key=True),
        sa.Column("secret", sa.String(200), nullable=False),
        sa.Column("since", sa.BigInteger),
        sa.Column("step", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("whose", sa.String(200), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tries_until", "tries", ["until"])
    likenesses = op.create_table(
        "likenesses",
        sa.Column("person", sa.String(200), nullable=False),
        sa.Column("likeness", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("person", "likeness"),
    )
    op.create_index("ix_likenesses_likeness", "likenesses", ["likeness"])
    connection = op.get_bind()
    named = "SELECT p.id, p.name FROM people p JOIN logins l ON l.person = p.id WHERE p.name <> ''"
    for person, name in connection.execute(sa.text(named)).all():
        rows = [
            {"person": person, "likeness": likeness[:200]}
            for likeness in sorted(likenesses_of(name))
        ]
        connection.execute(sa.insert(likenesses), rows)
