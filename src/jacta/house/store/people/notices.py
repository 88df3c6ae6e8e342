"""Notices: what happened to an account that its owner should know of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from sqlalchemy import Connection, insert, select

from jacta.house.clock import Clock
from jacta.house.entropy import Entropy
from jacta.house.ids import PersonId, new_id
from jacta.house.store.checks import LONGEST_NAME, check_choice, check_name, check_text
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.writer import Writer, one_by_one
from jacta.house.store.people.people import hold

__all__ = ["Notice", "NoticeKind", "Notices"]

NoticeKind: TypeAlias = Literal[
    "session", "password", "recovered", "codes", "second-factor", "no-second-factor"
]

_rows = schema.notices


@dataclass(frozen=True, slots=True)
class Notice:
    """What was done to an account: when, in which session, and on which device."""

    id: str
    person: PersonId
    kind: NoticeKind
    at: int
    session: str
    browser: str
    system: str


class Notices:
    """What happened to accounts, for as long as there is the account."""

    def __init__(self, database: Database, writer: Writer, clock: Clock, entropy: Entropy) -> None:
        self._database, self._writer = database, writer
        self._clock, self._entropy = clock, entropy

    async def add(
        self, person: PersonId, kind: NoticeKind, session: str, browser: str, system: str
    ) -> None:
        """Something happened to an account just now; UnknownPerson."""
        check_name("the id of a person", person)
        check_choice("the kind of a notice", kind, NoticeKind)
        check_name("the id of a session", session)
        check_text("the name of a browser", browser, LONGEST_NAME)
        check_text("the name of a system", system, LONGEST_NAME)
        id, at = new_id(self._entropy), self._clock.now()
        notice = Notice(id, person, kind, at, session, browser, system)
        await self._writer.do(_add, (person, notice))

    async def of(self, person: PersonId, after: int) -> list[Notice]:
        """What happened to an account after this time, the last first."""
        check_name("the id of a person", person)
        rows = select(_rows).where(_rows.c.person == person, _rows.c.at > after)
        rows = rows.order_by(_rows.c.at.desc(), _rows.c.id)
        return await self._database.read(lambda db: [Notice(*row) for row in db.execute(rows)])


@one_by_one
def _add(connection: Connection, request: tuple[PersonId, Notice]) -> None:
    person, notice = request
    hold(connection, person)
    values = {name: getattr(notice, name) for name in Notice.__slots__}
    connection.execute(insert(_rows).values(values))
