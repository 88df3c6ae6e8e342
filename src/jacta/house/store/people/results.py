"""Results: the points of games played alone, and what days brought; stored with the end of each."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, Row, case, func, select, tuple_

from jacta.house.ids import PersonId, TableId
from jacta.house.store.checks import LONGEST_NAME, check_name, check_number, is_text
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import upsert
from jacta.house.store.database.schema import logins

__all__ = ["Alone", "Best", "DayResult", "DayScore", "Kept", "Result", "Results", "add"]

_own = schema.results
_with_logins = _own.join(logins, logins.c.person == _own.c.person, isouter=True)
_results = select(
    _own.c.person, _own.c.table_id, _own.c.score, logins.c.person.is_not(None)
).select_from(_with_logins)


@dataclass(frozen=True, slots=True)
class Result:
    """The points that a person had at the end of a game played alone, or by how much it was won
    from the other `players`; `day` is that of its dice."""

    person: PersonId
    game: str
    round: int
    board: str
    options: Mapping[str, str]
    day: str | None
    score: int
    players: int = 1

    def __post_init__(self) -> None:
        check_name("the id of a person", self.person)
        check_name("the name of a game", self.game)
        check_name("the name of a board", self.board)
        check_number("the round of a match", self.round)


@dataclass(frozen=True, slots=True)
class DayResult:
    """What somebody had on a day, and at which table; whoever has a login is an account."""

    person: PersonId
    table: TableId
    score: int
    account: bool


@dataclass(frozen=True, slots=True)
class DayScore:
    """How many people had so many points on a day, and how many of these are accounts."""

    score: int
    people: int
    accounts: int


@dataclass(frozen=True, slots=True)
class Best:
    """The most points somebody had alone with one set-up, and the most in daily games, if any."""

    board: str
    options: Mapping[str, str]
    score: int
    daily: int | None


@dataclass(frozen=True, slots=True)
class Alone:
    """A game that somebody played alone: the points, the most of the same person before with the
    same set-up, if any, and in how many games everybody reached how many points with it, from the
    fewest on; with the dice of a day, on that day."""

    score: int
    best_before: int | None
    scores: list[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept of a game that somebody played alone: the day of its dice, if it was daily,
    and whether the person never had more points with the same set-up."""

    day: str | None
    is_best: bool


class Results:
    """The points of games that people played alone; they are stored with the end of each game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_day(self, game: str, day: str, person: PersonId) -> DayResult | None:
        """What a person had on a day, if anything."""
        check_name("the id of a person", person)
        rows = _results.where(_is_of(game, day), _own.c.person == person)
        row = await self._database.read(lambda db: db.execute(rows).first())
        return _result(row) if row is not None else None

    async def scores(self, game: str, day: str) -> list[DayScore]:
        """What all had on a day, from the fewest points on."""
        rows = select(_own.c.score, func.count(), func.count(logins.c.person))
        rows = rows.select_from(_with_logins).where(_is_of(game, day))
        rows = rows.group_by(_own.c.score).order_by(_own.c.score)
        return await self._database.read(lambda db: [DayScore(*row) for row in db.execute(rows)])

    async def best(self, game: str, day: str, limit: int) -> list[DayResult]:
        """The best accounts of a day; of equal ones the first to finish comes first."""
        rows = _results.where(_is_of(game, day), logins.c.person.is_not(None))
        rows = rows.order_by(_own.c.score.desc(), _own.c.at, _own.c.table_id).limit(limit)
        return await self._database.read(lambda db: [_result(row) for row in db.execute(rows)])

    async def days_of(self, person: PersonId) -> dict[str, list[str]]:
        """The days on which a person has finished a daily game, by the names of the games."""
        check_name("the id of a person", person)
        rows = select(_own.c.game, _own.c.day).where(_own.c.person == person)
        rows = rows.where(_own.c.day.is_not(None)).order_by(_own.c.day)

        def find(connection: Connection) -> dict[str, list[str]]:
            found: dict[str, list[str]] = {}
            for game, day in connection.execute(rows):
                found.setdefault(game, []).append(day)
            return found

        return await self._database.read(find)

    async def kept(
        self, person: PersonId, tables: Collection[TableId]
    ) -> dict[tuple[TableId, int], Kept]:
        """What is kept of the games that a person played alone at these tables, by their rounds."""
        check_name("the id of a person", person)
        known = [table for table in tables if is_text(table, LONGEST_NAME)]
        other = _own.alias()
        best = select(func.max(other.c.score)).where(
            *(
                other.c[name] == _own.c[name]
                for name in ("person", "game", "board", "options", "players")
            )
        )
        is_best = (_own.c.players == 1) & (_own.c.score == best.scalar_subquery())
        rows = select(_own.c.table_id, _own.c.round, _own.c.day, is_best)
        rows = rows.where(_own.c.person == person, _own.c.table_id.in_(known))

        def find(connection: Connection) -> dict[tuple[TableId, int], Kept]:
            found = connection.execute(rows)
            return {(TableId(id), round): Kept(day, bool(best)) for id, round, day, best in found}

        return await self._database.read(find) if known else {}

    async def alone(self, table: TableId, round: int) -> Alone | None:
        """What a game at a table came to, if it was played alone and counts."""
        check_name("the id of a table", table)
        return await self._database.read(lambda db: _alone(db, table, round))

    async def bests(self, person: PersonId, game: str) -> list[Best]:
        """The most points that a person had, on each board with each choice of options."""
        check_name("the id of a person", person)
        check_name("the name of a game", game)
        daily = func.max(case((_own.c.day.is_not(None), _own.c.score)))
        rows = select(_own.c.board, _own.c.options, func.max(_own.c.score), daily)
        rows = rows.where(_own.c.person == person, _own.c.game == game, _own.c.players == 1)
        rows = rows.group_by(_own.c.board, _own.c.options).order_by(_own.c.board, _own.c.options)

        def find(connection: Connection) -> list[Best]:
            found = connection.execute(rows)
            return [Best(board, json.loads(chosen), *most) for board, chosen, *most in found]

        return await self._database.read(find)


def _alone(connection: Connection, table: TableId, round: int) -> Alone | None:
    rows = select(_own).where(_own.c.table_id == table, _own.c.round == round, _own.c.players == 1)
    this = connection.execute(rows).first()
    if this is None:
        return None
    alike = (_own.c.game == this.game) & (_own.c.board == this.board)
    alike = alike & (_own.c.options == this.options) & (_own.c.players == 1)
    before = select(func.max(_own.c.score)).where(
        alike, _own.c.person == this.person, tuple_(_own.c.at, _own.c.table_id) < (this.at, table)
    )
    same_dice = _own.c.day == this.day if this.day is not None else _own.c.day.is_(None)
    reached = select(_own.c.score, func.count()).where(alike, same_dice)
    reached = reached.group_by(_own.c.score).order_by(_own.c.score)
    scores = [(score, games) for score, games in connection.execute(reached)]
    return Alone(this.score, connection.scalar(before), scores)


def _is_of(game: str, day: str) -> ColumnElement[bool]:
    check_name("the name of a game", game)
    check_name("a day", day)
    return (_own.c.game == game) & (_own.c.day == day)


def _result(row: Row[tuple[str, str, int, bool]]) -> DayResult:
    person, table, score, account = row
    return DayResult(PersonId(person), TableId(table), score, bool(account))


def add(connection: Connection, scored: Sequence[tuple[TableId, int, Result]]) -> None:
    """Store results, each with when it was; of two of a person on one day the first one counts."""
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
            "players": result.players,
        }
        for table, at, result in sorted(scored, key=lambda one: (one[0], one[2].round))
    ]
    connection.execute(upsert(connection, _own).on_conflict_do_nothing(), rows)
