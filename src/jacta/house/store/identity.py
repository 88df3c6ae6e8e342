"""Which house this is: one that began here, or a copy, as every backup is one.

A copy is another house: what the former one had in secret for games to come may be known by now,
and it may play on elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from jacta.house.clock import Clock
from jacta.house.entropy import Entropy
from jacta.house.ids import new_id
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import lock
from jacta.house.store.database.schema import houses
from jacta.house.store.database.writer import Writer, one_by_one

__all__ = ["HouseIdentities", "HouseIdentity", "add_copy", "last_identity"]


@dataclass(frozen=True, slots=True)
class HouseIdentity:
    """A house; `copied` counts from how many copies of copies it comes, the last made at `at`."""

    id: str
    at: int
    copied: int


class HouseIdentities:
    """Who a store says that it is."""

    def __init__(self, database: Database, writer: Writer, clock: Clock, entropy: Entropy) -> None:
        self._database, self._writer = database, writer
        self._clock, self._entropy = clock, entropy

    async def current(self) -> HouseIdentity:
        """Which house this is now; a new one gets its id with the first asking."""
        found = await self._database.read(last_identity)
        if found is not None:
            return found
        return await self._writer.do(_found, ("house", new_id(self._entropy), self._clock.now()))


def add_copy(connection: Connection, id: str, at: int) -> None:
    """From now on this is another house than the one that it is a copy of."""
    last = last_identity(connection)
    n = 2 if last is None else last.copied + 2
    connection.execute(insert(houses).values(n=n, id=id, at=at))


def last_identity(connection: Connection) -> HouseIdentity | None:
    """Which house this is now; None where nobody has asked yet."""
    row = connection.execute(select(houses).order_by(houses.c.n.desc()).limit(1)).first()
    return HouseIdentity(row.id, row.at, row.n - 1) if row is not None else None


@one_by_one
def _found(connection: Connection, request: tuple[str, str, int]) -> HouseIdentity:
    """Of two who ask at the same time, both get the one that was stored first."""
    name, id, at = request
    lock(connection, name)
    if last_identity(connection) is None:
        connection.execute(insert(houses).values(n=1, id=id, at=at))
    found = last_identity(connection)
    assert found is not None
    return found
