"""Keys that sign: the newest does, and older ones are believed for as long as was said."""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy import Connection, delete, insert, or_, select, update

from jacta.house.clock import Clock
from jacta.house.entropy import Entropy, Purpose
from jacta.house.ids import new_id
from jacta.house.store.checks import check_time
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import lock
from jacta.house.store.database.schema import keys
from jacta.house.store.database.writer import Writer, one_by_one

__all__ = ["Key", "Keys"]

_BYTES = 32


@dataclass(frozen=True, slots=True)
class Key:
    """A key of the house; the one that signs has no end yet."""

    id: str
    value: bytes = field(repr=False)
    made_at: int
    good_until: int | None


class Keys:
    """The keys of a store, the same for all processes."""

    def __init__(self, database: Database, writer: Writer, clock: Clock, entropy: Entropy) -> None:
        self._database, self._writer = database, writer
        self._clock, self._entropy = clock, entropy

    async def good(self) -> list[Key]:
        """Those that are believed now, the one that signs first; it is made with the first asking.

        What was signed with a key that is not among them is void.
        """
        now = self._clock.now()
        found = await self._database.read(lambda db: _good(db, now))
        if found:
            return found
        return await self._writer.do(_make, ("keys", self._new(now)))

    async def rotate(self, good_for: int) -> list[Key]:
        """From now on a new key signs; the one that did is good for so many microseconds still."""
        key = self._new(self._clock.now())
        check_time(key.made_at + good_for)
        return await self._writer.do(_rotate, ("keys", key, key.made_at + good_for))

    def _new(self, now: int) -> Key:
        return Key(new_id(self._entropy), self._entropy.take(Purpose.KEY, _BYTES), now, None)


def _good(connection: Connection, now: int) -> list[Key]:
    good = or_(keys.c.good_until.is_(None), keys.c.good_until > now)
    rows = select(keys).where(good).order_by(keys.c.good_until.is_not(None), keys.c.made_at.desc())
    return [
        Key(row.id, bytes(row.value), row.made_at, row.good_until)
        for row in connection.execute(rows)
    ]


@one_by_one
def _make(connection: Connection, request: tuple[str, Key]) -> list[Key]:
    """Of two who make the first key at the same time, both get the one that was stored first."""
    name, key = request
    lock(connection, name)
    if not connection.scalar(select(keys.c.id).where(keys.c.good_until.is_(None))):
        _add(connection, key)
    return _good(connection, key.made_at)


@one_by_one
def _rotate(connection: Connection, request: tuple[str, Key, int]) -> list[Key]:
    name, key, until = request
    lock(connection, name)
    connection.execute(update(keys).where(keys.c.good_until.is_(None)).values(good_until=until))
    connection.execute(delete(keys).where(keys.c.good_until <= key.made_at))
    _add(connection, key)
    return _good(connection, key.made_at)


def _add(connection: Connection, key: Key) -> None:
    row = {"id": key.id, "value": key.value, "made_at": key.made_at, "good_until": None}
    connection.execute(insert(keys).values(row))
