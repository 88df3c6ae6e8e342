"""Small houses for the keeper's commands."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, delete, select, update

from jacta.house import store
from jacta.house.ids import PersonId, TableId
from jacta.house.proposals import Proposal
from jacta.house.store.database.address import connected
from jacta.house.store.database.schema import entries
from tests.house.houses import house_of, sit

__all__ = ["Filled", "damage", "fill", "flip_bit", "lose_entry", "state_of"]

ANNA, BEN = PersonId("anna-id"), PersonId("ben-id")


@dataclass(frozen=True)
class Filled:
    """A house with two people, a table where they play, one that is open, and a report."""

    address: str
    running: TableId
    waiting: TableId
    report: str


def fill(address: str | Path) -> Filled:
    """Make a house."""
    return asyncio.run(_fill(str(address)))


def state_of(house: Filled, table: TableId) -> str:
    """The state of a table, as it is stored."""

    async def look() -> str:
        async with store.open(house.address) as kept:
            return (await house_of(kept).table(table)).state

    return asyncio.run(look())


def damage(file: str | Path) -> None:
    """Let the first page of the entries forget its last one, as a bad disk may."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (root,) = connection.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'entries'"
        ).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with open(file, "r+b") as raw:
        cells = (root - 1) * size + 3  # behind the kind of the page and its first free block
        raw.seek(cells)
        count = int.from_bytes(raw.read(2), "big")
        raw.seek(cells)
        raw.write((count - 1).to_bytes(2, "big"))


def lose_entry(address: str | Path, table: TableId, n: int = 2) -> None:
    """Take an entry out of the log of a table."""

    async def lose() -> None:
        async with connected(address) as database:
            gone = delete(entries).where(entries.c.table_id == table, entries.c.n == n)
            await database.write(lambda db: db.execute(gone) and None)

    asyncio.run(lose())


def flip_bit(address: str | Path, table: TableId, n: int = 2) -> None:
    """Change one bit of the body of an entry, behind the back of the store."""

    def flip(connection: Connection) -> None:
        here = (entries.c.table_id == table) & (entries.c.n == n)
        body = connection.scalar(select(entries.c.body).where(here)) or ""
        other = f"{body[:-2]}{chr(ord(body[-2]) ^ 1)}{body[-1]}"
        connection.execute(update(entries).where(here).values(body=other))

    async def change() -> None:
        async with connected(address) as database:
            await database.write(flip)

    asyncio.run(change())


async def _fill(address: str) -> Filled:
    async with store.open(address) as kept:
        await kept.people.ensure(ANNA, "Anna", "en")
        await kept.people.ensure(BEN, "Ben the\x1b[2J Bold", "de")
        await kept.people.register(BEN, "ben", "a hash", [])
        house = house_of(kept)
        running = await house.open(ANNA, Proposal("wurfel-express", 2))
        await sit(house, running, ANNA, 0)
        await sit(house, running, BEN, 1)
        waiting = await house.open(BEN, Proposal("wurfel-express", 2, public=True))
        said = await kept.chat.say(running, BEN, "something rude")
        await kept.chat.report(running, said.n, ANNA, "not nice")
        (report,) = await kept.chat.open_reports()
        return Filled(address, running, waiting, report.id)
