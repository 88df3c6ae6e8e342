"""Bans: who may not come in, a person or an address, why, and until when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

from sqlalchemy import ColumnElement, Connection, delete, or_, select

from jacta.house.clock import Clock
from jacta.house.ids import PersonId
from jacta.house.store.checks import LONGEST_NAME, check_choice, check_name, check_text, check_time
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import upsert
from jacta.house.store.database.writer import Writer, one_by_one

__all__ = ["Ban", "BanKind", "StoredBans"]

BanKind: TypeAlias = Literal["person", "address"]

_rows = schema.bans


@dataclass(frozen=True, slots=True)
class Ban:
    """A person, or an address with all who share it, may not come in; without an end, for good.

    The reason is told to whoever is banned.
    """

    kind: BanKind
    whom: str
    reason: str
    at: int
    until: int | None

    def counts_at(self, now: int) -> bool:
        """Whether it is not over yet."""
        return self.until is None or now < self.until


class StoredBans:
    """The bans of a house; whoever is banned again has the new ban only."""

    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self._clock = database, writer, clock

    async def add(self, kind: BanKind, whom: str, reason: str, lasting: int | None) -> Ban:
        """Ban somebody from now on, for so many microseconds, or for good."""
        check_choice("what is banned", kind, BanKind)
        check_name("who is banned", whom)
        check_text("the reason of a ban", reason, LONGEST_NAME)
        now = self._clock.now()
        until = now + lasting if lasting is not None else None
        if until is not None:
            check_time(until)
        ban = Ban(kind, whom, reason, now, until)
        await self._writer.do(_add, (whom, ban))
        return ban

    async def lift(self, kind: BanKind, whom: str) -> bool:
        """Whether there was such a ban; there is none from now on."""
        check_name("who is banned", whom)
        return await self._writer.do(_lift, _Whom(whom, kind))

    async def all(self) -> list[Ban]:
        """The bans that are not over, the last first."""
        rows = select(_rows).where(self._counts()).order_by(_rows.c.at.desc(), _rows.c.whom)
        return await self._database.read(lambda db: [Ban(*row) for row in db.execute(rows)])

    async def families(self) -> dict[PersonId, PersonId]:
        """The programs and companions of those who are banned, each with its owner."""
        people = schema.people
        banned = (people.c.owner == _rows.c.whom) & (_rows.c.kind == "person") & self._counts()
        rows = select(people.c.id, people.c.owner).join_from(people, _rows, banned)
        return await self._database.read(lambda db: dict(db.execute(rows).tuples().all()))

    def _counts(self) -> ColumnElement[bool]:
        return or_(_rows.c.until.is_(None), _rows.c.until > self._clock.now())


class _Whom(NamedTuple):
    whom: str
    kind: BanKind


@one_by_one
def _add(connection: Connection, request: tuple[str, Ban]) -> None:
    _, ban = request
    values: dict[str, Any] = {name: getattr(ban, name) for name in Ban.__slots__}
    row = upsert(connection, _rows).values(values)
    changed = {name: row.excluded[name] for name in ("reason", "at", "until")}
    connection.execute(row.on_conflict_do_update(index_elements=["kind", "whom"], set_=changed))


@one_by_one
def _lift(connection: Connection, request: _Whom) -> bool:
    found = (_rows.c.kind == request.kind) & (_rows.c.whom == request.whom)
    return connection.execute(delete(_rows).where(found)).rowcount == 1
