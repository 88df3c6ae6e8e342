"""How people are seen: avatars, whether they have a page, and how their finished games went."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_AT_ONCE = 500


def upgrade() -> None:
    op.add_column("people", sa.Column("colour", sa.String(200)))
    op.add_column("people", sa.Column("shape", sa.String(200)))
    op.add_column(
        "people", sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false())
    )
    played = op.create_table(
        "played",
        sa.Column("table_id", sa.String(200), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("chair", sa.Integer, nullable=False),
        sa.Column("person", sa.String(200), nullable=False),
        sa.Column("game", sa.String(200), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("outcome", sa.String(200), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "round", "chair"),
    )
    op.create_index("ix_played_person_at", "played", ["person", "at"])
    connection, rows = op.get_bind(), []
    for row in _of_before(connection):
        rows.append(row)
        if len(rows) == _AT_ONCE:
            connection.execute(sa.insert(played), rows)
            rows = []
    if rows:
        connection.execute(sa.insert(played), rows)


def _of_before(connection: sa.Connection) -> Iterator[dict[str, Any]]:
    """What the logs of a house say of the games that were finished there before."""
    ended = "SELECT body, at FROM entries WHERE table_id = :id AND kind = 'ended' ORDER BY n"
    logs = sa.text(ended)
    first = sa.text("SELECT body FROM entries WHERE table_id = :id AND n = 1")
    seats = sa.text("SELECT chair, person FROM chairs WHERE table_id = :id")
    tables = connection.execute(
        sa.text("SELECT id, game, public FROM tables WHERE game IS NOT NULL ORDER BY id")
    )
    for id, game, public in tables.all():
        games = connection.execute(logs, {"id": id}).all()
        if not games:
            continue
        opened = connection.execute(first, {"id": id}).scalar()
        people = dict(connection.execute(seats, {"id": id}).tuples().all())
        try:
            settings = json.loads(opened or "")["settings"]
            played = [
                (list(_chairs(json.loads(body), n)), at) for n, (body, at) in enumerate(games)
            ]
        except (ValueError, KeyError, TypeError):  # a damaged log has no results
            continue
        about = {
            "table_id": id,
            "game": game,
            "listed": bool(public) and settings.get("records", "public") == "public",
            "counts": "start" not in settings,
        }
        for chairs, at in played:
            for each in chairs:
                if person := people.get(each["chair"]):
                    yield {**about, **each, "person": person, "at": at}


def _chairs(ended: dict[str, Any], round: int) -> Iterator[dict[str, Any]]:
    """How a game went for each chair; in each game of a match the chairs are one seat further."""
    ranking, scores, lost = ended["ranking"], ended.get("scores"), ended.get("lost", ())
    for seat, rank in enumerate(ranking):
        yield {
            "round": round,
            "chair": (seat - round) % len(ranking),
            "players": len(ranking),
            "outcome": _outcome(ranking, rank),
            "rank": rank,
            "score": scores[seat] if scores and seat not in lost else None,
        }


def _outcome(ranking: list[int], rank: int) -> str:
    if len(ranking) == 1:
        return "alone"
    if rank > 1:
        return "lost"
    return "drawn" if ranking.count(1) > 1 else "won"
