"""Chat: messages numbered by table, and what people report to the keeper."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, case, func, insert, select, update

from jacta.engine.errors import JactaError
from jacta.house.clock import Clock
from jacta.house.entropy import Entropy
from jacta.house.ids import PersonId, TableId, new_id
from jacta.house.store.checks import (
    LONGEST_NAME,
    MOST_ENTRIES,
    check_name,
    check_number,
    check_text,
    is_text,
)
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import lock, upsert
from jacta.house.store.database.schema import messages, reports, tables
from jacta.house.store.database.writer import Writer, one_by_one
from jacta.house.store.errors import UnknownTable

__all__ = ["LONGEST_MESSAGE", "Chat", "ChatMessage", "Report"]

LONGEST_MESSAGE = 10_000


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """What somebody said at a table; a removed one keeps its number and has no text."""

    table: TableId
    n: int
    person: PersonId
    text: str
    at: int
    cause: str | None
    removed: bool


@dataclass(frozen=True, slots=True)
class Report:
    """Somebody asks the keeper to look at a message."""

    id: str
    message: ChatMessage
    by: PersonId
    reason: str
    at: int


class Chat:
    """What is said at a table, numbered from 1."""

    def __init__(self, database: Database, writer: Writer, clock: Clock, entropy: Entropy) -> None:
        self._database, self._writer = database, writer
        self._clock, self._entropy = clock, entropy

    async def say(
        self, table: TableId, person: PersonId, text: str, cause: str | None = None
    ) -> ChatMessage:
        """Store a message; one with the same cause was stored before and is told again.

        UnknownTable.
        """
        check_name("the id of a table", table)
        check_name("the id of a person", person)
        if cause is not None:
            check_name("the id of a message", cause)
        if not is_text(text, LONGEST_MESSAGE):
            raise JactaError(f"a message has 1 to {LONGEST_MESSAGE} characters that can be stored")
        return await self._writer.do(_say, _Say(table, person, text, self._clock.now(), cause))

    async def read(self, table: TableId, after: int = 0, limit: int = 200) -> list[ChatMessage]:
        """The messages after a number, in their order."""
        check_name("the id of a table", table)
        start = min(max(after, 0), MOST_ENTRIES)
        here = (messages.c.table_id == table) & (messages.c.n > start)
        rows = select(messages).where(here).order_by(messages.c.n).limit(limit)
        return await self._database.read(lambda db: [ChatMessage(*row) for row in db.execute(rows)])

    async def recent(self, table: TableId, limit: int = 100) -> list[ChatMessage]:
        """The last messages, in their order."""
        check_name("the id of a table", table)
        here = select(messages).where(messages.c.table_id == table)
        rows = here.order_by(messages.c.n.desc()).limit(limit)
        found = await self._database.read(
            lambda db: [ChatMessage(*row) for row in db.execute(rows)]
        )
        return found[::-1]

    async def heads(self, tables: Collection[TableId]) -> dict[TableId, tuple[int, int]]:
        """The last number of each chat in which something was said, and how much was removed."""
        known = [table for table in tables if is_text(table, LONGEST_NAME)]
        removed = func.sum(case((messages.c.removed, 1), else_=0))
        rows = select(messages.c.table_id, func.max(messages.c.n), removed)
        rows = rows.where(messages.c.table_id.in_(known)).group_by(messages.c.table_id)
        found = await self._database.read(lambda db: db.execute(rows).all())
        return {TableId(table): (last, gone) for table, last, gone in found}

    async def remove(self, table: TableId, n: int) -> bool:
        """Whether there is such a message; its text is deleted, its number stays."""
        check_name("the id of a table", table)
        check_number("the number of a message", n)
        return await self._writer.do(_remove, (table, n))

    async def report(self, table: TableId, n: int, by: PersonId, reason: str) -> bool:
        """Whether there is such a message, for a keeper to look at; a second time adds nothing."""
        check_name("the id of a table", table)
        check_number("the number of a message", n)
        check_name("the id of a person", by)
        check_text("the reason of a report", reason, LONGEST_MESSAGE)
        id, at = new_id(self._entropy), self._clock.now()
        return await self._writer.do(_report, _Report(table, n, by, reason, id, at))

    async def open_reports(self, limit: int = 200) -> list[Report]:
        """What the keeper has not settled, the oldest first."""
        same = (messages.c.table_id == reports.c.table_id) & (messages.c.n == reports.c.n)
        report = reports.c.id, reports.c.reporter, reports.c.reason, reports.c.at
        rows = select(*report, *messages.c).join_from(reports, messages, same)
        rows = rows.where(reports.c.settled_at.is_(None))
        rows = rows.order_by(reports.c.at, reports.c.id).limit(limit)

        def find(connection: Connection) -> list[Report]:
            return [
                Report(id, ChatMessage(*message), by, reason, at)
                for id, by, reason, at, *message in connection.execute(rows)
            ]

        return await self._database.read(find)

    async def settle_report(self, report: str) -> bool:
        """Whether this report was open; it is settled now."""
        check_name("the id of a report", report)
        return await self._writer.do(_settle_report, (report, self._clock.now()))


class _Say(NamedTuple):
    table: TableId
    person: PersonId
    text: str
    at: int
    cause: str | None


class _Report(NamedTuple):
    table: TableId
    n: int
    by: PersonId
    reason: str
    id: str
    at: int


@one_by_one
def _say(connection: Connection, new: _Say) -> ChatMessage:
    table, person, text, at, cause = new
    if connection.scalar(select(tables.c.id).where(tables.c.id == table)) is None:
        raise UnknownTable(table)
    lock(connection, f"chat {table}")
    here = messages.c.table_id == table
    if cause is not None:
        stored = connection.execute(select(messages).where(here, messages.c.cause == cause)).first()
        if stored is not None:
            return ChatMessage(*stored)
    last = connection.scalar(select(func.max(messages.c.n)).where(here)) or 0
    values = (table, last + 1, person, text, at, cause, False)
    row = dict(zip(messages.c.keys(), values, strict=True))
    connection.execute(insert(messages).values(row))
    return ChatMessage(*values)


@one_by_one
def _remove(connection: Connection, request: tuple[TableId, int]) -> bool:
    removed = update(messages).where(_is(*request)).values(text="", removed=True)
    return connection.execute(removed).rowcount == 1


@one_by_one
def _report(connection: Connection, new: _Report) -> bool:
    if connection.scalar(select(messages.c.n).where(_is(new.table, new.n))) is None:
        return False
    row = upsert(connection, reports).values(
        id=new.id,
        table_id=new.table,
        n=new.n,
        reporter=new.by,
        reason=new.reason,
        at=new.at,
    )
    connection.execute(row.on_conflict_do_nothing())
    return True


@one_by_one
def _settle_report(connection: Connection, request: tuple[str, int]) -> bool:
    report, at = request
    still = (reports.c.id == report) & reports.c.settled_at.is_(None)
    settled = update(reports).where(still).values(settled_at=at)
    return connection.execute(settled).rowcount == 1


def _is(table: TableId, n: int) -> ColumnElement[bool]:
    return (messages.c.table_id == table) & (messages.c.n == n)
