"""Presence: each process says whom it has at which table, and until when that counts."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, or_, select

from jacta.house.clock import Clock
from jacta.house.ids import PersonId, TableId
from jacta.house.store.checks import check_name, check_time
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import upsert
from jacta.house.store.database.writer import Writer, one_by_one

__all__ = ["Presence"]

_rows = schema.presence


class Presence:
    """Who is at which table, as the processes that they are connected to tell it."""

    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def seen(
        self, table: TableId, people: Collection[PersonId], process: str, until: int
    ) -> None:
        """This process has these people at the table, and says so again before that time."""
        check_time(until)
        if people:
            seats = tuple(_seat(table, person, process, until) for person in people)
            await self._writer.do(_seen, seats)

    async def gone(self, table: TableId, person: PersonId, process: str) -> None:
        """This process has the person there no more."""
        await self._writer.do(_gone, _seat(table, person, process, 0))

    async def present(self, table: TableId, now: int) -> set[PersonId]:
        """Those whom any process has at the table."""
        check_name("the id of a table", table)
        check_time(now)
        here = select(_rows.c.person).where(_rows.c.table_id == table, _rows.c.until > now)
        return await self._database.read(lambda db: {PersonId(who) for who in db.scalars(here)})

    async def present_at(
        self, tables: Collection[TableId], now: int
    ) -> dict[TableId, set[PersonId]]:
        """The same of each of these tables."""
        check_time(now)
        rows = select(_rows.c.table_id, _rows.c.person)
        here = rows.where(_rows.c.table_id.in_(tables), _rows.c.until > now)
        found: dict[TableId, set[PersonId]] = {table: set() for table in tables}
        for table, person in await self._database.read(lambda db: db.execute(here).all()):
            found[table].add(person)
        return found

    async def forget_process(self, process: str) -> None:
        """This process has nobody any more; what is over by now is forgotten with it."""
        check_name("the name of a process", process)
        await self._writer.do(_forget, (process, self._clock.now()))


class _Seat(NamedTuple):
    table_id: TableId
    person: PersonId
    process: str
    until: int


def _seat(table: TableId, person: PersonId, process: str, until: int) -> _Seat:
    check_name("the id of a table", table)
    check_name("the id of a person", person)
    check_name("the name of a process", process)
    return _Seat(table, person, process, until)


@one_by_one
def _seen(connection: Connection, seats: tuple[_Seat, ...]) -> None:
    row = upsert(connection, _rows)
    key = ["table_id", "person", "process"]
    later = {"until": row.excluded.until}
    added = row.on_conflict_do_update(index_elements=key, set_=later)
    connection.execute(added, [seat._asdict() for seat in seats])


@one_by_one
def _gone(connection: Connection, seat: _Seat) -> None:
    table, person, process, _ = seat
    own = (_rows.c.table_id == table) & (_rows.c.person == person) & (_rows.c.process == process)
    connection.execute(delete(_rows).where(own))


@one_by_one
def _forget(connection: Connection, request: tuple[str, int]) -> None:
    process, now = request
    over = or_(_rows.c.process == process, _rows.c.until <= now)
    connection.execute(delete(_rows).where(over))
