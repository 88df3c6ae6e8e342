"""The account of the dice: all games of before are to be counted. Looks back of before do not know
how much luck there was to be had: they are made again, by the same formula."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.execute("DELETE FROM retrospects")
    op.create_table(
        "uncounted",
        *_of_game(),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "round"),
    )
    op.create_index("ix_uncounted_at", "uncounted", ["at"])
    op.execute(
        "INSERT INTO uncounted (table_id, round, at, listed) "
        "SELECT DISTINCT table_id, round, at, listed FROM played"
    )
    op.create_table(
        "counted",
        *_of_game(),
        sa.Column("n", sa.Integer, nullable=False),
        *_about(),
        sa.Column("formula", sa.Integer),
        sa.Column("mind", sa.String(200)),
        sa.Column("surprise", sa.Double),
        sa.PrimaryKeyConstraint("table_id", "round"),
        sa.UniqueConstraint("n"),
    )
    op.create_index("ix_counted_game_players_n", "counted", ["game", "players", "n"])
    op.create_table(
        "fortunes",
        *_of_game(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("person", sa.String(200), nullable=False),
        *_about(),
        sa.Column("result", sa.Double, nullable=False),
        sa.Column("expected", sa.Double, nullable=False),
        sa.Column("luck", sa.Double, nullable=False),
        sa.Column("variance", sa.Double, nullable=False),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
        sa.PrimaryKeyConstraint("table_id", "round", "seat"),
    )
    op.create_index("ix_fortunes_person_n", "fortunes", ["person", "n"])
    _create_sums()


def _create_sums() -> None:
    op.create_table(
        "adjusted",
        sa.Column("game", sa.String(200), nullable=False),
        sa.Column("player", sa.String(200), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "player"),
    )
    op.create_table(
        "luck",
        *_of_whom(),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("luck", sa.Double, nullable=False),
        sa.Column("variance", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("whose", "listed", "game", "players"),
    )
    op.create_table(
        "fallen",
        *_of_whom(),
        sa.Column("die", sa.String(200), nullable=False),
        sa.Column("face", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("whose", "listed", "game", "die", "face"),
    )


def _of_game() -> list[sa.Column[Any]]:
    return [
        sa.Column("table_id", sa.String(200), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
    ]


def _of_whom() -> list[sa.Column[Any]]:
    return [
        sa.Column("whose", sa.String(200), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("game", sa.String(200), nullable=False),
    ]


def _about() -> list[sa.Column[Any]]:
    return [
        sa.Column("game", sa.String(200), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    ]
