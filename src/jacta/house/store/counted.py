"""Counted games: what each finished game adds to the account of the dice, stored once.

A game is counted with the faces that fell, the luck of each seat where a mind judged it, and what
its players are rated after it, less luck. Games come in the order of their ends, and each has the
next number: ratings less luck are a fold over these.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select

from jacta.engine.errors import JactaError
from jacta.house.ids import TableId
from jacta.house.store.account import Counted, Fortune, add_up
from jacta.house.store.checks import LONGEST_NAME, check_name, check_number, is_text
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import lock, upsert
from jacta.house.store.database.writer import Writer, one_by_one
from jacta.house.store.people.ratings import Rating

__all__ = ["Adjust", "Adjusted", "Counted", "CountedGames", "Due", "Fortune", "Spread"]

_games, _left, _seats, _now = schema.counted, schema.uncounted, schema.fortunes, schema.adjusted
_LOCK = "counted"
_SPREAD_OVER = 2000  # games of one kind, the last of them


@dataclass(frozen=True, slots=True)
class Due:
    """A finished game that is not counted yet; `at` is when it ended."""

    table: TableId
    round: int
    at: int


class Spread(NamedTuple):
    """How far results less luck were from what ratings said, in so many games, the last of one
    kind: the mean square of each, added up."""

    games: int
    squares: float


class Adjusted(NamedTuple):
    """What players are rated after a game, less luck, and how far it was from what was expected."""

    ratings: dict[str, Rating]
    surprise: float


# From what the players were, or None for a new one, to what they are after a game.
Adjust: TypeAlias = Callable[[Mapping[str, Rating], Spread], Adjusted]


class CountedGames:
    """The games of a house that are in the account of its dice."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database, self._writer = database, writer

    async def next(self) -> Due | None:
        """The game that ended first of those that are not counted."""
        rows = select(_left.c.table_id, _left.c.round, _left.c.at)
        rows = rows.order_by(_left.c.at, _left.c.table_id, _left.c.round).limit(1)
        row = await self._database.read(lambda db: db.execute(rows).first())
        return Due(TableId(row.table_id), row.round, row.at) if row is not None else None

    async def add(self, counted: Counted, adjust: Adjust | None = None) -> bool:
        """Count a game, once; whether it was this time. `adjust` is pure, and there for a rated
        game: nobody changes a rating between its reading and the storing of its answer."""
        check_name("the name of a game", counted.game)
        check_number("the round of a match", counted.round)
        for die in counted.faces:
            check_name("the name of a die", die)
        for seat in counted.seats:
            check_name("the id of a player", seat.person)
            if not all(map(isfinite, (seat.result, seat.expected, seat.luck, seat.variance))):
                raise JactaError("luck is a finite number")
        return await self._writer.do(_add, (_LOCK, counted, adjust))

    async def adjusted(self, game: str, players: Collection[str]) -> dict[str, Rating]:
        """What these players are rated, less luck; those who are."""
        check_name("the name of a game", game)
        known = [player for player in players if is_text(player, LONGEST_NAME)]
        return await self._database.read(lambda db: _adjusted(db, game, known))


@one_by_one
def _add(connection: Connection, asked: tuple[str, Counted, Adjust | None]) -> bool | Exception:
    key, counted, adjust = asked
    lock(connection, key)
    if connection.scalar(select(_games.c.n).where(_is(_games, counted))) is not None:
        return False
    before, after = dict[str, Rating](), None
    if adjust is not None and counted.seats:
        before = _adjusted(connection, counted.game, {seat.person for seat in counted.seats})
        try:
            after = adjust(before, _spread(connection, counted.game, counted.players))
        except Exception as error:
            return error
    _store(connection, counted, after)
    if after is not None:
        _rate(connection, counted, before, after.ratings)
    add_up(connection, counted)
    connection.execute(delete(_left).where(_is(_left, counted)))
    return True


def _is(table: Any, counted: Counted) -> ColumnElement[bool]:
    own: ColumnElement[bool] = and_(
        table.c.table_id == counted.table, table.c.round == counted.round
    )
    return own


def _store(connection: Connection, counted: Counted, after: Adjusted | None) -> None:
    """The game itself, and what each seat had in it."""
    about = {name: getattr(counted, name) for name in ("round", "game", "players", "listed", "at")}
    last = connection.scalar(select(func.max(_games.c.n))) or 0
    about |= {"table_id": counted.table, "n": last + 1}
    told = {"formula": counted.formula, "mind": counted.mind}
    surprise = after.surprise if after is not None else None
    connection.execute(insert(_games), about | told | {"surprise": surprise})
    seats = []
    for seat, fortune in enumerate(counted.seats):
        rating = after.ratings.get(fortune.person) if after is not None else None
        rated = {
            "mu": rating.mu if rating is not None else None,
            "sigma": rating.sigma if rating is not None else None,
        }
        own = {name: getattr(fortune, name) for name in Fortune.__slots__}
        seats.append(about | {"seat": seat} | own | rated)
    if seats:
        connection.execute(insert(_seats), seats)


def _rate(
    connection: Connection,
    counted: Counted,
    before: Mapping[str, Rating],
    after: Mapping[str, Rating],
) -> None:
    """What the players are rated now; levels of a ladder are not."""
    rows = [
        {
            "game": counted.game,
            "player": player,
            "mu": rating.mu,
            "sigma": rating.sigma,
            "games": (before[player].games if player in before else 0) + 1,
            "updated_at": counted.at,
        }
        for player, rating in sorted(after.items())
    ]
    row = upsert(connection, _now)
    changed = {name: row.excluded[name] for name in ("mu", "sigma", "games", "updated_at")}
    known = row.on_conflict_do_update(index_elements=["game", "player"], set_=changed)
    if rows:
        connection.execute(known, rows)


def _adjusted(connection: Connection, game: str, players: Collection[str]) -> dict[str, Rating]:
    rows = select(_now.c.player, _now.c.mu, _now.c.sigma, _now.c.games, _now.c.updated_at)
    rows = rows.where(_now.c.game == game, _now.c.player.in_(list(players)))
    return {player: Rating(*rest) for player, *rest in connection.execute(rows)}


def _spread(connection: Connection, game: str, players: int) -> Spread:
    last = select(_games.c.surprise).where(_games.c.game == game, _games.c.players == players)
    last = last.where(_games.c.surprise.is_not(None))
    rows = last.order_by(_games.c.n.desc()).limit(_SPREAD_OVER).subquery()
    sums = select(func.count(), func.coalesce(func.sum(rows.c.surprise), 0.0)).select_from(rows)
    return Spread(*connection.execute(sums).one())
