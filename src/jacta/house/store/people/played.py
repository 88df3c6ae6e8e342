"""Played games: how each finished game went for everybody at its table, stored with its end."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal, NamedTuple, TypeAlias

from sqlalchemy import ColumnElement, Connection, case, func, select, true, tuple_

from jacta.house.ids import PersonId, TableId
from jacta.house.store.checks import LONGEST_NAME, check_choice, check_name, check_number, is_text
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import upsert

__all__ = ["Game", "GameCursor", "Outcome", "Played", "PlayedGames", "Tally", "add"]

_rows = schema.played
_ORDER = _rows.c.at, _rows.c.table_id, _rows.c.round

# Who played alone has neither won nor lost.
Outcome: TypeAlias = Literal["won", "drawn", "lost", "alone"]


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went for one chair; points are there where the game has them.

    `listed` is what everybody may see: a public table whose records are public. A game that began
    from a given position does not count in anybody's results.
    """

    round: int
    chair: int
    person: PersonId
    game: str
    players: int
    outcome: Outcome
    rank: int
    score: int | None
    listed: bool
    counts: bool

    def __post_init__(self) -> None:
        check_name("the id of a person", self.person)
        check_name("the name of a game", self.game)
        check_choice("an outcome", self.outcome, Outcome)
        for number in (self.round, self.chair, self.players, self.rank):
            check_number("a number of a played game", number)


class GameCursor(NamedTuple):
    """Where a page of games ended: the next one begins after this game."""

    at: int
    table: TableId
    round: int


@dataclass(frozen=True, slots=True)
class Game:
    """A finished game: all its chairs, in their order."""

    table: TableId
    round: int
    at: int
    chairs: tuple[Played, ...]

    @property
    def cursor(self) -> GameCursor:
        """Ask with it for those that come after this one."""
        return GameCursor(self.at, self.table, self.round)


@dataclass(frozen=True, slots=True)
class Tally:
    """How somebody's games of one kind went, and the most points in one of them, if any."""

    won: int
    drawn: int
    lost: int
    alone: int
    best: int | None


class PlayedGames:
    """The finished games of a house; they are stored with the end of each."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def at_tables(self, tables: Collection[TableId]) -> dict[TableId, list[Game]]:
        """The finished games of these tables, in their order."""
        known = [table for table in tables if is_text(table, LONGEST_NAME)]
        found: dict[TableId, list[Game]] = {}
        for game in await self._read(_rows.c.table_id.in_(known)) if known else []:
            found.setdefault(game.table, []).append(game)
        return {table: sorted(games, key=lambda g: g.round) for table, games in found.items()}

    async def of_person(
        self,
        person: PersonId,
        listed_only: bool,
        game: str | None = None,
        before: GameCursor | None = None,
        limit: int = 20,
    ) -> list[Game]:
        """The finished games of somebody, the last first."""
        own = _is_own(person, listed_only)
        if game is not None:
            check_name("the name of a game", game)
            own = own & (_rows.c.game == game)
        below = tuple_(*_ORDER) < before if before else true()
        page = select(_rows.c.table_id, _rows.c.round).where(own, below).distinct()
        page = page.add_columns(_rows.c.at).order_by(*(each.desc() for each in _ORDER))
        chosen = page.limit(limit).subquery()
        return await self._read(
            tuple_(_rows.c.table_id, _rows.c.round).in_(select(chosen.c.table_id, chosen.c.round))
        )

    async def tallies(self, person: PersonId, listed_only: bool) -> dict[str, Tally]:
        """How the games of somebody went, by their names; only what counts."""
        outcomes = [
            func.sum(case((_rows.c.outcome == outcome, 1), else_=0))
            for outcome in ("won", "drawn", "lost", "alone")
        ]
        rows = select(_rows.c.game, *outcomes, func.max(_rows.c.score))
        rows = rows.where(_is_own(person, listed_only), _rows.c.counts).group_by(_rows.c.game)
        return await self._database.read(
            lambda db: {game: Tally(*rest) for game, *rest in db.execute(rows)}
        )

    async def _read(self, which: ColumnElement[bool]) -> list[Game]:
        """Whole games, the last first."""
        rows = select(_rows).where(which).order_by(*(each.desc() for each in _ORDER), _rows.c.chair)

        def find(connection: Connection) -> list[Game]:
            found = connection.execute(rows).mappings()
            return [
                Game(
                    TableId(table),
                    round,
                    at,
                    tuple(
                        Played(**{name: row[name] for name in Played.__slots__}) for row in chairs
                    ),
                )
                for (table, round, at), chairs in groupby(
                    found, lambda row: (row["table_id"], row["round"], row["at"])
                )
            ]

        return await self._database.read(find)


def _is_own(person: PersonId, listed_only: bool) -> ColumnElement[bool]:
    check_name("the id of a person", person)
    own = _rows.c.person == person
    return own & _rows.c.listed if listed_only else own


def add(connection: Connection, games: Sequence[tuple[TableId, int, Sequence[Played]]]) -> None:
    """Store how games went, each with its table and when it was; they are to be counted."""
    rows = [
        {name: getattr(each, name) for name in Played.__slots__} | {"table_id": table, "at": at}
        for table, at, played in sorted(games, key=lambda game: game[0])
        for each in played
    ]
    connection.execute(upsert(connection, _rows).on_conflict_do_nothing(), rows)
    ended = {
        (row["table_id"], row["round"]): {
            name: row[name] for name in ("table_id", "round", "at", "listed")
        }
        for row in rows
    }
    left = upsert(connection, schema.uncounted).on_conflict_do_nothing()
    connection.execute(left, list(ended.values()))
