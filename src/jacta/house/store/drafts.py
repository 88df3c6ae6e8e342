"""Drafts in SQL: one row for every seat that has built something."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, select

from jacta.engine.errors import JactaError
from jacta.house.store.database import Database
from jacta.house.store.dialect import upsert
from jacta.house.store.errors import UnknownTable
from jacta.house.store.schema import drafts, tables
from jacta.house.store.values import LONGEST_BODY, Draft, TableId, check_name, check_number
from jacta.house.store.writer import Writer, one_by_one

__all__ = ["SqlDrafts"]


class SqlDrafts:
    """The drafts of a database; an append may drop those of its table."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database, self._writer = database, writer

    async def put(self, table: TableId, seat: int, after: int, actions: Sequence[str]) -> None:
        check_name("the id of a table", table)
        check_number("a seat", seat)
        check_number("the number of an entry", after)
        text = json.dumps(list(actions)) if actions else None
        if text is not None and len(text) > LONGEST_BODY:
            raise JactaError(f"a draft has at most {LONGEST_BODY} characters")
        await self._writer.do(_put, _Put(table, seat, after, text))

    async def of(self, table: TableId) -> dict[int, Draft]:
        check_name("the id of a table", table)
        rows = select(drafts.c.seat, drafts.c.after, drafts.c.actions)
        here = rows.where(drafts.c.table_id == table).order_by(drafts.c.seat)

        def find(connection: Connection) -> dict[int, Draft]:
            return {
                seat: Draft(after, tuple(json.loads(actions)))
                for seat, after, actions in connection.execute(here)
            }

        return await self._database.read(find)


class _Put(NamedTuple):
    """The actions are JSON, which has no character that a database cannot store."""

    table: TableId
    seat: int
    after: int
    actions: str | None


@one_by_one
def _put(connection: Connection, draft: _Put) -> None:
    table, seat, after, actions = draft
    if connection.scalar(select(tables.c.id).where(tables.c.id == table)) is None:
        raise UnknownTable(table)
    if actions is None:
        own = (drafts.c.table_id == table) & (drafts.c.seat == seat)
        connection.execute(delete(drafts).where(own, drafts.c.after <= after))
        return
    row = upsert(connection, drafts).values(table_id=table, seat=seat, after=after, actions=actions)
    connection.execute(
        row.on_conflict_do_update(
            index_elements=["table_id", "seat"],
            set_={"after": row.excluded.after, "actions": row.excluded.actions},
            where=drafts.c.after <= row.excluded.after,
        )
    )
