"""Results in SQL: the points of games played alone, stored together with the end of each."""

from __future__ import annotations

import json
from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, Row, case, func, select

from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import upsert
from jacta.house.store.database.schema import logins
from jacta.house.store.society import Best, DayResult, DayScore
from jacta.house.store.values import PersonId, Result, TableId, check_name, now

__all__ = ["SqlResults", "add"]

_own = schema.results
_with_logins = _own.join(logins, logins.c.person == _own.c.person, isouter=True)
_results = select(
    _own.c.person, _own.c.table_id, _own.c.score, logins.c.person.is_not(None)
).select_from(_with_logins)


class SqlResults:
    """The results of a database; the log writes them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_day(self, game: str, day: str, person: PersonId) -> DayResult | None:
        check_name("the id of a person", person)
        rows = _results.where(_is_of(game, day), _own.c.person == person)
        row = await self._database.read(lambda db: db.execute(rows).first())
        return _result(row) if row is not None else None

    async def scores(self, game: str, day: str) -> list[DayScore]:
        rows = select(_own.c.score, func.count(), func.count(logins.c.person))
        rows = rows.select_from(_with_logins).where(_is_of(game, day))
        rows = rows.group_by(_own.c.score).order_by(_own.c.score)
        return await self._database.read(lambda db: [DayScore(*row) for row in db.execute(rows)])

    async def best(self, game: str, day: str, limit: int) -> list[DayResult]:
        rows = _results.where(_is_of(game, day), logins.c.person.is_not(None))
        rows = rows.order_by(_own.c.score.desc(), _own.c.at, _own.c.table_id).limit(limit)
        return await self._database.read(lambda db: [_result(row) for row in db.execute(rows)])

    async def bests(self, person: PersonId, game: str) -> list[Best]:
        check_name("the id of a person", person)
        check_name("the name of a game", game)
        daily = func.max(case((_own.c.day.is_not(None), _own.c.score)))
        rows = select(_own.c.board, _own.c.options, func.max(_own.c.score), daily)
        rows = rows.where(_own.c.person == person, _own.c.game == game)
        rows = rows.group_by(_own.c.board, _own.c.options).order_by(_own.c.board, _own.c.options)

        def find(connection: Connection) -> list[Best]:
            found = connection.execute(rows)
            return [Best(board, json.loads(chosen), *most) for board, chosen, *most in found]

        return await self._database.read(find)


def _is_of(game: str, day: str) -> ColumnElement[bool]:
    check_name("the name of a game", game)
    check_name("a day", day)
    return (_own.c.game == game) & (_own.c.day == day)


def _result(row: Row[tuple[str, str, int, bool]]) -> DayResult:
    person, table, score, account = row
    return DayResult(PersonId(person), TableId(table), score, bool(account))


def add(connection: Connection, scored: Sequence[tuple[TableId, Result]]) -> None:
    """Keep results; of two of a person on one day the first one counts."""
    at = now()
    rows = [
        {
            "table_id": table,
            "round": result.round,
            "person": result.person,
            "game": result.game,
            "board": result.board,
            "options": json.dumps(dict(result.options), sort_keys=True),
            "day": result.day,
            "score": result.score,
            "at": at,
        }
        for table, result in sorted(scored, key=lambda one: (one[0], one[1].round))
    ]
    connection.execute(upsert(connection, _own).on_conflict_do_nothing(), rows)
