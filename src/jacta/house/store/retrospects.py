"""Retrospects: what a look back on a finished game found, kept with it once and for all.

A game that was judged is judged: a mind that learns later changes nothing of it.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select

from jacta.house.clock import Clock
from jacta.house.ids import TableId
from jacta.house.store.checks import LONGEST_BODY, check_name, check_number, check_text
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import upsert
from jacta.house.store.database.schema import retrospects, tables
from jacta.house.store.database.writer import Writer, one_by_one
from jacta.house.store.errors import UnknownTable

__all__ = ["StoredRetrospects"]


class StoredRetrospects:
    """What was found of finished games, as JSON; the first that is kept stays."""

    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def find(self, table: TableId, round: int) -> str | None:
        """What was found of a game, if that is kept."""
        check_name("the id of a table", table)
        check_number("the number of a game", round)
        return await self._database.read(lambda db: _find(db, table, round))

    async def keep(self, table: TableId, round: int, body: str) -> str:
        """Keep what was found of a game; gives what is kept, which another process may have found
        before. UnknownTable."""
        check_name("the id of a table", table)
        check_number("the number of a game", round)
        check_text("what was found of a game", body, LONGEST_BODY)
        return await self._writer.do(_keep, _Kept(table, round, body, self._clock.now()))


class _Kept(NamedTuple):
    table: TableId
    round: int
    body: str
    at: int


def _find(connection: Connection, table: str, round: int) -> str | None:
    own = (retrospects.c.table_id == table) & (retrospects.c.round == round)
    found: str | None = connection.scalar(select(retrospects.c.body).where(own))
    return found


@one_by_one
def _keep(connection: Connection, kept: _Kept) -> str:
    if connection.scalar(select(tables.c.id).where(tables.c.id == kept.table)) is None:
        raise UnknownTable(kept.table)
    row = {"table_id": kept.table, "round": kept.round, "body": kept.body, "at": kept.at}
    connection.execute(upsert(connection, retrospects).values(row).on_conflict_do_nothing())
    stored = _find(connection, kept.table, kept.round)
    assert stored is not None
    return stored
