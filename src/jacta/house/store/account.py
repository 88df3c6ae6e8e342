"""The account of the dice: sums that grow with each game that is counted, and are read as they are.

Faces and luck are added up for each person, public games apart from others, and for public games
for the house too, by seats. What is not public is in the sums of its players alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, case, func, select

from jacta.house.ids import PersonId, TableId
from jacta.house.store.checks import check_name
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import upsert

__all__ = [
    "Counted",
    "DiceAccount",
    "FacesOfGame",
    "Fortune",
    "LuckAt",
    "LuckOf",
    "LuckOfSeat",
    "Progress",
    "add_up",
]

_games, _left, _seats = schema.counted, schema.uncounted, schema.fortunes
_fallen, _luck = schema.fallen, schema.luck
_HOUSE, _SEAT, _BOT = "house:", "seat:", "bot:"
_SUMS = func.sum(_luck.c.games), func.sum(_luck.c.luck), func.sum(_luck.c.variance)

FacesOfGame = dict[str, dict[str, tuple[int, ...]]]


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
    """What one game adds to the account: for those who sat there, as many as sat, what fell; and of
    a game that was judged the fortune of each seat."""

    table: TableId
    round: int
    game: str
    players: int
    listed: bool
    at: int
    people: tuple[PersonId, ...]
    faces: Mapping[str, tuple[int, ...]]
    seats: tuple[Fortune, ...] = ()
    formula: int | None = None
    mind: str | None = None


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
        return await self._faces(_is_of(_fallen, person, listed_only))

    async def faces_of_house(self) -> FacesOfGame:
        """How often each face fell in all public games, by game and die."""
        return await self._faces(_fallen.c.whose == _HOUSE)

    async def luck_of_person(self, person: PersonId, listed_only: bool) -> list[LuckOf]:
        """The luck of somebody by games; those played alone apart."""
        alone = case((_luck.c.players == 1, 1), else_=0).label("alone")
        rows = select(_luck.c.game, alone, *_SUMS).where(_is_of(_luck, person, listed_only))
        rows = rows.group_by("game", "alone").order_by("game", "alone")
        return await self._database.read(
            lambda db: [LuckOf(game, bool(alone), *rest) for game, alone, *rest in db.execute(rows)]
        )

    async def course_of_person(
        self, person: PersonId, listed_only: bool, limit: int
    ) -> list[LuckAt]:
        """The luck of somebody in the last games with others, the first of them first."""
        rows = select(_seats.c.game, _seats.c.at, _seats.c.luck, _seats.c.variance)
        rows = rows.where(_seats.c.person == person, _seats.c.players > 1)
        if listed_only:
            rows = rows.where(_seats.c.listed)
        rows = rows.order_by(_seats.c.n.desc(), _seats.c.seat).limit(limit)
        return await self._database.read(
            lambda db: [LuckAt(*row) for row in db.execute(rows)][::-1]
        )

    async def luck_of_seats(self) -> list[LuckOfSeat]:
        """The luck of all who had a seat, in public games with others."""
        rows = select(_luck).where(_luck.c.whose.like(f"{_SEAT}%"), _luck.c.players > 1)
        rows = rows.order_by(_luck.c.game, _luck.c.players, _luck.c.whose)

        def find(connection: Connection) -> list[LuckOfSeat]:
            return [
                LuckOfSeat(game, players, int(whose.removeprefix(_SEAT)), *rest)
                for whose, _, game, players, *rest in connection.execute(rows)
            ]

        return await self._database.read(find)

    async def luck_of_people(self, least_games: int) -> list[tuple[float, float]]:
        """Of everybody who has so many public games: luck in those with others and its variance.
        The bots of the house are left out."""
        _, luck, variance = _SUMS
        rows = select(luck, variance).where(_luck.c.listed, _luck.c.players > 1)
        rows = rows.where(*(_luck.c.whose.not_like(f"{each}%") for each in (_SEAT, _BOT)))
        rows = rows.group_by(_luck.c.whose).having(func.sum(_luck.c.games) >= least_games)
        return await self._database.read(lambda db: [(*row,) for row in db.execute(rows)])

    async def progress(self) -> Progress:
        """How far the account of the public games has come."""
        waiting = select(func.count()).where(_left.c.listed)
        here = select(func.count(), func.count(_games.c.formula)).where(_games.c.listed)

        def find(connection: Connection) -> Progress:
            counted, judged = connection.execute(here).one()
            return Progress(counted + (connection.scalar(waiting) or 0), counted, judged)

        return await self._database.read(find)

    async def _faces(self, which: ColumnElement[bool]) -> FacesOfGame:
        """How often each face fell, by game and die."""
        of = (_fallen.c.game, _fallen.c.die, _fallen.c.face)
        rows = select(*of, func.sum(_fallen.c.number)).where(which).group_by(*of).order_by(*of)
        return await self._database.read(lambda db: _grouped(map(tuple, db.execute(rows))))


def add_up(connection: Connection, counted: Counted) -> None:
    """Add a game to the sums of its players and, if it is public, to those of the house."""
    about = {"listed": counted.listed, "game": counted.game}
    whose = {*counted.people, _HOUSE} if counted.listed else set(counted.people)
    faces = [
        about | {"whose": each, "die": die, "face": face, "number": number}
        for each in sorted(whose)
        for die, counts in sorted(counted.faces.items())
        for face, number in enumerate(counts)
    ]
    luck = []
    for seat, one in enumerate(counted.seats):
        own = about | {"players": counted.players, "games": 1}
        own |= {"luck": one.luck, "variance": one.variance}
        luck += [
            own | {"whose": each}
            for each in (one.person, *([f"{_SEAT}{seat}"] if counted.listed else []))
        ]
    _grow(connection, _fallen, faces, ("number",))
    _grow(
        connection, _luck, sorted(luck, key=lambda row: row["whose"]), ("games", "luck", "variance")
    )


def _grow(
    connection: Connection, table: Table, rows: list[dict[str, Any]], sums: tuple[str, ...]
) -> None:
    """Add these rows to those that are there with the same key."""
    row = upsert(connection, table)
    grown = {name: table.c[name] + row.excluded[name] for name in sums}
    keys = [column.name for column in table.primary_key]
    if rows:
        connection.execute(row.on_conflict_do_update(index_elements=keys, set_=grown), rows)


def _is_of(table: Table, person: PersonId, listed_only: bool) -> ColumnElement[bool]:
    check_name("the id of a person", person)
    own: ColumnElement[bool] = table.c.whose == person
    return own & table.c.listed if listed_only else own


def _grouped(rows: Iterable[tuple[Any, ...]]) -> FacesOfGame:
    found: FacesOfGame = {}
    for game, die, _, number in rows:
        dice = found.setdefault(game, {})
        dice[die] = (*dice.get(die, ()), int(number))
    return found
