"""Counted games: what each finished game adds to the account of the dice, stored once.

A game is counted with the faces that fell, the luck of each seat where a mind judged it, and what
its players are rated after it, less luck. Games come in the order of their ends, and each has the
next number: ratings less luck are a fold over these.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from math import isfinite
from typing import NamedTuple, TypeAlias

from sqlalchemy import Connection, func, insert, select

from jacta.engine.errors import JactaError
from jacta.house.ids import PersonId, TableId
from jacta.house.store.checks import LONGEST_NAME, check_name, check_number, is_text
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import lock
from jacta.house.store.database.schema import played
from jacta.house.store.database.writer import Writer, one_by_one
from jacta.house.store.people.ratings import Rating

__all__ = ["Adjust", "Adjusted", "Counted", "CountedGames", "Due", "Fortune", "Spread"]

_games, _seats, _fallen = schema.counted, schema.fortunes, schema.fallen


@dataclass(frozen=True, slots=True)
class Due:
    """A finished game that is not counted yet; `at` is when it ended."""

    table: TableId
    round: int
    at: int


@dataclass(frozen=True, slots=True)
class Fortune:
    """What a seat had of luck in a game: on the scale of results, with the variance it had."""

    person: PersonId
    result: float
    expected: float
    luck: float
    variance: float


@dataclass(frozen=True, slots=True)
class Counted:
    """What one game adds to the account; of one that nobody judged there are no seats."""

    table: TableId
    round: int
    game: str
    players: int
    listed: bool
    at: int
    faces: Mapping[str, tuple[int, ...]]
    seats: tuple[Fortune, ...] = ()
    formula: int | None = None
    mind: str | None = None


class Spread(NamedTuple):
    """How far results less luck were from what ratings said, in so many games: the mean square of
    each, added up."""

    games: int
    squares: float


class Adjusted(NamedTuple):
    """What players are rated after a game, less luck, and how far it was from what was expected."""

    ratings: Mapping[str, Rating]
    surprise: float


# From what the players were, or None for a new one, to what they are after a game.
Adjust: TypeAlias = Callable[[Mapping[str, Rating], Spread], Adjusted]


class CountedGames:
    """The games of a house that are in the account of its dice."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database, self._writer = database, writer

    async def next(self) -> Due | None:
        """The game that ended first of those that are not counted."""
        here = (_games.c.table_id == played.c.table_id) & (_games.c.round == played.c.round)
        rows = select(played.c.table_id, played.c.round, played.c.at)
        rows = rows.join_from(played, _games, here, isouter=True).where(_games.c.n.is_(None))
        rows = rows.order_by(played.c.at, played.c.table_id, played.c.round).limit(1)
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
        return await self._writer.do(_add, (counted, adjust))

    async def adjusted(self, game: str, players: Collection[str]) -> dict[str, Rating]:
        """What these players are rated, less luck; those who are."""
        check_name("the name of a game", game)
        known = [player for player in players if is_text(player, LONGEST_NAME)]
        return await self._database.read(lambda db: _adjusted(db, game, known))


@one_by_one
def _add(connection: Connection, asked: tuple[Counted, Adjust | None]) -> bool | Exception:
    counted, adjust = asked
    lock(connection, "counted")
    own = (_games.c.table_id == counted.table) & (_games.c.round == counted.round)
    if connection.scalar(select(_games.c.n).where(own)) is not None:
        return False
    after = None
    if adjust is not None and counted.seats:
        before = _adjusted(connection, counted.game, {seat.person for seat in counted.seats})
        try:
            after = adjust(before, _spread(connection, counted.game, counted.players))
        except Exception as error:
            return error
    last = connection.scalar(select(func.max(_games.c.n))) or 0
    of_game = {"table_id": counted.table, "round": counted.round}
    about = {name: getattr(counted, name) for name in ("game", "players", "listed", "at")}
    about |= of_game | {"n": last + 1}
    ratings = after.ratings if after is not None else {}
    told = {
        "formula": counted.formula,
        "mind": counted.mind,
        "surprise": after.surprise if after is not None else None,
    }
    connection.execute(insert(_games), about | told)
    seats = [
        about | {"seat": seat} | _row(each, ratings.get(each.person))
        for seat, each in enumerate(counted.seats)
    ]
    faces = [
        of_game | {"die": die, "face": face, "number": number}
        for die, counts in counted.faces.items()
        for face, number in enumerate(counts)
    ]
    for table, rows in ((_seats, seats), (_fallen, faces)):
        if rows:
            connection.execute(insert(table), rows)
    return True


def _row(fortune: Fortune, rating: Rating | None) -> dict[str, object]:
    names = ("person", "result", "expected", "luck", "variance")
    row: dict[str, object] = {name: getattr(fortune, name) for name in names}
    return row | {
        "mu": rating.mu if rating is not None else None,
        "sigma": rating.sigma if rating is not None else None,
    }


def _adjusted(connection: Connection, game: str, players: Collection[str]) -> dict[str, Rating]:
    own = (_seats.c.game == game) & _seats.c.mu.is_not(None)
    last = select(_seats.c.person, func.max(_seats.c.n), func.count(_seats.c.n.distinct()))
    last = last.where(own, _seats.c.person.in_(list(players))).group_by(_seats.c.person)
    last_of = last.subquery()
    person, n, games = last_of.c
    here = (_seats.c.person == person) & (_seats.c.n == n)
    rows = select(_seats.c.person, _seats.c.mu, _seats.c.sigma, games, _seats.c.at)
    found = connection.execute(rows.join_from(_seats, last_of, here))
    return {player: Rating(*rest) for player, *rest in found}


def _spread(connection: Connection, game: str, players: int) -> Spread:
    rows = select(func.count(), func.coalesce(func.sum(_games.c.surprise), 0.0))
    alike = (_games.c.game == game) & (_games.c.players == players)
    return Spread(*connection.execute(rows.where(alike, _games.c.surprise.is_not(None))).one())
