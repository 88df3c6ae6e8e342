"""Puzzles that people have answered, and what people and puzzles are rated for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Column, Connection, Table, insert, select

from jacta.house.clock import Clock
from jacta.house.ids import PersonId
from jacta.house.store.checks import check_name, check_number
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import lock, upsert
from jacta.house.store.database.writer import Writer, one_by_one

__all__ = ["Answered", "Rate", "StoredPuzzles", "Strength"]

_answers, _puzzlers, _puzzles = schema.puzzle_answers, schema.puzzlers, schema.puzzle_ratings


@dataclass(frozen=True, slots=True)
class Strength:
    """What somebody, or a puzzle, is rated, give or take `deviation`; of so many answers so many
    have solved a puzzle."""

    rating: float
    deviation: float
    answers: int = 0
    solved: int = 0


@dataclass(frozen=True, slots=True)
class Answered:
    """The one answer of somebody to a puzzle that counts: which of its actions, and whether that
    solved it; and what the person was rated before and after it."""

    place: int
    solved: bool
    rating_before: float
    rating: float


# From what somebody and a puzzle were rated, or None for the first time, to what they are then.
Rate: TypeAlias = Callable[[Strength | None, Strength | None], tuple[Strength, Strength, float]]


class StoredPuzzles:
    """Each puzzle counts once for everybody: the first answer stays."""

    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def answer(
        self, game: str, puzzle: str, person: PersonId, place: int, solved: bool, rate: Rate
    ) -> Answered:
        """Keep an answer, and rate both; gives the answer that counts, which may be one of before.

        `rate` is pure, and gives both ratings and what the person's was before.
        """
        check_name("the name of a game", game)
        check_name("the id of a puzzle", puzzle)
        check_name("the id of a person", person)
        check_number("the place of an action", place)
        request = _Answer(game, puzzle, person, place, solved, rate, self._clock.now())
        return await self._writer.do(_answer, request)

    async def answered(self, game: str, person: PersonId) -> dict[str, Answered]:
        """What somebody has answered, by puzzle."""
        check_name("the name of a game", game)
        check_name("the id of a person", person)
        rows = select(_answers.c.puzzle, *_ANSWERED)
        rows = rows.where(_answers.c.person == person, _answers.c.game == game)
        return await self._database.read(
            lambda db: {puzzle: Answered(*rest) for puzzle, *rest in db.execute(rows)}
        )

    async def of_person(self, person: PersonId) -> dict[str, Strength]:
        """What somebody is rated, by the names of the games."""
        check_name("the id of a person", person)
        rows = select(_puzzlers.c.game, *_strength(_puzzlers)).where(_puzzlers.c.person == person)
        return await self._database.read(
            lambda db: {game: Strength(*rest) for game, *rest in db.execute(rows)}
        )

    async def of_puzzles(self, game: str) -> dict[str, Strength]:
        """What the puzzles of a game are rated that somebody has answered."""
        check_name("the name of a game", game)
        rows = select(_puzzles.c.puzzle, *_strength(_puzzles)).where(_puzzles.c.game == game)
        return await self._database.read(
            lambda db: {puzzle: Strength(*rest) for puzzle, *rest in db.execute(rows)}
        )


_ANSWERED = tuple(_answers.c[name] for name in ("place", "solved", "rating_before", "rating"))


class _Answer(NamedTuple):
    """An answer; it comes first what all who rate puzzles of one game wait for in turn."""

    game: str
    puzzle: str
    person: PersonId
    place: int
    solved: bool
    rate: Rate
    at: int


@one_by_one
def _answer(connection: Connection, request: _Answer) -> Answered:
    game, puzzle, person, place, solved, rate, at = request
    lock(connection, f"puzzles {game}")
    own = {"game": game, "puzzle": puzzle, "person": person}
    before = connection.execute(
        select(*_ANSWERED).where(*(_answers.c[name] == value for name, value in own.items()))
    ).first()
    if before is not None:
        return Answered(*before)
    by_person, by_puzzle = {"game": game, "person": person}, {"game": game, "puzzle": puzzle}
    strength, difficulty, was = rate(
        _find(connection, _puzzlers, by_person), _find(connection, _puzzles, by_puzzle)
    )
    _keep(connection, _puzzlers, by_person, strength)
    _keep(connection, _puzzles, by_puzzle, difficulty)
    answered = Answered(place, solved, was, strength.rating)
    kept = {"place": place, "solved": solved, "rating_before": was, "rating": strength.rating}
    connection.execute(insert(_answers).values({**own, **kept, "at": at}))
    return answered


def _find(connection: Connection, table: Table, whose: dict[str, str]) -> Strength | None:
    row = connection.execute(
        select(*_strength(table)).where(*(table.c[name] == value for name, value in whose.items()))
    ).first()
    return Strength(*row) if row is not None else None


def _keep(connection: Connection, table: Table, whose: dict[str, str], strength: Strength) -> None:
    values = {
        "rating": strength.rating,
        "deviation": strength.deviation,
        "answers": strength.answers,
        "solved": strength.solved,
    }
    row = upsert(connection, table).values({**whose, **values})
    connection.execute(row.on_conflict_do_update(index_elements=[*whose], set_=values))


def _strength(table: Table) -> list[Column[Any]]:
    return [table.c[name] for name in ("rating", "deviation", "answers", "solved")]
