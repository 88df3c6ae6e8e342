"""The account of the dice, added up: faces and luck of a person, or of all games that are public.

What is not listed is added up for the person alone who played it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, case, func, select

from jacta.house.ids import PersonId
from jacta.house.store.checks import check_name
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.schema import played

__all__ = ["DiceAccount", "FacesOfGame", "LuckAt", "LuckOf", "LuckOfSeat", "Progress"]

_games, _seats, _fallen = schema.counted, schema.fortunes, schema.fallen
_HOUSE_BOTS = "bot:%"
_alone = _seats.c.players == 1

FacesOfGame = dict[str, dict[str, tuple[int, ...]]]


@dataclass(frozen=True, slots=True)
class LuckOf:
    """The luck of somebody in all games of one kind, with its variance; alone it is points."""

    game: str
    alone: bool
    games: int
    luck: float
    variance: float


@dataclass(frozen=True, slots=True)
class LuckAt:
    """The luck of somebody in one game with others."""

    game: str
    at: int
    luck: float
    variance: float


@dataclass(frozen=True, slots=True)
class LuckOfSeat:
    """The luck of all who had one seat, in the games of so many players."""

    game: str
    players: int
    seat: int
    games: int
    luck: float
    variance: float


@dataclass(frozen=True, slots=True)
class Progress:
    """How many public games are finished, counted, and judged by a mind."""

    finished: int
    counted: int
    judged: int


class DiceAccount:
    """What the counted games of a house add up to."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def faces_of_person(self, person: PersonId, listed_only: bool) -> FacesOfGame:
        """How often each face fell in the games of somebody, by game and die."""
        own = select(played.c.table_id, played.c.round, played.c.game).distinct()
        own = own.where(_is_own(played, person, listed_only))
        return await self._faces(own)

    async def faces_of_house(self) -> FacesOfGame:
        """How often each face fell in all public games, by game and die."""
        return await self._faces(
            select(_games.c.table_id, _games.c.round, _games.c.game).where(_games.c.listed)
        )

    async def luck_of_person(self, person: PersonId, listed_only: bool) -> list[LuckOf]:
        """The luck of somebody by games; those played alone apart."""
        sums = (func.count(), func.sum(_seats.c.luck), func.sum(_seats.c.variance))
        rows = select(_seats.c.game, case((_alone, 1), else_=0).label("alone"), *sums)
        rows = rows.where(_is_own(_seats, person, listed_only)).group_by("game", "alone")
        rows = rows.order_by("game", "alone")
        return await self._database.read(
            lambda db: [LuckOf(game, bool(alone), *rest) for game, alone, *rest in db.execute(rows)]
        )

    async def course_of_person(
        self, person: PersonId, listed_only: bool, limit: int
    ) -> list[LuckAt]:
        """The luck of somebody in the last games with others, the first of them first."""
        rows = select(_seats.c.game, _seats.c.at, _seats.c.luck, _seats.c.variance)
        rows = rows.where(_is_own(_seats, person, listed_only), ~_alone)
        rows = rows.order_by(_seats.c.n.desc(), _seats.c.seat).limit(limit)
        return await self._database.read(
            lambda db: [LuckAt(*row) for row in db.execute(rows)][::-1]
        )

    async def luck_of_seats(self) -> list[LuckOfSeat]:
        """The luck of all who had a seat, in public games with others."""
        of = (_seats.c.game, _seats.c.players, _seats.c.seat)
        sums = (func.count(), func.sum(_seats.c.luck), func.sum(_seats.c.variance))
        rows = select(*of, *sums).where(_seats.c.listed, ~_alone).group_by(*of).order_by(*of)
        return await self._database.read(lambda db: [LuckOfSeat(*row) for row in db.execute(rows)])

    async def luck_of_people(self, least_games: int) -> list[tuple[float, float]]:
        """Of everybody who has so many public games: luck in those with others and its variance.
        The bots of the house are left out."""
        sums = (func.sum(_seats.c.luck), func.sum(_seats.c.variance))
        rows = select(*sums).where(_seats.c.listed, ~_alone, _seats.c.person.not_like(_HOUSE_BOTS))
        rows = rows.group_by(_seats.c.person).having(func.count() >= least_games)
        return await self._database.read(lambda db: [(*row,) for row in db.execute(rows)])

    async def progress(self) -> Progress:
        """How far the account of the public games has come."""
        finished = select(played.c.table_id, played.c.round).where(played.c.listed).distinct()
        all_games = select(func.count()).select_from(finished.subquery())
        mine = select(func.count(), func.count(_games.c.formula)).where(_games.c.listed)
        return await self._database.read(
            lambda db: Progress(db.scalar(all_games) or 0, *db.execute(mine).one())
        )

    async def _faces(self, games: Select[Any]) -> FacesOfGame:
        """How often each face fell in these games, by game and die."""
        own = games.subquery()
        here = (_fallen.c.table_id == own.c.table_id) & (_fallen.c.round == own.c.round)
        of = (own.c.game, _fallen.c.die, _fallen.c.face)
        rows = select(*of, func.sum(_fallen.c.number)).join_from(_fallen, own, here)
        rows = rows.group_by(*of).order_by(*of)
        return await self._database.read(lambda db: _grouped(map(tuple, db.execute(rows))))


def _is_own(table: Any, person: PersonId, listed_only: bool) -> ColumnElement[bool]:
    check_name("the id of a person", person)
    own: ColumnElement[bool] = table.c.person == person
    return own & table.c.listed if listed_only else own


def _grouped(rows: Iterable[tuple[Any, ...]]) -> FacesOfGame:
    found: FacesOfGame = {}
    for game, die, _, number in rows:
        dice = found.setdefault(game, {})
        dice[die] = (*dice.get(die, ()), int(number))
    return found
