"""Holidays: days are ISO dates, which sort as they follow each other."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from sqlalchemy import Connection, delete, select

from jacta.engine.errors import JactaError
from jacta.house.ids import PersonId
from jacta.house.store.checks import LONGEST_NAME, check_name, is_text
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import upsert
from jacta.house.store.database.writer import Writer, one_by_one

__all__ = ["Holiday", "Holidays"]

_rows = schema.holidays


@dataclass(frozen=True, slots=True, order=True)
class Holiday:
    """Days on which a person's clocks stand still, the first and the last as ISO dates."""

    first: str
    last: str


class Holidays:
    """When people do not play."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database, self._writer = database, writer

    async def add(self, person: PersonId, first: str, last: str) -> None:
        """Be away from the first day to the last, both as ISO dates."""
        await self._writer.do(_add, _days(person, first, last))

    async def remove(self, person: PersonId, first: str, last: str) -> bool:
        """Whether the person was to be away on exactly these days, and is not any more."""
        return await self._writer.do(_remove, _days(person, first, last))

    async def of(self, persons: Collection[PersonId]) -> dict[PersonId, list[Holiday]]:
        """The holidays of each of these people, in their order; [] for none."""
        found: dict[PersonId, list[Holiday]] = {person: [] for person in persons}
        known = [person for person in found if is_text(person, LONGEST_NAME)]
        rows = select(_rows).where(_rows.c.person.in_(known)).order_by(_rows.c.first, _rows.c.last)
        for person, first, last in await self._database.read(lambda db: db.execute(rows).all()):
            found[person].append(Holiday(first, last))
        return found


class _Days(NamedTuple):
    person: PersonId
    first: str
    last: str


def _days(person: PersonId, first: str, last: str) -> _Days:
    check_name("the id of a person", person)
    if not (_is_day(first) and _is_day(last) and first <= last):
        raise JactaError(f"a holiday goes from a date to a later one or the same, not {first!r}")
    return _Days(person, first, last)


def _is_day(text: str) -> bool:
    """Of the forms that Python takes for a date, only 2026-12-31."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


@one_by_one
def _add(connection: Connection, days: _Days) -> None:
    row = upsert(connection, _rows).values(days._asdict())
    connection.execute(row.on_conflict_do_nothing())


@one_by_one
def _remove(connection: Connection, days: _Days) -> bool:
    own = (
        (_rows.c.person == days.person)
        & (_rows.c.first == days.first)
        & (_rows.c.last == days.last)
    )
    return connection.execute(delete(_rows).where(own)).rowcount == 1
