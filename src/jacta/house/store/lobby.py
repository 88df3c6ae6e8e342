"""The lobby in SQL: lists of tables, from what the appends told of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import groupby
from typing import Any, get_args

from sqlalchemy import ColumnElement, Connection, func, select, true, tuple_

from jacta.house.store.database.database import Database
from jacta.house.store.database.schema import chairs, tables
from jacta.house.store.database.writer import Writer
from jacta.house.store.values import (
    Cursor,
    Listed,
    PersonId,
    SeatSummary,
    State,
    check_name,
)

__all__ = ["SqlLobby"]


class SqlLobby:
    """The lobby of a database; the log writes it."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database

    async def open_tables(
        self, game: str | None = None, before: Cursor | None = None, limit: int = 50
    ) -> list[Listed]:
        return await self._list(_in(["open"], game, public_only=True), before, limit)

    async def running(
        self, game: str | None = None, before: Cursor | None = None, limit: int = 50
    ) -> list[Listed]:
        return await self._list(_in(["running"], game, public_only=True), before, limit)

    async def finished(
        self,
        game: str | None = None,
        public_only: bool = True,
        before: Cursor | None = None,
        limit: int = 50,
    ) -> list[Listed]:
        return await self._list(_in(["over"], game, public_only), before, limit)

    async def of_person(
        self,
        person: PersonId,
        states: Collection[State],
        before: Cursor | None = None,
        limit: int = 50,
    ) -> list[Listed]:
        check_name("the id of a person", person)
        own = tables.c.id.in_(select(chairs.c.table_id).where(chairs.c.person == person))
        return await self._list(own & _in(states), before, limit)

    async def counts(self) -> dict[State, int]:
        def count(connection: Connection) -> dict[State, int]:
            rows = select(tables.c.state, func.count()).group_by(tables.c.state)
            found = dict(connection.execute(rows).tuples().all())
            return {state: found.get(state, 0) for state in get_args(State)}

        return await self._database.read(count)

    async def _list(
        self, which: ColumnElement[bool], before: Cursor | None, limit: int
    ) -> list[Listed]:
        """One page, in one statement, so that a table and its chairs are of one moment."""
        place = tuple_(tables.c.updated_at, tables.c.id)
        page = select(tables).where(which, place < before if before else true())
        newest = tables.c.updated_at.desc(), tables.c.id.desc()
        found = page.order_by(*newest).limit(limit).subquery()
        seats = found.c.id == chairs.c.table_id
        rows = select(found, chairs).outerjoin_from(found, chairs, seats)
        rows = rows.order_by(found.c.updated_at.desc(), found.c.id.desc(), chairs.c.chair)
        return await self._database.read(lambda db: list(_listed(db.execute(rows))))


def _in(
    states: Collection[State], game: str | None = None, public_only: bool = False
) -> ColumnElement[bool]:
    which: ColumnElement[bool] = tables.c.state.in_(states)
    if public_only:
        which = which & tables.c.public
    if game is not None:
        check_name("the name of a game", game)
        which = which & (tables.c.game == game)
    return which


def _listed(rows: Iterable[Any]) -> Iterator[Listed]:
    """Put the rows of each table, one a chair, together."""
    for _, group in groupby(rows, lambda row: row.id):
        chairs_of = list(group)
        row = chairs_of[0]
        seats = tuple(
            SeatSummary(seat.chair, seat.person) for seat in chairs_of if seat.chair is not None
        )
        yield Listed(
            row.id,
            row.game,
            row.state,
            row.public,
            row.rated,
            row.live,
            row.created_at,
            row.updated_at,
            seats,
        )
