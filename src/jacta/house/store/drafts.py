"""Drafts: one row for every seat that has built something.

The last causes stay with it, so that a message that comes again, even late, changes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import Connection, select

from jacta.engine.errors import JactaError
from jacta.house.ids import TableId
from jacta.house.store.checks import LONGEST_BODY, check_name, check_number
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import is_postgres, upsert
from jacta.house.store.database.schema import drafts, tables
from jacta.house.store.database.sqlite import driver
from jacta.house.store.database.writer import Writer, one_by_one
from jacta.house.store.errors import UnknownTable

__all__ = ["Drafts", "StoredDraft", "drop_drafts"]

_CAUSES_KEPT = 50
_EMPTY = "[]"
_DROP = "DELETE FROM drafts WHERE table_id {asked}"
_DROP_SQLITE = _DROP.format(asked="IN (SELECT value FROM json_each(?))")
_DROP_POSTGRES = _DROP.format(asked="= ANY($1::text[])")


@dataclass(frozen=True, slots=True)
class StoredDraft:
    """Actions that a seat has built and not confirmed, and the entry that they build on."""

    after: int
    actions: tuple[str, ...]


class Drafts:
    """What seats have built and not confirmed; nobody but the seat is to see it."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database, self._writer = database, writer

    async def put(
        self,
        table: TableId,
        seat: int,
        after: int,
        actions: Sequence[str],
        cause: str | None = None,
    ) -> bool:
        """Store the draft of a seat, or none if it is empty; UnknownTable.

        False, and nothing changes, where the seat has a draft that builds on a later entry, or had
        one of the same cause lately.
        """
        check_name("the id of a table", table)
        check_number("a seat", seat)
        check_number("the number of an entry", after)
        if cause is not None:
            check_name("the id of a message", cause)
        text = json.dumps(list(actions))
        if len(text) > LONGEST_BODY:
            raise JactaError(f"a draft has at most {LONGEST_BODY} characters")
        return await self._writer.do(_put, _Put(table, seat, after, text, cause))

    async def of(self, table: TableId) -> dict[int, StoredDraft]:
        """The drafts of a table by seat."""
        check_name("the id of a table", table)
        rows = select(drafts.c.seat, drafts.c.after, drafts.c.actions)
        built = (drafts.c.table_id == table) & (drafts.c.actions != _EMPTY)
        here = rows.where(built).order_by(drafts.c.seat)

        def find(connection: Connection) -> dict[int, StoredDraft]:
            return {
                seat: StoredDraft(after, tuple(json.loads(actions)))
                for seat, after, actions in connection.execute(here)
            }

        return await self._database.read(find)


def drop_drafts(connection: Connection, ids: Collection[TableId]) -> None:
    """Forget all drafts of these tables."""
    if is_postgres(connection):
        connection.exec_driver_sql(_DROP_POSTGRES, (list(ids),))
    else:
        driver(connection).execute(_DROP_SQLITE, (json.dumps(list(ids)),))


class _Put(NamedTuple):
    """The actions are JSON, which has no character that a database cannot store."""

    table: TableId
    seat: int
    after: int
    actions: str
    cause: str | None


@one_by_one
def _put(connection: Connection, draft: _Put) -> bool:
    table, seat, after, actions, cause = draft
    if connection.scalar(select(tables.c.id).where(tables.c.id == table)) is None:
        raise UnknownTable(table)
    own = (drafts.c.table_id == table) & (drafts.c.seat == seat)
    stored = connection.scalar(select(drafts.c.causes).where(own).with_for_update())
    causes = json.loads(stored) if stored is not None else []
    if cause is not None and cause in causes:
        return False
    if cause is not None:
        causes = [*causes, cause][-_CAUSES_KEPT:]
    row = upsert(connection, drafts).values(
        table_id=table, seat=seat, after=after, actions=actions, causes=json.dumps(causes)
    )
    changed = {name: row.excluded[name] for name in ("after", "actions", "causes")}
    newer = row.on_conflict_do_update(
        index_elements=["table_id", "seat"],
        set_=changed,
        where=drafts.c.after <= row.excluded.after,
    )
    return connection.execute(newer.returning(drafts.c.seat)).first() is not None
