"""The board of a day is stored with its dice: it no longer follows from the boards of a game."""

from __future__ import annotations

from datetime import date

import sqlalchemy as sa
from alembic import op

from jacta.engine.errors import JactaError
from jacta.games import game

revision = "0004"
down_revision = "0003"

# The boards that took turns before this migration, whatever maps there are when it runs.
_TURNS = {"dice-trip": ("france", "sud-bourgogne")}


def upgrade() -> None:
    op.add_column("days", sa.Column("board", sa.String(200)))
    _fill(op.get_bind())
    with op.batch_alter_table("days") as days:
        days.alter_column("board", existing_type=sa.String(200), nullable=False)


def _fill(connection: sa.Connection) -> None:
    days = sa.table("days", sa.column("game"), sa.column("day"), sa.column("board"))
    for name, day in connection.execute(sa.select(days.c.game, days.c.day)).all():
        own = (days.c.game == name) & (days.c.day == day)
        turns = _turns(name)
        if turns:
            board = turns[date.fromisoformat(day).toordinal() % len(turns)]
            connection.execute(days.update().where(own).values(board=board))
        else:
            connection.execute(days.delete().where(own))


def _turns(name: str) -> tuple[str, ...]:
    """None for a game that is not here any more: if it comes back, the key gives the same seeds."""
    if name in _TURNS:
        return _TURNS[name]
    try:
        daily = game(name).daily
    except JactaError:
        return ()
    return daily.boards if daily is not None else ()
