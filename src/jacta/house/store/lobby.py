"""The lobby: lists of tables, from what the appends told of them."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple, get_args

from sqlalchemy import ColumnElement, Connection, func, select, true, tuple_

from jacta.engine.errors import JactaError
from jacta.house.ids import PersonId, TableId, TableState
from jacta.house.store.checks import check_choice, check_name, check_number
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import is_postgres
from jacta.house.store.database.schema import chairs, tables
from jacta.house.store.database.sqlite import driver

__all__ = ["ChairSummary", "Cursor", "Listed", "Lobby", "Summary", "tell_lobby"]


_TOLD = ("game", "state", "public", "rated", "live", "updated_at", "id")
_TELL_SQLITE = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in _TOLD[:-1])} WHERE id = ?"
_TELL_POSTGRES = f"""
UPDATE tables SET {", ".join(f"{name} = told.{name}" for name in _TOLD[:-1])}
FROM unnest($1::text[], $2::text[], $3::bool[], $4::bool[], $5::bool[], $6::bigint[], $7::text[])
AS told ({", ".join(_TOLD)}) WHERE tables.id = told.id
"""
_SEAT = """
INSERT INTO chairs (table_id, chair, person) {rows}
ON CONFLICT (table_id, chair) DO UPDATE SET person = excluded.person
WHERE chairs.person {differs} excluded.person
"""
_SEAT_SQLITE = _SEAT.format(rows="VALUES (?, ?, ?)", differs="IS NOT")
_SEAT_POSTGRES = _SEAT.format(
    rows="SELECT * FROM unnest($1::text[], $2::int[], $3::text[])",
    differs="IS DISTINCT FROM",
)
_UNSEAT = "DELETE FROM chairs WHERE table_id {asked} AND (table_id, chair) NOT IN ({kept})"
_UNSEAT_SQLITE = _UNSEAT.format(
    asked="IN (SELECT value FROM json_each(?))",
    kept="SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)",
)
_UNSEAT_POSTGRES = _UNSEAT.format(
    asked="= ANY($1::text[])", kept="SELECT * FROM unnest($2::text[], $3::int[])"
)


@dataclass(frozen=True, slots=True)
class ChairSummary:
    """Who has a chair of a table; None: it is free."""

    chair: int
    person: PersonId | None


@dataclass(frozen=True, slots=True)
class Summary:
    """What the lobby tells of a table; the log says the same at more length."""

    game: str
    state: TableState
    public: bool
    rated: bool
    live: bool
    chairs: tuple[ChairSummary, ...]

    def __post_init__(self) -> None:
        check_name("the name of a game", self.game)
        check_choice("the state of a table", self.state, TableState)
        if len({each.chair for each in self.chairs}) < len(self.chairs):
            raise JactaError("a summary tells of each chair once")
        for each in self.chairs:
            check_number("a chair", each.chair)
            if each.person is not None:
                check_name("the id of a person", each.person)


class Cursor(NamedTuple):
    """Where a page of a list ended: the next one begins after this table."""

    updated_at: int
    table: TableId


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as the lobby lists it."""

    table: TableId
    game: str
    state: TableState
    public: bool
    rated: bool
    live: bool
    created_at: int
    updated_at: int
    chairs: tuple[ChairSummary, ...]

    @property
    def cursor(self) -> Cursor:
        """Ask with it for those that come after this one."""
        return Cursor(self.updated_at, self.table)


class Lobby:
    """Lists of tables, the last changed first, as the summaries of appends told of them.

    `before` is the cursor of the last table of the page before.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open_tables(
        self, game: str | None = None, before: Cursor | None = None, limit: int = 50
    ) -> list[Listed]:
        """Public tables that wait for players."""
        return await self._list(_in(["open"], game, public_only=True), before, limit)

    async def running(
        self, game: str | None = None, before: Cursor | None = None, limit: int = 50
    ) -> list[Listed]:
        """Public tables at which a game is on, for those who want to watch."""
        return await self._list(_in(["running"], game, public_only=True), before, limit)

    async def finished(
        self,
        game: str | None = None,
        public_only: bool = True,
        before: Cursor | None = None,
        limit: int = 50,
        seen_by: PersonId | None = None,
    ) -> list[Listed]:
        """Tables that were played to the end; with the own ones of whoever looks, public or not."""
        which = _in(["over"], game, public_only)
        if seen_by is not None:
            which = which | (_in(["over"], game) & _has_chair(seen_by))
        return await self._list(which, before, limit)

    async def of_person(
        self,
        person: PersonId,
        states: Collection[TableState],
        before: Cursor | None = None,
        limit: int = 50,
    ) -> list[Listed]:
        """Tables at which a person has a chair."""
        return await self._list(_has_chair(person) & _in(states), before, limit)

    async def slow_rated(self, person: PersonId, limit: int = 1_000) -> list[Listed]:
        """Tables at which a person has a chair, whose rated games run or are to run without live
        clocks."""
        slow = tables.c.rated & ~tables.c.live
        which = _has_chair(person) & _in(["open", "running"]) & slow
        return await self._list(which, None, limit)

    async def counts(self) -> dict[TableState, int]:
        """How many tables are in each state."""

        def count(connection: Connection) -> dict[TableState, int]:
            rows = select(tables.c.state, func.count()).group_by(tables.c.state)
            found = dict(connection.execute(rows).tuples().all())
            return {state: found.get(state, 0) for state in get_args(TableState)}

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


def _has_chair(person: PersonId) -> ColumnElement[bool]:
    check_name("the id of a person", person)
    return tables.c.id.in_(select(chairs.c.table_id).where(chairs.c.person == person))


def _in(
    states: Collection[TableState], game: str | None = None, public_only: bool = False
) -> ColumnElement[bool]:
    which: ColumnElement[bool] = tables.c.state.in_(states)
    if public_only:
        which = which & tables.c.public
    if game is not None:
        check_name("the name of a game", game)
        which = which & (tables.c.game == game)
    return which


def _listed(rows: Iterable[Any]) -> Iterator[Listed]:
    """Put the rows of each table, one for each chair, together."""
    for _, group in groupby(rows, lambda row: row.id):
        chairs_of = list(group)
        row = chairs_of[0]
        seats = tuple(
            ChairSummary(seat.chair, seat.person) for seat in chairs_of if seat.chair is not None
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


def tell_lobby(connection: Connection, summaries: Mapping[TableId, tuple[int, Summary]]) -> None:
    """Make the lobby show these summaries, since when, and nothing else of these tables."""
    told = [
        (told.game, told.state, told.public, told.rated, told.live, at, table)
        for table, (at, told) in summaries.items()
    ]
    seats = [
        (table, seat.chair, seat.person)
        for table, (_, told) in summaries.items()
        for seat in told.chairs
    ]
    if is_postgres(connection):
        table_ids, chairs, persons = _columns(seats, 3)
        connection.exec_driver_sql(_TELL_POSTGRES, _columns(told, len(_TOLD)))
        connection.exec_driver_sql(_UNSEAT_POSTGRES, (list(summaries), table_ids, chairs))
        connection.exec_driver_sql(_SEAT_POSTGRES, (table_ids, chairs, persons))
    else:
        plain, kept = driver(connection), [seat[:2] for seat in seats]
        plain.executemany(_TELL_SQLITE, told)
        plain.execute(_UNSEAT_SQLITE, (json.dumps(list(summaries)), json.dumps(kept)))
        plain.executemany(_SEAT_SQLITE, seats)


def _columns(rows: Sequence[tuple[Any, ...]], width: int) -> tuple[list[Any], ...]:
    """The same values, as PostgreSQL takes many rows in one statement."""
    return tuple([row[place] for row in rows] for place in range(width))
