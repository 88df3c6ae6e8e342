"""Whom people ignore: whom they do not want to hear, or to meet."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, TypeAlias

from sqlalchemy import Connection, delete, select

from jacta.house.ids import PersonId
from jacta.house.store.checks import LONGEST_NAME, check_choice, check_name, is_text
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import upsert
from jacta.house.store.database.writer import Writer, one_by_one

__all__ = ["IgnoreKind", "Ignores"]

IgnoreKind: TypeAlias = Literal["mute", "block"]

_rows = schema.ignores


class Ignores:
    """Whom a person does not want to hear (mute), or to meet at all (block)."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database, self._writer = database, writer

    async def set(self, person: PersonId, other: PersonId, kind: IgnoreKind | None) -> None:
        """Ignore somebody in this way from now on; None: no more."""
        check_name("the id of a person", person)
        check_name("the id of a person", other)
        if kind is not None:
            check_choice("a way to ignore somebody", kind, IgnoreKind)
        await self._writer.do(_set, (person, other, kind))

    async def of(self, person: PersonId) -> dict[PersonId, IgnoreKind]:
        """Whom a person ignores."""
        check_name("the id of a person", person)
        rows = select(_rows.c.other, _rows.c.kind).where(_rows.c.person == person)
        rows = rows.order_by(_rows.c.other)
        return await self._database.read(lambda db: dict(db.execute(rows).tuples().all()))

    async def blocks(self, person: PersonId, others: Collection[PersonId]) -> frozenset[PersonId]:
        """Which of the others block this person."""
        check_name("the id of a person", person)
        known = [other for other in others if is_text(other, LONGEST_NAME)]
        rows = select(_rows.c.person).where(
            _rows.c.person.in_(known), _rows.c.other == person, _rows.c.kind == "block"
        )
        return await self._database.read(lambda db: frozenset(db.scalars(rows)))


@one_by_one
def _set(connection: Connection, request: tuple[PersonId, PersonId, IgnoreKind | None]) -> None:
    person, other, kind = request
    if kind is None:
        own = (_rows.c.person == person) & (_rows.c.other == other)
        connection.execute(delete(_rows).where(own))
        return
    row = upsert(connection, _rows).values(person=person, other=other, kind=kind)
    changed = {"kind": row.excluded.kind}
    connection.execute(row.on_conflict_do_update(index_elements=["person", "other"], set_=changed))
