"""Seeds of their own for every game and day, keys that can be rotated, and which house this is.

Until now the seeds of all tables followed from one key, by HMAC. Those that are not told yet are
written down as they are, for their commitments were shown; then the key is forgotten.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_AT_ONCE = 500


def upgrade() -> None:
    connection = op.get_bind()
    kept = dict(connection.execute(sa.text("SELECT name, value FROM secrets")).tuples().all())
    days = connection.execute(sa.text("SELECT game, day, seed, board, fixed_at FROM days")).all()
    _make_tables()
    if "cookies" in kept:
        connection.execute(sa.insert(_KEYS), [_key(connection, kept["cookies"])])
    fixed = [(row, hashlib.sha256(row.seed).hexdigest()) for row in days]
    _store(_SEEDS, ({"commitment": c, "seed": day.seed, "day": day.day} for day, c in fixed))
    _store(_DAYS, ({**_without_seed(day._mapping), "commitment": c} for day, c in fixed))
    _store(_SEEDS, _untold(connection, kept["dice"]) if "dice" in kept else iter(()))
    _store(_ATTEMPTS, _attempts(connection))


_SEEDS = sa.table("seeds", sa.column("commitment"), sa.column("seed"), sa.column("day"))
_KEYS = sa.table("keys", sa.column("id"), sa.column("value"), sa.column("made_at"))
_DAYS = sa.table(
    "days",
    *(sa.column(name) for name in ("game", "day", "commitment", "board", "fixed_at", "former")),
)
_ATTEMPTS = sa.table(
    "attempts", *(sa.column(name) for name in ("game", "day", "person", "table_id"))
)


def _make_tables() -> None:
    op.drop_table("secrets")
    op.drop_table("days")
    op.create_table(
        "seeds",
        sa.Column("commitment", sa.String(64), primary_key=True),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("day", sa.String(10)),
    )
    op.create_table(
        "keys",
        sa.Column("id", sa.String(200), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("good_until", sa.BigInteger),
    )
    op.create_table(
        "houses",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("id", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "days",
        sa.Column("game", sa.String(200), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("board", sa.String(200), nullable=False),
        sa.Column("fixed_at", sa.BigInteger, nullable=False),
        sa.Column("former", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "day"),
    )
    op.create_table(
        "attempts",
        sa.Column("game", sa.String(200), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("person", sa.String(200), nullable=False),
        sa.Column("table_id", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("game", "day", "person"),
    )
    op.create_index("ix_attempts_person", "attempts", ["person"])


def _store(table: sa.TableClause, rows: Iterator[dict[str, Any]]) -> None:
    connection, part = op.get_bind(), []
    for row in rows:
        part.append(row)
        if len(part) == _AT_ONCE:
            connection.execute(sa.insert(table), part)
            part = []
    if part:
        connection.execute(sa.insert(table), part)


def _key(connection: sa.Connection, value: bytes) -> dict[str, Any]:
    """The key that signs, which is as old as the house."""
    first = sa.text("SELECT coalesce(min(created_at), 0) FROM people")
    made_at = connection.execute(first).scalar_one()
    return {"id": hashlib.sha256(value).hexdigest()[:12], "value": value, "made_at": made_at}


def _without_seed(day: Any) -> dict[str, Any]:
    return {**{name: day[name] for name in ("game", "day", "board", "fixed_at")}, "former": ""}


def _openings(connection: sa.Connection, which: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The tables that some are, each with the entry that opened it; a damaged one has none."""
    first = sa.text("SELECT body FROM entries WHERE table_id = :id AND n = 1")
    for id in connection.execute(sa.text(f"SELECT id FROM tables {which}")).scalars().all():
        try:
            opened = json.loads(connection.execute(first, {"id": id}).scalar() or "")
            opened["settings"], opened["commitments"]
        except (ValueError, KeyError, TypeError):
            continue
        yield id, opened


def _untold(connection: sa.Connection, key: bytes) -> Iterator[dict[str, Any]]:
    """The seeds of all tables at which something may be played still; those of days are known."""
    for id, opened in _openings(connection, "WHERE state IS NULL OR state IN ('open', 'running')"):
        if "daily" in opened["settings"]:
            continue
        for game, commitment in enumerate(opened["commitments"]):
            seed = hmac.digest(key, f"jacta seed/{id}/{game}".encode(), "sha256")
            if hashlib.sha256(seed).hexdigest() == commitment:
                yield {"commitment": commitment, "seed": seed, "day": None}


def _attempts(connection: sa.Connection) -> Iterator[dict[str, Any]]:
    """Whose table of which day each is: until now its id followed from that, by the key."""
    seats = sa.text("SELECT person FROM chairs WHERE table_id = :id AND person IS NOT NULL")
    for id, opened in _openings(connection, "ORDER BY created_at, id"):
        settings = opened["settings"]
        if "daily" in settings and (who := connection.execute(seats, {"id": id}).scalar()):
            day = {"game": settings["game"], "day": settings["daily"]}
            yield {**day, "person": who, "table_id": id}
