"""Sessions: where somebody with an account is signed in, until it is signed out there."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, select, update

from jacta.house.clock import SECOND, Clock
from jacta.house.entropy import Entropy
from jacta.house.ids import PersonId, new_id
from jacta.house.store.checks import LONGEST_NAME, check_name, check_text, check_time, is_text
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import upsert
from jacta.house.store.database.writer import Writer, one_by_one
from jacta.house.store.people.people import hold

__all__ = ["Session", "Sessions"]

_rows = schema.sessions
_TOUCH = 5 * 60 * SECOND
# As long as a cookie counts: one that was ended must not begin again.
_REMEMBERED = 400 * 24 * 60 * 60 * SECOND


@dataclass(frozen=True, slots=True)
class Session:
    """A device on which somebody is signed in, by what its browser calls itself.

    It has been told of all that happened to the account until `told_until`. One that was ended is
    kept as long as its cookie might come back.
    """

    id: str
    person: PersonId
    browser: str
    system: str
    begun_at: int
    used_at: int
    ended_at: int | None
    told_until: int


_SHOWN = [_rows.c[name] for name in Session.__slots__]


class Sessions:
    """Where people are signed in; of the secret in a cookie only a SHA-256 is stored."""

    def __init__(self, database: Database, writer: Writer, clock: Clock, entropy: Entropy) -> None:
        self._database, self._writer = database, writer
        self._clock, self._entropy = clock, entropy

    async def begin(
        self, person: PersonId, hash: str, browser: str, system: str, told_until: int
    ) -> Session:
        """The session whose secret has this hash, begun now unless there is or was one.

        UnknownPerson.
        """
        check_name("the id of a person", person)
        check_name("the hash of a session", hash)
        check_text("the name of a browser", browser, LONGEST_NAME)
        check_text("the name of a system", system, LONGEST_NAME)
        check_time(told_until)
        now, id = self._clock.now(), new_id(self._entropy)
        new = Session(id, person, browser, system, now, now, None, told_until)
        return await self._writer.do(_begin, _New(person, new, hash))

    async def by_hash(self, hash: str) -> Session | None:
        """The session whose secret has this hash, even one that was ended."""
        if not is_text(hash, LONGEST_NAME):
            return None
        rows = select(*_SHOWN).where(_rows.c.hash == hash)
        found = await self._database.read(lambda db: db.execute(rows).first())
        return Session(*found) if found else None

    async def is_on(self, session: str) -> bool:
        """Whether a session was not ended."""
        rows = select(_rows.c.id).where(_rows.c.id == session, _rows.c.ended_at.is_(None))
        return await self._database.read(lambda db: db.scalar(rows)) is not None

    async def of(self, person: PersonId) -> list[Session]:
        """Where a person is signed in, the last used first."""
        check_name("the id of a person", person)
        rows = select(*_SHOWN).where(_rows.c.person == person, _rows.c.ended_at.is_(None))
        rows = rows.order_by(_rows.c.used_at.desc(), _rows.c.id)
        return await self._database.read(lambda db: [Session(*row) for row in db.execute(rows)])

    async def last_ends(self, persons: Collection[PersonId]) -> dict[PersonId, int]:
        """When each of them was last signed out somewhere; whoever never was is left out."""
        rows = select(_rows.c.person, func.max(_rows.c.ended_at))
        rows = rows.where(_rows.c.person.in_(persons), _rows.c.ended_at.is_not(None))
        rows = rows.group_by(_rows.c.person)
        return await self._database.read(lambda db: dict(db.execute(rows).tuples().all()))

    async def touch(self, session: Session) -> None:
        """It is used now; that is noted every few minutes, so that most uses cost no write."""
        now = self._clock.now()
        if now - session.used_at >= _TOUCH:
            await self._writer.do(_change, _Change(session.id, {"used_at": now}))

    async def tell(self, session: str, until: int) -> None:
        """Whoever is signed in there has seen all notices until then."""
        check_name("the id of a session", session)
        check_time(until)
        await self._writer.do(_change, _Change(session, {"told_until": until}))

    async def end(self, person: PersonId, session: str) -> bool:
        """Whether the person was signed in there; it is over now."""
        check_name("the id of a person", person)
        check_name("the id of a session", session)
        which = _rows.c.id == session
        return await self._writer.do(_end, _End(person, which, self._clock.now())) == 1

    async def end_all(self, person: PersonId, but: str | None = None) -> int:
        """In how many places it is over now: everywhere, or everywhere but in one."""
        check_name("the id of a person", person)
        which = _rows.c.id != (but or "")
        return await self._writer.do(_end, _End(person, which, self._clock.now()))


class _New(NamedTuple):
    person: PersonId
    session: Session
    hash: str


class _Change(NamedTuple):
    session: str
    values: dict[str, Any]


class _End(NamedTuple):
    person: PersonId
    which: ColumnElement[bool]
    at: int


@one_by_one
def _begin(connection: Connection, new: _New) -> Session:
    hold(connection, new.person)
    long_ago = new.session.begun_at - _REMEMBERED
    own = _rows.c.person == new.person
    connection.execute(delete(_rows).where(own, _rows.c.used_at < long_ago))
    values = {name: getattr(new.session, name) for name in Session.__slots__}
    row = upsert(connection, _rows).values(**values, hash=new.hash)
    connection.execute(row.on_conflict_do_nothing())
    stored = connection.execute(select(*_SHOWN).where(_rows.c.hash == new.hash)).one()
    return Session(*stored)


@one_by_one
def _change(connection: Connection, change: _Change) -> None:
    connection.execute(update(_rows).where(_rows.c.id == change.session).values(change.values))


@one_by_one
def _end(connection: Connection, request: _End) -> int:
    person, which, at = request
    on = update(_rows).where(_rows.c.person == person, which, _rows.c.ended_at.is_(None))
    return connection.execute(on.values(ended_at=at)).rowcount
