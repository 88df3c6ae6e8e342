"""Deeds: what the keeper has done in the house, or has begun to do."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from jacta.house.clock import Clock
from jacta.house.entropy import Entropy
from jacta.house.ids import new_id
from jacta.house.store.checks import check_name, check_text
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.writer import Writer, one_by_one

__all__ = ["Deed", "Deeds"]

_LONGEST = 2000
_rows = schema.deeds


@dataclass(frozen=True, slots=True)
class Deed:
    """A command of the keeper: when, who gave it, what it was, why, and whether it was done."""

    id: str
    at: int
    who: str
    what: str
    why: str
    done: bool


class Deeds:
    """The log of the keeper's commands: each is written before it is carried out."""

    def __init__(self, database: Database, writer: Writer, clock: Clock, entropy: Entropy) -> None:
        self._database, self._writer = database, writer
        self._clock, self._entropy = clock, entropy

    async def begin(self, who: str, what: str, why: str = "") -> str:
        """Note that somebody gives this command; gives the id of the note."""
        check_name("who gives a command", who)
        check_text("a command", what, _LONGEST)
        check_text("the reason of a command", why, _LONGEST)
        deed = Deed(new_id(self._entropy), self._clock.now(), who, what, why, False)
        await self._writer.do(_begin, (deed.id, deed))
        return deed.id

    async def finish(self, id: str) -> None:
        """Note that the command was carried out."""
        check_name("the id of a deed", id)
        await self._writer.do(_finish, (id,))

    async def last(self, limit: int = 50) -> list[Deed]:
        """The last commands, the newest first."""
        rows = select(_rows).order_by(_rows.c.at.desc(), _rows.c.id).limit(limit)
        return await self._database.read(lambda db: [Deed(*row) for row in db.execute(rows)])


@one_by_one
def _begin(connection: Connection, request: tuple[str, Deed]) -> None:
    _, deed = request
    values = {name: getattr(deed, name) for name in Deed.__slots__}
    connection.execute(insert(_rows).values(values))


@one_by_one
def _finish(connection: Connection, request: tuple[str]) -> None:
    connection.execute(update(_rows).where(_rows.c.id == request[0]).values(done=True))
