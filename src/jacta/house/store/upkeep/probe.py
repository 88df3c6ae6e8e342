"""A database asked about itself: how safely it stores, how fast it answers, what time it has."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, func, select, text

from jacta.house.clock import Clock
from jacta.house.store.database.address import connected
from jacta.house.store.database.migration import find_revision
from jacta.house.store.database.schema import metadata, tables
from jacta.house.store.identity import HouseIdentity, last_identity
from jacta.house.store.upkeep.survey import LAST_CHANGE

__all__ = [
    "SQLITE_VERSION",
    "Durability",
    "Server",
    "count_all",
    "find_durability",
    "find_lead",
    "find_newest",
    "find_origin",
    "find_server",
]

T = TypeVar("T")

SQLITE_VERSION: Final = sqlite3.sqlite_version
_ASKED = 10
_SERVER_TIME = "SELECT extract(epoch FROM clock_timestamp()) * 1000000"


@dataclass(frozen=True)
class Durability:
    """How a SQLite file is written: its journal, and from 2 on it is synced at every commit."""

    journal: str
    synchronous: int


@dataclass(frozen=True)
class Server:
    """What a PostgreSQL server says of itself.

    `skew` is how many seconds its clock is ahead of ours, `took` how many milliseconds each of a
    few answers took.
    """

    version: str
    fsync: bool
    full_page_writes: bool
    skew: float
    took: list[float]


async def find_durability(address: str | Path) -> Durability:
    """How the connections of the house write to a SQLite file."""

    def look(connection: Connection) -> Durability:
        journal = str(_ask(connection, "PRAGMA journal_mode"))
        return Durability(journal, int(_ask(connection, "PRAGMA synchronous")))

    return await _read(address, look)


async def find_server(address: str | Path) -> Server:
    """What a PostgreSQL server says of itself."""

    def look(connection: Connection) -> Server:
        took = []
        for _ in range(_ASKED):
            begun = time.perf_counter()
            _ask(connection, "SELECT 1")
            took.append(1000 * (time.perf_counter() - begun))
        there = float(_ask(connection, "SELECT extract(epoch FROM clock_timestamp())"))
        return Server(
            version=str(_ask(connection, "SHOW server_version")),
            fsync=_ask(connection, "SHOW fsync") == "on",
            full_page_writes=_ask(connection, "SHOW full_page_writes") == "on",
            skew=there - time.time(),
            took=took,
        )

    return await _read(address, look)


async def find_lead(address: str | Path, clock: Clock) -> int:
    """By how many microseconds the clock of a PostgreSQL server is ahead of this one, by the
    quickest of a few answers."""

    def look(connection: Connection) -> int:
        answers = []
        for _ in range(_ASKED):
            asked = clock.now()
            there = int(_ask(connection, _SERVER_TIME))
            answered = clock.now()
            answers.append((answered - asked, there - (asked + answered) // 2))
        return min(answers)[1]

    return await _read(address, look)


async def find_newest(address: str | Path) -> int | None:
    """When something last happened at any table, if anything has."""
    changes = select(LAST_CHANGE.label("at")).select_from(tables).subquery()
    return await _read(address, lambda db: db.scalar(select(func.max(changes.c.at))))


async def find_origin(address: str | Path) -> HouseIdentity | None:
    """Which house this is, a copy perhaps; None where nobody has opened it yet."""
    return await _read(address, last_identity)


async def count_all(address: str | Path) -> tuple[str | None, dict[str, int]]:
    """The last migration of a database, and how many rows each of its tables has."""

    def count(connection: Connection) -> tuple[str | None, dict[str, int]]:
        there = set(connection.dialect.get_table_names(connection))
        rows = {
            table.name: connection.scalar(select(func.count()).select_from(table)) or 0
            for table in metadata.sorted_tables
            if table.name in there
        }
        return find_revision(connection), rows

    return await _read(address, count)


async def _read(address: str | Path, query: Callable[[Connection], T]) -> T:
    async with connected(address) as database:
        return await database.read(query)


def _ask(connection: Connection, statement: str) -> Any:
    return connection.execute(text(statement)).scalar()
