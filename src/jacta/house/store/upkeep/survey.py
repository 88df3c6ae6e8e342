"""What a keeper sees of a house: all its tables and people, whoever may see them otherwise."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, func, or_, select

from jacta.house.ids import TableState
from jacta.house.store.database.database import Database
from jacta.house.store.database.schema import chairs, entries, logins, people, tables

__all__ = ["LAST_CHANGE", "PersonSeen", "Survey", "TableSeen"]

# When something last happened at a table. What the lobby has is when its state or chairs changed.
LAST_CHANGE = (
    select(entries.c.at)
    .where(entries.c.table_id == tables.c.id)
    .order_by(entries.c.n.desc())
    .limit(1)
    .correlate(tables)
    .scalar_subquery()
)


@dataclass(frozen=True)
class TableSeen:
    """A table, who has its chairs, and their names; times are in microseconds since 1970."""

    id: str
    game: str | None
    state: str | None
    public: bool
    rated: bool
    created_at: int
    updated_at: int
    people: tuple[str | None, ...]
    names: dict[str, str]


@dataclass(frozen=True)
class PersonSeen:
    """A person, who may have a login, be a bot of a stranger, or have left."""

    id: str
    name: str
    login: str | None
    language: str
    bot: bool
    created_at: int
    left: bool
    tables: int


class Survey:
    """Lists for keepers; nothing is changed by looking."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables(self, states: Collection[TableState] = (), limit: int = 50) -> list[TableSeen]:
        """The tables in these states, or all of them, the last changed first."""
        return await self._database.read(lambda db: _find_tables(db, states, limit))

    async def people(self, part: str = "", limit: int = 50) -> list[PersonSeen]:
        """Those in whose id, name or login a text is, or all of them, the newest first."""
        return await self._database.read(lambda db: _find_people(db, part, limit))


def _find_tables(
    connection: Connection, states: Collection[TableState], limit: int
) -> list[TableSeen]:
    changed = LAST_CHANGE.label("changed_at")
    rows = select(tables, changed).order_by(changed.desc(), tables.c.id).limit(limit)
    if states:
        rows = rows.where(tables.c.state.in_(states))
    found = connection.execute(rows).all()
    seated: dict[str, list[str | None]] = {row.id: [] for row in found}
    taken = select(chairs.c.table_id, chairs.c.person).where(chairs.c.table_id.in_(seated))
    for table, person in connection.execute(taken.order_by(chairs.c.table_id, chairs.c.chair)):
        seated[table].append(person)
    persons = {person for sat in seated.values() for person in sat if person is not None}
    known = select(people.c.id, people.c.name).where(people.c.id.in_(persons))
    names = {id: name for id, name in connection.execute(known) if name}
    return [
        TableSeen(
            row.id,
            row.game,
            row.state,
            bool(row.public),
            bool(row.rated),
            row.created_at,
            row.changed_at or row.created_at,
            tuple(seated[row.id]),
            {who: names[who] for who in seated[row.id] if who is not None and who in names},
        )
        for row in found
    ]


def _find_people(connection: Connection, part: str, limit: int) -> list[PersonSeen]:
    sat = select(func.count()).where(chairs.c.person == people.c.id).scalar_subquery()
    rows = select(people, logins.c.login, sat.label("tables")).join_from(
        people, logins, logins.c.person == people.c.id, isouter=True
    )
    if part:
        named = (people.c.id, people.c.name, logins.c.login)
        rows = rows.where(or_(*(column.icontains(part, autoescape=True) for column in named)))
    rows = rows.order_by(people.c.created_at.desc(), people.c.id).limit(limit)
    return [
        PersonSeen(
            row.id,
            row.name,
            row.login,
            row.language,
            bool(row.bot),
            row.created_at,
            row.deleted_at is not None,
            row.tables,
        )
        for row in connection.execute(rows)
    ]
