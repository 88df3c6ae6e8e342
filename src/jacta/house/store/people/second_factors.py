"""Second factors: the secret that somebody's authenticator shares with the house."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import Connection, delete, select, update

from jacta.house.clock import Clock
from jacta.house.ids import PersonId
from jacta.house.store.checks import check_name, check_number
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import upsert
from jacta.house.store.database.writer import Writer, one_by_one
from jacta.house.store.people.people import hold

__all__ = ["SecondFactor", "SecondFactors"]

_rows = schema.second_factors


@dataclass(frozen=True, slots=True)
class SecondFactor:
    """The secret of an authenticator, in base 32; it counts once its owner has proved to have it.

    `step` is the last step of time whose code was used: neither that one nor one before it counts
    again.
    """

    person: PersonId
    secret: str
    since: int | None
    step: int


class SecondFactors:
    """The second factors of those who want one."""

    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def propose(self, person: PersonId, secret: str) -> None:
        """This secret is to be proved, and none that was proposed before; UnknownPerson."""
        check_name("the id of a person", person)
        check_name("the secret of a second factor", secret)
        await self._writer.do(_propose, (person, secret))

    async def of(self, person: PersonId) -> SecondFactor | None:
        """That of a person, proved or not."""
        check_name("the id of a person", person)
        rows = select(_rows).where(_rows.c.person == person)
        found = await self._database.read(lambda db: db.execute(rows).first())
        return SecondFactor(*found) if found else None

    async def use(self, person: PersonId, step: int) -> bool:
        """Whether the code of this step was not used before; it is now, and the factor proved."""
        check_name("the id of a person", person)
        check_number("a step of time", step)
        return await self._writer.do(_use, _Use(person, step, self._clock.now()))

    async def remove(self, person: PersonId) -> bool:
        """Whether there was one; there is none from now on."""
        check_name("the id of a person", person)
        return await self._writer.do(_remove, (person,))


class _Use(NamedTuple):
    person: PersonId
    step: int
    at: int


@one_by_one
def _propose(connection: Connection, request: tuple[PersonId, str]) -> None:
    person, secret = request
    hold(connection, person)
    row = upsert(connection, _rows).values(person=person, secret=secret, since=None, step=0)
    changed = {name: row.excluded[name] for name in ("secret", "since", "step")}
    is_unproved = _rows.c.since.is_(None)
    connection.execute(
        row.on_conflict_do_update(index_elements=["person"], set_=changed, where=is_unproved)
    )


@one_by_one
def _use(connection: Connection, request: _Use) -> bool:
    person, step, at = request
    own = (_rows.c.person == person) & (_rows.c.step < step)
    if connection.execute(update(_rows).where(own).values(step=step)).rowcount == 0:
        return False
    first = update(_rows).where(_rows.c.person == person, _rows.c.since.is_(None))
    connection.execute(first.values(since=at))
    return True


@one_by_one
def _remove(connection: Connection, request: tuple[PersonId]) -> bool:
    return connection.execute(delete(_rows).where(_rows.c.person == request[0])).rowcount == 1
