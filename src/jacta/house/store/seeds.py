"""Seeds: what the dice of a game follow from, each found by what the house has committed to.

They are drawn one by one, and follow from nothing. No backup has those that are not told yet.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import UTC, datetime

from sqlalchemy import Connection, delete, or_, select

from jacta.house.clock import SECOND
from jacta.house.fair import commitment
from jacta.house.store.database.database import Database
from jacta.house.store.database.dialect import upsert
from jacta.house.store.database.schema import challenges, seeds

__all__ = ["StoredSeeds", "add_seeds", "find_told", "forget_untold"]


class StoredSeeds:
    """The seeds of a store; they come into it with whatever commits to them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, commitments: Collection[str]) -> dict[str, bytes]:
        """Those of these seeds that are here, by what was committed to."""
        wanted = select(seeds.c.commitment, seeds.c.seed).where(seeds.c.commitment.in_(commitments))

        def read(connection: Connection) -> dict[str, bytes]:
            return {commitment: bytes(seed) for commitment, seed in connection.execute(wanted)}

        return await self._database.read(read)


def find_told(connection: Connection, now: int) -> list[tuple[bytes, str | None]]:
    """The seeds of days that are over, with their days, and of challenges that are closed; there
    are none in a house of before."""
    has_table, told = connection.dialect.has_table, list[tuple[bytes, str | None]]()
    if has_table(connection, seeds.name):
        over = select(seeds.c.seed, seeds.c.day).where(seeds.c.day < _day_of(now))
        told += [(bytes(seed), day) for seed, day in connection.execute(over)]
    if has_table(connection, challenges.name):
        closed = select(challenges.c.seed).where(challenges.c.seed.is_not(None))
        told += [(bytes.fromhex(seed), None) for seed in connection.scalars(closed)]
    return told


def forget_untold(connection: Connection, now: int) -> None:
    """Leave no seed of a game, of a challenge, or of a day that is not over."""
    untold = or_(seeds.c.day.is_(None), seeds.c.day >= _day_of(now))
    connection.execute(delete(seeds).where(untold))


def _day_of(at: int) -> str:
    return datetime.fromtimestamp(at // SECOND, UTC).date().isoformat()


def add_seeds(connection: Connection, drawn: Iterable[bytes], day: str | None = None) -> None:
    """Store seeds in this transaction."""
    rows = [{"commitment": commitment(seed), "seed": seed, "day": day} for seed in drawn]
    if rows:
        connection.execute(upsert(connection, seeds).values(rows).on_conflict_do_nothing())
