"""All that the store has of a person: to be handed out, or to be erased."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, select, update

from jacta.house.clock import Clock
from jacta.house.ids import PersonId
from jacta.house.store.checks import check_name
from jacta.house.store.database.database import Database
from jacta.house.store.database.schema import (
    adjusted,
    attempts,
    chairs,
    challenge_attempts,
    challenges,
    fallen,
    fortunes,
    holidays,
    ignores,
    likenesses,
    logins,
    luck,
    messages,
    notices,
    people,
    played,
    presence,
    puzzle_answers,
    puzzlers,
    rating_history,
    ratings,
    recovery,
    reports,
    results,
    second_factors,
    sessions,
    tables,
    tokens,
)
from jacta.house.store.database.writer import Writer, one_by_one
from jacta.house.store.errors import UnknownPerson
from jacta.house.store.people.people import find, hold

__all__ = ["Privacy"]

_SECRET = {"hash", "secret"}


class Privacy:
    """All of a person and of the person's own programs and companions; UnknownPerson."""

    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def everything(self, person: PersonId) -> dict[str, object]:
        """All the store has of a person, but no hashes and secrets, ready to be written as JSON.

        It is there under the names of the schema.
        """
        check_name("the id of a person", person)
        found = await self._database.read(lambda db: _collect(db, person))
        if found is None:
            raise UnknownPerson(person)
        return found

    async def erase(self, person: PersonId) -> None:
        """Forget a person and the companions: name, login, tokens, preferences, what they said.

        The logs, results and ratings of the tables they sat at stay, under an id without a name.
        """
        check_name("the id of a person", person)
        await self._writer.do(_erase, (person, self._clock.now()))


def _collect(connection: Connection, id: PersonId) -> dict[str, object] | None:
    person = find(connection, [id]).get(id)
    if person is None:
        return None

    def rows_of(own: ColumnElement[bool], *order: ColumnElement[Any]) -> list[dict[str, object]]:
        """The rows of a table that belong to the family."""
        (source,) = {column.table for column in order}
        shown = [column for column in source.c if column.key not in _SECRET]
        rows = connection.execute(select(*shown).where(own).order_by(*order))
        return [dict(row) for row in rows.mappings()]

    own = select(people.c.id).where(_is_of_family(person.id)).order_by(people.c.id)
    family = list(connection.scalars(own))
    sat = select(tables.c.id, tables.c.game, tables.c.state, tables.c.created_at)
    sat = sat.add_columns(chairs.c.chair, chairs.c.person)
    sat = sat.join_from(tables, chairs, tables.c.id == chairs.c.table_id)
    sat = sat.where(chairs.c.person.in_(family))
    sat = sat.order_by(tables.c.created_at, tables.c.id, chairs.c.chair)
    return {
        "person": asdict(person),
        "companions": rows_of(people.c.owner == person.id, people.c.id),
        "holidays": rows_of(holidays.c.person.in_(family), holidays.c.first, holidays.c.last),
        "ignores": rows_of(ignores.c.person.in_(family), ignores.c.other),
        "sessions": rows_of(sessions.c.person.in_(family), sessions.c.begun_at, sessions.c.id),
        "notices": rows_of(notices.c.person.in_(family), notices.c.at, notices.c.id),
        "second_factors": rows_of(second_factors.c.person.in_(family), second_factors.c.person),
        "tokens": rows_of(tokens.c.person.in_(family), tokens.c.created_at, tokens.c.id),
        "messages": rows_of(messages.c.person.in_(family), messages.c.at, messages.c.table_id),
        "reports": rows_of(reports.c.reporter.in_(family), reports.c.at, reports.c.id),
        "ratings": rows_of(ratings.c.player.in_(family), ratings.c.game),
        "rating_history": rows_of(
            rating_history.c.player.in_(family), rating_history.c.at, rating_history.c.table_id
        ),
        "attempts": rows_of(attempts.c.person.in_(family), attempts.c.day, attempts.c.game),
        "challenges": rows_of(challenges.c.maker.in_(family), challenges.c.made_at),
        "challenge_attempts": rows_of(
            challenge_attempts.c.person.in_(family), challenge_attempts.c.challenge
        ),
        "played": rows_of(played.c.person.in_(family), played.c.at, played.c.table_id),
        "adjusted": rows_of(adjusted.c.player.in_(family), adjusted.c.game, adjusted.c.player),
        "fortunes": rows_of(fortunes.c.person.in_(family), fortunes.c.n, fortunes.c.seat),
        "luck": rows_of(luck.c.whose.in_(family), luck.c.game, luck.c.players),
        "fallen": rows_of(fallen.c.whose.in_(family), fallen.c.game, fallen.c.die, fallen.c.face),
        "results": rows_of(results.c.person.in_(family), results.c.at, results.c.table_id),
        "puzzlers": rows_of(puzzlers.c.person.in_(family), puzzlers.c.game),
        "puzzle_answers": rows_of(
            puzzle_answers.c.person.in_(family), puzzle_answers.c.at, puzzle_answers.c.puzzle
        ),
        "tables": [dict(row) for row in connection.execute(sat).mappings()],
    }


@one_by_one
def _erase(connection: Connection, request: tuple[PersonId, int]) -> None:
    """Leave nothing of a person and the companions but the ids that logs and ratings name.

    What others have chosen about them, such as not to meet them, stays: it is the others'.
    """
    person, at = request
    hold(connection, person)
    family = select(people.c.id).where(_is_of_family(person))
    gone = list(connection.scalars(family.order_by(people.c.id).with_for_update()))
    for own in (
        logins.c.person,
        recovery.c.person,
        sessions.c.person,
        notices.c.person,
        second_factors.c.person,
        likenesses.c.person,
        tokens.c.person,
        ignores.c.person,
        holidays.c.person,
        presence.c.person,
        attempts.c.person,
        challenge_attempts.c.person,
        results.c.person,
        puzzle_answers.c.person,
        puzzlers.c.person,
    ):
        connection.execute(delete(own.table).where(own.in_(gone)))
    said = update(messages).where(messages.c.person.in_(gone))
    connection.execute(said.values(text="", removed=True))
    connection.execute(update(reports).where(reports.c.reporter.in_(gone)).values(reason=""))
    erased = update(people).where(people.c.id.in_(gone), people.c.deleted_at.is_(None))
    connection.execute(
        erased.values(
            name="",
            language="",
            colour=None,
            shape=None,
            generation=people.c.generation + 1,
            deleted_at=at,
        )
    )


def _is_of_family(person: PersonId) -> ColumnElement[bool]:
    return (people.c.id == person) | (people.c.owner == person)
