"""Secrets: keys that are made once and never leave the house."""

from __future__ import annotations

from sqlalchemy import Connection, select

from jacta.house.entropy import Entropy, Purpose
from jacta.house.store.checks import check_name
from jacta.house.store.database import schema
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import upsert
from jacta.house.store.database.writer import Writer, one_by_one

__all__ = ["Secrets"]

_BYTES = 32


class Secrets:
    """Keys that belong to the database, the same for all processes."""

    def __init__(self, database: Database, writer: Writer, entropy: Entropy) -> None:
        self._database, self._writer, self._entropy = database, writer, entropy

    async def secret(self, name: str) -> bytes:
        """32 random bytes, made when they are first asked for."""
        check_name("the name of a secret", name)
        known = await self._database.read(lambda db: _find(db, name))
        if known is not None:
            return known
        return await self._writer.do(_make, (name, self._entropy.take(Purpose.KEY, _BYTES)))


def _find(connection: Connection, name: str) -> bytes | None:
    value = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
    return connection.scalar(value)


@one_by_one
def _make(connection: Connection, secret: tuple[str, bytes]) -> bytes:
    """Of two who make it at the same time, both get the one that was stored first."""
    name, value = secret
    row = upsert(connection, schema.secrets).values(name=name, value=value)
    connection.execute(row.on_conflict_do_nothing())
    stored = _find(connection, name)
    assert stored is not None
    return stored
