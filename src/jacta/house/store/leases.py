"""Leases: a row says from when on its work may be claimed, and who has it until then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select, update

from jacta.engine.errors import JactaError
from jacta.house.clock import SECOND, Clock
from jacta.house.store.checks import check_name, check_time
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import upsert
from jacta.house.store.database.schema import leases
from jacta.house.store.database.writer import Writer, one_by_one

__all__ = ["LONGEST_LEASE", "Leases", "post_and_end"]

LONGEST_LEASE = 24 * 60 * 60


def post_and_end(connection: Connection, due: Mapping[str, int | None]) -> None:
    """Post what is due at a time, forget what is done with (None), whoever has it."""
    posted = [
        {"name": name, "holder": None, "until": at}
        for name, at in sorted(due.items())
        if at is not None
    ]
    if posted:
        row = upsert(connection, leases)
        changed = {"holder": None, "until": row.excluded.until}
        connection.execute(row.on_conflict_do_update(index_elements=["name"], set_=changed), posted)
    if done := sorted(name for name, at in due.items() if at is None):
        connection.execute(delete(leases).where(leases.c.name.in_(done)))


class _Term(NamedTuple):
    """Somebody wants to have something, or to have it longer."""

    name: str
    holder: str
    now: int
    until: int


class Leases:
    """Work that any process may claim: from when it is due, by one holder at a time.

    A lease saves double work and proves nothing: a holder may be late, and only the log decides
    whose entry counts.
    """

    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def post(self, name: str, at: int) -> None:
        """From this time on the work may be claimed; whoever holds it now holds it no more."""
        check_name("the name of a lease", name)
        check_time(at)
        await self._writer.do(_post, (name, at))

    async def claim(self, name: str, holder: str, seconds: float) -> bool:
        """Whether the holder has it now: it was free, or due, or the holder's own."""
        return await self._writer.do(_claim, self._term(name, holder, seconds))

    async def renew(self, name: str, holder: str, seconds: float) -> bool:
        """Whether the holder has it still, and from now on for so long."""
        return await self._writer.do(_renew, self._term(name, holder, seconds))

    async def release(self, name: str, holder: str) -> bool:
        """The work is done, and its lease forgotten, unless somebody else has it by now."""
        return await self._writer.do(_release, self._term(name, holder, 0))

    async def due(self, prefix: str = "", limit: int = 100) -> list[str]:
        """Names of work that may be claimed now, the longest waiting first."""
        rows = select(leases.c.name).where(
            leases.c.until <= self._clock.now(),
            func.substr(leases.c.name, 1, len(prefix)) == prefix,
        )
        rows = rows.order_by(leases.c.until, leases.c.name).limit(limit)
        return await self._database.read(lambda db: list(db.scalars(rows)))

    async def recall(self, prefixes: Sequence[str], seconds: float) -> None:
        """Make due what lies further ahead than this, of what is held and of these sorts.

        Nobody holds work for so long, or posts such work so early: the clock was set back.
        """
        now = self._clock.now()
        furthest = now + round(seconds * SECOND)
        await self._writer.do(_recall, (now, furthest, tuple(prefixes)))

    def _term(self, name: str, holder: str, seconds: float) -> _Term:
        check_name("the name of a lease", name)
        check_name("the holder of a lease", holder)
        if not 0 <= seconds <= LONGEST_LEASE:
            raise JactaError(f"a lease lasts from 0 to {LONGEST_LEASE} seconds, not {seconds}")
        now = self._clock.now()
        return _Term(name, holder, now, now + round(seconds * SECOND))


def _post(connection: Connection, requests: Sequence[tuple[str, int]]) -> list[Exception | None]:
    post_and_end(connection, dict(requests))
    return [None for _ in requests]


@one_by_one
def _claim(connection: Connection, term: _Term) -> bool:
    row = upsert(connection, leases).values(name=term.name, holder=term.holder, until=term.until)
    claimed = row.on_conflict_do_update(
        index_elements=["name"],
        set_={"holder": row.excluded.holder, "until": row.excluded.until},
        where=or_(leases.c.until <= term.now, leases.c.holder == row.excluded.holder),
    )
    return connection.execute(claimed.returning(leases.c.name)).first() is not None


@one_by_one
def _renew(connection: Connection, term: _Term) -> bool:
    longer = update(leases).where(_held(term), leases.c.until > term.now)
    return connection.execute(longer.values(until=term.until)).rowcount == 1


@one_by_one
def _release(connection: Connection, term: _Term) -> bool:
    return connection.execute(delete(leases).where(_held(term))).rowcount == 1


@one_by_one
def _recall(connection: Connection, asked: tuple[int, int, tuple[str, ...]]) -> None:
    now, furthest, prefixes = asked
    sorts = [func.substr(leases.c.name, 1, len(prefix)) == prefix for prefix in prefixes]
    ahead = update(leases).where(
        leases.c.until > furthest, or_(leases.c.holder.is_not(None), *sorts)
    )
    connection.execute(ahead.values(holder=None, until=now))


def _held(term: _Term) -> ColumnElement[bool]:
    return and_(leases.c.name == term.name, leases.c.holder == term.holder)
